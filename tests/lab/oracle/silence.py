"""The cost of the rule that Bugs may not talk (P3.4), under best play.

The best three independent mixes aren't a linear program. They are searched for: two Bugs keep their mixes while the
third optimises its own, in turn, until nothing improves, from several starts. The result is playable, so the true cost
is at most this; and it is never better than cooperating Bugs.
"""

from random import Random

import numpy as np

from tests.lab.oracle.exact import EXACT, Exact, Position, Real, as_mix, solution

BEGINNINGS = 6


class Silent(Exact):
    """A board's positions valued for Bugs with independent draws: upper bounds."""

    def value(self, position: Position) -> float:
        """Pixoid's maximum against the best Bugs found."""
        found = self.known.get(position)
        if found is None:
            payoffs = self.payoffs(position, self.value)
            flat = payoffs.reshape(len(payoffs), -1)
            found = float(flat.max(axis=0).min())  # by moves without chance, which need no talking
            if flat.min(axis=1).max() < found - EXACT:
                self.solved += 1
                chance = Random(repr(position))
                found = min(found, *(search_mixes(payoffs, chance) for _ in range(BEGINNINGS)))
            self.known[position] = found
        return found


def search_mixes(payoffs: Real, chance: Random) -> float:
    """Find three mixes that concede little, from a random beginning."""
    bugs = [as_mix(np.array([chance.expovariate(1.0) for _ in range(count)])) for count in payoffs.shape[1:]]
    best = np.inf
    while True:
        for bug in range(3):
            first, second = (bugs[other] for other in range(3) if other != bug)
            turned = np.moveaxis(payoffs, bug + 1, 1)
            solved = solution(turned @ second @ first)
            bugs[bug] = solved.other
        if solved.value > best - EXACT:
            return float(min(best, solved.value))
        best = solved.value
