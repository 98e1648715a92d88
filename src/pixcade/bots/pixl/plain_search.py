"""Pixl's search without compiled code: the moves that look best at once, compared by play-outs.

Only arithmetic that is the same on every device: `sum` of floats depends on the version of Python, `log` on the system.
"""

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from random import Random

from pixcade.bots.pixl.greedy import appraisal, hunt, most_central
from pixcade.games import GAMES
from pixcade.games.game import Decision, Seat
from pixcade.games.pixl.hexes import Hex, members, select
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, Move, Place, PutPort
from pixcade.games.pixl.placement import growth, port_places, victims
from pixcade.games.pixl.rules import with_picks
from pixcade.games.pixl.scoring import outcome, seat_points
from pixcade.games.pixl.state import State

PLAYOUTS = 64
MOST_MOVES = 8
"""Moves that are compared."""
LONGEST = 48
"""Turns after which a play-out is valued by the points so far."""
CARELESS, FEW = 0.3, 6
"""How often a move of a play-out is the best of a few instead of all, so that play-outs differ."""
EXPLORATION = 0.075
PRIOR = 0.01
"""What a point gained at once is worth next to the results of play-outs."""
MARGIN = 40.0
"""The margin in points that counts as a whole victory, in half of a result."""

GAME = GAMES["pixl"]


def plain_search(state: State, decision: Decision, random: Random) -> list[tuple[object, int, float]]:
    """Return the most promising moves, each with its number of play-outs and its value to the seat."""
    moves = promising(state, decision, random)
    starts = [GAME.apply(state, {decision: move}).state for move in moves]
    looks = appraisal(GAME, state, decision)
    priors = [PRIOR * looks(move) if isinstance(move, Place) else 0.0 for move in moves]
    times, totals = [0] * len(moves), [0.0] * len(moves)

    def bound(at: int) -> float:
        return priors[at] + totals[at] / times[at] + EXPLORATION * sqrt(sqrt(sum(times)) / times[at])

    for number in range(PLAYOUTS):
        at = number if number < len(moves) else max(range(len(moves)), key=bound)
        times[at] += 1
        totals[at] += play_out(starts[at], decision.seat, random)
    return [(move, tried, total / tried) for move, tried, total in zip(moves, times, totals, strict=True)]


def promising(state: State, decision: Decision, random: Random) -> list[Move]:
    """Return the moves to compare: central hexes for a Port, and the placements that look best at once."""
    legal: Sequence[Move] = GAME.legal(state, decision)
    puts = [move for move in legal if isinstance(move, PutPort)]
    if puts:
        central = most_central(state.options.board, puts)
        return list(random.sample(central, min(MOST_MOVES, len(central))))
    places = [move for move in legal if isinstance(move, Place)]
    random.shuffle(places)  # equals come in any order
    places.sort(key=appraisal(GAME, state, decision), reverse=True)
    return list(places[:MOST_MOVES]) or list(legal)


def play_out(state: State, seat: Seat, random: Random) -> float:
    """Play for a while; return the seat's result, half of it the share of the victory, half the margin in points."""
    for _ in range(LONGEST):
        due = GAME.deciding(state)
        if not due:
            break
        state = GAME.apply(state, {due[0]: likely_move(state, random)}).state
    points = seat_points(state)
    others = (sum(points) - points[seat]) / (len(points) - 1)
    margin = min(1.0, max(0.0, 0.5 + (points[seat] - others) / (2.0 * MARGIN)))
    found = outcome(state)
    return margin if found is None else (margin + (seat in found.winners) / len(found.winners)) / 2


def likely_move(state: State, random: Random) -> Move:
    """Return about what `greedy_pixl` plays, but faster: it sees no locks."""
    element = state.mover
    if not state.supply[element]:
        return PASS
    if state.ports[element] is None:
        puts = list(select(PUTS, port_places(state, element)))
        return random.choice(most_central(state.options.board, puts)) if puts else PASS
    hexes = members(growth(state, element))
    if not hexes:
        return PASS
    if random.random() < CARELESS:
        hexes = random.choices(hexes, k=FEW)
    gain, pull = gains(state, element), hunt(state, element)
    _, _, hex = max((gain(hex) + pull(hex), random.random(), hex) for hex in hexes)
    return PLACES[hex] if state.options.conversion == "all" else with_picks(state, element, hex)[0]


def gains(state: State, element: int) -> Callable[[Hex], float]:
    """Return how many points a placement's conversions gain over the others (X4, X6.2)."""
    options = state.options
    seat, share = options.seat_of[element], 1 / (options.players - 1)
    kinds = zip(("prey", "neutral", "predator"), (3, 1, 1), options.hunted[element], strict=True)
    worth = {kind: own + (share if options.seat_of[victim] != seat else -1) for kind, own, victim in kinds}

    def gain(hex: Hex) -> float:
        found = victims(state, element, hex)
        return fsum(worth[kind] * len(hexes) for kind, hexes in found.items() if hexes)

    return gain
