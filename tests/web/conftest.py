"""The client and a browser, once for all tests of a process, and a server for each test."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser

from pixcade.server.http import client_files
from pixcade.server.http.client_files import Client, read_client
from tests.server.support.server import Served, serving
from tests.waits import WHOLE
from tests.web.browsing import browsing, chromium
from tests.web.building import built_once

Opened = Callable[[Callable[[Served, Browser], Awaitable[None]]], None]
"""Runs a test with a server that serves the current build, and a browser."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory)


@pytest.fixture(scope="session")
def client(built: Path) -> Client:
    """The page as a server reads it."""
    found = read_client(built)
    assert found is not None
    return found


@pytest.fixture(scope="session")
def browser_loop() -> Iterator[tuple[asyncio.Runner, Browser]]:
    """A browser, and the loop in which it and every server run."""
    chromium()
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        browser = runner.run(stack.enter_async_context(browsing()))
        try:
            yield runner, browser
        finally:
            runner.run(stack.aclose())


@pytest.fixture
def opened(
    client: Client, browser_loop: tuple[asyncio.Runner, Browser], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Opened:
    """Runs a test with a server and a browser."""
    monkeypatch.setattr(client_files, "client", lambda: client)
    runner, browser = browser_loop

    async def main(test: Callable[[Served, Browser], Awaitable[None]]) -> None:
        async with asyncio.timeout(WHOLE), serving(tmp_path / "data", thinking=object()) as served:
            await test(served, browser)

    return lambda test: runner.run(main(test))
