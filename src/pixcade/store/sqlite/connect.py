"""Connections to the database, and a look at one that leaves it untouched."""

import sqlite3
from contextlib import closing
from pathlib import Path

APPLICATION = 0x50697863
"""Stands in the header of our databases ("Pixc"), so that another program's is never taken for one."""
MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
CHECKED_BYTES = 64 << 20
"""A database up to this size is checked whole at every start, which takes a fraction of a second."""
SYNCHRONOUS = ("OFF", "FULL")


def connect(database: Path, *, synchronous: str = "FULL") -> sqlite3.Connection:
    """Open a database that is there, to read and write. It never makes a file. Raises sqlite3.Error."""
    assert synchronous in SYNCHRONOUS
    connection = opened(database, "rw")
    try:
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # nothing of a secret in a temporary file
        connection.execute("PRAGMA fullfsync = ON")  # what macOS calls fsync does not reach the disk itself
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # `folder` does that, so that no writer has to wait
        connection.execute("PRAGMA cache_size = -16000")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(database: Path) -> sqlite3.Connection:
    """Open a database that is there, and never change it. Raises sqlite3.Error."""
    return opened(database, "ro")


def opened(database: Path, mode: str) -> sqlite3.Connection:
    """Open a database in a mode of SQLite's, with transactions only where they are asked for."""
    return sqlite3.connect(
        f"{database.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # each is used by one thread at a time, but closed by another one
        cached_statements=256,
    )


def look(database: Path, *, whole: bool = False) -> int | None:
    """Return the version of a database of ours, 0 for one in which nothing is yet; None for a damaged or strange one.

    The file is not changed, not even by finishing what a killed process has left. Raises sqlite3.Error and OSError.
    """
    with database.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return None
    try:
        with closing(connect_to_read(database)) as connection:
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
