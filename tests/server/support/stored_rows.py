"""Direct access to a server's stored rows: in SQLite's file, or in PostgreSQL."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.store.postgres import NAMESPACE
from pixcade.store.private_files import DATABASE
from tests.server.support import server

OWN_NOTES = {"processes", "owners"}
"""Where the processes of a server record the tables that they own: no personal data."""


async def contents(folder: Path) -> str:
    """Return everything that the store of a folder's server holds, as text."""
    if server.ENGINES is None:
        files = [path for path in folder.iterdir() if path.suffix in (".sqlite", ".sqlite3", ".db")]
        assert len(files) == 1, sorted(folder.iterdir())
        with contextlib.closing(sqlite3.connect(f"file:{files[0]}?mode=ro", uri=True)) as connection:
            return "\n".join(connection.iterdump())
    return await dumped(await server.ENGINES.database(folder))


async def dumped(url: str) -> str:
    """Return every row in a database, as text; which one was written first is not to be seen."""
    line = await asyncpg.connect(url)
    try:
        rows = await line.fetch("SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY tablename", NAMESPACE)
        names = [row[0] for row in rows]
        assert {"log", "tables", "grants", *OWN_NOTES} <= set(names), names
        lines = []
        for name in sorted({*names} - OWN_NOTES):
            found = await line.fetch(f"SELECT one::text FROM {NAMESPACE}.{name} AS one")
            lines += [f"{name} {row[0]}" for row in sorted(found)]
        return "\n".join(lines)
    finally:
        await line.close()


@asynccontextmanager
async def writes_fail(folder: Path) -> AsyncIterator[None]:
    """Keep the store from being written to, as another process would that writes for long."""
    if server.ENGINES is None:
        with contextlib.closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                connection.execute("ROLLBACK")
        return
    line = await asyncpg.connect(await server.ENGINES.database(folder))
    try:
        async with line.transaction():
            await line.execute(f"LOCK TABLE {NAMESPACE}.log IN EXCLUSIVE MODE")
            yield
    finally:
        await line.close()
