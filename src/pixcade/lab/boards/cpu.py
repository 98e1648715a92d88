"""Solves one turn on the CPU, like `turn.cu` on the GPU. Importing this module loads or compiles it (see `kernels`).

A position is a matrix game: Pixoid's runs against the joint runs of three cooperating Bugs. It is solved by the revised
simplex method on the Bugs' side, as max sum(u) where (A + 1) u <= 1: the Bugs' mix is u / sum(u), Pixoid's is the duals
/ their sum. Columns are joint runs. A column's payoffs are gathered on demand, and pricing looks only at the rows that
Pixoid plays. It starts with the columns played in the same position with one turn less.

The objective isn't trusted: a position is solved when the values guaranteed by Pixoid's mix and conceded by the Bugs'
mix, each clipped at zero and normalised, are at most `tolerance` apart. The value is their mean.
"""

from typing import TYPE_CHECKING

from pixcade.bots.exact.runs import MOST_RUNS
from pixcade.bots.exact.simplex import APART, MOST_PIVOTS, SLACK, concedes, drop_negative, pivot
from pixcade.bots.search.bits import signed
from pixcade.bots.search.jit import kernel, np, part, section

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Words = NDArray[np.uint16]
    Whole = NDArray[np.int32]
    Singles = NDArray[np.float32]
    Doubles = NDArray[np.float64]
    Hints = NDArray[np.uint64]

HINTS, HINT_BITS, NO_HINT = 5, 12, 0xFFF
"""A hint holds up to five columns, each as the three Bugs' runs in 4 bits each."""

POSITIONS, PIVOTS, PRICINGS, GATHERS, PURE, OPEN, LARGEST_GAP = range(7)
"""Indices of the counters. OPEN counts positions that couldn't be certified, PURE those with a pure solution for both.
"""
FIGURES = 7

TURN = (
    "void(float32[::1], int64, float64, int32[:,::1], uint8[:,::1], uint8[::1], uint8[:,::1], uint16[:,::1],"
    " float32[::1], int32[::1], int64, int64, int64, float64, uint64[::1], float32[::1], float64[::1])"
)


@part
def number_of(first: "Whole", a: int, b: int, c: int) -> int:
    if c >= b:
        return int(first[a, b] + c)
    if c >= a:
        return int(first[a, c] + b)
    return int(first[c, a] + b)


@section
def gather_column(
    after: "Singles",
    stride: int,
    survival: float,
    first: "Whole",
    ends: "Bytes",
    bugs: "Whole",
    many: int,
    fixed: "Doubles",
    base: "Whole",
    catches: "Words",
    column: int,
    payoffs: "Doubles",
) -> None:
    """Write the payoffs of a column, plus 1, for all rows."""
    i, j, k = column & 15, column >> 4 & 15, column >> 8
    a, b = signed(ends[bugs[0], i]), signed(ends[bugs[1], j])
    number = number_of(first, min(a, b), max(a, b), signed(ends[bugs[2], k]))
    for row in range(many):
        payoffs[row] = 1.0 + fixed[row]
        caught = catches[row, 0] >> i & 1 | catches[row, 1] >> j & 1 | catches[row, 2] >> k & 1
        if not caught and base[row] >= 0:
            payoffs[row] += survival + after[np.int64(base[row]) * stride + number]


@section
def price(
    after: "Singles",
    survival: float,
    first: "Whole",
    counts: "Bytes",
    ends: "Bytes",
    bugs: "Whole",
    many: int,
    fixed: "Doubles",
    base: "Whole",
    catches: "Words",
    duals: "Doubles",
    stride: int,
    found: "Doubles",
) -> int:
    """Find the worst column for Pixoid's mix; `found[0]` is that mix's payoff there, `found[1]` counts gathers."""
    least, worst = np.inf, 0
    always = 0.0
    played, open_rows = np.empty(MOST_RUNS, np.int32), np.empty(MOST_RUNS, np.int32)
    support = 0
    for row in range(many):
        if duals[row] > 0.0:
            always += duals[row] * (1.0 + fixed[row])
            if base[row] >= 0:
                played[support] = row
                support += 1
    for i in range(signed(counts[bugs[0]])):
        one = signed(ends[bugs[0], i])
        for j in range(signed(counts[bugs[1]])):
            other = signed(ends[bugs[1], j])
            low, high = min(one, other), max(one, other)
            left = 0
            for at in range(support):
                row = played[at]
                if not (catches[row, 0] >> i & 1 or catches[row, 1] >> j & 1):
                    open_rows[left] = row
                    left += 1
            for k in range(signed(counts[bugs[2]])):
                number = number_of(first, low, high, signed(ends[bugs[2], k]))
                gets = always
                for at in range(left):
                    row = open_rows[at]
                    if not catches[row, 2] >> k & 1:
                        gets += duals[row] * (survival + after[np.int64(base[row]) * stride + number])
                        found[1] += 1
                if gets < least:
                    least, worst = gets, i | j << 4 | k << 8
    found[0] = least
    return worst


@kernel(TURN)
def solve_turn(
    after: "Singles",
    stride: int,
    survival: float,
    first: "Whole",
    triples: "Bytes",
    counts: "Bytes",
    ends: "Bytes",
    over: "Words",
    fixed_of: "Singles",
    after_of: "Whole",
    pixoid: int,
    begin: int,
    end: int,
    tolerance: float,
    hints: "Hints",
    values: "Singles",
    counters: "Doubles",
) -> None:
    """Solve the positions of one set of bonus cubes and one Pix of Pixoid, for the triples from `begin` to `end`.

    `after` has the values after this turn, flat, `stride` of them for each set and Pix; `fixed_of` and `after_of` are
    that set's and Pix's payoffs, shape (MOST_RUNS,). `hints` and `values`, shape (triples,), are written; `counters`,
    shape (FIGURES,), is added to.
    """
    fixed, base, catches = np.empty(MOST_RUNS), np.empty(MOST_RUNS, np.int32), np.empty((MOST_RUNS, 3), np.uint16)
    inverse, columns = np.empty((MOST_RUNS + 1, MOST_RUNS + 1)), np.empty((MOST_RUNS, MOST_RUNS))
    names, bugs = np.empty(MOST_RUNS, np.int32), np.empty(3, np.int32)
    payoffs, duals, found = np.empty(MOST_RUNS), np.empty(MOST_RUNS), np.empty(2)
    for at in range(begin, end):
        a, b, c = signed(triples[at, 0]), signed(triples[at, 1]), signed(triples[at, 2])
        values[at] = 0.0
        if pixoid in (a, b, c):
            continue  # P4.2: the round ends there
        bugs[0], bugs[1], bugs[2] = a, b, c
        blocked = over[pixoid, a] | over[pixoid, b] | over[pixoid, c]
        many = 0
        for run in range(signed(counts[pixoid])):
            if not blocked >> run & 1:  # P4.2
                there = signed(ends[pixoid, run])
                fixed[many], base[many] = fixed_of[run], after_of[run]
                for bug in range(3):
                    catches[many, bug] = over[bugs[bug], there]  # P4.2: onto or over his Pix
                many += 1
        counters[POSITIONS] += 1
        if many == 0:
            counters[PURE] += 1
            continue
        inverse[:] = 0.0
        for row in range(many):
            inverse[row, row] = 1.0
            inverse[row, many] = 1.0 + APART * (row + 1)
            names[row] = SLACK
        least, most = -np.inf, np.inf
        hinted = hints[at]
        for number in range(HINTS):
            column = signed(hinted >> np.uint64(HINT_BITS * number)) & NO_HINT
            if column == NO_HINT:
                break
            gather_column(after, stride, survival, first, ends, bugs, many, fixed, base, catches, column, payoffs)
            counters[GATHERS] += many
            counters[PIVOTS] += pivot(many, inverse, payoffs, columns, names, column)
        for _ in range(MOST_PIVOTS):
            counters[PIVOTS] += drop_negative(many, inverse, payoffs, columns, names)
            total = 0.0
            for row in range(many):
                duals[row] = max(inverse[many, row], 0.0)
                total += duals[row]
            for row in range(many):
                duals[row] = duals[row] / total if total > 0.0 else 1.0 / many
            found[1] = 0.0
            column = price(
                after, survival, first, counts, ends, bugs, many, fixed, base, catches, duals, stride, found
            )  # fmt: skip
            counters[PRICINGS] += 1
            counters[GATHERS] += found[1] + many
            least = max(least, found[0])
            most = min(most, concedes(many, inverse, columns, names))
            if most - least <= tolerance:
                break
            gather_column(after, stride, survival, first, ends, bugs, many, fixed, base, catches, column, payoffs)
            if not pivot(many, inverse, payoffs, columns, names, column):
                break
            counters[PIVOTS] += 1
        if not most - least <= tolerance:
            counters[OPEN] += 1
        counters[LARGEST_GAP] = max(counters[LARGEST_GAP], most - least)
        values[at] = 0.5 * (least + most) - 1.0
        kept, hinted, rows_played = 0, ~np.uint64(0), 0
        for place in range(many):
            if names[place] >= 0 and inverse[place, many] > 1e-5 and kept < HINTS:
                shift = np.uint64(HINT_BITS * kept)
                hinted = hinted & ~(np.uint64(NO_HINT) << shift) | np.uint64(names[place]) << shift
                kept += 1
            rows_played += duals[place] > 1e-5
        hints[at] = hinted
        counters[PURE] += kept == 1 and rows_played == 1
