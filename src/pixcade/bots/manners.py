"""How a persona chooses among moves that its level considers equal, or nearly so.

A level returns its own move, and the probability and value of the others. The persona draws from those that are about
as good (`DRAWS`) and plays the one that it likes best. So it is no weaker than its level, and still hard to predict.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from pixcade.bots.api import Thought, View, Weighed
from pixcade.games.game import Decision

DRAWS = 1
"""Moves drawn in addition to the level's own. With two, some personas were weaker than their level."""
LEAST_SHARE = 0.1
"""A move less likely than this share of the level's own move counts only if its value is the same (`EXACT`).

The value of a move that the search has rarely visited means little.
"""
EXACT = 1e-6

Taste = Callable[[Any, Decision, Any], float]
"""`taste(state, decision, move)` returns how much a persona likes a move."""
Alike = Callable[[Any, Decision, Any, Any], bool]
"""`alike(state, decision, own, other)` returns whether a persona may play `other` instead of the level's own move."""


@dataclass(frozen=True)
class Manner:
    """How one persona plays one game: its taste, and by how much the values of equal moves may differ."""

    taste: Taste
    near: float
    mixed: bool = True
    """Whether moves are drawn by the level's probabilities; otherwise all are equally likely."""
    alike: Alike = lambda state, decision, own, other: True
    """Excludes moves that are worse in a way that the level's search is too shallow to see."""

    def among_weighed(self, view: View, own: Thought) -> Thought:
        """Replace the move of a level's answer by a nearly equal one that the persona likes at least as much."""
        near = nearly_equal(own, view.game.format_move(view.state, own.move), self.near)
        if len(near) < 2:
            return own
        drawn = view.random.choices(near, [one.probability if self.mixed else 1.0 for one in near], k=DRAWS)
        others = [view.game.parse_move(view.state, one.move) for one in drawn]
        return replace(own, move=self.best(view.state, view.decision, own.move, others))

    def among_equals(self, view: View, own: Any, draw: Callable[[], Any]) -> Any:
        """Return the best of a few moves drawn from a bot's equally good ones."""
        return self.best(view.state, view.decision, own, [draw() for _ in range(DRAWS)])

    def best(self, state: Any, decision: Decision, own: Any, others: Iterable[Any]) -> Any:
        """Return the move that the persona likes best; the level's own unless it prefers another."""
        alike = [move for move in others if self.alike(state, decision, own, move)]
        return max((own, *alike), key=lambda move: self.taste(state, decision, move))


def nearly_equal(thought: Thought, text: str, near: float) -> list[Weighed]:
    """Return the moves about as good as the level's own, including it; none if the level evaluated no moves.

    Probabilities are the level's, raised to `LEAST_SHARE` of its own move's.
    """
    own = next((one for one in thought.weighed if one.move == text), None)
    if own is None or own.probability <= 0:
        return []
    least = LEAST_SHARE * own.probability
    return [
        replace(one, probability=max(one.probability, least))
        for one in thought.weighed
        if abs(one.value - own.value) <= (near if one.probability >= least else EXACT)
    ]
