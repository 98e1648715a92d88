"""Positions without a table: rules facts about a state, and the result of a step."""

from typing import TypedDict

from pixcade.games import game_named
from pixcade.games.errors import IllegalMove
from pixcade.games.game import AnyGame
from pixcade.protocol.http_messages import AskPosition, PositionView, TriedMoves, TryMoves
from pixcade.protocol.server_messages import EventView, GameData


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
