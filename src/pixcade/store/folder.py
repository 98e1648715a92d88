"""Moves what was written from the log of changes into the database, beside the writer, which need not wait for it."""

import contextlib
import sqlite3
import threading
from pathlib import Path

from pixcade.store.opening import connect

FOLDED_BYTES = 32 << 20
"""From this size on the log of changes is folded into the database."""
KEPT_BYTES = 16 << 20
"""So long the log may stay when it is begun anew: to write over what is there costs less than to make it longer."""
MOST_BYTES = 256 << 20
"""At this size the writer does it all by itself, and everybody waits."""
REST_SECONDS = 2.0
"""So long it is left alone after each time: each costs what writers could use."""
JOIN_SECONDS = 0.02


class Folder:
    """One thread with a connection of its own. What fails here is left to the writer, who says so."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.log = database.with_name(database.name + "-wal")
        self.wanted = threading.Event()
        self.nearly = False
        """Whether all was folded but what was written meanwhile: only the writer can do that, between two writes."""
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
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                self.nearly = True
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
