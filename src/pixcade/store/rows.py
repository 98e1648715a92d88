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
    StoreSizes,
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
    types: tuple[Any, ...]
    """Those of the fields."""
    key: int
    """How many of the first columns are the key; 0 where an existing row is a conflict."""
    values: Callable[[object], tuple[Any, ...]]
    insert: str
    """The INSERT statement for SQLite."""

    @property
    def flags(self) -> tuple[bool, ...]:
        """Which columns are booleans."""
        return tuple(one is bool for one in self.types)

    @property
    def selection(self) -> str:
        """The columns of a SELECT."""
        return ", ".join(self.columns)

    def made(self, row: Sequence[Any], *more: Any) -> Any:
        """Return the value of a row, with fields of their types whatever its columns hold."""
        return self.of(*map(as_field, row, self.types), *more)


def as_field(value: Any, type: Any) -> Any:
    """Return what a column holds as a field: SQLite has no booleans, and takes text where a number belongs.

    That counts as 0, so that whoever lists rows does not fail at one of them.
    """
    if type is bool:
        return bool(value)
    return 0 if type is int and not isinstance(value, int) else value


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
    return RowKind(of, table, columns, tuple(field.type for field in own), key, values, insert)


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


PLAYING = (
    "SELECT id, game, coalesce((SELECT max(number) FROM log WHERE table_id = id), 0) FROM tables"
    " WHERE phase = 'playing'"
)
"""Selects the tables that are being played, with the heads of their logs."""
LAST_TIMES = (
    "SELECT id, touched, (SELECT text FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1) FROM tables"
    " WHERE phase IN ('lobby', 'playing')"
)
"""Selects what `last_times` reads."""


LATEST = 7_258_118_400_000
"""2200-01-01 in milliseconds: a later time is damaged, since no clock is that far ahead."""


def credible(time: int) -> int:
    """Return a time that was stored; 0 where it is damaged."""
    return time if time < LATEST else 0


def last_times(rows: Iterable[Sequence[Any]]) -> dict[str, int]:
    """Return when each table was last written to, from what LAST_TIMES selects; 0 where nobody can say."""
    return {
        table: max(credible(as_field(touched, int)), credible(time_of(line or ""))) for table, touched, line in rows
    }


def longest_log(phase: str) -> str:
    """Return a SELECT of how many entries the longest log of a table in a phase has."""
    log = "SELECT max(number) FROM log WHERE table_id = id"
    return (
        f"SELECT coalesce(max(entries), 0) FROM (SELECT ({log}) AS entries FROM tables WHERE phase = '{phase}') AS logs"
    )


GAMES_WEIGHED = 20
"""So many of the last finished games are weighed."""
ROW_BYTES = 90
"""What a row takes beside its text: its key, twice, and what the database adds; measured by `bench.weights`."""
WEIGHT = " + ".join(
    f"(SELECT coalesce(sum(length({column}) + {ROW_BYTES}), 0) FROM {table} WHERE {table}.table_id = last.table_id)"
    for table, column in (("log", "text"), ("salts", "salt"), ("grants", "browser"), ("players", "name"))
)
SIZES: Mapping[str, str] = {
    "games": "SELECT count(*) FROM games",
    "game_bytes": f"SELECT coalesce(avg({WEIGHT}), 0)"
    f" FROM (SELECT table_id FROM games ORDER BY ended DESC LIMIT {GAMES_WEIGHED}) AS last",
    "oldest_game": "SELECT coalesce(min(ended), 0) FROM games",
    "chat": "SELECT count(*) FROM chat",
    "chat_at_a_table": "SELECT coalesce(max(lines), 0)"
    " FROM (SELECT count(*) AS lines FROM chat GROUP BY table_id) AS chats",
    "oldest_chat": "SELECT coalesce(min(time), 0) FROM chat",
    "lobbies": "SELECT count(*) FROM tables WHERE phase = 'lobby'",
    "playing": "SELECT count(*) FROM tables WHERE phase = 'playing'",
    "lobby_entries": longest_log("lobby"),
    "game_entries": longest_log("playing"),
    "oldest_lobby": "SELECT coalesce(min(touched), 0) FROM tables WHERE phase = 'lobby'",
    "snapshots": "SELECT count(*) FROM snapshots",
    "snapshot_bytes": "SELECT coalesce(sum(length(content)), 0) FROM snapshots",
    "browsers": "SELECT count(*) FROM browsers",
    "grants": "SELECT count(*) FROM grants",
    "links": "SELECT count(*) FROM links",
    "bans": "SELECT count(*) FROM bans",
    "reports": "SELECT count(*) FROM reports",
}
"""What fields of StoreSizes are counted by."""
ALL_SIZES = "SELECT " + ", ".join(f"({select})" for select in SIZES.values())


def sizes_from(row: Sequence[Any], *, database: int, write_ahead_log: int, disk_free: int, copies: int) -> StoreSizes:
    """Return the sizes of a store from what ALL_SIZES selects."""
    counts = {name: int(value) for name, value in zip(SIZES, row, strict=True)}
    return StoreSizes(database=database, write_ahead_log=write_ahead_log, disk_free=disk_free, copies=copies, **counts)


GAME_COLUMNS = KINDS[GameRow].columns
SELECT_GAMES = (
    f"SELECT {', '.join(f'chosen.{name}' for name in GAME_COLUMNS)}, {', '.join(PLAYER_COLUMNS)}"
    f" FROM (SELECT {', '.join(GAME_COLUMNS)} FROM games {{rest}}) AS chosen"
    " LEFT JOIN players USING (table_id) ORDER BY chosen.ended DESC, chosen.table_id, seat"
)
"""Reads the games that the rest of a SELECT names, with their players: see `games_from`."""

SELECT_SERIES = (
    "WITH RECURSIVE series (id, previous, back) AS (SELECT id, previous, 1 FROM tables WHERE id = {table}"
    " UNION ALL SELECT tables.id, tables.previous, back + 1 FROM series JOIN games ON games.table_id = series.id"
    " JOIN tables ON tables.id = series.previous WHERE back < {most})"
    f" SELECT {', '.join(f'games.{name}' for name in GAME_COLUMNS)}, {', '.join(PLAYER_COLUMNS)}"
    " FROM series JOIN games ON games.table_id = series.id LEFT JOIN players ON players.table_id = series.id"
    " ORDER BY back, seat"
)
"""Reads the games of a series from a table back to the first, or to one that has no game, with their players."""


def games_from(rows: Iterable[Sequence[Any]]) -> Iterable[GameRow]:
    """Return games from joined rows that each hold a game and one of its players, or none."""
    columns = len(GAME_COLUMNS)
    for game, group in groupby(rows, key=lambda row: row[:columns]):
        players = tuple(GamePlayer(*row[columns:]) for row in group if row[columns] is not None)
        yield KINDS[GameRow].made(game, players)
