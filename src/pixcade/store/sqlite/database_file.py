"""The identity of the database file: notices that it was deleted, moved, replaced or overwritten while it is open."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pixcade.store.errors import DatabaseGone, DatabaseOverwritten
from pixcade.store.private_files import POSIX

Identity = tuple[int, int]

HEADER = 24
"""Bytes of the header that never change while a database is open: kind, size of a page, and that it has a WAL."""
PAGE_SIZE = slice(16, 18)


class DatabaseFile:
    """The file that this process has opened, and its WAL, by device and inode.

    SQLite goes on writing to a file that has no name any more, and a new connection opens whatever has the name now.
    So `check` is called before every commit and every new connection.

    A copy over the open file (`cp backup pixcade.sqlite3`) leaves its inode as it is. With a WAL the file is written to
    only by checkpoints. Before each of ours a random number, the mark, is written into a row that has a page of its
    own: whatever else was copied there has another one.
    """

    def __init__(self, path: Path) -> None:
        """Take the file as it is now. Raises OSError."""
        self.path = path
        self.wal = path.with_name(path.name + "-wal")
        status = path.stat()
        self.identity: Identity = status.st_dev, status.st_ino
        self.size = status.st_size
        self.wal_identity: Identity | None = None
        self.wal_descriptor = -1
        self.turn = threading.Lock()
        self.descriptor = os.open(path, os.O_RDONLY) if POSIX else -1
        """To look into the file; kept open, since closing it would end the locks that SQLite has on the file."""
        self.header = os.pread(self.descriptor, HEADER, 0) if POSIX else b""
        self.page_size = int.from_bytes(self.header[PAGE_SIZE], "big")
        if self.page_size == 1:  # so the header has the largest size, which two bytes don't hold
            self.page_size = 65_536
        self.marks: list[bytes] = []
        """The mark that the file had when it was last looked at (empty: none), and the one that is to come."""
        self.mark_at = 0
        """Where the page begins that has the mark."""
        self.writers = 0
        """Threads that may be writing to it now."""
        self.overwritten = False
        """Whether somebody else has written to it: then it is not used again, whatever it holds later."""

    def close(self) -> None:
        """Stop looking into the file; to be called when no connection is left."""
        descriptors = self.descriptor, self.wal_descriptor
        self.descriptor = self.wal_descriptor = -1
        for descriptor in descriptors:
            if descriptor >= 0:
                os.close(descriptor)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What is done in this block may write to the file."""
        with self.turn:
            self.writers += 1
        try:
            yield
        finally:
            with self.turn:
                self.writers -= 1
                if not self.writers:
                    self.overwritten |= not self.is_marked()

    def expect(self, mark: bytes, page: int) -> bool:
        """Expect a mark in the file, in a row on this page, from now on; False where one is still to come."""
        with self.turn:
            if self.descriptor < 0 or len(self.marks) > 1:
                return False
            self.mark_at = (page - 1) * self.page_size
            self.marks = [*(self.marks or [b""]), mark]
        return True

    def is_marked(self) -> bool:
        """Whether the file has one of the marks that it may have; once it has the new one, the old one is no more."""
        if not self.marks or self.descriptor < 0:
            return True
        for _ in range(2):  # it may be being written
            page = os.pread(self.descriptor, self.page_size, self.mark_at)
            for at in reversed(range(len(self.marks))):
                if self.marks[at] in page:
                    del self.marks[:at]
                    return True
        return False

    def take_wal(self) -> None:
        """Take the WAL as it is now; to be called while a connection has it open."""
        self.wal_identity = identity_of(self.wal)
        with suppress(OSError):
            self.wal_descriptor = os.open(self.wal, os.O_RDONLY) if POSIX else -1

    def check(self) -> None:
        """Raise DatabaseGone unless the files that were opened are still at their paths.

        The database never shrinks while it is open, and nobody else writes to it: otherwise it was overwritten. Raises
        PermissionError where the folder is closed to us, so that nobody can say.
        """
        size = self.size  # as it was before we look: others look too, and it grows
        try:
            status = self.path.stat()
            wal = self.wal.stat() if self.wal_identity is not None else None
        except PermissionError:
            raise
        except OSError as error:
            raise DatabaseGone(str(self.path)) from error
        same_wal = wal is None or (wal.st_dev, wal.st_ino) == self.wal_identity
        if (status.st_dev, status.st_ino) != self.identity or not same_wal:
            raise DatabaseGone(str(self.path))
        with self.turn:
            self.size = max(self.size, status.st_size)
            header = os.pread(self.descriptor, HEADER, 0) if self.descriptor >= 0 else self.header
            marked = not self.marks or self.writers or self.is_marked()
            self.overwritten |= status.st_size < size or header != self.header or not marked
        if self.overwritten:
            raise DatabaseOverwritten(str(self.path))

    def cause_of(self, error: Exception) -> Exception:
        """Return what is wrong with the file instead of an error of SQLite: one that is gone may read as empty."""
        try:
            self.check()
        except OSError as cause:
            return cause
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
