"""Bots of a test's own: they say what they are asked, and answer when they may."""

import asyncio
from collections import Counter
from typing import Any

from pixcade.bots.api import Thought
from pixcade.bots.running.pool import PoolLoad
from pixcade.core.fair_queue import NOBODY, Owner
from pixcade.core.game import Decision
from pixcade.games import GAMES


class Thinker:
    """Thinks of what the clock would play. `asked` counts how often it was asked about each piece of each step.

    While `free` is not set, whoever asks waits.
    """

    def __init__(self, asked: "Counter[tuple[int, str]] | None" = None, *, free: bool = True) -> None:
        self.asked: Counter[tuple[int, str]] = Counter() if asked is None else asked
        self.waiting = 0
        self.free = asyncio.Event()
        if free:
            self.free.set()

    async def think(
        self, table: str, step: int, name: str, game_id: str, position: str, decision: Decision, *rest: Any
    ) -> tuple[Thought, None]:
        """Return the default."""
        del table, name, rest
        self.asked[step, decision.piece] += 1
        self.waiting += 1
        try:
            await self.free.wait()
        finally:
            self.waiting -= 1
        game = GAMES[game_id]
        state = game.parse_position(position)
        return Thought(game.format_move(state, game.default(state, decision))), None

    def prepare(self, name: str, game_id: str) -> None:
        """Need nothing."""

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        """Have no favourites."""

    def busy(self, table: str) -> bool:
        """Have time."""
        del table
        return False

    @property
    def load(self) -> PoolLoad:
        """Say who waits."""
        return PoolLoad(0, self.waiting, 0.0, 1)
