"""Connections to PostgreSQL: how one is made, how values are encoded, and what its errors mean for a store."""

import asyncio
import contextlib
import shlex
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import BROKEN, CODES, FULL, READ_ONLY, UNREACHABLE, StoreRefused
from pixcade.store.postgres.password_file import file_to_read, is_readable_by_others, password_file

SCHEMA = "pixcade"
"""All our tables are in this schema, whatever else the database holds."""
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 10.0
"""Seconds after which a database that does not answer counts as unreachable."""
CLOSE_SECONDS = 2.0

SESSION = {
    "search_path": SCHEMA,
    "default_transaction_isolation": "read committed",
    "jit": "off",
    # A transaction of a machine that has vanished must not block others.
    "idle_in_transaction_session_timeout": "15s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

MARK, ZERO = "\x1a", "\0"
"""PostgreSQL stores every character but NUL, which is escaped by a mark and a digit; so is the mark."""

STATES = {"53100": FULL, "25006": READ_ONLY, "42501": READ_ONLY}
CLASSES = {
    **dict.fromkeys(("08", "28", "3D", "53", "55", "57"), UNREACHABLE),
    **dict.fromkeys(("0A", "25", "2F", "3F", "42", "58", "F0", "XX"), BROKEN),
}
"""What the first two characters of an SQLSTATE mean; all others come from the data."""
REPEATED = ("40001", "40P01")
"""Serialization failure and deadlock: the transaction was rolled back and has to be repeated."""

Row = tuple[Any, ...]
ROWS_AT_ONCE = 500
"""So many rows are converted before the event loop goes on with something else."""


def kept(text: str) -> str:
    """Return a text with NUL escaped, as PostgreSQL can store it."""
    if ZERO in text or MARK in text:
        return text.replace(MARK, f"{MARK}1").replace(ZERO, f"{MARK}0")
    return text


def given(text: str) -> str:
    """Return the text without escapes."""
    if MARK in text:
        return text.replace(f"{MARK}0", ZERO).replace(f"{MARK}1", MARK)
    return text


def sent(value: object) -> object:
    """Return a value, or a list of them, encoded for PostgreSQL."""
    if type(value) is str:
        return kept(value)
    if type(value) is list and value and type(value[0]) is str:
        return [kept(one) for one in value]
    return value


class PostgresConnection:
    """One connection. Texts are read back exactly as they were written."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.seconds: float | None = ANSWER_SECONDS
        """Timeout of a statement; None for no limit."""

    @property
    def closed(self) -> bool:
        """Whether the connection can't be used any more."""
        return bool(self.connection.is_closed())

    async def fetch(self, statement: str, *values: object) -> list[Row]:
        """Return all rows that a statement finds. The event loop goes on between every few of them."""
        found = await self.connection.fetch(statement, *map(sent, values), timeout=self.seconds)
        rows: list[Row] = []
        for at in range(0, len(found), ROWS_AT_ONCE):
            if at:
                await asyncio.sleep(0)
            some = found[at : at + ROWS_AT_ONCE]
            rows += [tuple(given(one) if type(one) is str else one for one in row) for row in some]
        return rows

    async def execute(self, statement: str, *values: object) -> None:
        """Execute a statement."""
        await self.connection.execute(statement, *map(sent, values), timeout=self.seconds)

    async def copy(self, table: str, names: Sequence[str], rows: Sequence[Row]) -> None:
        """Add many rows to a table."""
        records = [tuple(map(sent, row)) for row in rows]
        await self.connection.copy_records_to_table(table, columns=list(names), records=records, timeout=self.seconds)

    def transaction(self, **how: object) -> Any:
        """Return a transaction; one inside another is a savepoint, which can fail alone."""
        return self.connection.transaction(**how)

    async def close(self) -> None:
        """Close, or abort the connection where the server does not answer."""
        with contextlib.suppress(Exception):
            await self.connection.close(timeout=CLOSE_SECONDS)
        self.connection.terminate()

    def drop(self) -> None:
        """Abort the connection."""
        self.connection.terminate()


async def connected(url: str, name: str) -> PostgresConnection:
    """Return a new connection with our application name. Raises what asyncpg raises, and OSError."""
    settings = SESSION | {"application_name": name}
    async with asyncio.timeout(CONNECT_SECONDS):
        connection = await asyncpg.connect(
            url, passfile=file_to_read(url), server_settings=settings, timeout=CONNECT_SECONDS
        )
        try:
            await connection.execute(DURABLE)
        except BaseException:
            connection.terminate()
            raise
    return PostgresConnection(connection)


def state_after(error: BaseException) -> str | None:
    """Return the state of a store after an error; None where the statement caused it."""
    if isinstance(error, asyncpg.PostgresError):
        code = str(error.sqlstate or "")
        return STATES.get(code) or CLASSES.get(code[:2])
    away = isinstance(error, OSError | MemoryError | asyncpg.InterfaceError | asyncpg.InternalClientError)
    return UNREACHABLE if away else None


def is_repeated(error: BaseException) -> bool:
    """Whether a transaction must be repeated, after a deadlock or a serialization failure."""
    return isinstance(error, asyncpg.PostgresError) and error.sqlstate in REPEATED


def is_conflict(error: BaseException) -> bool:
    """Whether a row violates a unique constraint."""
    return isinstance(error, asyncpg.UniqueViolationError)


def address(url: str) -> str:
    """Return where a database is, without user and password, which must appear in no message."""
    parts = urlsplit(url)
    return (parts.netloc.rpartition("@")[2] or "localhost") + parts.path


def refusal(error: BaseException, url: str) -> StoreRefused | None:
    """Return why a server can't start with this address; None for an error that does not concern it."""
    code = str(getattr(error, "sqlstate", "") or "")
    if isinstance(error, StoreTrouble):
        broken = error.code == CODES[BROKEN]
        return StoreRefused("store.database-broken" if broken else "store.database-in-use", address=address(url))
    if isinstance(error, asyncpg.ClientConfigurationError | ValueError | OverflowError):
        return StoreRefused("store.database-url")
    if code[:2] == "28" and (file := password_file(url)) and is_readable_by_others(file):
        return StoreRefused("store.password-file-open", address=address(url), file=shlex.quote(str(file)))
    if code[:2] in ("28", "3D", "42", "3F"):
        return StoreRefused("store.database-refuses", address=address(url))
    if state_after(error) is not None:
        return StoreRefused("store.database-away", address=address(url))
    return None


def columns(rows: Sequence[Row]) -> list[list[Any]]:
    """Return rows as lists of their columns, as PostgreSQL takes many at once."""
    return [list(column) for column in zip(*rows, strict=True)]
