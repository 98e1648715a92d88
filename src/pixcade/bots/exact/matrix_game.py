"""Solves a matrix game on the CPU: both sides' mixes, with a lower and an upper bound of its value.

Importing this module loads or compiles its kernels. Rows are Pixoid's, at most `MOST_RUNS`; the payoff is his.
"""

from typing import TYPE_CHECKING

from pixcade.bots.exact.runs import MOST_RUNS
from pixcade.bots.exact.simplex import APART, MOST_PIVOTS, SLACK, concedes, drop_negative, pivot
from pixcade.bots.search.jit import kernel, np, section

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

MIN_SWEEP_GAIN = 1e-6


@section
def solve_into(payoffs: "Doubles", tolerance: float, rows: "Doubles", columns: "Doubles", bounds: "Doubles") -> None:
    """Solve a matrix game without negative payoffs.

    Writes the best mixes found to `rows` and `columns`, and the values that they guarantee to `bounds`.
    """
    many, wide = payoffs.shape
    inverse = np.zeros((MOST_RUNS + 1, MOST_RUNS + 1))
    basis, names = np.empty((MOST_RUNS, MOST_RUNS)), np.empty(MOST_RUNS, np.int32)
    entering, duals = np.empty(MOST_RUNS), np.empty(MOST_RUNS)
    prices = np.empty(wide)
    for row in range(many):
        inverse[row, row] = 1.0
        inverse[row, many] = 1.0 + APART * (row + 1)
        names[row] = SLACK
    bounds[0], bounds[1] = -np.inf, np.inf
    for _ in range(MOST_PIVOTS):
        drop_negative(many, inverse, entering, basis, names)
        total = 0.0
        for row in range(many):
            duals[row] = max(inverse[many, row], 0.0)
            total += duals[row]
        prices[:] = 0.0
        for row in range(many):
            duals[row] = duals[row] / total if total > 0.0 else 1.0 / many
            if duals[row] > 0.0:
                for column in range(wide):
                    prices[column] += duals[row] * payoffs[row, column]
        worst = 0
        for column in range(wide):
            if prices[column] < prices[worst]:
                worst = column
        if prices[worst] > bounds[0]:
            bounds[0] = prices[worst]
            for row in range(many):
                rows[row] = duals[row]
        conceded = concedes(many, inverse, basis, names) - 1.0
        if conceded < bounds[1]:
            bounds[1] = conceded
            mass = 0.0
            columns[:] = 0.0
            for place in range(many):
                if names[place] >= 0 and inverse[place, many] > 0.0:
                    mass += inverse[place, many]
                    columns[names[place]] += inverse[place, many]
            columns /= mass
        if bounds[1] - bounds[0] <= tolerance:
            return
        for row in range(many):
            entering[row] = 1.0 + payoffs[row, worst]
        if not pivot(many, inverse, entering, basis, names, worst):
            return


@kernel("void(float64[:,::1], float64, float64[::1], float64[::1], float64[::1])")
def solve_matrix(payoffs: "Doubles", tolerance: float, rows: "Doubles", columns: "Doubles", bounds: "Doubles") -> None:
    """`solve_into`, callable from Python."""
    solve_into(payoffs, tolerance, rows, columns, bounds)


@section
def against_two(payoffs: "Doubles", bug: int, mixes: "Doubles", found: "Doubles") -> None:
    """Write the mean payoffs over the mixes of the other two Bugs to `found`: (rows, this Bug's runs)."""
    rows, first, second, third = payoffs.shape
    found[:] = 0.0
    for i in range(first):
        for j in range(second):
            for k in range(third):
                if bug == 0:
                    own, weight = i, mixes[1, j] * mixes[2, k]
                elif bug == 1:
                    own, weight = j, mixes[0, i] * mixes[2, k]
                else:
                    own, weight = k, mixes[0, i] * mixes[1, j]
                if weight > 0.0:
                    for row in range(rows):
                        found[row, own] += weight * payoffs[row, i, j, k]


@kernel("float64(float64[:,:,:,::1], float64[:,:,::1], int64, float64, float64[:,::1])")
def solve_silent(payoffs: "Doubles", starts: "Doubles", sweeps: int, tolerance: float, mixes: "Doubles") -> float:
    """Find a mix for each of three Bugs who may not talk (P3.4), and return the most that Pixoid gets against them.

    From each of the starting points `starts`, each of shape (3, MOST_RUNS), one Bug after another takes its best mix
    given those of the other two, which is a matrix game. Pixoid's value never rises, so this converges. The best mixes
    are written to `mixes`.
    """
    rows = payoffs.shape[0]
    best = np.inf
    now, own = np.empty((3, MOST_RUNS)), np.empty(MOST_RUNS)
    bounds = np.empty(2)
    for start in range(starts.shape[0]):
        now[:] = starts[start]
        conceded = np.inf
        for _ in range(sweeps):
            before = conceded
            for offset in range(3):
                bug = (start + offset) % 3
                runs = payoffs.shape[1 + bug]
                game, mix = np.empty((rows, runs)), np.empty(runs)
                against_two(payoffs, bug, now, game)
                solve_into(game, tolerance, own, mix, bounds)
                if bounds[1] < conceded:
                    conceded = bounds[1]
                    now[bug] = 0.0
                    now[bug, :runs] = mix
            if not conceded < before - MIN_SWEEP_GAIN:
                break
        if conceded < best - MIN_SWEEP_GAIN:
            best = conceded
            mixes[:] = now
    return best
