"""Counters of the solver."""

from collections.abc import Callable
from dataclasses import dataclass

from pixcade.bots.exact.payoffs import Payoffs
from pixcade.bots.exact.positions import triples

TOLERANCE = 4e-5
"""The maximum gap of one turn. A value's error is half of it plus rounding, in each of twelve turns: see `error_bound`.
"""
ROUNDING = 2.0**-17
"""Values are multiples of this."""
Part = Callable[[float], None]
"""Called during a turn with the share that is done."""


def ignore_progress(share: float) -> None:
    del share


@dataclass(frozen=True)
class Counters:
    """Counters over the positions of one turn, or of several."""

    positions: int = 0
    pivots: int = 0
    pricings: int = 0
    pure: int = 0  # positions in which both sides have a pure solution
    again: int = 0  # positions that were solved again in double precision
    largest_gap: float = 0.0
    seconds: float = 0.0

    def __add__(self, other: "Counters") -> "Counters":
        return Counters(
            self.positions + other.positions,
            self.pivots + other.pivots,
            self.pricings + other.pricings,
            self.pure + other.pure,
            self.again + other.again,
            max(self.largest_gap, other.largest_gap),
            self.seconds + other.seconds,
        )


def played_positions(payoffs: Payoffs, pix: int) -> int:
    """Return the number of positions in a turn: those with no Bug on Pixoid's Pix."""
    return len(payoffs.played) * pix * triples(pix - 1)


def error_bound(largest_gaps: list[float]) -> float:
    """Return the maximum error of a value, from the largest gap of each turn so far.

    A value is the mean of what the two mixes guarantee, rounded. The values it depends on have an error of the same
    kind, and a matrix game's value moves by no more than its payoffs.
    """
    return sum(gap / 2 + ROUNDING / 2 for gap in largest_gaps)
