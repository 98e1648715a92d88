"""Positions without a table: rules facts about a state, and the result of a step.

For lessons and illustrations. Nothing is stored, and no table is involved.
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


class PositionData(TypedDict):
    """The part of a state's description that both responses share."""

    position: str
    facts: GameData
    choices: GameData
    points: tuple[int, ...]
    over: bool


def describe_state(game: AnyGame, state: object) -> PositionData:
    return {
        "position": game.format_position(state),
        "facts": game.facts(state),
        "choices": {decision.piece: game.choices(state, decision) for decision in game.deciding(state)},
        "points": game.points(state),
        "over": game.outcome(state) is not None,
    }


def position_view(body: AskPosition) -> PositionView:
    """Return the description of a position. Raises a PixcadeError."""
    game = game_named(body.game)
    return PositionView(**describe_state(game, game.parse_position(body.position)))


def tried_moves(body: TryMoves) -> TriedMoves:
    """Return the result of a step. Raises a PixcadeError: InvalidNotation, or IllegalMove by the rule it breaks."""
    game = game_named(body.game)
    state = game.parse_position(body.position)
    due = {decision.piece: decision for decision in game.deciding(state)}
    moves = {}
    for piece, text in body.moves.items():
        if due and piece not in due:
            raise IllegalMove("core.not-awaited", piece=piece[:40])
        if due:
            moves[due[piece]] = game.parse_move(state, text)
    step = game.apply(state, moves)
    events = tuple(EventView(event.code, dict(event.values)) for event in step.events)
    return TriedMoves(events=events, **describe_state(game, step.state))
