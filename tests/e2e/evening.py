"""Games in a real browser: a server, and people with separate browser contexts."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Error, ViewportSize

from pixcade.bots.running.pool import Pool
from tests.server.support.server import Served, serving
from tests.waits import LIMIT, WHOLE
from tests.web.browsing import Watched, visiting

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LEAST: ViewportSize = {"width": 320, "height": 640}
HARMLESS = ("net::ERR_ABORTED", "Cross-Origin-Opener-Policy header has been ignored")
"""Errors of requests that a closed page aborts, and Chromium's warning for plain http on a network."""

KEPT = """(kept) => {
  if (location.protocol === "about:" || sessionStorage.getItem("begun")) return;
  sessionStorage.setItem("begun", "yes");
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`pixcade.${name}`, value);
}"""


class Links:
    """A network whose devices reach the server by a name that no browser trusts."""

    def __init__(self) -> None:
        self.links: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        return bool(self.links)

    def link_bases(self) -> tuple[str, ...]:
        return self.links

    async def open(self) -> None:
        """It is open already."""

    async def close(self) -> None:
        """It stays open."""


@dataclass
class Evening:
    """A browser, and the folder of the test's server."""

    runner: asyncio.Runner
    browser: Browser
    bots: Pool = field(default_factory=lambda: Pool(1))
    """Shared by the servers of all tests: to start its process takes longer than most tests."""
    folder: Path = field(default_factory=Path)
    names: list[str | tuple[str, int]] = field(default_factory=list)
    """The server's names besides its own address."""
    pictures: int = 0

    def run(self, test: Callable[[Served], Awaitable[None]], **options: Any) -> None:
        """Run a test with a server."""

        async def main() -> None:
            async with self.serving(**options) as served:
                await test(served)

        self.spend(main())

    def spend(self, main: Coroutine[Any, Any, None]) -> None:
        """Run a test that has its servers itself."""

        async def bounded() -> None:
            try:
                async with asyncio.timeout(WHOLE):
                    await main
            finally:
                if (
                    self.bots.load.thinking
                ):  # a search whose result is no longer needed: the next test would wait for it
                    await self.bots.close()
                    self.bots = Pool(1)

        self.runner.run(bounded())

    @asynccontextmanager
    async def serving(self, **options: Any) -> AsyncIterator[Served]:
        """Run a server on the evening's folder. It is reached by `pixcade.lan.test` too, as on a local network."""
        links = Links()
        options.setdefault("thinking", self.bots)
        async with serving(self.folder, names=self.names, lan=links, **options) as served:
            links.links = (lan(served),)
            yield served

    @asynccontextmanager
    async def person(self, language: str = "en", **options: Any) -> AsyncIterator[Watched]:
        """Open an empty page for a person. `kept` is their device's local storage; other options are the context's."""
        kept = {"level": "easy", "speed": "2", "pace": "brisk", **options.pop("kept", {})}
        options = {"viewport": DESK, "locale": language, **options}
        async with visiting(self.browser, **options) as watched:
            watched.page.set_default_timeout(1000 * LIMIT)
            await watched.page.add_init_script(f"({KEPT})({kept!r})")
            try:
                yield watched
            except BaseException:
                await self.picture(watched)
                raise

    async def picture(self, watched: Watched) -> None:
        """Save a screenshot of a failed page, and report its path."""
        self.pictures += 1
        path = self.folder.parent / f"page-{self.pictures}.png"
        with suppress(Error):
            await watched.page.screenshot(path=path, timeout=5_000)
            print(f"{watched.page.url} looks like {path}; {watched.complaints}")


def lan(served: Served) -> str:
    """Return the address by which other devices of the network reach the server."""
    return f"http://pixcade.lan.test:{served.port}"


async def nothing_wrong(*people: Watched) -> None:
    """Fail if any page has complained of anything."""
    for watched in people:
        faults = [fault for fault in await watched.faults() if not any(one in fault for one in HARMLESS)]
        assert faults == []
