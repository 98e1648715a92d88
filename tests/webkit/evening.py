"""An evening with a guest whose phone has WebKit: a server, a network, and the phone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

from pixcade.server.http.client_files import TYPES, Client, File
from tests.e2e.evening import Links, lan
from tests.server.support.server import Served, serving
from tests.waits import WHOLE
from tests.webkit.driving import webkit
from tests.webkit.network import networking
from tests.webkit.phone import UPRIGHT, Phone

Test = Callable[[Served, Phone], Awaitable[None]]


class Fallen(Exception):
    """The browser has ended in the middle of an evening."""


LISTENING = b"""
const complain = (text) => {
  sessionStorage.setItem("complaints", `${sessionStorage.getItem("complaints") ?? ""}${text}\\n`);
};
addEventListener("error", (event) => complain(event.message ?? `missing: ${event.target.outerHTML}`), true);
addEventListener("unhandledrejection", (event) => complain(`rejected: ${event.reason}`));
addEventListener("securitypolicyviolation", (event) => complain(`${event.violatedDirective} ${event.blockedURI}`));
for (const name of ["error", "warn"]) {
  const before = console[name];
  console[name] = (...words) => {
    complain(words.join(" "));
    before(...words);
  };
}
"""
"""The driver doesn't report errors in a page: the page itself has to record them, across reloads, too."""


def listening(client: Client) -> Client:
    """Return a page that remembers its complaints from its first line on."""
    first = '<script src="./complaints.js"></script>\n<meta name="color-scheme"'
    index = client.index.replace('<meta name="color-scheme"', first)
    assert index != client.index
    return replace(client, index=index, files={**client.files, "/complaints.js": File(LISTENING, TYPES[".js"])})


@dataclass
class Evening:
    """The phone's display, and the folder of the test's server."""

    display: str
    folder: Path

    def run(self, test: Test) -> None:
        """Run a test with a server and a phone, on which no error may occur.

        After a browser crash the whole test is repeated once: WebKit was seen to crash on its own, once, in the middle
        of a game that it had played dozens of times. A page that causes a crash does so again.
        """
        try:
            asyncio.run(self.once(test))
        except Fallen as fallen:
            print(f"The browser fell over, and the evening begins again: {fallen.__cause__}")
            asyncio.run(replace(self, folder=self.folder / "again").once(test))

    async def once(self, test: Test) -> None:
        """Run a test, and fail with whatever goes wrong."""
        async with asyncio.timeout(WHOLE), self.serving() as served, self.guest() as phone:
            await test(served, phone)

    @asynccontextmanager
    async def serving(self, **options: Any) -> AsyncIterator[Served]:
        """Run a server that is reached as on a local network, by a name that no browser trusts."""
        links = Links()
        names = ("pixcade.lan.test",)
        async with serving(self.folder / "data", names=names, lan=links, **options) as served:
            links.links = (lan(served),)
            yield served

    @asynccontextmanager
    async def guest(self, *, here: bool = False) -> AsyncIterator[Phone]:
        """Open a phone for a guest, who may have to be on this machine."""
        async with networking() as network:
            with webkit(self.display, self.folder / "phone", network.port, here=here) as driver:
                phone = Phone(driver)
                await phone.measure(*UPRIGHT)
                try:
                    yield phone
                    complaints = await phone.evaluate("return sessionStorage.getItem('complaints')")
                except BaseException as wrong:
                    try:
                        await phone.picture(self.folder / "page.png")
                    except WebDriverException:  # the browser is gone
                        raise Fallen from wrong
                    except HTTPError:
                        raise wrong from None
                    print(f"{driver.current_url} looks like {self.folder / 'page.png'}")
                    raise
        assert complaints is None, complaints
        assert network.rejected == []
