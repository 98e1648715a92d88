"""Verdicts: quality of play, compared with the losses of our own levels, and luck.

The losses of the levels were measured (docs/review.md). A verdict applies up to the geometric mean of its level's loss
and the next one's.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

FLAWLESS = "flawless"
NOTHING_DECIDED = "none"
TOO_FEW = "few"
FEWEST = 5
"""With fewer real decisions there isn't enough evidence for a verdict."""
LUCK = ((1.5, "very-lucky"), (0.5, "lucky"), (-0.5, "even"), (-1.5, "unlucky"))
WORST_LUCK = "very-unlucky"
SMALLEST_SPREAD = 0.1

Levels = Sequence[tuple[str, float]]
"""Levels from the strongest, with their average loss per real decision."""


def grade(levels: Levels, decisions: int, per_decision: float, equal: float) -> str:
    """Return the verdict on a loss per decision: that of the level with about the same loss."""
    if not decisions:
        return NOTHING_DECIDED
    if decisions < FEWEST:
        return TOO_FEW
    if per_decision <= equal:
        return FLAWLESS
    for (name, loses), (_, more) in pairwise(levels):
        if per_decision <= sqrt(loses * more):
            return name
    return levels[-1][0]


def fortune(luck: float, spread: float) -> str:
    """Return the verdict on luck, relative to its spread under best play."""
    deviations = luck / max(spread, SMALLEST_SPREAD)
    return next((word for least, word in LUCK if deviations > least), WORST_LUCK)
