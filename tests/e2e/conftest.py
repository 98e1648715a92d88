"""One browser and one event loop for all tests of a process, and a server for each test."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from pixcade.server.http import client_files
from pixcade.server.http.client_files import read_client
from tests.e2e.evening import Evening
from tests.web.browsing import browsing, chromium
from tests.web.building import built_once


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory)


@pytest.fixture(scope="session")
def browsed() -> Iterator[Evening]:
    """A browser, and the loop in which it and every server run."""
    chromium()
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        browser = runner.run(stack.enter_async_context(browsing("--autoplay-policy=no-user-gesture-required")))
        evening = Evening(runner, browser)
        stack.push_async_callback(lambda: evening.bots.close())
        try:
            yield evening
        finally:
            runner.run(stack.aclose())


@pytest.fixture
def evening(browsed: Evening, built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Runs a test with a server that serves the current build of the client."""
    found = read_client(built_page)
    assert found is not None
    monkeypatch.setattr(client_files, "client", lambda: found)
    browsed.folder = tmp_path / "data"
    browsed.names = ["pixcade.lan.test"]
    return browsed
