"""What is asked for over plain HTTP: sessions, tables, joining, and seats on the move from device to device."""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.core.names import clean_name, clean_text
from pixcade.games import GAMES
from pixcade.protocol.client_messages import PROTOCOL
from pixcade.protocol.http_messages import (
    GameTold,
    JoinByCode,
    JoinByLink,
    Joined,
    LinkMade,
    NewLink,
    NewReport,
    NewSession,
    NewTable,
    NewToken,
    NoBody,
    OpenLan,
    OptionTold,
    ServerTold,
    SessionTold,
    SignOut,
    TableMade,
    TablesTold,
    TableTold,
    TokenMade,
    UseLink,
)
from pixcade.server.access.guest import Guest
from pixcade.server.access.tokens import cookie_header, token
from pixcade.server.auth.middleware import is_here, visitor
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.net.responses import answered
from pixcade.server.registry.create import create_table
from pixcade.server.rooms.chat import PHRASES
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seats import seats_changed
from pixcade.store.api import Browser, Grant, Report, SeatLink

MOST_REPORTED = 500
"""Signs of what somebody writes to the operator."""
LINK_SECONDS = 600
"""How long a seat link works."""


class TableRoutes:
    """Routes of sessions and tables."""

    def __init__(self, routes: Routes, cookie: str) -> None:
        """`cookie` is the name of the session's cookie."""
        self.routes = routes
        self.registry = routes.registry
        self.services = routes.services
        self.door = routes.door
        self.lan = routes.lan
        self.cookie = cookie

    def all(self) -> list[Route]:
        """Return every route."""
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/server", self.server, ["GET"]),
            route("/api/session", self.session, post),
            route("/api/tables", self.tables, ["GET"]),
            route("/api/tables", self.create, post),
            route("/api/join", self.join_by_code, post),
            route("/api/tables/{table}/join", self.join_by_link, post),
            route("/api/tables/{table}/link", self.link, post),
            route("/api/tables/{table}/use-link", self.use_link, post),
            route("/api/tables/{table}/sign-out", self.sign_out, post),
            route("/api/token", self.token, post),
            route("/api/report", self.report, post),
            route("/api/lan", self.open_lan, post),
        ]

    # Who and what

    async def server(self, request: Request) -> ServerTold:
        """Tell what this server offers."""
        policy = self.services.policy
        found = visitor(request.scope)
        guest = await self.door.known(found)
        here = is_here(request.scope)
        announced = self.registry.announced
        return ServerTold(
            protocol=PROTOCOL,
            build=self.services.build,
            games=tuple(game_told(id) for id in GAMES),
            levels=policy.levels,
            phrases=PHRASES,
            public=policy.public,
            password=bool(policy.join_password)
            and (guest is None or (not guest.program and guest.browser not in self.door.with_password)),
            may_create=here or policy.tables_by == "all",
            chat=policy.chat,
            grace=policy.grace,
            announcement=announced.text,
            maintenance=announced.maintenance,
            here=here,
            lan=self.lan.is_open,
            links=self.lan.link_bases(),
            person=guest.person if guest else "",
            name=guest.name if guest else "",
        )

    async def session(self, request: Request) -> Response:
        """Give a browser a cookie if it has none; take its name and the server's password."""
        asked = await body_of(request, NewSession)
        found = visitor(request.scope)
        guest = await self.door.known(found)
        headers = {}
        if guest is None:
            self.services.limits.take("join", "", found.address)
            cookie = self.services.identity.issue(self.services.random_bytes)
            browser = self.services.identity.read(cookie)
            assert browser is not None
            path = str(request.scope.get("root_path", "")) + "/"
            headers["set-cookie"] = cookie_header(self.cookie, cookie, https=found.scheme == "https", path=path)
            guest = Guest(
                self.services.identity.digest(f"browser {browser}"),
                self.services.identity.person_of(browser),
                address=found.address,
            )
        name = guest.name
        await self.door.try_password(guest, asked.password) if asked.password else None
        if asked.name:
            self.door.refuse_without_password(guest)
            name = clean_name(asked.name)
            await self.door.remember(guest, name)
        response = answered(SessionTold(guest.person, name))
        for header, value in headers.items():
            response.headers[header] = value
        return response

    # Tables

    async def tables(self, request: Request) -> TablesTold:
        """List public tables."""
        if not self.services.policy.public:
            raise Refusal("server.no-list")
        await self.door.guest(request.scope)
        rows = await self.services.store.tables(("lobby", "playing"), public=True, most=100)
        told = []
        for row in rows:
            with suppress(Refusal):  # one that is damaged or just gone is in no list, and keeps no other out of it
                told.append(table_told(await self.registry.room(row.id)))
        return TablesTold(tuple(told))

    async def create(self, request: Request) -> TableMade:
        """Make a table."""
        asked = await body_of(request, NewTable)
        guest = await self.door.guest(request.scope)
        if self.services.policy.tables_by == "host" and not is_here(request.scope):
            raise Refusal("server.tables-by-host")
        self.services.limits.take("create", guest.person, guest.address)
        room = await create_table(self.registry, guest, asked.settings, asked.seats, start=asked.start)
        invitations = self.registry.invitations
        return TableMade(room.id, invitations.invite(room.id), invitations.valid_code(room))

    async def join_by_code(self, request: Request) -> Joined:
        """Let somebody in by the code of an open lobby."""
        asked = await body_of(request, JoinByCode)
        guest = await self.door.guest(request.scope)
        return Joined((await self.registry.invitations.enter_by_code(guest, asked.code)).id)

    async def join_by_link(self, request: Request) -> Joined:
        """Let somebody in by what stood after the # of a link."""
        asked = await body_of(request, JoinByLink)
        guest, room = await self.guest_and_room(request)
        await self.registry.invitations.enter(room, guest, asked.invite)
        return Joined(room.id)

    async def guest_and_room(self, request: Request) -> tuple[Guest, Room]:
        """Return who asks about which table."""
        guest = await self.door.guest(request.scope)
        return guest, await self.registry.room(str(request.path_params["table"]))

    # Devices

    async def link(self, request: Request) -> LinkMade:
        """Make a link that takes a seat to another device; only a device that holds it is given one."""
        asked = await body_of(request, NewLink)
        guest, room = await self.guest_and_room(request)
        key = held_key(room, guest, asked.seat)
        self.services.limits.take("join", guest.person, guest.address)
        secret = self.services.secret()
        expires = self.services.time.now() + LINK_SECONDS * 1000
        await self.services.store.write(
            SeatLink(self.services.identity.digest(f"link {secret}"), room.id, key, expires)
        )
        return LinkMade(secret, LINK_SECONDS)

    async def use_link(self, request: Request) -> Joined:
        """Take a seat to this device."""
        asked = await body_of(request, UseLink)
        guest, room = await self.guest_and_room(request)
        self.services.limits.take("code", guest.person, guest.address)
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
        guest, room = await self.guest_and_room(request)
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

    async def token(self, request: Request) -> TokenMade:
        """Make a token by which a program can come to tables."""
        asked = await body_of(request, NewToken)
        guest = await self.door.guest(request.scope)
        if guest.program:
            raise Refusal("server.people-only")
        self.services.limits.take("create", guest.person, guest.address)
        made = token(self.services.random_bytes)
        name = clean_name(asked.name) if asked.name else ""
        now = self.services.time.now()
        person = self.services.identity.person_of(made)
        digest = self.services.identity.digest(f"token {made}")
        await self.services.store.write(Browser(digest, person, name, True, now, now))
        return TokenMade(made, person)

    async def report(self, request: Request) -> NoBody:
        """Ask the operator to look at something."""
        asked = await body_of(request, NewReport)
        guest = await self.door.guest(request.scope)
        self.services.limits.take("report", guest.person, guest.address)
        text = clean_text(asked.text, MOST_REPORTED) if asked.text else ""
        for word in (asked.table, asked.about):
            if not (word.isascii() and word.isalnum()):
                raise Refusal("server.nothing-to-report")
        id, now = self.services.secret(8), self.services.time.now()
        await self.services.store.write(Report(id, now, asked.table, asked.kind, asked.about, text, guest.person))
        return NoBody()

    async def open_lan(self, request: Request) -> ServerTold:
        """Let other devices of this network in; only a page on the machine itself may ask for that."""
        asked = await body_of(request, OpenLan)
        await self.door.guest(request.scope)
        if not is_here(request.scope):
            raise Refusal("server.here-only")
        await (self.lan.open() if asked.open else self.lan.close())
        return await self.server(request)


def held_key(room: Room, guest: Guest, seat: int) -> str:
    """Return the key of a seat that somebody holds. Raises a Refusal."""
    key = room.keys.seats(room.table, guest.browser).get(seat)
    if key is None:
        raise Refusal("table.not-your-seat", seat=seat + 1)
    return key


def game_told(id: str) -> GameTold:
    """Tell what a game offers."""
    info = GAMES[id].info
    options = tuple(OptionTold(one.name, one.choices, one.default, one.rule) for one in info.options)
    return GameTold(info.id, info.players, info.rules_version, options)


def table_told(room: Room) -> TableTold:
    """Tell of a table as a list shows it."""
    table = room.table
    return TableTold(
        table=table.id,
        game=table.game.info.id,
        phase=room.row.phase,
        free=sum(seat.holder == "open" for seat in table.seats),
        players=tuple(seat.name for seat in table.seats if seat.holder != "open"),
        bots=tuple(seat.holder == "bot" for seat in table.seats if seat.holder != "open"),
        clock=table.settings.clock,
        milliseconds=table.settings.milliseconds,
        watching=sum(room.is_spectator(one) for one in room.broadcast.everybody()),
    )
