"""Plain UCT for Pixl, the baseline for other searches. Importing this module compiles it.

It shares only the rules and the tree's arrays with `pixcade.bots.search.pixl.search`: UCB1 without priors, a play-out
from each new node, and the share of the victory as its result. Its one concession to the game is that play-outs place a
Pixl at random whenever possible, since games with wandering Ports and passing seats mean nothing.

It stays as it is: other bots' results are measured against it.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count
from pixcade.bots.search.jit import kernel, np, section
from pixcade.bots.search.pixl.moves import apply, legal, mover
from pixcade.bots.search.pixl.packing import (
    MOST_ELEMENTS,
    MOST_MOVES,
    PASS,
    PICKS_ONE,
    SEAT_COUNT,
    SEAT_OF,
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

EXPLORATION = 0.7
"""The constant of UCB1, near the square root of one half, right for results between 0 and 1."""


@section
def placement(table: "Table", position: "Position", bits: "np.uint64") -> int:
    """A random placement; if there is none, an absent Port is placed, or the seat passes."""
    element = mover(table, position)
    forced = without_placement(table, position, element, bits)
    if forced >= 0:
        return forced
    places = count_growth(table, position, element)
    if places == 0:
        return PASS
    hex = growth_hex(position, element, upper(bits, places))
    return pick(table, position, element, hex, 0) if word(table, PICKS_ONE) else hex


@kernel("int64(uint64[::1], uint64[::1], uint64)")
def random_placement(table: "Table", position: "Position", bits: "np.uint64") -> int:
    """A move of a play-out, from 64 random bits."""
    return placement(table, position, bits)


@section
def choose(
    node: int, seat: int, bits: "np.uint64", first: "Whole", many: "Whole", visits: "Whole", totals: "Real"
) -> int:
    """A random unvisited child, or if there is none, the one with the highest UCB1."""
    unseen = 0
    for child in range(first[node], first[node] + many[node]):
        unseen += visits[child] == 0
    if unseen:
        wanted = upper(bits, unseen)
        for child in range(first[node], first[node] + many[node]):
            if visits[child] == 0:
                if wanted == 0:
                    return child
                wanted -= 1
    best, highest = first[node], -1.0
    logarithm = np.log(visits[node])
    for child in range(first[node], first[node] + many[node]):
        value = totals[child, seat] / visits[child] + EXPLORATION * np.sqrt(logarithm / visits[child])
        if value > highest:
            best, highest = child, value
    return int(best)


@kernel("int64(uint64[::1], uint64[::1], uint64, int64, int64, int64[::1], int64[::1], float64[::1])")
def plain_uct(
    table: "Table",
    root: "Position",
    seed: "np.uint64",
    playouts: int,
    nodes: int,
    moves: "Whole",
    times: "Whole",
    values: "Real",
) -> int:
    """Search a position for a number of play-outs, in a tree of limited size.

    Return the number of legal moves; `moves`, `times` and `values` then hold each one's code, visits, and share of the
    victory for the seat that moves.
    """
    first, many = np.zeros(nodes, np.int64), np.zeros(nodes, np.int64)
    codes, visits = np.zeros(nodes, np.int64), np.zeros(nodes, np.int64)
    totals = np.zeros((nodes, 4))
    position, path = np.empty(WORDS, np.uint64), np.empty(LONGEST_PATH, np.int64)
    listed, sources = np.empty(MOST_MOVES, np.int64), np.empty((MOST_ELEMENTS, 4), np.int64)
    points = np.zeros(4, np.int64)
    free = 1
    for number_of in range(playouts):
        state = stream(seed, number_of)
        copy(root, position)
        node, depth = 0, 0
        path[0] = 0
        while end_reason(table, position) == 0:
            if many[node] == 0:
                if node != 0 and visits[node] == 0:  # new: played out from here
                    break
                found = legal(table, position, listed)
                if free + found > nodes:
                    break
                first[node], many[node] = free, found
                codes[free : free + found] = listed[:found]
                free += found
            seat = number(table, SEAT_OF + mover(table, position))
            state = advanced(state)
            node = choose(node, seat, drawn(state), first, many, visits, totals)
            apply(table, position, codes[node])
            depth += 1
            path[depth] = node
        while end_reason(table, position) == 0:
            state = advanced(state)
            apply(table, position, placement(table, position, drawn(state)))
        winners = seat_points(table, position, sources, points)
        share = 1.0 / max(1, count(np.uint64(winners)))
        for at in range(depth + 1):
            visits[path[at]] += 1
            for seat in range(number(table, SEAT_COUNT)):
                totals[path[at], seat] += share * (winners >> seat & 1)
    return answer(table, root, first, many, codes, visits, totals, moves, times, values)
