"""The unit of a round's review: cubes, or in the last round of a standard game the victory.

There are value files for cubes, but not for the victory on points, which is estimated: of 5.4 cubes to come, five come
for certain and a sixth with probability 0.4, which is how most rounds of exact play end. Values are exact where a round
ends, and throughout the last turn.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.pixoid_analyst import MarginWorth, ShortWorth
from pixcade.bots.exact.sources import Source, source_of, table_of
from pixcade.bots.exact.stage_game import Worth, picked_up, stage_game
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.bots.pixoid.stakes import VICTORY, Table, bonus
from pixcade.games.pixoid.scoring import holds_twelve, winners_on_points
from pixcade.games.pixoid.state import RESERVE, State
from pixcade.review.api import CannotReview

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

CUBES, POINTS = "cubes", "victory"
IN_CUBES = {CUBES: 1.0, POINTS: VICTORY}
"""How many cubes one of each unit is worth when rounds are added up."""


class ShortCubes(MarginWorth):
    """Cubes of a short game: a win counts as if every reserve cube had been taken (P6.1)."""

    def at_end(self, taken: int, picked: int) -> float:
        return super().at_end(RESERVE if holds_twelve(taken, picked) else taken, picked)


@dataclass(frozen=True, eq=False)
class VictoryWorth:
    """The winning share: exact where a round ends, otherwise estimated from the cubes to come."""

    ends: Table
    source: Source

    def at_end(self, taken: int, picked: int) -> float:
        return self.ends[taken][picked]

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        """Return the winning share that corresponds to the cubes to come."""
        cubes = MarginWorth(self.source).after_turn(taken, game)
        found = np.empty(cubes.shape)
        for row, lying in enumerate(game.lying.tolist()):
            picked = picked_up(lying)
            shares = [self.ends[count][picked] for count in range(RESERVE + 1)]
            found[row] = np.interp(cubes[row] - picked / 2, range(RESERVE + 1), shares)
        return found


@lru_cache(maxsize=64)
def victory_ends(short: bool, scores: tuple[int, ...], pixoid: int) -> Table:
    """Return Pixoid's winning share if a round ends with these numbers of reserve and bonus cubes (P5.4)."""

    def share(taken: int, picked: int) -> float:
        if short:
            return float(holds_twelve(taken, picked))
        final = [score + (taken + picked if seat == pixoid else RESERVE - taken) for seat, score in enumerate(scores)]
        winners = winners_on_points(final)
        return float(pixoid in winners) / len(winners)

    return tuple(tuple(share(taken, picked) for picked in bonus()) for taken in range(RESERVE + 1))


@dataclass(frozen=True, eq=False)
class RoundWorth:
    """How a round is reviewed: the unit of its numbers, the source of values, and whether they are estimates.

    Moves that differ by less than `equal` count as equally good.
    """

    unit: str
    worth: Worth
    source: str
    estimated: bool
    equal: float


EQUAL = {"table": 0.005, "solved": 0.005, "evaluator": 0.04}
"""By source: the resolution of a value file, and the mean error of the evaluator.

One more cube is at most one more victory, so the same limits hold for winning shares.
"""


def round_worth(state: State, folder: Path) -> RoundWorth:
    """Return how the turn of a state is reviewed. Raises CannotReview if no source covers the board."""
    options, left = state.options, RESERVE - state.taken
    source = known_source(state, folder)
    equal, other_ruling = EQUAL[source.name], options.contact_cube == "taken"
    if options.game == "short":
        return RoundWorth(CUBES, ShortCubes(source), source.name, other_ruling or left > 1, equal)
    if state.round < options.rounds:
        return RoundWorth(CUBES, MarginWorth(source), source.name, other_ruling, equal)
    ends = victory_ends(False, state.scores, state.roles.pixoid)
    return RoundWorth(POINTS, VictoryWorth(ends, source), source.name, other_ruling or left > 1, equal)


def known_source(state: State, folder: Path) -> Source:
    """Return the best source for the turn of a state. Raises CannotReview."""
    source = source_of(state.options.board, RESERVE - state.taken, folder)
    if source is None:
        raise CannotReview("review.no-values", board=state.options.board.code)
    return source


def chance_to_win(state: State, folder: Path) -> float:
    """Return Pixoid's chance of winning a short game from a state if everyone plays perfectly."""
    table = table_of(state.options.board, RESERVE - state.taken, folder, Goal.SHORT)
    if table is not None:
        return stage_game(state, ShortWorth(table)).value
    ends = victory_ends(True, state.scores, state.roles.pixoid)
    return stage_game(state, VictoryWorth(ends, known_source(state, folder))).value
