"""A static site behind a plain file server, and pages that show it."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, Popen
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.async_api import BrowserContext, Page

import run as starter
from tests.waits import until_blocking
from tests.web.building import node
from tools.engine.build import build_site

KEPT = "() => navigator.serviceWorker.controller !== null"


def built(folder: Path) -> Path:
    """Build the static site into a new folder; skips the test if packages are missing."""
    node()
    try:
        build_site(folder / "games", "")
    except starter.Failure as failure:  # no connection, and the packages were never fetched
        pytest.skip(str(failure))
    return folder / "games"


@dataclass
class Site:
    """Where it is, and the process that serves it."""

    address: str
    folder: Path
    process: Popen[bytes]

    @property
    def is_served(self) -> bool:
        try:
            urlopen(self.address).close()
        except URLError:
            return False
        return True

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def file_server(folder: Path) -> Iterator[Site]:
    """Serve a folder by `python3 -m http.server`, in a subfolder of its site."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = str(found.getsockname()[1])
    line = [sys.executable, "-m", "http.server", port, "--bind", "127.0.0.1", "-d", str(folder.parent)]
    site = Site(f"http://127.0.0.1:{port}/{folder.name}/", folder, Popen(line, stdout=DEVNULL, stderr=DEVNULL))
    try:
        until_blocking(lambda: site.is_served)
        yield site
    finally:
        site.stop()


async def opened(context: BrowserContext, site: Site) -> Page:
    """Open the front page; once it is kept for times without a connection if the browser can do that."""
    page = await context.new_page()
    await page.goto(site.address)
    await page.wait_for_selector(".device-cards")
    await page.wait_for_function(KEPT)
    return page
