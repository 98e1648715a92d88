"""Removes a person's name from tables: from lists, records, chat and rooms, a few tables at a time."""

from collections.abc import Sequence

from pixcade.room.replay import TAKEN_OUT
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import NameGone

AT_ONCE = 50
"""Tables written in one batch; other work runs between batches."""


async def take_name_out(rooms: Rooms, person: str) -> None:
    """Remove a person's name from all finished tables where they played or wrote."""
    rows = await rooms.services.store.tables_of(person)
    await take_name_out_of(rooms, person, [row.id for row in rows if row.phase in ("over", "closed")])


async def take_name_out_of(rooms: Rooms, person: str, tables: Sequence[str]) -> None:
    """Remove a person's name from these tables, both stored and in memory."""
    services = rooms.services
    for at in range(0, len(tables), AT_ONCE):
        some = tables[at : at + AT_ONCE]
        await services.store.write(*(NameGone(person, table, TAKEN_OUT) for table in some))
        for table in some:
            rooms.drop(table, "server.going-down", again=True)  # clients reconnect and see the remaining names
