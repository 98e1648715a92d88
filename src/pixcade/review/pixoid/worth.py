"""What a round is reviewed by: cubes, or in a last round and in a short game the victory.

There are tables for cubes and for the short game, none for the victory on points. There it is estimated: a round goes
on with some constant chance to survive a turn, the one that explains the cubes that are still to come. How it ends is
exact, and so is everything in the last turn.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.pixoid.stakes import PICKS_UP, VICTORY, Table, bonus, worth
from pixcade.core.game import Seat
from pixcade.games.pixoid.scoring import holds_twelve, winners_on_points
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE, State
from pixcade.review.api import CannotReview
from pixcade.solver.exact import MarginWorth, ShortWorth
from pixcade.solver.payoffs import Goal
from pixcade.solver.sources import Source, source_of, table_of
from pixcade.solver.stage_game import Worth, picked_up
from pixcade.solver.turn_game import TurnGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

CHANCES = 401
"""So many chances to survive a turn are looked at."""
CUBES, POINTS, SHORT = "cubes", "victory", "short"
IN_CUBES = {CUBES: 1.0, POINTS: VICTORY, SHORT: float(RESERVE)}
"""How many cubes one of each unit counts where rounds are added up: a victory 10, that of a short game 12."""


@dataclass(frozen=True, eq=False)
class VictoryWorth:
    """The share of the victory: exact where a round ends, estimated from the cubes to come where it goes on."""

    ends: Table
    source: Source

    def ended(self, taken: int, picked: int) -> float:
        """The share of the victory."""
        return self.ends[taken][picked]

    def goes_on(self, taken: int, game: TurnGame) -> "Doubles":
        """The share that goes with the cubes that are to come."""
        cubes = MarginWorth(self.source).goes_on(taken, game)
        found = np.empty(cubes.shape)
        for row, lying in enumerate(game.lying.tolist()):
            margins, shares = curves(self.ends)
            picked = picked_up(lying)
            found[row] = np.interp(cubes[row], margins[:, taken, picked], shares[:, taken, picked])
        return found


@lru_cache(maxsize=64)
def curves(ends: Table) -> tuple["Doubles", "Doubles"]:
    """Return the mean of the cubes and of the share, by the chance to survive: (CHANCES, RESERVE + 1, bonus cubes)."""
    cubes = tuple(tuple(worth(False, (), Seat(0), taken, picked) for picked in bonus()) for taken in range(RESERVE + 1))
    return expected(cubes), expected(ends)


def expected(ends: Table) -> "Doubles":
    """Return what beginning a turn is worth if every turn is survived with the same chance, as in `stakes`."""
    chances = np.linspace(0.0, 1.0, CHANCES)
    found = np.broadcast_to(np.array(ends), (CHANCES, RESERVE + 1, BONUS_CUBES + 1)).copy()
    for taken in reversed(range(RESERVE)):
        later = found[:, taken + 1]
        more = later[:, [min(picked + 1, BONUS_CUBES) for picked in bonus()]]
        found[:, taken] = (1 - chances[:, None]) * found[:, taken] + chances[:, None] * (
            (1 - PICKS_UP) * later + PICKS_UP * more
        )
    return found


@lru_cache(maxsize=64)
def victory_ends(short: bool, scores: tuple[int, ...], pixoid: int) -> Table:
    """Return Pixoid's share of the victory if a round ends with so many cubes of the reserve and of bonus (P5.4)."""

    def share(taken: int, picked: int) -> float:
        if short:
            return float(holds_twelve(taken, picked))
        final = [score + (taken + picked if seat == pixoid else RESERVE - taken) for seat, score in enumerate(scores)]
        winners = winners_on_points(final)
        return float(pixoid in winners) / len(winners)

    return tuple(tuple(share(taken, picked) for picked in bonus()) for taken in range(RESERVE + 1))


@dataclass(frozen=True, eq=False)
class RoundWorth:
    """What a round is reviewed by: the unit of its numbers, where values come from, and whether they are estimates.

    `equal` is the difference below which moves count as equally good.
    """

    unit: str
    worth: Worth
    source: str
    estimated: bool
    equal: float


EQUAL = {"table": 0.005, "solved": 0.005, "evaluator": 0.04}
"""In cubes, by source: what a table's steps leave open, and what the evaluator is off by on average."""


def unit_of(state: State) -> str:
    """Return what counts in the round of a state: in a last round and a short game who wins."""
    options = state.options
    if options.game == "short":
        return SHORT
    return POINTS if state.round == options.rounds else CUBES


def round_worth(state: State, folder: Path) -> RoundWorth:
    """Return what the turn of a state is reviewed by. Raises CannotReview where no source knows the board."""
    one, left, unit = state.options.board, RESERVE - state.taken, unit_of(state)
    other_ruling = state.options.contact_cube == "taken"
    if unit == SHORT:
        table = table_of(one, left, folder, Goal.SHORT) if left > 1 else None
        if table is not None:
            equal = EQUAL[table.name] / IN_CUBES[SHORT]
            return RoundWorth(unit, ShortWorth(table), table.name, other_ruling, equal)
    source = source_of(one, left, folder)
    if source is None:
        raise CannotReview("review.no-values", board=one.code)
    equal = EQUAL[source.name] / IN_CUBES[unit]
    if unit == CUBES:
        return RoundWorth(unit, MarginWorth(source), source.name, other_ruling, equal)
    ends = victory_ends(unit == SHORT, state.scores, state.roles.pixoid)
    return RoundWorth(unit, VictoryWorth(ends, source), source.name, other_ruling or left > 1, equal)
