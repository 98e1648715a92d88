"""The store of a server: everything written together becomes durable together, with any database."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from pixcade.store import statements as sql
from pixcade.store.api import (
    Ban,
    Browser,
    Channel,
    ChatLine,
    DayOff,
    GameRow,
    Grant,
    IdentityRow,
    Notice,
    PersonRow,
    Report,
    SeatLink,
    SeatRow,
    StoreTrouble,
    TableRow,
    Write,
)
from pixcade.store.statements import KINDS, Statement, Values, games_from, statements, where

MAX_BATCH = 1000
"""Maximum writes in one transaction."""


class Driver(Protocol):
    """A database. Statements have `?` as placeholders."""

    @property
    def state(self) -> str:
        """`ok`, or why the last read or write failed: `full`, `read-only`, `broken`, `unreachable` or `gone`."""

    async def read(self, statement: str, values: Values) -> list[Values]:
        """Return the rows of a query. Raises StoreTrouble."""

    async def write(self, work: Sequence[Statement]) -> list[list[Values]]:
        """Execute all of this durably, or nothing; return the rows of each statement that is executed once.

        Raises Conflict, NoSuchTable and StoreTrouble.
        """

    def state_at_end(self) -> str:
        """Return the state of the closed database, as far as known."""

    async def close(self) -> None:
        """Close; no write is in progress any more."""


class Job(NamedTuple):
    """A pending write."""

    work: list[Statement]
    done: asyncio.Future[list[Values]]


class Store:
    """Reads and writes. Concurrent writes share a transaction. Every method may raise StoreTrouble."""

    def __init__(self, driver: Driver, key: bytes) -> None:
        """`key` is the server's secret key."""
        self.driver = driver
        self.key = key
        self._waiting: list[Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def healthy(self) -> str:
        """`ok`, or why the last read or write failed."""
        return self.driver.state

    def state_at_end(self) -> str:
        """Return the state of the closed store."""
        return self.driver.state_at_end()

    async def close(self) -> None:
        """Finish pending writes, then close. Later calls raise StoreTrouble `store.closed`."""
        closed, self._closed = self._closed, True
        if self._writing is not None:
            await asyncio.wait([self._writing])
        if not closed:
            await self.driver.close()

    # Writing

    async def write(self, *writes: Write) -> None:
        """Write all of these durably, or none of them. Raises Conflict and NoSuchTable."""
        await self._write(statements(writes))

    async def _write(self, work: list[Statement]) -> list[Values]:
        """Execute all of this; return the rows of the last statement."""
        if self._closed:
            raise StoreTrouble("store.closed")
        if not work:
            return []
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        self._waiting.append(job)
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return await job.done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._write_together(jobs)
        finally:
            self._writing = None

    async def _write_together(self, jobs: Sequence[Job]) -> None:
        try:
            rows = iter(await self.driver.write([statement for job in jobs for statement in job.work]))
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, StoreTrouble):
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(error)
            else:  # one of them is at fault
                for job in jobs:
                    await self._write_together([job])
            return
        for job in jobs:
            found = [next(rows) for _ in job.work]
            if not job.done.done():
                job.done.set_result(found[-1])

    async def take_link(self, link: str, now: int) -> SeatLink | None:
        """Consume a seat link: return it if it exists and hasn't expired, and delete it."""
        rows = await self._write([Statement(sql.TAKE_LINK, [(link,)])])
        found = [SeatLink(*row) for row in rows]
        return found[0] if found and found[0].expires > now else None

    async def tidy(self, *, chat_before: int, lobbies_before: int, links_before: int) -> list[str]:
        """Delete chat and links older than these times, and lobbies untouched since then; return their tables."""
        rows = await self._write(
            [
                Statement(sql.OLD_CHAT_GONE, [(chat_before,)]),
                Statement(sql.OLD_LINKS_GONE, [(links_before,)]),
                Statement(sql.OLD_IDENTITIES_GONE, [(links_before,)]),
                Statement(sql.OLD_LOBBIES_GONE, [(lobbies_before,)]),
            ]
        )
        return sorted(table for (table,) in rows)

    # Reading

    async def _read(self, statement: str, *values: Any) -> list[Values]:
        if self._closed:
            raise StoreTrouble("store.closed")
        return await self.driver.read(statement, values)

    async def _values(self, of: type, statement: str, *values: Any) -> list[Any]:
        return [KINDS[of].read(row) for row in await self._read(statement, *values)]

    async def _value(self, of: type, statement: str, *values: Any) -> Any:
        return next(iter(await self._values(of, statement, *values)), None)

    async def log(self, table: str) -> list[str]:
        """Return the lines of a log; empty for an unknown table."""
        return [text for (text,) in await self._read(sql.LOG, table)]

    async def table(self, table: str) -> TableRow | None:
        found: TableRow | None = await self._value(TableRow, sql.TABLE, table)
        return found

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table of a code's digest."""
        found: TableRow | None = await self._value(TableRow, sql.BY_CODE, code)
        return found

    async def tables(
        self,
        phases: Sequence[str],
        *,
        public: bool | None = None,
        clocks: bool | None = None,
        touched_before: int | None = None,
        most: int = 1000,
    ) -> list[TableRow]:
        """Return the tables in these phases, last touched first."""
        clause, values = where(phase=phases, public=public, clocks=clocks, touched_before=touched_before)
        statement = KINDS[TableRow].select(f"{clause} ORDER BY touched DESC, id LIMIT ?")
        return await self._values(TableRow, statement, *values, most)

    async def tables_of(self, person: str) -> list[TableRow]:
        """Return the tables where a person has a seat or has written a message."""
        return await self._values(TableRow, sql.TABLES_OF, person, person) if person else []

    async def followers(self, table: str) -> list[TableRow]:
        """Return the tables that follow this one (rematches), oldest first."""
        return await self._values(TableRow, sql.FOLLOWERS, table)

    async def seats(self, tables: Sequence[str]) -> Mapping[str, Sequence[SeatRow]]:
        """Return who sits at these tables."""
        clause, values = where(table_id=tables)
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in await self._values(SeatRow, KINDS[SeatRow].select(f"{clause} ORDER BY table_id, seat"), *values):
            if row.person or row.name:
                found[row.table].append(row)
        return found

    async def own_seats(self, browser: str) -> list[tuple[TableRow, int]]:
        """Return the seats that a browser holds at unfinished tables."""
        rows = await self._read(sql.OWN_SEATS, browser)
        return [(KINDS[TableRow].read(row[1:]), row[0]) for row in rows]

    async def grants(self, table: str) -> list[Grant]:
        """Return the present and past holders of the seats of a table."""
        return await self._values(Grant, sql.GRANTS, table)

    async def gave_password(self, browser: str) -> bool:
        """Whether a browser has entered the server's password."""
        return bool(await self._read(sql.GAVE_PASSWORD, browser))

    async def browser(self, browser: str) -> Browser | None:
        found: Browser | None = await self._value(Browser, sql.BROWSER, browser)
        return found

    async def chat(self, table: str) -> list[ChatLine]:
        """Return the chat of a table, in order."""
        return await self._values(ChatLine, sql.CHAT, table)

    async def game(self, table: str) -> GameRow | None:
        found = games_from(await self._read(sql.GAMES.format(rest="WHERE table_id = ?"), table))
        return found[0] if found else None

    async def games(
        self, *, person: str = "", public: bool | None = None, before: int | None = None, most: int = 50
    ) -> list[GameRow]:
        """Return finished games that ended before a time, latest first; of one person if given."""
        clause, values = where(public=public, ended_before=before)
        if person:
            clause = f"{clause} AND" if clause else "WHERE"
            clause += " table_id IN (SELECT table_id FROM seats WHERE person = ?)"
            values.append(person)
        rest = f"{clause} ORDER BY ended DESC, table_id LIMIT ?"
        return games_from(await self._read(sql.GAMES.format(rest=rest), *values, most))

    async def series(self, table: str, most: int) -> list[GameRow]:
        """Return the finished games of a table and its predecessors by rematches, latest first.

        At most `most`, and none before a table without a game.
        """
        return games_from(await self._read(sql.SERIES, table, most))

    # Slow games

    async def due_tables(self, now: int, most: int) -> list[str]:
        """Return the slow tables where the server has to act, the most overdue first."""
        return [id for (id,) in await self._read(sql.DUE_TABLES, now, most)]

    async def offered(self, now: int, most: int) -> list[TableRow]:
        """Return the tables whose free seats are offered to everyone, the latest first."""
        return await self._values(TableRow, sql.OFFERED, now, most)

    async def offered_by(self, person: str, now: int) -> list[str]:
        """Return the tables with such seats where a person sits."""
        return [id for (id,) in await self._read(sql.OFFERED_BY, person, now)]

    async def played_by(self, person: str) -> list[TableRow]:
        """Return the unfinished tables where a person has a seat."""
        return await self._values(TableRow, sql.PLAYED_BY, person) if person else []

    async def due_notices(self, now: int, most: int) -> list[Notice]:
        """Return notices to be sent, the most overdue first."""
        return await self._values(Notice, sql.DUE_NOTICES, now, most)

    async def channels(self, person: str) -> list[Channel]:
        return await self._values(Channel, sql.CHANNELS, person)

    async def channels_at(self, address: str) -> list[Channel]:
        """Return the channels of a confirmed mail address, given in lower case."""
        return await self._values(Channel, sql.CHANNELS_AT, address)

    async def first_browser(self, person: str) -> Browser | None:
        """Return the browser under which a person holds their seats, None if they have never sat down."""
        found: Browser | None = await self._value(Browser, sql.FIRST_BROWSER, person)
        return found

    async def channel(self, id: str) -> Channel | None:
        found: Channel | None = await self._value(Channel, sql.CHANNEL, id)
        return found

    async def person(self, person: str) -> PersonRow:
        """Return what is kept of a person, with defaults for an unknown one."""
        found: PersonRow | None = await self._value(PersonRow, sql.PERSON, person)
        return found or PersonRow(person)

    async def days_off(self, person: str, after: int) -> list[DayOff]:
        """Return a person's days off that end after a time."""
        return await self._values(DayOff, sql.DAYS_OFF, person, after)

    async def identity(self, kind: str, id: str) -> IdentityRow | None:
        found: IdentityRow | None = await self._value(IdentityRow, sql.IDENTITY, kind, id)
        return found

    async def identities(self, person: str) -> list[IdentityRow]:
        return await self._values(IdentityRow, sql.IDENTITIES, person)

    async def take_identity(self, kind: str, id: str, now: int) -> IdentityRow | None:
        """Consume a link: return it if it exists and hasn't expired, and delete it."""
        rows = await self._write([Statement(sql.TAKE_IDENTITY, [(kind, id)])])
        found = [IdentityRow(*row) for row in rows]
        return found[0] if found and (not found[0].expires or found[0].expires > now) else None

    async def chat_of(self, person: str) -> list[ChatLine]:
        """Return a person's messages at all tables, oldest first."""
        return await self._values(ChatLine, sql.CHAT_OF, person)

    async def bans(self, now: int) -> list[Ban]:
        """Return the active bans."""
        return await self._values(Ban, sql.BANS, now)

    async def reports(self) -> list[Report]:
        """Return the open reports, oldest first."""
        return await self._values(Report, sql.REPORTS)

    async def settings(self) -> Mapping[str, str]:
        """Return the operator's settings."""
        return dict(await self._read(sql.SETTINGS))
