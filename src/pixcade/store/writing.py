"""How each kind of write becomes statements."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from pixcade.store.api import (
    ChatGone,
    GameGone,
    GameRow,
    LogLine,
    NameGone,
    NoSuchTable,
    ReportDone,
    Salt,
    SaltGone,
    Setting,
    TableThere,
    Write,
)
from pixcade.store.kinds import BY_TABLE, KINDS


def do(connection: sqlite3.Connection, write: Write) -> None:
    """Do one write inside the transaction that is open."""
    special = SPECIAL.get(type(write))
    if special is not None:
        special(connection, write)
        return
    row = KINDS[type(write)]
    connection.execute(row.insert, row.values(write))


def salt_gone(connection: sqlite3.Connection, write: SaltGone) -> None:
    """Delete one salt."""
    connection.execute(
        "DELETE FROM salts WHERE table_id = ? AND step = ? AND piece = ?", (write.table, write.step, write.piece)
    )


def table_there(connection: sqlite3.Connection, write: TableThere) -> None:
    """Raise NoSuchTable for a table that is not there."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (write.table,)).fetchone() is None:
        raise NoSuchTable


def chat_gone(connection: sqlite3.Connection, write: ChatGone) -> None:
    """Delete one message."""
    connection.execute("DELETE FROM chat WHERE table_id = ? AND number = ?", (write.table, write.number))


def game_row(connection: sqlite3.Connection, write: GameRow) -> None:
    """Put a game and its players in place of those that were there."""
    row = KINDS[GameRow]
    connection.execute(row.insert, row.values(write))
    connection.execute("DELETE FROM players WHERE table_id = ?", (write.table,))
    connection.executemany(
        "INSERT INTO players (table_id, seat, person, name) VALUES (?, ?, ?, ?)",
        [(write.table, player.seat, player.person, player.name) for player in write.players],
    )


def game_gone(connection: sqlite3.Connection, write: GameGone) -> None:
    """Delete a game and its table with everything that belongs to them: a table without its log is nothing."""
    remove_tables(connection, [write.table])


def name_gone(connection: sqlite3.Connection, write: NameGone) -> None:
    """Empty a person's name in finished games."""
    connection.execute(
        "UPDATE players SET name = '' WHERE person = ? AND person <> '' AND ? IN ('', table_id)",
        (write.person, write.table),
    )


def report_done(connection: sqlite3.Connection, write: ReportDone) -> None:
    """Delete a report."""
    connection.execute("DELETE FROM reports WHERE id = ?", (write.id,))


def setting(connection: sqlite3.Connection, write: Setting) -> None:
    """Keep a setting, or delete it."""
    if write.value:
        connection.execute(KINDS[Setting].insert, (write.name, write.value))
    else:
        connection.execute("DELETE FROM settings WHERE name = ?", (write.name,))


SPECIAL: Mapping[type, Callable[[sqlite3.Connection, Any], None]] = {
    SaltGone: salt_gone,
    TableThere: table_there,
    ChatGone: chat_gone,
    GameRow: game_row,
    GameGone: game_gone,
    NameGone: name_gone,
    ReportDone: report_done,
    Setting: setting,
}
"""The kinds that are more, or less, than one row."""


def remove_tables(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    rows = [(table,) for table in tables]
    for name in BY_TABLE:
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", rows)
    connection.executemany("DELETE FROM tables WHERE id = ?", rows)


HOT = frozenset((LogLine, Salt))
"""What is written whenever somebody hands in a program."""

BATCH_VIEW = "CREATE TEMP VIEW batch AS SELECT '' AS lines, '' AS salts"
BATCH_TRIGGER = """
    CREATE TEMP TRIGGER batch_written INSTEAD OF INSERT ON batch BEGIN
        INSERT INTO log (table_id, number, text)
            SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
            FROM json_each(NEW.lines);
        INSERT INTO salts (table_id, step, piece, salt)
            SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
                json_extract(value, '$[3]')
            FROM json_each(NEW.salts) WHERE true
            ON CONFLICT (table_id, step, piece) DO UPDATE SET salt = excluded.salt;
    END
"""
ZERO = b"\\u0000"
"""The one character that SQLite does not take from JSON."""
encode = msgspec.json.Encoder().encode


def make_batches_possible(connection: sqlite3.Connection) -> bool:
    """Teach a connection what `do_batch` needs; whether it could be taught."""
    try:
        connection.execute("SELECT json_extract(value, '$[0]') FROM json_each('[[1]]')").fetchone()
        connection.execute(BATCH_VIEW)
        connection.execute(BATCH_TRIGGER)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        return False  # a SQLite that was built without JSON
    return True


def do_batch(connection: sqlite3.Connection, writes: Iterable[LogLine | Salt]) -> bool:
    """Do many writes of the hot kinds in one statement, all or none; False where they can't be done like this.

    A statement gives the interpreter away and has to wait for it again, behind an event loop that is busy: that, and
    not SQLite, is what hundreds of statements would spend their time on.
    """
    lines: list[tuple[str, int, str]] = []
    salts: list[tuple[str, int, str, str]] = []
    for write in writes:
        if type(write) is LogLine:
            lines.append((write.table, write.number, write.text))
        elif type(write) is Salt:
            salts.append((write.table, write.step, write.piece, write.salt))
    encoded_lines, encoded_salts = encode(lines), encode(salts)
    if ZERO in encoded_lines or ZERO in encoded_salts:
        return False
    connection.execute("INSERT INTO batch VALUES (?, ?)", (encoded_lines.decode(), encoded_salts.decode()))
    return True
