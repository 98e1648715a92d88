"""Choices match the rules: every legal move, the right reasons for others, and accurate previews."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pixcade.games import GAMES
from pixcade.games.errors import IllegalMove
from pixcade.games.game import Decision, Event
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.scoring import element_points
from pixcade.games.pixoid.board import Board
from tests.conformance.cases import all_cases, opening
from tests.conformance.test_properties import random_game

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
PIXOID, PIXL = GAMES["pixoid"], GAMES["pixl"]
GAMES_PLAYED = {"pixoid": 60, "pixl": 20}
each_game = pytest.mark.parametrize("game_id", list(GAMES))

Position = tuple[Any, dict[Decision, Any]]
"""A state with the moves played there."""


@cache
def positions(game_id: str) -> tuple[Position, ...]:
    """Every position of some random games with any options, and the starts of the cases."""
    found = [one for seed in range(GAMES_PLAYED[game_id]) for one in random_game(game_id, random.Random(seed))]
    return tuple(one for one in [*found, *written_positions(game_id)] if one[1])


def written_positions(game_id: str) -> Iterator[Position]:
    """Positions of the cases, which cover edge cases of the rules."""
    game = GAMES[game_id]
    for case in all_cases():
        if case.game == game_id and "position" in case.data and "rejected" not in case.data["after"]:
            state = opening(game, case)
            yield state, {one: game.default(state, one) for one in game.deciding(state)}


def decisions(game_id: str, every: int = 1) -> Iterator[tuple[Any, Decision, Any, dict[Decision, Any]]]:
    """The decisions of every nth position: the state, who decides, the choices, and everyone's moves."""
    for state, moves in positions(game_id)[::every]:
        for decision in moves:
            yield state, decision, GAMES[game_id].choices(state, decision), moves


def test_sample_has_thousands_of_decisions() -> None:
    assert len(positions("pixoid")) > 1_500
    assert len(positions("pixl")) > 1_500


def moves_in(choices: dict[str, Any]) -> list[str]:
    """The moves a client could send, in the order of the choices."""
    if choices["kind"] == "place":
        return [one["move"] for one in choices["pix"].values() if "move" in one]
    if choices["kind"] == "program":
        ways = [way for way in choices["directions"].values() if "move" in way]
        return [way["move"].replace("{distance}", str(n)) for way in ways for n in choices["distances"]]
    entries = [entry for moves in choices["hexes"].values() for entry in moves]
    return [entry["move"] for entry in [*entries, choices["port"], choices["pass"]] if "move" in entry]


@each_game
def test_choices_are_the_legal_moves_in_order(game_id: str) -> None:
    game = GAMES[game_id]
    for state, decision, choices, _ in decisions(game_id):
        assert moves_in(choices) == [game.format_move(state, move) for move in game.legal(state, decision)]
        assert choices["default"] == game.format_move(state, game.default(state, decision))


@each_game
def test_choices_depend_only_on_the_public_position(game_id: str) -> None:
    game = GAMES[game_id]
    for state, decision, choices, _ in decisions(game_id, every=5):
        assert json.loads(json.dumps(choices)) == choices
        assert is_plain(choices)
        assert game.choices(game.parse_position(game.format_position(state)), decision) == choices


def is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(one) for key, one in value.items())
    if isinstance(value, list):
        return all(is_plain(one) for one in value)
    return type(value) in (str, int, bool)


@each_game
def test_choices_are_not_modified_by_later_calls(game_id: str) -> None:
    given = [(choices, json.dumps(choices)) for _, _, choices, _ in decisions(game_id, every=3)]
    assert all(json.dumps(choices) == written for choices, written in given)


def rejected(game_id: str, state: Any, moves: dict[Decision, Any]) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        GAMES[game_id].apply(state, moves)
    return error.value


def agrees(reason: dict[str, Any], error: IllegalMove, chosen: dict[str, str]) -> bool:
    """Whether a reason is this error; if it omits the Pix or hex, that is the chosen one."""
    told = reason.get("values", {})
    filled = {name: told.get(name, chosen.get(name)) for name in error.values}
    return (reason["locked"], reason["rule"]) == (error.code, error.rule) and filled == dict(error.values)


# Pixoid


def test_locked_pixoid_choices_have_the_error_of_the_rules() -> None:
    seen = Counter[str]()
    for state, decision, choices, moves in decisions("pixoid"):
        for text, reason, chosen in locked_in_pixoid(state, choices):
            error = rejected("pixoid", state, {**moves, decision: PIXOID.parse_move(state, text)})
            assert agrees(reason, error, chosen), f"{text}: {reason} is not {error}"
            seen[error.code] += 1
    assert set(seen) == {"pixoid.wall-next-to-you", "pixoid.start-pix-taken", "pixoid.no-start-pix"}


def locked_in_pixoid(state: Any, choices: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any], dict[str, str]]]:
    """Every move that isn't a choice, with the reason in the choices and what was chosen."""
    if choices["kind"] == "program":
        for direction, way in choices["directions"].items():
            if "locked" in way:
                yield f"{direction}3", way, {}
        return
    for pix in state.options.board.names:
        one = choices["pix"].get(pix, choices["elsewhere"])
        if "locked" in one:
            yield f"@{pix}", one, {"pix": pix}


def test_bug_runs_the_path_in_its_choices() -> None:
    generator = random.Random(5)
    runs = 0
    for state, decision, choices, moves in decisions("pixoid"):
        if choices["kind"] == "place" or decision == next(iter(moves)):
            continue
        facts: Any = PIXOID.facts(state)
        assert choices["from"] == facts["cubes"][decision.piece]
        for direction, way in choices["directions"].items():
            if "locked" in way:
                continue
            assert set(way) == {"move", "path"}
            distance = generator.choice(choices["distances"])
            move = PIXOID.parse_move(state, f"{direction}{distance}")
            events = PIXOID.apply(state, {**moves, decision: move}).events
            for run in moved(events, decision.piece):
                shown = way["path"][:distance]
                caught = any(decision.piece in by for by in catchers(events))
                assert list(run.values["path"]) == (shown[: run.values["steps"]] if caught else shown)
                runs += 1
    assert runs > 5_000


def catchers(events: tuple[Event, ...], mover: str = "bugs") -> list[Any]:
    return [one.values["by"] for one in events if one.code == "pixoid.caught" and one.values["mover"] == mover]


def moved(events: tuple[Event, ...], piece: str) -> list[Any]:
    return [event for event in events if event.code == "pixoid.moved" and event.values["piece"] == piece]


def test_pixoids_run_goes_as_shown_in_his_choices() -> None:
    ends = Counter[str]()
    for state, decision, choices, moves in decisions("pixoid"):
        if choices["kind"] == "place" or decision != next(iter(moves)):
            continue
        for direction, way in choices["directions"].items():
            for distance in choices["distances"] if "path" in way else ():
                move = PIXOID.parse_move(state, f"{direction}{distance}")
                ends[runs_as_shown(state, {**moves, decision: move}, way, distance)] += 1
    assert set(ends) == {"", "caught", "twelve-cubes"}
    assert min(ends.values()) > 100


def runs_as_shown(state: Any, moves: dict[Decision, Any], way: dict[str, Any], distance: int) -> str:
    """Compare one program's events with its choices; return how Pixoid's run ended before distance or wall."""
    step = PIXOID.apply(state, moves)
    piece = next(iter(moves)).piece
    end = way.get("ends", {"at": len(way["path"])})
    ended = end["at"] < distance and "how" in end
    steps = min(distance, end["at"] + 1)
    assert list(moved(step.events, piece)[0].values["path"]) == way["path"][:steps]
    picked = [event.values["pix"] for event in step.events if event.code == "pixoid.picked-up"]
    assert picked == [way["path"][at] for at in way.get("bonus", []) if at < steps]
    into = catchers(step.events, mover="pixoid")
    assert bool(into) == (ended and end["how"] == "caught")
    bugs_stood = len([event for event in step.events if event.code == "pixoid.moved"]) == 1
    assert bugs_stood == ended
    if into:
        assert list(into[0]) == end["by"]
        assert end.get("scores", list(state.scores)) == list(PIXOID.points(step.state))
        assert ("scores" in end) == (state.options.game != "short")
    elif ended:
        outcome = PIXOID.outcome(step.state)
        assert outcome is not None
        assert outcome.reason == end["how"]
    return end["how"] if ended else ""


def test_custom_board_is_not_confused_with_its_layout() -> None:
    options = replace(PIXOID.configure({}, seed=3))
    joined = frozenset((pix, pix + 1) for pix in range(100) if pix % 10 < 9)
    corridors = Board("corridors", 10, joined, options.board.starts, options.board.bonus)
    state = PIXOID.start(options)._replace(cubes=(0, 13, 57, 99))
    usual = PIXOID.choices(state, PIXOID.deciding(state)[1])
    object.__setattr__(options, "board", corridors)
    shown: Any = PIXOID.choices(state, PIXOID.deciding(state)[1])
    assert shown != usual
    assert shown["directions"]["D"]["path"] == ["b5", "b6", "b7", "b8", "b9", "b10"]
    assert shown["directions"]["L"]["locked"] == "pixoid.wall-next-to-you"


# Pixl


def entries(choices: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every move with its consequences, combined as clients do."""
    for moves in choices["hexes"].values():
        for entry in moves:
            yield entry if "points" in entry else {**choices["usual"], **entry}
    yield from (entry for entry in (choices["port"], choices["pass"]) if "move" in entry)


def test_pixl_previews_match_the_moves() -> None:
    seen = Counter[str]()
    for state, decision, choices, _ in decisions("pixl"):
        assert shown_standing(choices) == standing(state)
        for entry in entries(choices):
            step = PIXL.apply(state, {decision: PIXL.parse_move(state, entry["move"])})
            told = [{"code": event.code, "values": event.values} for event in step.events[1:]]
            assert entry.get("events", []) == json.loads(json.dumps(told))
            assert entry.get("converts", []) == converted(state, step.state, entry["move"])
            assert entry["cost"] == state.supply[state.mover] - step.state.supply[state.mover]
            assert shown_standing(entry) == standing(step.state)
            seen.update(event.code for event in step.events[1:])
    assert {"pixl.covered", "pixl.replaced", "pixl.imprisoned", "pixl.spared"} < set(seen)
    assert {"pixl.locked", "pixl.unlocked", "pixl.game-over"} < set(seen)


def shown_standing(entry: dict[str, Any]) -> tuple[Any, ...]:
    return entry["supply"], entry["points"], entry["scores"]


def standing(state: Any) -> tuple[Any, ...]:
    points = [sum(parts) for parts in element_points(state)]
    return list(state.supply), points, list(PIXL.points(state))


def converted(before: Any, after: Any, move: str) -> list[str]:
    """Every hex that changed except the move's own: prey, then neutrals, then predators, in board order."""
    relation = before.options.relations[before.mover]
    order = ("prey", "neutral", "predator")
    found = []
    for hex, name in enumerate(before.options.board.names):
        if before.stacks[hex] != after.stacks[hex] and name != move.partition("x")[0]:
            found.append((order.index(relation["fwes".index(before.stacks[hex][-1])]), hex, name))
    return [name for _, _, name in sorted(found)]


def test_choices_without_previews_have_only_moves() -> None:
    for state, decision, full, _ in decisions("pixl", every=5):
        plain: Any = PIXL.choices(state, decision, previews=False)
        assert moves_in(plain) == moves_in(full)
        assert {**plain, "hexes": 0, "port": 0, "pass": 0} == {
            **{name: value for name, value in full.items() if name != "usual"},
            "previews": False, "hexes": 0, "port": 0, "pass": 0,
        }  # fmt: skip
        entries = [plain["port"], plain["pass"], *(one for entry in plain["hexes"].values() for one in entry)]
        assert all(one.keys() == {"move"} or "locked" in one for one in entries)


def test_each_pixl_pick_is_a_separate_move_at_its_hex() -> None:
    picks = 0
    for _, _, choices, _ in decisions("pixl"):
        for name, moves in choices["hexes"].items():
            assert {entry["move"].removeprefix("@").partition("x")[0] for entry in moves} == {name}
            picks = max(picks, len(moves))
    assert picks > 2


def test_locked_pixl_choices_have_the_error_of_the_rules() -> None:
    seen = Counter[str]()
    for state, decision, choices, _ in decisions("pixl", every=2):
        for text, reason, chosen in locked_in_pixl(state, choices):
            error = rejected("pixl", state, {decision: PIXL.parse_move(state, text)})
            assert agrees(reason, error, chosen), f"{text}: {reason} is not {error}"
            seen[error.code] += 1
    assert set(seen) == {
        "pixl.supply-empty", "pixl.hex-occupied", "pixl.not-chained",
        "pixl.port-first", "pixl.port-off-board", "pixl.port-locked", "pixl.port-just-moved",
        "pixl.port-on-gray", "pixl.port-beside-gray", "pixl.port-same-hex", "pixl.port-too-near",
    }  # fmt: skip


def locked_in_pixl(state: Any, choices: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any], dict[str, str]]]:
    """Every move that isn't a choice, with the reason in the choices and the chosen hex."""
    reasons = {hex: one for one in choices["rejected"] for hex in one["hexes"]}
    assert not set(reasons) & set(choices["hexes"])
    codes = [one["locked"] for one in [*choices["rejected"], choices.get("elsewhere")] if one]
    assert len(set(codes)) == len(codes), "a reason is given once"
    for name in state.options.board.names:
        if name not in choices["hexes"]:
            spelt = f"@{name}" if choices["kind"] == "port" else name
            yield spelt, reasons.get(name) or choices["elsewhere"], {"hex": name}
    for text, part in (("@off", "port"), ("pass", "pass")):
        if "locked" in choices[part]:
            yield text, choices[part], {}


def test_element_that_can_only_pass_gets_a_reason() -> None:
    seen = Counter[str]()
    for state, decision, choices, _ in decisions("pixl"):
        only = len(PIXL.legal(state, decision)) == 1 and "move" in choices["pass"]
        assert ("only_pass" in choices) == only
        if only:
            element = ELEMENTS.index(decision.piece)
            port = state.ports[element] is not None
            expected = "no-hex" if port else "no-port-hex"
            assert choices["only_pass"] == (expected if state.supply[element] else "supply")
            seen[choices["only_pass"]] += 1
    assert set(seen) == {"supply", "no-port-hex", "no-hex"}


# Documentation


def examples() -> list[tuple[str, str, str]]:
    """Each documented example: the position, the piece, and the choices."""
    blocks = PAGE.read_text(encoding="utf-8").split("```choices\n")[1:]
    found = []
    for block in blocks:
        position, piece, shown = block.split("\n```")[0].split("\n", 2)
        found.append((position, piece, shown))
    return found


@pytest.mark.parametrize(("position", "piece", "shown"), examples())
def test_documented_examples_match_the_rules(position: str, piece: str, shown: str) -> None:
    game = GAMES[position.split(" ")[0]]
    state = game.parse_position(position)
    decision = next(one for one in game.deciding(state) if one.piece == piece)
    assert json.loads(shown) == game.choices(state, decision)
