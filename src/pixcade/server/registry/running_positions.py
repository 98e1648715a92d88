"""Every position that a game which still runs has been in, at any table of this server and in any of its processes.

The store is authoritative: the tables that are played and the heads of their logs are asked for each time, and only
what has grown since is read and folded, so that an answer costs little though nothing is told between processes.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from pixcade.games import PARTS, rules
from pixcade.server.services.bundle import Services
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import fold
from pixcade.table.table import Table

MOST_TABLES = 100_000
PIECE = 2_000
"""So many lines are read and folded in one piece."""
FEW = 50
"""So few lines are folded at once: that takes less time than to hand them to a thread."""


PositionKey = Callable[[Any], str]


def key_of(game_id: str) -> PositionKey | None:
    """Return how a game tells positions apart, if it gives exact answers."""
    return PARTS[game_id].exact_key if game_id in PARTS else None


@dataclass(eq=False)
class FollowedTable:
    """A table as far as its log was read."""

    game: str
    table: Table | None = None
    number: int = 0
    keys: set[str] = field(default_factory=set)
    damaged: bool = False

    @property
    def alone(self) -> bool:
        """Whether one person plays there against bots, who may ask for hints."""
        return self.table is not None and sum(seat.holder == "person" for seat in self.table.seats) == 1

    def read(self, key: PositionKey, lines: Sequence[str]) -> None:
        """Fold further lines, and remember every position."""
        for line in lines:
            before, self.table = self.table, fold(self.table, decode(line), rules)
            if before is None or before.state != self.table.state:
                self.keys.add(key(self.table.state))
        self.number += len(lines)


class RunningPositions:
    """The positions of all games that run, by their games' `exact_key`."""

    def __init__(self, services: Services) -> None:
        """Begin without having read anything."""
        self.store = services.store
        self.log = services.log
        self.followed: dict[str, FollowedTable] = {}
        self.turn = asyncio.Lock()

    async def includes(self, game_id: str, key: str) -> bool:
        """Whether a game that runs now is or was in a position with this key. Raises StoreTrouble."""
        return bool(await self.tables_at(game_id, (key,)))

    async def between_people(self, game_id: str, keys: Collection[str]) -> bool:
        """Whether a game of several people is or was in a position with one of these keys. Raises StoreTrouble."""
        return bool(keys) and any(not one.alone for one in await self.tables_at(game_id, keys))

    async def tables_at(self, game_id: str, keys: Collection[str]) -> list[FollowedTable]:
        """Return the tables at which a game is or was in a position with one of these keys. Raises StoreTrouble."""
        async with self.turn:
            await self.refresh()
        return [one for one in self.followed.values() if one.game == game_id and not one.keys.isdisjoint(keys)]

    async def refresh(self) -> None:
        """Read what has been played since the last time, and forget games that are over."""
        rows = [row for row in await self.store.tables(("playing",), most=MOST_TABLES) if key_of(row.game) is not None]
        self.followed = {row.id: self.followed.get(row.id) or FollowedTable(row.game) for row in rows}
        heads = await self.store.heads([row.id for row in rows])
        for row in rows:
            one = self.followed[row.id]
            if heads.get(row.id, 0) > one.number and not one.damaged:
                await self.read_on(row.id, one)

    async def read_on(self, id: str, one: FollowedTable) -> None:
        """Read a table's log to its end."""
        key = key_of(one.game)
        assert key is not None, "only games with exact answers are followed"
        while lines := await self.store.log(id, after=one.number, most=PIECE):
            try:
                if len(lines) <= FEW:
                    one.read(key, lines)
                else:
                    await asyncio.to_thread(one.read, key, lines)
            except InvalidLog as error:  # nobody can play there
                one.damaged = True
                self.log.note("log-damaged", level="error", table=id, code=error.code)
                return
            if len(lines) < PIECE:
                return
