"""Runs the conformance cases in fixtures/cases/; the format is described in fixtures/cases/README.md."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision, Event, Seat
from pixcade.games.pixoid.board import board, layouts, layouts_up_to_rotation
from pixcade.games.position_text import checked_position
from pixcade.table.commands import open_table, sit, start, submit
from pixcade.table.entries import Submitted
from pixcade.table.fold import fold, restore
from pixcade.table.settings import TableSettings

CASES = Path(__file__).parents[2] / "fixtures" / "cases"
KEYS = {"id", "says", "rules", "parts", "position", "options", "moves", "submit", "after"}
AFTER = {
    "position", "rejected", "deciding", "legal", "can", "cannot", "events", "no_events",
    "winners", "points", "reason", "silent", "facts", "layouts",
}  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One case of one game, as in its file."""

    game: str
    data: Mapping[str, Any]

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def rules(self) -> list[str]:
        return list(self.data["rules"])


@cache
def all_cases() -> tuple[Case, ...]:
    found = []
    for path in sorted(CASES.glob("*/*.toml")):
        for data in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            assert set(data) <= KEYS, f"{path.name} {data.get('id')}: unknown key {set(data) - KEYS}"
            assert set(data["after"]) <= AFTER, f"{data['id']}: unknown key in after {set(data['after']) - AFTER}"
            found.append(Case(path.parent.name, data))
    return tuple(found)


def run(case: Case) -> None:
    """Play a case and compare the result with its expectations."""
    game = GAMES[case.game]
    after = case.data["after"]
    state: Any = None
    events: tuple[Event, ...] = ()
    error: PixcadeError | None = None
    try:
        state = opening(game, case)
        for text in case.data.get("moves", []):
            step = game.apply(state, read_moves(game, state, text))
            state, events = step.state, step.events
        if "submit" in case.data:
            state, events = submit_all(game, state, case.data["submit"])
    except PixcadeError as raised:
        error = raised
    if "rejected" in after:
        assert error is not None, f"{case.id}: nothing was rejected"
        assert f"{error.code} {error.rule}".strip() == after["rejected"]
    elif error is not None:
        raise AssertionError(f"{case.id}: rejected with {error}") from error
    if state is not None:
        compare(game, case, state, events)


def opening(game: AnyGame, case: Case) -> Any:
    """The position a case starts from: given, or the start under some options."""
    if "position" in case.data:
        return checked_position(game, case.data["position"])
    return game.start(game.configure(case.data.get("options", {}), seed=1))


def read_moves(game: AnyGame, state: Any, text: str) -> dict[Decision, Any]:
    """Parse one step such as `amber:U3 sky:L1`; `amber/2:U3` means that seat 2 decides for it."""
    holders = {decision.piece: decision.seat for decision in game.deciding(state)}
    moves = {}
    for word in text.split():
        who, _, move = word.partition(":")
        piece, _, seat = who.partition("/")
        holder = holders.get(piece, Seat(0))
        decision = Decision(piece, Seat(int(seat) - 1) if seat else holder)
        moves[decision] = game.parse_move(state, move)
    return moves


def submit_all(game: AnyGame, state: Any, programs: list[str]) -> tuple[Any, tuple[Event, ...]]:
    """Submit moves at a table one by one; `0 amber:U3` names the step, the default is the open one."""
    table = restore([open_table("t", 0, game, TableSettings(game.info.id, start=game.format_position(state)))], rules)
    for seat in range(len(table.seats)):
        table = fold(table, sit(table, 0, seat, f"Player {seat + 1}", f"key {seat}"), rules)
    table = fold(table, start(table, 0), rules)
    for at, text in enumerate(programs):
        step, _, program = text.rpartition(" ")
        piece, _, move = program.partition(":")
        seat = next(one.seat for one in table.due if one.piece == piece)
        revision = table.secret(piece).revision + 1
        what = Submitted(int(step or table.step), piece, seat, move, revision, f"key {seat}")
        entry = submit(table, at, what)
        assert entry is not None
        table = fold(table, entry, rules)
    return table.state, table.events


def compare(game: AnyGame, case: Case, state: Any, events: tuple[Event, ...]) -> None:
    """Check every expectation of a case."""
    after = case.data["after"]
    due = game.deciding(state)
    if "position" in after:
        assert game.format_position(state) == game.format_position(game.parse_position(after["position"]))
    if "deciding" in after:
        assert " ".join(f"{one.piece}/{one.seat + 1}" for one in due) == after["deciding"]
    for piece, listed in after.get("legal", {}).items():
        assert " ".join(legal_texts(game, state, piece)) == listed, f"{case.id}: legal moves of {piece}"
    for piece, listed in after.get("can", {}).items():
        missing = set(listed.split()) - set(legal_texts(game, state, piece))
        assert not missing, f"{case.id}: {piece} should be able to play {missing}"
    for piece, errors in after.get("cannot", {}).items():
        check_errors(game, state, piece, errors)
    lines = [format_event(event) for event in events]
    remaining = iter(lines)
    for expected in after.get("events", []):
        assert any(matches(one, expected) for one in remaining), f"{case.id}: no {expected!r} in order in {lines}"
    for unwanted in after.get("no_events", []):
        assert not any(matches(one, unwanted) for one in lines), f"{case.id}: {unwanted!r} in {lines}"
    if "winners" in after or "reason" in after:
        outcome = game.outcome(state)
        assert outcome is not None, f"{case.id}: the game is not over"
        assert [seat + 1 for seat in outcome.winners] == after.get("winners", [s + 1 for s in outcome.winners])
        assert outcome.reason == after.get("reason", outcome.reason)
    if "points" in after:
        assert list(game.points(state)) == after["points"]
    if "silent" in after:
        assert sorted(seat + 1 for seat in game.silent(state)) == after["silent"]
    for path, expected in after.get("facts", {}).items():
        assert fact(game.facts(state), path) == expected, f"{case.id}: {path}"
    for what, expected in after.get("layouts", {}).items():
        assert about_layouts(state, what) == expected, f"{case.id}: {what}"


def legal_texts(game: AnyGame, state: Any, piece: str) -> list[str]:
    """A piece's legal moves in notation; empty if it isn't awaited."""
    due = [one for one in game.deciding(state) if one.piece == piece]
    return [game.format_move(state, move) for one in due for move in game.legal(state, one)]


def check_errors(game: AnyGame, state: Any, piece: str, errors: Mapping[str, str]) -> None:
    """Check that each move of a table `move = "code rule"` is rejected with this error, and isn't listed as legal."""
    for text, expected in errors.items():
        moves = {one: game.legal(state, one)[0] for one in game.deciding(state)}
        with pytest.raises(PixcadeError) as rejected:
            game.apply(state, moves | read_moves(game, state, f"{piece}:{text}"))
        assert f"{rejected.value.code} {rejected.value.rule}".strip() == expected, f"{piece}:{text}"
        assert text not in legal_texts(game, state, piece)


def format_event(event: Event) -> str:
    """Format an event as a line: `pixoid.caught piece=amber pix=c4 by=sky,mint`."""
    values = (
        f"{name}={','.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in event.values.items()
    )
    return " ".join([event.code, *values])


def matches(line: str, expected: str) -> bool:
    """Whether an event has this code and at least these values."""
    code, *values = expected.split()
    event_code, *event_values = line.split()
    return code == event_code and set(values) <= set(event_values)


def fact(facts: Any, path: str) -> Any:
    """Return the value at a path such as `supply.fire`; `len:joined` is a length."""
    if path.startswith("len:"):
        return len(fact(facts, path.removeprefix("len:")))
    for part in path.split("."):
        facts = facts[part]
    return facts


def about_layouts(state: Any, what: str) -> Any:
    """Statistics over all layouts of a Pixoid position's tile set, for the rules about material."""
    set_name = state.options.layout.partition("-")[0]
    boards = [board(code) for code in layouts(set_name)]
    match what:
        case "all":
            return len(set(layouts(set_name)))
        case "up_to_rotation":
            return len(layouts_up_to_rotation(set_name))
        case "pix":
            return sorted({len(one.names) for one in boards})
        case "starts":
            return sorted({len(one.starts) for one in boards})
        case "bonus":
            return sorted({len(one.bonus) for one in boards})
        case "start_and_bonus_on_one_pix":
            return sum(bool(set(one.starts) & set(one.bonus)) for one in boards)
        case "longest_corridor":
            return max(len(ray) for one in boards for pix in range(len(one.names)) for ray in one.rays[pix].values())
        case "pix_without_exit":
            return sum(not any(one.rays[pix].values()) for one in boards for pix in range(len(one.names)))
        case "unreachable_pix":
            return sum(len(one.names) - len(reachable(one.joined)) for one in boards)
    raise AssertionError(f"nothing is known of {what}")


def reachable(joined: frozenset[tuple[int, int]]) -> set[int]:
    """Every Pix reachable from the first."""
    seen, fresh = {0}, {0}
    while fresh:
        fresh = {b for way in joined for a, b in (way, way[::-1]) if a in fresh} - seen
        seen |= fresh
    return seen
