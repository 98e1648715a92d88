"""Maintenance of all rooms: evicting idle ones, deleting what is kept for a while, going on after a restart."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from msgspec.structs import replace as changed

from pixcade.core.errors import Refusal
from pixcade.protocol.server_messages import Announced
from pixcade.server.registry.create import LOBBY_KEPT
from pixcade.server.registry.idle_games import MOST_PLAYING, is_alone
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.registry.surroundings import ALIVE, Surroundings, last_alive
from pixcade.server.rooms.chat import CHAT_KEPT
from pixcade.server.rooms.presence import OUTAGE
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seats import SERVER
from pixcade.server.services.cluster_messages import Gone, topic, written
from pixcade.store.api import GameGone, OperatorSetting, StoreTrouble
from pixcade.store.errors import OK
from pixcade.table import commands

BEAT = 5_000
"""Milliseconds between two evictions of idle rooms."""
BUSY_LOOK = 1_000
"""How often people are told anew whether bots wait for a core."""
DAY = 24 * 3_600_000
GAME_KEPT = 30 * DAY
"""Milliseconds after which a game that nobody goes on with is stopped as it stands."""
ALONE_KEPT = 7 * DAY
"""The same for a game of one person against bots, such as one that goes on from a position."""
REMOVED_AT_ONCE = 20
"""So many finished games are removed together; between them everything else goes on."""


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

    def look(self) -> None:
        """Look at clocks and store, and tell everybody where nothing can be saved, or can again."""
        self.surroundings.look()
        saving = self.surroundings.store == OK
        if saving != self.registry.announced.saving:
            self.registry.announce(changed(self.registry.announced, saving=saving))

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
            self.send_away(table)
        for room in self.registry.rooms.values():
            if room.next_table in removed:
                room.next_table = ""
        await self.end_left_games()
        await self.remove_old_games()

    def send_away(self, table: str) -> None:
        """Say goodbye to everybody at a table that was removed, here and through other processes."""
        room = self.registry.rooms.get(table)
        if room is not None:
            self.registry.send_away(room, "server.no-such-table")
        if not self.services.bus.alone:
            self.services.bus.publish(topic(table), written(Gone("server.no-such-table")))

    async def end_left_games(self) -> None:
        """Stop games as they stand that nobody has gone on with for long."""
        store = self.services.store
        several, alone = self.surroundings.cutoff(GAME_KEPT), self.surroundings.cutoff(ALONE_KEPT)
        times = await store.last_times()
        for row in await store.tables(("playing",), most=MOST_PLAYING):
            if times.get(row.id, alone) >= alone:
                continue
            try:
                before = alone if await is_alone(self.registry, row.id) else several
                if times[row.id] < before:
                    await self.stop(await self.registry.room(row.id), before)
            except StoreTrouble:
                raise
            except Refusal:  # it can't be read, or another process has ended it
                continue
            except Exception as error:  # a bug of ours, which must not keep the others
                self.services.log.fault(error, table=row.id)

    async def stop(self, room: Room, before: int) -> None:
        """Stop the game of a room, if nothing has happened in it since a time, and evict the room."""
        await room.perform(
            lambda table, now: commands.stop(table, now, by=SERVER) if table.time < before and not table.over else None
        )
        room.wanted = 0
        self.registry.evict_if_idle(room)

    async def remove_old_games(self) -> None:
        """Remove finished games that are older than the operator keeps them."""
        days, store = self.services.policy.keep_games, self.services.store
        if not days:
            return
        before = self.surroundings.cutoff(days * DAY)
        while games := await store.games(before=before, most=REMOVED_AT_ONCE):
            await self.services.fair_turns.turn()
            await store.write(*(GameGone(game.table) for game in games))
            for game in games:
                self.send_away(game.table)

    async def begin(self) -> bool:
        """At the start: whether games have to be resumed, since no other process lives. Clocks stand from then on."""
        settings = await self.services.store.settings()
        self.registry.announced = announced(settings)
        alive = last_alive(settings) or 0
        if self.services.bus.alone:  # or a life of seconds would leave no trace; others may be asked whether they live
            with suppress(StoreTrouble):  # which is told when the first look is taken
                await self.services.store.write(OperatorSetting(ALIVE, str(self.services.time.now())))
        # One that was stopped less than OUTAGE ago looks alive: where all of them were restarted, nobody answers.
        recent = not self.services.bus.alone and self.services.time.now() - alive < OUTAGE
        if recent and (self.registry.cluster is None or await self.registry.cluster.another_lives()):
            return False  # its tables go on
        self.registry.down = alive, self.services.time.now()
        return True

    async def resume_games(self) -> None:
        """After a start: end games that nobody has gone on with for long, and let those with clocks go on.

        All others are restored when somebody asks for them.
        """
        store = self.services.store
        await self.end_left_games()
        for row in await store.tables(("playing",), clocks=True, most=MOST_PLAYING):
            try:
                room = await self.registry.room(row.id)
                await self.note_clocks(room)
            except StoreTrouble:
                raise
            except Refusal:  # it can't be read, or another process that starts with us has ended it
                continue
            except Exception as error:  # as above
                self.services.log.fault(error, table=row.id)
                continue
            room.wanted = 0
            self.registry.evict_if_idle(room)
        if not self.services.bus.alone:  # who starts after us shall know at once
            await store.write(OperatorSetting(ALIVE, str(self.services.time.now())))

    async def note_clocks(self, room: Room) -> None:
        """Let the row of a table of an older version say that no clock runs there, so that it is not resumed again."""
        if self.services.bus.alone and room.row.clocks and room.table.settings.clock == "none":
            async with room.lock:
                room.row = replace(room.row, clocks=False)
                await self.services.store.write(room.row)


def announced(settings: Mapping[str, str], *, saving: bool = True) -> Announced:
    """Return what the operator says to everybody."""
    return Announced(settings.get("announcement", ""), settings.get("maintenance") == "on", saving)
