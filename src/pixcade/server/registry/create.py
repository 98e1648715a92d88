"""Creates tables, and those of rematches: first entries, seats and who may sit there, all written at once.

Whoever makes a table, in whichever way, passes `TableBuilder.open`: there it is decided whether they may.
"""

import base64
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from msgspec import structs

from pixcade.bots.api import SECRET_BYTES
from pixcade.core.errors import Refusal
from pixcade.core.names import clean_name
from pixcade.games import GAMES, PARTS, rules
from pixcade.protocol.client_messages import Rematch
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Done, Followed
from pixcade.server.access.guest import Guest
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.rooms.broadcast import Connection, encoded
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seat_keys import GUEST
from pixcade.server.rooms.seats import (
    KEY_BYTES,
    SERVER,
    free_name,
    own_seats,
    refuse_level,
    refuse_settings,
    refuse_twice,
    remembered,
    seats_changed,
)
from pixcade.server.rooms.series import series_before
from pixcade.server.rooms.views import phase_of
from pixcade.server.services.cluster_messages import Following
from pixcade.store.api import Browser, Conflict, Grant, LogLine, Store, TableRow, Write
from pixcade.table import commands
from pixcade.table.codec import encode
from pixcade.table.entries import Entry
from pixcade.table.fold import fold
from pixcade.table.settings import TableSettings
from pixcade.table.table import SeatState, Table

ID_BYTES = 10
LOBBY_KEPT = 24 * 3_600_000
"""Milliseconds after which a lobby that nobody has touched is removed."""
MOST_ALONG = 100
"""So many who have watched and left come along to a rematch; the others need the link."""
MakesEntry = Callable[[Table, int], Entry | None]


class TableBuilder:
    """A table that is being made: all of it is written at once, or nothing."""

    def __init__(self, registry: RoomRegistry, guest: Guest, id: str = "") -> None:
        """Begin with an id, or a random one."""
        self.registry = registry
        self.services = registry.services
        self.guest = guest
        self.id = id or base64.b32encode(self.services.random_bytes(ID_BYTES)).decode().lower()
        self.table: Table | None = None
        self.writes: list[Write] = []

    async def open(self, settings: TableSettings, *, host: str, previous: str = "", match: str = "") -> None:
        """Open the table with its host. Raises a Refusal where its maker may make no table now."""
        refuse_creating(self.registry, self.guest)
        now, invitations = self.services.time.now(), self.registry.invitations
        seed = int.from_bytes(self.services.random_bytes(4))
        game = GAMES[settings.game]
        opened = commands.open_table(self.id, now, game, settings, seed=seed, previous=previous, match=match)
        self.writes.append(
            TableRow(
                id=self.id,
                game=settings.game,
                phase="lobby",
                public=settings.public,
                created=now,
                touched=now,
                code=invitations.digest(await invitations.free_code(self.id)),
                secret=self.services.random_bytes(SECRET_BYTES),
                previous=previous,
                clocks=settings.clock != "none",
            )
        )
        self.add(opened)
        self.append(lambda table, now: commands.host(table, now, host))
        self.writes.append(Grant(self.id, GUEST, self.guest.browser))

    def add(self, entry: Entry) -> None:
        """Add an entry."""
        self.table = fold(self.table, entry, rules)
        self.writes.append(LogLine(self.id, entry.number, encode(entry)))

    def append(self, ask: MakesEntry) -> None:
        """Ask the table for an entry and add it, if there is one."""
        assert self.table is not None
        entry = ask(self.table, self.services.time.now())
        if entry is not None:
            self.add(entry)

    def fill(self, at: int, seat: NewSeat) -> None:
        """Fill a seat with a bot, or with whoever makes the table."""
        if seat.holder == "bot":
            assert self.table is not None
            refuse_level(self.services.policy, seat.level)
            refuse_twice(self.table, at, seat.level)
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.level))
        elif seat.holder == "me":
            assert self.table is not None
            key, guest = self.services.secret(KEY_BYTES), self.guest
            name = free_name(self.table, at, seat.name)
            self.append(
                lambda table, now: commands.sit(table, now, at, name, key, person=guest.person, program=guest.program)
            )
            self.writes.append(Grant(self.id, key, guest.browser))
            if not any(isinstance(one, Browser) for one in self.writes):  # the others are guests at this device
                self.writes.append(remembered(guest, clean_name(seat.name), self.services.time.now()))

    def follow(self, at: int, seat: SeatState, browsers: Sequence[str]) -> None:
        """Fill a seat as it was at another table."""
        key = self.services.secret(KEY_BYTES)
        if seat.holder == "bot":
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.name, by=SERVER))
        elif seat.holder == "person":
            self.append(
                lambda table, now: commands.sit(
                    table, now, at, seat.name, key, person=seat.person, program=seat.program
                )
            )
            self.writes += [Grant(self.id, key, browser) for browser in browsers]

    async def finish(self) -> Room:
        """Write everything, and open the room. Raises Conflict where somebody has made the same table."""
        assert self.table is not None
        row = next(one for one in self.writes if isinstance(one, TableRow))
        if self.table.started:
            self.writes[self.writes.index(row)] = row = replace(row, phase=phase_of(self.table), code="")
        await self.services.store.write(*self.writes)
        grants = [one for one in self.writes if isinstance(one, Grant)]
        room = self.registry.open(Room(self.services, row, self.table, {}, grants))
        room.chat.silent = self.services.bus.alone  # nobody was there to write anything
        await seats_changed(room, ())
        return room


def refuse_creating(registry: RoomRegistry, guest: Guest) -> None:
    """Raise a Refusal unless somebody may make a table now, and take it from their budget."""
    registry.refuse_maintenance()
    if registry.services.policy.tables_by == "host" and not guest.here:
        raise Refusal("server.tables-by-host")
    registry.services.limits.take("create", guest.person, guest.address)


async def create_table(
    registry: RoomRegistry, guest: Guest, settings: TableSettings, seats: Sequence[NewSeat], *, start: bool = False
) -> Room:
    """Make a table with somebody as its host, and let the game begin at once if asked to. Raises a Refusal."""
    refuse_settings(registry.services.policy, settings)
    builder = TableBuilder(registry, guest)
    await builder.open(settings, host=guest.person)
    for at, seat in enumerate(seats):
        builder.fill(at, seat)
    if start:
        builder.append(commands.start)
    return await builder.finish()


async def rematch(registry: RoomRegistry, room: Room, connection: Connection, asked: Rematch) -> None:
    """Answer with the table that follows a finished one, made if this is the first to ask. Raises a Refusal."""
    guest, services = connection.guest, registry.services
    if not room.keys.has_played(guest.browser) and not room.is_host(guest):
        raise Refusal("server.players-only")
    if not room.table.over:
        raise Refusal("server.not-over")
    async with room.lock:
        following = room.next_table if services.bus.alone else await follower(services.store, room.id)
        if not following:
            with suppress(Conflict):  # another process was first, and has made the same
                following = (await create_rematch(registry, room, guest, asked)).id
            if not services.bus.alone:
                following = await follower(services.store, room.id)
        if room.next_table != following:
            room.next_table = following
            seat = min(own_seats(room, connection), default=-1)
            room.broadcast.tell(Followed(following, seat))
            room.tell_cluster(Following(following, seat))
    connection.push(encoded(Done(asked.id, 0, values={"table": following})))


async def follower(store: Store, table: str) -> str:
    """Return the table that follows another; empty where none does."""
    followers = await store.followers(table)
    return followers[0].id if followers else ""


def rematch_id(registry: RoomRegistry, table: str) -> str:
    """Return the id of the table that follows another: the same for whoever makes it now, and nobody can guess it.

    It is another one by the time that a lobby nobody came to has been removed.
    """
    day = registry.services.time.now() // LOBBY_KEPT
    digest = bytes.fromhex(registry.services.identity.digest(f"rematch {table} {day}"))
    return base64.b32encode(digest[:ID_BYTES]).decode().lower()


async def create_rematch(registry: RoomRegistry, room: Room, guest: Guest, asked: Rematch) -> Room:
    """Make the table of a rematch, with the same settings: everybody has the seat they had, on all their devices.

    Whoever was host is it again if they are still there, otherwise whoever asks.
    """
    table, store = room.table, registry.services.store
    match = await match_after(store, table, asked)
    settings = next_settings(table.settings, asked)
    builder = TableBuilder(registry, guest, rematch_id(registry, room.id))
    hosting = any(room.is_host(connection.guest) for connection in room.broadcast.everybody())
    await builder.open(settings, previous=table.id, host=table.host if hosting else guest.person, match=match)
    for at, seat in enumerate(table.seats):
        builder.follow(at, seat, room.keys.holders(seat.key))
    builder.writes += [Grant(builder.id, GUEST, browser) for browser in company_of(room)]
    following = await builder.finish()
    following.series = await series_before(store, table.id, match)
    return following


def company_of(room: Room) -> set[str]:
    """Return the browsers that may come along: all that have played or are there, and the last of those who watched."""
    there = {one.guest.browser for one in room.broadcast.everybody()}
    known = room.keys.browsers()
    along = {browser for browser in known if browser in there or room.keys.has_played(browser)}
    return along | set([browser for browser in known if browser not in along][-MOST_ALONG:])


async def match_after(store: Store, table: Table, asked: Rematch) -> str:
    """Return the table with which the match of a rematch began; empty where it begins with the rematch."""
    if not table.settings.best_of:
        return table.id if asked.best_of else ""
    began = table.match or table.id
    series = await series_before(store, table.id, began)
    return "" if series.match.is_decided(table.settings.best_of) else began


def next_settings(settings: TableSettings, asked: Rematch) -> TableSettings:
    """Return the settings of a rematch. One that began at a position of its own is played from there again."""
    settings = structs.replace(settings, best_of=settings.best_of or asked.best_of)
    next_options = PARTS[settings.game].next_options
    if settings.start or next_options is None:
        return settings
    options = next_options(settings.options, "roles" not in asked.keep, "board" not in asked.keep)
    return structs.replace(settings, options=options)
