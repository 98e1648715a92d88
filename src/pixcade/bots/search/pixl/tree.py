"""The tree of a Pixl search, in arrays.

A node's children form a block: `first` child, `many` children. Each node has the `codes` of the move that leads to it,
its `visits`, and `totals` of shape (nodes, 4) with the sums of each seat's results. The root is node 0.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import np, part
from pixcade.bots.search.pixl.moves import mover
from pixcade.bots.search.pixl.packing import SEAT_OF
from pixcade.bots.search.pixl.sets import number
from pixcade.games.pixl.scoring import LAST_TURN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table

    Real = NDArray[np.float64]
    Whole = NDArray[np.int64]

LONGEST_PATH = LAST_TURN + 1
"""Nodes from the root to the end of the longest game."""


@part
def answer(
    table: "Table", root: "Position", first: "Whole", many: "Whole", codes: "Whole", visits: "Whole", totals: "Real",
    moves: "Whole", times: "Whole", values: "Real",
) -> int:  # fmt: skip
    """Write each legal move, its visits and its value to the mover; return their number."""
    seat = number(table, SEAT_OF + mover(table, root))
    for at in range(many[0]):
        child = first[0] + at
        moves[at], times[at] = codes[child], visits[child]
        values[at] = totals[child, seat] / max(1, visits[child])
    return int(many[0])
