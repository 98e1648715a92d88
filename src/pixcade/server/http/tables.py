"""Tables over plain HTTP: creating and joining them, and moving seats between devices."""

from contextlib import suppress

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import (
    AskRunning,
    JoinByCode,
    JoinByLink,
    Joined,
    LinkMade,
    NewLink,
    NewTable,
    NoBody,
    OpenTables,
    RunningTable,
    RunningTables,
    SignOut,
    TableList,
    TableMade,
    TableSummary,
    UseLink,
)
from pixcade.room import inputs, offers
from pixcade.room.change import Saved
from pixcade.room.guest import Guest
from pixcade.room.listing import open_table, running_table
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.tables.create import create_table
from pixcade.server.tables.load import load_table
from pixcade.server.tables.open_room import OpenRoom
from pixcade.store.api import LinksGone, SeatLink, TableRow
from pixcade.table.codec import InvalidLog

LINK_SECONDS = 600
"""Lifetime of a seat link."""
MOST_OFFERED = 50


class TableRoutes:
    """Routes of tables: creating and joining them, and seats on several devices."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.authenticator = routes.authenticator

    def all(self) -> list[Route]:
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/tables", self.tables, ["GET"]),
            route("/api/tables", self.create, post),
            route("/api/open-seats", self.open_seats, ["GET"]),
            route("/api/tables/running", self.running, post),
            route("/api/join", self.join_by_code, post),
            route("/api/tables/{table}/join", self.join_by_link, post),
            route("/api/tables/{table}/link", self.link, post),
            route("/api/tables/{table}/use-link", self.use_link, post),
            route("/api/tables/{table}/sign-out", self.sign_out, post),
        ]

    async def tables(self, request: Request) -> TableList:
        """List public tables."""
        if not self.services.policy.public:
            raise PixcadeError("server.no-list")
        await self.authenticator.guest(request.scope)
        rows = await self.services.store.tables(("lobby", "playing"), public=True, most=100)
        summaries = []
        for row in rows:
            with suppress(PixcadeError):  # skip one that is damaged or just gone
                summaries.append(table_summary(await self.rooms.saved(row.id), self.rooms.watching(row.id)))
        return TableList(tuple(summaries))

    async def open_seats(self, request: Request) -> OpenTables:
        """List slow games with seats for others. They aren't loaded into memory."""
        if not self.services.policy.open_seats:
            raise PixcadeError("server.no-open-seats")
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        store, now = self.services.store, self.services.time.now()
        listed = []
        for row in await store.offered(now, MOST_OFFERED):
            with suppress(InvalidLog):
                table = await load_table(store, row.id)
                if offers.free_seats(table) and all(seat.person != guest.person for seat in table.seats):
                    listed.append(open_table(row, table, now))
        return OpenTables(tuple(listed))

    async def running(self, request: Request) -> RunningTables:
        """List those of the given tables that are in progress and where the guest has a seat."""
        body = await body_of(request, AskRunning)
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        store, now = self.services.store, self.services.time.now()
        own: dict[TableRow, set[int]] = {}
        for row, seat in await store.own_seats(guest.browser):
            if row.id in body.tables or row.pace:
                own.setdefault(row, set()).add(seat)
        seats = await store.seats([row.id for row in own])
        awaited = {one.person for row in own if row.pace for one in seats[row.id] if one.awaited and one.person}
        back = {who: max((one.until for one in await store.days_off(who, now)), default=0) for who in awaited}
        summaries = [running_table(row, seats[row.id], mine, now, back) for row, mine in own.items()]
        places = {table: at for at, table in enumerate(body.tables)}

        def order(one: RunningTable) -> tuple[bool, bool, int, int]:
            return not one.due, one.left < 0, one.left, places.get(one.table, len(places))

        return RunningTables(tuple(sorted(summaries, key=order)))

    async def create(self, request: Request) -> TableMade:
        body = await body_of(request, NewTable)
        guest = await self.authenticator.guest(request.scope)
        new = await create_table(self.rooms, guest, body.settings, body.seats, start=body.start)
        code = "" if new.table.started else self.rooms.code(new.id, new.code)
        return TableMade(new.id, self.rooms.invite(new.id), code)

    async def join_by_code(self, request: Request) -> Joined:
        """Join by the code of an open lobby."""
        body = await body_of(request, JoinByCode)
        guest = await self.authenticator.guest(request.scope)
        return joined_view(await self.rooms.invitations.enter_by_code(guest, body.code))

    async def join_by_link(self, request: Request) -> Joined:
        """Join by the fragment of a link."""
        body = await body_of(request, JoinByLink)
        guest = await self.authenticator.guest(request.scope)
        return joined_view(await self.rooms.invitations.enter(guest, str(request.path_params["table"]), body.invite))

    async def guest_and_room(self, request: Request, budget: str) -> tuple[Guest, OpenRoom]:
        """Return the guest and the room of a request. Taken from their budget first: without it no table is loaded."""
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take(budget, guest.person, guest.address)
        return guest, await self.rooms.room(str(request.path_params["table"]))

    # Devices

    async def link(self, request: Request) -> LinkMade:
        """Create a link that moves a seat to another device; only a device that holds the seat gets one."""
        body = await body_of(request, NewLink)
        guest, room = await self.guest_and_room(request, "join")
        key = held_key(room, guest, body.seat)
        secret = self.services.secret()
        expires = self.services.time.now() + LINK_SECONDS * 1000
        await self.services.store.write(
            SeatLink(self.services.identity.digest(f"link {secret}"), room.id, key, expires)
        )
        return LinkMade(secret, LINK_SECONDS)

    async def use_link(self, request: Request) -> Joined:
        """Move a seat to this device."""
        body = await body_of(request, UseLink)
        guest, room = await self.guest_and_room(request, "code")
        now = self.services.time.now()
        link = await self.services.store.take_link(self.services.identity.digest(f"link {body.secret}"), now)
        if link is None or link.table != room.id:
            raise PixcadeError("server.wrong-link")
        await room.ask(guest, inputs.UseLink(link.key))
        return joined_view(room)

    async def sign_out(self, request: Request) -> NoBody:
        """Make this device the only one that holds a seat."""
        body = await body_of(request, SignOut)
        guest, room = await self.guest_and_room(request, "message")
        await self.services.store.write(LinksGone(room.id, held_key(room, guest, body.seat)))
        await room.ask(guest, inputs.SignOut(body.seat))
        return NoBody()


def joined_view(room: OpenRoom) -> Joined:
    """Describe a table to a guest who may join it."""
    free = (at for at, seat in enumerate(room.table.seats) if seat.holder == "open")
    return Joined(room.id, screen=any(one.screen for one in room.sockets), seat=next(free, -1))


def held_key(room: OpenRoom, guest: Guest, seat: int) -> str:
    """Return the key of the guest's seat. Raises a PixcadeError."""
    key = room.room.saved.keys.seats(room.table, guest.browser).get(seat)
    if key is None:
        raise PixcadeError("table.not-your-seat", seat=seat + 1)
    return key


def table_summary(saved: Saved, watching: int) -> TableSummary:
    """Summarise a table for a list."""
    table = saved.table
    return TableSummary(
        table=table.id,
        game=table.game.info.id,
        phase=saved.row.phase,
        free=sum(seat.holder == "open" for seat in table.seats),
        players=tuple(seat.name for seat in table.seats if seat.holder != "open"),
        bots=tuple(seat.holder == "bot" for seat in table.seats if seat.holder != "open"),
        clock=table.settings.clock,
        milliseconds=table.settings.milliseconds,
        watching=watching,
    )
