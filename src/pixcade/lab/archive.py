"""Finished games as a table with a row per decision, for data frames and databases."""

import asyncio
import csv
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from pixcade.client import Server
from pixcade.games import rules
from pixcade.games.record import Record, read_record, replay, result_of


class MoveRow(NamedTuple):
    """One decision of a finished game."""

    table: str
    game: str
    step: int
    piece: str
    seat: int
    player: str
    position: str
    """The position before the move, on one line."""
    move: str
    milliseconds: int
    """Thinking time; -1 if the server didn't record it."""
    points: int
    """The seat's points before the move."""
    result: str


def move_rows(record: Record) -> Iterator[MoveRow]:
    played = replay(record, rules)
    game = played.game
    last = played.states[-1]
    result = result_of(game.outcome(last), game.points(last) if record.stopped else None)
    for step, (state, moves) in enumerate(zip(played.states, record.moves, strict=False), start=1):
        seats = {decision.piece: decision.seat for decision in game.deciding(state)}
        position, points = game.format_position(state), game.points(state)
        for piece, move in moves.items():
            seat = seats[piece]
            noted = record.server.get((step, piece), {}).get("milliseconds", "-1")
            player, own = record.players[seat], points[seat] if seat < len(points) else 0
            yield MoveRow(
                record.table, record.game, step, piece, seat + 1, player, position, move, int(noted), own, result
            )


def records_in(folder: Path) -> Iterator[Record]:
    """Yield the records of a folder, sorted by name. Raises a PixcadeError for an invalid file."""
    for path in sorted(folder.glob("*.pixcade")):
        yield read_record(path.read_text(encoding="utf-8"), rules)


def records_of(address: str, *, token: str = "") -> list[Record]:
    """Return the finished games that a server lists for this token. Raises a PixcadeError."""
    return asyncio.run(_records_of(address, token))


async def _records_of(address: str, token: str) -> list[Record]:
    found: list[Record] = []
    async with Server(address, token=token) as server:
        if not token:
            await server.session()
        before = 0
        while True:
            told = await server.games(before=before)
            for one in told.games:
                found.append(read_record(await server.record(one.table), rules))
            before = told.before
            if not before:
                return found


def write_table(rows: Iterable[MoveRow], path: Path) -> Path:
    """Write a table, as Parquet if pyarrow is installed, else as CSV. Returns the path with its extension."""
    if find_spec("pyarrow") is None:
        path = path.with_suffix(".csv")
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(MoveRow._fields)
            writer.writerows(rows)
        return path
    import pyarrow
    from pyarrow import parquet

    path = path.with_suffix(".parquet")
    parquet.write_table(pyarrow.Table.from_pylist([row._asdict() for row in rows]), path)
    return path
