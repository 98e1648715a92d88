"""The one thread that writes: all waiting jobs are committed as a group, in one transaction."""

import asyncio
import contextlib
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from itertools import chain, groupby
from operator import attrgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from pixcade.store.api import Conflict, StoreTrouble, Write
from pixcade.store.errors import (
    CODES,
    FULL,
    GONE,
    OK,
    DatabaseGone,
    DatabaseOverwritten,
    StoreRefused,
    is_trouble,
    state_after,
)
from pixcade.store.key import KEY, put
from pixcade.store.private_files import private_folder, remove_if_there
from pixcade.store.sqlite.bulk_insert import BATCHED, do_batch, make_batches_possible
from pixcade.store.sqlite.checkpointer import Checkpointer
from pixcade.store.sqlite.connect import BUSY_SECONDS, connect, look
from pixcade.store.sqlite.copy import RESCUED, copy_database, dated
from pixcade.store.sqlite.database_file import DatabaseFile
from pixcade.store.sqlite.lock import Lock
from pixcade.store.sqlite.statements import do

IDLE_SECONDS = 1.0
"""Seconds without a write after which the WAL is checkpointed and emptied, so that deleted salts are gone from disk."""
CHECKPOINT_PAGES = 8_000
"""At this size, 32 MB, a commit checkpoints the WAL itself. That happens only where writes never pause."""
CHECKPOINT_WRITES = 2_000
"""After so many writes the checkpointer copies the WAL: about 12 MB. What was written several times is copied once."""
WAL_BYTES = 32 << 20
"""What the file of the WAL keeps when it is restarted: overwriting is cheaper than growing."""
LOOK_SECONDS = 0.5
"""Seconds between two looks at the database file while nothing is written."""
RESCUE_SECONDS = 10.0
"""Seconds after which a copy of a lost database that could not be made is tried again."""
WAL_HEADER = 32
LOST = "lost"
"""In the name of a WAL whose database was overwritten."""

Action = Callable[[sqlite3.Connection], object]
Result = tuple[object, BaseException | None]
WriteFuture = asyncio.Future[Any]
"""Done when a job is durable; its value is the result of the action, whose type the caller knows."""
UNIQUE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


class WriteJob:
    """Something to be written, and its future: several writes, or an action that also returns a result."""

    __slots__ = ("action", "batched", "future", "writes")

    def __init__(self, future: WriteFuture, writes: Sequence[Write], action: Action | None) -> None:
        self.future = future
        self.writes: Sequence[Write] = writes
        self.action = action
        self.batched = action is None and all(type(write) in BATCHED for write in writes)


class SqliteWriter:
    """Takes jobs from event loops and answers them once they are durable.

    `state` is `ok`, or the result of the last group of jobs: `full`, `read-only` or `broken`; `gone` where the file was
    deleted, moved or replaced. `rescued` is the copy that was made of it then, if one could be made.
    """

    def __init__(self, file: DatabaseFile, lock: Lock, *, synchronous: str) -> None:
        self.file = file
        self.lock = lock
        self.database = file.path
        self.rescued: Path | None = None
        self.unseen = False
        """Whether the folder is closed to us, so that nothing is known of the file."""
        self.rescue_at = 0.0
        """When a rescue is tried again, by the monotonic clock."""
        self.key: bytes | None = None
        """The server's key, which is rescued too."""
        self.wal_head: tuple[int, bytes] | None = None
        """Size and header of the WAL after our last commit or checkpoint."""
        self.synchronous = synchronous
        self.state = OK
        self.waiting: SimpleQueue[WriteJob | None] = SimpleQueue()
        """The jobs, and behind the last one None. No lock or event of Python's: both cost the loop's time."""
        self.submitted = self.settled = 0
        """How many jobs were queued; how many of them are durable or have failed. They are done in order."""
        self.turn = threading.Lock()
        self.closing = False
        self.ended = threading.Event()
        self.unfolded = True
        self.uncopied = 0
        """Writes since the WAL was last copied."""
        self.batches = False
        self.checkpointer = Checkpointer(file)
        self.connection: sqlite3.Connection | None = self.connected()
        self.thread = threading.Thread(target=self.run, name="pixcade-store-writer", daemon=True)
        self.checkpointer.start()
        self.thread.start()

    def connected(self) -> sqlite3.Connection:
        """Return a new connection, set up for this writer."""
        self.file.check()
        self.check_lock()
        connection = connect(self.database, synchronous=self.synchronous)
        try:
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            connection.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
            self.batches = make_batches_possible(connection)
            self.checkpointer.use(connect(self.database, synchronous=self.synchronous))
        except BaseException:
            connection.close()
            raise
        return connection

    def submit(self, writes: Sequence[Write], action: Action | None = None) -> WriteFuture:
        """Queue a write; the future is done when it is durable. It fails with StoreTrouble `store.closed`."""
        future: WriteFuture = asyncio.get_running_loop().create_future()
        with self.turn:
            if self.closing:
                future.set_exception(StoreTrouble("store.closed"))
            else:
                self.submitted += 1
                self.waiting.put(WriteJob(future, writes, action))
        return future

    def close(self) -> None:
        """Write what is queued, checkpoint and end; waits for that."""
        with self.turn:
            self.closing = True
            self.waiting.put(None)
        while self.thread.is_alive() and not self.ended.wait(LOOK_SECONDS):
            pass

    def run(self) -> None:
        """Write groups of jobs until closed."""
        idle = 0.0
        last: WriteJob | None
        while True:
            try:
                last = self.waiting.get(timeout=LOOK_SECONDS)
            except Empty:
                self.look()
                idle += LOOK_SECONDS
                if idle >= IDLE_SECONDS and self.unfolded:
                    self.mark()
                    self.unfolded = not self.fold()
                continue
            idle = 0.0
            group: list[WriteJob] = []
            while last is not None:
                group.append(last)
                if self.waiting.empty():
                    break
                last = self.waiting.get()
            if group:
                results = self.results(group)
                self.settled += len(group)
                deliver(group, results)
                self.unfolded = True
                for job in group:
                    self.uncopied += len(job.writes)
                if self.uncopied >= CHECKPOINT_WRITES:
                    self.uncopied = 0
                    self.look()
                    self.mark()
                    self.checkpointer.due.set()
                if self.checkpointer.copied and self.waiting.empty():
                    self.finish_checkpoint()
            if last is None:  # nothing is queued after that
                break
        self.rescue_at = 0.0
        self.look()
        if self.file.wal_is_foreign:  # closing the last connection would delete it: leave that to the process's end
            self.ended.set()
            threading.Event().wait()
        self.fold()
        self.disconnect()
        self.checkpointer.close()
        self.file.wal_identity = None
        self.file.close()
        self.ended.set()

    def look(self) -> None:
        """Look whether the database file is still there and ours, and go on if it is back."""
        try:
            self.file.check()
            self.check_lock()
            self.check_wal()
        except DatabaseGone as gone:
            self.lose_file(gone)
        except OSError as error:
            self.state, self.unseen = state_after(error, self.database), True
        else:
            if self.state == GONE or self.unseen:
                self.find_file()

    def check_lock(self) -> None:
        """Raise DatabaseGone where the file of our lock was deleted and another server has taken the folder."""
        if not self.lock.keep():
            raise DatabaseGone(str(self.lock.file))

    def note_wal(self) -> None:
        """Remember the WAL as we have left it: nobody else writes to it."""
        if self.file.wal_identity is None:
            self.file.take_wal()
        wal = self.file.wal_descriptor
        if wal >= 0:
            self.wal_head = os.fstat(wal).st_size, os.pread(wal, WAL_HEADER, 0)

    def check_wal(self) -> None:
        """Raise DatabaseOverwritten where somebody else has written to the WAL."""
        before = self.wal_head
        self.note_wal()
        if before not in (None, self.wal_head):
            self.file.overwritten = True
            raise DatabaseOverwritten(str(self.file.wal))

    def lose_file(self, gone: DatabaseGone) -> None:
        """The file is gone: copy what the open connection still reads to a file beside it, as soon as that is possible.

        Our WAL is emptied, so that it is never applied to another database at our path. Where the file was overwritten
        there is nothing to be copied, and nothing of ours may be written to what is there now. Where another server has
        taken the folder, file and WAL are its own.
        """
        if self.state != GONE:
            self.state, self.rescued, self.rescue_at = GONE, None, 0.0
        if not self.lock.keep():
            self.disconnect()
        if self.connection is None or self.rescued is not None or time.monotonic() < self.rescue_at:
            return
        if isinstance(gone, DatabaseOverwritten):
            self.disconnect()
            with contextlib.suppress(OSError):
                aside = dated(self.database, LOST, time.time_ns() // 1_000_000)
                os.rename(self.file.wal, aside.with_name(f"{aside.name}-wal"))
            return
        self.rescue()
        self.rescue_at = time.monotonic() + RESCUE_SECONDS
        self.unfolded = not self.fold()

    def find_file(self) -> None:
        """The file itself is back: the copy goes, which would have salts that are deleted from now on."""
        self.state, self.unseen = OK, False
        remove_if_there(*filter(None, [self.rescued]))
        self.rescued = None

    def rescue(self) -> None:
        """Copy what the open connection still reads to a file beside the one that is gone; the key too, if need be."""
        assert self.connection is not None
        target = dated(self.database, RESCUED, time.time_ns() // 1_000_000)
        with contextlib.suppress(sqlite3.Error, OSError, StoreRefused):
            folder = private_folder(self.database.parent)
            copy_database(self.connection, target)
            if not look(target, whole=True):  # the file was overwritten: this is no database of ours any more
                remove_if_there(target)
                return
            self.rescued = target
            if self.key is not None:
                put(folder / KEY, self.key, replacing=False)

    def mark(self) -> None:
        """Commit a new mark, by which the file is known after the next checkpoint: see `DatabaseFile`."""
        if self.connection is None:
            return
        value = secrets.randbits(62) | 1 << 62  # SQLite stores it in eight bytes
        with contextlib.suppress(sqlite3.Error):  # a disk that fails will fail the next commit
            (page,) = self.connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'probes'").fetchone()
            if self.file.expect(value.to_bytes(8, "big"), page):
                self.connection.execute("INSERT OR REPLACE INTO probes (id, count) VALUES (1, ?)", (value,))
        self.note_wal()

    def fold(self) -> bool:
        """Checkpoint the whole WAL and truncate it; False where a reader still needs it."""
        if self.connection is None:
            return True
        try:
            self.connection.execute("PRAGMA busy_timeout = 0")  # commits must not wait for a reader
            with self.checkpointer.turn, self.file.writing():
                busy, _, _ = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self.connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        except sqlite3.Error:
            self.disconnect()
            return False
        finally:
            self.note_wal()
        return not busy

    def finish_checkpoint(self) -> None:
        """Copy the little that was committed while the checkpointer copied: then the WAL begins anew."""
        self.checkpointer.copied = False
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error), self.file.writing():  # a disk that fails will fail the next commit
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.note_wal()

    def results(self, group: Sequence[WriteJob]) -> list[Result]:
        """Do a group of jobs durably and return the result of each; where the disk fails, none of them is stored."""
        try:
            self.file.check()
            if self.connection is None:
                self.connection = self.connected()
            try:
                results = self.perform(self.connection, group)
            finally:
                self.note_wal()
        except DatabaseGone as gone:
            self.lose_file(gone)
            return [(None, StoreTrouble(CODES[GONE])) for _ in group]
        except Exception as error:
            self.recover(error)
            if not is_trouble(error):
                return [(None, error)] * len(group)
            self.state = state_after(error, self.database)
            return [(None, StoreTrouble(CODES[self.state])) for _ in group]
        if self.state == GONE:
            self.find_file()
        self.state = OK
        return results

    def recover(self, error: BaseException) -> None:
        """Roll back. Unless the disk is merely full, the next group gets a new connection."""
        try:
            if self.connection is not None and self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            self.disconnect()
        if state_after(error, self.database) != FULL:
            self.disconnect()

    def disconnect(self) -> None:
        """Close the connection, whatever its state, and the checkpointer's before it."""
        self.checkpointer.disconnect()
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error), self.file.writing():
                connection.close()

    def perform(self, connection: sqlite3.Connection, group: Sequence[WriteJob]) -> list[Result]:
        """Do a group of jobs in one transaction, in order."""
        if self.batches and all(job.batched for job in group) and done_at_once(connection, group):
            return [(None, None)] * len(group)
        results: list[Result] = []
        connection.execute("BEGIN IMMEDIATE")
        for batched, jobs in groupby(group, key=attrgetter("batched")):
            run = list(jobs)
            if batched and self.batches and len(run) > 1 and done_at_once(connection, run):
                results += [(None, None)] * len(run)
            else:
                results += [one_by_itself(connection, job) for job in run]
        connection.execute("COMMIT")
        return results


def done_at_once(connection: sqlite3.Connection, jobs: Sequence[WriteJob]) -> bool:
    """Do jobs of the batched kinds in one statement; False, and nothing done, where one of them can't be done."""
    try:
        return do_batch(connection, chain.from_iterable(job.writes for job in jobs))
    except Exception as error:
        if is_trouble(error):
            raise
        return False  # a conflict or an invalid value: doing jobs one by one shows whose it is


def one_by_itself(connection: sqlite3.Connection, job: WriteJob) -> Result:
    """Do one job in a savepoint, all of it or nothing. Raises only errors that abort the whole transaction."""
    connection.execute("SAVEPOINT job")
    value: object = None
    failure: BaseException | None = None
    try:
        if job.action is not None:
            value = job.action(connection)
        for write in job.writes:
            do(connection, write)
    except Exception as error:
        if is_trouble(error):
            raise
        connection.execute("ROLLBACK TO job")
        failure = Conflict() if getattr(error, "sqlite_errorcode", None) in UNIQUE else error
    connection.execute("RELEASE job")
    return value, failure


def deliver(group: Sequence[WriteJob], results: Sequence[Result]) -> None:
    """Set the futures, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[WriteFuture, Result]]] = {}
    for job, result in zip(group, results, strict=True):
        loops.setdefault(job.future.get_loop(), []).append((job.future, result))
    for loop, answers in loops.items():
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(settle, answers)


def settle(answers: Sequence[tuple[WriteFuture, Result]]) -> None:
    """Set the result of each job, unless its future was cancelled."""
    for future, (value, failure) in answers:
        if future.done():
            continue
        if failure is None:
            future.set_result(value)
        else:
            future.set_exception(failure)
