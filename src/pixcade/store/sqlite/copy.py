"""A complete copy of a database, while others go on writing to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from pixcade.store.private_files import make_private, remove_if_there, sync
from pixcade.store.sqlite.connect import connect


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy a snapshot of a database to a new private file, which is durable afterwards, or does not exist.

    Raises FileExistsError, sqlite3.Error and OSError.
    """
    make_private(target)
    try:
        with closing(connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with no WAL beside it that could be forgotten
        sync(target)
        sync(target.parent)
    except BaseException:
        remove_if_there(target, *(target.with_name(target.name + end) for end in ("-journal", "-wal", "-shm")))
        raise
