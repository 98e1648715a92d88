"""SQL statements for SQLite and PostgreSQL, and the mapping between dataclasses and rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from pixcade.store.api import (
    Ban,
    Browser,
    Channel,
    ChannelGone,
    ChatGone,
    ChatLine,
    DayOff,
    GameGone,
    GamePlayer,
    GameRow,
    Grant,
    IdentityRow,
    LinksGone,
    LogLine,
    NameGone,
    Notice,
    Noticed,
    NoticeDone,
    NoticesGone,
    OperatorSetting,
    PasswordGiven,
    PersonGone,
    PersonJoined,
    PersonRow,
    Report,
    ReportDone,
    SeatLink,
    SeatRow,
    TableRow,
    TableUpdate,
    Visit,
    Wishes,
    Write,
)

T = TypeVar("T")
Values = tuple[Any, ...]


class Statement(NamedTuple):
    """A statement, executed once for each row of values, in order."""

    sql: str
    rows: Sequence[Values] = ((),)


@dataclass(frozen=True)
class RowKind:
    """How a dataclass is stored: its SQL table, columns, and INSERT statement."""

    of: type
    table: str
    columns: tuple[str, ...]
    insert: str
    values: Callable[[Any], Values]
    readers: tuple[Callable[[Any], Any], ...]

    def select(self, rest: str) -> str:
        """Return a SELECT of whole rows."""
        return f"SELECT {', '.join(f'{self.table}.{column}' for column in self.columns)} FROM {self.table} {rest}"

    def read(self, row: Sequence[Any], *more: Any) -> Any:
        """Build the dataclass from a row."""
        return self.of(*[reader(value) for reader, value in zip(self.readers, row, strict=True)], *more)


COLUMNS = {"table": "table_id", "by": "reporter"}
"""Columns whose names differ from the fields, which are SQL keywords."""
PLAYERS = "players"
"""The field of a game that is read from its seats."""


def kind(table: str, of: type, key: int = 0) -> RowKind:
    """Describe a kind.

    A row replaces the one with the same first `key` columns; without a key a duplicate is a conflict.
    """
    own = [field for field in fields(of) if field.name != PLAYERS]
    columns = tuple(COLUMNS.get(field.name, field.name) for field in own)
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    if key:
        changes = ", ".join(f"{column} = excluded.{column}" for column in columns[key:])
        action = f"UPDATE SET {changes}" if changes else "NOTHING"
        insert += f" ON CONFLICT ({', '.join(columns[:key])}) DO {action}"
    found = attrgetter(*(field.name for field in own))
    types: list[Any] = [field.type for field in own]

    def values(write: Any) -> Values:
        row = found(write) if len(own) > 1 else (found(write),)
        return row if {bool, bytes}.isdisjoint(types) else tuple(map(as_column, row))

    return RowKind(of, table, columns, insert, values, tuple(READERS.get(one, same) for one in types))


def same(value: Any) -> Any:
    return value


def as_column(value: Any) -> Any:
    """Return a value as text or integer."""
    if isinstance(value, bool):
        return int(value)
    return value.hex() if isinstance(value, bytes) else value


READERS: Mapping[Any, Callable[[Any], Any]] = {bool: bool, bytes: bytes.fromhex}

KINDS: Mapping[type, RowKind] = {
    TableRow: kind("tables", TableRow),
    LogLine: kind("log", LogLine),
    SeatRow: kind("seats", SeatRow, 2),
    Grant: kind("grants", Grant, 3),
    SeatLink: kind("links", SeatLink, 1),
    ChatLine: kind("chat", ChatLine),
    GameRow: kind("games", GameRow, 1),
    Browser: kind("browsers", Browser, 1),
    PasswordGiven: kind("passwords", PasswordGiven, 1),
    Ban: kind("bans", Ban, 2),
    Report: kind("reports", Report, 1),
    OperatorSetting: kind("settings", OperatorSetting, 1),
    Notice: kind("outbox", Notice, 5),
    Channel: kind("channels", Channel, 1),
    Visit: kind("people", Visit, 1),
    PersonRow: kind("people", PersonRow, 1),
    DayOff: kind("days_off", DayOff, 2),
    IdentityRow: kind("identities", IdentityRow, 2),
}
"""Kinds that are rows of an SQL table."""

CHANGING = ("game", "phase", "public", "touched", "code", "clocks", "deadline", "pace", "offered")
"""The mutable columns of a table's row."""
UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ?"
LINKS_GONE = "DELETE FROM links WHERE table_id = ? AND key = ?"
CHAT_GONE = "DELETE FROM chat WHERE table_id = ? AND number = ?"
TABLE_GONE = "DELETE FROM tables WHERE id = ?"
REPORT_DONE = "DELETE FROM reports WHERE id = ?"
SETTING_GONE = "DELETE FROM settings WHERE name = ?"
NAME_GONE = (
    "UPDATE seats SET name = '' WHERE table_id = ? AND person = ? AND person <> ''"
    " AND table_id IN (SELECT table_id FROM games)"
)
NAME_IN_CHAT_GONE = "UPDATE chat SET name = ? WHERE table_id = ? AND person = ?"
NOTICES_GONE = "DELETE FROM outbox WHERE table_id = ? AND step < ?"
NOTICE_DONE = "DELETE FROM outbox WHERE person = ? AND table_id = ? AND step = ? AND kind = ? AND channel = ?"
CHANNEL_GONE = "DELETE FROM channels WHERE id = ?"
CHANNELS_NOTICES_GONE = "DELETE FROM outbox WHERE channel = ?"
WISHES = (
    "INSERT INTO people (person, visited, wishes) VALUES (?, 0, ?)"
    " ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes"
)
NOTICED = (
    "INSERT INTO people (person, visited, {column}) VALUES (?, 0, ?)"
    " ON CONFLICT (person) DO UPDATE SET {column} = excluded.{column}"
)
NOTICED_AS = {"turn": NOTICED.format(column="called"), "reminder": NOTICED.format(column="reminded")}
PERSON_GONE = tuple(
    f"DELETE FROM {table} WHERE person = ?"
    for table in ("outbox", "channels", "people", "days_off", "identities", "browsers", "chat")
)
PERSON_JOINED = tuple(f"UPDATE {table} SET person = ? WHERE person = ?" for table in ("seats", "channels", "chat"))
TAKE_LINK = f"DELETE FROM links WHERE id = ? RETURNING {', '.join(KINDS[SeatLink].columns)}"


def update_table(write: TableUpdate) -> list[tuple[str, Values]]:
    row = write.row
    return [(UPDATE_TABLE, (*(as_column(getattr(row, name)) for name in CHANGING), row.id))]


def name_gone(write: NameGone) -> list[tuple[str, Values]]:
    return [
        (NAME_GONE, (write.table, write.person)),
        (NAME_IN_CHAT_GONE, (write.instead, write.table, write.person)),
    ]


def setting(write: OperatorSetting) -> list[tuple[str, Values]]:
    settings = KINDS[OperatorSetting]
    return [(settings.insert, settings.values(write)) if write.value else (SETTING_GONE, (write.name,))]


def notice_done(write: NoticeDone) -> list[tuple[str, Values]]:
    one = write.notice
    return [(NOTICE_DONE, (one.person, one.table, one.step, one.kind, one.channel))]


SPECIAL: Mapping[type, Callable[[Any], list[tuple[str, Values]]]] = {
    TableUpdate: update_table,
    LinksGone: lambda write: [(LINKS_GONE, (write.table, write.key))],
    ChatGone: lambda write: [(CHAT_GONE, (write.table, write.number))],
    GameGone: lambda write: [(TABLE_GONE, (write.table,))],
    NameGone: name_gone,
    ReportDone: lambda write: [(REPORT_DONE, (write.id,))],
    OperatorSetting: setting,
    NoticesGone: lambda write: [(NOTICES_GONE, (write.table, write.step))],
    NoticeDone: notice_done,
    ChannelGone: lambda write: [(CHANNEL_GONE, (write.id,)), (CHANNELS_NOTICES_GONE, (write.id,))],
    Wishes: lambda write: [(WISHES, (write.person, write.wishes))],
    Noticed: lambda write: [(NOTICED_AS[write.kind], (write.person, write.time))],
    PersonJoined: lambda write: [(statement, (write.person, write.before)) for statement in PERSON_JOINED],
    PersonGone: lambda write: [(statement, (write.person,)) for statement in PERSON_GONE],
}
"""Kinds that aren't simply inserted."""
ORDER = {of: at for at, of in enumerate(dict.fromkeys((TableRow, TableUpdate, *KINDS, *SPECIAL)))}
"""A new table comes before what belongs to it, deletions last."""


def statements(writes: Iterable[Write]) -> list[Statement]:
    """Return the statements for these writes, grouped by kind, each kind in order."""
    found: dict[str, list[Values]] = {}
    for write in sorted(writes, key=lambda write: ORDER[type(write)]):
        special, row = SPECIAL.get(type(write)), KINDS.get(type(write))
        if special is not None:
            for sql, values in special(write):
                found.setdefault(sql, []).append(values)
        elif row is not None:
            found.setdefault(row.insert, []).append(row.values(write))
    return [Statement(sql, rows) for sql, rows in found.items()]


# Reading

LOG = "SELECT text FROM log WHERE table_id = ? ORDER BY number"
TABLE = KINDS[TableRow].select("WHERE id = ?")
BY_CODE = KINDS[TableRow].select("WHERE code = ? AND code <> '' ORDER BY touched DESC LIMIT 1")
FOLLOWERS = KINDS[TableRow].select("WHERE previous = ? AND previous <> '' ORDER BY created, id")
GRANTS = KINDS[Grant].select("WHERE table_id = ? ORDER BY key, browser")
GAVE_PASSWORD = "SELECT 1 FROM passwords WHERE browser = ?"
OWN_SEATS = (
    f"SELECT seats.seat, {', '.join(f'tables.{column}' for column in KINDS[TableRow].columns)} FROM grants"
    " JOIN seats ON seats.table_id = grants.table_id AND seats.key = grants.key"
    " JOIN tables ON tables.id = grants.table_id"
    " WHERE grants.browser = ? AND grants.held = 1 AND tables.phase IN ('lobby', 'playing') ORDER BY tables.id, seat"
)
"""Finds the seats that a browser holds at unfinished tables."""
BROWSER = KINDS[Browser].select("WHERE id = ?")
CHAT = KINDS[ChatLine].select("WHERE table_id = ? ORDER BY number")
TABLES_OF = KINDS[TableRow].select(
    "WHERE id IN (SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM chat WHERE person = ?)"
    " ORDER BY id"
)
BANS = KINDS[Ban].select("WHERE until > ? ORDER BY kind, value")
REPORTS = KINDS[Report].select("ORDER BY time, id")
SETTINGS = "SELECT name, value FROM settings"
DUE_TABLES = "SELECT id FROM tables WHERE deadline > 0 AND deadline <= ? ORDER BY deadline LIMIT ?"
OFFERED = KINDS[TableRow].select("WHERE offered > ? ORDER BY offered DESC, id LIMIT ?")
OFFERED_BY = (
    "SELECT DISTINCT tables.id FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE seats.person = ? AND tables.offered > ?"
)
DUE_NOTICES = KINDS[Notice].select("WHERE due <= ? ORDER BY due, person, table_id, channel LIMIT ?")
PLAYED_BY = KINDS[TableRow].select(
    "WHERE phase IN ('lobby', 'playing') AND id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id"
)
CHAT_OF = KINDS[ChatLine].select("WHERE person = ? ORDER BY time, number")
CHANNELS = KINDS[Channel].select("WHERE person = ? ORDER BY kind, id")
CHANNELS_AT = KINDS[Channel].select(
    "WHERE kind = 'mail' AND lower(address) = ? AND state <> 'unverified' ORDER BY id LIMIT 5"
)
FIRST_BROWSER = KINDS[Browser].select("WHERE person = ? AND program = 0 ORDER BY created LIMIT 1")
CHANNEL = KINDS[Channel].select("WHERE id = ?")
PERSON = KINDS[PersonRow].select("WHERE person = ?")
DAYS_OFF = KINDS[DayOff].select("WHERE person = ? AND until > ? ORDER BY since")
IDENTITY = KINDS[IdentityRow].select("WHERE kind = ? AND id = ?")
IDENTITIES = KINDS[IdentityRow].select("WHERE person = ? ORDER BY kind, id")
TAKE_IDENTITY = f"DELETE FROM identities WHERE kind = ? AND id = ? RETURNING {', '.join(KINDS[IdentityRow].columns)}"

GAME = ", ".join(f"games.{column}" for column in KINDS[GameRow].columns)
WITH_PLAYERS = " LEFT JOIN seats ON seats.table_id = games.table_id AND (seats.person <> '' OR seats.name <> '')"
GAMES = (
    f"SELECT {GAME}, seats.seat, seats.person, seats.name FROM (SELECT * FROM games {{rest}}) AS games{WITH_PLAYERS}"
    " ORDER BY games.ended DESC, games.table_id, seats.seat"
)
"""Reads the games selected by the rest of a SELECT, with their players."""
SERIES = (
    "WITH RECURSIVE series (id, previous, back) AS (SELECT id, previous, 1 FROM tables WHERE id = ?"
    " UNION ALL SELECT tables.id, tables.previous, back + 1 FROM series JOIN games ON games.table_id = series.id"
    " JOIN tables ON tables.id = series.previous WHERE back < ?)"
    f" SELECT {GAME}, seats.seat, seats.person, seats.name"
    f" FROM series JOIN games ON games.table_id = series.id{WITH_PLAYERS} ORDER BY back, seats.seat"
)
"""Reads the games of a series from a table back to the first, or to one without a game, with their players."""

OLD_CHAT_GONE = "DELETE FROM chat WHERE time < ?"
OLD_LINKS_GONE = "DELETE FROM links WHERE expires < ?"
OLD_IDENTITIES_GONE = "DELETE FROM identities WHERE expires > 0 AND expires < ?"
OLD_LOBBIES_GONE = "DELETE FROM tables WHERE phase = 'lobby' AND touched < ? AND offered = 0 RETURNING id"


def games_from(rows: Iterable[Sequence[Any]]) -> list[GameRow]:
    """Build games from joined rows of a game and one of its players, or none."""
    width = len(KINDS[GameRow].columns)
    found = []
    for game, group in groupby(rows, key=lambda row: row[:width]):
        players = tuple(GamePlayer(*row[width:]) for row in group if row[width] is not None)
        found.append(KINDS[GameRow].read(game, players))
    return found


def where(**conditions: Any) -> tuple[str, list[Any]]:
    """Return a WHERE clause of the conditions that have a value, and the values.

    A name is a column, with `_before` for a smaller value; several values are alternatives.
    """
    parts: list[str] = []
    values: list[Any] = []
    for name, value in conditions.items():
        if value is None:
            continue
        if name.endswith("_before"):
            parts.append(f"{name.removesuffix('_before')} < ?")
            values.append(value)
        elif isinstance(value, list | tuple):
            parts.append(f"{name} IN ({', '.join('?' * len(value))})" if value else "1 = 0")
            values += value
        else:
            parts.append(f"{name} = ?")
            values.append(as_column(value))
    return f"WHERE {' AND '.join(parts)}" if parts else "", values
