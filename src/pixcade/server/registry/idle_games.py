"""Games that nobody goes on with: how long the oldest of them have rested."""

from pixcade.core.errors import Refusal
from pixcade.server.registry.registry import RoomRegistry
from pixcade.store.api import StoreTrouble

MOST_PLAYING = 100_000
"""So many games that are being played are looked through."""
MOST_READ = 20
"""Of so many of them it is read who plays, to find those that have rested longest."""


async def is_alone(registry: RoomRegistry, table: str) -> bool:
    """Whether at most one person plays at a table. Raises StoreTrouble, and a Refusal where it can't be read."""
    return sum(seat.holder == "person" for seat in await registry.reader.seats(table)) <= 1


async def longest_idle(registry: RoomRegistry) -> dict[bool, int]:
    """Return when the games were last written to that have rested longest: that of one person alone (True), and others.

    A kind of which there is none, or none among the oldest, is left out. Raises StoreTrouble.
    """
    store, found = registry.services.store, dict[bool, int]()
    times = await store.last_times()
    rows = await store.tables(("playing",), most=MOST_PLAYING)
    for row in sorted(rows, key=lambda row: times.get(row.id, row.touched))[:MOST_READ]:
        try:
            found.setdefault(await is_alone(registry, row.id), times.get(row.id, row.touched))
        except StoreTrouble:
            raise
        except Refusal:  # it can't be read
            continue
        if len(found) == 2:
            break
    return found
