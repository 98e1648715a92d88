"""Players of one server: who has a move to send, when they may, and how long it takes until it is acknowledged."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable
from itertools import count
from typing import Protocol

TICK_S = 0.001
WARM_UP_S = 0.5
PATIENCE_S = 30.0
BEAT_S = 4.5
BEATS_AT_ONCE = 10


class Failed(Exception):
    """The server did something that it must not."""


class Player(Protocol):
    """Someone at a table."""

    @property
    def failure(self) -> str:
        """Why it had to stop, or empty."""

    def move(self) -> None:
        """Send the moves that are due."""

    def beat(self) -> None:
        """Say that we are still here, if the protocol wants that."""


class Fleet:
    """All players of one server."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.waiting: deque[Player] = deque()
        self.seeds = count()
        self.at_once = False
        self.acknowledged = 0
        self.latencies: list[float] = []

    def due(self, player: Player) -> None:
        if self.at_once:
            player.move()
        else:
            self.waiting.append(player)

    def acknowledge(self, sent: float) -> None:
        self.acknowledged += 1
        self.latencies.append(time.perf_counter() - sent)

    def check(self) -> None:
        """Raise Failed if anything went wrong for anyone."""
        for player in self.players:
            if player.failure:
                raise Failed(player.failure)

    async def wait(self, event: Awaitable[object], what: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await event
        except TimeoutError:
            self.check()
            raise Failed(f"waited too long for {what}") from None

    async def keep_alive(self) -> None:
        """Send heartbeats until cancelled, a few at a time."""
        while True:
            players = list(self.players)
            pause = BEAT_S / (len(players) // BEATS_AT_ONCE + 1)
            for at, player in enumerate(players):
                player.beat()
                if at % BEATS_AT_ONCE == BEATS_AT_ONCE - 1:
                    await asyncio.sleep(pause)
            await asyncio.sleep(pause)

    async def saturate(self, seconds: float) -> float:
        """Let everyone send as soon as they can; return the moves a second."""
        self.at_once = True
        waiting, self.waiting = self.waiting, deque()
        for player in waiting:
            player.move()
        await asyncio.sleep(WARM_UP_S)
        before, began = self.acknowledged, time.perf_counter()
        await asyncio.sleep(seconds)
        moves = (self.acknowledged - before) / (time.perf_counter() - began)
        self.at_once = False
        await asyncio.sleep(0.5)
        self.check()
        return moves

    async def steadily(self, rate: float, seconds: float) -> list[float]:
        """Let the longest-waiting player send at a fixed rate; returns the sorted milliseconds to acknowledgement."""
        await self.pace(rate, min(1.0, seconds))
        self.latencies.clear()
        await self.pace(rate, seconds)
        self.check()
        if not self.latencies:
            raise Failed("no move was acknowledged")
        return sorted(1000 * one for one in self.latencies)

    async def pace(self, rate: float, seconds: float) -> None:
        began, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < rate * passed:
                sent += 1
                if self.waiting:
                    self.waiting.popleft().move()
            await asyncio.sleep(TICK_S)


def percentile(times: list[float], share: float) -> float:
    """Return the value that a share of sorted values doesn't exceed."""
    return times[min(len(times) - 1, int(share * len(times)))]
