"""Time that advances only when a test says so."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

BEGINNING = 1_900_000_000_000
"""Some day in 2030: no other number in a message comes near it."""


@dataclass(order=True)
class ManualTimer:
    """Something that will happen at a time."""

    at: int
    number: int
    callback: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Let it not happen."""
        self.cancelled = True


class ManualTime:
    """Milliseconds that pass only by `advance`."""

    def __init__(self, now: int = BEGINNING) -> None:
        """Stand at a time."""
        self._now = now
        self._timers: list[ManualTimer] = []
        self._numbers = count()

    def now(self) -> int:
        """What time it is."""
        return self._now

    def call_at(self, at: int, callback: Callable[[], None]) -> ManualTimer:
        """Call something at a time, or soon where that has passed."""
        timer = ManualTimer(at, next(self._numbers), callback)
        if at <= self._now:
            asyncio.get_running_loop().call_soon(self._ring, timer)
        else:
            self._timers.append(timer)
        return timer

    def advance(self, milliseconds: int) -> None:
        """Let time pass, and whatever is due in it happen at its own time."""
        until = self._now + milliseconds
        while due := sorted(one for one in self._timers if one.at <= until):
            timer = due[0]
            self._timers.remove(timer)
            self._now = max(self._now, timer.at)
            self._ring(timer)
        self._now = until

    @property
    def waiting(self) -> int:
        """How many things will still happen."""
        return sum(not timer.cancelled for timer in self._timers)

    def _ring(self, timer: ManualTimer) -> None:
        if not timer.cancelled:
            timer.callback()
