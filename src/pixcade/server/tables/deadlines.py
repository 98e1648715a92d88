"""Deadlines of slow games: loads tables when the server has to act there, from an index in the store."""

import asyncio
from contextlib import suppress

from pixcade.games.errors import PixcadeError
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import StoreTrouble

LOOK_S = 1.0
MOST_AT_ONCE = 100
"""Tables loaded in one go; other work runs between batches."""
MOST_LOADED = 200
"""Rooms in memory beyond which tables wait: their stand-ins are thinking."""
UNREADABLE_MS = 60_000
"""A table that can't be read, or that another process owns, is tried again after this time."""


class Deadlines:
    """Wakes the rooms of slow tables, also of those that nobody has opened."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.services = rooms.services
        self._unreadable: dict[str, int] = {}
        """When a table that couldn't be loaded is tried again."""
        self._woken: set[str] = set()

    async def live(self) -> None:
        while True:
            with suppress(StoreTrouble):  # reported elsewhere
                await self.act()
            await asyncio.sleep(LOOK_S)

    async def act(self) -> None:
        """Load every table where something is due."""
        now = self.services.time.now()
        self._unreadable = {table: until for table, until in self._unreadable.items() if until > now}
        self._woken = {table for table in self._woken if table in self.rooms.open}
        skipped = len(self._unreadable) + len(self._woken)
        due = await self.services.store.due_tables(now, skipped + MOST_AT_ONCE)
        for table in due:
            if len(self._woken) >= MOST_LOADED:
                return
            if table not in self._unreadable and table not in self.rooms.open:
                await self._wake(table, now)
        self.rooms.forget_idle()

    async def _wake(self, table: str, now: int) -> None:
        try:
            room = await self.rooms.room(table)
        except StoreTrouble:
            raise
        except PixcadeError:  # it can't be read, or another process has it
            self._unreadable[table] = now + UNREADABLE_MS
        except Exception as error:  # a bug of ours, which must not stop the others
            self.services.log.fault(error, table=table)
            self._unreadable[table] = now + UNREADABLE_MS
        else:
            room.requested_at = 0
            self._woken.add(table)
            room.wake()
