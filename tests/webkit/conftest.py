"""One screen for all tests of a process, and for each a server and a phone of its own."""

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
    """The display on which browsers draw; nobody sees it."""
    program("WebKitWebDriver")
    with screen() as name:
        yield name


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page as it is built from the sources of now."""
    return built_once(tmp_path_factory)


@pytest.fixture
def evening(display: str, built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Runs a test with a server that has the page of these sources."""
    found = read_client(built_page)
    assert found is not None
    monkeypatch.setattr(client_files, "client", lambda: listening(found))
    monkeypatch.setenv("no_proxy", "localhost")  # where the browser's driver is
    return Evening(display, tmp_path)
