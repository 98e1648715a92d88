"""Many writes in one statement.

Each statement releases the GIL and has to take it back from a busy event loop: hundreds of statements would spend their
time on that, not in SQLite. So the most frequent kinds (programs, starts, ends, people who come and sit down) are
passed as lists in JSON to a trigger that inserts the rows. The plain twin of this is `statements.do`, one write after
the other.
"""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from pixcade.store.api import Browser, GameRow, Grant, LogLine, Salt, TableRow, TableThere
from pixcade.store.rows import KINDS, PLAYER_COLUMNS, RowKind

ROWS = (LogLine, Salt, TableRow, Grant, Browser, GameRow)
"""The kinds that can be inserted in bulk."""
BATCHED = frozenset((*ROWS, TableThere))

ZERO = b"\\u0000"
"""NUL, the one character that SQLite does not take from JSON."""
SECRET = KINDS[TableRow].columns.index("secret")
"""JSON has no bytes: they are passed in one string of their own, and a row holds the offsets of its part."""
encode = msgspec.json.Encoder().encode


def item(at: int) -> str:
    """Return the SQL that reads one value of a row in a list."""
    return f"json_extract(value, '$[{at}]')"


def inserted(kind: RowKind) -> str:
    """Return the SQL that inserts the rows of a list into the table of a kind."""
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
    """Create the trigger that `do_batch` needs; False where SQLite lacks JSON."""
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
    """Do many writes of the batched kinds in one statement, all or none; False where that is not possible.

    Kinds are done one after the other, each in order. Raises sqlite3.Error where one of them can't be done.
    """
    lists: dict[type, list[Any]] = {of: [] for of in (TableThere, *ROWS)}
    players: list[tuple[Any, ...]] = []
    secrets = b"\0"  # SQLite returns NULL for a substring of an empty blob
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
