"""The one task that writes to PostgreSQL: all waiting jobs are committed as a group, in one transaction."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain, groupby
from operator import attrgetter
from typing import Any

from pixcade.store.api import Conflict, StoreTrouble, Unclear, Write
from pixcade.store.errors import BROKEN, CODES, OK, UNREACHABLE, StoreRefused
from pixcade.store.postgres.connection import PostgresConnection, connected, is_conflict, is_repeated, state_after
from pixcade.store.postgres.schema import MIGRATIONS, SERVING, Migration, has_columns, versions
from pixcade.store.postgres.statements import PLAIN, do_all, taken, write_plain
from pixcade.store.sqlite.writer import settle

PATIENCE_SECONDS = 2.0
"""Seconds that a write waits for an unreachable database before it fails; later writes fail at once."""
AGAIN_SECONDS = 0.05
MOST_AT_ONCE = 4000
ROUNDS = 3
"""How often a group is repeated after conflicts with other writers, before each job runs alone."""
OLD_DAYS = 7
LOOK_SECONDS = 5.0
"""Seconds after which it is looked again whether all tables are there."""

Action = Callable[[PostgresConnection], Awaitable[object]]
Result = tuple[object, BaseException | None]
WriteFuture = asyncio.Future[Any]
"""Done when a job is durable; its value is the result of the action, whose type the caller knows."""
DONE: Result = (None, None)


class PostgresJob:
    """Something to be written, and its future: several writes, or an action that also returns a result."""

    __slots__ = ("action", "future", "plain", "writes")

    def __init__(self, future: WriteFuture, writes: Sequence[Write], action: Action | None) -> None:
        self.future = future
        self.writes: Sequence[Any] = writes
        self.action = action
        self.plain = action is None and all(type(write) in PLAIN for write in writes)


class PostgresWriter:
    """Takes jobs of one event loop and answers them once they are durable.

    `state` is `ok`, or the result of the last group of jobs: `full`, `read-only`, `broken` or `unreachable`. It stays
    `broken`, and nothing is written, while a table or a column is missing.

    A batch's number is stored in the same transaction. After a lost connection it tells whether the batch was
    committed: each is committed once, and every caller gets the true result.
    """

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.url = url
        self.migrations = migrations
        """Those that lead to the tables as we use them."""
        self.looked = 0.0
        """When all tables were last seen to be there, by the monotonic clock."""
        self.id = secrets.token_hex(8)
        self.state = OK
        self.succeeded = 0.0
        """When a group was last committed, by the monotonic clock."""
        self.batch = 0
        self.last = 0
        """The last batch that was committed when this connection was made."""
        self.planned: list[Result] = []
        """The result of each job of this batch if it is committed."""
        self.waiting: list[PostgresJob] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.line: PostgresConnection | None = None
        self.task: asyncio.Task[None] | None = None

    def submit(self, writes: Sequence[Write], action: Action | None = None) -> WriteFuture:
        """Queue a write; the future is done when it is durable. Raises StoreTrouble `store.closed`."""
        if self.closing:
            raise StoreTrouble("store.closed")
        if self.task is None:
            self.task = asyncio.create_task(self.run(), name="pixcade-store-writer")
        future: WriteFuture = asyncio.get_running_loop().create_future()
        self.waiting.append(PostgresJob(future, writes, action))
        self.wake.set()
        return future

    async def close(self) -> None:
        """Write what is queued, and end."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await asyncio.wait([self.task])
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.execute("DELETE FROM writers WHERE id = $1", self.id)
            await line.close()

    async def run(self) -> None:
        """Write groups of jobs until closed."""
        while self.waiting or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                answers = await self.results(group)
                settle([(job.future, answer) for job, answer in zip(group, answers, strict=True)])

    async def results(self, group: Sequence[PostgresJob]) -> list[Result]:
        """Do a group of jobs durably and return the result of each."""
        self.batch += 1
        until = time.monotonic() + (PATIENCE_SECONDS if self.state == OK else 0)
        rounds = 0
        begun = False
        while True:
            try:
                line = await self.connection()
                if begun and self.last == self.batch:
                    results = self.planned  # it was committed, only the reply was lost
                else:
                    begun = True
                    results = await self.perform(line, group)
                self.state, self.succeeded = OK, time.monotonic()
                return results
            except Exception as error:
                rounds += is_repeated(error)
                if is_repeated(error):
                    if rounds < ROUNDS:
                        continue
                    if len(group) > 1:
                        return [result for job in group for result in await self.results([job])]
                state = self.after(error)
                if state is None:
                    return [(None, error)] * len(group)
                if state == UNREACHABLE and time.monotonic() < until:
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                self.state = state
                return [(None, self.trouble(state, error, begun=begun)) for _ in group]

    def after(self, error: BaseException) -> str | None:
        """Return the state after an error. Unless one job alone caused it, the next group gets a new connection."""
        state = UNREACHABLE if is_repeated(error) else state_after(error)
        if isinstance(error, StoreTrouble | StoreRefused):
            state = UNREACHABLE if error.code == CODES[UNREACHABLE] else BROKEN
        if state is not None or (self.line is not None and self.line.closed):
            line, self.line = self.line, None
            if line is not None:
                line.drop()
        return state

    def trouble(self, state: str, error: BaseException, *, begun: bool) -> StoreTrouble:
        """Return the refusal for a write that failed, or whose result is not known."""
        refused = Unclear("store.unclear") if begun and state == UNREACHABLE else StoreTrouble(CODES[state])
        refused.__cause__ = error
        return refused

    async def connection(self) -> PostgresConnection:
        """Return the connection, or a new one once the last has ended and no transaction of it is open."""
        if self.line is not None and not self.line.closed:
            return self.line
        name = f"pixcade {self.id}"
        line = await connected(self.url, name)
        try:
            if await line.fetch("SELECT pg_try_advisory_lock_shared($1)", SERVING) != [(True,)]:
                raise StoreTrouble(CODES[UNREACHABLE])
            version, oldest = await versions(line)
            if oldest > len(self.migrations):
                raise StoreRefused("store.newer", version=version, newest=len(self.migrations))
            await self.look(line)
            await line.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = $1 AND pid <> pg_backend_pid()",
                name,
            )
            # Waits for the row lock of the previous connection: that has ended when this returns.
            marks = await line.fetch("SELECT batch FROM writers WHERE id = $1 FOR UPDATE", self.id)
            self.last = marks[0][0] if marks else 0
        except BaseException:
            line.drop()
            raise
        self.line = line
        return line

    async def look(self, line: PostgresConnection) -> None:
        """Raise StoreTrouble `store.broken` where a table or a column is missing."""
        if not await has_columns(line, self.migrations):
            raise StoreTrouble(CODES[BROKEN])
        self.looked = time.monotonic()

    async def perform(self, line: PostgresConnection, group: Sequence[PostgresJob]) -> list[Result]:
        """Do a group of jobs in one transaction, in order."""
        if all(job.plain for job in group):
            results = await self.together(line, group)
            if results is not None:
                return results
        # Here and not for plain jobs: no move waits for it, and a setting is written every few seconds.
        if time.monotonic() > self.looked + LOOK_SECONDS:
            await self.look(line)
        async with line.transaction():
            await write_plain(line, self.id, self.batch, ())
            self.planned = []
            for plain, jobs in groupby(group, key=attrgetter("plain")):
                self.planned += await self.one_after_another(line, list(jobs), plain=plain)
        return self.planned

    async def one_after_another(
        self, line: PostgresConnection, jobs: Sequence[PostgresJob], *, plain: bool
    ) -> list[Result]:
        """Do some of a group's jobs inside the open transaction; plain ones in one statement where possible."""
        if plain and len(jobs) > 1:
            try:
                async with line.transaction():
                    await write_plain(line, self.id, self.batch, chain.from_iterable(job.writes for job in jobs))
                return [DONE] * len(jobs)
            except Exception as error:
                if state_after(error) is not None or is_repeated(error):
                    raise
        return [await self.one_by_itself(line, job) for job in jobs]

    async def together(self, line: PostgresConnection, jobs: Sequence[PostgresJob]) -> list[Result] | None:
        """Do plain jobs in one statement, without those that conflict. None where one of them can't be done."""
        conflicts: set[int] = set()
        while True:
            good = [job for at, job in enumerate(jobs) if at not in conflicts]
            self.planned = [(None, Conflict()) if at in conflicts else DONE for at in range(len(jobs))]
            try:
                if good:
                    await write_plain(line, self.id, self.batch, chain.from_iterable(job.writes for job in good))
                return self.planned
            except Exception as error:
                if state_after(error) is not None or is_repeated(error):
                    raise
                if not is_conflict(error):
                    return None  # an invalid value: doing jobs one by one shows whose it is
            found = await self.conflicting(line, jobs)
            if found <= conflicts:
                return None  # the conflicting row was removed meanwhile
            conflicts |= found

    async def conflicting(self, line: PostgresConnection, jobs: Sequence[PostgresJob]) -> set[int]:
        """Return which jobs, done in order, conflict with an existing number or with an earlier job."""
        there = await taken(line, [write for job in jobs for write in job.writes])
        found: set[int] = set()
        for at, job in enumerate(jobs):
            wanted = [(type(write), write.table, write.number) for write in job.writes if hasattr(write, "number")]
            if len(set(wanted)) < len(wanted) or not there.isdisjoint(wanted):
                found.add(at)
            else:
                there.update(wanted)
        return found

    async def one_by_itself(self, line: PostgresConnection, job: PostgresJob) -> Result:
        """Do one job in a savepoint, all of it or nothing. Raises only errors that abort the whole transaction."""
        value: object = None
        try:
            async with line.transaction():
                if job.action is not None:
                    value = await job.action(line)
                await do_all(line, self.id, self.batch, job.writes)
        except Exception as error:
            if state_after(error) is not None or is_repeated(error) or line.closed:
                raise
            return None, Conflict() if is_conflict(error) else error.__cause__ or error
        return value, None
