"""The identity of the database file: notices that it was deleted, moved or replaced while it is open."""

import os
from pathlib import Path

from pixcade.store.errors import DatabaseGone

Identity = tuple[int, int]


class DatabaseFile:
    """The file that this process has opened, and its WAL, by device and inode.

    SQLite goes on writing to a file that has no name any more, and a new connection opens whatever has the name now.
    So `check` is called before every commit and every new connection.
    """

    def __init__(self, path: Path) -> None:
        """Take the file as it is now. Raises OSError."""
        self.path = path
        self.wal = path.with_name(path.name + "-wal")
        status = path.stat()
        self.identity: Identity = status.st_dev, status.st_ino
        self.size = status.st_size
        self.wal_identity: Identity | None = None

    def take_wal(self) -> None:
        """Take the WAL as it is now; to be called while a connection has it open."""
        self.wal_identity = identity_of(self.wal)

    def check(self) -> None:
        """Raise DatabaseGone unless the files that were opened are still at their paths.

        The database never shrinks while it is open: one that did was overwritten in place.
        """
        try:
            status = self.path.stat()
        except OSError as error:
            raise DatabaseGone(str(self.path)) from error
        same_wal = self.wal_identity is None or identity_of(self.wal) == self.wal_identity
        if (status.st_dev, status.st_ino) != self.identity or status.st_size < self.size or not same_wal:
            raise DatabaseGone(str(self.path))
        self.size = status.st_size

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
