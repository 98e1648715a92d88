"""What a server takes from outside: time, randomness, the store, bots. Tests can replace all of it."""

import os
import time
from asyncio import AbstractEventLoop, TimerHandle, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from pixcade.bots.api import Budget, Thought
from pixcade.bots.levels import LADDER
from pixcade.bots.running.fallback import BotFailed
from pixcade.bus.api import Bus
from pixcade.bus.local import LocalBus
from pixcade.core.fair_queue import Owner
from pixcade.core.game import Decision
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity
from pixcade.server.services.fair_slots import FairSlots
from pixcade.server.services.fair_turns import FairTurns
from pixcade.server.services.log import ServerLog, wall_clock
from pixcade.server.services.metrics import Metrics
from pixcade.store.api import Store

HINTS_AT_ONCE = 1
"""So many hints are computed at once: bots that play wait for one of them at most."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Time(Protocol):
    """Time in whole milliseconds UTC, which never goes back, and scheduled calls."""

    def now(self) -> int:
        """The current time."""

    def not_before(self, at: int) -> None:
        """Go on from a time, if it has not come yet; only at the start, when nobody waits for anything."""

    def follow(self, at: int) -> None:
        """Go by another clock, which shows this time now: ahead at once, back in small steps by standing.

        Where that clock has jumped ahead, go ahead in small steps only.
        """

    def jumped(self) -> int:
        """By how many milliseconds the clock that is followed has jumped ahead of this time; 0 where it has not."""

    def join(self, at: int) -> None:
        """Go on from the time of those who live already, ahead or back; only at the start, as `not_before`."""

    def call_at(self, at: int, callback: Callable[[], None]) -> Timer:
        """Call a function at a time, or soon where that has passed."""


LONGEST_STAND = 500
"""Milliseconds for which time stands at most where it is ahead of the clock that it follows, or by which it goes ahead
at most where that clock has jumped: for each time that it follows."""
JUMP = 10_000
"""A clock that is so many milliseconds off was set: those of machines that are kept in time differ by less."""
AGREED = 60_000
"""Two clocks that went ahead together, such as while the machine slept, may differ by so many milliseconds in that; and
by half of the way at most."""


def sleeping_clock() -> int:
    """Milliseconds that go on while the machine sleeps; nobody sets this clock, where the system has such a one."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return wall_clock() if boot is None else time.clock_gettime_ns(boot) // 1_000_000


class SystemTime:
    """The system time at the start, continued by the monotonic clock, which stands while the machine sleeps."""

    def __init__(
        self, sleeping: Callable[[], int] = sleeping_clock, steady_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._sleeping, self._steady_ns = sleeping, steady_ns
        self._offset = wall_clock() - steady_ns() // 1_000_000
        self._latest = 0
        self._apart: int | None = None
        """By how much the clock that is followed was ahead of `sleeping_clock` when it was last followed."""
        self._jumped = 0

    def now(self) -> int:
        """The current time."""
        self._latest = max(self._latest, self._offset + self._steady_ns() // 1_000_000)
        return self._latest

    def not_before(self, at: int) -> None:
        """Go on from a time, if it has not come yet."""
        self._offset += max(0, at - self.now())

    def follow(self, at: int) -> None:
        """Go by another clock. At the start also back: nothing was timed yet; later by standing for a moment.

        A clock that is ahead by more than `JUMP` is believed only where `sleeping_clock` has gone as far: then the
        machine slept. Otherwise that clock was set, and nothing may end on its word: time goes ahead in small steps.
        """
        off, apart = at - self._offset - self._steady_ns() // 1_000_000, at - self._sleeping()
        step = off
        if self._apart is None:
            self._latest = 0
        elif off > JUMP and abs(apart - self._apart) > min(AGREED, off // 2):
            step = LONGEST_STAND
        else:
            step = max(off, -LONGEST_STAND)
        self._offset += step
        self._jumped = max(0, off - step)
        if not self._jumped:
            self._apart = apart

    def jumped(self) -> int:
        """By how many milliseconds the clock that is followed has jumped ahead of this time."""
        return self._jumped

    def join(self, at: int) -> None:
        """Go on from the time of those who live already, as if the clock that is followed had shown it now."""
        self._apart = None
        self.follow(at)

    def call_at(self, at: int, callback: Callable[[], None]) -> TimerHandle:
        """Call a function at a time."""
        loop: AbstractEventLoop = get_running_loop()
        return loop.call_later(max(0, at - self.now()) / 1000, callback)


class BotService(Protocol):
    """Where bots run; see `pixcade.bots.running.pool`."""

    async def think(
        self,
        table: str,
        step: int,
        name: str,
        game_id: str,
        position: str,
        decision: Decision,
        secret: bytes,
        budget: Budget = ...,
    ) -> tuple[Thought, BotFailed | None]:
        """Return a bot's answer."""

    async def compute(self, name: str, function: str, *arguments: object, budget: Budget = ...) -> Any:
        """Compute something that is no decision, where bots compute."""

    def prepare(self, name: str, game_id: str) -> None:
        """Start in advance what a bot will need."""

    def prefer(self, table: str, wanted: bool, owner: Owner = ...) -> None:
        """Set whether people wait for the bots of a table, and whose turns they take."""

    def busy(self, table: str) -> bool:
        """Whether a decision of a table is queued."""


@dataclass(frozen=True)
class Policy:
    """What the operator allows."""

    public: bool = False
    tables_by: str = "all"
    join_password: str = ""
    chat: bool = True
    grace: int = 60_000
    keep_games: int = 0
    """Days for which finished games are kept; 0 for ever."""
    levels: tuple[str, ...] = LADDER


@dataclass(frozen=True)
class Services:
    """Everything that a server's rooms need from outside."""

    store: Store
    thinking: BotService
    identity: Identity
    limits: Limits
    log: ServerLog
    metrics: Metrics
    time: Time = field(default_factory=SystemTime)
    bus: Bus = field(default_factory=lambda: LocalBus(lambda: 0))
    random_bytes: Callable[[int], bytes] = os.urandom
    policy: Policy = field(default_factory=Policy)
    fair_turns: FairTurns = field(default_factory=FairTurns)
    hints: FairSlots = field(default_factory=lambda: FairSlots(HINTS_AT_ONCE))
    build: str = ""

    def secret(self, length: int = 32) -> str:
        """Return fresh secret hexadecimal digits, two for each byte."""
        return self.random_bytes(length).hex()
