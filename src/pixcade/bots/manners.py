"""Manners: how a persona chooses among moves that its level considers equal, or nearly so.

A level finds a move, and reports how likely and how good the others are. A persona draws a few more that its level
might as well have played, and takes the one that it likes best. So it is never weaker than its level, uses the same
randomness, and the few draws keep it hard to predict.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from pixcade.bots.api import Thought, View, Weighed
from pixcade.games.game import Decision

DRAWS = 1
"""Moves drawn in addition to the level's own. With two, some manners were weaker than their level."""
LEAST_SHARE = 0.1
"""A move that the level plays less often than this share of its own one counts only if its value is exactly the same:
in indifferent positions a level plays any move, and values of rarely visited moves mean little.
"""
EXACT = 1e-6

Taste = Callable[[Any, Decision, Any], float]
"""`taste(state, decision, move)` returns how much a persona likes a move."""
Alike = Callable[[Any, Decision, Any, Any], bool]
"""`alike(state, decision, own, other)` compares a move with the level's own."""


@dataclass(frozen=True)
class Manner:
    """How one persona plays one game: its taste, and by how much the values of equal moves may differ."""

    taste: Taste
    near: float
    mixed: bool = True
    """Whether the level plays a mix, so that likelier moves are drawn more often; otherwise uniformly."""
    alike: Alike = lambda state, decision, own, other: True
    """Whether another move leads to much the same as the level's own, as far as the level can't see."""

    def among_weighed(self, view: View, own: Thought) -> Thought:
        """Return a level's thought with a nearly equal move that the persona likes at least as much."""
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
    """Return the moves about as good as the level's own, including it; none without evaluations.

    Each is as likely as for the level, or a little likelier.
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
