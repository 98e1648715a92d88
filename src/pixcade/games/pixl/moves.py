"""What an element can do in its turn (X3.1, X3.2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Place a Pixl on a hex; `victim` is the Pixl to convert, if the table plays with single conversion (X4.1)."""

    hex: int
    victim: int | None = None

    def __eq__(self, other: object) -> bool:
        """Compare without building tuples: every move played is searched for among the legal ones."""
        return other.__class__ is Place and self.hex == other.hex and self.victim == other.victim


@dataclass(frozen=True, slots=True)
class PutPort:
    """Place the Port on a hex."""

    hex: int


@dataclass(frozen=True, slots=True)
class TakePort:
    """Take the Port off the board."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass."""


Move = Place | PutPort | TakePort | Pass

PASS = Pass()
TAKE_PORT = TakePort()
MOST_HEXES = 3 * 9 * 8 + 1
PLACES = tuple(Place(hex) for hex in range(MOST_HEXES))
PUTS = tuple(PutPort(hex) for hex in range(MOST_HEXES))
"""The moves to each hex of the largest board, shared."""
