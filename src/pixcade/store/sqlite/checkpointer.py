"""A thread that copies the WAL into the database beside the writer, so that commits don't have to wait for that."""

import contextlib
import sqlite3
import threading

from pixcade.store.sqlite.database_file import DatabaseFile


class Checkpointer:
    """Copies by a connection of its own, without letting anybody wait.

    What is committed meanwhile is left over. It is little, so the writer copies it between two commits
    (`SqliteWriter.finish_checkpoint`), and the WAL begins anew.
    """

    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.turn = threading.Lock()
        """Held while copying: whoever needs the WAL for themselves takes it."""
        self.connection: sqlite3.Connection | None = None
        self.due = threading.Event()
        """Set by the writer when there is enough to copy."""
        self.copied = False
        """Whether little is left to be copied by the writer."""
        self.ended = False
        self.thread = threading.Thread(target=self.run, name="pixcade-store-checkpointer", daemon=True)

    def start(self) -> None:
        """Begin to copy."""
        self.thread.start()

    def use(self, connection: sqlite3.Connection) -> None:
        """Copy by this connection from now on: it must be nobody else's."""
        self.disconnect()
        with self.turn:
            self.connection = connection

    def run(self) -> None:
        """Copy whenever it is due."""
        while self.due.wait() and not self.ended:
            self.due.clear()
            with self.turn:
                self.copy()

    def copy(self) -> None:
        """Copy what is in the WAL. Where that fails the writer's own checkpoints show it."""
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error), self.file.writing():
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self.copied = True

    def disconnect(self) -> None:
        """Wait until nothing is being copied, and close the connection."""
        with self.turn:
            connection, self.connection = self.connection, None
            if connection is not None:
                with contextlib.suppress(sqlite3.Error), self.file.writing():
                    connection.close()

    def close(self) -> None:
        """Close the connection and end the thread."""
        self.disconnect()
        self.ended = True
        self.due.set()
        self.thread.join()
