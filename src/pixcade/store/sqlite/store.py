"""The store on one machine: a SQLite database in a folder that belongs to one server."""

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from pixcade.store.api import Ban, Browser, ChatLine, GameRow, Grant, Report, SeatLink, StoreSizes, TableRow, Write
from pixcade.store.changes import TableChanges
from pixcade.store.errors import BROKEN, OK, is_trouble, state_after, trouble
from pixcade.store.private_files import DATABASE, private_folder
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
from pixcade.store.sqlite.connect import look
from pixcade.store.sqlite.database_file import DatabaseFile, size_of
from pixcade.store.sqlite.lock import Lock, take_lock
from pixcade.store.sqlite.reader import Row, SqliteReaders
from pixcade.store.sqlite.schema import MIGRATIONS, Migration, prepare
from pixcade.store.sqlite.statements import remove_tables
from pixcade.store.sqlite.writer import SqliteWriter, settle
from pixcade.table.snapshot import Snapshot

T = TypeVar("T")

HEADS_AT_ONCE = 500
"""An older SQLite takes no more than 999 values in a statement."""


def open_store(
    folder: Path,
    *,
    now: int,
    synchronous: str = "FULL",
    migrations: Sequence[Migration] = MIGRATIONS,
    begin_anew: bool = False,
) -> "SqliteStore":
    """Open the store in a folder; both are created where they are missing, and the database is migrated.

    `now` is in milliseconds and names the backup that is made before a migration. With `synchronous="OFF"` nothing
    survives a power cut: it exists to show that the tests would notice. `begin_anew` is for a folder that has lost its
    database. Raises StoreRefused `store.in-use`, `store.folder-newer` and `store.lost`, and StoreTrouble; nothing is
    changed then.
    """
    database = folder.absolute() / DATABASE
    lock: Lock | None = None
    try:
        lock = take_lock(private_folder(folder))
        return SqliteStore(database, lock, prepare(database, now, migrations, begin_anew=begin_anew), synchronous)
    except BaseException as error:
        if lock is not None:
            lock.release()
        if is_trouble(error):
            raise trouble(error, database) from error
        raise


class SqliteStore:
    """Implements `api.Store` in SQLite.

    `lock` is the folder's, to announce an address with; `migrated_from` is the backup that opening has made, if any.
    """

    def __init__(self, database: Path, lock: Lock, migrated_from: Path | None, synchronous: str) -> None:
        self.lock = lock
        self.migrated_from = migrated_from
        self.file = DatabaseFile(database)
        self.readers = SqliteReaders(self.file)
        try:
            self.writer = SqliteWriter(self.file, lock, synchronous=synchronous)
        except BaseException:
            self.readers.close()
            raise
        self.changes = TableChanges(lambda: self.writer.settled)

    @property
    def healthy(self) -> str:
        """`ok`, or the result of the last write, or else of the last read: `full`, `read-only`, `gone` or `broken`."""
        return self.writer.state if self.writer.state != OK else self.readers.state

    @property
    def rescued(self) -> str:
        """The copy that was made of a database whose file is gone; empty where there is none."""
        return str(self.writer.rescued or "")

    def rescue_key(self, key: bytes) -> None:
        """Let the server's key be rescued with a database whose folder is gone."""
        self.writer.key = key

    def state_at_end(self) -> str:
        """Look at the closed database: `ok` where it is at its path as it was left, and as whole as a start demands."""
        try:
            self.file.check()
            return self.healthy if look(self.file.path) else BROKEN
        except (sqlite3.Error, OSError) as error:
            return state_after(error, self.file.path)

    def write(self, *writes: Write) -> Awaitable[None]:
        """Do all of these in this order, durably, or none. Raises Conflict."""
        future = self.writer.submit(writes)
        if self.changes.written is not None:  # or a write would cost more where nobody asks
            self.changes.note(writes, self.writer.submitted)
        return future

    async def clock(self) -> int | None:
        """Return None: a file has no clock."""
        return None

    async def log(self, table: str, after: int = 0, most: int | None = None) -> list[str]:
        """Return the lines of a log with a number above `after`, in order, the first `most` of them."""
        rows = await self.readers.read(
            "SELECT text FROM log WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?",
            (table, after, -1 if most is None else most),
        )
        return [text for (text,) in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table, which may be of any version."""
        return next(iter(await self.select(Snapshot, "WHERE table_id = ?", (table,))), None)

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Return the highest number in the log of each of these tables; 0 where there is no log."""
        found: dict[str, int] = {}
        for at in range(0, len(tables), HEADS_AT_ONCE):
            asked = tuple(tables[at : at + HEADS_AT_ONCE])
            places = ", ".join(["(?)"] * len(asked))
            found |= await self.readers.read(
                f"WITH asked (id) AS (VALUES {places})"
                " SELECT id, ifnull((SELECT max(number) FROM log WHERE table_id = id), 0) FROM asked",
                asked,
            )
        return found

    async def playing(self, among: Sequence[str] | None = None) -> Sequence[tuple[str, str, int]]:
        """Return the tables that are being played, of these or of all: id, game, and the highest number in the log."""
        if among is None:
            return await self.readers.read(PLAYING)
        found: list[Row] = []
        for at in range(0, len(among), HEADS_AT_ONCE):
            asked = tuple(among[at : at + HEADS_AT_ONCE])
            found += await self.readers.read(f"{PLAYING} AND id IN ({', '.join('?' * len(asked))})", asked)
        return found

    async def last_times(self) -> Mapping[str, int]:
        """Return when each table that is not over was last written to, by its row and the last line of its log."""
        return last_times(await self.readers.read(LAST_TIMES))

    async def salts(self, table: str, since: int = 0) -> Mapping[tuple[int, str], str]:
        """Return the salts of a table by step and piece, from a step on."""
        rows = await self.readers.read(
            "SELECT step, piece, salt FROM salts WHERE table_id = ? AND step >= ?", (table, since)
        )
        return {(step, piece): salt for step, piece, salt in rows}

    async def table(self, table: str) -> TableRow | None:
        """Return one table."""
        return next(iter(await self.select(TableRow, "WHERE id = ?", (table,))), None)

    async def tables(
        self, phases: Sequence[str], *, public: bool | None = None, clocks: bool | None = None, most: int = 1000
    ) -> list[TableRow]:
        """Return the tables in these phases, the last touched first."""
        places = ", ".join("?" * len(phases))
        return await self.select(
            TableRow,
            f"WHERE phase IN ({places}) AND (? IS NULL OR public = ?) AND (? IS NULL OR clocks = ?)"
            " ORDER BY touched DESC, id LIMIT ?",
            (*phases, public, public, clocks, clocks, most),
        )

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table that the digest of a code leads to."""
        found = await self.select(TableRow, "WHERE code = ? AND code <> '' ORDER BY touched DESC LIMIT 1", (code,))
        return found[0] if found else None

    async def followers(self, table: str) -> list[TableRow]:
        """Return the tables that follow this one (rematches), the oldest first."""
        return await self.select(TableRow, "WHERE previous = ? AND previous <> '' ORDER BY created, id", (table,))

    async def grants(self, table: str) -> list[Grant]:
        """Return the present and past holders of the seats of a table."""
        return await self.select(Grant, "WHERE table_id = ? ORDER BY key, rowid", (table,))

    async def granted(self, table: str, browser: str) -> bool:
        """Whether a browser was ever let in to a table."""
        return bool(
            await self.readers.read("SELECT 1 FROM grants WHERE browser = ? AND table_id = ? LIMIT 1", (browser, table))
        )

    async def browser(self, browser: str) -> Browser | None:
        """Return what is known of a browser."""
        return next(iter(await self.select(Browser, "WHERE id = ?", (browser,))), None)

    async def take_link(self, link: str, now: int) -> SeatLink | None:
        """Use up a seat link: return it once, if it has not expired, and delete it."""

        def take(connection: sqlite3.Connection) -> SeatLink | None:
            row = connection.execute(
                f"SELECT {KINDS[SeatLink].selection} FROM links WHERE id = ? AND expires > ?", (link, now)
            ).fetchone()
            connection.execute("DELETE FROM links WHERE id = ?", (link,))
            return SeatLink(*row) if row else None

        taken: SeatLink | None = await self.writer.submit((), take)
        return taken

    async def end_links(self, table: str, key: str) -> None:
        """End all links to a seat key that have not been used."""

        def end(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM links WHERE table_id = ? AND key = ?", (table, key))

        await self.writer.submit((), end)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """Return the chat of a table, in order."""
        return await self.select(ChatLine, "WHERE table_id = ? AND number > ? ORDER BY number", (table, after))

    async def game(self, table: str) -> GameRow | None:
        """Return a finished game."""
        found = await self.select_games("WHERE table_id = ?", (table,))
        return found[0] if found else None

    async def games(
        self, *, person: str = "", public: bool | None = None, before: int | None = None, most: int = 50
    ) -> list[GameRow]:
        """Return finished games that ended before a time, the last first; of a person where one is named."""
        conditions: list[str] = []
        values: list[object] = []
        if person:
            conditions.append("table_id IN (SELECT table_id FROM players WHERE person = ? AND person <> '')")
            values.append(person)
        if public is not None:
            conditions.append("public = ?")
            values.append(public)
        if before is not None:
            conditions.append("ended < ?")
            values.append(before)
        where = f"WHERE {' AND '.join(conditions)} " if conditions else ""
        return await self.select_games(f"{where}ORDER BY ended DESC, table_id LIMIT ?", (*values, most))

    async def series(self, table: str, most: int) -> list[GameRow]:
        """Return the finished games of a table and of those that led to it by rematches, the last one first."""
        rows = await self.readers.read(SELECT_SERIES.format(table="?", most="?"), (table, most))
        return list(games_from(rows))

    async def games_of(self, person: str, *, after: str = "", most: int = 50) -> list[str]:
        """Return the tables of a person's finished games in the order of their ids, from behind one of them."""
        rows = await self.readers.read(
            "SELECT DISTINCT table_id FROM players WHERE person = ? AND person <> '' AND table_id > ?"
            " ORDER BY table_id LIMIT ?",
            (person, after, most),
        )
        return [table for (table,) in rows]

    async def select_games(self, rest: str, values: Row) -> list[GameRow]:
        """Return the games that the rest of a SELECT names, with their players."""
        return list(games_from(await self.readers.read(SELECT_GAMES.format(rest=rest), values)))

    async def bans(self, now: int) -> list[Ban]:
        """Return the bans that have not ended."""
        return await self.select(Ban, "WHERE until > ? ORDER BY kind, value", (now,))

    async def reports(self) -> list[Report]:
        """Return the reports that the operator has not handled, the oldest first."""
        return await self.select(Report, "ORDER BY time, id")

    async def settings(self) -> Mapping[str, str]:
        """Return what the operator has set."""
        return dict(await self.readers.read("SELECT name, value FROM settings"))

    async def sizes(self) -> StoreSizes:
        """Return how much there is of everything."""
        (counts,) = await self.readers.read(ALL_SIZES)
        database, wal = size_of(self.file.path), size_of(self.file.wal)
        free = -1
        with contextlib.suppress(OSError):  # the folder is gone
            free = shutil.disk_usage(self.file.path.parent).free
        copies = sum(map(size_of, self.file.path.parent.glob(f"{self.file.path.stem}-*")))  # the WAL has another name
        return sizes_from(counts, database=database, write_ahead_log=wal, disk_free=free, copies=copies)

    async def select(self, of: type[T], rest: str, values: Row = ()) -> list[T]:
        """Return everything of a kind that the rest of a SELECT names."""
        kind = KINDS[of]
        rows = await self.readers.read(f"SELECT {kind.selection} FROM {kind.table} {rest}", values)
        return [kind.made(row) for row in rows]

    async def tidy(self, *, chat_before: int, lobbies_before: int, links_before: int) -> Sequence[str]:
        """Delete chat and links from before these times, and lobbies untouched since then with their logs.

        Returns the ids of the tables that were removed.
        """

        def remove(connection: sqlite3.Connection) -> list[str]:
            connection.execute("DELETE FROM chat WHERE time < ?", (chat_before,))
            connection.execute("DELETE FROM links WHERE expires < ?", (links_before,))
            rows = connection.execute(
                "SELECT id FROM tables WHERE phase = 'lobby' AND touched < ? ORDER BY id", (lobbies_before,)
            ).fetchall()
            remove_tables(connection, [table for (table,) in rows])
            return [table for (table,) in rows]

        removed: list[str] = await self.writer.submit((), remove)
        return removed

    async def close(self) -> None:
        """Wait for pending writes, then close. Later calls raise StoreTrouble `store.closed`."""
        loop = asyncio.get_running_loop()
        closed = loop.create_future()

        def close() -> None:
            self.close_and_wait()
            with contextlib.suppress(RuntimeError):  # the event loop ended first
                loop.call_soon_threadsafe(settle, [(closed, (None, None))])

        # Not a thread of the loop's executor, which it would join: a disk that hangs must not keep the process alive.
        threading.Thread(target=close, name="pixcade-store-closing", daemon=True).start()
        await closed

    def close_and_wait(self) -> None:
        """Close without an event loop. The writer closes last: that removes the WAL and leaves one file."""
        self.readers.close()
        self.writer.close()
        self.lock.release()
