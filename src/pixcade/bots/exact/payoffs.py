"""The payoffs of a turn as arrays, for all solvers.

Against the Bugs' joint run, Pixoid's run is worth `fixed` and, unless a Bug catches him, `survival` more than that and
the value of the position after it. Only what is still to come counts, so a position's value does not depend on what
Pixoid holds.

- `margin`: a cube of the reserve counts 1 and a bonus cube 1/2, as they do in half the margin between Pixoid and a Bug
  (P5.2: k + b - (12 - k) = 2 (k + b / 2) - 12).
- `short`: 1 if Pixoid wins a short game, 0 if he is caught (P6.1).

A run into a Bug is left out. It is worth no more than stopping before the Bug, where the same cubes have been picked up
(P4.3); with a Bug on each side Pixoid gets nothing.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import MOST_RUNS, Runs
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE

if TYPE_CHECKING:
    from numpy.typing import NDArray

NO_TABLE = -1
"""The place of a run after which nothing is to come: Pixoid has won by it."""


class Goal(StrEnum):
    """The objective of a solution."""

    MARGIN = "margin"
    SHORT = "short"


@dataclass(frozen=True, eq=False)
class Payoffs:
    """The payoffs of one turn. Shapes are in sets of bonus cubes, Pix and runs."""

    survival: float
    fixed: "NDArray[np.float32]"  # (SETS, Pix, MOST_RUNS)
    after: "NDArray[np.int32]"  # (SETS, Pix, MOST_RUNS): set after the run x Pix + its end, or NO_TABLE
    won: "NDArray[np.bool_]"  # (SETS,): with these cubes lying the game is already won, nothing is played

    @property
    def played(self) -> list[int]:
        """The sets of bonus cubes with which this turn is played."""
        return [cubes for cubes in range(SETS) if not self.won[cubes]]


def payoffs(runs: Runs, goal: Goal, turns_left: int) -> Payoffs:
    """Return the payoffs of a turn by the number of turns left, including itself."""
    taken = RESERVE - turns_left
    fixed = np.zeros((SETS, runs.pix, MOST_RUNS), np.float32)
    after = np.zeros((SETS, runs.pix, MOST_RUNS), np.int32)
    for lying in range(SETS):
        picked = runs.picks & np.uint8(lying)
        left = lying & ~picked
        after[lying] = left.astype(np.int32) * runs.pix + runs.ends
        if goal is Goal.MARGIN:
            fixed[lying] = 0.5 * np.bitwise_count(picked)
        else:
            wins = taken + BONUS_CUBES - np.bitwise_count(left) >= RESERVE  # P6.1: in the middle of his move
            fixed[lying] = wins
            after[lying][wins] = NO_TABLE
    return Payoffs(1.0 if goal is Goal.MARGIN else 0.0, fixed, after, won_sets(goal, turns_left))


def won_sets(goal: Goal, turns_left: int) -> "NDArray[np.bool_]":
    """Return the sets of bonus cubes on the board with which a short game is won, by turns left (P6.1)."""
    held = RESERVE - turns_left + BONUS_CUBES - np.bitwise_count(np.arange(SETS, dtype=np.uint8))
    return (held >= RESERVE) if goal is Goal.SHORT else np.zeros(SETS, np.bool_)


def values_after_all(goal: Goal) -> float:
    """Return what every position is worth when no turn is left: a short game is won then, a margin is complete."""
    return 1.0 if goal is Goal.SHORT else 0.0
