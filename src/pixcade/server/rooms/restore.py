"""Restores tables from the store: from the last snapshot and the lines after it, beside the event loop."""

import asyncio
import time
from collections.abc import Sequence

from pixcade.core.fair_queue import NOBODY
from pixcade.games import rules
from pixcade.server.replays.replay import SeatHolder, holders, shown, sitting
from pixcade.server.rooms.log_versions import as_newer
from pixcade.server.rooms.room import SALTS_KEPT, Room
from pixcade.server.rooms.series import series_before
from pixcade.server.services.bundle import Services
from pixcade.server.services.fair_slots import Askers, FairSlots
from pixcade.store.api import TableRow
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import fold
from pixcade.table.snapshot import InvalidSnapshot, line_number, table_in
from pixcade.table.table import Table

PIECE = 2_000
"""So many lines are read and folded in one piece."""
SLICE = 20
"""After so many lines the thread that folds lets others run."""
FEW = 50
"""So few lines are folded at once: that takes less time than to hand them to a thread."""


class TableReader:
    """Reads tables from the store. Long logs are folded in a thread, a piece at a time, in turns by who asks for them.

    Two that are folded at once would not be done sooner, and the event loop would get a smaller share of the time.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.slots = FairSlots(1)

    async def room(self, row: TableRow, askers: Askers) -> Room:
        """Return a room with a table as the store has it. Raises InvalidLog, WrittenByNewerVersion and StoreTrouble."""
        store = self.services.store
        table, line, kept = await self.table(row.id, askers)
        game = await store.game(row.id) if table.over else None
        salts = await store.salts(row.id, since=table.step - SALTS_KEPT)
        # A name that was taken out stays out.
        room = Room(self.services, row, shown(table, game) if game else table, salts, await store.grants(row.id))
        followers = await store.followers(row.id)
        room.next_table = followers[0].id if followers else ""
        room.series = await series_before(store, table.previous, table.match)
        room.snapshot_at(kept)
        room.snapshot_if_due(table, line)
        return room

    async def table(self, id: str, askers: Askers | None = None, *, anew: bool = False) -> tuple[Table, str, int]:
        """Return a table, the last line of its log, and the number of the entry that its snapshot is of, or 0.

        With `anew` the whole log is folded, and no snapshot is used. Raises InvalidLog, WrittenByNewerVersion and
        StoreTrouble.
        """
        askers = askers or Askers(NOBODY)
        table, last = (None, "") if anew else await self.from_snapshot(id)
        kept = read = table.number if table else 0
        while lines := await self.services.store.log(id, after=read, most=FEW + 1):
            with as_newer():
                if len(lines) <= FEW:
                    table = folded(table, lines)
                else:
                    table, lines = await self.beside(id, table, read, askers)
            last, read = lines[-1] if lines else last, read + len(lines)
            if len(lines) < PIECE:
                break
        if table is None:
            raise InvalidLog("table.log-empty")
        return table, last, kept

    async def from_snapshot(self, id: str) -> tuple[Table | None, str]:
        """Return the table of the last snapshot, and the line that it is of; nothing where none can be used."""
        store = self.services.store
        snapshot = await store.snapshot(id)
        if snapshot is not None:
            try:
                lines = await store.log(id, after=line_number(snapshot) - 1, most=1)
                last = lines[0] if lines else ""
                return table_in(snapshot, last, rules), last
            except InvalidSnapshot as error:
                self.services.log.note("snapshot-discarded", table=id, reason=str(error))
        return None, ""

    async def beside(self, id: str, table: Table | None, read: int, askers: Askers) -> tuple[Table | None, list[str]]:
        """Read the next piece of a log and fold it in a thread, when it is the turn of one who asks for it.

        It is not read before that: it would be held in memory for as long as others have their turns. There is none
        where the table was removed meanwhile.
        """
        async with self.slots.shared_slot(askers):
            lines = await self.services.store.log(id, after=read, most=PIECE)
            return (await asyncio.to_thread(folded, table, lines, gently=True) if lines else table), lines

    async def seats(self, id: str) -> tuple[SeatHolder, ...]:
        """Return who sits at a table, without folding its game: for lists of many tables."""
        table, _ = await self.from_snapshot(id)
        seats = holders(table.seats) if table else ()
        read = table.number if table else 0
        while lines := await self.services.store.log(id, after=read, most=PIECE):
            seats = sitting(lines, seats) if len(lines) <= FEW else await asyncio.to_thread(sitting, lines, seats)
            read += len(lines)
            if len(lines) < PIECE:
                break
        return seats


def folded(table: Table | None, lines: Sequence[str], *, gently: bool = False) -> Table:
    """Return a table with further lines of its log. Raises InvalidLog.

    In a thread, `gently` rests for as long as it works: the event loop needs the interpreter lock too.
    """
    began = time.monotonic()
    for at, line in enumerate(lines):
        table = fold(table, decode(line), rules)
        if gently and at % SLICE == 0:
            time.sleep(time.monotonic() - began)
            began = time.monotonic()
    assert table is not None, "there are lines"
    return table
