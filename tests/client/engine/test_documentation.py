"""docs/engine.md is true, and leaves nothing out."""

import re
from pathlib import Path

import pytest

from pixcade.client.engine.answers import PARTS, SUMMARY
from pixcade.client.engine.requests import REQUESTS
from pixcade.games import GAMES
from tests.client.engine.transcript import PAGE, conversations, replayed

TEXT = PAGE.read_text(encoding="utf-8")
SOURCE = Path(__file__).parents[3] / "src" / "pixcade"
CODE = re.compile(r"[\"`]((?:engine|core|record|pixoid|pixl)\.[a-z0-9-]+)[\"`]")
NEVER_SEEN_FROM_OUTSIDE = {"pixl.no-such-hex", "pixoid.distance-1-to-9"}
"""Notation rejects these before the rules do."""


@pytest.mark.parametrize("conversation", conversations(TEXT))
def test_documented_conversations_go_exactly_like_that(conversation: str) -> None:
    assert replayed(conversation) == conversation


def test_last_conversation_uses_every_request() -> None:
    requests = re.findall(r'^> .*"do": "(\w+)"', conversations(TEXT)[-1], re.MULTILINE)
    assert set(requests) == set(REQUESTS)


def test_documented_codes_match_the_source() -> None:
    folders = [SOURCE / name for name in ("games", "client/engine")]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    used = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert set(CODE.findall(TEXT)) == used - NEVER_SEEN_FROM_OUTSIDE


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_and_option_is_documented(game: str) -> None:
    rules = GAMES[game]
    facts = rules.facts(rules.start(rules.configure({}, seed=0)))
    section = TEXT.split(f"\n## {game.capitalize()}\n")[1].split("\n## ")[0]
    missing = [name for name in [*facts, *(option.name for option in rules.info.options)] if f"`{name}`" not in section]
    assert not missing


def test_every_request_and_state_part_is_documented() -> None:
    assert not [name for name in REQUESTS if f"\n### `{name}`\n" not in TEXT]
    section = TEXT.split("\n## The state\n")[1].split("\n## ")[0]
    assert not [name for name in PARTS if f"| `{name}` |" not in section]
    assert ", ".join(f"`{name}`" for name in SUMMARY) in TEXT
