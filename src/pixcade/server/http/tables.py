"""Tables over plain HTTP: making and joining them, and seats that move from device to device."""

from collections.abc import Collection
from contextlib import suppress

from starlette.requests import Request
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.protocol.http_messages import (
    AskRunning,
    JoinByCode,
    JoinByLink,
    Joined,
    LinkMade,
    NewLink,
    NewTable,
    NoBody,
    RunningTable,
    RunningTables,
    SignOut,
    TableMade,
    TablesTold,
    TableTold,
    UseLink,
)
from pixcade.server.access.guest import Guest
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.registry.create import create_table
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seats import seats_changed
from pixcade.server.services.fair_slots import owner_of
from pixcade.store.api import Grant, SeatLink

LINK_SECONDS = 600
"""How long a seat link works."""


class TableRoutes:
    """Routes of tables: making and joining them, and seats on several devices."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.registry = routes.registry
        self.services = routes.services
        self.authenticator = routes.authenticator

    def all(self) -> list[Route]:
        """Return every route."""
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/tables", self.tables, ["GET"]),
            route("/api/tables", self.create, post),
            route("/api/tables/running", self.running, post),
            route("/api/join", self.join_by_code, post),
            route("/api/tables/{table}/join", self.join_by_link, post),
            route("/api/tables/{table}/link", self.link, post),
            route("/api/tables/{table}/use-link", self.use_link, post),
            route("/api/tables/{table}/sign-out", self.sign_out, post),
        ]

    async def tables(self, request: Request) -> TablesTold:
        """List public tables."""
        if not self.services.policy.public:
            raise Refusal("server.no-list")
        owner = owner_of(await self.authenticator.guest(request.scope))
        rows = await self.services.store.tables(("lobby", "playing"), public=True, most=100)
        told = []
        for row in rows:
            with suppress(Refusal):  # one that is damaged or just gone is in no list, and keeps no other out of it
                told.append(table_told(await self.registry.room(row.id, owner)))
        return TablesTold(tuple(told))

    async def running(self, request: Request) -> RunningTables:
        """List those of some tables that go on and at which somebody has a seat."""
        asked = await body_of(request, AskRunning)
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        told = []
        for table in dict.fromkeys(asked.tables):
            with suppress(Refusal):
                room = await self.registry.room(table, owner_of(guest))
                seats = room.keys.seats(room.table, guest.browser)
                if seats and not room.table.over:
                    told.append(running_told(room, seats.keys(), self.services.time.now()))
        return RunningTables(tuple(sorted(told, key=lambda one: not one.due)))

    async def create(self, request: Request) -> TableMade:
        """Make a table."""
        asked = await body_of(request, NewTable)
        guest = await self.authenticator.guest(request.scope)
        room = await create_table(self.registry, guest, asked.settings, asked.seats, start=asked.start)
        invitations = self.registry.invitations
        return TableMade(room.id, invitations.invite(room.id), invitations.valid_code(room))

    async def join_by_code(self, request: Request) -> Joined:
        """Let somebody in by the code of an open lobby."""
        asked = await body_of(request, JoinByCode)
        guest = await self.authenticator.guest(request.scope)
        return Joined((await self.registry.invitations.enter_by_code(guest, asked.code)).id)

    async def join_by_link(self, request: Request) -> Joined:
        """Let somebody in by what stood after the # of a link."""
        asked = await body_of(request, JoinByLink)
        guest = await self.authenticator.guest(request.scope)
        room = await self.registry.invitations.enter(guest, str(request.path_params["table"]), asked.invite)
        return Joined(room.id)

    async def guest_and_room(self, request: Request, budget: str) -> tuple[Guest, Room]:
        """Return who asks about which table. They need some of a budget, and without it no table is restored."""
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take(budget, guest.person, guest.address)
        return guest, await self.registry.room(str(request.path_params["table"]), owner_of(guest))

    # Devices

    async def link(self, request: Request) -> LinkMade:
        """Make a link that takes a seat to another device; only a device that holds it is given one."""
        asked = await body_of(request, NewLink)
        guest, room = await self.guest_and_room(request, "join")
        key = held_key(room, guest, asked.seat)
        secret = self.services.secret()
        expires = self.services.time.now() + LINK_SECONDS * 1000
        await self.services.store.write(
            SeatLink(self.services.identity.digest(f"link {secret}"), room.id, key, expires)
        )
        return LinkMade(secret, LINK_SECONDS)

    async def use_link(self, request: Request) -> Joined:
        """Take a seat to this device."""
        asked = await body_of(request, UseLink)
        guest, room = await self.guest_and_room(request, "code")
        async with room.lock:
            now = self.services.time.now()
            link = await self.services.store.take_link(self.services.identity.digest(f"link {asked.secret}"), now)
            known = [seat.key for seat in room.table.seats if seat.holder == "person"]
            if link is None or link.table != room.id or link.key not in known:
                raise Refusal("server.wrong-link")
            grant = Grant(room.id, link.key, guest.browser)
            await self.services.store.write(grant)
            room.granted(grant)
        await seats_changed(room, [guest.browser])
        self.registry.noticed(room, guest.browser)
        return Joined(room.id)

    async def sign_out(self, request: Request) -> NoBody:
        """Let only this device hold a seat from now on."""
        asked = await body_of(request, SignOut)
        guest, room = await self.guest_and_room(request, "message")
        async with room.lock:
            key = held_key(room, guest, asked.seat)
            others = [browser for browser in room.keys.holders(key) if browser != guest.browser]
            gone = [Grant(room.id, key, browser, held=False) for browser in others]
            await self.services.store.end_links(room.id, key)
            await self.services.store.write(*gone)
            for grant in gone:
                room.granted(grant)
        await seats_changed(room, others)
        room.presence.refresh()
        return NoBody()


def held_key(room: Room, guest: Guest, seat: int) -> str:
    """Return the key of a seat that somebody holds. Raises a Refusal."""
    key = room.keys.seats(room.table, guest.browser).get(seat)
    if key is None:
        raise Refusal("table.not-your-seat", seat=seat + 1)
    return key


def running_told(room: Room, own: Collection[int], now: int) -> RunningTable:
    """Tell of a table to somebody who has these seats of it."""
    table = room.table
    others = [seat for at, seat in enumerate(table.seats) if seat.holder != "open" and at not in own]
    return RunningTable(
        table=table.id,
        game=table.game.info.id,
        phase=room.row.phase,
        due=any(one.seat in own for one in table.awaited),
        ago=max(0, now - table.time),
        players=tuple(seat.name for seat in others),
        bots=tuple(seat.holder == "bot" for seat in others),
    )


def table_told(room: Room) -> TableTold:
    """Tell of a table as a list shows it."""
    table, present = room.table, room.presence.told
    return TableTold(
        table=table.id,
        game=table.game.info.id,
        phase=room.row.phase,
        free=sum(seat.holder == "open" for seat in table.seats),
        players=tuple(seat.name for seat in table.seats if seat.holder != "open"),
        bots=tuple(seat.holder == "bot" for seat in table.seats if seat.holder != "open"),
        clock=table.settings.clock,
        milliseconds=table.settings.milliseconds,
        watching=0 if present is None else present.spectators,  # as at the table: it stays while seats are silent
    )
