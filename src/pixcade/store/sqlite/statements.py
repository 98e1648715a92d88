"""How each kind of write becomes SQL for SQLite."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pixcade.store.api import (
    ChatGone,
    GameGone,
    GameRow,
    NameGone,
    NoSuchTable,
    OperatorSetting,
    ReportDone,
    SaltGone,
    TableThere,
    Write,
)
from pixcade.store.rows import BY_TABLE, KINDS


def do(connection: sqlite3.Connection, write: Write) -> None:
    """Do one write inside the open transaction."""
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
    """Raise NoSuchTable for a table that does not exist."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (write.table,)).fetchone() is None:
        raise NoSuchTable


def chat_gone(connection: sqlite3.Connection, write: ChatGone) -> None:
    """Delete one message."""
    connection.execute("DELETE FROM chat WHERE table_id = ? AND number = ?", (write.table, write.number))


def game_row(connection: sqlite3.Connection, write: GameRow) -> None:
    """Insert or replace a game and its players."""
    row = KINDS[GameRow]
    connection.execute(row.insert, row.values(write))
    connection.execute("DELETE FROM players WHERE table_id = ?", (write.table,))
    connection.executemany(
        "INSERT INTO players (table_id, seat, person, name) VALUES (?, ?, ?, ?)",
        [(write.table, player.seat, player.person, player.name) for player in write.players],
    )


def game_gone(connection: sqlite3.Connection, write: GameGone) -> None:
    """Delete a game and its table with everything that belongs to them: a table without its log is of no use."""
    remove_tables(connection, [write.table])


def name_gone(connection: sqlite3.Connection, write: NameGone) -> None:
    """Empty a person's name in a finished game, and replace it in what they wrote there."""
    whose, new = (write.table, write.person), write.instead
    connection.execute(
        "UPDATE players SET name = '' WHERE table_id = ? AND person = ? AND person <> '' AND name <> ''", whose
    )
    connection.execute("UPDATE chat SET name = ? WHERE table_id = ? AND person = ? AND name <> ?", (new, *whose, new))


def report_done(connection: sqlite3.Connection, write: ReportDone) -> None:
    """Delete a report."""
    connection.execute("DELETE FROM reports WHERE id = ?", (write.id,))


def setting(connection: sqlite3.Connection, write: OperatorSetting) -> None:
    """Store a setting, or delete it."""
    if write.value:
        connection.execute(KINDS[OperatorSetting].insert, (write.name, write.value))
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
    OperatorSetting: setting,
}
"""The kinds that are not exactly one row."""


def remove_tables(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    rows = [(table,) for table in tables]
    for name in BY_TABLE:
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", rows)
    connection.executemany("DELETE FROM tables WHERE id = ?", rows)
