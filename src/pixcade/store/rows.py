"""The table and columns of each kind of write. The same in every store."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from operator import attrgetter
from typing import Any

from pixcade.store.api import (
    Ban,
    Browser,
    ChatLine,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    OperatorSetting,
    Report,
    Salt,
    SeatLink,
    TableRow,
)
from pixcade.table.codec import time_of
from pixcade.table.snapshot import Snapshot

PLAYER_COLUMNS = ("seat", "person", "name")
BY_TABLE = ("log", "salts", "grants", "links", "chat", "games", "players", "snapshots")
"""Every table whose rows belong to a table by `table_id`."""


COLUMNS = {"table": "table_id", "by": "reporter"}
"""Columns whose names differ from the fields, which are keywords of SQL."""


@dataclass(frozen=True)
class RowKind:
    """The table of a kind of write; its columns have the order of the fields."""

    of: type
    table: str
    columns: tuple[str, ...]
    flags: tuple[bool, ...]
    key: int
    """How many of the first columns are the key; 0 where an existing row is a conflict."""
    values: Callable[[object], tuple[Any, ...]]
    insert: str
    """The INSERT statement for SQLite."""

    @property
    def selection(self) -> str:
        """The columns of a SELECT."""
        return ", ".join(self.columns)

    def made(self, row: Sequence[Any], *more: Any) -> Any:
        """Return the value of a row; SQLite has no booleans, only numbers."""
        return self.of(*(bool(one) if flag else one for one, flag in zip(row, self.flags, strict=True)), *more)


def kind(table: str, of: type, key: int) -> RowKind:
    """Describe a kind whose first `key` columns are its key; with none, an existing row is a conflict."""
    own = [field for field in fields(of) if field.name != "players"]
    columns = tuple(COLUMNS.get(field.name, field.name) for field in own)
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    if key:
        # Not REPLACE: an upsert overwrites the row in place.
        updates = ", ".join(f"{column} = excluded.{column}" for column in columns[key:])
        insert += f" ON CONFLICT ({', '.join(columns[:key])}) DO UPDATE SET {updates}"
    values = attrgetter(*(field.name for field in own))
    return RowKind(of, table, columns, tuple(field.type is bool for field in own), key, values, insert)


KINDS: Mapping[type, RowKind] = {
    LogLine: kind("log", LogLine, 0),
    Salt: kind("salts", Salt, 3),
    TableRow: kind("tables", TableRow, 1),
    Grant: kind("grants", Grant, 3),
    Browser: kind("browsers", Browser, 1),
    SeatLink: kind("links", SeatLink, 1),
    ChatLine: kind("chat", ChatLine, 0),
    GameRow: kind("games", GameRow, 1),
    Ban: kind("bans", Ban, 2),
    Report: kind("reports", Report, 1),
    OperatorSetting: kind("settings", OperatorSetting, 1),
    Snapshot: kind("snapshots", Snapshot, 1),
}
"""The kinds that are rows of a table."""


LAST_TIMES = (
    "SELECT id, touched, (SELECT text FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1) FROM tables"
    " WHERE phase IN ('lobby', 'playing')"
)
"""Selects what `last_times` reads."""


def last_times(rows: Iterable[Sequence[Any]]) -> dict[str, int]:
    """Return when each table was last written to, from what LAST_TIMES selects."""
    return {table: max(touched, time_of(line or "")) for table, touched, line in rows}


def games_from(rows: Iterable[Sequence[Any]], columns: int) -> Iterable[GameRow]:
    """Return games from joined rows that each hold a game and one of its players, or none."""
    for game, group in groupby(rows, key=lambda row: row[:columns]):
        players = tuple(GamePlayer(*row[columns:]) for row in group if row[columns] is not None)
        yield KINDS[GameRow].made(game, players)
