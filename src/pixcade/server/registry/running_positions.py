"""Every position that a game which still runs has been in, at any table of this server and in any of its processes.

The store is authoritative, and nobody is answered from what was read before they asked. Where this process alone writes
to it, the store tells which tables were written to since; where others do too, the heads of the logs of all tables that
are played are compared. Only what has grown is read and folded. Of a table that rests, nothing stays but its positions.
"""

import asyncio
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pixcade.games import PARTS, rules
from pixcade.server.services.bundle import Services
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import fold
from pixcade.table.table import Table

PIECE = 2_000
"""So many lines are read and folded in one piece."""
FEW = 50
"""So few lines are folded at once: that takes less time than to hand them to a thread."""
ROWS_AT_ONCE = 500
"""So many rows are compared before the event loop goes on with something else."""
READING_SECONDS = 0.002
"""After reading logs for so long it rests for as long as it has read: whoever writes needs the interpreter lock too."""
MOST_FOLDED = 4_000
"""So many tables that go on are kept folded, to be read from where they were: more than a process has rooms for whose
people are there. The one that has rested longest is folded from its beginning when it goes on."""
FOLLOWED_BYTES, FOLDED_BYTES = 600, 7_000
"""About what a table takes that is followed, and more while it is kept folded: early in a game of Pixoid."""

T = TypeVar("T")
PositionKey = Callable[[Any], str]


def key_of(game_id: str) -> PositionKey | None:
    """Return how a game tells positions apart, if it gives exact answers."""
    return PARTS[game_id].exact_key if game_id in PARTS else None


def index_key(game_id: str, key: str) -> str:
    """Return a position's key among those of all games."""
    return f"{game_id} {key}"


@dataclass(frozen=True, slots=True)
class FollowedTable:
    """What is remembered of a table, as far as its log was read: `keys` are those of its positions, each once."""

    number: int = 0
    keys: tuple[str, ...] = ()
    alone: bool = False
    """Whether one person plays there against bots, who may ask for hints."""
    damaged: bool = False


class LogFold:
    """A table's log while it is read: the table so far, how many lines that are, and its positions."""

    def __init__(self, game_id: str, known: FollowedTable, table: Table | None) -> None:
        """Go on from a table as it was known; without one, from the beginning."""
        key = key_of(game_id)
        assert key is not None, "only games with exact answers are followed"
        self.game, self.key = game_id, key
        self.table = table
        self.number = known.number if table is not None else 0
        self.keys = dict.fromkeys(known.keys)

    def read(self, lines: Sequence[str]) -> None:
        """Fold further lines, and remember every position. Raises InvalidLog."""
        for line in lines:
            before, self.table = self.table, fold(self.table, decode(line), rules)
            if before is None or before.state != self.table.state:
                self.keys[sys.intern(index_key(self.game, self.key(self.table.state)))] = None  # many share a start
        self.number += len(lines)

    def followed(self, *, damaged: bool) -> FollowedTable:
        """Return what is remembered of it."""
        alone = self.table is not None and sum(seat.holder == "person" for seat in self.table.seats) == 1
        return FollowedTable(self.number, tuple(self.keys), alone, damaged)


class PositionIndex:
    """In how many running games each position stands or has stood; and in how many that several people play."""

    def __init__(self) -> None:
        self.everywhere: Counter[str] = Counter()
        self.between_people: Counter[str] = Counter()

    def add(self, one: FollowedTable, by: int = 1) -> None:
        """Count a table's positions; `by` is -1 to take them out."""
        for counter in (self.everywhere,) if one.alone else (self.everywhere, self.between_people):
            for key in one.keys:
                counter[key] += by
                if not counter[key]:
                    del counter[key]


class RunningPositions:
    """The positions of all games that run, by their games' `exact_key`."""

    def __init__(self, services: Services) -> None:
        """Begin without having read anything."""
        self.store = services.store
        self.log = services.log
        self.index = PositionIndex()
        self.followed: dict[str, FollowedTable] = {}
        self.folded: OrderedDict[str, Table] = OrderedDict()
        """Tables that have grown since they were first read, as far as that; the one that has rested longest first."""
        self.turn = asyncio.Lock()
        self.begun = self.done = 0
        """The numbers of the refreshes that have begun, and that were complete."""

    async def includes(self, game_id: str, key: str) -> bool:
        """Whether a game that runs now is or was in a position with this key. Raises StoreTrouble."""
        await self.refreshed()
        return index_key(game_id, key) in self.index.everywhere

    async def between_people(self, game_id: str, keys: Collection[str]) -> bool:
        """Whether a game of several people is or was in a position with one of these keys. Raises StoreTrouble."""
        if not keys:
            return False
        await self.refreshed()
        return any(index_key(game_id, key) in self.index.between_people for key in keys)

    async def refreshed(self) -> None:
        """Wait for a refresh that began after this was asked; all who wait meanwhile share one. Raises StoreTrouble."""
        needed = self.begun + 1
        async with self.turn:
            if self.done < needed:
                self.begun += 1
                await self.refresh()
                self.done = self.begun

    async def refresh(self) -> None:
        """Read what has been played since the last time, and forget games that are over."""
        changes = self.store.changes
        written = changes.take() if changes is not None else None
        try:
            if written is None or written:
                await self.follow(written)
        except BaseException:
            if changes is not None:
                changes.put_back(written)
            raise

    async def follow(self, written: Sequence[str] | None) -> None:
        """Read what has grown among these tables, or among all, and forget those where nobody plays."""
        playing: set[str] = set()
        spent = 0.0
        async for rows in slices(await self.store.playing(written)):
            for id, game, head in rows:
                if key_of(game) is None:
                    continue
                playing.add(id)
                known = self.followed.get(id, NOTHING_READ)
                if known.number < head and not known.damaged:
                    began = time.monotonic()
                    await self.read_on(id, game, known)
                    spent += time.monotonic() - began
                    if spent >= READING_SECONDS:
                        await asyncio.sleep(spent)
                        spent = 0.0
        async for tables in slices(tuple(self.followed) if written is None else written):
            for id in tables:
                if id not in playing and (gone := self.followed.pop(id, None)) is not None:
                    self.folded.pop(id, None)
                    self.index.add(gone, -1)

    async def read_on(self, id: str, game: str, known: FollowedTable) -> None:
        """Read a table's log to its end."""
        reading, damaged = LogFold(game, known, self.folded.pop(id, None)), False
        try:
            while lines := await self.store.log(id, after=reading.number, most=PIECE):
                if len(lines) <= FEW:
                    reading.read(lines)
                else:
                    await asyncio.to_thread(reading.read, lines)
                if len(lines) < PIECE:
                    break
        except InvalidLog as error:  # nobody can play there
            damaged = True
            self.log.note("log-damaged", level="error", table=id, code=error.code)
        self.index.add(known, -1)
        self.followed[id] = reading.followed(damaged=damaged)
        self.index.add(self.followed[id])
        if known.number and reading.table is not None and not damaged:
            self.folded[id] = reading.table
            if len(self.folded) > MOST_FOLDED:
                self.folded.popitem(last=False)


NOTHING_READ = FollowedTable()


async def slices(rows: Sequence[T]) -> AsyncIterator[Sequence[T]]:
    """Give rows in small slices; between two of them the event loop goes on with something else."""
    for at in range(0, len(rows), ROWS_AT_ONCE):
        yield rows[at : at + ROWS_AT_ONCE]
        await asyncio.sleep(0)
