"""Moves what was written from the log of changes into the database, beside the writer, which need not wait for it."""

import contextlib
import sqlite3
import threading
from pathlib import Path

from pixcade.store.sqlite.connect import connect

FOLDED_BYTES = 4 << 20
"""From this size on the log of changes is folded into the database: often, since a disk that is given much at once lets
everybody wait who has a line to write."""
REST_SECONDS = 0.5
"""So long it is left alone after each time."""
BEGUN_ANEW_BYTES = 32 << 20
"""With so much in it the log is begun anew. The file keeps this size: to write over what is there costs least."""
MOST_BYTES = 256 << 20
"""At this size the writer does it all by itself, and everybody waits."""
PAGE_BYTES = 4096
JOIN_SECONDS = 0.02


class Checkpointer:
    """One thread with a connection of its own. What fails here is left to the writer, who says so."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.log = database.with_name(database.name + "-wal")
        self.wanted = threading.Event()
        self.nearly = False
        """Whether the log should be begun anew. All is folded but what was written meanwhile, and only the writer can
        do that, between two writes."""
        self.closing = False
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.run, name="pixcade-store-folder", daemon=True)
        self.thread.start()

    def size(self) -> int:
        """Return how long the log of changes is."""
        try:
            return self.log.stat().st_size
        except OSError:
            return 0

    def want(self) -> None:
        """Fold soon, if it is worth it."""
        if not self.wanted.is_set() and self.size() > FOLDED_BYTES:
            self.wanted.set()

    def run(self) -> None:
        """Fold whenever it is wanted, and leave the rest to the writer, who begins the log anew once all is folded."""
        while self.waited():
            self.wanted.clear()  # before it is begun: what is written meanwhile is wanted again
            with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(self.database)) as connection:
                _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self.nearly = pages * PAGE_BYTES > BEGUN_ANEW_BYTES
            self.ending.wait(REST_SECONDS)

    def waited(self) -> bool:
        """Wait until it is wanted; False where it is to end instead."""
        self.wanted.wait()
        return not self.closing

    def close(self) -> None:
        """End, and wait for that."""
        self.closing = True
        self.ending.set()
        while self.thread.is_alive():
            self.wanted.set()  # again, where it was just being cleared
            self.thread.join(JOIN_SECONDS)
