"""Solves positions on demand if only one deciding turn is left.

Then only catches matter, so a position is a small matrix game, and many are alike. With two turns left that is about a
thousand positions, a tenth of a second; one turn more would be a million.
"""

from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.payoffs import NO_TABLE, Goal, Payoffs, payoffs, values_after_all, won_sets
from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.runs import Runs
from pixcade.bots.exact.sources import SOLVED
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.games.pixoid.state import BONUS_CUBES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Reals = NDArray[np.float32]

Solutions = dict[tuple[int, ...], float]


def turns_to_come(goal: Goal, turns_left: int, lying: int) -> int:
    """Return how many turns can follow at most: in a short game bonus cubes count too (P6.1)."""
    return turns_left - (BONUS_CUBES - lying.bit_count() if goal is Goal.SHORT else 0)


class OnTheSpot:
    """A source of values for turns after which at most one turn decides."""

    name = SOLVED

    def __init__(self, runs: Runs, goal: Goal) -> None:
        self.runs, self.goal = runs, goal
        self.catches: dict[tuple[int, int], frozenset[int]] = {}

    def after(self, game: TurnGame) -> "Reals":
        """Return the values after a turn, of the shape of `game.caught`."""
        found = np.full(game.caught.shape, values_after_all(self.goal), np.float32)
        left = game.situation.turns_left - 1
        if left == 0:
            return found
        ends = np.stack(np.meshgrid(*game.bugs, indexing="ij"), axis=-1).reshape(-1, 3)
        triples, places = np.unique(np.sort(ends, axis=1), axis=0, return_inverse=True)
        turn, won = payoffs(self.runs, self.goal, left), won_sets(self.goal, left)
        for row, (lying, pixoid) in enumerate(zip(game.lying.tolist(), game.ends.tolist(), strict=True)):
            assert turns_to_come(self.goal, left, lying) <= 1, "one turn decides"
            if not won[lying]:
                values = self.values(turn, (lying, pixoid), triples)
                found[row] = values[places.reshape(-1)].reshape(found.shape[1:])
        return found

    def values(self, turn: Payoffs, spot: tuple[int, int], triples: "Bytes") -> "Reals":
        """Return the values of positions before the turn that decides, for a set of cubes and a Pix of Pixoid."""
        known: Solutions = {}
        return np.array(
            [0.0 if spot[1] in bugs else self.decided(turn, spot, bugs, known) for bugs in triples.tolist()], np.float32
        )

    def caught_by(self, pixoid: int, bug: int) -> frozenset[int]:
        """Return the catches of a Bug's runs from a Pix: bit sets of Pixoid's runs that end in their way."""
        found = self.catches.get((pixoid, bug))
        if found is None:
            runs = self.runs
            words = runs.over[bug, runs.ends[pixoid, : runs.counts[pixoid]]].tolist()
            found = self.catches[pixoid, bug] = frozenset(
                sum((word >> run & 1) << own for own, word in enumerate(words)) for run in range(int(runs.counts[bug]))
            )
        return found

    def decided(self, turn: Payoffs, spot: tuple[int, int], bugs: list[int], known: Solutions) -> float:
        """Solve one position; `known` caches those with the same Pix of Pixoid."""
        pixoid = spot[1]
        blocked = int(np.bitwise_or.reduce(self.runs.over[pixoid, bugs]))
        free = (1 << int(self.runs.counts[pixoid])) - 1 & ~blocked  # P4.2
        if not free:
            return 0.0
        caught = [{one & free for one in self.caught_by(pixoid, bug)} for bug in bugs]
        joint = {one | two | three for one in caught[0] for two in caught[1] for three in caught[2]}
        best = sorted(one for one in joint if not any(one != other and one & other == one for other in joint))
        key = (blocked, *best)  # a joint run that catches more is never worse
        if key not in known:
            rows = [run for run in range(free.bit_length()) if free >> run & 1]
            won = (turn.after[spot][rows] == NO_TABLE)[:, None]  # P6.1: in the middle of his move
            hit = np.array([[one >> run & 1 for one in best] for run in rows], np.bool_)
            alive = np.where(hit | won, 0.0, values_after_all(self.goal) + turn.survival)
            solution = solve_plainly(turn.fixed[spot][rows].astype(np.float64)[:, None] + alive)
            known[key] = (solution.least + solution.most) / 2
        return known[key]
