"""Repeatable random faults of a server's environment: its database file, and floods."""

import asyncio
import os
import shutil
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pixcade.client import Server
from pixcade.protocol.server_messages import Done
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite_files import connect as connect_to_database
from tests.server.durability.unreliable_network import Child
from tests.server.support.floods import CLOSE, PING, TEXT, frame, in_bytes
from tests.waits import until

# The database file

GONE = "store.gone"
"""The error that everyone gets while the database file is missing."""


class Answers:
    """Responses to all players. While the database file is missing, `kept` has the stored part of each log."""

    def __init__(self, child: Child) -> None:
        """Begin with no answers."""
        self.child = child
        self.programs = 0
        self.errors = 0
        """For the sake of the database file."""
        self.heard = asyncio.Event()
        self.kept: Mapping[str, int] | None = None
        self.wrong: list[str] = []

    def acknowledged(self, table: str, done: Done) -> None:
        """See that nothing is acknowledged that the file does not have."""
        self.programs += 1
        self.heard.set()
        if self.kept is not None and done.number > self.kept.get(table, 0):
            self.wrong.append(f"{table}: number {done.number} was acknowledged while the database file was away")

    def rejected(self, code: str) -> None:
        """Count what could not be kept."""
        self.errors += code == GONE

    def endings(self) -> int:
        """How often the server was ended."""
        return self.child.endings

    async def more(self, programs: int) -> None:
        """Wait for a number of further acknowledged submissions."""
        enough = self.programs + programs
        while self.programs < enough:
            self.heard.clear()
            await self.heard.wait()


class DatabaseFiles:
    """The files of a database: some are moved away for a moment, and then put back, the same files as before."""

    def __init__(self, folder: Path, random: Random) -> None:
        """Choose which: all of them, the database, or its WAL."""
        self.folder = folder
        self.aside = folder.with_name(f"{folder.name}-aside")
        everything = [file.name for file in folder.glob(f"{DATABASE}*")]
        self.chosen: list[str] = random.choice((everything, [DATABASE], [f"{DATABASE}-wal"]))

    def move_away(self) -> None:
        """Move the files, and add a hard link to the others."""
        self.aside.mkdir()
        for file in self.folder.glob(f"{DATABASE}*"):
            os.link(file, self.aside / file.name)
        for name in self.chosen:
            (self.folder / name).unlink()

    def last_numbers(self) -> dict[str, int]:
        """Return the last number in each table's log, as the files have it that were moved."""
        with closing(connect_to_database(self.aside / DATABASE, "ro")) as connection:
            return dict(connection.execute("SELECT table_id, max(number) FROM log GROUP BY table_id"))

    def put_back(self) -> None:
        """Put them back, the database last, so that it is never opened without the others."""
        for name in sorted(self.chosen, reverse=True):
            os.link(self.aside / name, self.folder / name)
        shutil.rmtree(self.aside)


# Floods

FRAMES = 8_000
"""On each socket."""
MOST_SOCKETS = 4
ANSWERED = "read-to-the-end"
"""The id of a request behind all frames, or made of them: it is answered when the server has read everything."""


@cache
def flood_of(kind: str) -> bytes:
    """Return a flood with a request at its end."""
    end = frame(TEXT, b'{"type":"resume","id":"%s"}' % ANSWERED.encode())
    if kind == "pings":
        return frame(PING) * FRAMES + end
    if kind == "fragments of one byte":
        return in_bytes(b'{"type":"resume",%s"id":"%s"}' % (b" " * FRAMES, ANSWERED.encode()))
    return frame(CLOSE, (1000).to_bytes(2)) + frame(PING) * FRAMES + end


FLOODS = ("pings", "fragments of one byte", "frames after a close")


class Flood:
    """Hostile sockets of one person, who shares an address with all players."""

    def __init__(self, random: Random) -> None:
        """Choose how many, and what each of them sends."""
        self.kinds = random.choices(FLOODS, k=random.randint(1, MOST_SOCKETS))
        self.seconds = random.uniform(0.1, 0.25)
        """Minimum duration."""
        self.wrong: list[str] = []

    async def last(self, person: Server, table: str, enough: Callable[[], bool]) -> None:
        """Flood until people have noticed enough of it."""
        floods = [flood_of(kind) for kind in self.kinds]
        sockets = [await welcomed(person, table) for _ in floods]
        began = monotonic()
        for socket, frames in zip(sockets, floods, strict=True):
            socket.transport.write(frames)
        reading = [asyncio.create_task(self.read(*one)) for one in zip(sockets, self.kinds, strict=True)]
        try:
            await until(lambda: monotonic() - began >= self.seconds and enough())
        finally:
            for socket in sockets:
                socket.transport.abort()
            await asyncio.gather(*reading)

    async def read(self, socket: ClientConnection, kind: str) -> None:
        """Read until the connection ends; a request after a close is never answered."""
        with suppress(ConnectionClosed):
            while ANSWERED not in str(await socket.recv()):
                pass
            if kind == "frames after a close":
                self.wrong.append(f"{kind} were read")


async def welcomed(person: Server, table: str) -> ClientConnection:
    """Return a socket that has said hello. Raises AssertionError where the table is gone."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(address, additional_headers=person.headers, compression=None, proxy=None, ping_interval=None)
    await socket.send('{"type":"hello","protocol":1}')
    first = str(await socket.recv())
    assert '"type":"welcome"' in first, first
    return socket
