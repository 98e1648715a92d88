"""Positions without a table: rules facts about a state, and the result of a step.

For lessons and illustrations. Nothing is stored, and no table is involved.
"""

from starlette.requests import Request
from starlette.routing import Route

from pixcade.protocol.http_messages import AskPosition, PositionView, TriedMoves, TryMoves
from pixcade.room.positions import position_view, tried_moves
from pixcade.server.http.routes import Routes, body_of


class Lessons:
    """HTTP routes for positions without a table."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.services = routes.services

    def all(self) -> list[Route]:
        route = self.routes.route
        return [route("/api/position", self.position, ["POST"]), route("/api/try", self.tried, ["POST"])]

    async def position(self, request: Request) -> PositionView:
        """Describe a position."""
        body = await body_of(request, AskPosition)
        await self.allow(request)
        return position_view(body)

    async def tried(self, request: Request) -> TriedMoves:
        """Describe the result of a step. Raises the error that it would cause in a game."""
        body = await body_of(request, TryMoves)
        await self.allow(request)
        return tried_moves(body)

    async def allow(self, request: Request) -> None:
        """Take one from the guest's budget. Raises a PixcadeError."""
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("whatif", guest.person, guest.address)
