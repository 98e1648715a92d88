"""Which tables a store was asked to write to, for whoever follows them without reading all of them again."""

from collections.abc import Callable, Iterable

from pixcade.store.api import GameGone, LogLine, TableRow, Write

MOST_CHANGED = 10_000
"""So many are noted, about 1 MB. Beyond that nothing is, and all tables have to be looked at."""


class TableChanges:
    """The tables whose rows or logs were written since they were last taken. Nothing is noted before the first time.

    A write that is not durable yet can't be read: its table is given each time until it is. `settled` returns the
    number of the last job that is durable, or has failed; jobs are done in order.
    """

    def __init__(self, settled: Callable[[], int]) -> None:
        self.settled = settled
        self.written: dict[str, int] | None = None
        """By table the number of the last job that writes to it; None while nobody can tell which they are."""

    def note(self, writes: Iterable[Write], job: int) -> None:
        """Note what a job that was queued writes to."""
        if self.written is None:  # nobody has taken anything yet, or too much was written since
            return
        for write in writes:
            if isinstance(write, LogLine | GameGone):
                self.written[write.table] = job
            elif isinstance(write, TableRow):
                self.written[write.id] = job
        if len(self.written) > MOST_CHANGED:
            self.written = None

    def take(self) -> tuple[str, ...] | None:
        """Return the tables that have to be read; None for all, where it is not known which."""
        if self.written is None:
            self.written = {}
            return None
        settled, taken = self.settled(), tuple(self.written)
        self.written = {table: job for table, job in self.written.items() if job > settled}
        return taken

    def put_back(self, taken: tuple[str, ...] | None) -> None:
        """Let what was taken, and could not be read, be taken again."""
        if taken is None or self.written is None:
            self.written = None
        else:
            self.written = dict.fromkeys(taken, 0) | self.written
