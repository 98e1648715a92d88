"""Writes what the rooms append: everything pending goes to the store in one transaction."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from pixcade.games.errors import PixcadeError
from pixcade.room.effects import Append
from pixcade.server.services.log import ServerLog
from pixcade.store.api import Conflict, NoSuchTable, Unclear
from pixcade.store.store import Store

GONE = "server.no-such-table"


class Appending(Protocol):
    """A room that waits for the store."""

    @property
    def id(self) -> str: ...

    def committed(self, append: Append) -> None:
        """The store has this, and everything that the room has appended before."""

    def failed(self, error: PixcadeError) -> None:
        """The store has nothing of the last write for this room."""

    def drop(self, code: str, *, again: bool = False) -> None:
        """The store may have something that the room doesn't know: drop the room."""


class Waiting(NamedTuple):
    """A pending write."""

    room: Appending
    append: Append


class Writer:
    """One write at a time; appends that arrive during a write are batched into the next one."""

    def __init__(self, store: Store, log: ServerLog) -> None:
        self.store = store
        self.log = log
        self._waiting: list[Waiting] = []
        self._writing: list[Waiting] = []
        self._running: asyncio.Task[None] | None = None

    def add(self, room: Appending, append: Append) -> None:
        """Write this after everything that was added before."""
        self._waiting.append(Waiting(room, append))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                self._writing, self._waiting = self._waiting, []
                await self._write(self._writing)
        finally:
            self._writing = []
            self._running = None

    def has(self, table: str) -> bool:
        """Whether something of a table is not written yet."""
        return any(one.room.id == table for one in (*self._writing, *self._waiting))

    def discard(self) -> None:
        """Discard a table's pending writes."""
        self._waiting.clear()

    async def wait_until_written(self) -> None:
        """Wait until nothing is pending."""
        while self._running is not None:
            await asyncio.wait([self._running])

    async def _write(self, batch: Sequence[Waiting]) -> None:
        rooms = list(dict.fromkeys(one.room for one in batch))
        try:
            await self.store.write(*(row for one in batch for row in one.append.rows))
        except (Conflict, NoSuchTable) as error:
            if len(rooms) > 1:  # only one of them caused it
                for room in rooms:
                    await self._write([one for one in batch if one.room is room])
            else:
                self._discard(rooms)
                rooms[0].drop(GONE if isinstance(error, NoSuchTable) else "store.unclear", again=True)
        except Unclear as error:
            self._discard(rooms)
            for room in rooms:
                room.drop(error.code, again=True)
        except PixcadeError as error:
            self._fail(rooms, error)
        except Exception as error:  # a bug of ours
            self.log.fault(error, task="write", tables=len(rooms))
            self._fail(rooms, PixcadeError("server.fault"))
        else:
            for one in batch:
                one.room.committed(one.append)

    def _fail(self, rooms: Sequence[Appending], error: PixcadeError) -> None:
        self._discard(rooms)
        for room in rooms:
            room.failed(error)

    def _discard(self, rooms: Sequence[Appending]) -> None:
        """Discard what these rooms have appended in the meantime: it depends on what was not written."""
        self._waiting = [one for one in self._waiting if one.room not in rooms]
