"""Exact answers to positions, refused to people who are playing that game."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from pixcade.bots.api import DecisionTask
from pixcade.bots.exact.answer_bot import EXACT
from pixcade.games import PARTS, game_named
from pixcade.games.errors import PixcadeError
from pixcade.games.position_text import checked_position
from pixcade.protocol.analysis_messages import ExactView
from pixcade.server.http.routes import Routes
from pixcade.server.services.fair_slots import owner_of

LONGEST_POSITION = 4000
SECRET_BYTES = 32


class ExactAnswering:
    """HTTP routes for exact answers; limits and queue are those of hints."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.services = routes.services
        self.requests = 0

    def all(self) -> list[Route]:
        return [self.routes.route("/api/exact", self.exact, ["GET"])]

    async def exact(self, request: Request) -> ExactView:
        """Answer a position. Raises a PixcadeError, also for people who are playing."""
        guest = await self.routes.authenticator.guest(request.scope)
        text = request.query_params.get("position", "")
        if not 0 < len(text) <= LONGEST_POSITION:
            raise PixcadeError("server.not-understood", problem="position")
        game = game_named(text.partition(" ")[0])
        parts = PARTS[game.info.id]
        if not parts.exact:
            raise PixcadeError("core.no-exact-answers", game=game.info.id)
        state = checked_position(game, text)
        due = game.deciding(state)
        if not due:
            raise PixcadeError("core.game-over")
        services = self.services
        await self.routes.reject_playing(guest, game.info.id)
        services.limits.take("hint", guest.person, guest.address)
        self.requests += 1
        name = f"exact-{self.requests}"
        task = DecisionTask(0, EXACT, game.info.id, game.format_position(state), due[0], bytes(SECRET_BYTES))
        async with services.hints.slot(guest):
            services.thinking.prefer(name, True, owner_of(guest))
            try:
                thought, failed = await services.thinking.think(name, task)
            finally:
                services.thinking.prefer(name, False)
        if failed is not None or thought.analysis is None:
            raise PixcadeError("server.no-hint-now")
        return answer_in(dict(thought.analysis))


def answer_in(analysis: dict[str, Any]) -> ExactView:
    """Decode a worker's response. Raises the PixcadeError it contains."""
    if "rejected" in analysis:
        raise PixcadeError(analysis["rejected"], rule=analysis["rule"], **analysis["values"])
    return msgspec.convert(analysis, ExactView)
