"""The hexagonal board (X2.1). A set of hexes is an integer with one bit per hex.

A hex has axial coordinates (q, r) counted from the centre. Its name is a letter for q and a number for r: `g7` is the
centre of a board of side 7. Hexes are numbered in board order: by letter, then by number.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import compress
from typing import TypeVar

from pixcade.games.errors import InvalidNotation

T = TypeVar("T")

Hex = int
HexSet = int

DIGITS = bytes.maketrans(b"01", b"\0\1")
"""Turns binary digits into 0 and 1 for `compress`."""

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


@dataclass(frozen=True)
class HexBoard:
    """A regular hexagon of hexes with `side` of them along each edge."""

    side: int
    names: tuple[str, ...] = field(init=False)
    numbers: dict[str, Hex] = field(init=False)
    near: tuple[HexSet, ...] = field(init=False)
    """The neighbours of each hex."""
    within_two: tuple[HexSet, ...] = field(init=False)
    """For each hex, all hexes at distance 2 or less, itself included: no other Port may be there (X3.1)."""
    gray: HexSet = field(init=False)
    """The outer ring."""
    every: HexSet = field(init=False)

    def __post_init__(self) -> None:
        """Number the hexes and compute each one's neighbourhood."""
        edge = self.side - 1
        span = range(-edge, edge + 1)
        cells = [(q, r) for q in span for r in span if abs(q + r) <= edge]
        number = {cell: at for at, cell in enumerate(cells)}
        near = []
        for q, r in cells:
            around = [(q + dq, r + dr) for dq, dr in NEIGHBOURS]
            near.append(sum(1 << number[cell] for cell in around if cell in number))
        within_two = []
        for at in range(len(cells)):
            reach = near[at]
            for other in members(near[at]):
                reach |= near[other]
            within_two.append(reach | 1 << at)
        names = tuple(f"{chr(97 + q + edge)}{r + edge + 1}" for q, r in cells)
        setting = object.__setattr__
        setting(self, "names", names)
        setting(self, "numbers", {name: at for at, name in enumerate(names)})
        setting(self, "near", tuple(near))
        setting(self, "within_two", tuple(within_two))
        setting(self, "gray", sum(1 << number[q, r] for q, r in cells if max(abs(q), abs(r), abs(q + r)) == edge))
        setting(self, "every", (1 << len(cells)) - 1)

    def hex(self, name: str) -> Hex:
        """Return the hex of a name such as `g7`. Raises InvalidNotation."""
        if name not in self.numbers:
            raise InvalidNotation("pixl.not-a-hex", rule="X2.1", text=name[:20], side=self.side)
        return self.numbers[name]


@cache
def hex_board(side: int) -> HexBoard:
    """Return the board of a side, cached."""
    return HexBoard(side)


def members(hexes: HexSet) -> list[Hex]:
    """Return the hexes of a set in board order."""
    found = []
    while hexes:
        lowest = hexes & -hexes
        found.append(lowest.bit_length() - 1)
        hexes ^= lowest
    return found


def select(things: Sequence[T], hexes: HexSet) -> list[T]:
    """Return the items of `things` (one per hex) at the hexes of a set, in board order.

    Same as going through `members`, but several times faster for more than a few hexes.
    """
    digits = bin(hexes)[:1:-1]  # lowest first
    return list(compress(things, digits.encode().translate(DIGITS)))


@lru_cache(16)
def hexagon_turns(side: int) -> tuple[tuple[str, tuple[Hex, ...]], ...]:
    """Return the twelve symmetries of the hexagon by name, as permutations of hexes; the first is the identity."""
    edge, board = side - 1, hex_board(side)
    cells = [(ord(name[0]) - 97 - edge, int(name[1:]) - side) for name in board.names]
    numbers = {cell: at for at, cell in enumerate(cells)}
    found = []
    for mirrored in (False, True):
        for sixths in range(6):
            goes = []
            for q, r in cells:
                if mirrored:
                    q, r = r, q
                for _ in range(sixths):
                    q, r = -r, q + r
                goes.append(numbers[q, r])
            found.append((f"turned {sixths}{' mirrored' if mirrored else ''}", tuple(goes)))
    return tuple(found)
