"""A room in a worker's memory, with the sockets of its pages and the batches being stored."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import structs

from pixcade.local.messages import Line, StoredTable
from pixcade.room.guest import Client, Guest
from pixcade.room.room import Room
from pixcade.room.rows import GameRow, Grant, LogLine, Row, SeatRow, TableRow, TableUpdate


@dataclass(eq=False, slots=True)
class Socket:
    """A page's connection to a table. It has no room before its hello."""

    number: int
    table: str
    guest: Guest
    screen: bool = False
    focused: bool = False
    room: "OpenTable | None" = None


class Batch(NamedTuple):
    """A batch being stored: the engine's number, the room's, and the table with it."""

    number: int
    of_room: int
    after: StoredTable


class OpenTable:
    """A room and what belongs to it here."""

    def __init__(self, room: Room, stored: StoredTable) -> None:
        self.room = room
        self.sockets: dict[Client, Socket] = {}
        self.wake: int | None = None
        self.batches: deque[Batch] = deque()
        self._stored = stored

    @property
    def ahead(self) -> StoredTable:
        """The table with everything that is being stored."""
        return self.batches[-1].after if self.batches else self._stored

    def committed(self, number: int) -> int:
        """Note that a batch is stored; return the room's number of it."""
        batch = self.batches.popleft()
        assert batch.number == number, "batches are stored in order"
        self._stored = batch.after
        return batch.of_room

    def failed(self) -> None:
        """Forget everything that was being stored."""
        self.batches.clear()


def with_rows(known: Mapping[str, StoredTable], rows: Iterable[Row]) -> dict[str, StoredTable]:
    """Return the tables that some rows belong to, with these rows. Chat and names are not stored here."""
    tables: dict[str, StoredTable] = {}
    for row in rows:
        match row:
            case TableRow():
                tables[row.id] = StoredTable(row)
            case TableUpdate(updated):
                tables[updated.id] = structs.replace(tables.get(updated.id) or known[updated.id], row=updated)
            case SeatRow(table=id):
                table = tables.get(id) or known[id]
                others = [seat for seat in table.seats if seat.seat != row.seat]
                now = [row] if row.person or row.name else []
                seats = sorted((*others, *now), key=lambda one: one.seat)
                tables[id] = structs.replace(table, seats=tuple(seats))
            case Grant(table=id):
                table = tables.get(id) or known[id]
                tables[id] = structs.replace(table, grants=(*table.grants, row))
            case GameRow(table=id):
                tables[id] = structs.replace(tables.get(id) or known[id], game=row)
    return tables


def lines_in(rows: Iterable[Row]) -> tuple[Line, ...]:
    """Return the log lines among some rows."""
    return tuple(Line(row.table, row.number, row.text) for row in rows if isinstance(row, LogLine))
