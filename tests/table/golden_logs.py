"""Golden logs of the current format in fixtures/logs, and the table that each folds to.

`python -m tests.table.golden_logs` writes them, and fails if an existing file would change.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from msgspec import structs

from pixcade.games import GAMES
from pixcade.games.commitment import commitment
from pixcade.table import commands
from pixcade.table.clocks import next_expiry
from pixcade.table.settings import TableSettings
from pixcade.table.table import BOT_KEY, Table
from tests.table.memory_table import Running

LOGS = Path(__file__).parents[2] / "fixtures" / "logs"
NOON = 1_794_744_000_000
"""2026-11-15 12:00:00 UTC in milliseconds."""
TIMING = 2
"""The version of reveal timing of these tables."""
DAY = 24 * 3_600_000
PEOPLE = (("Zoë", "a1" * 8), ("Łucja 🎲", "b2" * 8), ('O"Neill \\', "c3" * 8), ("Dan", "d4" * 8))
"""Names and public ids of people."""


def lines_of(name: str) -> list[str]:
    return (LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def names() -> list[str]:
    return sorted(path.stem for path in LOGS.glob("*.jsonl"))


def salt_of(table: str, step: int, piece: str) -> str:
    """Return the salt of a commitment at one of these tables."""
    return hashlib.sha256(f"{table} {step} {piece}".encode()).hexdigest()


def sit(running: Running, who: int, seat: int | None = None, *, program: bool = False) -> Table:
    """A person takes a seat, by default the first person the first one."""
    name, id = PEOPLE[who]
    seat = who if seat is None else seat
    return running.append(
        commands.sit(running.table, running.now, seat, name, f"key {who}", person=id, program=program)
    )


def program(running: Running, piece: str, at: int = 0) -> Table:
    """Submit a piece's legal move number `at`, with a commitment."""
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    legal = table.game.legal(table.state, decision)
    move = table.game.format_move(table.state, legal[at % len(legal)])
    salt = salt_of(table.id, table.step, piece)
    bound = commitment(table.id, table.step, piece, move, salt)
    return running.submit(piece, move, key=table.seat(decision.seat).plays, commitment=bound, salt=salt)


def play(running: Running, steps: int) -> None:
    """Submit moves for all pieces, for some steps or until the game is over."""
    for _ in range(steps):
        if running.table.over:
            return
        running.now = max(running.now, running.table.ticks_from) + 1_500
        for at, one in enumerate(running.table.awaited):
            program(running, one.piece, running.table.step * 7 + at * 3)


def stopped_by_agreement() -> Running:
    """A public rematch: seats are swapped, one player is away, time runs out, then they agree to stop."""
    running = Running(
        "pixl", {"side": "5"}, now=NOON, id="agreed", grace=30_000, public=True, chat=False, previous="lobby",
        stand_in="easy", timing=TIMING, best_of=3, match="lobby", daily="2026-11-15",
    )  # fmt: skip

    def ask(request: Callable[..., Any], *values: Any, **named: Any) -> None:
        running.now += 250
        running.append(request(running.table, running.now, *values, **named))

    ask(commands.host, PEOPLE[0][1], by="server")
    sit(running, 0)
    sit(running, 1, program=True)
    ask(commands.seat_bot, 2, "greedy", by="host")
    ask(commands.leave, 2, by="host")
    ask(commands.swap, 0, 1)
    ask(
        commands.arrange,
        GAMES["pixoid"],
        TableSettings(
            "pixoid", {"layout": "p1-1A.2A.3A.4A"}, clock="bank", milliseconds=120_000, stand_in="greedy",
            grace=45_000, public=True, chat=False, best_of=5, daily="2026-11-16",
        ),
    )  # fmt: skip
    ask(commands.swap, 1, 0)
    sit(running, 2)
    sit(running, 3)
    ask(commands.share, [1, 2])
    ask(commands.start)
    play(running, 5)
    ask(commands.pause, by="host")
    ask(commands.resume, by="host")
    running.now = max(running.now, running.table.ticks_from) + 1_000
    piece = running.table.awaited[1].piece
    program(running, piece, 0)
    program(running, piece, 1)
    running.withdraw(piece)
    program(running, piece, 2)
    ask(commands.go_away, 3)
    play(running, 1)
    ask(commands.come_back, 3, "key 3")
    expiry = next_expiry(running.table)
    assert expiry is not None
    running.now = expiry
    ask(commands.expire)
    play(running, 1)
    ask(commands.host, PEOPLE[1][1], by="host")
    for seat, yes in ((0, True), (1, True), (0, False), (2, True), (0, True)):
        ask(commands.agree, seat, f"key {seat}", yes=yes)
    if not running.table.over:
        ask(commands.agree, 3, "key 3", yes=True)
    assert running.table.stopped == "agreed"
    return running


def stopped_by_the_operator() -> Running:
    """A game of Pixl from a position, with two people and a bot."""
    running = Running(
        "pixl", now=NOON, id="stopped", start="pixl players=3 turn=2 fire@g7 water@d6", clock="decision",
        milliseconds=20_000, timing=TIMING,
    )  # fmt: skip
    for seat in (0, 1):
        sit(running, seat)
    running.append(commands.seat_bot(running.table, running.now, 2, "greedy"))
    running.append(commands.start(running.table, running.now))
    play(running, 9)
    running.append(commands.stop(running.table, running.now, by="operator"))
    return running


def over() -> Running:
    """A public game of Pixl that is played to the end."""
    running = Running("pixl", {"side": "5", "players": "2"}, now=NOON, id="over", public=True, timing=TIMING)
    for seat in (0, 1):
        sit(running, seat)
    running.append(commands.start(running.table, running.now))
    play(running, 18)
    while running.table.outcome is None:
        running.now += 2_000
        running.play_defaults()
    return running


def playing() -> Running:
    """Three people at Pixoid in the middle of a step: one move was changed, one is the clock's, one a stand-in's, one
    is missing.

    The clocks are stopped since before the entry that pauses them, as after downtime.
    """
    running = Running(
        "pixoid", {"players": "3"}, now=NOON, id="playing", clock="decision", milliseconds=30_000, timing=TIMING
    )
    for seat in range(3):
        sit(running, seat)
    running.append(commands.start(running.table, running.now))
    play(running, 6)
    running.now = max(running.now, running.table.ticks_from) + 1_000
    running.append(commands.share(running.table, running.now, [1]))
    amber, sky, rose, mint = (one.piece for one in running.table.due)
    program(running, amber, 0)
    program(running, amber, 1)
    expiry = next_expiry(running.table)
    assert expiry is not None
    running.now = expiry
    running.append(commands.expire(running.table, running.now))
    running.append(commands.go_away(running.table, running.now, 1))
    program(running, sky)
    running.now += 5_000
    running.append(commands.pause(running.table, running.now, since=running.now - 4_000))
    assert running.table.secret(rose).default
    assert running.table.secret(sky).key == BOT_KEY
    assert [one.piece for one in running.table.awaited] == [mint]
    return running


def lobby() -> Running:
    """People gather for Pixl."""
    running = Running(
        "pixoid", {"players": "3"}, now=NOON, id="lobby", clock="bank", milliseconds=600_000, timing=TIMING
    )
    running.append(commands.host(running.table, running.now, PEOPLE[3][1]))
    sit(running, 3, 1)
    begun = "pixl turn=2 fire@g7 water@d6"
    running.append(
        commands.arrange(
            running.table, running.now + 20, GAMES["pixl"], TableSettings("pixl", start=begun, stand_in="greedy")
        )
    )
    running.append(commands.seat_bot(running.table, running.now + 30, 3, "normal", by="host"))
    return running


def taken_back() -> Running:
    """A person alone with bots takes moves back in Pixl, one of them twice."""
    running = Running("pixl", {"side": "5", "players": "2"}, now=NOON, id="takenback", timing=TIMING)
    sit(running, 0, 1)
    running.append(commands.seat_bot(running.table, running.now, 0, "normal"))
    running.append(commands.start(running.table, running.now))
    for steps, back in ((12, 3), (3, 0), (6, 0)):
        play(running, steps)
        before = running.table.step - back
        running.append(commands.take_back(running.table, running.now, 1, "key 0", before))
        running.now += 400
        program(running, running.table.awaited[0].piece, running.table.step + 5)
    return running


def slow() -> Running:
    """A slow game: one person has days off, a stand-in plays a step for another whose deadline has passed."""
    running = Running("pixoid", {"players": "3"}, now=NOON, id="slow", clock="step", milliseconds=DAY, timing=TIMING)
    for seat in range(3):
        sit(running, seat)
    running.append(commands.start(running.table, running.now))
    play(running, 6)
    running.now = max(running.now, running.table.ticks_from) + 1_000
    running.append(commands.take_off(running.table, running.now, 1, running.now + 3 * DAY))
    program(running, "amber")
    expiry = next_expiry(running.table)
    assert expiry is not None
    running.now = expiry
    running.append(commands.expire(running.table, running.now))
    assert [seat.late for seat in running.table.seats] == [False, False, True]
    return running


EVENINGS: dict[str, Callable[[], Running]] = {
    "agreed": stopped_by_agreement,
    "stopped": stopped_by_the_operator,
    "over": over,
    "playing": playing,
    "lobby": lobby,
    "takenback": taken_back,
    "slow": slow,
}
"""By table id."""


def plain(value: Any) -> Any:
    """Return a value as JSON data."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if hasattr(value, "_asdict"):
        return {name: plain(one) for name, one in value._asdict().items()}
    if isinstance(value, dict):
        return {name if isinstance(name, str) else json.dumps(name): plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple | frozenset):
        return [plain(one) for one in (sorted(value) if isinstance(value, frozenset) else value)]
    return value


APART = ("game", "state", "events", "acts")
"""Fields of a table that aren't plain values, or only counted: the events of a step are covered by fixtures/games, the
number of commands by test_budgets.py.
"""


def described(table: Table) -> dict[str, Any]:
    """Return everything about a table as JSON data: position and secret moves in notation."""
    game, state = table.game, table.state
    known = {field.name: getattr(table, field.name) for field in fields(table) if field.name not in APART}
    known["secrets"] = {
        piece: secret._replace(move=None if secret.move is None else game.format_move(state, secret.move))
        for piece, secret in table.secrets.items()
    }
    settings = structs.asdict(known.pop("settings"))
    del settings["game"]
    known |= settings | {"clock": {"kind": settings["clock"], "milliseconds": settings.pop("milliseconds")}}
    found: dict[str, Any] = plain(known)
    return found | {
        "game": game.info.id,
        "position": game.format_position(state),
        "awaited": [one.piece for one in table.awaited],
        "over": table.over,
        "outcome": plain(table.outcome),
    }


def golden_table(name: str) -> dict[str, Any]:
    """Return the table that a golden log must fold to, as data."""
    found: dict[str, Any] = json.loads((LOGS / f"{name}.table.json").read_text(encoding="utf-8"))
    return found


def table_text(table: Table) -> str:
    """Format a table as in its file: one line per field."""
    lines = (f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in described(table).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def same_values(kept: str, made: str) -> bool:
    """Whether two texts are the same, or the same JSON object in another order."""
    return kept == made or (kept.startswith("{\n") and json.loads(kept) == json.loads(made))


def keep(path: Path, text: str) -> None:
    """Write a golden file; an existing one must be the same."""
    if path.exists() and not same_values(path.read_text(encoding="utf-8"), text):
        raise SystemExit(f"{path.name} would change: golden files stay as they are, a change is a new format")
    if not path.exists():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for evening, make in EVENINGS.items():
        made = make()
        keep(LOGS / f"{evening}.jsonl", "\n".join(made.log) + "\n")
        keep(LOGS / f"{evening}.table.json", table_text(made.restored()))
