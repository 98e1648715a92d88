"""A store in a PostgreSQL database, which several processes may share."""

import asyncio
import contextlib
import itertools
import os
import re
import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.store.api import Conflict, NoSuchTable, StoreTrouble, Unclear
from pixcade.store.errors import BROKEN, CODES, FULL, OK, READ_ONLY, UNREACHABLE, StoreError
from pixcade.store.schema import SCHEMA, UPGRADES, VERSION
from pixcade.store.statements import Statement, Values
from pixcade.store.store import Store

NAMESPACE = "pixcade"
"""The PostgreSQL schema of all our SQL tables."""
PREPARING = 0x50697863_0001
"""The advisory lock for creating the SQL tables."""
OWNING = 0x50697863_0002
"""The advisory lock that all servers share, and that a migration holds exclusively."""
READERS = 4
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 10.0
"""Seconds after which a database that doesn't answer counts as unreachable."""
CLOSE_SECONDS = 2.0
START_SECONDS = 10.0
"""Seconds for which a starting server waits for PostgreSQL to start, or for a migration to end."""

SESSION = {
    "application_name": "pixcade",
    "search_path": NAMESPACE,
    "jit": "off",
    # A transaction of a frozen process must end before its lease does (`store.owners`).
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

STARTING = "57P03"
STATES = {"53100": FULL, "25006": READ_ONLY, "42501": READ_ONLY}
CLASSES = {
    **dict.fromkeys(("08", "28", "3D", "40", "53", "55", "57"), UNREACHABLE),
    **dict.fromkeys(("0A", "25", "2F", "3F", "42", "58", "F0", "XX"), BROKEN),
}
"""Meaning of the first two characters of an SQLSTATE; all others are caused by the data."""


class Fenced(Unclear):
    """This process has lost its lease: nothing was written, and its rooms may be out of date."""


class Fence(Protocol):
    """Lets a process write only while it has its lease, and knows the last batch it has written."""

    async def enter(self, line: Any, batch: int) -> None:
        """Begin a transaction. Raises Fenced if the lease has ended."""

    async def committed(self, batch: int) -> bool:
        """Whether this was the last batch committed. Raises Unclear."""


async def open_postgres(url: str, *, fence: Fence | None = None) -> Store:
    """Open the store in a database; its tables are created if they are missing.

    Raises StoreError: `store.database-url`, `store.database-away`, `store.database-rejects`,
    `store.database-encoding`, `store.database-in-use`, `store.database-broken` and `store.newer`.
    """
    driver = Postgres(url, fence=fence)
    try:
        return Store(driver, await driver.prepare())
    except BaseException as error:
        await driver.close()
        rejected = None if isinstance(error, StoreError) else startup_error(error, url)
        if rejected is not None:
            raise rejected from error
        raise


class Postgres:
    """The driver: one connection for writing and several for reading, opened on demand."""

    def __init__(
        self,
        url: str,
        *,
        fence: Fence | None = None,
        alone: bool = False,
        answer_seconds: float | None = ANSWER_SECONDS,
    ) -> None:
        """`alone` keeps servers out."""
        self.url = url
        self.fence = fence
        self.alone = alone
        self.answer_seconds = answer_seconds
        self.state = OK
        self._writer: Any = None
        self._readers: Any = None
        self._connecting = asyncio.Lock()
        self._batch = 0

    async def prepare(self) -> bytes:
        """Create what is missing, and return the server's key."""
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                line = await self._writing()
            except Exception as error:
                starting = getattr(error, "sqlstate", "") == STARTING or isinstance(error, StoreTrouble)
                if not starting or time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)
            else:
                break
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock($1)", PREPARING)
            await create(line)
            made = os.urandom(32).hex()
            await line.execute("INSERT INTO meta (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING", made)
            return bytes.fromhex(await line.fetchval("SELECT value FROM meta WHERE name = 'key'"))

    async def _writing(self) -> Any:
        """Return the writing connection. Raises StoreTrouble while a server or a migration keeps us out."""
        if self._writer is None or self._writer.is_closed():
            line = await connect(self.url, self.answer_seconds)
            try:
                await line.execute(DURABLE)
                lock = "pg_try_advisory_lock" if self.alone else "pg_try_advisory_lock_shared"
                if not await line.fetchval(f"SELECT {lock}($1)", OWNING):
                    raise StoreTrouble(CODES[UNREACHABLE])
            except BaseException:
                line.terminate()
                raise
            self._writer = line
        return self._writer

    async def read(self, statement: str, values: Values) -> list[Values]:
        try:
            rows = await self._read(statement, values)
        except Exception as error:
            if state_after(error) != UNREACHABLE:
                raise self._failed(error) from error
            try:  # the connection may be from before a restart of the database
                rows = await self._read(statement, values)
            except Exception as again:
                raise self._failed(again) from again
        if self.state == UNREACHABLE:
            self.state = OK
        return rows

    async def _read(self, statement: str, values: Values) -> list[Values]:
        async with self._connecting:
            if self._readers is None:
                self._readers = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=READERS, server_settings=SESSION, timeout=CONNECT_SECONDS,
                    command_timeout=self.answer_seconds,
                )  # fmt: skip
        return [tuple(row) for row in await self._readers.fetch(numbered(statement), *values)]

    async def write(self, work: Sequence[Statement]) -> list[list[Values]]:
        try:
            results = await self.transact(work)
        except Exception as error:
            if state_after(error) != UNREACHABLE:
                raise self._failed(error) from error
            try:  # nothing was committed: as above
                results = await self.transact(work)
            except Exception as again:
                raise self._failed(again) from again
        self.state = OK
        return results

    async def transact(self, work: Iterable[Statement]) -> list[list[Values]]:
        """Run everything in one transaction. Raises Unclear if it is unknown whether it was committed."""
        line = await self._writing()
        transaction = line.transaction()
        self._batch = batch = self._batch + 1
        try:
            await transaction.start()
            if self.fence is not None:
                await self.fence.enter(line, batch)
            results = [await execute(line, statement) for statement in work]
        except BaseException as error:
            if state_after(error) is None and not isinstance(error, asyncio.CancelledError):
                with contextlib.suppress(Exception):
                    await transaction.rollback()
            if line.is_in_transaction():
                line.terminate()
            raise
        try:
            await transaction.commit()
        except BaseException as error:
            line.terminate()
            if state_after(error) not in (None, UNREACHABLE):
                raise
            if self.fence is None or isinstance(error, asyncio.CancelledError):
                raise Unclear("store.unclear") from error
            if not await self.fence.committed(batch):
                raise StoreTrouble(CODES[UNREACHABLE]) from error
        return results

    def _failed(self, error: Exception) -> Exception:
        """Record the state after an error, and return the store's error."""
        if isinstance(error, Fenced):
            return error
        if isinstance(error, StoreTrouble):
            self.state = UNREACHABLE
            return error
        if isinstance(error, asyncpg.UniqueViolationError):
            return Conflict()
        if isinstance(error, asyncpg.ForeignKeyViolationError):
            return NoSuchTable()
        state = state_after(error)
        if state is None:
            return error
        self.state = state
        return StoreTrouble(CODES[state])

    def state_at_end(self) -> str:
        return self.state

    async def close(self) -> None:
        lines = [line for line in (self._writer, self._readers) if line is not None]
        for line in lines:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(), CLOSE_SECONDS)
            line.terminate()


async def connect(url: str, answer_seconds: float | None = ANSWER_SECONDS) -> Any:
    """Open a connection. Raises asyncpg's errors and OSError."""
    return await asyncpg.connect(url, server_settings=SESSION, timeout=CONNECT_SECONDS, command_timeout=answer_seconds)


async def create(line: Any) -> None:
    """Create the SQL tables if they are missing, or upgrade them. Raises StoreError for another encoding or version."""
    if await line.fetchval("SHOW server_encoding") != "UTF8":
        raise StoreError("store.database-encoding")
    version = await known_version(line)
    for old in range(version, VERSION) if version else ():
        for statement in UPGRADES[old]:
            await line.execute(statement.replace(" TEXT", ' TEXT COLLATE "C"'))
    if version:
        return
    await line.execute(f"CREATE SCHEMA IF NOT EXISTS {NAMESPACE}")
    for statement in SCHEMA:
        await line.execute(statement.replace(" TEXT", ' TEXT COLLATE "C"'))


async def known_version(line: Any) -> int:
    """Return the version of the SQL tables, 0 if there are none yet. Raises StoreError `store.newer`."""
    if not await line.fetchval(f"SELECT to_regclass('{NAMESPACE}.meta') IS NOT NULL"):
        return 0
    version = int(await line.fetchval("SELECT value FROM meta WHERE name = 'schema'"))
    if version > VERSION:
        raise StoreError("store.newer", version=version, newest=VERSION)
    return version


async def execute(line: Any, statement: Statement) -> list[Values]:
    """Execute a statement with all its rows; return its result if it has a single one."""
    if len(statement.rows) == 1:
        return [tuple(row) for row in await line.fetch(numbered(statement.sql), *statement.rows[0])]
    await line.executemany(numbered(statement.sql), statement.rows)
    return []


@lru_cache(256)
def numbered(statement: str) -> str:
    """Return a statement with PostgreSQL's placeholders."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


def state_after(error: BaseException) -> str | None:
    """Return the state of a store after an error; None if the statement or its values caused it."""
    if isinstance(error, Unclear | ValueError):  # ValueError: a value that PostgreSQL can't store
        return None
    if isinstance(error, asyncpg.PostgresError):
        code = str(error.sqlstate or "")
        return STATES.get(code) or CLASSES.get(code[:2])
    away = isinstance(error, OSError | MemoryError | asyncpg.InterfaceError | asyncpg.InternalClientError)
    return UNREACHABLE if away or isinstance(error, StoreTrouble) else None


def address(url: str) -> str:
    """Return a database's address without user and password, which must not appear in messages."""
    parts = urlsplit(url)
    return (parts.netloc.rpartition("@")[2] or "localhost") + parts.path


def startup_error(error: BaseException, url: str) -> StoreError | None:
    """Return why a server can't start with this database, or None for an unrelated error."""
    code = str(getattr(error, "sqlstate", "") or "")
    if isinstance(error, StoreTrouble):
        return StoreError("store.database-in-use")
    if isinstance(error, asyncpg.ClientConfigurationError | ValueError | OverflowError):
        return StoreError("store.database-url")
    if code[:2] in ("28", "3D", "42", "3F"):
        return StoreError("store.database-rejects", address=address(url))
    if state_after(error) is not None:
        return StoreError("store.database-away", address=address(url))
    return None
