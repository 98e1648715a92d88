"""A board as arrays: every run from every Pix, its end and its Bonus Pix (P3.1, P3.2, P4.1).

Moves with the same effect are one run: a distance beyond the corridor is the corridor's.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import BONUS_CUBES

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_RUNS = 16
"""The runs of a Pix are the bits of a 16-bit word."""


@dataclass(frozen=True, eq=False)
class Runs:
    """Every run of a board. Shapes are in Pix and runs; entries beyond `counts` are 0."""

    board: Board
    counts: "NDArray[np.uint8]"  # (Pix,)
    ends: "NDArray[np.uint8]"  # (Pix, MOST_RUNS)
    picks: "NDArray[np.uint8]"  # (Pix, MOST_RUNS): bits of `Board.bonus` on the way, including the end
    over: "NDArray[np.uint16]"  # (Pix, Pix): the runs of the first Pix that pass over or end on the second, as bits

    @property
    def pix(self) -> int:
        return len(self.counts)


def fits(board: Board) -> bool:
    """Whether a board can be described: it has four Bonus Pix and no Pix with more than 16 runs."""
    longest = max(sum(map(len, board.rays[pix].values())) for pix in range(len(board.names)))
    return len(board.bonus) == BONUS_CUBES and longest <= MOST_RUNS


def runs_of(board: Board) -> Runs:
    """Return the runs of a board that `fits`, in the order of the directions and then of the distance."""
    assert fits(board), f"{board.code}: more runs or another number of Bonus Pix than can be described"
    pix = len(board.names)
    counts = np.zeros(pix, np.uint8)
    ends, picks = np.zeros((pix, MOST_RUNS), np.uint8), np.zeros((pix, MOST_RUNS), np.uint8)
    over = np.zeros((pix, pix), np.uint16)
    for here in range(pix):
        for ray in board.rays[here].values():
            for steps in range(1, len(ray) + 1):
                run = int(counts[here])
                ends[here, run] = ray[steps - 1]
                for passed in ray[:steps]:
                    over[here, passed] |= np.uint16(1 << run)
                    if passed in board.bonus:
                        picks[here, run] |= np.uint8(1 << board.bonus.index(passed))
                counts[here] += 1
    return Runs(board, counts, ends, picks, over)
