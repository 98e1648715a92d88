"""The operator's routes: authorisation, health, metrics, and the actions of the other modules."""

import hmac
from collections.abc import Collection
from dataclasses import dataclass, field

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
from pixcade.server.http.admin.page import page, script, style
from pixcade.server.http.admin.people import PeopleActions
from pixcade.server.http.admin.tables import TableActions
from pixcade.server.http.admin.views import current_state
from pixcade.server.http.routes import Handler, Routes
from pixcade.server.net.responses import error_response, json_response


@dataclass(frozen=True)
class Operator:
    """How the operator is recognised. Without a token there is none."""

    token: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)


class AdminRoutes:
    """Routes of the operator."""

    def __init__(self, routes: Routes, connections: Collection[GuestConnection], operator: Operator) -> None:
        """`connections` are those currently open."""
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.connections = connections
        self.operator = operator

    def all(self) -> list[Route]:
        route = self.routes.route
        return [
            route("/healthz", self.health, ["GET"]),
            route("/metrics", self.metrics, ["GET"]),
            route("/admin", self.on_this_machine(page), ["GET"]),
            route("/admin.css", self.on_this_machine(style), ["GET"]),
            route("/admin.js", self.on_this_machine(script), ["GET"]),
            *(self.action(one) for one in self.actions()),
        ]

    def actions(self) -> list[AdminAction]:
        """Return all actions."""
        kinds = (TableActions, PeopleActions, AnnouncementActions)
        found = [one for kind in kinds for one in kind(self.routes, self.connections).all()]
        return [AdminAction("now", self.now, "GET"), *found]

    def action(self, action: AdminAction) -> Route:
        async def allowed(request: Request) -> object:
            error = self.not_the_operator(request)
            return await action.handler(request) if error is None else error_response(error)

        return self.routes.route(f"/api/admin/{action.name}", allowed, [action.method])

    def on_this_machine(self, handler: Handler) -> Handler:
        """Return a handler that answers only this machine."""

        async def allowed(request: Request) -> object:
            if is_here(request.scope):
                return await handler(request)
            return error_response(PixcadeError("server.operator-here"))

        return allowed

    def not_the_operator(self, request: Request) -> PixcadeError | None:
        """Return the reason why a client isn't the operator, or None."""
        if not is_here(request.scope):
            return PixcadeError("server.operator-here")
        found = visitor(request.scope)
        if is_token(found.token, self.operator.token):
            return None
        if not self.operator.token:
            return PixcadeError("server.operator-none")
        self.services.limits.take("code", "", found.address)
        return PixcadeError("server.operator-token")

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


def is_token(given: str | None, wanted: str) -> bool:
    """Compare a token in constant time; false if none is set."""
    return bool(wanted) and hmac.compare_digest((given or "").encode(), wanted.encode())
