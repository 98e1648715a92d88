"""Recomputes the time that clocks should charge, interval by interval, from the log alone."""

from collections import Counter

from pixcade.table.entries import Entry, Paused, Resumed
from pixcade.table.table import Table


class ClockCount:
    """Time runs for awaited people and open seats, but not during pauses or while a reveal is being shown."""

    def __init__(self, table: Table) -> None:
        self.at = table.time
        self.to_show = 0
        self.paused = False
        self.pieces: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.charged: list[tuple[int, int]] = []
        """Intervals of time that were charged to anyone."""

    def count(self, before: Table, entry: Entry, after: Table) -> None:
        """Process the next entry, given the tables before and after it."""
        what = entry.what
        self._run(before, what.since if isinstance(what, Paused) else entry.time)
        self.at = entry.time
        if isinstance(what, Paused):
            self.paused = True
        elif isinstance(what, Resumed):
            self.paused = False
        if after.step != before.step:
            self.pieces.clear()
            shows = after.step > before.step  # not if it was taken back
            self.to_show = after.game.reveal_milliseconds(after.events, after.timing) if shows else 0

    def _run(self, table: Table, until: int) -> None:
        if not table.started or self.paused or until <= self.at:
            return
        shown = min(self.to_show, until - self.at)
        self.to_show -= shown
        running = until - self.at - shown
        seats = set()
        for one in table.due:
            seat = table.seats[one.seat]
            bot = seat.holder == "bot" or seat.away  # an open seat gets a stand-in when its time has expired twice
            if not bot and one.seat not in table.shared and table.secret(one.piece).move is None:
                self.pieces[one.piece] += running
                seats.add(one.seat)
        self.seats.update(dict.fromkeys(seats, running))
        if running and seats:
            self.charged.append((until - running, until))

    def check(self, table: Table) -> None:
        """Raise AssertionError unless a table has charged the same."""
        assert +self.pieces == +Counter(table.piece_spent), f"time of pieces: {table.piece_spent} != {self.pieces}"
        assert +self.seats == +Counter(table.seat_spent), f"time of seats: {table.seat_spent} != {self.seats}"
