"""One position's turn as a matrix game: Pixoid's runs against the joint runs of the three Bugs.

Rows are Pixoid's runs that run into no Bug (P4.2); columns are the Bugs' runs, those of the last Bug fastest. An entry
is what is still to come, as in `payoffs`: cubes of the reserve count 1, bonus cubes 1/2.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pixcade.bots.exact.runs import Runs

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]


class Situation(NamedTuple):
    """A position of a round: turns left with this one, bonus cubes on the board as bits, the Pix of Pixoid and the
    Bugs.
    """

    turns_left: int
    lying: int
    pixoid: int
    bugs: tuple[int, int, int]


@dataclass(frozen=True, eq=False)
class TurnGame:
    """The result of each joint run of one turn. Shapes are in rows and in the runs of the three Bugs."""

    situation: Situation
    rows: "NDArray[np.int64]"  # (rows,): which of Pixoid's runs
    ends: "Bytes"  # (rows,): where they end
    lying: "Bytes"  # (rows,): the bonus cubes left after them
    fixed: "NDArray[np.float64]"  # (rows,): bonus cubes picked up on the way
    bugs: tuple["Bytes", "Bytes", "Bytes"]  # where the runs of each Bug end
    caught: "NDArray[np.bool_]"  # (rows, runs, runs, runs)

    def payoffs(self, after: "NDArray[np.floating]") -> "NDArray[np.float64]":
        """Return the payoffs by the values after the turn, both of the shape of `caught`."""
        return self.fixed[:, None, None, None] + np.where(self.caught, 0.0, 1.0 + after)


def turn_game(runs: Runs, situation: Situation) -> TurnGame:
    """Return the matrix game of a turn in which no Bug is on Pixoid's Pix."""
    _, lying, pixoid, bugs = situation
    assert pixoid not in bugs, "P4.2: nobody plays on from there"
    blocked = int(np.bitwise_or.reduce(runs.over[pixoid, list(bugs)]))
    rows = np.array([run for run in range(int(runs.counts[pixoid])) if not blocked >> run & 1], np.int64)
    ends, picked = runs.ends[pixoid, rows], runs.picks[pixoid, rows] & np.uint8(lying)
    counts = [int(runs.counts[bug]) for bug in bugs]
    hits = [(runs.over[bug][ends][:, None] >> np.arange(many) & 1) != 0 for bug, many in zip(bugs, counts, strict=True)]
    caught = hits[0][:, :, None, None] | hits[1][:, None, :, None] | hits[2][:, None, None, :]
    first, second, third = (runs.ends[bug, :many] for bug, many in zip(bugs, counts, strict=True))
    return TurnGame(
        situation,
        rows,
        ends,
        np.uint8(lying) & ~picked,
        0.5 * np.bitwise_count(picked),
        (first, second, third),
        caught,
    )
