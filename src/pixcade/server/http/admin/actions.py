"""What the operator's actions have in common: a log of what was done."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from starlette.requests import Request

from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.http.routes import Routes


class AdminAction(NamedTuple):
    """Something that only the operator may ask for: /api/admin/`name`."""

    name: str
    handler: Callable[[Request], Awaitable[object]]
    method: str = "POST"


class AdminActions:
    """Actions of one kind. `connections` are those that are open at the moment."""

    def __init__(self, routes: Routes, connections: Collection[GuestConnection]) -> None:
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.authenticator = routes.authenticator
        self.connections = connections

    def note(self, action: str, **values: str | int) -> None:
        """Note what the operator has done. Addresses are in no log."""
        self.services.log.note("operator", level="info", action=action, **values)
