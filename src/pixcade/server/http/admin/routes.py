"""The operator's routes: authorisation, health, metrics, and the actions of the other modules."""

from collections.abc import Collection

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.admin_messages import AdminNow
from pixcade.protocol.http_calls import METRICS
from pixcade.protocol.http_messages import Health
from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.auth.middleware import is_here, visitor
from pixcade.server.http.admin.actions import AdminAction
from pixcade.server.http.admin.announcements import AnnouncementActions
from pixcade.server.http.admin.page import script, style
from pixcade.server.http.admin.people import PeopleActions
from pixcade.server.http.admin.sign_in import Operator, SignIn, is_token
from pixcade.server.http.admin.tables import TableActions
from pixcade.server.http.admin.views import current_state
from pixcade.server.http.routes import Routes
from pixcade.server.net.responses import error_response, json_response


class AdminRoutes:
    """Routes of the operator."""

    def __init__(
        self, routes: Routes, connections: Collection[GuestConnection], operator: Operator, cookie: str
    ) -> None:
        """`connections` are those currently open; `cookie` is the name of the browsers' cookie."""
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.connections = connections
        self.operator = operator
        self.sign_in = SignIn(routes.services, operator, cookie)

    def all(self) -> list[Route]:
        route = self.routes.route
        return [
            route("/healthz", self.health, ["GET"]),
            route("/metrics", self.metrics, ["GET"]),
            route("/admin.css", style, ["GET"]),
            route("/admin.js", script, ["GET"]),
            *self.sign_in.routes(self.routes),
            *(self.action(one) for one in self.actions()),
        ]

    def actions(self) -> list[AdminAction]:
        """Return all actions."""
        kinds = (TableActions, PeopleActions, AnnouncementActions)
        found = [one for kind in kinds for one in kind(self.routes, self.connections).all()]
        return [AdminAction("now", self.now, "GET"), *found]

    def action(self, action: AdminAction) -> Route:
        async def allowed(request: Request) -> object:
            error = self.sign_in.rejection(request)
            return await action.handler(request) if error is None else error_response(error)

        return self.routes.route(f"/api/admin/{action.name}", allowed, [action.method])

    # Status

    @property
    def store_health(self) -> str:
        """`ok`, or the problem with the store, which is written to every few seconds: this is never out of date."""
        return str(getattr(self.services.store, "healthy", "ok"))

    async def health(self, request: Request) -> Response:
        """Answer everyone whether all is well, without details."""
        del request
        store = self.store_health
        good = store == "ok"
        health = Health("ok" if good else "trouble", store)
        return json_response(health, 200 if good else 503)

    async def metrics(self, request: Request) -> Response:
        """Return all metrics, to this machine or a client with the token."""
        if not is_here(request.scope) and not is_token(visitor(request.scope).token, self.operator.metrics_token):
            return error_response(PixcadeError("server.metrics-token"))
        return Response(self.services.metrics.text(), headers={"content-type": METRICS})

    async def now(self, request: Request) -> AdminNow:
        """Return the current tables and people."""
        del request
        return await current_state(self.rooms, self.connections, self.store_health)
