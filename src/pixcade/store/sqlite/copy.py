"""A complete copy of a database, while others go on writing to it."""

import shlex
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from pixcade.store.private_files import make_private, remove_if_there, sync
from pixcade.store.sqlite.connect import connect

RESCUED = "rescued"
"""In the name of a copy that was made of a database whose file was gone."""


def dated(database: Path, what: str, now: int) -> Path:
    """Return a new file name beside this database with a time in it (milliseconds since 1970)."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    for again in ("", *(f"-{number}" for number in range(2, 100))):  # several in one second
        name = database.with_name(f"{database.stem}-{what}-{moment:%Y%m%d-%H%M%S}{again}{database.suffix}")
        if not name.exists():
            break
    return name


def newest_copy(database: Path, *kinds: str) -> Path | None:
    """Return the newest copy of the first of these kinds of which there is one, as `dated` has named it; else None."""
    for what in kinds:
        if found := sorted(database.parent.glob(f"{database.stem}-{what}-*{database.suffix}")):
            return found[-1]
    return None


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


def restore_arguments(copy: str, folder: Path | None = None) -> dict[str, str]:
    """Return a copy and the folder that it is restored to, which is its own by itself, as a command has them."""
    return {"copy": shlex.quote(copy), "folder": shlex.quote(str(folder or Path(copy).parent))}
