"""The server's external dependencies: time, randomness, the store, bots. Tests can replace all of them."""

import os
import time
from asyncio import AbstractEventLoop, TimerHandle, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from pixcade.bots.api import Budget, DecisionTask, Thought
from pixcade.bots.running.fair_queue import Owner
from pixcade.bots.running.fallback import BotFailed
from pixcade.room.change import Policy
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity
from pixcade.server.services.fair_slots import FairSlots
from pixcade.server.services.log import ServerLog, wall_clock
from pixcade.server.services.mail import Mailer
from pixcade.server.services.metrics import Metrics
from pixcade.store.store import Store

HINTS_AT_ONCE = 1
"""Hints computed concurrently: playing bots wait for one of them at most."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Time in whole milliseconds UTC, which never goes backwards, and scheduled calls."""

    def now(self) -> int: ...

    def call_at(self, at: int, callback: Callable[[], None]) -> Timer:
        """Call a function at a time, or soon if that has passed."""


class SystemTime:
    """The system time at the start, continued by the monotonic clock."""

    def __init__(self) -> None:
        self._offset = wall_clock() - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._offset + time.monotonic_ns() // 1_000_000

    def call_at(self, at: int, callback: Callable[[], None]) -> TimerHandle:
        loop: AbstractEventLoop = get_running_loop()
        return loop.call_later(max(0, at - self.now()) / 1000, callback)


class BotService(Protocol):
    """Runs bots; see `pixcade.bots.running.pool`."""

    async def think(self, table: str, task: DecisionTask, budget: Budget = ...) -> tuple[Thought, BotFailed | None]:
        """Return a bot's decision."""

    async def compute(self, name: str, function: str, *arguments: object, budget: Budget = ...) -> Any:
        """Compute something other than a decision on the bots' workers."""

    def prepare(self, name: str, game_id: str) -> None:
        """Start in advance what a bot will need."""

    def start_worker(self) -> None:
        """Start a worker unless there is one."""

    def prefer(self, table: str, wanted: bool, owner: Owner = ...) -> None:
        """Set whether people wait for a table's bots, and whose share of the workers they use."""

    def busy(self, table: str) -> bool:
        """Whether a decision of a table is queued."""


@dataclass(frozen=True)
class Services:
    """A server's external dependencies."""

    store: Store
    thinking: BotService
    identity: Identity
    limits: Limits
    log: ServerLog
    metrics: Metrics
    time: Time = field(default_factory=SystemTime)
    random_bytes: Callable[[int], bytes] = os.urandom
    policy: Policy = field(default_factory=Policy)
    hints: FairSlots = field(default_factory=lambda: FairSlots(HINTS_AT_ONCE))
    build: str = ""
    mail: Mailer | None = None

    def secret(self, length: int = 32) -> str:
        """Return fresh secret hexadecimal digits, two for each byte."""
        return self.random_bytes(length).hex()
