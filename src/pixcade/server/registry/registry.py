"""The registry of rooms: those of this process, found in memory or restored from the store, evicted when idle."""

import asyncio
from functools import partial
from typing import Protocol

from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import NOBODY, Owner
from pixcade.protocol.server_messages import Announced
from pixcade.server.registry.invitations import Invitations
from pixcade.server.rooms.bots import RoomBots
from pixcade.server.rooms.broadcast import Connection
from pixcade.server.rooms.chat import reveal_spectators
from pixcade.server.rooms.presence import Presence
from pixcade.server.rooms.restore import TableReader
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.tasks import BackgroundTasks
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import ConnectedPerson
from pixcade.server.services.fair_slots import Askers, owner_of
from pixcade.store.api import StoreTrouble
from pixcade.table.codec import InvalidLog

STAYS = 30_000
"""So long a room waits for whoever has asked for it: longer than a socket may take to say hello."""
CROWD = 32
CROWD_SECONDS = 0.1
"""Where more sockets than CROWD are at a table, everybody is told at most so often who has come or gone."""

NOTHING_ANNOUNCED = Announced("", False)


class ClusterPeers(Protocol):
    """The other processes, as far as rooms are concerned: see `pixcade.server.cluster.sync`."""

    def opened(self, room: Room) -> None:
        """A room is open here."""

    def put_away(self, room: Room) -> None:
        """A room is here no more."""

    def say_who_is_here(self, room: Room) -> None:
        """Somebody has come or gone."""

    async def another_lives(self) -> bool:
        """Whether another process serves people now."""

    async def connected_elsewhere(self) -> list[ConnectedPerson]:
        """Return who is connected to other processes."""


class RoomRegistry:
    """The rooms of one process."""

    def __init__(self, services: Services, *, paced: bool = True) -> None:
        self.services = services
        self.paced = paced
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, Askers] = {}
        """Tables that are being restored."""
        self.crowds: dict[str, bool] = {}
        """Tables at which it will soon be told who has come or gone, and whether that was one of ours."""
        self.announced = NOTHING_ANNOUNCED
        self.cluster: ClusterPeers | None = None
        self.tasks = BackgroundTasks(services.log)
        """What is to be done for the whole server, beside everything else."""
        self.invitations = Invitations(services, self)
        self.reader = TableReader(services)
        self.down: tuple[int, int] | None = None
        """From when to when no server lived, before this process did; None where another process still lived."""

    def announce(self, announced: Announced) -> None:
        """Tell everybody who is there, and whoever comes, if that is something new."""
        if announced != self.announced:
            self.announced = announced
            for room in self.rooms.values():
                room.broadcast.tell(announced)

    async def room(self, table: str, owner: Owner = NOBODY) -> Room:
        """Return the room of a table, from memory or, in turns by owner, from the store. Raises a Refusal.

        What the server itself wants to have is nobody's, who has a turn like everybody else.
        """
        room = self.rooms.get(table) or await self.load(table, owner)
        room.wanted = self.services.time.now()
        return room

    async def load(self, table: str, owner: Owner) -> Room:
        """Restore the room of a table from the store, once for all who ask. Raises a Refusal."""
        askers = self.loading.setdefault(table, Askers())
        try:
            with askers.joined_by(owner):
                async with askers.lock:
                    return self.rooms.get(table) or await self.restore(table, askers)
        finally:
            if not askers.owners:
                self.loading.pop(table, None)

    async def restore(self, table: str, askers: Askers) -> Room:
        """Restore the room of a table from the store. Raises a Refusal."""
        row = await self.services.store.table(table)
        if row is None or row.phase == "closed":
            raise Refusal("server.no-such-table")
        try:
            room = await self.reader.room(row, askers)
        except InvalidLog as error:
            self.services.log.note("log-damaged", level="error", table=table, code=error.code)
            raise Refusal("server.table-damaged") from None
        return self.rooms.get(table) or await self.resume(self.open(room))

    async def resume(self, room: Room) -> Room:
        """Let the clocks of a table that was just opened stand since the server was down. Raises StoreTrouble."""
        if self.down is None or room.table.time > self.down[1]:
            return room
        try:
            await room.presence.after_restart(self.down[0])
        except StoreTrouble:  # a clock must not run out because nobody could stop it
            self.put_away(room)
            raise
        except Refusal:  # another process that starts with us has done it
            room.presence.refresh()
        return room

    def open(self, room: Room) -> Room:
        """Let everything go on beside a table: bots, presence, clocks."""
        room.presence = Presence(room)
        room.bots = RoomBots(room, paced=self.paced)
        room.when_over = partial(reveal_spectators, room)
        self.rooms[room.id] = room
        if self.cluster is not None:
            self.cluster.opened(room)
        self.services.metrics.rooms.set(len(self.rooms))
        for seat in room.table.seats:
            if seat.holder == "bot" and not room.table.over:
                self.services.thinking.prepare(seat.name, room.table.game.info.id)
        return room

    def put_away(self, room: Room) -> None:
        """Forget a room that nobody is in; its table is in the store."""
        room.close()
        if self.cluster is not None and not self.services.bus.alone:
            self.cluster.put_away(room)
        self.services.thinking.prefer(room.id, False)
        self.rooms.pop(room.id, None)
        self.services.metrics.rooms.set(len(self.rooms))

    def send_away(self, room: Room, code: str, *, again: bool = False) -> None:
        """Say goodbye to everybody in a room, and forget it."""
        for connection in tuple(room.broadcast.connections):
            connection.end(code, again=again)
        if self.rooms.get(room.id) is room:
            self.put_away(room)

    def arrived(self, room: Room, connection: Connection) -> None:
        """Somebody has come into a room."""
        if not room.broadcast.connections:
            room.owner = owner_of(connection.guest)
        room.broadcast.connections.add(connection)
        self.services.metrics.open_sockets += 1
        room.presence.arrived(connection)
        self.tell_who_is_here(room)
        room.bots.wake()

    def noticed(self, room: Room, browser: str) -> None:
        """A browser that may be here already has a seat from now on."""
        for connection in tuple(room.broadcast.connections):
            if connection.guest.browser == browser:
                room.presence.arrived(connection)
        room.presence.refresh()

    def left(self, room: Room, connection: Connection) -> None:
        """Somebody has gone; a room in which nothing will happen is put away."""
        room.broadcast.connections.discard(connection)
        self.services.metrics.open_sockets -= 1
        if self.rooms.get(room.id) is not room:
            return
        room.presence.left(connection)
        self.tell_who_is_here(room)
        room.bots.wake()
        self.evict_if_idle(room)

    def tell_who_is_here(self, room: Room, *, ours: bool = True, at_once: bool = False) -> None:
        """Tell everybody at a table who is there; where one of `ours` came or went, the other processes too.

        A crowd is told later, together with whoever comes or goes in the next moment.
        """
        broadcast = room.broadcast
        people = broadcast.everybody() if broadcast.elsewhere else broadcast.connections
        if not at_once and len(people) > CROWD:
            if room.id not in self.crowds:
                asyncio.get_running_loop().call_later(CROWD_SECONDS, self.tell_crowd, room.id)
            self.crowds[room.id] = ours or self.crowds.get(room.id, False)
            return
        if ours and self.cluster is not None and not self.services.bus.alone:
            self.cluster.say_who_is_here(room)
        room.presence.refresh()

    def tell_crowd(self, table: str) -> None:
        """The moment is over."""
        ours = self.crowds.pop(table, False)
        if room := self.rooms.get(table):
            self.tell_who_is_here(room, ours=ours, at_once=True)

    def evict_if_idle(self, room: Room) -> None:
        """Put a room away if nobody is in it or on their way there, and no clock runs."""
        if self.services.time.now() < room.wanted + STAYS:
            return
        idle = not room.broadcast.connections and room.presence.timer is None
        if idle and not room.lock.locked() and room.queue.empty and not room.tasks.tasks:
            self.put_away(room)

    def refuse_maintenance(self) -> None:
        """Raise a Refusal while no new games begin."""
        if self.announced.maintenance:
            raise Refusal("server.maintenance")

    def close(self) -> None:
        """Stop everything that goes on."""
        self.tasks.close()
        for room in tuple(self.rooms.values()):
            self.put_away(room)
