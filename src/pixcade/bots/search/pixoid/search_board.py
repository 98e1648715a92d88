"""A board of Pixoid as arrays for searching. Nothing here is compiled."""

from functools import cache
from typing import TYPE_CHECKING

from pixcade.bots.search.jit import np
from pixcade.games.pixoid.board import Board, board
from pixcade.games.pixoid.moves import DIRECTIONS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Whole = NDArray[np.int64]

MOST_MOVES = 36
MOVES, ENDS, DIRECTION, LENGTH, LINE, RUNS, OFFSETS, BONUS = range(8)
FAR = 4
"""Cap of distances in runs."""


Maze = tuple["Whole", "Whole", "Whole", "Whole", "Whole", "Whole", "Whole", "Whole"]
"""A board for searching; Pix are numbered as in `Board`. Entries:

0 (Pix,) number of different moves from a Pix
1 (Pix, MOST_MOVES) end of each
2 (Pix, MOST_MOVES) its direction
3 (Pix, MOST_MOVES) its length
4 (Pix, Pix) 16 x direction + distance if the second is in line with the first, else -1
5 (Pix, Pix) fewest runs from one to the other, FAR at most
6 (4,) from a Pix to its neighbour in each direction
7 (4,) the Bonus Pix, -1 for none
"""


def maze(one: Board) -> Maze:
    pix = one.size * one.size
    moves = np.zeros(pix, np.int64)
    ends, directions, lengths = (np.zeros((pix, MOST_MOVES), np.int64) for _ in range(3))
    line = np.full((pix, pix), -1, np.int64)
    for here, rays in ((pix, one.rays[pix]) for pix in range(len(one.names))):
        for direction, name in enumerate(DIRECTIONS):
            for length, there in enumerate(rays[name], start=1):
                at = moves[here]
                ends[here, at], directions[here, at], lengths[here, at] = there, direction, length
                line[here, there] = 16 * direction + length
                moves[here] += 1
    bonus = np.array([*one.bonus, -1, -1, -1, -1][:4], np.int64)
    offsets = np.array([-1, 1, -one.size, one.size], np.int64)
    return moves, ends, directions, lengths, line, fewest_runs(line), offsets, bonus


@cache
def maze_of(layout: str) -> Maze:
    """Return the arrays of a layout, cached."""
    return maze(board(layout))


def fewest_runs(line: "Whole") -> "Whole":
    """The number of runs from each Pix to each other, FAR at most."""
    runs = np.full(line.shape, FAR, np.int64)
    near = line >= 0
    reached = np.eye(len(line), dtype=bool)
    for count in range(FAR):
        runs[reached & (runs > count)] = count
        reached = reached | (reached.astype(np.int64) @ near.astype(np.int64) > 0)
    return runs
