"""People at a real server, in a few words: browsers, sockets as raw as they come, errors, positions to begin with."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_network
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from pixcade.client import Server, TableClient
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import TableMade
from pixcade.protocol.server_messages import State, Yours
from pixcade.table.codec import decode
from pixcade.table.entries import Entry
from pixcade.table.settings import TableSettings
from tests.server.support.server import Served
from tests.waits import LIMIT, until

PROXY = (ip_network("127.0.0.1/32"),)
"""Trusted proxies of a test server, for people from elsewhere."""


class Elsewhere(Server):
    """A browser on another machine, as a trusted proxy reports it."""

    forwarded_for = "192.0.2.7"

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "x-forwarded-for": self.forwarded_for}


@contextmanager
def rejected(code: str, **values: str | int) -> Iterator[None]:
    """Expect an error with this code and, among others, these values."""
    with pytest.raises(PixcadeError) as caught:
        yield
    assert caught.value.code == code
    assert {**caught.value.values, **values} == dict(caught.value.values)


def at(person: Server, made: TableMade | str, *, screen: bool = False) -> TableClient:
    """Return a page of a browser at a table, to be entered; it keeps everything that it hears."""
    table = person.table(made if isinstance(made, str) else made.table, screen=screen)
    table.keep = True
    return table


async def guest(served: Served, made: TableMade, name: str = "") -> Server:
    """Return a new browser that was let in by the table's link."""
    person = await served.person(name)
    await person.join_by_link(made.table, made.invite)
    return person


@asynccontextmanager
async def company(served: Served, made: TableMade, *names: str) -> AsyncIterator[list[TableClient]]:
    """Seat people in order, each with their own browser."""
    async with contextlib.AsyncExitStack() as stack:
        tables = []
        for seat, name in enumerate(names):
            table = await stack.enter_async_context(at(await guest(served, made, name), made))
            await table.sit(seat, name)
            tables.append(table)
        yield tables


def known(table: TableClient) -> State:
    """Return a table as a client sees it."""
    assert table.state is not None
    return table.state


def person(table: TableClient) -> str:
    """Return a client's person id."""
    assert table.welcome is not None
    return table.welcome.person


def own(table: TableClient) -> Yours:
    """Return a client's private view."""
    assert table.yours is not None
    return table.yours


async def stepped(step: int, *tables: TableClient) -> None:
    """Wait until every client knows that a step is open."""
    for table in tables:
        await table.until(partial(is_open, table, step))


def is_open(table: TableClient, step: int) -> bool:
    """Whether a client knows that a step is open."""
    return known(table).phase == "playing" and known(table).current.step == step


async def ended(*tables: TableClient) -> None:
    """Wait until every client knows that the game is over."""
    for table in tables:
        await table.until(partial(is_over, table))


def is_over(table: TableClient) -> bool:
    """Whether a client knows that the game is over."""
    return known(table).phase == "over"


def defaults(table: TableClient, seat: int) -> dict[str, str]:
    """Return the default moves of a seat's awaited pieces."""
    current = known(table).current
    mine = [one.piece for one in current.decisions if one.seat == seat]
    return {piece: str(current.choices[piece]["default"]) for piece in mine}


async def program(table: TableClient, seat: int) -> None:
    """Submit the default moves of a seat."""
    for piece, move in defaults(table, seat).items():
        await table.submit(piece, move)


async def waited(true: Any) -> None:
    """Wait until something is true of the server."""
    await until(true)


async def quiet(served: Served, made: TableMade) -> None:
    """Wait until a table's background tasks are done, so that its room can be evicted."""
    room = await served.application.rooms.room(made.table)
    await until(lambda: not room.room.batches)


async def log(served: Served, made: TableMade | str) -> list[Entry]:
    """Return a table's log."""
    return [decode(line) for line in await served.store.log(made if isinstance(made, str) else made.table)]


async def log_of(served: Served, made: TableMade, kind: type) -> list[Any]:
    """Return what of one kind stands in a table's log."""
    return [entry.what for entry in await log(served, made) if isinstance(entry.what, kind)]


def half_step(**options: str) -> dict[str, Any]:
    """Return settings of a Pixoid game with all cubes placed: every step has a decision for everyone."""
    game = GAMES["pixoid"]
    state = game.start(game.configure({"game": "short", **options}, seed=0))
    while len(due := game.deciding(state)) == 1:
        state = game.apply(state, {due[0]: game.default(state, due[0])}).state
    return {"start": game.format_position(state)}


def moves(table: TableClient, piece: str) -> list[str]:
    """Return everything that a piece could do in the open step, in notation."""
    assert table.state is not None
    current = table.state.current
    game = GAMES[table.state.settings.game]
    state = game.parse_position(current.position)
    decision = next(one for one in game.deciding(state) if one.piece == piece)
    return [game.format_move(state, move) for move in game.legal(state, decision)]


def settings(game: str = "pixoid", **given: Any) -> TableSettings:
    """Return the game's settings."""
    return TableSettings(game=game, **{"stand_in": "easy", **given})


# As raw as it comes


@dataclass
class Raw:
    """A socket whose every text is kept as it came."""

    socket: ClientConnection
    texts: list[str] = field(default_factory=list)

    async def send(self, asked: dict[str, Any] | str) -> None:
        """Send something, well-formed or not."""
        await self.socket.send(asked if isinstance(asked, str) else json.dumps(asked))

    async def answer(self, **asked: Any) -> dict[str, Any]:
        """Send a request and return the response."""
        await self.send(asked)
        found = await self.until(lambda one: one["type"] in ("done", "rejected") and one["id"] in (asked["id"], ""))
        return found

    async def until(self, true: Any) -> dict[str, Any]:
        """Read on until a message comes of which something is true, and return it."""
        async with asyncio.timeout(LIMIT):
            while True:
                text = await self.socket.recv()
                self.texts.append(str(text))
                message: dict[str, Any] = json.loads(text)
                if true(message):
                    return message


@asynccontextmanager
async def raw(person: Server, made: TableMade, **hello: Any) -> AsyncIterator[Raw]:
    """Open a socket by hand and say hello."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
    async with connect(address, additional_headers=person.headers, compression=None, close_timeout=1) as socket:
        found = Raw(socket)
        await found.send({"type": "hello", "protocol": 1, **hello})
        await found.until(lambda one: one["type"] in ("yours", "bye"))
        yield found


def numbers_in(value: Any) -> Iterator[int]:
    """Return every number in something that was read from JSON, and those that stand in texts by themselves."""
    if isinstance(value, bool):
        return
    if isinstance(value, int | float):
        yield int(value)
    elif isinstance(value, str) and value.isdecimal() and value.isascii():
        yield int(value)
    elif isinstance(value, dict):
        for one in value.values():
            yield from numbers_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from numbers_in(one)
