"""Takes a person's name out of finished games: out of lists, records, chat and open rooms."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.replays.replay import TAKEN_OUT
from pixcade.server.services.cluster_messages import Renamed, topic, written
from pixcade.store.api import ChatGone, ChatLine, GameRow, NameGone, Store, Write


async def take_name_out(registry: RoomRegistry, person: str, table: str = "") -> None:
    """Take a person's name out of finished games, or of one: out of lists, records, what was written, open rooms."""
    store = registry.services.store
    await store.write(NameGone(person, table))
    for one in [table] if table else [game.table async for game in games_of(store, person)]:
        await unsign(store, one, person)
        await show_again(registry, one)
        if not registry.services.bus.alone:
            registry.services.bus.publish(topic(one), written(Renamed()))


async def unsign(store: Store, table: str, person: str) -> None:
    """Take a person's name from everything that they have written at a table."""
    writes = nameless(await store.chat(table), person)
    if writes:
        await store.write(*writes)


async def games_of(store: Store, person: str) -> AsyncIterator[GameRow]:
    """Return all games of a person."""
    before: int | None = None
    while rows := await store.games(person=person, before=before, most=1000):
        for row in rows:
            yield row
        before = rows[-1].ended


def nameless(lines: list[ChatLine], person: str) -> list[Write]:
    """Return what puts everything that a person has written in the same place again, without the name."""

    def both() -> Iterator[Write]:
        for line in lines:
            if line.person == person and line.name != TAKEN_OUT:
                yield ChatGone(line.table, line.number)
                yield replace(line, name=TAKEN_OUT)

    return list(both())


async def show_again(registry: RoomRegistry, table: str) -> None:
    """Show the names that still stand to whoever is at a finished table now."""
    room = registry.rooms.get(table)
    game = await registry.services.store.game(table)
    if room is None or game is None or not room.table.over:
        return
    async with room.lock:
        room.show_names(game)
