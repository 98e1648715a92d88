"""Trying out moves without a table: what the rules say of a position, and what a step from it leads to.

Lessons and illustrations live on this. Nothing is kept, and no table is touched.
"""

from typing import TypedDict

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games import game_named
from pixcade.games.errors import IllegalMove
from pixcade.games.game import AnyGame
from pixcade.protocol.http_messages import AskPosition, PositionView, TriedMoves, TryMoves
from pixcade.protocol.server_messages import EventView, GameData
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

    async def position(self, request: Request) -> PositionView:
        """Tell what the rules say of a position."""
        asked = await body_of(request, AskPosition)
        await self.allow(request)
        return position_view(asked)

    async def tried(self, request: Request) -> TriedMoves:
        """Tell what a step from a position leads to. Raises the error that it would meet in a game."""
        asked = await body_of(request, TryMoves)
        await self.allow(request)
        return tried_moves(asked)

    async def allow(self, request: Request) -> None:
        """Take one from the budget of whoever asks. Raises a PixcadeError."""
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


def position_view(asked: AskPosition) -> PositionView:
    """Return what the rules say of a position. Raises a PixcadeError."""
    game = game_named(asked.game)
    return PositionView(**described(game, game.parse_position(asked.position)))


def tried_moves(asked: TryMoves) -> TriedMoves:
    """Return what a step leads to. Raises a PixcadeError: InvalidNotation, or IllegalMove by the rule it breaks."""
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
    events = tuple(EventView(event.code, dict(event.values)) for event in step.events)
    return TriedMoves(events=events, **described(game, step.state))
