"""A game of two people that comes to its end within a moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from pixcade.client import Server, TableClient
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import TableMade
from tests.server.support.server import Served, first_choice, seated

STEPS = 3


@dataclass
class Played:
    """A game of two people that has ended, with both still at the table."""

    made: TableMade
    tables: list[TableClient]
    people: list[Server]

    @property
    def id(self) -> str:
        return self.made.table


@asynccontextmanager
async def evening(
    served: Served, names: tuple[str, str] = ("Ann", "Ben"), *, over: bool = True, **more: Any
) -> AsyncIterator[Played]:
    """Let two people play a few steps of Pixl and agree to stop."""
    host = await served.person("Host")
    made = await served.table(host, "pixl", options={"players": "2", "side": "5"}, **more)
    before = len(served.people)
    async with host.table(made.table) as screen, seated(served, made, names) as tables:
        await screen.start()
        for number in range(STEPS):
            await play_step(tables, number)
        if over:
            await asyncio.gather(*(table.agree(seat) for seat, table in enumerate(tables)))
            for table in tables:
                await until_over(table)
        yield Played(made, tables, served.people[before:])


async def until_over(table: TableClient) -> None:
    await table.until(lambda: table.state is not None and table.state.phase == "over")


async def play_step(tables: list[TableClient], number: int) -> None:
    """Let all awaited players of a step make their default moves."""
    await asyncio.gather(*(decide(table, number) for table in tables))


async def decide(table: TableClient, number: int) -> None:
    """Wait for a step and decide whatever is ours in it."""
    await table.until(lambda: playing_step(table) >= number)
    state, yours = table.state, table.yours
    assert state is not None
    assert yours is not None
    for decision in state.current.decisions if state.current.step == number else ():
        if decision.seat in yours.seats:
            await table.submit(decision.piece, first_choice(state.current.choices[decision.piece]))


def playing_step(table: TableClient) -> int:
    """The open step, as far as a client knows; -1 before the start."""
    return table.state.current.step if table.state is not None and table.state.phase != "lobby" else -1


async def rejected(asking: Any) -> str:
    """Return the code with which something is rejected."""
    with pytest.raises(PixcadeError) as caught:
        await asking
    return caught.value.code
