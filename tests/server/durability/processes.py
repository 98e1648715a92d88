"""`python -m tests.server.durability.processes`: three processes on PostgreSQL that are killed, frozen and restarted.

People play Pixl for two at 40 tables, through a balancer that gives each connection to the next process. Then each
process in turn is killed (`kill -9`) and restarted, stopped for longer than its lease lasts and continued, and
restarted cleanly. Afterwards every acknowledged move must be in the logs. It prints the longest outage of a table each
time: at most 10 seconds after a kill, and 3 for a restart.
"""

import argparse
import asyncio
import contextlib
import http.client
import itertools
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from pixcade.client import Server, TableClient
from pixcade.games.errors import PixcadeError
from pixcade.store.postgres import open_postgres
from pixcade.table.codec import decode
from pixcade.table.entries import Submitted
from pixcade.table.settings import TableSettings
from tests.engines.postgres import private_postgres
from tests.server.durability.torture import moves_of
from tests.server.durability.unreliable_network import HOST, Child
from tests.waits import LIMIT, until

THINK_S = 0.2
FROZEN_S = 8.0
"""Longer than a lease lasts."""
KILL_S, RESTART_S = 10.0, 3.0
"""The longest allowed outage of a table."""
SETTINGS = TableSettings("pixl", {"players": "2", "side": "5"}, stand_in="easy", grace=600_000)

T = TypeVar("T")


class Balancer:
    """Gives each connection to the next process, or to another if that one does not listen."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.next = itertools.count()
        self.port = 0
        self.joined: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self.serve, HOST, 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            for task in tuple(self.joined):
                task.cancel()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self.next)
        for at in range(len(self.ports)):
            try:
                there = await asyncio.open_connection(HOST, self.ports[(first + at) % len(self.ports)])
            except OSError:
                continue
            tasks = {asyncio.create_task(pass_on(*both)) for both in ((reader, there[1]), (there[0], writer))}
            self.joined |= tasks
            await asyncio.wait(tasks)
            self.joined -= tasks
            return
        writer.close()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


class Move(NamedTuple):
    """A move that was acknowledged: where, what, and as which entry."""

    table: str
    step: int
    piece: str
    move: str
    number: int


@dataclass
class Evening:
    """Tables where people play endlessly, and the acknowledged moves."""

    address: str
    tables: int
    random: Random = field(default_factory=lambda: Random(1))
    moves: list[Move] = field(default_factory=list)
    last: dict[int, float] = field(default_factory=dict)
    """The time of each table's last acknowledgement, while its game is in progress."""
    longest: dict[int, float] = field(default_factory=dict)
    """For how long each table has stood still since `begin_measuring`."""
    errors: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Play at all tables until cancelled."""
        async with asyncio.TaskGroup() as group:
            for slot in range(self.tables):
                group.create_task(self.sit(slot))

    async def sit(self, slot: int) -> None:
        """Let two people play one game after the other. Every second table has clocks."""
        people = [Server(self.address), Server(self.address)]
        for person in people:
            await trying(person.session)
        clock = {"clock": "decision", "milliseconds": 600_000} if slot % 2 else {}
        settings = TableSettings(
            SETTINGS.game, SETTINGS.options, stand_in=SETTINGS.stand_in, grace=SETTINGS.grace, **clock  # type: ignore[arg-type]  # as above
        )  # fmt: skip
        while True:
            made = await trying(partial(people[0].create, settings))
            async with contextlib.AsyncExitStack() as stack:
                clients = []
                for seat, person in enumerate(people):
                    await trying(partial(person.join_by_link, made.table, made.invite))
                    client = await stack.enter_async_context(person.table(made.table))
                    await insisting(partial(client.sit, seat, f"Player {seat + 1}"))
                    clients.append(client)
                await insisting(clients[0].start)
                self.last[slot] = time.monotonic()
                await asyncio.gather(*(self.decide(slot, client) for client in clients))
                del self.last[slot]

    async def decide(self, slot: int, client: TableClient) -> None:
        """Play every move that is due, until the game is over."""
        done: set[tuple[int, str]] = set()
        while True:
            await client.until(lambda: is_over(client) or bool(due(client, done)))
            if is_over(client):
                return
            assert client.state is not None
            current = client.state.current
            (piece, *_) = due(client, done)
            move = self.random.choice(moves_of(current.choices[piece]))
            try:
                answer = await client.submit(piece, move)
            except PixcadeError as error:
                self.errors.append(error.code)
                await asyncio.sleep(THINK_S)
                continue
            done.add((current.step, piece))
            self.moves.append(Move(client.state.table, current.step, piece, move, answer.number))
            now = time.monotonic()
            self.longest[slot] = max(self.longest.get(slot, 0.0), now - self.last.get(slot, now))
            self.last[slot] = now
            await asyncio.sleep(THINK_S)

    def begin_measuring(self) -> None:
        self.longest.clear()

    def stands_still(self) -> float:
        """Return for how long at most a table has stood still since `begin_measuring`."""
        now = time.monotonic()
        return max([*self.longest.values(), *(now - last for last in self.last.values())], default=0.0)

    async def goes_on(self, *, since: float) -> None:
        """Wait until a move was acknowledged at every table that is played at."""
        await until(lambda: all(last > since for last in self.last.values()))


def is_over(client: TableClient) -> bool:
    return client.state is not None and client.state.phase == "over"


def due(client: TableClient, done: set[tuple[int, str]]) -> list[str]:
    """Return the pieces for which this client has still to decide."""
    state, yours = client.state, client.yours
    if state is None or yours is None or state.phase != "playing":
        return []
    return [
        one.piece
        for one in state.current.decisions
        if one.seat in yours.seats and not one.decided and (state.current.step, one.piece) not in done
    ]


async def trying(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask over HTTP until some process answers."""
    async with asyncio.timeout(LIMIT):
        while True:
            try:
                return await ask()
            except (OSError, http.client.HTTPException):
                await asyncio.sleep(0.1)
            except PixcadeError as error:
                if error.code not in ("server.going-down", "store.unclear", "store.unreachable"):
                    raise
                await asyncio.sleep(0.1)


async def insisting(ask: Callable[[], Awaitable[object]]) -> None:
    """Ask at a table until it is stored."""
    while True:
        try:
            await ask()
            return
        except PixcadeError as error:
            if not error.code.startswith("store."):
                raise
            await asyncio.sleep(0.1)


@dataclass
class Figures:
    """The longest outage of a table after each fault, and the lost moves."""

    still: dict[str, list[float]] = field(default_factory=dict)
    acknowledged: int = 0
    lost: list[Move] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


async def played(
    folder: Path, database: str, tables: int, *, faults: Sequence[str], between: float, processes: int = 3
) -> Figures:
    """Play while something is done to the processes, each fault to the next of them; return what came of it."""
    figures = Figures()
    children = [Child(folder / str(number)) for number in range(processes)]
    balancer = Balancer([child.port for child in children])
    async with balancer.running():
        address = f"http://{HOST}:{balancer.port}"
        try:
            for child in children:
                child.environment = {"PIXCADE_DATABASE_URL": database, "PIXCADE_PUBLIC_URL": address}
                await child.start()
            for child in children:
                await child.ready()
            evening = Evening(address, tables)
            playing = asyncio.create_task(evening.play())
            try:
                await until(lambda: len(evening.last) == tables or playing.done())
                for number, fault in enumerate(faults):
                    evening.begin_measuring()
                    await asyncio.sleep(between)
                    await do(fault, children[number % processes])
                    await evening.goes_on(since=time.monotonic())
                    await asyncio.sleep(between)
                    figures.still.setdefault(fault, []).append(evening.stands_still())
                    if playing.done():
                        playing.result()
            finally:
                playing.cancel()
                await asyncio.wait([playing])
            for child in children:
                assert await child.end() == 0, child.log.read_text()[-2000:]
        finally:
            for child in children:
                await child.close()
    figures.acknowledged, figures.errors = len(evening.moves), evening.errors
    figures.lost = await lost(database, evening.moves)
    return figures


async def do(fault: str, child: Child) -> None:
    """Do something to a process, and wait until it serves again."""
    if fault == "freeze":
        assert child.process is not None
        child.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(FROZEN_S)
        child.process.send_signal(signal.SIGCONT)
        return
    if fault == "kill":
        await child.kill()
    else:
        await child.end()
    await child.start()
    await child.ready()


async def lost(database: str, moves: Sequence[Move]) -> list[Move]:
    """Return the acknowledged moves that are not in the logs."""
    store = await open_postgres(database)
    try:
        logs = {table: [decode(line).what for line in await store.log(table)] for table in {one.table for one in moves}}
    finally:
        await store.close()
    return [one for one in moves if not is_in(one, logs[one.table])]


def is_in(move: Move, log: Sequence[object]) -> bool:
    what = log[move.number - 1] if move.number <= len(log) else None
    there = (what.step, what.piece, what.move) if isinstance(what, Submitted) else None
    return there == (move.step, move.piece, move.move)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--between", type=float, default=3.0, help="seconds before and after each fault")
    parser.add_argument("--faults", nargs="*", default=["kill"] * 3 + ["restart"] * 3 + ["freeze"] * 3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, private_postgres(durable=True) as postgres:
        figures = asyncio.run(
            played(Path(folder), postgres.new_database(), given.tables, faults=given.faults, between=given.between)
        )
    for fault, seconds in figures.still.items():
        print(f"{fault}: a table stood still for {', '.join(f'{one:.1f}' for one in seconds)} s at most")
    print(f"{figures.acknowledged} moves acknowledged, {len(figures.lost)} lost, rejected: {figures.errors}")
    missed = [max(figures.still.get(fault, [0.0])) > most for fault, most in (("kill", KILL_S), ("restart", RESTART_S))]
    return int(any(missed) or bool(figures.lost))


if __name__ == "__main__":
    sys.exit(main())
