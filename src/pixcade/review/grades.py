"""Words for numbers: how well somebody played, by what our own levels lose, and how lucky they were.

The losses of the levels were measured (docs/review.md), and a word holds up to the geometric mean of
its level's and the next one's.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

FLAWLESS = "flawless"
NOTHING_DECIDED = "none"
TOO_FEW = "few"
FEWEST = 5
"""Real decisions below which a word would say more than is known."""
LUCK = ((1.5, "very-lucky"), (0.5, "lucky"), (-0.5, "even"), (-1.5, "unlucky"))
WORST_LUCK = "very-unlucky"
SMALLEST_SPREAD = 0.1

Levels = Sequence[tuple[str, float]]
"""Levels from the strongest, with what a real decision of theirs costs on average."""


def grade(levels: Levels, decisions: int, per_decision: float, equal: float) -> str:
    """Return a word for what a decision has cost: that of the level which loses about as much."""
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
    """Return a word for luck, by how much of it there is under best play."""
    deviations = luck / max(spread, SMALLEST_SPREAD)
    return next((word for least, word in LUCK if deviations > least), WORST_LUCK)
