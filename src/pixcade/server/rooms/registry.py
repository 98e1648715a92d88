"""All rooms of this process: tables are made here, found here, and put away when nobody is at them."""

import asyncio
import base64
import hmac
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from pixcade.core.errors import Refusal
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Announced, Followed
from pixcade.server.access.guest import Guest
from pixcade.server.access.tokens import CODE_LENGTH, CODE_SIGNS, clean_code
from pixcade.server.rooms.chat import CHAT_KEPT, SpectatorChatReveal
from pixcade.server.rooms.create import ID_BYTES, TableBuilder
from pixcade.server.rooms.presence import OUTAGE, BackgroundTasks, Bots, Presence, RoomTasks
from pixcade.server.rooms.room import GUEST, Connection, Room, restored
from pixcade.server.rooms.seats import SERVER, refuse_settings
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import Following, Gone, topic, written
from pixcade.store.api import Conflict, Grant, OperatorSetting, StoreTrouble
from pixcade.table import commands
from pixcade.table.codec import InvalidLog
from pixcade.table.settings import TableSettings

INVITE_DIGITS = 32
ALIVE = "alive"
"""The setting that says when the server was last known to live."""
BEAT = 5_000
STAYS = 30_000
"""So long a room waits for whoever has asked for it: longer than a socket may take to say hello."""
LOBBY_KEPT = 24 * 3_600_000
"""Milliseconds after which a lobby that nobody has touched is removed."""
GAME_KEPT = 30 * 24 * 3_600_000
"""Milliseconds after which a game that nobody goes on with is stopped as it stands, at the next start."""
BUSY_LOOK = 1_000
"""How often the page is told anew whether bots wait for a core."""


class ClusterPeers(Protocol):
    """The other processes, as far as rooms are concerned: see `pixcade.server.cluster.sync`."""

    def opened(self, room: Room) -> None:
        """A room is open here."""

    def put_away(self, room: Room) -> None:
        """A room is here no more."""

    def say_who_is_here(self, room: Room) -> None:
        """Somebody has come or gone."""


class RoomRegistry:
    """The rooms of one process."""

    def __init__(self, services: Services, *, paced: bool = True) -> None:
        """Open with no room."""
        self.services = services
        self.paced = paced
        self.rooms: dict[str, Room] = {}
        self.presences: dict[str, Presence] = {}
        self.bots: dict[str, Bots] = {}
        self.tasks: dict[str, RoomTasks] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.wanted: dict[str, int] = {}
        """When somebody last asked for each room: they may be on their way."""
        self.announced = Announced("", False)
        self.cluster: ClusterPeers | None = None
        self.errands = BackgroundTasks(services.log)
        """What is to be done for the whole server, beside everything else."""

    # Finding

    async def room(self, table: str) -> Room:
        """Return the room of a table. Raises a Refusal where there is none."""
        self.wanted[table] = self.services.time.now()
        try:
            return await self.found(table)
        except Refusal:
            self.wanted.pop(table, None)
            raise

    async def found(self, table: str) -> Room:
        """Return the room of a table, from memory or from the store. Raises a Refusal."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self.rooms:
                    return self.rooms[table]
                row = await self.services.store.table(table)
                if row is None or row.phase == "closed":
                    raise Refusal("server.no-such-table")
                try:
                    room = await restored(self.services, row)
                    return self.rooms.get(table) or self.open(room)
                except InvalidLog as error:
                    self.services.log.note("log-damaged", level="error", table=table, code=error.code)
                    raise Refusal("server.table-damaged") from None
        finally:
            if not lock.locked():
                self.loading.pop(table, None)

    def open(self, room: Room) -> Room:
        """Let everything go on beside a table."""
        tasks = RoomTasks(room)
        presence = Presence(room, tasks)
        bots = Bots(room, tasks, presence.somebody, paced=self.paced)
        room.followers = [bots, presence, SpectatorChatReveal(room, tasks)]
        self.rooms[room.id], self.tasks[room.id] = room, tasks
        self.presences[room.id], self.bots[room.id] = presence, bots
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
        if self.cluster is not None:
            self.cluster.put_away(room)
        self.tasks.pop(room.id).close()
        self.services.thinking.prefer(room.id, False)
        for known in (self.rooms, self.presences, self.bots, self.wanted):
            known.pop(room.id, None)
        self.services.metrics.rooms.set(len(self.rooms))

    def send_away(self, room: Room, code: str, *, again: bool = False) -> None:
        """Say goodbye to everybody in a room, and forget it."""
        for connection in tuple(room.connections):
            connection.end(code, again=again)
        if self.rooms.get(room.id) is room:
            self.put_away(room)

    def arrived(self, room: Room, connection: Connection) -> None:
        """Somebody has come into a room."""
        room.connections.add(connection)
        self.services.metrics.connections.inc()
        self.tell_who_is_here(room)
        self.presences[room.id].arrived(connection)
        self.bots[room.id].wake()

    def noticed(self, room: Room, browser: str) -> None:
        """A browser that may be here already has a seat from now on."""
        for connection in tuple(room.connections):
            if connection.guest.browser == browser:
                self.presences[room.id].arrived(connection)
        self.presences[room.id].look()

    def left(self, room: Room, connection: Connection) -> None:
        """Somebody has gone; a room in which nothing will happen is put away."""
        room.connections.discard(connection)
        self.services.metrics.connections.dec()
        if self.rooms.get(room.id) is not room:
            return
        self.tell_who_is_here(room)
        self.presences[room.id].left(connection)
        self.bots[room.id].wake()
        self.put_away_if_idle(room)

    def tell_who_is_here(self, room: Room) -> None:
        """Let the other processes know who is at a table here."""
        if self.cluster is not None:
            self.cluster.say_who_is_here(room)

    def put_away_if_idle(self, room: Room) -> None:
        """Put a room away if nobody is in it or on their way there, and no clock runs."""
        if self.services.time.now() < self.wanted.get(room.id, -STAYS) + STAYS:
            return
        idle = not room.connections and self.presences[room.id].timer is None
        quiet = not room.turn.locked() and not room.writing and not room.gathered
        if idle and quiet and not self.tasks[room.id].tasks:
            self.put_away(room)

    # Secrets that need no keeping: both follow from the server's key

    def invite(self, table: str) -> str:
        """Return what stands after the # of a link to a table."""
        return self.services.identity.digest(f"invite {table}")[:INVITE_DIGITS]

    def code(self, table: str, attempt: int = 0) -> str:
        """Return the code that leads to a table while its lobby is open."""
        digest = bytes.fromhex(self.services.identity.digest(f"code {table} {attempt}"))
        return "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in digest[:CODE_LENGTH])

    def valid_code(self, room: Room) -> str:
        """Return the code of a table whose lobby is open, empty for any other."""
        if not room.row.code:
            return ""
        tried = (self.code(room.id, attempt) for attempt in range(8))
        return next((code for code in tried if self.services.identity.digest(f"join {code}") == room.row.code), "")

    # Letting in

    def may_enter(self, room: Room, guest: Guest) -> bool:
        """Whether somebody may come to a table: a public one, or one that they were let in to, or that is over."""
        return (
            (room.table.settings.public and self.services.policy.public)
            or room.table.over
            or guest.browser in room.holders
        )

    async def lets_in(self, room: Room, guest: Guest) -> bool:
        """As `may_enter`, for somebody who may have been let in by another process a moment ago."""
        if not self.may_enter(room, guest) and not self.services.bus.alone:
            async with room.turn:
                await room.read_grants()
        return self.may_enter(room, guest)

    async def enter(self, room: Room, guest: Guest, invite: str) -> None:
        """Let somebody in who has the link. Raises a Refusal."""
        self.services.limits.take("code", guest.person, guest.address)
        if not hmac.compare_digest(invite.encode(), self.invite(room.id).encode()):
            raise Refusal("server.wrong-invite")
        await self.admit(room, guest)

    async def admit(self, room: Room, guest: Guest) -> None:
        """Let somebody in."""
        async with room.turn:
            if guest.browser not in room.holders:
                grant = Grant(room.id, GUEST, guest.browser)
                await self.services.store.write(grant)
                room.granted(grant)

    async def enter_by_code(self, guest: Guest, code: str) -> Room:
        """Let somebody in who has typed the code of an open lobby; guesses are limited. Raises a Refusal."""
        self.services.limits.take("code", guest.person, guest.address)
        row = await self.services.store.table_by_code(self.services.identity.digest(f"join {clean_code(code)}"))
        if row is None or row.phase != "lobby":
            raise Refusal("server.wrong-code")
        room = await self.room(row.id)
        await self.admit(room, guest)
        return room

    # Making tables

    async def create(
        self, guest: Guest, settings: TableSettings, seats: Sequence[NewSeat], *, start: bool = False
    ) -> Room:
        """Make a table with somebody as its host, and let the game begin at once if asked to. Raises a Refusal."""
        self.refuse_maintenance()
        refuse_settings(self.services.policy, settings)
        making = TableBuilder(self, guest)
        await making.open(settings, host=guest.person)
        for at, seat in enumerate(seats):
            making.fill(at, seat)
        if start:
            making.append(commands.start)
        return await making.finish()

    def refuse_maintenance(self) -> None:
        """Raise a Refusal while no new games begin."""
        if self.announced.maintenance:
            raise Refusal("server.maintenance")

    async def rematch(self, room: Room, guest: Guest) -> str:
        """Return the table that follows a finished one, made if this is the first to ask: same roles, same settings."""
        if not room.has_played(guest) and not room.is_host(guest):
            raise Refusal("server.players-only")
        if not room.table.over:
            raise Refusal("server.not-over")
        async with room.turn:
            followers = await self.services.store.followers(room.id)
            if not followers:
                with suppress(Conflict):  # another process was first, and has made the same
                    followers = [(await self.followed(room, guest)).row]
                if not self.services.bus.alone:
                    followers = await self.services.store.followers(room.id)
            following = followers[0].id
            if room.next_table != following:
                room.next_table = following
                room.tell(Followed(following))
                room.tell_neighbours(Following(following))
        return following

    def following(self, table: str) -> str:
        """Return the id of the table that follows another: the same for whoever makes it now, and nobody can guess it.

        It is another one by the time that a lobby nobody came to has been removed.
        """
        digest = bytes.fromhex(
            self.services.identity.digest(f"rematch {table} {self.services.time.now() // LOBBY_KEPT}")
        )
        return base64.b32encode(digest[:ID_BYTES]).decode().lower()

    async def followed(self, room: Room, guest: Guest) -> Room:
        """Make the table of a rematch: everybody has the seat they had, on all the devices that they had it on.

        Whoever was host is it again if they are still there, otherwise whoever asks.
        """
        self.refuse_maintenance()
        table = room.table
        making = TableBuilder(self, guest, self.following(room.id))
        hosting = any(room.is_host(connection.guest) for connection in room.everybody())
        await making.open(
            table.settings,
            previous=table.id,
            host=table.host if hosting else guest.person,
        )
        for at, seat in enumerate(table.seats):
            making.follow(at, seat, room.browsers_with(seat.key))
        making.writes += [Grant(making.id, GUEST, browser) for browser in room.holders]
        return await making.finish()

    # Time

    async def beat(self) -> None:
        """What is done every few seconds: hearts beat, dead rooms are put away, the store knows that we live."""
        now = self.services.time.now()
        for room in tuple(self.rooms.values()):
            self.put_away_if_idle(room)
        await self.services.store.write(OperatorSetting(ALIVE, str(now)))

    def look_at_bots(self) -> None:
        """Tell people whether their bots wait for a core."""
        for room in self.rooms.values():
            if room.connections and self.bots[room.id].thinking:
                self.presences[room.id].look()

    async def tidy(self) -> None:
        """Delete what is kept only for a while."""
        now = self.services.time.now()
        removed = await self.services.store.tidy(
            chat_before=now - CHAT_KEPT, lobbies_before=now - LOBBY_KEPT, links_before=now
        )
        for table in removed:
            room = self.rooms.get(table)
            if room is not None:
                self.send_away(room, "server.no-such-table")
            if not self.services.bus.alone:
                self.services.bus.publish(topic(table), written(Gone("server.no-such-table")))
        for room in self.rooms.values():
            if room.next_table in removed:
                room.next_table = ""

    async def wake(self) -> None:
        """After a start: let every game that was going on go on, with its clocks standing for a while."""
        settings = await self.services.store.settings()
        self.announced = announced(settings)
        alive = int(settings.get(ALIVE, "0"))
        if not self.services.bus.alone and self.services.time.now() - alive < OUTAGE:
            return  # another process lives, and its tables go on
        for row in await self.services.store.tables(("playing",), most=100_000):
            try:
                room = await self.room(row.id)
            except Refusal:
                continue
            try:
                if self.services.time.now() - room.table.time > GAME_KEPT:
                    await room.perform(lambda table, now: commands.stop(table, now, by=SERVER))
                await self.presences[room.id].after_restart(alive)
            except StoreTrouble:
                raise
            except Refusal:  # another process that starts with us has done it
                self.presences[room.id].look()
            self.wanted.pop(room.id, None)
            self.put_away_if_idle(room)
        if not self.services.bus.alone:  # who starts after us shall know at once
            await self.services.store.write(OperatorSetting(ALIVE, str(self.services.time.now())))

    def close(self) -> None:
        """Stop everything that goes on."""
        self.errands.close()
        for room in tuple(self.rooms.values()):
            self.put_away(room)


def announced(settings: Mapping[str, str]) -> Announced:
    """Return what the operator says to everybody."""
    return Announced(settings.get("announcement", ""), settings.get("maintenance") == "on")
