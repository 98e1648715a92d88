"""Trying out moves without a table: what the rules say of a position, and what a step from it leads to.

Lessons and illustrations live on this. Nothing is kept, and no table is touched.
"""

from typing import TypedDict

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games import game_named
from pixcade.games.errors import IllegalMove
from pixcade.games.game import AnyGame
from pixcade.protocol.http_messages import AskPosition, PositionTold, TriedTold, TryMoves
from pixcade.protocol.server_messages import EventTold, GameData
from pixcade.server.http.routes import Routes, body_of


class Lessons:
    """The HTTP side of positions that belong to nobody."""

    def __init__(self, routes: Routes) -> None:
        """Stand beside the other routes."""
        self.routes = routes
        self.services = routes.services

    def all(self) -> list[Route]:
        """Return every route."""
        route = self.routes.route
        return [route("/api/position", self.position, ["POST"]), route("/api/try", self.tried, ["POST"])]

    async def position(self, request: Request) -> PositionTold:
        """Tell what the rules say of a position."""
        asked = await body_of(request, AskPosition)
        await self.allow(request)
        return position_told(asked)

    async def tried(self, request: Request) -> TriedTold:
        """Tell what a step from a position leads to. Raises the refusal that it would meet in a game."""
        asked = await body_of(request, TryMoves)
        await self.allow(request)
        return tried_told(asked)

    async def allow(self, request: Request) -> None:
        """Take one from the budget of whoever asks. Raises a Refusal."""
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("whatif", guest.person, guest.address)


class PositionData(TypedDict):
    """What both answers tell of a state."""

    position: str
    facts: GameData
    choices: GameData
    points: tuple[int, ...]
    over: bool


def described(game: AnyGame, state: object) -> PositionData:
    """Return everything about a state that both answers tell."""
    return {
        "position": game.format_position(state),
        "facts": game.facts(state),
        "choices": {decision.piece: game.choices(state, decision) for decision in game.deciding(state)},
        "points": game.points(state),
        "over": game.outcome(state) is not None,
    }


def position_told(asked: AskPosition) -> PositionTold:
    """Return what the rules say of a position. Raises a Refusal."""
    game = game_named(asked.game)
    return PositionTold(**described(game, game.parse_position(asked.position)))


def tried_told(asked: TryMoves) -> TriedTold:
    """Return what a step leads to. Raises a Refusal: InvalidNotation, or IllegalMove by the rule it breaks."""
    game = game_named(asked.game)
    state = game.parse_position(asked.position)
    due = {decision.piece: decision for decision in game.deciding(state)}
    moves = {}
    for piece, text in asked.moves.items():
        if due and piece not in due:
            raise IllegalMove("core.not-awaited", piece=piece[:40])
        if due:
            moves[due[piece]] = game.parse_move(state, text)
    step = game.apply(state, moves)
    events = tuple(EventTold(event.code, dict(event.values)) for event in step.events)
    return TriedTold(events=events, **described(game, step.state))
