"""A tree search guided by a network (PUCT), for any number of players. Importing this module compiles it.

Leaves are gathered in batches for the network. Each pending one counts as a loss, so that the next one differs. `links`
is int64 (nodes, 4): a node's first child, its number of children, the code of its move, its visits. `sums` is float64
(nodes, 13): its prior, then for each seat the sums of its results, its share of the victory and its points. A `path` is
int64: its length, then its nodes from the root.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count
from pixcade.bots.search.jit import kernel, np, part, section
from pixcade.bots.search.pixl.features import slots_of
from pixcade.bots.search.pixl.moves import apply, legal, mover
from pixcade.bots.search.pixl.packing import (
    ELEMENT_COUNT,
    MOST_ELEMENTS,
    MOST_MOVES,
    PUT_PORT,
    SEAT_COUNT,
    SEAT_OF,
    TAKE_PORT,
)
from pixcade.bots.search.pixl.rules import copy
from pixcade.bots.search.pixl.scores import end_reason, seat_points
from pixcade.bots.search.pixl.sets import number

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table

    Real = NDArray[np.float64]
    Single = NDArray[np.float32]
    Whole = NDArray[np.int64]

FIRST, MANY, CODE, VISITS = range(4)
PRIOR, RESULTS, SHARES, SCORES, COLUMNS = 0, 1, 5, 9, 13
SUMMED = 12
"""Components of a result: those of `sums` without the prior."""
PENDING = -1
"""In place of the number of children: the leaf is being evaluated."""
LONGEST_PATH = 1_002
MARGIN, VICTORY = 40.0, 0.8
"""The margin in points that counts as a whole victory, and the weight of the victory itself relative to it."""
TENS = 10.0
LIKING = 0.5
"""Temperature of the priors: the network is overconfident, and blind to moves that it never plays."""


@section
def results(table: "Table", shares: "Real", points: "Real", result: "Real") -> None:
    """Write each seat's result, between 0 and 1, from shares of the victory and points, (4,) by seat; then both."""
    seats = number(table, SEAT_COUNT)
    total = 0.0
    for seat in range(seats):
        total += points[seat]
    for seat in range(seats):
        others = (total - points[seat]) / (seats - 1)
        margin = min(1.0, max(0.0, 0.5 + (points[seat] - others) / (2.0 * MARGIN)))
        result[seat] = VICTORY * shares[seat] + (1.0 - VICTORY) * margin
        result[SHARES - RESULTS + seat], result[SCORES - RESULTS + seat] = shares[seat], points[seat]


@section
def best_child(links: "Whole", sums: "Real", node: int, seat: int, exploration: float, reduction: float) -> int:
    """The child to visit next for the seat that moves."""
    first, visits = links[node, FIRST], links[node, VISITS]
    known = sums[node, RESULTS + seat] / max(1, visits)
    seen = 0.0
    for child in range(first, first + links[node, MANY]):
        if links[child, VISITS]:
            seen += sums[child, PRIOR]
    unseen = known - reduction * np.sqrt(seen)
    root = exploration * np.sqrt(visits)
    best, highest = first, -1.0e9
    for child in range(first, first + links[node, MANY]):
        times = links[child, VISITS]
        value = sums[child, RESULTS + seat] / times if times else unseen
        value += root * sums[child, PRIOR] / (1.0 + times)
        if value > highest:
            best, highest = child, value
    return int(best)


@part
def add(table: "Table", path: "Whole", sums: "Real", result: "Real") -> None:
    for at in range(1, 1 + path[0]):
        for seat in range(number(table, SEAT_COUNT)):
            sums[path[at], RESULTS + seat] += result[seat]
            sums[path[at], SHARES + seat] += result[SHARES - RESULTS + seat]
            sums[path[at], SCORES + seat] += result[SCORES - RESULTS + seat]


@section
def outcome(table: "Table", position: "Position", result: "Real") -> None:
    sources, whole = np.empty((MOST_ELEMENTS, 4), np.int64), np.zeros(4, np.int64)
    shares, points = np.zeros(4), np.zeros(4)
    winners = seat_points(table, position, sources, whole)
    share = 1.0 / max(1, count(np.uint64(winners)))
    for seat in range(number(table, SEAT_COUNT)):
        shares[seat], points[seat] = share * (winners >> seat & 1), whole[seat]
    results(table, shares, points, result)


@kernel("int64(uint64[::1], uint64[::1], int64[:,::1], float64[:,::1], int64, int64[::1], uint64[::1])")
def look_after(
    table: "Table", root: "Position", links: "Whole", sums: "Real", child: int, path: "Whole", position: "Position"
) -> int:
    """Write the position after an untried move at the root, and the path that is only that node.

    Return 1, or 0 if the game ends there: then the result counts.
    """
    copy(root, position)
    apply(table, position, links[child, CODE])
    path[0], path[1] = 1, child
    if end_reason(table, position) == 0:
        return 1
    result = np.zeros(SUMMED)
    outcome(table, position, result)
    add(table, path, sums, result)
    return 0


@kernel(
    "int64(uint64[::1], uint64[::1], int64[:,::1], float64[:,::1], int64[:,::1], uint64[:,::1], int64, float64,"
    " float64, int64[::1])"
)
def gather(
    table: "Table", root: "Position", links: "Whole", sums: "Real", paths: "Whole", positions: "NDArray[np.uint64]",
    simulations: int, exploration: float, reduction: float, used: "Whole",
) -> int:  # fmt: skip
    """Descend the tree up to `most` times, and write the leaves to be evaluated; return their number.

    Ends of games count immediately. `used` gets the number of simulations; meeting a leaf twice ends the batch.
    """
    result = np.zeros(SUMMED)
    found = 0
    used[0] = 0
    while used[0] < simulations and found < len(positions):
        position, path = positions[found], paths[found]
        copy(root, position)
        node, length = 0, 1
        path[1] = 0
        links[0, VISITS] += 1
        over = end_reason(table, position) != 0
        while links[node, MANY] > 0 and not over:
            seat = number(table, SEAT_OF + mover(table, position))
            node = best_child(links, sums, node, seat, exploration, reduction)
            apply(table, position, links[node, CODE])
            links[node, VISITS] += 1
            length += 1
            path[length] = node
            over = end_reason(table, position) != 0
        path[0] = length
        if over:
            outcome(table, position, result)
            add(table, path, sums, result)
        elif links[node, MANY] == PENDING:
            for at in range(1, 1 + length):
                links[path[at], VISITS] -= 1
            break
        else:
            links[node, MANY] = PENDING
            found += 1
        used[0] += 1
    return found


@section
def expected(table: "Table", position: "Position", output: "Single", slots: "Whole", result: "Real") -> None:
    """Convert the network's 8 numbers to each seat's result: victory by slot, then points in tens."""
    elements, players = number(table, ELEMENT_COUNT), number(table, SEAT_COUNT)
    shares, points = np.zeros(4), np.zeros(4)
    slots_of(table, mover(table, position), slots)
    highest = -1.0e9
    speaking = 2 if players == 2 else MOST_ELEMENTS  # with two players, the first slots of both represent them
    for slot in range(speaking):
        if slots[slot] < elements:
            highest = max(highest, output[slot])
    total = 0.0
    for slot in range(speaking):
        if slots[slot] < elements:
            total += np.exp(output[slot] - highest)
    for slot in range(MOST_ELEMENTS):
        if slots[slot] < elements:
            seat = number(table, SEAT_OF + slots[slot])
            points[seat] += TENS * output[MOST_ELEMENTS + slot]
            if slot < speaking:
                shares[seat] = np.exp(output[slot] - highest) / total
    results(table, shares, points, result)


@kernel(
    "int64(uint64[::1], int64[:,::1], float64[:,::1], int64[:,::1], uint64[:,::1], int64, int64, int64[:,::1],"
    " int64[::1], float32[:,::1], float32[:,::1])"
)
def grow(
    table: "Table", links: "Whole", sums: "Real", paths: "Whole", positions: "NDArray[np.uint64]", many: int, free: int,
    turns: "Whole", ways: "Whole", hexes: "Single", others: "Single",
) -> int:  # fmt: skip
    """Expand leaves and add the network's evaluations; return the first free node.

    `hexes` is float32 (many, hexes), of boards oriented by `ways`; `others` (many, 10): taking the Port off, passing,
    and the 8 numbers of `expected`.
    """
    listed, slots, result = np.empty(MOST_MOVES, np.int64), np.zeros(MOST_ELEMENTS, np.int64), np.zeros(SUMMED)
    for at in range(many):
        position, path = positions[at], paths[at]
        node = path[path[0]]
        expected(table, position, others[at, 2:], slots, result)
        add(table, path, sums, result)
        found = legal(table, position, listed)
        links[node, MANY] = 0
        if free + found > len(links):
            continue
        links[node, FIRST], links[node, MANY] = free, found
        goes, highest, total = turns[ways[at]], -1.0e9, 0.0
        for move in range(found):
            code = listed[move]
            if code < PUT_PORT:
                liking = hexes[at, goes[code]]
            elif code < TAKE_PORT:
                liking = hexes[at, goes[code - PUT_PORT]]
            else:
                liking = others[at, 0 if code == TAKE_PORT else 1]
            links[free + move, MANY], links[free + move, VISITS], links[free + move, CODE] = 0, 0, code
            sums[free + move] = 0.0
            liking *= LIKING
            sums[free + move, PRIOR] = liking
            highest = max(highest, liking)
        for child in range(free, free + found):
            sums[child, PRIOR] = np.exp(sums[child, PRIOR] - highest)
            total += sums[child, PRIOR]
        for child in range(free, free + found):
            sums[child, PRIOR] /= total
        free += found
    return free
