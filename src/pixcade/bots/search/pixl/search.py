"""Search for Pixl: a Monte Carlo tree in which every seat maximises its own result. Importing this module compiles it.

The tree is that of `pixcade.bots.search.pixl.tree`, with `priors` for each node. A seat's result of a game is its share
of the victory mixed with its margin over the others, so that a lost game is still played well.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count
from pixcade.bots.search.jit import kernel, np, part, section
from pixcade.bots.search.pixl.moves import apply, legal, mover, victims
from pixcade.bots.search.pixl.packing import (
    MOST_ELEMENTS,
    MOST_MOVES,
    NEUTRAL_OF,
    PASS,
    PICKS_ONE,
    PREDATOR_OF,
    PREY_OF,
    PUT_PORT,
    SEAT_COUNT,
    SEAT_OF,
    TAKE_PORT,
    WORDS,
)
from pixcade.bots.search.pixl.rules import copy, count_growth, growth_hex, pick, without_placement
from pixcade.bots.search.pixl.scores import end_reason, seat_points
from pixcade.bots.search.pixl.sets import number, word
from pixcade.bots.search.pixl.tree import LONGEST_PATH, answer
from pixcade.bots.search.rng import advanced, drawn, stream, upper

if TYPE_CHECKING:
    from pixcade.bots.search.pixl.sets import Position, Table
    from pixcade.bots.search.pixl.tree import Real, Whole

EXPLORATION = 0.4
TRIES = 6
"""Random placements of which a play-out takes the most promising."""
TRUST = 3.0
"""The weight of the prior in exploration."""
MARGIN = 40.0
"""The margin in points that counts as a whole victory in the second half of a result."""


@section
def promise(table: "Table", position: "Position", element: int, hex: int) -> int:
    """A placement's heuristic: what it converts, weighed by points gained and taken (X4, X6.2)."""
    low, high = victims(table, position, element, hex, number(table, PREY_OF + element))
    found = 4 * (count(low) + count(high))
    low, high = victims(table, position, element, hex, number(table, NEUTRAL_OF + element))
    found += 2 * (count(low) + count(high))
    low, high = victims(table, position, element, hex, number(table, PREDATOR_OF + element))
    return found + 2 * (count(low) + count(high))


@section
def likely_move(table: "Table", position: "Position", bits: "np.uint64") -> int:
    """A move for play-outs: the most promising of some random placements; Ports don't move."""
    element = mover(table, position)
    forced = without_placement(table, position, element, bits)
    if forced >= 0:
        return forced
    places = count_growth(table, position, element)
    if places == 0:
        return PASS
    hex = growth_hex(position, element, upper(bits, places))
    best = promise(table, position, element, hex)
    for _ in range(TRIES - 1):
        bits = drawn(advanced(bits))
        other = growth_hex(position, element, upper(bits, places))
        better = promise(table, position, element, other)
        if better > best:
            hex, best = other, better
    return pick(table, position, element, hex, 0) if word(table, PICKS_ONE) else hex


@section
def play_out(table: "Table", position: "Position", state: "np.uint64") -> None:
    while end_reason(table, position) == 0:
        state = advanced(state)
        apply(table, position, likely_move(table, position, drawn(state)))


@section
def results(table: "Table", position: "Position", sources: "Whole", points: "Whole", result: "Real") -> None:
    """The result of a finished game for each seat, between 0 and 1."""
    seats = number(table, SEAT_COUNT)
    winners = seat_points(table, position, sources, points)
    total = 0
    for seat in range(seats):
        total += points[seat]
    share = 1.0 / max(1, count(np.uint64(winners)))
    for seat in range(seats):
        others = (total - points[seat]) / (seats - 1)
        margin = min(1.0, max(0.0, 0.5 + (points[seat] - others) / (2.0 * MARGIN)))
        result[seat] = 0.5 * share * (winners >> seat & 1) + 0.5 * margin


@section
def expand(
    table: "Table", position: "Position", node: int, free: int, first: "Whole", many: "Whole", codes: "Whole",
    priors: "Real", listed: "Whole",
) -> int:  # fmt: skip
    """Give a node its children; return the first free node after them."""
    element = mover(table, position)
    found = legal(table, position, listed)
    if free + found > len(codes):
        return free
    first[node], many[node] = free, found
    total = 0.0
    for at in range(found):
        code = listed[at]
        codes[free + at] = code
        weight = 1.0
        if code in (PASS, TAKE_PORT):
            weight = 0.1
        elif code < PUT_PORT:
            weight += TRUST * promise(table, position, element, code & 255)
        priors[free + at] = weight
        total += weight
    for at in range(found):
        priors[free + at] /= total
    return free + found


@part
def best_child(
    node: int, seat: int, first: "Whole", many: "Whole", priors: "Real", visits: "Whole", totals: "Real"
) -> int:
    """The child to visit next for the seat that moves: by its mean result and its uncertainty."""
    best, highest = first[node], -1.0
    known = totals[node, seat] / max(1, visits[node])
    root = EXPLORATION * np.sqrt(visits[node] + 1.0)
    for child in range(first[node], first[node] + many[node]):
        value = known - 0.05 if visits[child] == 0 else totals[child, seat] / visits[child]
        value += root * priors[child] / (1.0 + visits[child])
        if value > highest:
            best, highest = child, value
    return int(best)


@kernel(
    "int64(uint64[::1], uint64[::1], uint64, int64, int64[::1], int64[::1], float64[::1], int64[::1], int64[::1],"
    " float64[::1], int64[::1], float64[:,::1])"
)
def search(
    table: "Table",
    root: "Position",
    seed: "np.uint64",
    simulations: int,
    moves: "Whole",
    times: "Whole",
    values: "Real",
    first: "Whole",
    codes: "Whole",
    priors: "Real",
    visits: "Whole",
    totals: "Real",
) -> int:
    """Search a position for a number of simulations; the arrays of the tree are the caller's, `moves` and on the
    result.

    Return the number of legal moves; `moves`, `times` and `values` then hold each one's code, visits, and value to the
    seat that moves.
    """
    many = np.zeros(len(codes), np.int64)
    position, path = np.empty(WORDS, np.uint64), np.empty(LONGEST_PATH, np.int64)
    listed, sources = np.empty(MOST_MOVES, np.int64), np.empty((MOST_ELEMENTS, 4), np.int64)
    points, result = np.zeros(4, np.int64), np.zeros(4)
    visits[0] = 0
    totals[0] = 0.0
    copy(root, position)
    free = expand(table, position, 0, 1, first, many, codes, priors, listed)
    visits[1:free] = 0
    totals[1:free] = 0.0
    for number_of in range(simulations):
        copy(root, position)
        node, depth = 0, 0
        path[0] = 0
        while many[node] and end_reason(table, position) == 0:
            seat = number(table, SEAT_OF + mover(table, position))
            node = best_child(node, seat, first, many, priors, visits, totals)
            apply(table, position, codes[node])
            depth += 1
            path[depth] = node
        if end_reason(table, position) == 0:
            if visits[node]:  # a position is only stored on its second visit
                after = expand(table, position, node, free, first, many, codes, priors, listed)
                visits[free:after] = 0
                totals[free:after] = 0.0
                free = after
            play_out(table, position, stream(seed, number_of))
        results(table, position, sources, points, result)
        for at in range(depth + 1):
            visits[path[at]] += 1
            for seat in range(4):
                totals[path[at], seat] += result[seat]
    return answer(table, root, first, many, codes, visits, totals, moves, times, values)
