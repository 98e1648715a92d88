"""One matrix game solved in plain NumPy: both sides' mixes and the proof of its value, the same on every machine.

The readable twin of `matrix_game`, for answers and reviews, which must not wait for a compiler. The method is the same:
the revised simplex on the side of the columns, as max sum(u) where A u <= 1.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

MOST_PIVOTS = 1_000
NOTHING = 1e-11
APART = 1e-10
"""Right sides differ by this much, so that no degenerate pivots follow each other in a circle."""
SMALLEST_SHARE = 1e-9
LARGEST_GAP = 1e-6
"""Of payoffs of the size of a round. What is reached is mostly below 1e-9."""
SLACK = -1
ALIKE = 1e-9
"""What differs by less is a tie, and the first is taken: so processors that add in another order do the same."""


@dataclass(frozen=True, eq=False)
class MatrixSolution:
    """A solved game: what each side's mix guarantees, whatever the other does."""

    rows: "Doubles"  # (rows,): the mix of who wants much
    columns: "Doubles"  # (columns,): the mix of who wants little
    least: float  # what `rows` gets at least
    most: float  # what `columns` concedes at most


def solve_plainly(payoffs: "Doubles") -> MatrixSolution:
    """Solve a game, shape (rows, columns)."""
    row, column = int(payoffs.min(axis=1).argmax()), int(payoffs.max(axis=0).argmin())
    if payoffs[:, column].max() <= payoffs[row].min():
        return certified(payoffs, unit(payoffs.shape[0], row), unit(payoffs.shape[1], column))
    solution = certified(payoffs, *simplex(payoffs - payoffs.min() + 1.0, column))
    gap = solution.most - solution.least
    assert gap <= LARGEST_GAP, f"a matrix game could not be certified: gap {gap}"
    return solution


def certified(payoffs: "Doubles", rows: "Doubles", columns: "Doubles") -> MatrixSolution:
    """Return mixes with what they guarantee, each cut at zero and normalised: nothing is taken from an objective."""
    row_mix, column_mix = (np.where(mix > SMALLEST_SHARE, mix, 0.0) for mix in (rows, columns))
    row_mix, column_mix = row_mix / row_mix.sum(), column_mix / column_mix.sum()
    return MatrixSolution(row_mix, column_mix, float((row_mix @ payoffs).min()), float((payoffs @ column_mix).max()))


def unit(size: int, at: int) -> "Doubles":
    found = np.zeros(size)
    found[at] = 1.0
    return found


def first_largest(numbers: "Doubles") -> int:
    """Return the place of the first that is as large as any."""
    return int((numbers >= numbers.max() - ALIKE).argmax())


def simplex(payoffs: "Doubles", first: int) -> tuple["Doubles", "Doubles"]:
    """Return the two sides' weights, not normalised, for payoffs of at least 1. `first` is the column to begin with.

    The basis has a place for each row; what stands in it is a column, or the slack of a row.
    """
    many = len(payoffs)
    inverse, right = np.eye(many), 1.0 + APART * np.arange(1, many + 1)
    names, worth = np.full(many, SLACK), np.zeros(many)
    column, entering = first, payoffs[:, first]
    for _ in range(MOST_PIVOTS):
        direction = inverse @ entering
        ratios = np.full(many, np.inf)
        np.divide(right, direction, out=ratios, where=direction > NOTHING)
        leaving = int(ratios.argmin())
        if not np.isfinite(ratios[leaving]):
            break  # cannot be for payoffs above 0; the certificate would say so
        inverse[leaving] /= direction[leaving]
        right[leaving] /= direction[leaving]
        direction[leaving] = 0.0
        inverse -= np.outer(direction, inverse[leaving])
        right -= direction * right[leaving]
        names[leaving], worth[leaving] = column, float(column != SLACK)
        duals = worth @ inverse
        gains = 1.0 - duals @ payoffs
        column, row = first_largest(gains), first_largest(-duals)
        if gains[column] <= NOTHING and duals[row] >= -NOTHING:
            break
        if gains[column] >= -duals[row]:
            entering = payoffs[:, column]
        else:
            column, entering = SLACK, unit(many, row)
    weights = np.zeros(payoffs.shape[1])
    for place in np.flatnonzero(names != SLACK):
        weights[names[place]] += right[place]
    return worth @ inverse, weights
