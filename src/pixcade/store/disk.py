"""Classification of SQLite and disk errors."""

import errno
import os
import sqlite3
import tempfile
from pathlib import Path

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import BROKEN, CODES, FULL, GONE, READ_ONLY

NO_ROOM = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}

# SQLite reports only ENOSPC as full; quotas, file size limits and failing disks are all write errors.
WRITING = {sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_TRUNCATE}
OUR_OWN_DOING = {
    sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE, sqlite3.SQLITE_TOOBIG,
}  # fmt: skip
"""Errors caused by a wrong statement or value, not by the disk."""
MORE_ROOM = 64 << 10
"""A disk that can't take this many bytes counts as full."""


class DatabaseGone(OSError):
    """The database file was deleted, moved or replaced while it was open."""


def is_trouble(error: BaseException) -> bool:
    """Whether an error comes from the disk or the file, not from the statement."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF not in OUR_OWN_DOING
    return isinstance(error, OSError | MemoryError)


def state_after(error: BaseException, database: Path) -> str:
    """Return the state of a store after an error: `full`, `read-only`, `gone` or `broken`."""
    if isinstance(error, DatabaseGone):
        return GONE
    if isinstance(error, OSError):
        return FULL if error.errno in NO_ROOM else READ_ONLY if error.errno in FORBIDDEN else BROKEN
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF == sqlite3.SQLITE_FULL:
        return FULL
    if code & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return READ_ONLY
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN or code in WRITING:
        if forbidden(database):
            return READ_ONLY
        return FULL if code in WRITING and is_full(database) else BROKEN
    return BROKEN


def trouble(error: BaseException, database: Path) -> StoreTrouble:
    """Return the error for an error of the disk or the file."""
    return StoreTrouble(CODES[state_after(error, database)])


def forbidden(database: Path) -> bool:
    """Whether the file exists but isn't writable. SQLite doesn't report the reason."""
    try:
        os.close(os.open(database, os.O_RDWR))
    except OSError as error:
        return error.errno in FORBIDDEN
    return False


def is_full(database: Path) -> bool:
    """Whether there is no room for a file a little larger than the database and its WAL."""
    try:
        largest = max(file.stat().st_size for file in database.parent.glob(f"{database.name}*"))
        with tempfile.TemporaryFile(dir=database.parent, buffering=0) as probe:
            probe.seek(largest)
            probe.write(bytes(MORE_ROOM))
            os.fsync(probe.fileno())
    except (OSError, ValueError) as error:
        return isinstance(error, OSError) and error.errno in NO_ROOM
    return False
