"""The store for several machines: a PostgreSQL database that any number of servers write to.

PostgreSQL decides who was first: a table and a number are unique in the log. A store belongs to one event loop.
"""

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import TypeVar

from pixcade.store.api import (
    Ban,
    Browser,
    ChatLine,
    GameGone,
    GameRow,
    Grant,
    Report,
    SeatLink,
    StoreSizes,
    TableRow,
    Write,
)
from pixcade.store.errors import BROKEN, OK, UNREACHABLE, StoreRefused
from pixcade.store.postgres.acknowledged import MOST_NOTED, NOTED, Noted, all_there
from pixcade.store.postgres.connection import PostgresConnection, connected, refusal, state_after
from pixcade.store.postgres.key import kept_key
from pixcade.store.postgres.reader import PostgresReaders
from pixcade.store.postgres.schema import MIGRATIONS, Migration, has_columns, prepare
from pixcade.store.postgres.statements import remove_tables
from pixcade.store.postgres.writer import OLD_DAYS, PostgresWriter
from pixcade.store.rows import (
    ALL_SIZES,
    KINDS,
    LAST_TIMES,
    PLAYING,
    SELECT_GAMES,
    SELECT_SERIES,
    games_from,
    last_times,
    sizes_from,
)
from pixcade.table.snapshot import Snapshot

T = TypeVar("T")

SCHEMES = ("postgresql", "postgres")
STARTING_SECONDS = 30.0
"""Seconds to wait for a PostgreSQL that answers that it is still starting."""
STARTING = "57P03"
LOOK_SECONDS = 5.0
"""Seconds that the look at the end may take."""


async def open_postgres(url: str, *, migrations: Sequence[Migration] = MIGRATIONS) -> "PostgresStore":
    """Open the store in a database; its tables are created where they are missing, and migrated.

    Raises StoreRefused: `store.database-url`, `store.database-away`, `store.database-refuses`,
    `store.database-encoding`, `store.database-in-use`, `store.database-broken` and `store.newer`; the database is
    unchanged then.
    """
    store = PostgresStore(url, migrations)
    try:
        line = await patiently_connected(url)
        try:
            await prepare(line, migrations)
            await line.execute(f"DELETE FROM writers WHERE seen < now() - interval '{OLD_DAYS} days'")
        finally:
            await line.close()
        await store.writer.connection()
    except BaseException as error:
        await store.close()
        refused = None if isinstance(error, StoreRefused) else refusal(error, url)
        if refused is not None:
            raise refused from error
        raise
    return store


async def patiently_connected(url: str) -> PostgresConnection:
    """Return a connection; retries for a while where PostgreSQL is still starting."""
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            return await connected(url, "pixcade starting")
        except Exception as error:
            if getattr(error, "sqlstate", "") != STARTING or time.monotonic() > until:
                raise
            await asyncio.sleep(0.1)


class PostgresStore:
    """Implements `api.Store` on a database whose tables exist (`open_postgres` creates them)."""

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.url = url
        self.migrations = migrations
        self.readers = PostgresReaders(url, migrations)
        self.writer = PostgresWriter(url, migrations)
        self.acknowledged: deque[Noted] = deque(maxlen=MOST_NOTED)
        """The newest lines that were acknowledged, and the tables that were removed here, in their order."""

    @property
    def healthy(self) -> str:
        """`ok`, or the result of the last write, or else of the last read.

        That is `full`, `read-only`, `broken` or `unreachable`.
        """
        if self.writer.state != OK:
            return self.writer.state
        back = self.readers.state == UNREACHABLE and self.writer.succeeded > self.readers.failed
        return OK if back else self.readers.state

    changes = None
    """Other processes write to the database too."""
    rescued = ""
    """No copy of a lost database: PostgreSQL looks after its files itself."""

    def state_at_end(self) -> str:
        """Look at the database when everything is closed.

        `ok` where its tables are there, with the server's key and what was acknowledged last.
        """
        return self.healthy if self.healthy != OK else asyncio.run(self.look())

    async def look(self) -> str:
        """Return how the database is, seen over a new connection, in an event loop of its own."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                line = await connected(self.url, "pixcade ending")
                try:
                    whole = await has_columns(line, self.migrations) and await kept_key(line)
                    return OK if whole and await all_there(line, self.acknowledged) else BROKEN
                finally:
                    await line.close()
        except Exception as error:
            return state_after(error) or BROKEN

    async def write(self, *writes: Write) -> None:
        """Do all of these in this order, durably, or none. Raises Conflict."""
        await self.writer.submit(writes)
        now = time.monotonic()
        self.acknowledged.extend((now, write) for write in writes if isinstance(write, NOTED))

    async def clock(self) -> int | None:
        """Return the time of the database's clock, when the answer was sent."""
        ((now,),) = await self.readers.read("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(now)

    async def log(self, table: str, after: int = 0, most: int | None = None) -> list[str]:
        """Return the lines of a log with a number above `after`, in order, the first `most` of them."""
        rows = await self.readers.read(
            "SELECT text FROM log WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3", table, after, most
        )
        return [text for (text,) in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table, which may be of any version."""
        return next(iter(await self.select(Snapshot, "WHERE table_id = $1", table)), None)

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Return the highest number in the log of each of these tables; 0 where there is no log."""
        rows = await self.readers.read(
            "SELECT id, coalesce((SELECT max(number) FROM log WHERE table_id = id), 0) FROM unnest($1::text[]) AS id",
            list(tables),
        )
        return dict(rows)

    async def playing(self, among: Sequence[str] | None = None) -> Sequence[tuple[str, str, int]]:
        """Return the tables that are being played, of these or of all: id, game, and the highest number in the log."""
        if among is None:
            return await self.readers.read(PLAYING)
        return await self.readers.read(f"{PLAYING} AND id = ANY($1::text[])", list(among))

    async def last_times(self) -> Mapping[str, int]:
        """Return when each table that is not over was last written to, by its row and the last line of its log."""
        return last_times(await self.readers.read(LAST_TIMES))

    async def salts(self, table: str, since: int = 0) -> Mapping[tuple[int, str], str]:
        """Return the salts of a table by step and piece, from a step on."""
        rows = await self.readers.read(
            "SELECT step, piece, salt FROM salts WHERE table_id = $1 AND step >= $2", table, since
        )
        return {(step, piece): salt for step, piece, salt in rows}

    async def table(self, table: str) -> TableRow | None:
        """Return one table."""
        return next(iter(await self.select(TableRow, "WHERE id = $1", table)), None)

    async def tables(
        self, phases: Sequence[str], *, public: bool | None = None, clocks: bool | None = None, most: int = 1000
    ) -> list[TableRow]:
        """Return the tables in these phases, the last touched first."""
        return await self.select(
            TableRow,
            "WHERE phase = ANY($1::text[]) AND ($2::boolean IS NULL OR public = $2)"
            " AND ($3::boolean IS NULL OR clocks = $3) ORDER BY touched DESC, id LIMIT $4",
            list(phases),
            public,
            clocks,
            most,
        )

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table that the digest of a code leads to."""
        found = await self.select(TableRow, "WHERE code = $1 AND code <> '' ORDER BY touched DESC LIMIT 1", code)
        return found[0] if found else None

    async def followers(self, table: str) -> list[TableRow]:
        """Return the tables that follow this one (rematches), the oldest first."""
        return await self.select(TableRow, "WHERE previous = $1 AND previous <> '' ORDER BY created, id", table)

    async def grants(self, table: str) -> list[Grant]:
        """Return the present and past holders of the seats of a table."""
        return await self.select(Grant, "WHERE table_id = $1 ORDER BY key, place", table)

    async def granted(self, table: str, browser: str) -> bool:
        """Whether a browser was ever let in to a table."""
        rows = await self.readers.read(
            "SELECT 1 FROM grants WHERE browser = $1 AND table_id = $2 LIMIT 1", browser, table
        )
        return bool(rows)

    async def browser(self, browser: str) -> Browser | None:
        """Return what is known of a browser."""
        return next(iter(await self.select(Browser, "WHERE id = $1", browser)), None)

    async def take_link(self, link: str, now: int) -> SeatLink | None:
        """Use up a seat link: return it once, if it has not expired, and delete it."""

        async def take(line: PostgresConnection) -> SeatLink | None:
            rows = await line.fetch(f"DELETE FROM links WHERE id = $1 RETURNING {KINDS[SeatLink].selection}", link)
            found = [SeatLink(*row) for row in rows]
            return found[0] if found and found[0].expires > now else None

        taken: SeatLink | None = await self.writer.submit((), take)
        return taken

    async def end_links(self, table: str, key: str) -> None:
        """End all links to a seat key that have not been used."""

        async def end(line: PostgresConnection) -> None:
            await line.execute("DELETE FROM links WHERE table_id = $1 AND key = $2", table, key)

        await self.writer.submit((), end)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """Return the chat of a table, in order."""
        return await self.select(ChatLine, "WHERE table_id = $1 AND number > $2 ORDER BY number", table, after)

    async def game(self, table: str) -> GameRow | None:
        """Return a finished game."""
        found = await self.select_games("WHERE table_id = $1", table)
        return found[0] if found else None

    async def games(
        self, *, person: str = "", public: bool | None = None, before: int | None = None, most: int = 50
    ) -> list[GameRow]:
        """Return finished games that ended before a time, the last first; of a person where one is named."""
        conditions: list[str] = []
        values: list[object] = []
        if person:
            values.append(person)
            conditions.append(
                f"table_id IN (SELECT table_id FROM players WHERE person = ${len(values)} AND person <> '')"
            )
        if public is not None:
            values.append(public)
            conditions.append(f"public = ${len(values)}")
        if before is not None:
            values.append(before)
            conditions.append(f"ended < ${len(values)}")
        where = f"WHERE {' AND '.join(conditions)} " if conditions else ""
        values.append(most)
        return await self.select_games(f"{where}ORDER BY ended DESC, table_id LIMIT ${len(values)}", *values)

    async def series(self, table: str, most: int) -> list[GameRow]:
        """Return the finished games of a table and of those that led to it by rematches, the last one first."""
        rows = await self.readers.read(SELECT_SERIES.format(table="$1", most="$2"), table, most)
        return list(games_from(rows))

    async def games_of(self, person: str, *, after: str = "", most: int = 50) -> list[str]:
        """Return the tables of a person's finished games in the order of their ids, from behind one of them."""
        rows = await self.readers.read(
            'SELECT DISTINCT table_id COLLATE "C" FROM players'
            " WHERE person = $1 AND person <> '' AND table_id COLLATE \"C\" > $2 ORDER BY 1 LIMIT $3",
            person,
            after,
            most,
        )
        return [table for (table,) in rows]

    async def select_games(self, rest: str, *values: object) -> list[GameRow]:
        """Return the games that the rest of a SELECT names, with their players."""
        return list(games_from(await self.readers.read(SELECT_GAMES.format(rest=rest), *values)))

    async def bans(self, now: int) -> list[Ban]:
        """Return the bans that have not ended."""
        return await self.select(Ban, "WHERE until > $1 ORDER BY kind, value", now)

    async def reports(self) -> list[Report]:
        """Return the reports that the operator has not handled, the oldest first."""
        return await self.select(Report, "ORDER BY time, id")

    async def settings(self) -> Mapping[str, str]:
        """Return what the operator has set."""
        return dict(await self.readers.read("SELECT name, value FROM settings"))

    async def sizes(self) -> StoreSizes:
        """Return how much there is of everything; how much room its disk has is not known here."""
        (counts,) = await self.readers.read(ALL_SIZES)
        ((database,),) = await self.readers.read("SELECT pg_database_size(current_database())")
        return sizes_from(counts, database=int(database), write_ahead_log=0, disk_free=-1, copies=0)

    async def select(self, of: type[T], rest: str, *values: object) -> list[T]:
        """Return everything of a kind that the rest of a SELECT names."""
        kind = KINDS[of]
        rows = await self.readers.read(f"SELECT {kind.selection} FROM {kind.table} {rest}", *values)
        return [of(*row) for row in rows]

    async def tidy(self, *, chat_before: int, lobbies_before: int, links_before: int) -> Sequence[str]:
        """Delete chat and links from before these times, and lobbies untouched since then with their logs.

        Returns the ids of the tables that were removed.
        """

        async def remove(line: PostgresConnection) -> list[str]:
            await line.execute("DELETE FROM chat WHERE time < $1", chat_before)
            await line.execute("DELETE FROM links WHERE expires < $1", links_before)
            # Table rows are deleted first: a concurrent write to one of these lobbies keeps it, or comes too late.
            rows = await line.fetch(
                "DELETE FROM tables WHERE phase = 'lobby' AND touched < $1 RETURNING id", lobbies_before
            )
            tables = sorted(table for (table,) in rows)
            await remove_tables(line, tables)
            return tables

        removed: list[str] = await self.writer.submit((), remove)
        self.acknowledged.extend((time.monotonic(), GameGone(table)) for table in removed)
        return removed

    async def close(self) -> None:
        """Wait for pending writes, then close. Later calls raise StoreTrouble `store.closed`."""
        await asyncio.gather(self.readers.close(), self.writer.close())
