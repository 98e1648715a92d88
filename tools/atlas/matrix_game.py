"""A matrix game solved in double precision, for single positions: both mixes, and what each of them guarantees.

The same method as `pixcade.solver.cpu`, in NumPy and with the whole matrix at hand: the revised simplex method on the
columns' side, as max sum(u) where (A + 1) u <= 1.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

MOST_PIVOTS = 500
NOTHING = 1e-11
APART = (1e-9, 1e-8, 1e-7, 1e-6)
"""Right sides differ by so much, so that no degenerate pivots follow each other in a circle; by more if they did."""
LARGEST_GAP = 1e-6
SLACK = -1


@dataclass(frozen=True, eq=False)
class MatrixSolution:
    """Mixes of both sides. The rows' one gets `least` whatever happens, the columns' one concedes `most`."""

    rows: "Doubles"
    columns: "Doubles"
    least: float
    most: float

    @property
    def value(self) -> float:
        """The middle of the two."""
        return 0.5 * (self.least + self.most)

    @property
    def pure(self) -> bool:
        """Whether each side has one choice that is best."""
        return bool(self.rows.max() == 1.0 and self.columns.max() == 1.0)


def solve(payoffs: "Doubles") -> MatrixSolution:
    """Solve a game in which the rows want the most; no payoff is negative. Shape (rows, columns)."""
    pure = saddle_point(payoffs)
    if pure:
        return pure
    for apart in APART:
        mixed = by_simplex(payoffs, apart)
        if mixed.most - mixed.least <= LARGEST_GAP:
            return mixed
    raise AssertionError(f"not certified: {mixed.least} to {mixed.most}")


def saddle_point(payoffs: "Doubles") -> MatrixSolution | None:
    """Return a pure solution, if there is one."""
    lows, highs = payoffs.min(axis=1), payoffs.max(axis=0)
    row, column = int(lows.argmax()), int(highs.argmin())
    if highs[column] - lows[row] > NOTHING:
        return None
    rows, columns = np.zeros(len(lows)), np.zeros(len(highs))
    rows[row] = columns[column] = 1.0
    return MatrixSolution(rows, columns, float(lows[row]), float(highs[column]))


def by_simplex(payoffs: "Doubles", apart: float) -> MatrixSolution:
    """Return mixed solutions, cut at zero and normalised, with what they guarantee in `payoffs` itself."""
    raised = payoffs + 1.0
    many, width = raised.shape
    inverse, right = np.eye(many), 1.0 + apart * np.random.default_rng(many).permutation(many)
    basis = np.full(many, SLACK)
    for _ in range(MOST_PIVOTS):
        duals = (basis != SLACK) @ inverse
        gains = np.concatenate([1.0 - duals @ raised, -duals])  # what a column, then a row's slack, would add
        entering = int(gains.argmax())
        if gains[entering] <= NOTHING:
            break
        step = inverse @ raised[:, entering] if entering < width else inverse[:, entering - width].copy()
        ratios = np.where(step > NOTHING, right / np.where(step > NOTHING, step, 1.0), np.inf)
        leaving = int(ratios.argmin())
        if not np.isfinite(ratios[leaving]):
            break
        inverse[leaving] /= step[leaving]
        right[leaving] = ratios[leaving]
        step[leaving] = 0.0
        inverse -= np.outer(step, inverse[leaving])
        right -= step * right[leaving]
        basis[leaving] = entering if entering < width else SLACK
    columns = np.zeros(width)
    np.add.at(columns, basis[basis != SLACK], np.maximum(right[basis != SLACK], 0.0))
    rows = np.maximum((basis != SLACK) @ inverse, 0.0)
    rows, columns = rows / rows.sum(), columns / columns.sum()
    return MatrixSolution(rows, columns, float((rows @ payoffs).min()), float((payoffs @ columns).max()))
