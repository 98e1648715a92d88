"""Which process owns which table, in PostgreSQL: leases, claims, and the fence of every write.

A process has a row in `processes` and renews its lease there every second, on the database's clock. Other processes may
end an expired lease; an id that has ended never comes back. A table whose owner has ended is unowned. Every batch first
updates the row of its process: one that has ended writes nothing more, even before it notices. No snapshot can hide
that an id has ended, so a claim that names ended ids takes no table from a live one.
"""

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from pixcade.store.api import StoreTrouble, Unclear
from pixcade.store.errors import CODES
from pixcade.store.postgres import Fenced, connect, state_after

LEASE_MS = 5_000
ANSWER_S = 3.0
NEWS = ("announcement", "maintenance", "bans")
"""Settings that every heartbeat returns."""
CREATION = 0x50697863_0003
"""The advisory lock for creating the SQL tables."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

TABLES = (
    # `ended` is 1 for a process that may not write any more. `seen` is when it was last alive, by its own clock.
    "CREATE TABLE IF NOT EXISTS processes (id TEXT PRIMARY KEY, url TEXT NOT NULL, alive_until BIGINT NOT NULL,"
    " seen BIGINT NOT NULL, ended BIGINT NOT NULL, batch BIGINT NOT NULL) WITH (fillfactor = 10)",
    "CREATE TABLE IF NOT EXISTS owners (table_id TEXT PRIMARY KEY, process TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS owners_by_process ON owners (process)",
)
LIMIT = f"SET statement_timeout = {ANSWER_S * 800:.0f}"
"""A statement that timed out here isn't executed later."""
REGISTER = f"INSERT INTO processes VALUES ($1, $2, {NOW} + $3, $4, 0, 0)"
CLOCKED = "phase = 'playing' AND clocks = 1"
FORGET = (
    "WITH gone AS (DELETE FROM processes WHERE ended = 1 AND NOT EXISTS"
    f" (SELECT 1 FROM owners JOIN tables ON tables.id = table_id WHERE process = processes.id AND {CLOCKED})"
    " RETURNING id) DELETE FROM owners USING gone WHERE process = gone.id"
)
RENEW = f"UPDATE processes SET alive_until = {NOW} + $2, seen = $3 WHERE id = $1 AND ended = 0 RETURNING 1"
END_OVERDUE = (
    "UPDATE processes SET ended = 1 WHERE id IN"
    f" (SELECT id FROM processes WHERE ended = 0 AND alive_until < {NOW} ORDER BY id FOR UPDATE SKIP LOCKED)"
)
RETIRE = "UPDATE processes SET ended = 1, seen = $2 WHERE id = $1"
LIVE = "SELECT id, url FROM processes WHERE ended = 0"
SETTINGS = "SELECT name, value FROM settings WHERE name = ANY($1::text[])"
ORPHANS = (
    "SELECT tables.id FROM processes JOIN owners ON process = processes.id JOIN tables ON tables.id = table_id"
    f" WHERE ended = 1 AND {CLOCKED}"
)
FIND = (
    "SELECT table_id, process, coalesce(url, ''), coalesce(ended, 1), coalesce(seen, 0)"
    " FROM owners LEFT JOIN processes ON processes.id = process WHERE table_id = ANY($1::text[])"
)
CLAIM = (
    "INSERT INTO owners (table_id, process) SELECT wanted, $2 FROM unnest($1::text[]) AS wanted ORDER BY wanted"
    " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process WHERE owners.process = ANY($3::text[])"
)
RELEASE = "DELETE FROM owners WHERE process = $1 AND table_id = ANY($2::text[])"
COMMITTED = "SELECT batch FROM processes WHERE id = $1 FOR UPDATE"
"""Waits for a transaction that may still be in progress."""
FENCE = "UPDATE processes SET batch = $2 WHERE id = $1 AND ended = 0 RETURNING 1"


class Owner(NamedTuple):
    """The owner of a table. `down_since` is set if it was taken from a process that has ended."""

    process: str
    url: str
    down_since: int | None = None


class Heartbeat(NamedTuple):
    """The result of a heartbeat: live processes with their addresses, settings, unowned tables with running clocks."""

    live: Mapping[str, str]
    news: Mapping[str, str]
    orphans: Sequence[str]


class Owners:
    """The leases and claims of one process, over a separate connection. Every method may raise StoreTrouble."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.id = ""
        self._line: Any = None
        self._lock = asyncio.Lock()
        self._renewed = 0.0
        """When the lease was renewed last, by the loop's clock."""
        self._spares_until = 0.0

    async def register(self, address: str, now: int) -> None:
        """Register a new id, which owns nothing yet."""
        async with self._lock:
            with self._trouble():
                line = await self._connection()
                async with line.transaction():
                    await line.execute("SELECT pg_advisory_xact_lock($1)", CREATION)
                    for statement in TABLES:
                        await line.execute(statement.replace(" TEXT", ' TEXT COLLATE "C"'))
            id = secrets.token_hex(8)
            await self._do(FORGET)
            await self._do(REGISTER, id, address, LEASE_MS, now)
            self.id, self._renewed = id, asyncio.get_running_loop().time()

    async def beat(self, now: int) -> Heartbeat | None:
        """Renew the lease, and end expired leases of others. Return None if this process has ended.

        A process that could not renew its own for a while doesn't end others: the database may have been unreachable
        for all.
        """
        async with self._lock:
            if not await self._do(RENEW, self.id, LEASE_MS, now):
                return None
            at = asyncio.get_running_loop().time()
            if at > self._renewed + LEASE_MS / 2000:
                self._spares_until = at + LEASE_MS / 1000
            self._renewed = at
            if at > self._spares_until:
                await self._do(END_OVERDUE)
            live = dict(await self._do(LIVE))
            news = dict(await self._do(SETTINGS, list(NEWS)))
            return Heartbeat(live, news, [table for (table,) in await self._do(ORPHANS)])

    async def claim(self, tables: Sequence[str]) -> dict[str, Owner]:
        """Claim these tables unless a live process owns them; return the owner of each."""
        wanted = list(tables)
        async with self._lock:
            found = await self._find(wanted)
            ended = {one.process for one in found.values() if not one.url}
            if len(found) < len(wanted) or ended:
                await self._do(CLAIM, wanted, self.id, list(ended))
                before, found = found, await self._find(wanted)
                for table, owner in found.items():
                    if owner.process == self.id and table in before:
                        found[table] = owner._replace(down_since=before[table].down_since)
            return found

    async def owner_of(self, tables: Sequence[str]) -> dict[str, Owner]:
        """Return the owners of these tables; a process that has ended has no address."""
        async with self._lock:
            return await self._find(tables)

    async def _find(self, tables: Sequence[str]) -> dict[str, Owner]:
        rows = await self._do(FIND, list(tables))
        return {
            table: Owner(process, "", seen or None) if ended else Owner(process, url)
            for table, process, url, ended, seen in rows
        }

    async def release(self, tables: Sequence[str]) -> None:
        """Release tables whose writes are complete."""
        async with self._lock:
            await self._do(RELEASE, self.id, list(tables))

    async def retire(self, now: int) -> None:
        """End this process: a batch being written is finished first, later ones fail."""
        async with self._lock:
            await self._do(RETIRE, self.id, now)

    async def enter(self, line: Any, batch: int) -> None:
        if not await line.fetch(FENCE, self.id, batch):
            raise Fenced("store.unclear")

    async def committed(self, batch: int) -> bool:
        """Whether this was the last batch committed. Raises Unclear."""
        async with self._lock:
            try:
                return await self._do(COMMITTED, self.id) == [(batch,)]
            except StoreTrouble as error:
                raise Unclear("store.unclear") from error

    async def close(self) -> None:
        async with self._lock:
            line, self._line = self._line, None
            if line is not None:
                with suppress(Exception):
                    await line.close(timeout=ANSWER_S)
                line.terminate()

    async def _connection(self) -> Any:
        if self._line is None or self._line.is_closed():
            self._line = await connect(self.url, ANSWER_S)
            await self._line.execute(LIMIT)
        return self._line

    async def _do(self, statement: str, *values: object) -> list[Any]:
        with self._trouble():
            return [tuple(row) for row in await (await self._connection()).fetch(statement, *values)]

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            state = state_after(error)
            if state is None or isinstance(error, StoreTrouble):
                raise
            if self._line is not None:
                self._line.terminate()
            raise StoreTrouble(CODES[state]) from error
