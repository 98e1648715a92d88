"""What is on its way into a log, and how others wait for it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pixcade.core.errors import Refusal
from pixcade.store.api import TableRow, Write
from pixcade.table.entries import Entry
from pixcade.table.table import Table

if TYPE_CHECKING:
    from pixcade.server.rooms.room import Room


class PendingEntry:
    """An entry that is on its way into the log, and the table as it will be with it."""

    __slots__ = ("acknowledge", "after", "again", "entry", "failed", "row", "then", "writes")

    def __init__(
        self,
        entry: Entry,
        after: Table,
        writes: Sequence[Write],
        row: TableRow | None,
        acknowledge: Callable[[Entry], None] | None,
    ) -> None:
        """Remember what has to be written, and who is told first when it is."""
        self.entry = entry
        self.after = after
        self.writes = writes
        self.row = row
        self.acknowledge = acknowledge
        self.failed: Callable[[Refusal], None] = lambda refusal: None
        """Called where it could not be kept."""
        self.again: Callable[[], object] = lambda: None
        """Called where it has to be asked for again, since somebody else was first."""
        self.then: Callable[[], None] | None = None
        """Called when all have been told."""


class RoomLock(asyncio.Lock):
    """One thing after the other: whoever has the turn finds everything kept that was taken before."""

    def __init__(self, room: "Room") -> None:
        """Be free."""
        super().__init__()
        self.room = room

    async def __aenter__(self) -> None:
        """Wait for the turn, and for what is being written."""
        await super().__aenter__()
        try:
            while self.room.writing or self.room.gathered:
                await self.room.all_kept()
        except BaseException:
            self.release()
            raise
