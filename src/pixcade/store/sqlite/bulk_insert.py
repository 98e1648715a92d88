"""Many writes in one statement.

A statement gives the interpreter away and has to wait for it again, behind an event loop that is busy: that, and not
SQLite, is what hundreds of statements would spend their time on. So what games are made of (programs, beginnings, ends,
people who sit down) goes to the database as lists in JSON, and a trigger takes them apart there. The plain twin of this
is `writing.do`, one write after the other.
"""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from pixcade.store.api import GameRow, Grant, LogLine, Salt, TableRow, TableThere
from pixcade.store.rows import KINDS, PLAYER_COLUMNS, RowKind

ROWS = (LogLine, Salt, TableRow, Grant, GameRow)
"""The kinds whose rows can come in lists."""
BATCHED = frozenset((*ROWS, TableThere))

ZERO = b"\\u0000"
"""The one character that SQLite does not take from JSON."""
SECRET = KINDS[TableRow].columns.index("secret")
"""JSON has no bytes: these come in one string of their own, and a row says where its own begin and end."""
encode = msgspec.json.Encoder().encode


def item(at: int) -> str:
    """Return how SQLite reads one value of a row in a list."""
    return f"json_extract(value, '$[{at}]')"


def inserted(kind: RowKind) -> str:
    """Return how the rows of a kind get from a list into their table."""
    taken = [item(at) for at in range(len(kind.columns))]
    if kind.of is TableRow:
        begin = f"{item(SECRET)} + 1"
        taken[SECRET] = f"substr(NEW.secrets, {begin}, {item(len(taken))})"
    head, _, conflict = kind.insert.partition(" VALUES ")
    _, _, conflict = conflict.partition(")")
    return f"{head} SELECT {', '.join(taken)} FROM json_each(NEW.{kind.table}) WHERE true{conflict};"


PLAYERS = f"""
    DELETE FROM players WHERE table_id IN (SELECT {item(0)} FROM json_each(NEW.games));
    INSERT INTO players (table_id, {", ".join(PLAYER_COLUMNS)})
        SELECT {", ".join(item(at) for at in range(len(PLAYER_COLUMNS) + 1))} FROM json_each(NEW.players);
"""
LISTS = ("there", *(KINDS[of].table for of in ROWS), "players", "secrets")
VIEW = f"CREATE TEMP VIEW batch AS SELECT {', '.join(f'0 AS {name}' for name in LISTS)}"
TRIGGER = f"""
    CREATE TEMP TRIGGER batch_written INSTEAD OF INSERT ON batch BEGIN
        SELECT RAISE(ABORT, 'no such table') FROM json_each(NEW.there)
            WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = value);
        {" ".join(inserted(KINDS[of]) for of in ROWS)}
        {PLAYERS}
    END
"""
WRITE = f"INSERT INTO batch VALUES ({', '.join('?' * len(LISTS))})"


def make_batches_possible(connection: sqlite3.Connection) -> bool:
    """Teach a connection what `do_batch` needs; whether it could be taught."""
    try:
        connection.execute("SELECT json_extract(value, '$[0]') FROM json_each('[[1]]')").fetchone()
        connection.execute(VIEW)
        connection.execute(TRIGGER)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        return False  # a SQLite that was built without JSON
    return True


def do_batch(connection: sqlite3.Connection, writes: Iterable[Any]) -> bool:
    """Do many writes of the batched kinds in one statement, all or none; False where they can't be done like this.

    Each kind is done in its order, one kind after the other. Raises sqlite3.Error where one of them can't be done.
    """
    lists: dict[type, list[Any]] = {of: [] for of in (TableThere, *ROWS)}
    players: list[tuple[Any, ...]] = []
    secrets = b"\0"  # SQLite takes a part of nothing for NULL
    for write in writes:
        of = type(write)
        if of is TableThere:
            lists[of].append(write.table)
            continue
        values = KINDS[of].values(write)
        if of is TableRow:
            values = (*values[:SECRET], len(secrets), *values[SECRET + 1 :], len(write.secret))
            secrets += write.secret
        elif of is GameRow:
            players += [(write.table, player.seat, player.person, player.name) for player in write.players]
        lists[of].append(values)
    texts = [encode(one) for one in (*lists.values(), players)]
    if any(ZERO in text for text in texts):
        return False
    connection.execute(WRITE, (*(text.decode() for text in texts), secrets))
    return True
