"""A store in memory that commits late, fails, or loses uncommitted batches."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from pixcade.games import rules
from pixcade.room.change import Saved
from pixcade.room.effects import Append
from pixcade.room.rows import ChatGone, ChatLine, GameRow, Grant, LogLine, Row, SeatRow, TableRow, TableUpdate
from pixcade.room.seat_keys import SeatKeys
from pixcade.room.series import Series, series_of
from pixcade.store.api import NameGone
from pixcade.table.codec import decode
from pixcade.table.entries import Entry
from pixcade.table.fold import restore
from pixcade.table.table import Table


class Rows:
    """All rows, by kind."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.seats: dict[str, dict[int, SeatRow]] = {}
        self.grants: dict[str, list[Grant]] = {}
        self.chat: dict[str, dict[int, ChatLine]] = {}
        self.tables: dict[str, TableRow] = {}
        self.games: dict[str, GameRow] = {}

    def add(self, rows: Iterable[Row | NameGone]) -> None:
        for row in rows:
            match row:
                case LogLine():
                    log = self.logs.setdefault(row.table, [])
                    assert row.number == len(log) + 1, f"entry {row.number} of {row.table} is out of order"
                    log.append(decode(row.text))
                case SeatRow():
                    self.seats.setdefault(row.table, {})[row.seat] = row
                case Grant():
                    self.grants.setdefault(row.table, []).append(row)
                case ChatLine():
                    self.chat.setdefault(row.table, {})[row.number] = row
                case ChatGone():
                    self.chat.setdefault(row.table, {}).pop(row.number, None)
                case TableRow():
                    assert row.id not in self.tables, "a table was created twice"
                    self.tables[row.id] = row
                case TableUpdate(new):
                    self.tables[new.id] = new
                case GameRow():
                    self.games[row.table] = row
                case NameGone(person, table, instead):
                    self._take_name_out(person, table, instead)
                case _:
                    pass

    def _take_name_out(self, person: str, table: str, instead: str) -> None:
        for at, seat in self.seats[table].items():
            if seat.person == person:
                self.seats[table][at] = replace(seat, name=instead)
        for number, line in self.chat.get(table, {}).items():
            if line.person == person:
                self.chat[table][number] = replace(line, name=instead)

    def table(self, id: str) -> Table:
        """Return a table; a finished one without removed names."""
        table = restore(self.logs[id], rules)
        if not table.over:
            return table
        seats = [replace(seat, name=self.seats[id][at].name) for at, seat in enumerate(table.seats)]
        return replace(table, seats=tuple(seats))

    def keys(self, table: str) -> SeatKeys:
        return SeatKeys.of(self.grants.get(table, ()))

    def saved(self, id: str) -> Saved:
        """Return a room as restored from these rows."""
        return Saved(
            table=self.table(id),
            row=self.tables[id],
            keys=self.keys(id),
            chat=tuple(self.chat.get(id, {}).values()),
            next_table=next((row.id for row in self.tables.values() if row.previous == id), ""),
        )

    def series(self, id: str) -> Series:
        """Return the games played before a table, latest first."""
        first = self.logs[id][0].what
        match, games = getattr(first, "match", ""), []
        while (id := self.tables[id].previous) and id in self.games:
            games.append(self.games[id])
        return series_of(games, match)


class Store:
    """Batches in transit: sent, then committed, then reported to the room."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.written: list[Row | NameGone] = list(rows)
        self.known = self._read()
        self.sent: deque[Append] = deque()
        self.committed: deque[Append] = deque()

    def _read(self) -> Rows:
        rows = Rows()
        rows.add(self.written)
        return rows

    def commit(self) -> None:
        batch = self.sent.popleft()
        self.written += batch.rows
        self.committed.append(batch)

    def report(self) -> Append:
        """Return a committed batch to report to the room."""
        batch = self.committed.popleft()
        self.known.add(batch.rows)
        return batch

    def fail(self) -> None:
        self.sent.clear()

    def crash(self) -> None:
        """Lose uncommitted batches."""
        self.sent.clear()
        self.committed.clear()
        self.known = self._read()
