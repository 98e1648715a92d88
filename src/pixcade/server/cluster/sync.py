"""Cluster sync: what other processes of this server have done at tables that are open here, and who is connected there.

The store is authoritative. The bus carries only notifications that a log has grown, and presence; a lost notification
is made up for by comparing the heads of logs every two seconds, as long as anybody is connected.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress

import msgspec

from pixcade.protocol.server_messages import Followed
from pixcade.server.access.guest import Guest
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.cluster.peers import Peers
from pixcade.server.registry.maintenance import BEAT, announced
from pixcade.server.registry.names import show_again
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.registry.surroundings import last_alive
from pixcade.server.replays.replay import shown
from pixcade.server.rooms.broadcast import Distant
from pixcade.server.rooms.chat import resend, tell, untell
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.room import Room
from pixcade.server.services.bundle import JUMP
from pixcade.server.services.cluster_messages import (
    EVERYBODY,
    Announcing,
    AnyNews,
    Barred,
    ConnectedPerson,
    Following,
    Gone,
    Granted,
    Grown,
    Here,
    Missed,
    Nameless,
    Person,
    Renamed,
    Spoken,
    Unspoken,
    Used,
    read,
    topic,
    written,
)
from pixcade.server.ws.connection import ClientSocket
from pixcade.server.ws.endpoint import TableSocketServer
from pixcade.store.api import StoreTrouble
from pixcade.table.codec import InvalidLog

COMPARED = 2_000
"""Interval of comparing the heads of logs, in milliseconds."""
ALIVE_WITHIN = 2 * BEAT + JUMP
"""Milliseconds: whoever lives has told the store so within them, where the clocks go as they should."""
REFRESHED = 5_000
"""Presence broadcast interval, in milliseconds."""
BELIEVED = 15_000
"""Presence expiry: milliseconds without a broadcast after which people elsewhere count as gone."""
RELOADED = 10_000
"""Interval of reloading bans and announcements, in milliseconds, in case a notification was lost."""
USED_TOLD = 250
"""Interval of publishing used rate limits, in milliseconds."""


class ClusterSync:
    """What this process knows of the others, for all its rooms."""

    def __init__(self, registry: RoomRegistry, sockets: TableSocketServer, authenticator: Authenticator) -> None:
        self.registry = registry
        self.services = registry.services
        self.bus = registry.services.bus
        self.sockets = sockets
        self.authenticator = authenticator
        self.reading: set[str] = set()
        """The tables whose logs are being read further."""
        self.looked: int | None = None
        """The bus's `healthy_since` when we last resynchronised everything."""
        self.dropped = 0
        """The count of our dropped messages that the others were told of."""
        self.peers = Peers(registry.services, self.who_is_connected)
        registry.cluster = self

    async def begin(self) -> None:
        """Subscribe, before clients connect, and go by the time of those who live already."""
        self.services.limits.tells = not self.bus.alone  # otherwise usage would be gathered for nobody
        self.bus.subscribe(EVERYBODY, self.heard_by_all)
        await self.join_time_of_others()
        self.looked = self.bus.healthy_since

    async def join_time_of_others(self) -> None:
        """Where the database's clock has jumped, and others live by the time before that, go by theirs."""
        if self.bus.alone:
            return
        alive = last_alive(await self.services.store.settings()) or 0
        late = 0 < alive < self.services.time.now() - ALIVE_WITHIN
        if late and await self.bus.hears(EVERYBODY) and await self.peers.another_answers():
            self.services.time.join(alive)
            self.bus.time_was_set()

    async def live(self) -> None:
        """Run the periodic tasks."""
        every = {USED_TOLD: self.tell_used, REFRESHED: self.refresh}
        passed = 0
        while not self.bus.alone:  # with no other process there is nothing to do
            await asyncio.sleep(USED_TOLD / 1000)
            passed += USED_TOLD
            for milliseconds, act in every.items():
                if passed % milliseconds == 0:
                    act()
            with suppress(StoreTrouble):  # of which the operator is told when somebody looks at the store
                if passed % COMPARED == 0:
                    await self.compare()
                    self.tell_missed()
                    if self.bus.healthy and self.bus.healthy_since != self.looked:
                        self.registry.tasks.begin(self.look_again())
                if passed % RELOADED == 0:
                    await self.follow_clock()
                    await self.reload()
                    if not self.bus.healthy:
                        self.registry.tasks.begin(self.look_again())

    async def follow_clock(self) -> None:
        """Go by the database's clock, which all processes share: those of their machines may differ by minutes."""
        at = None if self.bus.alone else await self.services.store.clock()
        if at is not None:
            self.services.time.follow(at)

    # Rooms

    def opened(self, room: Room) -> None:
        """A room was opened here: subscribe to its topic, and request presence from the other processes."""
        if self.bus.alone:  # saves a query of the store for each room
            return
        self.bus.subscribe(topic(room.id), lambda message: self.heard(room, message))
        self.begin_task(room, self.listened(room))

    async def listened(self, room: Room) -> None:
        """Read what was missed before the subscription was in force, and request presence."""
        await self.bus.hears(topic(room.id))
        self.say_who_is_here(room, asks=True)
        heads = await self.services.store.heads([room.id])
        if heads.get(room.id, 0) > room.queue.ahead.number:
            self.read_on(room)
        await room.refresh_grants()

    def put_away(self, room: Room) -> None:
        """A room was closed here."""
        self.bus.publish(topic(room.id), written(Here(self.bus.process, ())))
        self.bus.unsubscribe(topic(room.id))

    def say_who_is_here(self, room: Room, *, asks: bool = False) -> None:
        """Publish who is connected to a table here."""
        people = tuple(
            Person(one.guest.browser, one.guest.person, one.screen, one.guest.program)
            for one in room.broadcast.connections
        )
        self.bus.publish(topic(room.id), written(Here(self.bus.process, people, asks)))

    def heard(self, room: Room, message: bytes) -> None:
        """Handle a message of another process about a table that is open here."""
        news = self.understood(message)
        if news is None or self.registry.rooms.get(room.id) is not room:
            return
        if isinstance(news, Grown):
            if news.number > room.table.number:
                self.read_on(room)
        elif isinstance(news, Here):
            self.are_there(room, news)
        elif isinstance(news, Granted):
            self.begin_task(room, self.grants_changed(room))
        elif isinstance(news, Spoken):
            self.begin_task(room, self.spoken(room, news.number))
        elif isinstance(news, Unspoken):
            untell(room, news.number)
        elif isinstance(news, Following):
            room.next_table = news.table
            room.broadcast.tell(Followed(news.table, news.seat))
        elif isinstance(news, Gone):
            self.registry.send_away(room, news.code)
        elif isinstance(news, Renamed):
            self.begin_task(room, show_again(self.registry, room.id))

    def understood(self, message: bytes) -> AnyNews | None:
        """Return a decoded message, or None for one that only a newer version understands."""
        try:
            return read(message)
        except msgspec.MsgspecError:
            return None

    def begin_task(self, room: Room, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""
        room.tasks.begin(work)

    # Logs

    def read_on(self, room: Room) -> None:
        """Read a table's log further, one reader at a time."""
        if room.id not in self.reading:
            self.reading.add(room.id)
            self.begin_task(room, self.caught_up(room))

    async def caught_up(self, room: Room) -> None:
        """Read a table's log to its end."""
        try:
            async with room.lock:
                self.reading.discard(room.id)  # a notification from now on needs another read
                await room.catch_up()
        except WrittenByNewerVersion as newer:
            self.registry.send_away(room, newer.code, again=True)
        except InvalidLog as error:
            self.services.log.note("log-damaged", level="error", table=room.id, code=error.code)
            self.registry.send_away(room, "server.table-damaged")
        finally:
            self.reading.discard(room.id)

    async def compare(self) -> None:
        """Find tables with clients here whose logs have grown: a notification may have been lost."""
        rooms = [room for room in self.registry.rooms.values() if room.broadcast.connections and not room.table.over]
        if not rooms:
            return
        heads = await self.services.store.heads([room.id for room in rooms])
        for room in rooms:
            if self.registry.rooms.get(room.id) is not room:
                continue
            if not heads.get(room.id, 0):  # a table without a log was removed
                self.registry.send_away(room, "server.no-such-table")
            elif heads[room.id] > room.queue.ahead.number:
                self.read_on(room)

    # Presence

    def are_there(self, room: Room, here: Here) -> None:
        """Store who is connected to a table in another process, until it expires."""
        until = self.services.time.now() + BELIEVED
        people = [Distant(Guest(one.browser, one.person, program=one.program), one.screen) for one in here.people]
        before = set(room.broadcast.elsewhere.get(here.process, (0, ()))[1])
        if people:
            room.broadcast.elsewhere[here.process] = until, people
        else:
            room.broadcast.elsewhere.pop(here.process, None)
        if here.asks:
            self.say_who_is_here(room)
        for one in people:
            if one not in before:  # they may count as absent here meanwhile
                room.presence.arrived(one)
        self.registry.tell_who_is_here(room, ours=False)

    def refresh(self) -> None:
        """Publish presence again, and drop what has expired."""
        self.peers.tell_connections(whole=True)
        now, since = self.services.time.now(), self.bus.healthy_since
        certain = since is not None and now >= since + BELIEVED  # all processes have had the time to publish
        for room in tuple(self.registry.rooms.values()):
            if room.broadcast.connections:
                self.say_who_is_here(room)
            lost = [process for process, (until, _) in room.broadcast.elsewhere.items() if until <= now and certain]
            for process in lost:
                del room.broadcast.elsewhere[process]
            if lost:
                room.presence.refresh()

    async def grants_changed(self, room: Room) -> None:
        """Read the grants again, and send clients here their own."""
        async with room.lock:
            await room.read_grants()
        if self.registry.rooms.get(room.id) is room:
            room.tell_everybody_own()

    async def spoken(self, room: Room, number: int) -> None:
        """Send clients here a chat message that was written in another process."""
        for line in await self.services.store.chat(room.id, after=number - 1):
            room.chat.last = max(room.chat.last or 0, line.number)
            if line.number == number:
                tell(room, line)

    # Lost messages

    def tell_missed(self) -> None:
        """Publish that messages were dropped, if some were."""
        if self.bus.healthy and self.bus.dropped > self.dropped:
            self.dropped = self.bus.dropped
            self.bus.publish(EVERYBODY, written(Missed()))

    async def look_again(self) -> None:
        """Resynchronise every table that is open here: messages about them may have been lost.

        Those without clients too: whoever comes next is let in by what is known here.
        """
        self.looked = self.bus.healthy_since
        for room in tuple(self.registry.rooms.values()):
            if self.registry.rooms.get(room.id) is room:
                await self.look_at(room)

    async def look_at(self, room: Room) -> None:
        """Resynchronise one table."""
        row = await self.services.store.table(room.id)
        if row is None or row.phase == "closed":
            self.registry.send_away(room, "server.closed" if row else "server.no-such-table")
            return
        await self.grants_changed(room)
        followers = await self.services.store.followers(room.id)
        if followers and room.next_table != followers[0].id:
            room.next_table = followers[0].id
            room.broadcast.tell(Followed(room.next_table))
        await resend(room)
        game = await self.services.store.game(room.id) if room.table.over else None
        if game is not None and shown(room.table, game) != room.table:
            await show_again(self.registry, room.id)

    # The whole server

    def heard_by_all(self, message: bytes) -> None:
        """Handle a message of another process that concerns the whole server."""
        news = self.understood(message)
        if isinstance(news, Used):
            self.services.limits.used_elsewhere(news.people, news.addresses)
        elif isinstance(news, Announcing | Barred):
            self.registry.tasks.begin(self.reload())
        elif isinstance(news, Nameless):
            self.registry.tasks.begin(self.authenticator.forget_name(tuple(self.sockets.open), news.person))
        elif isinstance(news, Missed):
            self.registry.tasks.begin(self.look_again())
        else:
            self.peers.heard(news)

    async def another_lives(self) -> bool:
        """Whether another process serves people now; True as well where nobody could be heard."""
        return await self.peers.another_lives()

    async def connected_elsewhere(self) -> list[ConnectedPerson]:
        """Return who is connected to other processes."""
        return [one for living in await self.peers.connected_elsewhere() for one in living.people]

    def who_is_connected(self) -> tuple[ConnectedPerson, ...]:
        """Return who is connected here."""
        tables = {one: room.id for room in self.registry.rooms.values() for one in room.broadcast.connections}
        found: dict[str, list[ClientSocket]] = {}
        for socket in self.sockets.open:
            found.setdefault(socket.guest.person, []).append(socket)
        return tuple(
            ConnectedPerson(
                person,
                own[0].guest.name,
                own[0].guest.address,
                own[0].guest.program,
                len(own),
                tuple(sorted({tables[one] for one in own if one in tables})),
            )
            for person, own in found.items()
        )

    def tell_used(self) -> None:
        """Publish which rate limits were used here."""
        self.peers.tell_connections()
        people, addresses = self.services.limits.told()
        if people or addresses:
            self.bus.publish(EVERYBODY, written(Used(people, addresses)))

    async def reload(self) -> None:
        """Read bans and announcements again, and apply them here."""
        await self.authenticator.load()
        self.authenticator.send_away_banned(self.sockets.open)
        settings = await self.services.store.settings()
        self.registry.announce(announced(settings, saving=self.registry.announced.saving))
