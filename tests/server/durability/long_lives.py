"""The proof that neither a start nor anybody else waits for long logs: a real server on a store of many years."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from pixcade.client import Server
from pixcade.protocol.http_messages import NewSeat
from pixcade.store.api import GameRow, LogLine, TableRow, Write
from pixcade.store.private_files import DATABASE
from pixcade.store.rows import KINDS
from pixcade.store.sqlite.statements import do
from pixcade.table.settings import TableSettings
from tests.server.durability.unreliable_network import Child
from tests.server.support.long_logs import finished_game, long_table
from tests.server.support.people import known
from tests.waits import WHOLE

TABLES = 20
SETTINGS = TableSettings(game="pixl", options={"players": "2"}, stand_in="rookie")
CLOCKED = TableSettings(
    game="pixl", options={"players": "2"}, stand_in="rookie", clock="bank", milliseconds=24 * 3_600_000
)
TWO_AT_ONE_DEVICE = (NewSeat("me", name="Ann"), NewSeat("me", name="Ben"))

ANSWERED_SECONDS = 2.0
"""After a start the server answers within this time, or as soon as one with an empty store on a slow machine."""
ACKNOWLEDGED_SECONDS = 0.1
"""Within this time others are acknowledged while a long table is opened, or as soon as without that."""
SLOWER_START, SLOWER_ANSWER = 1.5, 3
"""By these factors what is measured against itself may differ, on a machine with other things to do."""


def long_lives(count: int, seed: int) -> dict[str, int | float]:
    """Start a server on a store with `count` entries in 20 tables and a finished game for every 20 entries."""
    del seed
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(asyncio.wait_for(measured(Path(folder) / "data", count), 4 * WHOLE))


async def measured(folder: Path, entries: int) -> dict[str, int | float]:
    """Measure starts and acknowledgements before and after the store has grown."""
    child = Child(folder)
    try:
        empty = await starts(child)
        person = Server(child.address)
        await person.session("Ann")
        await person.create(SETTINGS)
        alone = await acknowledgements(person, asyncio.sleep(10))
        await child.end()
        long, games = fill(folder / DATABASE, entries)
        full = await answered(child)
        opened = time.monotonic()
        busy = await acknowledgements(person, visit(person, long))
        opened = time.monotonic() - opened
        await child.end()
        again = await starts(child)
        reopened = time.monotonic()
        later = await acknowledgements(person, visit(person, long))
        reopened = time.monotonic() - reopened
    finally:
        await child.close()
    figures: dict[str, int | float] = {
        "entries": entries,
        "finished games": games,
        "largest seconds to the first answer, empty store": round(min(empty), 2),
        "largest seconds to the first answer, no snapshots yet": round(full, 2),
        "largest seconds to the first answer": round(min(again), 2),
        "acknowledgements": len(busy) + len(later),
        "largest acknowledgement in ms, nothing opened": round(1000 * max(alone), 1),
        "largest acknowledgement in ms, 20 logs folded meanwhile": round(1000 * max(busy), 1),
        "largest p99 in ms, 20 logs folded meanwhile": round(1000 * p99(busy), 1),
        "largest acknowledgement in ms, 20 snapshots read meanwhile": round(1000 * max(later), 1),
        "largest seconds to open 20 tables from their logs": round(opened, 2),
        "largest seconds to open 20 tables from their snapshots": round(reopened, 2),
    }
    assert full <= max(ANSWERED_SECONDS, SLOWER_START * max(empty)), figures
    assert min(again) <= max(ANSWERED_SECONDS, SLOWER_START * min(empty)), figures
    assert max(*busy, *later) <= max(ACKNOWLEDGED_SECONDS, SLOWER_ANSWER * max(alone)), figures
    return figures


async def starts(child: Child, times: int = 4) -> list[float]:
    """Start a server some times, and let it run in the end; return after how many seconds each has answered."""
    found = [await answered(child)]
    while len(found) < times:
        await child.end()
        found.append(await answered(child))
    return found


async def answered(child: Child) -> float:
    """Start a server; return after how many seconds it has answered."""
    began = time.monotonic()
    await child.start()
    while True:
        try:
            status, _ = await Server(child.address).fetch("GET", "/healthz")
        except OSError:
            await asyncio.sleep(0.01)
            continue
        assert status == 200
        seconds = time.monotonic() - began
        await child.ready()
        return seconds


async def acknowledgements(person: Server, meanwhile: Coroutine[object, object, None]) -> list[float]:
    """Play at a table until something else is done; return after how many seconds each program was acknowledged."""
    other = asyncio.ensure_future(meanwhile)
    times: list[float] = []
    while not other.done():
        made = await person.create(SETTINGS, *TWO_AT_ONE_DEVICE, start=True)
        async with person.table(made.table) as table:
            while not other.done() and known(table).phase == "playing":
                current = known(table).current
                for one in current.decisions:
                    if not one.decided:
                        began = time.monotonic()
                        await table.submit(one.piece, str(current.choices[one.piece]["default"]))
                        times.append(time.monotonic() - began)
    await other
    return times


async def visit(person: Server, tables: Iterable[str]) -> None:
    """Come to one table after the other."""
    for id in tables:
        async with person.table(id) as table:
            assert known(table).phase == "playing"


def fill(database: Path, entries: int) -> tuple[list[str], int]:
    """Let a store have long tables, one of them with a clock, and finished games.

    Returns the ids of the long tables, and how many games there are.
    """
    now = time.time_ns() // 1_000_000 - 1_000
    long = [f"long{at:012d}" for at in range(TABLES)]
    with closing(sqlite3.connect(database)) as connection, connection:
        (browser,) = connection.execute("SELECT browser FROM grants LIMIT 1").fetchone()
        for at, table in enumerate(long):
            settings = SETTINGS if at else CLOCKED
            put(connection, long_table(table, now, browser, settings, entries // TABLES, clocks=not at))
        one = finished_game("finished", now, SETTINGS)
        games = entries // TABLES
        for at in range(games):
            put(connection, [renamed(write, f"game{at:012d}") for write in one])
    return long, games


def renamed(write: Write, table: str) -> Write:
    """The same of another table."""
    if isinstance(write, LogLine):
        return LogLine(table, write.number, write.text.replace('"finished"', f'"{table}"', 1))
    if isinstance(write, GameRow):
        return replace(write, table=table)
    assert isinstance(write, TableRow)
    return replace(write, id=table)


def put(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Write what belongs to a table."""
    lines = [(one.table, one.number, one.text) for one in writes if isinstance(one, LogLine)]
    for write in writes:
        if not isinstance(write, LogLine):
            do(connection, write)
    connection.executemany(KINDS[LogLine].insert, lines)


def p99(times: Sequence[float]) -> float:
    """The time below which 99 of 100 are."""
    return statistics.quantiles(times, n=100)[-1] if len(times) > 1 else max(times)
