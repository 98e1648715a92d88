"""The page, built once for all tests of a process, and a server and a browser to open it."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser

from pixcade.server.http import client_files
from pixcade.server.http.client_files import Client, read_client
from tests.server.support.server import Served, run, serving
from tests.web.browsing import browsing
from tests.web.building import build, copied

Opened = Callable[[Callable[[Served, Browser], Awaitable[None]]], None]
"""Runs a test with a server that has the page of these sources, and a browser."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page as it is built from the sources of now."""
    return build(copied(tmp_path_factory.mktemp("page")))


@pytest.fixture(scope="session")
def client(built: Path) -> Client:
    """The page as a server reads it."""
    found = read_client(built)
    assert found is not None
    return found


@pytest.fixture
def opened(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """What runs a test with a server and a browser."""
    monkeypatch.setattr(client_files, "client", lambda: client)

    async def main(test: Callable[[Served, Browser], Awaitable[None]]) -> None:
        async with serving(tmp_path / "data", thinking=object()) as served, browsing() as browser:
            await test(served, browser)

    return lambda test: run(main(test))
