"""Checkpoints the WAL in a thread of its own, so that the writer need not wait for it."""

import contextlib
import sqlite3
import threading

from pixcade.store.errors import DatabaseGone
from pixcade.store.sqlite.connect import connect
from pixcade.store.sqlite.database_file import DatabaseFile

CHECKPOINT_BYTES = 4 << 20
"""The WAL is checkpointed from this size on. Small and often: a large checkpoint delays commits."""
REST_SECONDS = 0.5
"""Seconds between two checkpoints, at least."""
WAL_RESTART_BYTES = 32 << 20
"""At this size the WAL is restarted. The file keeps its size: overwriting is cheaper than growing."""
MOST_BYTES = 256 << 20
"""At this size the writer checkpoints by itself, and commits wait for it."""
PAGE_BYTES = 4096
JOIN_SECONDS = 0.02


class Checkpointer:
    """One thread with a connection of its own. Errors are ignored here: the writer meets them too, and reports them."""

    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.wanted = threading.Event()
        self.nearly = False
        """Whether the WAL should be restarted. Only what was written meanwhile is not checkpointed, and only the writer
        can do that, between two commits."""
        self.closing = False
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.run, name="pixcade-store-checkpointer", daemon=True)
        self.thread.start()

    def size(self) -> int:
        """Return the size of the WAL."""
        try:
            return self.file.wal.stat().st_size
        except OSError:
            return 0

    def want(self) -> None:
        """Request a checkpoint, if the WAL is large enough."""
        if not self.wanted.is_set() and self.size() > CHECKPOINT_BYTES:
            self.wanted.set()

    def run(self) -> None:
        """Checkpoint on request; the writer does the rest, and restarts the WAL once it is complete."""
        while self.waited():
            self.wanted.clear()  # first: what is written meanwhile is a new request
            with contextlib.suppress(sqlite3.Error, DatabaseGone):
                self.checkpoint()
            self.ending.wait(REST_SECONDS)

    def checkpoint(self) -> None:
        """Checkpoint what no reader needs. Raises sqlite3.Error and DatabaseGone."""
        self.file.check()  # another database at our path must not be given our WAL
        with contextlib.closing(connect(self.file.path)) as connection:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.nearly = pages * PAGE_BYTES > WAL_RESTART_BYTES

    def waited(self) -> bool:
        """Wait for a request; False where it is to end."""
        self.wanted.wait()
        return not self.closing

    def close(self) -> None:
        """End the thread and wait for it."""
        self.closing = True
        self.ending.set()
        while self.thread.is_alive():
            self.wanted.set()  # repeated, in case the thread has just cleared it
            self.thread.join(JOIN_SECONDS)
