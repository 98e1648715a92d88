"""Moves the store of a folder to PostgreSQL: every row of every SQL table, in one transaction."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from pixcade.store.disk import trouble
from pixcade.store.errors import StoreError
from pixcade.store.lock import take_lock
from pixcade.store.postgres import Postgres, address, startup_error
from pixcade.store.private_files import DATABASE, private_folder
from pixcade.store.schema import TABLES
from pixcade.store.sqlite_files import connect, prepare
from pixcade.store.statements import Statement

ROWS_AT_ONCE = 2000


async def move(folder: Path, url: str, *, now: int) -> Counter[str]:
    """Copy everything from a folder to an empty database; return the number of rows of each SQL table.

    The key is copied too, so that everyone stays signed in. Raises StoreError if a server uses one of them or the
    database isn't empty, and StoreTrouble. The folder is never changed, and the database only by a complete copy.
    """
    database = folder.absolute() / DATABASE
    if not database.exists():
        raise StoreError("store.nothing-kept", folder=str(folder))
    try:
        lock = take_lock(private_folder(folder))
    except OSError as error:
        raise trouble(error, database) from error
    driver = Postgres(url, alone=True, answer_seconds=None)  # a statement may take long
    copied: Counter[str] = Counter()
    try:
        prepare(database, now)
        with closing(connect(database, "ro")) as connection:
            await driver.prepare()
            if await driver.read("SELECT 1 FROM tables UNION ALL SELECT 1 FROM browsers LIMIT 1", ()):
                raise StoreError("store.moving-full", place=address(url))
            await driver.transact(copies(connection, copied))
    except sqlite3.Error as error:
        raise trouble(error, database) from error
    except Exception as error:
        rejected = None if isinstance(error, StoreError) else startup_error(error, url)
        if rejected is None:
            raise
        raise rejected from error
    finally:
        await driver.close()
        lock.release()
    return copied


def copies(connection: sqlite3.Connection, copied: Counter[str]) -> Iterator[Statement]:
    """Yield the statements that insert every row elsewhere, and count the rows."""
    yield Statement("DELETE FROM meta")  # the new database has its own key
    for name in TABLES:
        found = connection.execute(f"SELECT * FROM {name}")
        columns = ", ".join(column[0] for column in found.description)
        places = ", ".join("?" * len(found.description))
        while rows := found.fetchmany(ROWS_AT_ONCE):
            copied[name] += len(rows)
            yield Statement(f"INSERT INTO {name} ({columns}) VALUES ({places})", rows)
