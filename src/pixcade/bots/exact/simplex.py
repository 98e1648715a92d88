"""The revised simplex method on the Bugs' side, in double precision: shared by `cpu` and `matrix_game`.

max sum(u) where (A + 1) u <= 1: the Bugs' mix is u / sum(u), Pixoid's the duals / their sum. `inverse` is that of the
basis, with a row for each of its places and one for the duals; its last column is the right side.
"""

from typing import TYPE_CHECKING

from pixcade.bots.exact.runs import MOST_RUNS
from pixcade.bots.search.jit import np, section

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Whole = NDArray[np.int32]
    Doubles = NDArray[np.float64]

MOST_PIVOTS = 100
SLACK = -1
NOTHING = 1e-9
APART = 1e-6
"""Perturbation of the right sides, so that degenerate pivots can't cycle."""


@section
def pivot(many: int, inverse: "Doubles", payoffs: "Doubles", columns: "Doubles", names: "Whole", column: int) -> bool:
    """Take a column into the basis, if that is better for the Bugs: a joint run, or a slack with the name SLACK."""
    entering = np.empty(MOST_RUNS + 1)
    for place in range(many + 1):
        entering[place] = 0.0
        for row in range(many):
            entering[place] += inverse[place, row] * payoffs[row]
    if column != SLACK:
        entering[many] -= 1.0
    if entering[many] >= -NOTHING:
        return False
    leaving, ratio = -1, np.inf
    for place in range(many):
        if entering[place] > NOTHING and inverse[place, many] < ratio * entering[place]:
            ratio, leaving = inverse[place, many] / entering[place], place
    if leaving < 0:
        return False
    for row in range(many + 1):
        inverse[leaving, row] /= entering[leaving]
    for place in range(many + 1):
        if place != leaving:
            for row in range(many + 1):
                inverse[place, row] -= entering[place] * inverse[leaving, row]
    names[leaving] = column
    for row in range(many):
        columns[leaving, row] = payoffs[row]
    return True


@section
def drop_negative(many: int, inverse: "Doubles", payoffs: "Doubles", columns: "Doubles", names: "Whole") -> int:
    """Let the slacks of rows with a negative dual enter again, and return the number of pivots."""
    for done in range(MOST_PIVOTS):
        lowest = 0
        for row in range(many):
            payoffs[row] = 0.0
            if inverse[many, row] < inverse[many, lowest]:
                lowest = row
        payoffs[lowest] = 1.0
        if not pivot(many, inverse, payoffs, columns, names, SLACK):
            return done
    return MOST_PIVOTS


@section
def concedes(many: int, inverse: "Doubles", columns: "Doubles", names: "Whole") -> float:
    """What the Bugs' mix, clipped at zero and normalised, concedes at most, plus 1."""
    total, most = 0.0, 0.0
    for place in range(many):
        if names[place] >= 0 and inverse[place, many] > 0.0:
            total += inverse[place, many]
    for row in range(many):
        concession = 0.0
        for place in range(many):
            if names[place] >= 0 and inverse[place, many] > 0.0:
                concession += inverse[place, many] * columns[place, row]
        most = max(most, concession)
    return most / total if total > 0.0 else np.inf
