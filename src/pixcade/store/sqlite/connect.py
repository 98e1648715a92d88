"""Connections to the database, and a check of it that leaves it unchanged."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from pixcade.core.named_pipe import refuse_named_pipe

APPLICATION = 0x50697863
"""The application id in the header of our databases ("Pixc"): other programs' databases have another."""
MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
CHECKED_BYTES = 64 << 20
"""Up to this size a database is checked completely at every start, which takes a fraction of a second."""
SYNCHRONOUS = ("OFF", "FULL")
READABLE = partial(str, encoding="utf-8", errors="backslashreplace")
"""Reads any text. A byte that is no UTF-8 becomes `\\xff`, which is no escape of JSON: a line of a log that holds one
is damaged, and a query that finds it among others does not fail."""


def connect(database: Path, *, synchronous: str = "FULL") -> sqlite3.Connection:
    """Open an existing database to read and write; never creates a file. Raises sqlite3.Error."""
    assert synchronous in SYNCHRONOUS
    connection = opened(database, "rw")
    try:
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # no secrets in temporary files
        connection.execute("PRAGMA fullfsync = ON")  # on macOS fsync alone does not reach the disk
        connection.execute("PRAGMA cache_size = -16000")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(database: Path) -> sqlite3.Connection:
    """Open an existing database read-only. Raises sqlite3.Error."""
    return opened(database, "ro")


def connect_to_look(database: Path) -> sqlite3.Connection:
    """Open an existing database read-only for a moment, without leaving files beside it where nobody has it open.

    If somebody opens it in that moment, it may look damaged. Raises sqlite3.Error.
    """
    in_use = database.with_name(database.name + "-wal").exists()
    return opened(database, "ro" if in_use else "ro&immutable=1")


def opened(database: Path, mode: str) -> sqlite3.Connection:
    """Open a database in a mode of SQLite, with explicit transactions only. Raises NamedPipe and sqlite3.Error."""
    refuse_named_pipe(database)
    connection = sqlite3.connect(
        f"{database.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # used by one thread at a time, but closed by another
        cached_statements=256,
    )
    connection.text_factory = READABLE
    return connection


def look(database: Path, *, whole: bool = False) -> int | None:
    """Return the schema version of our database, 0 for an empty one; None for a damaged or foreign one.

    The file is not changed, not even by recovery after a killed process, and none is left beside it unless it is
    damaged. Raises NamedPipe, sqlite3.Error and OSError.
    """
    refuse_named_pipe(database)
    with database.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return None
    seen = look_with(connect_to_look, database, whole=whole)
    return look_with(connect_to_read, database, whole=whole) if seen is None else seen


def look_with(connect: Callable[[Path], sqlite3.Connection], database: Path, *, whole: bool) -> int | None:
    """Return what `look` does, over a connection that is made in a certain way."""
    try:
        with closing(connect(database)) as connection:
            if whole or database.stat().st_size <= CHECKED_BYTES:
                kind = "integrity_check" if whole else "quick_check"
                if connection.execute(f"PRAGMA {kind}(1)").fetchone() != ("ok",):
                    return None
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return None
        raise
    if application != APPLICATION or version < 1:
        return 0 if (application, version, things) == (0, 0, 0) else None
    return int(version)
