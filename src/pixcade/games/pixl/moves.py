"""What an element can do in its turn (X3.1, X3.2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Place a Pixl on a hex; `victim` is the one Pixl picked for conversion where the table plays so (X4.1)."""

    hex: int
    victim: int | None = None


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
