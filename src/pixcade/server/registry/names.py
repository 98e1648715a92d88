"""Takes a person's name out of tables: out of lists, records, chat and open rooms, a few tables at a time."""

from collections.abc import Sequence

from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.replays.replay import TAKEN_OUT
from pixcade.server.services.cluster_messages import Renamed, topic, written
from pixcade.store.api import NameGone

AT_ONCE = 50
"""So many tables are written together; between them everything else goes on."""


async def take_name_out(registry: RoomRegistry, person: str) -> None:
    """Take a person's name out of all their finished games."""
    last = ""
    while tables := await registry.services.store.games_of(person, after=last, most=AT_ONCE):
        await take_name_out_of(registry, person, tables)
        last = tables[-1]


async def take_name_out_of(registry: RoomRegistry, person: str, tables: Sequence[str]) -> None:
    """Take a person's name out of what is kept of these tables, and out of finished ones that are open."""
    services = registry.services
    for at in range(0, len(tables), AT_ONCE):
        some = tables[at : at + AT_ONCE]
        await services.store.write(*(NameGone(person, table, TAKEN_OUT) for table in some))
        for table in some:
            await show_again(registry, table)
            if not services.bus.alone:
                services.bus.publish(topic(table), written(Renamed()))


async def show_again(registry: RoomRegistry, table: str) -> None:
    """Show the names that still stand to whoever is at a finished table now."""
    room = registry.rooms.get(table)
    if room is None or not room.table.over:
        return
    game = await registry.services.store.game(table)
    if game is not None:
        async with room.lock:
            room.show_names(game)
