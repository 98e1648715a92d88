"""The tables of the database, created and migrated when it is opened."""

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from pixcade.core.named_pipe import refuse_named_pipe
from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreRefused
from pixcade.store.key import KEY
from pixcade.store.private_files import close_to_others, give_to_owner_of_folder, make_private, remove_if_there, sync
from pixcade.store.sqlite.connect import APPLICATION, connect, look
from pixcade.store.sqlite.copy import RESCUED, copy_database, dated, newest_copy, restore_arguments

Migration = Callable[[sqlite3.Connection], None]

FIRST = (
    # Lines are appended in order of arrival: a commit touches few pages, however many tables it has lines of.
    "CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    "CREATE TABLE salts (table_id TEXT NOT NULL, step INTEGER NOT NULL, piece TEXT NOT NULL, salt TEXT NOT NULL,"
    " PRIMARY KEY (table_id, step, piece))",
    "CREATE TABLE tables (id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, phase TEXT NOT NULL,"
    " public INTEGER NOT NULL, created INTEGER NOT NULL, touched INTEGER NOT NULL, code TEXT NOT NULL,"
    " secret BLOB NOT NULL, previous TEXT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX tables_by_phase ON tables (phase, touched)",
    "CREATE INDEX tables_by_code ON tables (code) WHERE code <> ''",
    "CREATE INDEX tables_by_previous ON tables (previous) WHERE previous <> ''",
    "CREATE TABLE grants (table_id TEXT NOT NULL, key TEXT NOT NULL, browser TEXT NOT NULL, held INTEGER NOT NULL,"
    " PRIMARY KEY (table_id, key, browser))",
    "CREATE INDEX grants_by_browser ON grants (browser)",
    "CREATE TABLE browsers (id TEXT PRIMARY KEY NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,"
    " program INTEGER NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE links (id TEXT PRIMARY KEY NOT NULL, table_id TEXT NOT NULL, key TEXT NOT NULL,"
    " expires INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX links_by_key ON links (table_id, key)",
    "CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, time INTEGER NOT NULL, person TEXT NOT NULL,"
    " seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL, seats INTEGER NOT NULL,"
    " spectators INTEGER NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE INDEX chat_by_time ON chat (time)",
    "CREATE TABLE games (table_id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL,"
    " public INTEGER NOT NULL, result TEXT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX games_by_end ON games (ended)",
    "CREATE TABLE players (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seat)) WITHOUT ROWID",
    "CREATE INDEX players_by_person ON players (person) WHERE person <> ''",
    "CREATE TABLE bans (kind TEXT NOT NULL, value TEXT NOT NULL, until INTEGER NOT NULL, reason TEXT NOT NULL,"
    " PRIMARY KEY (kind, value)) WITHOUT ROWID",
    "CREATE TABLE reports (id TEXT PRIMARY KEY NOT NULL, time INTEGER NOT NULL, table_id TEXT NOT NULL,"
    " kind TEXT NOT NULL, about TEXT NOT NULL, text TEXT NOT NULL, reporter TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID",
    # Unused. It stays, since released versions have created it.
    "CREATE TABLE probes (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL)",
)


def first(connection: sqlite3.Connection) -> None:
    """Version 1: everything there is."""
    for statement in FIRST:
        connection.execute(statement)


def second(connection: sqlite3.Connection) -> None:
    """Version 2: snapshots of tables, and which tables have clocks. Of older ones that is not known: they may."""
    connection.execute(
        "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY NOT NULL, number INTEGER NOT NULL, version TEXT NOT NULL,"
        " digest TEXT NOT NULL, content BLOB NOT NULL)"
    )
    connection.execute("ALTER TABLE tables ADD COLUMN clocks INTEGER NOT NULL DEFAULT 1")


MIGRATIONS: tuple[Migration, ...] = (first, second)
"""Step i leads from version i to i + 1; none is changed once it was released."""
VERSION = "version-{}"
"""In the name of the copy that was made of a database before its migration from this version."""


def prepare(
    database: Path, now: int, migrations: Sequence[Migration] = MIGRATIONS, *, begin_anew: bool = False
) -> Path | None:
    """Create the database or migrate it; return the backup that was made before a migration, if any.

    Raises StoreTrouble `store.broken`, StoreRefused `store.folder-newer` and `store.lost`, sqlite3.Error and OSError;
    nothing is changed then.
    """
    if not database.exists() or database.stat().st_size == 0:
        if not begin_anew:
            refuse_lost(database)
        create(database, now, migrations)
        return None
    close_to_others(database)
    version = known_version(database, len(migrations))
    with closing(connect(database)) as connection:
        connection.execute("BEGIN IMMEDIATE")  # raises for a read-only file, which would go unnoticed otherwise
        connection.execute("ROLLBACK")
        connection.execute("PRAGMA journal_mode = WAL")  # a backup that was put back has none
        if not has_columns(connection, migrations[:version]):
            raise StoreTrouble("store.broken")
        if version == len(migrations):
            return None
        kept = backup_before(connection, database, version, now) if version else None
        migrate(connection, version, migrations)
        return kept


def has_columns(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> bool:
    """Whether a database has all columns of all tables that these steps create."""
    with closing(sqlite3.connect(":memory:")) as empty:
        for step in migrations:
            step(empty)
        return columns(empty) <= columns(connection)


def columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return the columns of a database, each with its table."""
    found = connection.execute(
        "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table'"
    )
    return {(table, column) for table, column in found}


def refuse_lost(database: Path) -> None:
    """Raise StoreRefused `store.lost` where there was a database: what is left of it may be needed to recover it.

    A server's key is made after its database, so a folder with a key had one. A named pipe, which looks empty, is
    refused as such (NamedPipe).
    """
    refuse_named_pipe(database)
    wal = database.with_name(database.name + "-wal")
    rescued = newest_copy(database, RESCUED)
    had_key = (database.parent / KEY).exists()
    if database.exists() or (wal.exists() and wal.stat().st_size) or rescued or had_key:
        arguments = restore_arguments(str(rescued or "FILE"), database.parent)
        raise StoreRefused("store.lost", file=str(database), **arguments)


def create(database: Path, now: int, migrations: Sequence[Migration]) -> None:
    """Create a database. It gets its name when it is complete; what has that name, or is left, is moved aside."""
    new = database.with_name(f"{database.name}.new")
    remove_if_there(new, *(new.with_name(new.name + end) for end in ("-journal", "-wal", "-shm")))
    make_private(new)
    give_to_owner_of_folder(new)
    with closing(connect(new)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, 0, migrations)
    lost = dated(database, "lost", now)
    for end in ("", "-wal", "-shm"):
        left = database.with_name(database.name + end)
        if left.exists():
            os.replace(left, lost.with_name(lost.name + end))
    os.replace(new, database)
    sync(database.parent)


def known_version(database: Path, newest: int) -> int:
    """Return the version of an existing database, without changing it. Raises as `prepare` does."""
    seen = look(database)
    if seen is None:
        raise StoreTrouble("store.broken")
    if seen > newest:
        arguments = restore_arguments(str(copy_before_newer(database) or "FILE"), database.parent)
        raise StoreRefused("store.folder-newer", version=seen, newest=newest, **arguments)
    return seen


def backup_before(connection: sqlite3.Connection, database: Path, version: int, now: int) -> Path:
    """Copy the database as it is to a file beside it, and return that file."""
    kept = dated(database, VERSION.format(version), now)
    new = database.with_name(f"{database.name}.copy")
    remove_if_there(new, new.with_name(f"{new.name}-journal"))  # left by a start that was interrupted
    copy_database(connection, new)
    give_to_owner_of_folder(new)
    os.replace(new, kept)
    sync(kept.parent)
    return kept


def copy_before_newer(database: Path) -> Path | None:
    """Return the copy that a newer program has made of a database before its migration, if this one can read it."""
    return newest_copy(database, *(VERSION.format(version) for version in range(len(MIGRATIONS), 0, -1)))


def migrate(connection: sqlite3.Connection, version: int, migrations: Sequence[Migration]) -> None:
    """Do all steps from a version to the newest, or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in migrations[version:]:
            step(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
