"""A server that does nothing but repeat a recorded game at every table: what is left is the load generator's own cost.

It prints its port in one line and ends when its input does. Every program is answered as the real one was: the one who
sent it is told `done`, and everybody at the table what followed, in the same bytes. With a second folder every program
is durable in a store there before it is answered: what no server can be quicker than that promises as much.
"""

import asyncio
import sys
from itertools import count
from pathlib import Path
from typing import Any, cast

import uvloop
from msgspec import json

from bench.server.frames import ACCEPTED, HEAD_END, HOST, TEXT, next_frame, unmasked
from bench.store import SALT
from bench.store import TEXT as LINE
from pixcade.server.cli.serve import settle_down
from pixcade.store.api import LogLine, Salt
from pixcade.store.sqlite.store import SqliteStore, open_store

HELLO = b'{"type":"hello"'
SUBMIT = b'{"type":"submit"'


class Recorded:
    """A game as frames that only have to be sent."""

    def __init__(self, recorded: dict[str, Any]) -> None:
        self.before = [b"".join(unmasked(text.encode()) for text in texts) for texts in recorded["before"]]
        self.done = [[unmasked(text.encode()) for text in texts] for texts in recorded["done"]]
        self.news = [unmasked(text.encode()) for text in recorded["news"]]


class Table:
    """Where a repeated game stands."""

    def __init__(self, name: str, game: Recorded, store: SqliteStore | None) -> None:
        self.name = name
        self.game = game
        self.store = store
        self.entries = count(1)
        self.chairs: dict[int, Chair] = {}
        self.here: set[int] = set()
        self.told = 0

    def greeted(self, chair: "Chair") -> None:
        """Begin, or begin again, when everybody has said hello."""
        self.here.add(chair.seat)
        if len(self.here) == len(self.game.before):
            self.here.clear()
            self.told = 0
            for seat, one in self.chairs.items():
                one.done = 0
                one.write(self.game.before[seat])

    def programmed(self, chair: "Chair") -> None:
        """Answer the next program of the game, after it is durable where there is a store."""
        if self.store is None:
            self.answer(chair)
            return
        number = next(self.entries)
        line = LogLine(self.name, number, LINE.replace("TABLE", self.name))
        writing = asyncio.ensure_future(self.store.write(line, Salt(self.name, number, "earth", SALT)))
        writing.add_done_callback(lambda done: self.answer(chair))

    def answer(self, chair: "Chair") -> None:
        """Answer the next program of the game."""
        news, self.told = self.game.news[self.told], self.told + 1
        chair.write(self.game.done[chair.seat][chair.done])
        chair.done += 1
        for one in self.chairs.values():
            one.write(news)


class Chair(asyncio.Protocol):
    """One connection."""

    def __init__(self, game: Recorded, tables: dict[str, Table], store: SqliteStore | None) -> None:
        self.game = game
        self.tables = tables
        self.store = store
        self.table: Table | None = None
        self.seat = 0
        self.done = 0
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.write = cast(asyncio.Transport, transport).write

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        at = 0
        if self.table is None:
            end = data.find(HEAD_END)
            if end < 0:
                self.rest = data
                return
            _, table, seat = data.split(b" ", 2)[1].decode().split("/")
            self.seat, at = int(seat), end + 4
            self.table = self.tables.setdefault(table, Table(table, self.game, self.store))
            self.table.chairs[self.seat] = self
            self.write(ACCEPTED)
        while (frame := next_frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == TEXT and data.startswith(HELLO, begin):
                self.table.greeted(self)
            elif kind == TEXT and data.startswith(SUBMIT, begin):
                self.table.programmed(self)
        self.rest = data[at:]


async def main(recorded: Path, folder: Path | None = None) -> None:
    game = Recorded(json.decode(recorded.read_bytes()))
    store = open_store(folder, now=0) if folder is not None else None
    tables: dict[str, Table] = {}
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Chair(game, tables, store), HOST, 0, backlog=2048)
    settle_down()
    print(server.sockets[0].getsockname()[1], flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    server.close()
    if store is not None:
        await store.close()


if __name__ == "__main__":
    uvloop.run(main(*map(Path, sys.argv[1:])))
