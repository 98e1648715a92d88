"""Connections that read from PostgreSQL, separate from the one that writes."""

import asyncio
import time
from collections.abc import Sequence

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import BROKEN, CODES, OK, UNREACHABLE
from pixcade.store.postgres.connection import PostgresConnection, Row, connected, state_after
from pixcade.store.postgres.schema import MIGRATIONS, Migration, has_columns

LINES = 4
PATIENCE_SECONDS = 2.0
"""Seconds that a query waits for an unreachable database; later queries fail at once."""
AGAIN_SECONDS = 0.05


class PostgresReaders:
    """Runs queries on what is committed at that moment.

    `state` is `ok`, or the result of the last query: `full`, `read-only`, `broken` or `unreachable`. It stays `broken`,
    and nothing is read, while a table or a column is missing.
    """

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.url = url
        self.migrations = migrations
        self.state = OK
        self.failed = 0.0
        """When a query last failed, by the monotonic clock."""
        self.closed = False
        self.turns = asyncio.Semaphore(LINES)
        self.free: list[PostgresConnection] = []

    async def read(self, statement: str, *values: object) -> list[Row]:
        """Return all rows that a statement finds. Raises StoreTrouble."""
        if self.closed:
            raise StoreTrouble("store.closed")
        async with self.turns:
            until = time.monotonic() + (PATIENCE_SECONDS if self.state == OK else 0)
            while True:
                try:
                    rows = await self.ask(statement, values)
                except Exception as error:
                    state = state_after(error)
                    if state is None:
                        raise
                    if state != UNREACHABLE or time.monotonic() > until:
                        self.state, self.failed = state, time.monotonic()
                        raise StoreTrouble(CODES[state]) from error
                    await asyncio.sleep(AGAIN_SECONDS)
                else:
                    self.state = OK
                    return rows

    async def ask(self, statement: str, values: tuple[object, ...]) -> list[Row]:
        """Run a query once, on an idle connection or a new one."""
        line = self.free.pop() if self.free else await connected(self.url, "pixcade reader")
        try:
            if self.state == BROKEN and not await has_columns(line, self.migrations):
                raise StoreTrouble(CODES[BROKEN])
            return await line.fetch(statement, *values)
        except Exception as error:
            if state_after(error) is not None:
                line.drop()
            raise
        finally:
            if not line.closed:
                self.free.append(line)

    async def close(self) -> None:
        """Finish running queries, then close."""
        self.closed = True
        for _ in range(LINES):
            await self.turns.acquire()
        for line in self.free:
            await line.close()
        self.free.clear()
        for _ in range(LINES):
            self.turns.release()
