"""Many players at once: who has something to send, when they may, and how long it took until it was acknowledged."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from itertools import count
from typing import Protocol

TICK = 0.001
WARMING = 0.5
"""Seconds of full load that do not count."""
PATIENCE = 20.0
BEAT = 4.5
AT_ONCE = 10


class Failed(Exception):
    """The other side did something that it must not."""


class Player(Protocol):
    """Somebody at a table who has something to send now and then."""

    def go(self) -> None:
        """Send all that is due."""

    @property
    def ready(self) -> bool:
        """Whether anything is due."""

    def keep_alive(self) -> None:
        """Say that we are still here, where the protocol wants that."""

    @property
    def failure(self) -> str:
        """What went wrong, if anything did."""


class Fleet:
    """All players of a process. They are told when they may send: at once, or one after the other."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.waiting: deque[Player] = deque()
        self.seeds = count()
        """What each player draws moves from: no two of them play alike, or all tables would play one game in step."""
        self.at_once = False
        self.goes_on = True
        """Whether another game is asked for when one is over."""
        self.acknowledged = 0
        self.heard = 0
        self.measuring = False
        self.moves: list[tuple[str, float, float]] = []
        """Each move of the last measurement: its name, when it was sent, and when it was acknowledged."""
        self.finished: list[str] = []

    def due(self, player: Player) -> None:
        """Somebody has something to send."""
        if self.at_once:
            player.go()
        else:
            self.waiting.append(player)

    def done(self, sent: float, name: str = "") -> None:
        """Something was acknowledged that was sent then."""
        self.acknowledged += 1
        if self.measuring:
            self.moves.append((name, sent, time.perf_counter()))

    def check(self) -> None:
        """Raise Failed if anything went wrong with anybody."""
        for player in self.players:
            if player.failure:
                raise Failed(player.failure)

    async def until(self, true: "asyncio.Future[None] | None", what: str) -> None:
        """Wait for something, within bounds."""
        if true is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await true
        except TimeoutError:
            self.check()
            raise Failed(f"waited too long for {what}") from None

    async def beat_once(self, more: Sequence[Player] = ()) -> None:
        """Keep all connections alive for a while; spread, so that hearts do not beat all at once."""
        players = [*self.players, *more]
        pause = BEAT / (len(players) // AT_ONCE + 1)
        for at, player in enumerate(players):
            player.keep_alive()
            if at % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(pause)
        await asyncio.sleep(pause)

    async def saturate(self, seconds: float) -> dict[str, float]:
        """Let everybody send as soon as they can."""
        self.at_once = True
        waiting, self.waiting = self.waiting, deque()
        for player in waiting:
            player.go()
        await asyncio.sleep(WARMING)
        before, heard, processor, began = self.acknowledged, self.heard, time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        lasted = time.perf_counter() - began
        moves = self.acknowledged - before
        result = {
            "moves": moves / lasted,
            "messages": (self.heard - heard) / lasted,
            "share": (time.process_time() - processor) / lasted,
        }
        self.at_once = False
        await asyncio.sleep(0.5)
        self.check()
        return result

    async def steadily(self, rate: float, seconds: float) -> dict[str, float]:
        """Let so many send in a second, whoever has waited longest first."""
        await self.paced(rate, 1.0)
        began = self.measure()
        await self.paced(rate, seconds)
        return self.latencies(began)

    async def paced(self, rate: float, seconds: float) -> None:
        began, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < rate * passed:
                sent += 1
                if self.waiting:
                    self.waiting.popleft().go()
            await asyncio.sleep(TICK)

    async def in_turns(self, period: float, seconds: float) -> dict[str, float]:
        """Let everybody send once in a period, each at a moment of their own, spread evenly over it."""
        self.waiting.clear()
        order: Sequence[Player] = self.players[:: 7 if len(self.players) % 7 else 11]
        order = [*order, *(player for player in self.players if player not in set(order))]
        began, sent, step = time.perf_counter(), 0, period / len(order)
        while (passed := time.perf_counter() - began) < seconds + period:
            if not self.measuring and passed > period:
                counted = self.measure()
            while sent * step < passed:
                player = order[sent % len(order)]
                sent += 1
                if player.ready:
                    player.go()
            await asyncio.sleep(TICK)
        self.waiting = deque(player for player in self.players if player.ready)
        return self.latencies(counted)

    def measure(self) -> float:
        """Measure from now on; return when that is."""
        self.measuring, self.moves = True, []
        return time.perf_counter()

    def latencies(self, began: float) -> dict[str, float]:
        """Measure no more, and return what was found, in milliseconds."""
        self.measuring = False
        times = sorted(read - sent for _, sent, read in self.moves)
        self.check()
        if not times:
            raise Failed("nothing was acknowledged")
        return {
            "rate": len(times) / (time.perf_counter() - began),
            "p50": 1000 * times[len(times) // 2],
            "p99": 1000 * times[len(times) * 99 // 100],
            "worst": 1000 * times[-1],
        }

    async def finish(self, games: int, patience: float = PATIENCE) -> dict[str, float]:
        """Play on at full speed until so many games are over."""
        self.at_once = True
        waiting, self.waiting = self.waiting, deque()
        for player in waiting:
            player.go()
        until = time.perf_counter() + patience
        while len(self.finished) < games:
            self.check()
            if time.perf_counter() > until:
                raise Failed("games do not come to an end")
            await asyncio.sleep(0.02)
        self.at_once = False
        await asyncio.sleep(0.5)
        return {"games": len(self.finished)}
