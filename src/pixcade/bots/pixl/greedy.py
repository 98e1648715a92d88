"""Pixl's simple bot, which looks one step ahead and comes to meet its prey."""

from collections.abc import Callable
from functools import cache
from random import Random

from pixcade.bots.baseline import best
from pixcade.games.game import AnyGame, Decision
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex, HexBoard, hex_board, members
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.pixl.state import State

TO_PREY, FROM_PREDATOR = 0.02, 0.01
"""What a step towards the nearest prey and away from the nearest predator is worth. All steps of a board are less than
the smallest difference in points.
"""
SAFE = 4
"""Distance from which a predator doesn't matter."""


def greedy_pixl(game: AnyGame, state: State, decision: Decision, random: Random) -> object:
    """The placement that gains most points over the others, towards prey rather than away from it; a pass or a Port
    move only if nothing else is legal.
    """
    legal = game.legal(state, decision)
    puts = [move for move in legal if isinstance(move, PutPort)]
    if puts:
        return random.choice(most_central(state.options.board, puts))
    places = [move for move in legal if isinstance(move, Place)]
    if not places:
        return legal[-1]
    return random.choice(best(places, appraisal(game, state, decision)))


def appraisal(game: AnyGame, state: State, decision: Decision) -> Callable[[Place], float]:
    """Return how good a placement looks at once."""
    before = seat_points(state)
    pull = hunt(state, ELEMENTS.index(decision.piece))
    seat = state.options.seat_of[ELEMENTS.index(decision.piece)]

    def value(move: Place) -> float:
        after = seat_points(game.apply(state, {decision: move}).state)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        own = gains.pop(seat)
        return own - sum(gains) / len(gains) + pull(move.hex)

    return value


def hunt(state: State, element: int) -> Callable[[Hex], float]:
    """Return how much an element likes a hex: for being near its prey, and not near its predator."""
    prey, _, predator = state.options.hunted[element]
    rows = distances(state.options.side)
    hunted, feared = (standing(state, other) if other != element else [] for other in (prey, predator))

    def liking(hex: Hex) -> float:
        distance = rows[hex].__getitem__
        towards = min(map(distance, hunted), default=0)
        away = min(map(distance, feared), default=SAFE)
        return FROM_PREDATOR * min(away, SAFE) - TO_PREY * towards

    return liking


def standing(state: State, element: int) -> list[Hex]:
    """Return the hexes with an element's tops, or its Port's if it has none."""
    port = state.ports[element]
    return members(state.tops[element]) or ([] if port is None else [port])


def hex_distance(board: HexBoard, one: Hex, other: Hex) -> int:
    return distances(board.side)[one][other]


@cache
def distances(side: int) -> tuple[tuple[int, ...], ...]:
    """Return the steps from each hex to each other one."""
    cells = [(ord(name[0]), int(name[1:])) for name in hex_board(side).names]
    return tuple(tuple(max(abs(q - p), abs(r - s), abs(q - p + r - s)) for p, s in cells) for q, r in cells)


def most_central(board: HexBoard, puts: list[PutPort]) -> list[PutPort]:
    """Return the Port hexes that are at most one step further from the centre than the nearest one."""
    rings = {put: centre_distance(board, put.hex) for put in puts}
    nearest = min(rings.values())
    return [put for put in puts if rings[put] <= nearest + 1]


def centre_distance(board: HexBoard, hex: Hex) -> int:
    name = board.names[hex]
    q, r = ord(name[0]) - 96 - board.side, int(name[1:]) - board.side
    return max(abs(q), abs(r), abs(q + r))
