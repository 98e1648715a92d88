"""The two ends of a migration: a folder with a SQLite database, or a PostgreSQL database, as ordered rows of tables."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from pixcade.store import key
from pixcade.store.api import Grant, StoreTrouble
from pixcade.store.errors import CODES, StoreRefused, is_trouble, trouble
from pixcade.store.postgres import key as postgres_key
from pixcade.store.postgres.connection import PostgresConnection, address, connected, refusal, state_after
from pixcade.store.postgres.schema import SERVING, prepare
from pixcade.store.private_files import DATABASE, private_folder
from pixcade.store.rows import KINDS, PLAYER_COLUMNS
from pixcade.store.sqlite.connect import connect
from pixcade.store.sqlite.lock import take_lock
from pixcade.store.sqlite.schema import prepare as prepare_file
from pixcade.table.snapshot import Snapshot

SCHEMES = ("postgresql", "postgres")
AT_ONCE = 2000
PATIENCE_SECONDS = 5.0
"""Seconds that PostgreSQL may take to notice that an interrupted migration has ended."""

Rows = list[tuple[Any, ...]]


@dataclass(frozen=True)
class CopiedTable:
    """One table, the same in every store."""

    table: str
    columns: tuple[str, ...]
    flags: tuple[bool, ...]
    by_arrival: bool = False
    """Whether its rows are in order of insertion, which each store records in its own way."""

    def selection(self, arrival: str) -> str:
        """Return the statement that selects all of it, in order."""
        order = arrival if self.by_arrival else ", ".join(self.columns)
        return f"SELECT {', '.join(self.columns)} FROM {self.table} ORDER BY {order}"


MOVED = (
    *(
        CopiedTable(kind.table, kind.columns, kind.flags, of is Grant)
        for of, kind in KINDS.items()
        if of is not Snapshot  # the target makes its own
    ),
    CopiedTable("players", ("table_id", *PLAYER_COLUMNS), (False,) * 4),
)
"""Every table that is copied."""


class End(Protocol):
    """A store, open for exclusive use and in a transaction."""

    place: str

    def rows(self, part: CopiedTable) -> AsyncGenerator[Rows, None]:
        """Yield all rows of a table in order, `AT_ONCE` at a time."""

    async def put(self, part: CopiedTable, rows: Rows) -> None:
        """Add rows to a table."""

    async def key(self) -> bytes | None:
        """Return the server's key, which signs cookies; None where no server has used this store yet."""

    async def take_key(self, new: bytes) -> None:
        """Store this key as the server's."""

    async def keep(self) -> None:
        """Commit everything that was added, durably; without this none of it is stored."""


def place_of(text: str) -> tuple[str, str]:
    """Return what kind of place a text names, and where. Raises StoreRefused `store.database-url`."""
    if "://" not in text:
        return "folder", str(Path(text).expanduser().absolute().resolve())
    try:
        scheme = urlsplit(text).scheme
    except ValueError:
        scheme = ""
    if scheme not in SCHEMES:
        raise StoreRefused("store.database-url")
    return "database", text


def shown_place(text: str) -> str:
    """Return a place as it may be shown: without the password of a database."""
    kind, place = place_of(text)
    return place if kind == "folder" else address(place)


@asynccontextmanager
async def opened(text: str, now: int, *, reading: bool) -> AsyncIterator[End]:
    """Open a store for exclusive use. Raises StoreRefused and StoreTrouble."""
    kind, place = place_of(text)
    if kind == "folder":
        async with opened_folder(Path(place), now, reading=reading) as folder:
            yield folder
    else:
        async with opened_database(place) as database:
            yield database


class SqliteEnd:
    """A SQLite database in a transaction."""

    def __init__(self, folder: Path, connection: sqlite3.Connection) -> None:
        self.place = str(folder)
        self.folder = folder
        self.connection = connection

    async def rows(self, part: CopiedTable) -> AsyncGenerator[Rows, None]:
        """Yield all rows of a table in order."""
        with disk_trouble(self.folder):
            found = self.connection.execute(part.selection("rowid"))
            while rows := found.fetchmany(AT_ONCE):
                yield [
                    tuple(bool(one) if flag else one for one, flag in zip(row, part.flags, strict=True)) for row in rows
                ]

    async def put(self, part: CopiedTable, rows: Rows) -> None:
        """Add rows to a table."""
        places, names = ", ".join("?" * len(part.columns)), ", ".join(part.columns)
        with disk_trouble(self.folder):
            self.connection.executemany(f"INSERT INTO {part.table} ({names}) VALUES ({places})", rows)

    async def key(self) -> bytes | None:
        """Return the server's key, a file beside the database."""
        return key.kept_key(self.folder)

    async def take_key(self, new: bytes) -> None:
        """Store this key as the server's: a folder without a database has none yet."""
        key.replace_key(self.folder, new)

    async def keep(self) -> None:
        """Commit everything that was added, durably."""
        with disk_trouble(self.folder):
            self.connection.execute("COMMIT")


@contextmanager
def disk_trouble(folder: Path) -> Iterator[None]:
    """Raise errors of the disk or the file as StoreTrouble."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        if not is_trouble(error):
            raise
        raise trouble(error, folder / DATABASE) from error


@asynccontextmanager
async def opened_folder(folder: Path, now: int, *, reading: bool) -> AsyncIterator[SqliteEnd]:
    """Open the store of a folder for exclusive use; the target is created where it is missing."""
    database = folder / DATABASE
    if reading and not database.exists():
        raise StoreRefused("store.nothing-kept", folder=str(folder))
    with disk_trouble(folder):
        lock = take_lock(private_folder(folder))
    try:
        with disk_trouble(folder):
            prepare_file(database, now)
            connection = connect(database)
        with closing(connection):
            with disk_trouble(folder):
                connection.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
            yield SqliteEnd(folder, connection)
    finally:
        lock.release()


class Database:
    """A PostgreSQL database in a transaction."""

    def __init__(self, place: str, line: PostgresConnection) -> None:
        self.place = place
        self.line = line
        self.cursors = 0

    async def rows(self, part: CopiedTable) -> AsyncGenerator[Rows, None]:
        """Yield all rows of a table in order."""
        self.cursors += 1
        name = f"rows_{self.cursors}"
        with database_trouble():
            await self.line.execute(f"DECLARE {name} NO SCROLL CURSOR FOR {part.selection('place')}")
            while rows := await self.line.fetch(f"FETCH {AT_ONCE} FROM {name}"):
                yield rows
            await self.line.execute(f"CLOSE {name}")

    async def put(self, part: CopiedTable, rows: Rows) -> None:
        """Add rows to a table."""
        with database_trouble():
            await self.line.copy(part.table, part.columns, rows)

    async def key(self) -> bytes | None:
        """Return the server's key."""
        with database_trouble():
            return await postgres_key.kept_key(self.line)

    async def take_key(self, new: bytes) -> None:
        """Store this key as the server's."""
        with database_trouble():
            await postgres_key.replace_key(self.line, new)

    async def keep(self) -> None:
        """Commit everything that was added, durably."""
        with database_trouble():
            await self.line.execute("COMMIT")


@contextmanager
def database_trouble() -> Iterator[None]:
    """Raise errors of PostgreSQL as StoreTrouble."""
    try:
        yield
    except Exception as error:
        state = state_after(error)
        if state is None:
            raise
        raise StoreTrouble(CODES[state]) from error


@asynccontextmanager
async def opened_database(url: str) -> AsyncIterator[Database]:
    """Open a database for exclusive use, with our tables in it."""
    line: PostgresConnection | None = None
    try:
        line = await connected(url, "pixcade moving")
        await have_alone(line)
        await prepare(line)
        line.seconds = None  # no timeout: a statement may copy everything
        await line.execute("SET idle_in_transaction_session_timeout = 0")  # the other end may take its time, too
        await line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
    except Exception as error:
        if line is not None:
            await line.close()
        refused = None if isinstance(error, StoreRefused) else refusal(error, url)
        if refused is not None:
            raise refused from error
        raise
    try:
        yield Database(address(url), line)
    finally:
        await line.close()


async def have_alone(line: PostgresConnection) -> None:
    """Lock out servers and other migrations while connected. Raises StoreRefused `store.database-in-use`."""
    until = time.monotonic() + PATIENCE_SECONDS
    while await line.fetch("SELECT pg_try_advisory_lock($1)", SERVING) != [(True,)]:
        if time.monotonic() > until:
            raise StoreRefused("store.database-in-use")
        await asyncio.sleep(0.1)
