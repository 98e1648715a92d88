"""Common parts of the operator's actions: each one is logged."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from starlette.requests import Request

from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.http.routes import Routes


class AdminAction(NamedTuple):
    """An action that only the operator may request: /api/admin/`name`."""

    name: str
    handler: Callable[[Request], Awaitable[object]]
    method: str = "POST"


class AdminActions:
    """Actions of one kind. `connections` are those currently open."""

    def __init__(self, routes: Routes, connections: Collection[GuestConnection]) -> None:
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.authenticator = routes.authenticator
        self.connections = connections

    def note(self, action: str, **values: str | int) -> None:
        """Log an action. Addresses are never logged."""
        self.services.log.note("operator", level="info", action=action, **values)
