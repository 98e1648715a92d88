"""The identity of the database file: notices that it was deleted, moved, replaced or overwritten while it is open."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pixcade.store.errors import DatabaseGone, DatabaseOverwritten
from pixcade.store.private_files import POSIX

Identity = tuple[int, int]


class DatabaseFile:
    """The file that this process has opened, and its WAL, by device and inode.

    SQLite goes on writing to a file that has no name any more, and a new connection opens whatever has the name now.
    So `check` is called before every commit and every new connection.

    A copy over the open file (`cp backup pixcade.sqlite3`) leaves its inode as it is. With a WAL the file is written to
    only by checkpoints, so a time of change that none of ours explains is somebody else's.
    """

    def __init__(self, path: Path) -> None:
        """Take the file as it is now. Raises OSError."""
        self.path = path
        self.wal = path.with_name(path.name + "-wal")
        status = path.stat()
        self.identity: Identity = status.st_dev, status.st_ino
        self.size = status.st_size
        self.wal_identity: Identity | None = None
        self.turn = threading.Lock()
        self.changed_at: int | None = status.st_mtime_ns
        """When the file was last changed, by us; None where it was not at its path then."""
        self.writers = 0
        """Threads that may be writing to it now."""
        self.written = 0
        """How often one of them was done."""
        self.committing = False
        """Whether the writer commits, which checkpoints a large WAL."""
        self.overwritten = False
        """Whether somebody else has written to it: then it is not used again, whatever it holds later."""

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What is done in this block may write to the file."""
        with self.turn:
            self.writers += 1
        try:
            yield
        finally:
            with self.turn:
                self.changed_at = self.time_of_change()
                self.written += 1
                self.writers -= 1

    def time_of_change(self) -> int | None:
        """Return when the file was last changed; None where it is not at its path."""
        with suppress(OSError):
            status = self.path.stat()
            if (status.st_dev, status.st_ino) == self.identity:
                return status.st_mtime_ns
        return None

    def take_wal(self) -> None:
        """Take the WAL as it is now; to be called while a connection has it open."""
        self.wal_identity = identity_of(self.wal)

    def check(self) -> None:
        """Raise DatabaseGone unless the files that were opened are still at their paths.

        The database never shrinks while it is open, and nobody else writes to it: otherwise it was overwritten.
        """
        written, size = -1 if self.writers or self.committing else self.written, self.size
        try:
            status = self.path.stat()
        except OSError as error:
            raise DatabaseGone(str(self.path)) from error
        same_wal = self.wal_identity is None or identity_of(self.wal) == self.wal_identity
        if (status.st_dev, status.st_ino) != self.identity or not same_wal:
            raise DatabaseGone(str(self.path))
        with self.turn:
            ours = self.writers or self.committing or self.written != written
            explained = ours or self.changed_at in (None, status.st_mtime_ns)
            if self.changed_at is None:
                self.changed_at = status.st_mtime_ns
            self.size = max(self.size, status.st_size)
        self.overwritten |= status.st_size < size or (POSIX and not explained)
        if self.overwritten:
            raise DatabaseOverwritten(str(self.path))

    def cause_of(self, error: Exception) -> Exception:
        """Return DatabaseGone instead of an error of SQLite where the file is gone: it may read as empty then."""
        try:
            self.check()
        except DatabaseGone as gone:
            return gone
        return error

    @property
    def wal_is_foreign(self) -> bool:
        """Whether another WAL than ours is at its path."""
        return self.wal_identity is not None and identity_of(self.wal) not in (None, self.wal_identity)


def identity_of(path: Path) -> Identity | None:
    """Return the device and inode of a file; None where there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def size_of(path: Path) -> int:
    """Return the bytes of a file; 0 where there is none."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0
