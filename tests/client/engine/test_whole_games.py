"""Whole games through the engine, checked at every step from the JSON alone."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.client.engine import outside_pixl, outside_pixoid
from tests.client.engine.dialogue import Talk

Facts = dict[str, Any]


@dataclass(frozen=True)
class Outside:
    """A checker of one game."""

    deciding: Callable[[Facts], list[str]]
    legal: Callable[[Facts, str], list[str]]
    after: Callable[[Facts, dict[str, str]], Facts]
    sensible: Callable[[Facts, str, str], bool]


def mover(facts: Facts) -> list[str]:
    return [] if facts["mover"] is None else [facts["mover"]]


OUTSIDE = {
    "pixoid": Outside(outside_pixoid.deciding, outside_pixoid.legal, outside_pixoid.after, outside_pixoid.sensible),
    "pixl": Outside(mover, outside_pixl.legal, outside_pixl.after, outside_pixl.sensible),
}

OPTIONS = [
    ("pixoid", {}),
    ("pixoid", {"players": "3", "oldest": "2", "controllers": "violet.ember.sky.rose"}),
    ("pixoid", {"game": "short", "contact-cube": "taken"}),
    ("pixoid", {"game": "short", "players": "3"}),
    ("pixl", {"side": "5"}),
    ("pixl", {"side": "5", "players": "3", "conversion": "one"}),
    ("pixl", {"players": "2", "ports": "clear-of-gray", "order": "fire-spirit-earth-water"}),
    ("pixl", {"side": "6", "players": "2", "end": "element", "conversion": "one"}),
]


def chosen(generator: random.Random, checker: Outside, facts: Facts, piece: str) -> str:
    moves = checker.legal(facts, piece)
    liked = [move for move in moves if checker.sensible(facts, piece, move)]
    return generator.choice(liked or moves)


def play_out(talk: Talk, checker: Outside, generator: random.Random) -> list[dict[str, Any]]:
    """Play to the end and return every state on the way."""
    states = [talk.state()]
    while not states[-1]["facts"]["over"]:
        state, facts = states[-1], states[-1]["facts"]
        pieces = checker.deciding(facts)
        assert [one["piece"] for one in state["deciding"]] == pieces
        assert state["legal"] == {piece: checker.legal(facts, piece) for piece in pieces}
        seats = {one["piece"]: one["seat"] for one in state["deciding"]}
        moves = {piece: chosen(generator, checker, facts, piece) for piece in pieces}
        answer = talk.ask("play", moves=moves, seats=seats)
        states.append(talk.state())
        after = states[-1]["facts"]
        expected = checker.after(facts, moves)
        assert {name: after[name] for name in expected} == expected, (state["position"], moves)
        assert answer["state"] == {name: states[-1][name] for name in answer["state"]}
        assert answer["events"]
    return states


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_whole_game_can_be_verified_from_its_json(game: str, options: dict[str, str]) -> None:
    talk = Talk()
    generator = random.Random(20)
    talk.ask("new", game=game, options=options, seed=5)
    states = play_out(talk, OUTSIDE[game], generator)

    last = states[-1]
    assert last["deciding"] == []
    assert last["legal"] == {}
    assert last["outcome"]["winners"]
    assert last["step"] == len(states) - 1
    assert talk.error("play", moves={})["code"] == "core.game-over"
    assert talk.error("legal", piece=states[0]["deciding"][0]["piece"])["code"] == "core.game-over"

    names = [f"Player {seat}" for seat in range(1, last["seats"] + 1)]
    text = talk.ask("save", players=names, date="2026-11-15")["record"]
    other = Talk()
    other.ask("load", record=text)
    assert other.state() == last
    assert other.ask("save")["record"] == text

    for conversation in (talk, other):
        assert conversation.ask("undo")["state"]["position"] == states[-2]["position"]
        assert conversation.state() == states[-2]
        conversation.ask("undo", steps=len(states) - 2)
        assert conversation.state() == states[0]
        assert conversation.error("undo")["code"] == "engine.undo-too-far"


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_position_of_a_game_can_be_set_up(game: str, options: dict[str, str]) -> None:
    talk, other = Talk(), Talk()
    generator = random.Random(21)
    talk.ask("new", game=game, options=options, seed=6)
    checker = OUTSIDE[game]
    for _ in range(25):
        state = talk.state()
        other.ask("position", position=state["position"])
        assert other.state() == state | {"step": 0}
        if not state["deciding"]:
            break
        talk.ask(
            "play",
            moves={one["piece"]: chosen(generator, checker, state["facts"], one["piece"]) for one in state["deciding"]},
        )


def test_game_from_a_position_is_saved_with_it() -> None:
    talk = Talk()
    talk.ask("new", game="pixl", options={"players": "3"})
    for element, hex in (("fire", "@g7"), ("water", "@d7"), ("earth", "@j7")):
        talk.ask("play", moves={element: hex})
    talk.ask("position", position=talk.state("position")["position"])
    talk.ask("play", moves={"fire": "g8"})
    state = talk.state()
    text = talk.ask("save")["record"]
    assert "\nstart = pixl " in text
    talk.ask("load", record=text)
    assert talk.state() == state
    talk.ask("undo")
    assert talk.state("step", "position") == {"step": 0, "position": "pixl players=3 turn=3 fire@g7 water@d7 earth@j7"}


def test_server_notes_are_removed_with_undone_steps() -> None:
    talk = Talk()
    talk.ask("new", game="pixl", options={"players": "3"})
    for element, hex in (("fire", "@g7"), ("water", "@d7")):
        talk.ask("play", moves={element: hex})
    text = talk.ask("save")["record"] + "\n[server]\n1 fire milliseconds=500\n2 water default\n"
    talk.ask("load", record=text)
    assert talk.ask("save")["record"] == text
    talk.ask("undo")
    talk.ask("play", moves={"water": "@d7"})
    assert talk.ask("save")["record"] == text.replace("2 water default\n", "")
