"""One person: adding and removing devices, exporting and deleting everything of theirs."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Leave
from pixcade.protocol.http_messages import GameList, LinkMade, NoBody
from pixcade.protocol.person_messages import (
    DeviceId,
    DeviceJoined,
    DeviceLink,
    DeviceOwner,
    DevicesView,
    DeviceView,
    OwnDaysOff,
    OwnMessage,
    OwnSeat,
    PasskeyView,
    PersonExport,
)
from pixcade.room import inputs
from pixcade.room.guest import Guest
from pixcade.room.listing import summary
from pixcade.room.replay import TAKEN_OUT
from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.auth.middleware import is_relayed
from pixcade.server.http.notices import NoticeRoutes
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.notices.mails import reader_of
from pixcade.server.tables.names import take_name_out_of
from pixcade.server.tables.open_room import OpenRoom
from pixcade.store.api import ChannelGone, IdentityRow, PersonGone, PersonJoined

LINK_SECONDS = 600
MOST_GAMES = 10_000
ID_DIGITS = 16
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
"""Systems by a part of the User-Agent; the first match counts."""


class PersonRoutes:
    """Routes for a person's devices and data."""

    def __init__(self, routes: Routes, notices: NoticeRoutes, connections: Collection[GuestConnection]) -> None:
        """`connections` are all that are open."""
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.authenticator = routes.authenticator
        self.notices = notices
        self.connections = connections

    def all(self) -> list[Route]:
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/devices", self.devices, ["GET"]),
            route("/api/devices/link", self.link, post),
            route("/api/devices/look", self.look, post),
            route("/api/devices/join", self.join, post),
            route("/api/devices/remove", self.remove, post),
            route("/api/person/export", self.export, ["GET"]),
            route("/api/person/delete", self.delete, post),
        ]

    async def guest(self, request: Request, budget: str) -> Guest:
        """Return the person that asks, and take from their budget. Raises a PixcadeError."""
        guest = await self.authenticator.guest(request.scope)
        if guest.program:
            raise PixcadeError("server.people-only")
        self.services.limits.take(budget, guest.person, guest.address)
        return guest

    # Devices

    def digest(self, secret: str) -> str:
        return self.services.identity.digest(f"device {secret}")

    async def own(self, person: str) -> list[IdentityRow]:
        return [row for row in await self.services.store.identities(person) if row.kind == "device"]

    async def view(self, request: Request, person: str) -> tuple[DeviceView, ...]:
        now, here = self.services.time.now(), self.routes.device(request)
        views = []
        for row in await self.own(person):
            added, _, system = row.data.partition(" ")
            views.append(DeviceView(row.id[:ID_DIGITS], system, now - int(added), row.id == here))
        return tuple(sorted(views, key=lambda one: -one.added))

    async def passkeys(self, person: str) -> tuple[PasskeyView, ...]:
        now, views = self.services.time.now(), []
        for row in await self.services.store.identities(person):
            if row.kind == "passkey":
                _, _, added, system = row.data.split(" ", 3)
                views.append(PasskeyView(self.digest(row.id)[:ID_DIGITS], system, now - int(added)))
        return tuple(sorted(views, key=lambda one: -one.added))

    async def devices(self, request: Request) -> DevicesView:
        guest = await self.guest(request, "message")
        return DevicesView(await self.view(request, guest.person))

    def described(self, request: Request) -> str:
        """Describe a device for the list: since when, and its system."""
        agent = request.headers.get("user-agent", "")
        system = next((name for part, name in SYSTEMS.items() if part in agent), "")
        return f"{self.services.time.now()} {system}"

    async def link(self, request: Request) -> LinkMade:
        """Create a link that adds a device, once."""
        guest = await self.guest(request, "join")
        first = IdentityRow("device", guest.browser, guest.person, guest.browser, self.described(request))
        return LinkMade(await self.link_to(first, LINK_SECONDS * 1000), LINK_SECONDS)

    async def link_to(self, first: IdentityRow, milliseconds: int) -> str:
        """Create a link that adds a device to a person, whose first one is stored now if there is no other yet."""
        own = await self.own(first.person)
        secret, expires = self.services.secret(), self.services.time.now() + milliseconds
        link = IdentityRow("link", self.digest(secret), first.person, first.browser, expires=expires)
        await self.services.store.write(link, *(() if own else (first,)))
        self.authenticator.forget_devices(())
        return secret

    async def look(self, request: Request) -> DeviceOwner:
        """Return whose device this one would become. The link stays valid."""
        body = await body_of(request, DeviceLink)
        guest = await self.guest(request, "code")
        link = await self.services.store.identity("link", self.digest(body.secret))
        self.check(guest, link)
        assert link is not None
        return DeviceOwner(await self.authenticator.name(link.browser))

    def check(self, guest: Guest, link: IdentityRow | None) -> None:
        """Raise a PixcadeError for a link that doesn't exist, has expired, or is one's own."""
        if link is None or link.expires <= self.services.time.now():
            raise PixcadeError("server.wrong-device-link")
        if link.person == guest.person:
            raise PixcadeError("server.own-device")

    async def join(self, request: Request) -> DeviceJoined:
        """Make this device one of another person's, with its seats.

        If both sit at the same table it can't join: nobody shall see two people's secrets.
        """
        body = await body_of(request, DeviceLink)
        guest = await self.guest(request, "code")
        store, now = self.services.store, self.services.time.now()
        known = self.digest(body.secret)
        link = await store.identity("link", known)
        self.check(guest, link)
        assert link is not None
        seats = await store.own_seats(guest.browser)
        theirs = {(row.id, seat) for row, seat in await store.own_seats(link.browser)}
        together = {table for table, _ in theirs}
        if any(row.id in together and (row.id, seat) not in theirs for row, seat in seats):
            raise PixcadeError("server.games-here")
        rooms = [room for id in {row.id for row, _ in seats} if (room := await self.readable(id))]
        own = await store.identities(guest.person)
        link = await store.take_identity("link", known, now)
        self.check(guest, link)  # another device may have been faster
        assert link is not None
        kept = [row for row in own if row.kind in ("device", "passkey")]
        kept.append(IdentityRow("device", self.routes.device(request), "", "", self.described(request)))
        rows = [replace(row, person=link.person, browser=link.browser) for row in kept]
        await store.write(*rows, PersonJoined(guest.person, link.person), PersonGone(guest.person))
        owner = Guest(link.browser, link.person, address=guest.address)
        for room in rooms:
            keys = tuple(room.room.saved.keys.seats(room.table, guest.browser).values())
            with suppress(PixcadeError):  # it has just ended
                await room.ask(owner, inputs.Adopt(guest.person, keys))
        self.authenticator.forget_devices(self.connections, guest.person)
        tables = dict.fromkeys(row.id for row, _ in await store.own_seats(link.browser))
        return DeviceJoined(link.person, await self.authenticator.name(link.browser), tuple(tables))

    async def readable(self, table: str) -> OpenRoom | None:
        """Return a table's room, None for a damaged one. If another process owns it, that process answers."""
        try:
            return await self.rooms.room(table)
        except PixcadeError as error:
            if error.code == "server.table-damaged":
                return None
            raise

    async def remove(self, request: Request) -> DevicesView:
        """Sign a device out: it begins as someone new."""
        body = await body_of(request, DeviceId)
        guest = await self.guest(request, "message")
        if not is_relayed(request.scope):
            found = [row for row in await self.own(guest.person) if row.id[:ID_DIGITS] == body.id]
            if not found or found[0].id == self.routes.device(request):
                raise PixcadeError("server.no-such-device")
            store = self.services.store
            for row in await store.identities(guest.person):
                if row.kind == "link":  # it may have made one
                    await store.take_identity("link", row.id, 0)
            channels = await store.channels(guest.person)
            notified = [
                ChannelGone(one.id) for one in channels if one.kind == "push" and reader_of(one).device == found[0].id
            ]
            await store.write(signed_out(found[0].id), *notified)
        self.authenticator.forget_devices(self.connections, guest.person)
        await self.routes.everywhere(request)
        return DevicesView(await self.view(request, guest.person))

    # Data

    async def export(self, request: Request) -> Response:
        """Return everything of a person as a file."""
        guest = await self.guest(request, "upload")
        person, store, now = guest.person, self.services.store, self.services.time.now()
        games = await store.games(person=person, most=MOST_GAMES)
        everything = PersonExport(
            person,
            guest.name,
            await self.view(request, person),
            tuple(OwnSeat(row.id, row.game, seat) for row, seat in await store.own_seats(guest.browser)),
            GameList(tuple(summary(row, now) for row in games), 0),
            tuple(OwnMessage(one.table, one.time, one.text or one.phrase) for one in await store.chat_of(person)),
            tuple(OwnDaysOff(one.since, one.until) for one in await store.days_off(person, 0)),
            await self.notices.view(person),
            await self.passkeys(person),
        )
        content = msgspec.json.format(msgspec.json.encode(everything), indent=1)
        headers = {"content-disposition": 'attachment; filename="pixcade.json"'}
        return Response(content, headers=headers, media_type="application/json")

    async def delete(self, request: Request) -> NoBody:
        """Delete everything of a person. Bots take their seats over; their finished games stay, without a name."""
        guest = await self.guest(request, "message")
        store, person = self.services.store, guest.person
        rows = await store.tables_of(person)
        for row, seat in await store.own_seats(guest.browser):
            with suppress(PixcadeError):  # it is over, or another process owns it
                await (await self.rooms.room(row.id)).ask(guest, Leave("", seat))
        for row in rows:
            if row.phase in ("lobby", "playing"):
                with suppress(PixcadeError):
                    await (await self.rooms.room(row.id)).ask(None, inputs.RemoveName(person, TAKEN_OUT))
        await take_name_out_of(self.rooms, person, [row.id for row in rows])
        await self.routes.everywhere(request)
        if not is_relayed(request.scope):
            devices = {row.id for row in await self.own(person)} | {guest.browser, self.routes.device(request)}
            await store.write(*(signed_out(id) for id in devices), PersonGone(person))
        self.authenticator.forget_devices(self.connections, person)
        return NoBody()


def signed_out(device: str) -> IdentityRow:
    """Return the row of a removed device, whose cookie is no longer accepted."""
    return IdentityRow("device", device, "", "")
