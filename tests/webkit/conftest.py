"""One display for all tests of a process, and a server and a phone for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pixcade.server.http import client_files
from pixcade.server.http.client_files import read_client
from tests.web.building import built_once
from tests.webkit.driving import program, screen
from tests.webkit.evening import Evening, listening


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """The virtual display on which browsers draw."""
    program("WebKitWebDriver")
    with screen() as name:
        yield name


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory)


@pytest.fixture
def evening(display: str, built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Runs a test with a server that serves the current build of the client."""
    found = read_client(built_page)
    assert found is not None
    monkeypatch.setattr(client_files, "client", lambda: listening(found))
    monkeypatch.setenv("no_proxy", "localhost")  # for the browser's driver
    return Evening(display, tmp_path)
