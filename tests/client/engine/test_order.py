"""The orders and owners that docs/engine.md promises: of legal moves, of locks, of prisoners, of the spare piece."""

import random
from itertools import product

import pytest

from pixcade.games import GAMES
from tests.client.engine.dialogue import Talk
from tests.conformance.test_properties import random_game

DIRECTIONS = "UDLR"


def place_of(name: str) -> tuple[str, int]:
    """A Pix or a hex by its letter and its number."""
    return name[0], int(name[1:])


def order_of(move: str) -> tuple[object, ...]:
    """Where a move of Pixl stands in the documented order."""
    if move == "pass":
        return (2,)
    if move == "@off":
        return (1,)
    hex, _, victim = move.removeprefix("@").partition("x")
    return (0, place_of(hex), place_of(victim) if victim else ())


@pytest.mark.parametrize("seed", range(6))
def test_pixoid_moves_are_sorted_by_pix_or_direction(seed: int) -> None:
    game = GAMES["pixoid"]
    for state, moves in random_game("pixoid", random.Random(seed)):
        for decision in moves:
            legal = [game.format_move(state, move) for move in game.legal(state, decision)]
            if legal[0].startswith("@"):
                assert legal == sorted(legal, key=lambda move: place_of(move[1:]))
            else:
                ways = [way for way in DIRECTIONS if f"{way}1" in legal]
                assert legal == [f"{way}{distance}" for way, distance in product(ways, range(1, 10))]


@pytest.mark.parametrize("seed", range(8))
def test_pixl_moves_are_in_board_order_then_port_then_pass(seed: int) -> None:
    game = GAMES["pixl"]
    for state, moves in random_game("pixl", random.Random(seed)):
        for decision in moves:
            legal = [game.format_move(state, move) for move in game.legal(state, decision)]
            assert legal == sorted(legal, key=order_of)


def test_legal_lists_pieces_in_deciding_order_from_pixoid() -> None:
    talk = Talk()
    talk.ask("position", position="pixoid p1-1A.2A.3A.4A players=3 oldest=2 taken=1 amber@c2 sky@e5 rose@h7 mint@b6")
    state = talk.state("deciding", "legal")
    # sky is Pixoid, rose on its left comes first, then amber, the spare one last; amber holds it in turn 2 (P7.2)
    assert [(one["piece"], one["seat"]) for one in state["deciding"]] == [
        ("sky", 2), ("rose", 3), ("amber", 1), ("mint", 1),
    ]  # fmt: skip
    assert list(state["legal"]) == ["sky", "rose", "amber", "mint"]


def test_locked_by_has_a_fixed_element_order() -> None:
    talk = Talk()
    talk.ask(
        "position",
        position="pixl order=fire-spirit-earth-water turn=40 fire@g7 water@c9 earth@k5 spirit@g10 "
        "stacks=f7:s.f8:w.g6:s.g8:w.h6:s.h7:w",
    )
    facts = talk.state("facts.locked_by", "facts.order")["facts"]
    assert facts["order"] == ["fire", "spirit", "earth", "water"]
    assert facts["locked_by"] == {"fire": ["water", "spirit"], "water": [], "earth": [], "spirit": []}
    error = talk.error("play", moves={"fire": "@off"})
    assert (error["code"], error["values"]["by"]) == ("pixl.port-locked", "water, spirit")


def test_prisoners_count_for_the_captor_from_its_predator() -> None:
    talk = Talk()
    talk.ask("position", position="pixl players=3 turn=9 fire@g7 water@d7 earth@j7 stacks=e7:w.f7:w.f8:f.i7:e.j6:e")
    before = talk.state("facts.supply", "facts.relations")["facts"]
    assert before["relations"]["fire"]["water"] == "predator"
    events = talk.ask("play", moves={"fire": "e8"})["events"]
    assert [event["values"]["victim"] for event in events if event["code"] == "pixl.imprisoned"] == ["water"]
    after = talk.state("facts.prisoners", "facts.supply", "facts.points")["facts"]
    assert after["prisoners"] == {"fire": 1, "water": 0, "earth": 0}
    assert after["supply"]["water"] == before["supply"]["water"]  # it never comes back
    assert after["points"]["fire"]["prisoners"] == 1  # X6.2


def test_spare_piece_starts_left_of_pixoid_and_alternates() -> None:
    talk = Talk()
    talk.ask("new", game="pixoid", options={"players": "3", "layout": "p1-1A.2A.3A.4A"})
    assert talk.state("facts.holders", "facts.turn")["facts"] == {
        "turn": 1,
        "holders": {"amber": 1, "sky": 2, "rose": 3, "mint": 2},
    }
    for piece, pix in {"amber": "c1", "sky": "h1", "rose": "h8", "mint": "b8"}.items():
        talk.ask("play", moves={piece: f"@{pix}"})
    told = []
    for turn, programs in ((1, "D2 L2 U1 U2"), (2, "R1 D1 U1 D1")):
        facts = talk.state("facts.holders", "facts.turn")["facts"]
        assert facts["turn"] == turn
        told.append(facts["holders"]["mint"])
        answer = talk.ask("play", moves=dict(zip(("amber", "sky", "rose", "mint"), programs.split(), strict=True)))
        passed = [event["values"] for event in answer["events"] if event["code"] == "pixoid.spare-passed"]
        assert passed == [{"piece": "mint", "seat": 5 - told[-1]}]  # seats 2 and 3
    assert told == [2, 3]


def test_new_round_gives_spare_piece_to_left_of_new_pixoid() -> None:
    talk = Talk()
    talk.ask("position", position="pixoid p1-1A.2A.3A.4A players=3 taken=1 amber@e1 sky@f1 rose@h8 mint@e4")
    assert talk.state("facts.holders")["facts"]["holders"]["mint"] == 3
    events = talk.ask("play", moves={"amber": "D9", "sky": "R1", "rose": "U1", "mint": "U2"})["events"]
    assert [event["code"] for event in events][-2:] == ["pixoid.round-over", "pixoid.round-began"]
    assert not [event for event in events if event["code"] == "pixoid.spare-passed"]
    assert talk.state("facts.holders")["facts"]["holders"]["mint"] == 3  # sky is Pixoid, rose sits on its left (P7.3)


def test_state_change_returns_the_requested_parts() -> None:
    talk = Talk()
    assert list(talk.ask("new", game="pixl", only=["legal", "step"])["state"]) == ["step", "legal"]
    answer = talk.ask("play", moves={"fire": "@g7"}, only=["legal", "deciding"])
    assert answer["state"]["legal"] == talk.state("legal")["legal"]
    assert answer["state"]["deciding"] == [{"piece": "water", "seat": 2}]
    record = talk.ask("save")["record"]
    assert talk.ask("undo", only=["step"])["state"] == {"step": 0}
    assert talk.ask("load", record=record, only=["step"])["state"] == {"step": 1}
    assert talk.ask("position", position="pixl turn=1 fire@g7", only=["step"])["state"] == {"step": 0}


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("new", {"game": "pixoid"}),
        ("play", {"moves": {"water": "@c9"}}),
        ("undo", {}),
        ("position", {"position": "pixl"}),
        ("load", {"record": ""}),
    ],
)
def test_unknown_part_changes_nothing(do: str, fields: dict[str, object]) -> None:
    talk = Talk()
    talk.ask("new", game="pixl")
    talk.ask("play", moves={"fire": "@g7"})
    if do == "load":
        fields = {"record": talk.ask("save")["record"]}
        talk.ask("play", moves={"water": "@c9"})
    before = talk.state("step", "position")
    error = talk.error(do, **fields, only=["step", "facts.nothing"])
    assert (error["code"], error["values"]["name"]) == ("engine.unknown-part", "facts.nothing")
    assert talk.state("step", "position") == before


def test_impossibility_reasons_are_returned_only_on_request() -> None:
    talk = Talk()
    talk.ask("position", position="pixl turn=100 fire@g7 water@c9 earth@k5 spirit@g10")
    assert "unreachable" not in talk.ask("state")["state"]
    told = talk.state("unreachable")["unreachable"]
    assert [(one["code"], one["values"]["what"]) for one in told] == [
        ("core.position-unreachable", "last-move"),
        ("core.position-unreachable", "many-turns"),
    ]
