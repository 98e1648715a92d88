"""Guides for contributors name files that exist, and the games name parts that can be loaded."""

import re
from itertools import product
from pathlib import Path

import pytest

from pixcade.games import BUILT_IN
from pixcade.games.parts import GameParts, loaded
from pixcade.locales import languages

ROOT = Path(__file__).parents[1]
PATH = re.compile(r"`((?:src|tests|docs|fixtures|web)/[\w./<>-]+)`")


@pytest.mark.parametrize("guide", ["contributing.md", "extending.md"])
def test_guide_names_files_that_exist(guide: str) -> None:
    for path in PATH.findall((ROOT / "docs" / guide).read_text(encoding="utf-8")):
        for game, language in product([parts.id for parts in BUILT_IN], languages()):
            meant = path.replace("<id>", game).replace("<language>", language)
            assert (ROOT / meant).exists(), f"{guide}: {meant}"


def test_source_names_pages_that_exist() -> None:
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "src/pixcade/locales").rglob("*.ftl"), ROOT / "run.py"]:
        for page in re.findall(r"\bdocs/[\w/-]+\.\w+", path.read_text(encoding="utf-8")):
            assert (ROOT / page).exists(), f"{path.name}: {page}"


@pytest.mark.parametrize("parts", BUILT_IN, ids=[parts.id for parts in BUILT_IN])
def test_our_games_name_parts_that_can_be_loaded(parts: GameParts) -> None:
    for reference in (parts.bots, parts.contest, parts.view):
        assert loaded(reference) is not None
