"""Threads that read, each with a connection of its own, separate from the writer."""

import asyncio
import contextlib
import sqlite3
import threading
from queue import SimpleQueue
from typing import Any

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import CODES, OK, is_trouble, state_after
from pixcade.store.sqlite.connect import connect_to_read
from pixcade.store.sqlite.database_file import DatabaseFile

THREADS = 2

Row = tuple[Any, ...]


class SqliteReaders:
    """Runs queries on what is committed at that moment.

    `state` is `ok`, or the result of the last query: `full`, `read-only` or `broken`.
    """

    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.closed = False
        self.state = OK
        self.questions: SimpleQueue[tuple[str, Row, asyncio.Future[list[Row]]] | None] = SimpleQueue()
        self.threads = [
            threading.Thread(target=self.run, args=(connection,), name="pixcade-store-reader", daemon=True)
            for connection in connections(file)
        ]
        for thread in self.threads:
            thread.start()

    async def read(self, statement: str, values: Row = ()) -> list[Row]:
        """Return all rows that a statement finds. Raises StoreTrouble."""
        if self.closed:
            raise StoreTrouble("store.closed")
        future: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()
        self.questions.put((statement, values, future))
        return await future

    def close(self) -> None:
        """Finish queued queries, then end; waits for that."""
        if not self.closed:
            self.closed = True
            for _ in self.threads:
                self.questions.put(None)
        for thread in self.threads:
            thread.join()

    def run(self, connection: sqlite3.Connection) -> None:
        """Run queries until closed."""
        while (asked := self.questions.get()) is not None:
            statement, values, future = asked
            rows: list[Row] = []
            failure: Exception | None = None
            try:
                rows = connection.execute(statement, values).fetchall()
                self.state = OK
            except Exception as found:
                failure = error = self.file.cause_of(found)
                if is_trouble(error):
                    self.state = state_after(error, self.file.path)
                    failure = StoreTrouble(CODES[self.state])
                    connection = self.renewed(connection)
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                future.get_loop().call_soon_threadsafe(settle, future, rows, failure)
        connection.close()

    def renewed(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        """Return a new connection in place of one that failed; the old one where none can be made."""
        try:
            self.file.check()
            new = connect_to_read(self.file.path)
        except (sqlite3.Error, OSError):
            return connection
        connection.close()
        return new


def connections(file: DatabaseFile) -> list[sqlite3.Connection]:
    """Open a connection for each thread.

    They read from the start: an open reader keeps the WAL, so a writer that reconnects finds it as it left it, without
    the remains of a failed write.
    """
    found: list[sqlite3.Connection] = []
    try:
        for _ in range(THREADS):
            found.append(connect_to_read(file.path))
            found[-1].execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        for connection in found:
            connection.close()
        raise
    return found


def settle(future: asyncio.Future[list[Row]], rows: list[Row], failure: Exception | None) -> None:
    """Set the result, unless the future was cancelled."""
    if future.done():
        return
    if failure is None:
        future.set_result(rows)
    else:
        future.set_exception(failure)
