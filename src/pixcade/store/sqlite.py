"""A store on one machine: a SQLite database in a folder that belongs to one server."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from pixcade.store.api import Conflict, NoSuchTable, StoreTrouble
from pixcade.store.disk import DatabaseGone, is_trouble, state_after, trouble
from pixcade.store.errors import BROKEN, CODES, FULL, OK
from pixcade.store.lock import Lock, take_lock
from pixcade.store.private_files import DATABASE, private_folder
from pixcade.store.sqlite_files import connect, look, prepare, server_key
from pixcade.store.statements import Statement, Values
from pixcade.store.store import Store

READERS = 2
"""Reading threads: more than one, so that a long log doesn't delay the others."""
UNIQUE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

Work = Callable[[sqlite3.Connection], Any]


def open_store(
    folder: Path, *, now: int, address: str = "", synchronous: str = "FULL", begin_anew: bool = False
) -> Store:
    """Open the store in a folder; both are created if necessary.

    `address` is shown to a second server started on this folder. With `synchronous="OFF"` nothing survives a power
    failure: it exists to show that the tests would notice. `begin_anew` is for a folder that has lost its database.
    Raises StoreError `store.in-use`, `store.newer` and `store.lost`, and StoreTrouble; nothing is changed then.
    """
    database = folder.absolute() / DATABASE
    lock: Lock | None = None
    try:
        lock = take_lock(private_folder(folder), address)
        prepare(database, now, begin_anew=begin_anew)
        return Store(Sqlite(database, lock, synchronous), server_key(database))
    except BaseException as error:
        if lock is not None:
            lock.release()
        if is_trouble(error):
            raise trouble(error, database) from error
        raise


class DatabaseFile:
    """The files that this process has opened, by device and inode.

    SQLite keeps writing to a file that has been unlinked, and a new connection opens the file that has the name now. So
    they are checked before every use.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = {path: identity_of(path)}

    def take_wal(self) -> None:
        """Record the WAL, while a connection has it open."""
        wal = self.path.with_name(self.path.name + "-wal")
        self.known[wal] = identity_of(wal)

    def forget_wal(self) -> None:
        """The WAL is deleted with the last connection."""
        self.known = {self.path: self.known[self.path]}

    def check(self) -> None:
        """Raise DatabaseGone if the files aren't at their paths any more, PermissionError if that is unknown."""
        for path, identity in self.known.items():
            try:
                same = identity_of(path) == identity
            except PermissionError:
                raise
            except OSError as error:
                raise DatabaseGone(str(path)) from error
            if not same:
                raise DatabaseGone(str(path))


def identity_of(path: Path) -> tuple[int, int]:
    """Return the device and inode of a file. Raises OSError."""
    status = path.stat()
    return status.st_dev, status.st_ino


class Worker:
    """A thread with its own connection, which it reopens after a disk error."""

    def __init__(self, driver: "Sqlite", name: str, queue: "SimpleQueue[Job | None]", mode: str) -> None:
        self.driver = driver
        self.queue = queue
        self.mode = mode
        self.connection: sqlite3.Connection | None = self.opened()
        self.thread = threading.Thread(target=self.run, name=f"pixcade-store-{name}", daemon=True)

    def opened(self) -> sqlite3.Connection:
        """Open a connection, including its WAL."""
        connection = connect(self.driver.file.path, self.mode, synchronous=self.driver.synchronous)
        try:
            connection.execute("SELECT count(*) FROM meta").fetchone()
        except BaseException:
            connection.close()
            raise
        return connection

    def reconnect(self) -> None:
        """Drop a connection that may be damaged. A reader keeps it until it has a new one, to keep the WAL."""
        if self.mode == "rw":
            self.disconnect()
            return
        with contextlib.suppress(sqlite3.Error, OSError):
            new = self.opened()
            self.disconnect()
            self.connection = new

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def run(self) -> None:
        while (job := self.queue.get()) is not None:
            job.deliver(*self.outcome(job.work))
        self.disconnect()

    def outcome(self, work: Work) -> tuple[Any, BaseException | None]:
        """Run a function; return its result, or the error."""
        driver = self.driver
        try:
            driver.file.check()
            self.connection = self.connection or self.opened()
            result = work(self.connection)
        except Exception as error:
            return None, self.error_of(error)
        if self.mode == "rw":
            driver.last = OK
        return result, None

    def error_of(self, error: Exception) -> Exception:
        """Return the store's error for an exception."""
        code = getattr(error, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            return NoSuchTable()
        if code in UNIQUE:
            return Conflict()
        file = self.driver.file
        try:
            file.check()
        except OSError as gone:  # a deleted file may read as empty
            return trouble(gone, file.path)
        if not is_trouble(error):
            return error
        state = self.driver.last = state_after(error, file.path)
        if state != FULL or (self.connection is not None and self.connection.in_transaction):
            self.reconnect()
        error = StoreTrouble(CODES[state])
        error.__cause__ = error
        return error


class Job:
    """Work for a thread, and its future."""

    __slots__ = ("future", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def deliver(self, result: Any, error: BaseException | None) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            self.future.get_loop().call_soon_threadsafe(self.settle, result, error)

    def settle(self, result: Any, error: BaseException | None) -> None:
        if self.future.done():  # cancelled
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Sqlite:
    """The driver: one thread for writing and several for reading."""

    def __init__(self, database: Path, lock: Lock, synchronous: str = "FULL") -> None:
        self.lock = lock
        self.synchronous = synchronous
        self.file = DatabaseFile(database)
        self.last = OK
        """The state after the last write, or a later failed read."""
        self.reading: SimpleQueue[Job | None] = SimpleQueue()
        self.writing: SimpleQueue[Job | None] = SimpleQueue()
        self.workers: list[Worker] = []
        try:
            for _ in range(READERS):  # first: an open reader keeps the WAL for a writer that reconnects
                self.workers.append(Worker(self, "reader", self.reading, "ro"))
            self.workers.append(Worker(self, "writer", self.writing, "rw"))
            self.file.take_wal()
        except BaseException:
            for worker in self.workers:
                worker.disconnect()
            raise
        for worker in self.workers:
            worker.thread.start()

    @property
    def state(self) -> str:
        try:
            self.file.check()
        except OSError as error:
            return state_after(error, self.file.path)
        return self.last

    async def read(self, statement: str, values: Values) -> list[Values]:
        job = Job(lambda connection: connection.execute(statement, values).fetchall())
        self.reading.put(job)
        rows: list[Values] = await job.future
        return rows

    async def write(self, work: Sequence[Statement]) -> list[list[Values]]:
        job = Job(lambda connection: transaction(connection, work))
        self.writing.put(job)
        results: list[list[Values]] = await job.future
        return results

    async def close(self) -> None:
        """Close in a separate thread: a hanging disk must not keep the process alive."""
        job = Job(lambda connection: None)

        def close() -> None:
            self.close_and_wait()
            job.deliver(None, None)

        threading.Thread(target=close, name="pixcade-store-closing", daemon=True).start()
        await job.future

    def close_and_wait(self) -> None:
        """Close without an event loop. The writer closes last, which removes the WAL and leaves one file."""
        self.last = self.state
        self.file.forget_wal()
        for group in (self.workers[:-1], self.workers[-1:]):
            for worker in group:
                worker.queue.put(None)
            for worker in group:
                worker.thread.join()
        self.lock.release()

    def state_at_end(self) -> str:
        """Return `ok` if the closed database is at its path and passes the check of a start."""
        try:
            self.file.check()
            return self.last if look(self.file.path) else BROKEN
        except (sqlite3.Error, OSError) as error:
            return state_after(error, self.file.path)


def transaction(connection: sqlite3.Connection, work: Sequence[Statement]) -> list[list[Values]]:
    """Execute all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [execute(connection, statement) for statement in work]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise
    return results


def execute(connection: sqlite3.Connection, statement: Statement) -> list[Values]:
    """Execute a statement with all its rows; return its result if it has a single one."""
    if len(statement.rows) == 1:
        return connection.execute(statement.sql, statement.rows[0]).fetchall()
    connection.executemany(statement.sql, statement.rows)
    return []
