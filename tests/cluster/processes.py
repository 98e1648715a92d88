"""Several processes of one server: each with its own store, bus and sockets, on one database and one Redis."""

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Goodbye, Server, TableClient
from pixcade.protocol.http_messages import TableMade
from tests.server.durability.torture import moves_of
from tests.server.support.people import at, known, own
from tests.server.support.server import Served, serving
from tests.waits import LIMIT

COOKIE = "pixcade-several"
NEVER = 10**12
"""Milliseconds between two looks at what others have written, where everything has to come over the bus."""


@asynccontextmanager
async def processes(
    folder: Path, database: str, buses: Sequence[str], each: Sequence[Mapping[str, Any]] = (), **options: Any
) -> AsyncIterator[list[Served]]:
    """Run one process for each address of a bus, with options for all of them, and for `each`."""
    async with AsyncExitStack() as stack:
        found = []
        for number, bus in enumerate(buses):
            own = each[number] if each else {}
            one = serving(folder / str(number), database=database, bus=bus, cookie=COOKIE, **options, **own)
            found.append(await stack.enter_async_context(one))
        yield found


def through(person: Server, served: Served) -> Server:
    """Return the same browser, at another process."""
    return Server(served.address, cookie=person.cookie, token=person.token)


@asynccontextmanager
async def spread(made: TableMade, several: Sequence[Served], names: Sequence[str]) -> AsyncIterator[list[TableClient]]:
    """Let people sit down in order, one after the other through another process."""
    async with AsyncExitStack() as stack:
        tables = []
        for seat, name in enumerate(names):
            served = several[seat % len(several)]
            person = await served.person(name)
            await person.join_by_link(made.table, made.invite)
            table = await stack.enter_async_context(at(person, made))
            await table.sit(seat, name)
            tables.append(table)
        yield tables


def mute(served: Served) -> None:
    """Let nothing that a process says reach anybody, though all seems well to it."""
    served.services.bus._channels = served.services.bus.process.encode()  # type: ignore[attr-defined]  # a Redis's


def unmute(served: Served) -> None:
    """Let a process be heard again."""
    served.services.bus._channels = b"pixcade:0:"  # type: ignore[attr-defined]  # a Redis's


async def dead(served: Served) -> None:
    """Let a process be as silent as one that was killed: it says nothing any more, and notices nothing."""
    mute(served)
    for task in served.services.bus._tasks:  # type: ignore[attr-defined]  # a Redis's
        task.cancel()


async def farewell(table: TableClient) -> str:
    """Wait until somebody was sent away for good, and return the code that says why."""
    with pytest.raises(Goodbye) as caught:
        async with asyncio.timeout(LIMIT):
            await table.until(lambda: False)
    return caught.value.code


def mine(table: TableClient) -> list[str]:
    """Return the pieces that somebody has to decide for now."""
    return [one.piece for one in known(table).current.decisions if one.seat in own(table).seats and not one.decided]


async def play(table: TableClient, everybody: Sequence[TableClient], seed: int, *, steps: int = 10_000) -> None:
    """Play at random, to the end or for so many steps; after each program wait until all the others know of it."""
    chance = random.Random(seed)

    def over() -> bool:
        return known(table).phase == "over" or known(table).current.step >= steps

    while not over():
        await table.until(lambda: over() or bool(mine(table)))
        for piece in () if over() else mine(table):
            move = chance.choice(moves_of(known(table).current.choices[piece]))
            done = await table.submit(piece, move)
            for other in everybody:
                await other.until(partial(knows, other, done.number))


def knows(table: TableClient, number: int) -> bool:
    """Whether somebody has been told of an entry."""
    return known(table).number >= number


async def played(tables: Sequence[TableClient], *, steps: int = 10_000) -> None:
    """Let everybody play."""
    await asyncio.gather(*(play(table, tables, seed, steps=steps) for seed, table in enumerate(tables)))
