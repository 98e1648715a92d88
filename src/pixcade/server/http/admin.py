"""What an operator sees and does: health, figures, and power over tables, names and who may come in."""

import hmac
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.core.names import clean_text
from pixcade.protocol.admin_messages import (
    AdminBans,
    AdminNow,
    AdminReports,
    CloseTable,
    EndBan,
    Maintenance,
    NewAnnouncement,
    NewBan,
    RemoveGame,
    RemoveMessage,
    RemoveName,
    ReportDealtWith,
)
from pixcade.protocol.http_messages import Health, NoBody
from pixcade.protocol.server_messages import Announced
from pixcade.server.access.proxies import address
from pixcade.server.auth.middleware import is_here, visitor
from pixcade.server.http.admin_page import page, script, style
from pixcade.server.http.admin_views import COUNTED, HOUR, OpenConnection, bans_told, now_told, reports_told
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.net.responses import answered, refused
from pixcade.server.registry.names import take_name_out, unsign
from pixcade.server.replays.replay import TAKEN_OUT, SeatHolder, sitting
from pixcade.server.rooms.chat import untell
from pixcade.server.rooms.room import OPERATOR
from pixcade.server.rooms.seats import free_name
from pixcade.server.services.cluster_messages import (
    EVERYBODY,
    Announcing,
    Barred,
    ClusterMessage,
    Gone,
    Nameless,
    Unspoken,
    topic,
    written,
)
from pixcade.store.api import Ban, ChatGone, GameGone, OperatorSetting, ReportDone, StoreTrouble
from pixcade.table import commands
from pixcade.table.entries import Entry, Seated
from pixcade.table.table import SeatState, Table

MOST_SIGNS = 300
"""Of an announcement."""
MOST_READ = 5_000
"""So many finished tables, those that were used last, are looked through for what somebody has written."""
FIGURES = "text/plain; version=0.0.4; charset=utf-8"

Action = Callable[[Request], Awaitable[object]]


class Operating:
    """The HTTP side for operators."""

    def __init__(
        self,
        routes: Routes,
        connections: Collection[OpenConnection],
        *,
        admin_token: str,
        metrics_token: str,
        anywhere: bool = False,
    ) -> None:
        """Stand beside the other routes. `connections` are those that are open at the moment.

        Without a token nobody is operator; `anywhere` lets other machines try.
        """
        self.routes = routes
        self.registry = routes.registry
        self.services = routes.services
        self.door = routes.door
        self.connections = connections
        self.admin_token = admin_token
        self.metrics_token = metrics_token
        self.anywhere = anywhere

    def all(self) -> list[Route]:
        """Return every route."""
        route = self.routes.route
        return [
            route("/healthz", self.health, ["GET"]),
            route("/metrics", self.metrics, ["GET"]),
            route("/admin", self.on_this_machine(page), ["GET"]),
            route("/admin.css", self.on_this_machine(style), ["GET"]),
            route("/admin.js", self.on_this_machine(script), ["GET"]),
            self.action("now", self.now, "GET"),
            self.action("reports", self.reports, "GET"),
            self.action("bans", self.bans, "GET"),
            self.action("close", self.close),
            self.action("remove-name", self.remove_name),
            self.action("remove-message", self.remove_message),
            self.action("remove-game", self.remove_game),
            self.action("ban", self.ban),
            self.action("unban", self.unban),
            self.action("announce", self.announce),
            self.action("maintenance", self.maintenance),
            self.action("report-done", self.report_done),
        ]

    def action(self, name: str, handler: Action, method: str = "POST") -> Route:
        """Return the route of something that only the operator may ask for."""

        async def allowed(request: Request) -> object:
            refusal = self.not_the_operator(request)
            return await handler(request) if refusal is None else refused(refusal)

        return self.routes.route(f"/api/admin/{name}", allowed, [method])

    def on_this_machine(self, handler: Action) -> Action:
        """Return a handler that answers no other machine."""

        async def allowed(request: Request) -> object:
            if self.anywhere or is_here(request.scope):
                return await handler(request)
            return refused(Refusal("server.operator-here"))

        return allowed

    def not_the_operator(self, request: Request) -> Refusal | None:
        """Return why somebody is not the operator; None for the operator."""
        if not (self.anywhere or is_here(request.scope)):
            return Refusal("server.operator-here")
        found = visitor(request.scope)
        if is_token(found.token, self.admin_token):
            return None
        self.services.limits.take("code", "", found.address)
        return Refusal("server.operator-token")

    def note(self, action: str, **values: str | int) -> None:
        """Note what the operator has done. Addresses are in no log."""
        self.services.log.note("operator", level="info", action=action, **values)

    # How it goes

    @property
    def store_health(self) -> str:
        """`ok`, or what is wrong with the store: it is written to every few seconds, so this is never old."""
        return str(getattr(self.services.store, "healthy", "ok"))

    @property
    def bus_health(self) -> str:
        """`ok`, `away` where the other processes can't be heard, or `none` where there are no others."""
        bus = self.services.bus
        return "none" if bus.alone else "ok" if bus.healthy else "away"

    async def health(self, request: Request) -> Response:
        """Say whether everything is well, and nothing else, to everybody."""
        del request
        store = self.store_health
        good = store == "ok"
        return answered(Health("ok" if good else "trouble", store, self.bus_health), 200 if good else 503)

    async def metrics(self, request: Request) -> Response:
        """Return all figures to this machine, or to whoever has the token."""
        if not is_here(request.scope) and not is_token(visitor(request.scope).token, self.metrics_token):
            return refused(Refusal("server.metrics-token"))
        return Response(self.services.metrics.text(), headers={"content-type": FIGURES})

    async def now(self, request: Request) -> AdminNow:
        """Tell what goes on."""
        del request
        return await now_told(self.registry, self.connections, self.store_health)

    # Tables, names, messages, games

    async def close(self, request: Request) -> NoBody:
        """End a game as it stands and send everybody away; nobody comes back to its table."""
        asked = await body_of(request, CloseTable)
        room = await self.registry.room(asked.table)
        await room.perform(lambda table, now: None if table.over else commands.stop(table, now, by=OPERATOR))
        await self.services.store.write(replace(room.row, phase="closed", code=""))
        room.tell_cluster(Gone("server.closed"))
        self.registry.send_away(room, "server.closed")
        self.note("close", table=room.id)
        return NoBody()

    async def remove_name(self, request: Request) -> NoBody:
        """Show a person as "a player" everywhere: where they have played, where they sit, in what they wrote."""
        asked = await body_of(request, RemoveName)
        person = asked.person
        await take_name_out(self.registry, person)
        for row in await self.services.store.tables(("lobby", "playing"), most=COUNTED):
            await unsign(self.services.store, row.id, person)
            if await self.sits_at(person, row.id):
                await self.rename(row.id, person)
        for row in await self.services.store.tables(("over", "closed"), most=MOST_READ):  # spectators write there too
            await unsign(self.services.store, row.id, person)
        await self.door.forget_name(tuple(self.connections), person)
        self.tell_processes(EVERYBODY, Nameless(person))
        self.note("remove-name", person=person)
        return NoBody()

    async def sits_at(self, person: str, table: str) -> bool:
        """Whether a person has a seat at a table."""
        room = self.registry.rooms.get(table)
        seats: Iterable[SeatState | SeatHolder] = (
            room.table.seats if room else sitting(await self.services.store.log(table))
        )
        return any(seat.person == person for seat in seats)

    async def rename(self, id: str, person: str) -> None:
        """Let a person sit where they sit, without their name. What they have programmed stays in."""
        try:
            room = await self.registry.room(id)
        except StoreTrouble:
            raise
        except Refusal:  # a table that nobody can come to shows no name
            return

        def ask(table: Table, now: int) -> Entry | None:
            for at, seat in enumerate(table.seats):
                name = free_name(table, at, TAKEN_OUT)
                if seat.person == person and seat.name != name:
                    what = Seated(at, "person", name, seat.key, person, seat.program, by=OPERATOR)
                    return commands.entry(table, now, what)
            return None

        for _ in room.table.seats:
            await room.perform(ask)
        room.broadcast.forget_recent()  # it holds the name

    async def remove_message(self, request: Request) -> NoBody:
        """Delete a message, and let it vanish from every screen."""
        asked = await body_of(request, RemoveMessage)
        if all(line.number != asked.number for line in await self.services.store.chat(asked.table)):
            raise Refusal("server.no-such-message")
        await self.services.store.write(ChatGone(asked.table, asked.number))
        self.tell_processes(topic(asked.table), Unspoken(asked.number))
        room = self.registry.rooms.get(asked.table)
        if room is not None:
            untell(room, asked.number)
        self.note("remove-message", table=asked.table, number=asked.number)
        return NoBody()

    async def remove_game(self, request: Request) -> NoBody:
        """Delete a finished game with all that belongs to it."""
        asked = await body_of(request, RemoveGame)
        if await self.services.store.game(asked.table) is None:
            known = await self.services.store.table(asked.table)
            raise Refusal("server.not-over" if known and known.phase in ("lobby", "playing") else "server.no-such-game")
        await self.services.store.write(GameGone(asked.table))
        self.tell_processes(topic(asked.table), Gone("server.no-such-table"))
        room = self.registry.rooms.get(asked.table)
        if room is not None:
            self.registry.send_away(room, "server.no-such-table")
        self.note("remove-game", table=asked.table)
        return NoBody()

    # Who is kept out

    async def bans(self, request: Request) -> AdminBans:
        """Tell who is kept out."""
        del request
        return await bans_told(self.services)

    async def ban(self, request: Request) -> NoBody:
        """Keep somebody out, who is sent away at once."""
        asked = await body_of(request, NewBan)
        value = banned_value(asked.kind, asked.value)
        reason = clean_text(asked.reason, 200) if asked.reason else ""
        until = self.services.time.now() + asked.hours * HOUR
        await self.services.store.write(Ban(asked.kind, value, until, reason))
        await self.door.load()
        self.tell_processes(EVERYBODY, Barred())
        for socket in tuple(self.connections):
            guest = socket.guest
            if value == (guest.person if asked.kind == "browser" else str(address(guest.address))):
                socket.end("server.banned", again=False, values={"hours": asked.hours})
        self.note("ban", kind=asked.kind, hours=asked.hours, **({"person": value} if asked.kind == "browser" else {}))
        return NoBody()

    async def unban(self, request: Request) -> NoBody:
        """Let somebody in again."""
        asked = await body_of(request, EndBan)
        value = banned_value(asked.kind, asked.value)
        now = self.services.time.now()
        found = [ban for ban in await self.services.store.bans(now) if (ban.kind, ban.value) == (asked.kind, value)]
        if not found:
            raise Refusal("server.no-such-ban")
        await self.services.store.write(replace(found[0], until=now))
        await self.door.load()
        self.tell_processes(EVERYBODY, Barred())
        self.note("unban", kind=asked.kind, **({"person": value} if asked.kind == "browser" else {}))
        return NoBody()

    # To everybody

    async def announce(self, request: Request) -> NoBody:
        """Say something to everybody, or take it back."""
        asked = await body_of(request, NewAnnouncement)
        text = clean_text(asked.text, MOST_SIGNS) if asked.text else ""
        await self.services.store.write(OperatorSetting("announcement", text))
        self.tell_all(Announced(text, self.registry.announced.maintenance))
        self.note("announce", signs=len(text))
        return NoBody()

    async def maintenance(self, request: Request) -> NoBody:
        """Let no new games begin, or let them begin again; those that go on go on."""
        asked = await body_of(request, Maintenance)
        await self.services.store.write(OperatorSetting("maintenance", "on" if asked.on else ""))
        self.tell_all(Announced(self.registry.announced.text, asked.on))
        self.note("maintenance", on="yes" if asked.on else "no")
        return NoBody()

    def tell_all(self, announced: Announced) -> None:
        """Tell everybody who is there, and whoever comes."""
        self.registry.announced = announced
        self.tell_processes(EVERYBODY, Announcing())
        for room in self.registry.rooms.values():
            room.broadcast.tell(announced)

    def tell_processes(self, topic: str, news: ClusterMessage) -> None:
        """Tell the other processes of this server, if there are any."""
        self.services.bus.publish(topic, written(news))

    # What people have asked the operator to look at

    async def reports(self, request: Request) -> AdminReports:
        """Tell what people have reported, each with what it is about."""
        del request
        return await reports_told(self.services)

    async def report_done(self, request: Request) -> NoBody:
        """A report has been dealt with."""
        asked = await body_of(request, ReportDealtWith)
        if all(report.id != asked.id for report in await self.services.store.reports()):
            raise Refusal("server.no-such-report")
        await self.services.store.write(ReportDone(asked.id))
        self.note("report-done", report=asked.id)
        return NoBody()


def is_token(given: str | None, wanted: str) -> bool:
    """Whether somebody has a token; where none is set, nobody has it. How long this takes tells nothing."""
    return bool(wanted) and hmac.compare_digest((given or "").encode(), wanted.encode())


def banned_value(kind: str, value: str) -> str:
    """Return whom a ban names, in one spelling. Raises a Refusal."""
    if kind != "address":
        return value
    found = address(value)
    if found is None:
        raise Refusal("server.bad-address", value=value[:40])
    return str(found)
