"""What an element can do in its turn (X3.1, X3.2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Place a Pixl on a hex; `victim` is the one Pixl picked for conversion where the table plays so (X4.1)."""

    hex: int
    victim: int | None = None

    def __eq__(self, other: object) -> bool:
        """Compare without making two tuples: a move is looked for among all legal ones whenever it is made."""
        return other.__class__ is Place and self.hex == other.hex and self.victim == other.victim


@dataclass(frozen=True, slots=True)
class PutPort:
    """Put the Port on a hex."""

    hex: int


@dataclass(frozen=True, slots=True)
class TakePort:
    """Take the Port off the board."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing."""


Move = Place | PutPort | TakePort | Pass

PASS = Pass()
TAKE_PORT = TakePort()
MOST_HEXES = 3 * 9 * 8 + 1
PLACES = tuple(Place(hex) for hex in range(MOST_HEXES))
PUTS = tuple(PutPort(hex) for hex in range(MOST_HEXES))
"""The moves to each hex of the largest board, made once."""
