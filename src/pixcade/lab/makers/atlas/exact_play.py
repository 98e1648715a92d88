"""Exact play of rounds of Pixoid: both sides draw from optimal mixes in every position, with cooperating Bugs."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.one_turn import OneTurn, silent_mixes, solve_by
from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import Runs
from pixcade.bots.exact.sources import NothingAfter, Source
from pixcade.bots.exact.turn_game import Situation
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import TOLERANCE

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Played:
    """A finished round: cubes of the reserve, bonus cubes, and its positions."""

    cubes: int
    bonus: int
    positions: tuple[Situation, ...]

    @property
    def worth(self) -> float:
        """The result in cubes, as in the goal `margin`."""
        return self.cubes + 0.5 * self.bonus


class ExactPlay:
    """Exact play on one board. Each position is solved once, from the values one turn later."""

    def __init__(self, runs: Runs, source: Source) -> None:
        self.runs, self.source = runs, source
        self.solved: dict[Situation, OneTurn] = {}

    def start(self, pix: int) -> Situation:
        """Return the first position of a round in which Pixoid starts on this Start Pix."""
        first, second, third = sorted(other for other in self.runs.board.starts if other != pix)
        return Situation(RESERVE, SETS - 1, pix, (first, second, third))

    def turn(self, situation: Situation) -> OneTurn:
        if situation not in self.solved:
            found = solve_by(self.runs, situation, self.source if situation.turns_left > 1 else NothingAfter())
            assert found.gap <= TOLERANCE, f"not certified: {situation}"
            self.solved[situation] = found
        return self.solved[situation]

    def price_of_silence(self, situation: Situation) -> float:
        """Return an upper bound of the loss of Bugs that may not talk (P3.4) against cooperating ones.

        Silent Bugs draw independently, so together they play a product of three mixes. A search finds it, and may miss
        the best one.
        """
        found = self.turn(situation)
        return max(0.0, silent_mixes(found.payoffs, found.bugs)[0] - found.value - TOLERANCE)

    def play(self, start: int, random: np.random.Generator) -> Played:
        situation, bonus, seen = self.start(start), 0.0, []
        while True:
            seen.append(situation)
            found = self.turn(situation)
            caught, cubes = len(found.pixoid) == 0, RESERVE - situation.turns_left
            if not caught:
                row = int(random.choice(len(found.pixoid), p=drawable(found.pixoid)))
                column = int(random.choice(found.bugs.size, p=drawable(found.bugs)))
                i, j, k = (int(run) for run in np.unravel_index(column, found.bugs.shape))
                bonus += 2 * float(found.game.fixed[row])
                caught = bool(found.game.caught[row, i, j, k])
            if caught or situation.turns_left == 1:
                return Played(cubes if caught else RESERVE, round(bonus), tuple(seen))
            bugs = sorted(int(ends[run]) for ends, run in zip(found.game.bugs, (i, j, k), strict=True))
            lying, there = int(found.game.lying[row]), int(found.game.ends[row])
            situation = Situation(situation.turns_left - 1, lying, there, (bugs[0], bugs[1], bugs[2]))


def drawable(mix: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return a mix for sampling: flat, and normalised."""
    return mix.ravel() / float(mix.sum())
