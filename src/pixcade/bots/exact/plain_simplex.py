"""Solves one matrix game in plain NumPy: both sides' mixes and the proof of its value, the same on every machine.

The readable copy of `matrix_game`, for answers and reviews, which must not wait for a compiler. The method is the same:
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
"""Perturbation of the right sides, so that degenerate pivots can't cycle."""
SMALLEST_SHARE = 1e-9
LARGEST_GAP = 1e-6
"""Tolerance for payoffs of the size of a round. The actual error is mostly below 1e-9."""
SLACK = -1
ALIKE = 1e-9
"""Smaller differences are ties, resolved in favour of the first: so CPUs that add in another order agree."""


@dataclass(frozen=True, eq=False)
class MatrixSolution:
    """A solved game: what each side's mix guarantees, whatever the other does."""

    rows: "Doubles"  # (rows,): the maximiser's mix
    columns: "Doubles"  # (columns,): the minimiser's mix
    least: float  # what `rows` gets at least
    most: float  # what `columns` concedes at most


def solve_plainly(payoffs: "Doubles") -> MatrixSolution:
    """Solve a game, shape (rows, columns)."""
    row, column = int(payoffs.min(axis=1).argmax()), int(payoffs.max(axis=0).argmin())
    if payoffs[:, column].max() <= payoffs[row].min():
        return certify(payoffs, unit(payoffs.shape[0], row), unit(payoffs.shape[1], column))
    solution = certify(payoffs, *simplex(payoffs - payoffs.min() + 1.0, column))
    gap = solution.most - solution.least
    assert gap <= LARGEST_GAP, f"a matrix game could not be certified: gap {gap}"
    return solution


def certify(payoffs: "Doubles", rows: "Doubles", columns: "Doubles") -> MatrixSolution:
    """Return mixes, each clipped at zero and normalised, with their guarantees computed from the payoffs."""
    row_mix, column_mix = (np.where(mix > SMALLEST_SHARE, mix, 0.0) for mix in (rows, columns))
    row_mix, column_mix = row_mix / row_mix.sum(), column_mix / column_mix.sum()
    return MatrixSolution(row_mix, column_mix, float((row_mix @ payoffs).min()), float((payoffs @ column_mix).max()))


def unit(size: int, at: int) -> "Doubles":
    found = np.zeros(size)
    found[at] = 1.0
    return found


def first_largest(numbers: "Doubles") -> int:
    """Return the first index of the maximum."""
    return int((numbers >= numbers.max() - ALIKE).argmax())


def simplex(payoffs: "Doubles", first: int) -> tuple["Doubles", "Doubles"]:
    """Return the two sides' unnormalised weights, for payoffs of at least 1. `first` is the column to begin with.

    The basis has a place for each row, which holds a column or the slack of a row.
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
            break  # impossible for payoffs above 0; the certificate would show it
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
