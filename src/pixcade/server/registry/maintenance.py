"""Maintenance of all rooms: evicting idle ones, deleting what is kept for a while, going on after a restart."""

from collections.abc import Mapping

from pixcade.core.errors import Refusal
from pixcade.protocol.server_messages import Announced
from pixcade.server.registry.create import LOBBY_KEPT
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.registry.surroundings import ALIVE, Surroundings
from pixcade.server.rooms.chat import CHAT_KEPT
from pixcade.server.rooms.presence import OUTAGE
from pixcade.server.rooms.seats import SERVER
from pixcade.server.services.cluster_messages import Gone, topic, written
from pixcade.store.api import OperatorSetting, StoreTrouble
from pixcade.table import commands

BEAT = 5_000
"""Milliseconds between two evictions of idle rooms."""
BUSY_LOOK = 1_000
"""How often people are told anew whether bots wait for a core."""
GAME_KEPT = 30 * 24 * 3_600_000
"""Milliseconds after which a game that nobody goes on with is stopped as it stands, at the next start."""


class Maintenance:
    """What is done for all rooms of a process every few seconds, every hour, and at the start."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.services = registry.services
        self.surroundings = Surroundings(registry.services)

    async def beat(self) -> None:
        """Every few seconds: evict idle rooms, and let the store know that the server lives."""
        now = self.services.time.now()
        for room in tuple(self.registry.rooms.values()):
            self.registry.evict_if_idle(room)
        await self.services.store.write(OperatorSetting(ALIVE, str(now)))

    def tell_busy_bots(self) -> None:
        """Tell people whether their bots wait for a core."""
        for room in self.registry.rooms.values():
            if room.broadcast.connections and room.bots.thinking:
                room.presence.refresh()

    async def tidy(self) -> None:
        """Delete what is kept only for a while."""
        now = self.services.time.now()
        removed = await self.services.store.tidy(
            chat_before=self.surroundings.cutoff(CHAT_KEPT),
            lobbies_before=self.surroundings.cutoff(LOBBY_KEPT),
            links_before=now,
        )
        for table in removed:
            room = self.registry.rooms.get(table)
            if room is not None:
                self.registry.send_away(room, "server.no-such-table")
            if not self.services.bus.alone:
                self.services.bus.publish(topic(table), written(Gone("server.no-such-table")))
        for room in self.registry.rooms.values():
            if room.next_table in removed:
                room.next_table = ""

    async def resume_games(self) -> None:
        """After a start: let every game that was going on go on, with its clocks standing for a while."""
        settings = await self.services.store.settings()
        self.registry.announced = announced(settings)
        alive = int(settings.get(ALIVE, "0"))
        if not self.services.bus.alone and self.services.time.now() - alive < OUTAGE:
            return  # another process lives, and its tables go on
        for row in await self.services.store.tables(("playing",), most=100_000):
            try:
                room = await self.registry.room(row.id)
            except Refusal:
                continue
            try:
                if room.table.time < self.surroundings.cutoff(GAME_KEPT):
                    await room.perform(lambda table, now: commands.stop(table, now, by=SERVER))
                await room.presence.after_restart(alive)
            except StoreTrouble:
                raise
            except Refusal:  # another process that starts with us has done it
                room.presence.refresh()
            room.wanted = 0
            self.registry.evict_if_idle(room)
        if not self.services.bus.alone:  # who starts after us shall know at once
            await self.services.store.write(OperatorSetting(ALIVE, str(self.services.time.now())))


def announced(settings: Mapping[str, str]) -> Announced:
    """Return what the operator says to everybody."""
    return Announced(settings.get("announcement", ""), settings.get("maintenance") == "on")
