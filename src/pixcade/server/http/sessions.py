"""Sessions over plain HTTP: server info, cookies and tokens, reports, and opening the network."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.games.names import clean_name, clean_text
from pixcade.protocol.client_messages import PROTOCOL
from pixcade.protocol.http_messages import (
    NewReport,
    NewSession,
    NewToken,
    NoBody,
    OpenLan,
    ServerInfo,
    SessionView,
    TokenMade,
)
from pixcade.room.chat import PHRASES
from pixcade.room.guest import Guest
from pixcade.room.listing import playable_game
from pixcade.server.access.tokens import cookie_header, host_cookie, token
from pixcade.server.auth.middleware import is_here, visitor
from pixcade.server.http.passkeys import has_passkeys
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.net.responses import json_response
from pixcade.store.api import Browser, Report
from pixcade.table.personas import CAST

MOST_REPORTED = 500
"""Characters in a report."""


class SessionRoutes:
    """Routes for the server's info and for sessions."""

    def __init__(self, routes: Routes, cookie: str) -> None:
        """`cookie` is the name of the session's cookie."""
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.authenticator = routes.authenticator
        self.lan = routes.lan
        self.cookie = cookie

    def all(self) -> list[Route]:
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/server", self.server, ["GET"]),
            route("/api/session", self.session, post),
            route("/api/token", self.token, post),
            route("/api/report", self.report, post),
            route("/api/lan", self.open_lan, post),
        ]

    async def server(self, request: Request) -> ServerInfo:
        """Describe the server."""
        policy = self.services.policy
        found = visitor(request.scope)
        guest = await self.authenticator.find_guest(found)
        here = is_here(request.scope)
        announced = self.rooms.announced
        return ServerInfo(
            protocol=PROTOCOL,
            build=self.services.build,
            games=tuple(playable_game(id, policy) for id in GAMES),
            levels=policy.levels,
            phrases=PHRASES,
            public=policy.public,
            password=await self.authenticator.needs_password(guest, found),
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
            personas=tuple(one.id for one in CAST),
            mail=self.services.mail is not None,
            open_seats=policy.open_seats,
            passkeys=has_passkeys(found),
        )

    async def session(self, request: Request) -> Response:
        """Give a browser a cookie if it has none; read its name and the server's password."""
        body = await body_of(request, NewSession)
        found = visitor(request.scope)
        guest = await self.authenticator.find_guest(found)
        cookie = found.cookie
        if guest is None:
            self.services.limits.take("join", "", found.address)
            cookie = self.services.identity.issue(self.services.random_bytes)
            browser = self.services.identity.read(cookie)
            assert browser is not None
            guest = Guest(
                self.services.identity.digest(f"browser {browser}"),
                self.services.identity.person_of(browser),
                address=found.address,
            )
        name = guest.name
        await self.authenticator.try_password(guest, body.password) if body.password else None
        if body.name:
            if await self.authenticator.needs_password(guest, found):
                raise PixcadeError("server.password")
            name = clean_name(body.name)
        if name != guest.name:
            self.services.limits.take("name", guest.person, guest.address)
            await self.authenticator.remember(guest, name)
        response = json_response(SessionView(guest.person, name))
        if cookie and not self.has_cookie(request, cookie):
            path = str(request.scope.get("root_path", "")) + "/"
            response.headers["set-cookie"] = cookie_header(
                self.cookie, cookie, https=found.scheme == "https", path=path
            )
        return response

    def has_cookie(self, request: Request, cookie: str) -> bool:
        """Whether a browser sent the cookie under its current name, not the one from before `__Host-`."""
        https = visitor(request.scope).scheme == "https"
        name = host_cookie(self.cookie, https=https, path=str(request.scope.get("root_path", "")) + "/")
        return f"{name}={cookie}" in [pair.strip() for pair in request.headers.get("cookie", "").split(";")]

    async def token(self, request: Request) -> TokenMade:
        """Create a token for another client."""
        body = await body_of(request, NewToken)
        guest = await self.authenticator.guest(request.scope)
        if guest.program:
            raise PixcadeError("server.people-only")
        self.services.limits.take("create", guest.person, guest.address)
        made = token(self.services.random_bytes)
        name = clean_name(body.name) if body.name else ""
        now = self.services.time.now()
        person = self.services.identity.person_of(made)
        digest = self.services.identity.digest(f"token {made}")
        await self.services.store.write(Browser(digest, person, name, True, now, now))
        return TokenMade(made, person)

    async def report(self, request: Request) -> NoBody:
        """Report something to the operator."""
        body = await body_of(request, NewReport)
        guest = await self.authenticator.guest(request.scope)
        self.services.limits.take("report", guest.person, guest.address)
        text = clean_text(body.text, MOST_REPORTED) if body.text else ""
        for word in (body.table, body.about):
            if not (word.isascii() and word.isalnum()):
                raise PixcadeError("server.nothing-to-report")
        id, now = self.services.secret(8), self.services.time.now()
        await self.services.store.write(Report(id, now, body.table, body.kind, body.about, text, guest.person))
        return NoBody()

    async def open_lan(self, request: Request) -> ServerInfo:
        """Open the server to the local network; only a page on the machine itself may do that."""
        body = await body_of(request, OpenLan)
        await self.authenticator.guest(request.scope)
        if not is_here(request.scope):
            raise PixcadeError("server.here-only")
        await (self.lan.open() if body.open else self.lan.close())
        return await self.server(request)
