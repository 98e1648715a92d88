"""The static site, built once for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pixcade.bots.pixl import plain_search
from tests.local.device import PLAYOUTS
from tests.local.sites import Site, built, file_server
from tests.web.browsing import chromium


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    chromium()
    return built(tmp_path_factory.mktemp("site"))


@pytest.fixture
def site(built_site: Path) -> Iterator[Site]:
    with file_server(built_site) as served:
        yield served


@pytest.fixture
def _plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think as they do without compiled code, and for a short time."""
    monkeypatch.setattr(plain_search, "PLAYOUTS", PLAYOUTS)
    for module in ("pixoid.regret_matching", "pixl.mcts"):
        monkeypatch.setattr(f"pixcade.bots.{module}.game_ready", lambda game: False)
