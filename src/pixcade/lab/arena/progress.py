"""Progress of a tournament: a bar in a terminal, an occasional line in a log."""

import time
from collections.abc import Callable
from typing import TextIO

BAR = 30
SECONDS_BETWEEN_DRAWINGS = 0.1
SECONDS_BETWEEN_LINES = 15.0


class Progress:
    """Counts encounters. `done` of `total` were finished before."""

    def __init__(self, total: int, done: int, writing: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.total = total
        self.before = done
        self.done = done
        self.writing = writing
        self.clock = clock
        self.drawn = writing.isatty()
        self.began = clock()
        self.reported = self.began
        if self.drawn:
            self.draw()

    def advance(self) -> None:
        """Count one encounter, and report if it is time to."""
        self.done += 1
        now = self.clock()
        last = self.done == self.total
        if now - self.reported >= (SECONDS_BETWEEN_DRAWINGS if self.drawn else SECONDS_BETWEEN_LINES) or last:
            self.reported = now
            self.draw()

    def draw(self) -> None:
        text = f"{self.done:,} of {self.total:,}{self.left()}"
        if self.drawn:
            full = BAR * self.done // max(self.total, 1)
            text = f"\r[{'#' * full}{'.' * (BAR - full)}] {text}\x1b[K"
        self.writing.write(text if self.drawn else text + "\n")
        self.writing.flush()

    def write(self, text: str) -> None:
        self.writing.write(f"\r\x1b[K{text}\n" if self.drawn else f"{text}\n")
        self.writing.flush()

    def left(self) -> str:
        """Return the estimated remaining time, once there is an estimate."""
        fresh = self.done - self.before
        if not fresh or self.done == self.total:
            return ""
        return f", about {duration((self.clock() - self.began) / fresh * (self.total - self.done))} left"

    def close(self) -> None:
        if self.drawn:
            self.writing.write("\n")
            self.writing.flush()


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 90 * 60 else f"{seconds / 3600:.1f} h"
