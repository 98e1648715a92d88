"""The chance to win, estimated from the cubes to come: the strongest bot's objective in last rounds and short games.

A position with an expected number of cubes to come is modelled as one in which Pixoid survives every turn with the same
chance, the one that gives this number on average. The distribution of the round's result and the winner follow from it;
the end of a round is exact. Between perfect players a round varies less (reviews count that: `review.pixoid.worth`) and
no start of a short game wins. But then all moves would be equal, and players err.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.on_the_spot import turns_to_come
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.pixoid_analyst import MarginWorth, ShortWorth, on_the_spot
from pixcade.bots.exact.sources import Source, source_of, table_of
from pixcade.bots.exact.stage_game import Worth, lying_in, picked_up
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.bots.pixoid.stakes import Table, bonus, later_values, stakes
from pixcade.games.pixoid.state import RESERVE, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

CHANCES = tuple(step / 50 for step in range(51))
"""Chances of survival in the table; between them it is interpolated."""


@dataclass(frozen=True, eq=False)
class VictoryChance:
    """The worth of a round's end by a table of all ends, and the mean of it if the round continues."""

    ends: Table
    source: Source
    short: bool

    def at_end(self, taken: int, picked: int) -> float:
        return self.ends[taken][picked]

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        """The mean of the ends that go with the cubes to come."""
        cubes = MarginWorth(self.source).after_turn(taken, game)
        held, means = by_chance(MARGINS, False)[taken], by_chance(self.ends, self.short)[taken]
        found = np.empty(cubes.shape)
        for row, lying in enumerate(game.lying.tolist()):
            picked = picked_up(lying)
            found[row] = np.interp(cubes[row], held[picked], means[picked])
        return found


MARGINS: Table = tuple(tuple(taken + picked / 2 for picked in bonus()) for taken in range(RESERVE + 1))


@lru_cache(maxsize=64)
def by_chance(ends: Table, short: bool) -> "Doubles":
    """Return the mean of the ends after every beginning of a turn, shape (taken, picked up, `CHANCES`)."""
    return np.array([later_values(ends, short, chance) for chance in CHANCES]).transpose(1, 2, 0)


def victory_worth(state: State, folder: Path) -> Worth:
    """Return the stakes in a last round or a short game on a known board, in the units of `stakes`.

    A short game is solved exactly if there is a table of it, and if one turn decides.
    """
    one, left = state.options.board, RESERVE - state.taken
    if state.options.game == "short":
        if (table := table_of(one, left, folder, Goal.SHORT)) is not None:
            return Scaled(ShortWorth(table), RESERVE)
        if turns_to_come(Goal.SHORT, left, lying_in(state)) <= 2:
            return Scaled(ShortWorth(on_the_spot(one, Goal.SHORT)), RESERVE)
    source = source_of(one, left, folder)
    assert source is not None, f"{one.code} is not known"
    return VictoryChance(stakes(state)[0], source, state.options.game == "short")


@dataclass(frozen=True, eq=False)
class Scaled:
    """A worth in other units."""

    worth: Worth
    factor: float

    def at_end(self, taken: int, picked: int) -> float:
        return self.factor * self.worth.at_end(taken, picked)

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        return self.factor * self.worth.after_turn(taken, game)
