"""The guides for whoever adds something name files that are there, and the declaration as it is."""

import re
from dataclasses import fields
from itertools import product
from pathlib import Path

import pytest

from pixcade.core.parts import GameParts, loaded
from pixcade.games import BUILT_IN
from pixcade.words import languages

ROOT = Path(__file__).parents[1]
GUIDES = ("adding-a-game.md", "extending.md")
PATH = re.compile(r"`((?:src|tests|docs|fixtures|web)/[\w./<>-]+)`")


def text_of(guide: str) -> str:
    return (ROOT / "docs" / guide).read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_a_guide_names_is_there(guide: str) -> None:
    named = PATH.findall(text_of(guide))
    assert len(named) > 10
    for path in named:
        for game, language in product([parts.id for parts in BUILT_IN], languages()):
            meant = path.replace("<id>", game).replace("<language>", language)
            assert (ROOT / meant).exists(), f"{guide}: {meant}"


def test_steps_are_numbered_and_every_part_of_a_game_has_one() -> None:
    text = text_of("adding-a-game.md")
    steps = [int(number) for number in re.findall(r"^## (\d+)\. ", text, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    for field in fields(GameParts):
        assert field.name == "game" or f"`GameParts.{field.name}`" in text, field.name


@pytest.mark.parametrize("parts", BUILT_IN, ids=[parts.id for parts in BUILT_IN])
def test_our_games_name_parts_that_can_be_loaded(parts: GameParts) -> None:
    for reference in (parts.bots, parts.contest, parts.view):
        assert loaded(reference) is not None
