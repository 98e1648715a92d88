"""SQLite databases as files: opened, checked, created and copied."""

import os
import shlex
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreError
from pixcade.store.named_pipe import reject_named_pipe
from pixcade.store.private_files import (
    close_to_others,
    give_to_owner_of_folder,
    make_private,
    remove_if_there,
    sync,
)
from pixcade.store.schema import SCHEMA, UPGRADES, VERSION

MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
CHECKED_BYTES = 64 << 20
"""Up to this size a database is checked completely at every start, which takes a fraction of a second."""
READABLE = partial(str, encoding="utf-8", errors="backslashreplace")
"""Decodes any text, so that one damaged row doesn't prevent reading the others."""
PARTS = ("", "-wal", "-shm", "-journal")


def connect(database: Path, mode: str = "rw", *, synchronous: str = "FULL") -> sqlite3.Connection:
    """Open an existing database, with explicit transactions only. Raises NamedPipe and sqlite3.Error."""
    reject_named_pipe(database)
    connection = sqlite3.connect(
        f"{database.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # used by one thread at a time, but closed by another
    )
    connection.text_factory = READABLE
    try:
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("PRAGMA fullfsync = ON")  # on macOS fsync alone does not reach the disk
        connection.execute("PRAGMA temp_store = MEMORY")  # no secrets in temporary files
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # deleted data must not remain in free pages
    except BaseException:
        connection.close()
        raise
    return connection


def look(database: Path, *, whole: bool = False) -> int | None:
    """Return the version of one of our databases, without changing it; None for a damaged or foreign one.

    Raises NamedPipe, sqlite3.Error and OSError.
    """
    reject_named_pipe(database)
    with database.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return None
    in_use = database.with_name(database.name + "-wal").exists()
    mode = "ro" if in_use else "ro&immutable=1"  # immutable: leaves no files next to it
    try:
        with closing(connect(database, mode)) as connection:
            if whole or database.stat().st_size <= CHECKED_BYTES:
                kind = "integrity_check" if whole else "quick_check"
                if connection.execute(f"PRAGMA {kind}(1)").fetchone() != ("ok",):
                    return None
            row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
            return None
        raise
    return int(row[0]) if row and row[0].isdecimal() else None


def reject_newer(version: int) -> None:
    """Raise StoreError `store.newer` for a version newer than ours."""
    if version > VERSION:
        raise StoreError("store.newer", version=version, newest=VERSION)


def prepare(database: Path, now: int, *, begin_anew: bool = False) -> None:
    """Check a database, or create it. Raises StoreTrouble, StoreError, sqlite3.Error and OSError."""
    if not database.exists() or not database.stat().st_size:
        if not begin_anew:
            reject_lost(database)
        create(database, now)
        return
    close_to_others(database)
    version = look(database)
    if version is None:
        raise StoreTrouble("store.broken")
    reject_newer(version)
    with closing(connect(database)) as connection:
        connection.execute("BEGIN IMMEDIATE")  # raises for a read-only file, which would go unnoticed otherwise
        for old in range(version, VERSION):
            for statement in UPGRADES[old]:
                connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")  # a restored backup has none


def reject_lost(database: Path) -> None:
    """Raise StoreError `store.lost` if there was a database: its remains may be needed for recovery.

    A named pipe, which looks empty, is rejected as NamedPipe.
    """
    reject_named_pipe(database)
    wal = database.with_name(database.name + "-wal")
    if database.exists() or (wal.exists() and wal.stat().st_size):
        folder = shlex.quote(str(database.parent))
        raise StoreError("store.lost", file=str(database), folder=folder)


def create(database: Path, now: int) -> None:
    """Create a database. It gets its name when complete; an existing file of that name is moved aside."""
    new = database.with_name(f"{database.name}.new")
    remove_parts(new)
    make_private(new)
    give_to_owner_of_folder(new)
    with closing(connect(new)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute("COMMIT")
    lost = dated(database, "lost", now)
    for end in PARTS:
        left = database.with_name(database.name + end)
        if left.exists():
            os.replace(left, lost.with_name(lost.name + end))
    os.replace(new, database)
    sync(database.parent)


def server_key(database: Path) -> bytes:
    """Return the secret key of the server with this database, created by the first call."""
    with closing(connect(database)) as connection:
        made = os.urandom(32).hex()
        connection.execute("INSERT INTO meta (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING", (made,))
        (key,) = connection.execute("SELECT value FROM meta WHERE name = 'key'").fetchone()
    return bytes.fromhex(key)


def dated(database: Path, what: str, now: int) -> Path:
    """Return a new file name next to this database with a time in it (milliseconds since 1970)."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    for again in ("", *(f"-{number}" for number in range(2, 100))):  # several in one second
        name = database.with_name(f"{database.stem}-{what}-{moment:%Y%m%d-%H%M%S}{again}{database.suffix}")
        if not name.exists():
            break
    return name


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, which others may be writing to, to a new private file that is durable, or doesn't exist.

    Raises FileExistsError, sqlite3.Error and OSError.
    """
    make_private(target)
    try:
        with closing(connect(source, "ro")) as original, closing(connect(target)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a WAL that could be forgotten
        sync(target)
        sync(target.parent)
    except BaseException:
        remove_parts(target)
        raise


def remove_parts(database: Path) -> None:
    """Delete a database with SQLite's files next to it."""
    remove_if_there(*(database.with_name(database.name + end) for end in PARTS))
