"""The moves of Pixoid: place the cube on a Start Pix (P2.4), or program the controller (P3.1).

The right-hand wheel with its letters is not used (P3.3), so a program is a direction and a distance.

Both are named tuples for fast lookup; their lengths differ, so they are never equal.
"""

from typing import Literal, NamedTuple, get_args

Direction = Literal["U", "D", "L", "R"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
"""In the order of P3.1, which is also the order of legal moves."""


class Placement(NamedTuple):
    """Place the cube on this Pix."""

    pix: int


class Program(NamedTuple):
    """Run this far, 1 to 9, in this direction of the board (P3.6)."""

    direction: Direction
    distance: int


Move = Placement | Program
