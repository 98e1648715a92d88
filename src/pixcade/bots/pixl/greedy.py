"""Pixl's simple bot, which looks one step ahead."""

from random import Random

from pixcade.bots.baseline import best
from pixcade.games.game import AnyGame, Decision
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex, HexBoard
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.pixl.state import State


def greedy_pixl(game: AnyGame, state: State, decision: Decision, random: Random) -> object:
    """The placement that gains most points over the others; a pass or a Port move only if nothing else is legal."""
    legal = game.legal(state, decision)
    puts = [move for move in legal if isinstance(move, PutPort)]
    if puts:
        return random.choice(most_central(state.options.board, puts))
    places = [move for move in legal if isinstance(move, Place)]
    if not places:
        return legal[-1]
    before = seat_points(state)
    seat = state.options.seat_of[ELEMENTS.index(decision.piece)]

    def value(move: Place) -> float:
        after = seat_points(game.apply(state, {decision: move}).state)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        own = gains.pop(seat)
        return own - sum(gains) / len(gains)

    return random.choice(best(places, value))


def most_central(board: HexBoard, puts: list[PutPort]) -> list[PutPort]:
    """Return the Port hexes that are at most one step further from the centre than the nearest one."""
    rings = {put: centre_distance(board, put.hex) for put in puts}
    nearest = min(rings.values())
    return [put for put in puts if rings[put] <= nearest + 1]


def centre_distance(board: HexBoard, hex: Hex) -> int:
    name = board.names[hex]
    q, r = ord(name[0]) - 96 - board.side, int(name[1:]) - board.side
    return max(abs(q), abs(r), abs(q + r))
