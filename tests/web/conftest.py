"""The page, built once for all tests of a process."""

from pathlib import Path

import pytest

from pixcade.server.pages import Client, read_client
from tests.web.building import build, copied


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
