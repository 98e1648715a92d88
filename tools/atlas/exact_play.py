"""Rounds of Pixoid played exactly: in every position both sides draw from their optimal mixes, Bugs as one mind."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pixcade.games.pixoid.state import RESERVE
from pixcade.solver.positions import SETS, first_of_pair
from pixcade.solver.runs import Runs
from pixcade.solver.table import Table
from tools.atlas.matrix_game import MatrixSolution, solve

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]
    Block = Callable[[int, int, int], "NDArray[np.float64]"]


@dataclass(frozen=True)
class ExactPosition:
    """Before a turn: turns that are left with this one, lying bonus cubes as bits, and where everybody is."""

    turns_left: int
    lying: int
    pixoid: int
    bugs: tuple[int, int, int]
    """In ascending order: Bugs are alike."""


@dataclass(frozen=True, eq=False)
class Turn:
    """A position with its solution: Pixoid's runs that run into no Bug, and payoffs against the Bugs' runs."""

    runs: tuple[int, ...]
    payoffs: "Doubles"  # (runs, first Bug's runs, second Bug's, third Bug's): what is still to come
    solution: MatrixSolution


@dataclass(frozen=True)
class Played:
    """A round that was played: cubes of the reserve, bonus cubes, and the positions that it went through."""

    cubes: int
    bonus: int
    positions: tuple[ExactPosition, ...]

    @property
    def worth(self) -> float:
        """As the goal `margin` counts it."""
        return self.cubes + 0.5 * self.bonus


def values_in(table: Table) -> "Block":
    """Return what reads the values of all triples for turns left, lying cubes and Pixoid's Pix from a table."""

    def block(turns_left: int, lying: int, pixoid: int) -> "NDArray[np.float64]":
        return table.block(turns_left, lying, pixoid).astype(np.float64) * table.header.step

    return block


class ExactPlay:
    """Exact play on one board. Each position is solved once, from the values one turn later."""

    def __init__(self, runs: Runs, values: "Block") -> None:
        """Play on a board whose values are known."""
        self.runs, self.values = runs, values
        self.solved: dict[ExactPosition, Turn] = {}

    def start(self, pix: int) -> ExactPosition:
        """Return the first position of a round in which Pixoid begins on this Start Pix."""
        first, second, third = sorted(other for other in self.runs.board.starts if other != pix)
        return ExactPosition(RESERVE, SETS - 1, pix, (first, second, third))

    def turn(self, position: ExactPosition) -> Turn:
        """Return a position's payoffs and solution."""
        if position not in self.solved:
            runs, payoffs = self.payoffs(position)
            self.solved[position] = Turn(runs, payoffs, solve(payoffs.reshape(len(runs), -1)))
        return self.solved[position]

    def payoffs(self, position: ExactPosition) -> tuple[tuple[int, ...], "Doubles"]:
        """Return Pixoid's runs that run into no Bug (P4.2) and what each is worth against the Bugs' joint runs."""
        board, bugs = self.runs, position.bugs
        ends = [board.ends[bug, : board.counts[bug]].astype(np.int64) for bug in bugs]
        numbers = triple_numbers(board.pix, *np.meshgrid(*ends, indexing="ij"))
        blocked = int(np.bitwise_or.reduce(board.over[position.pixoid, list(bugs)]))
        runs = tuple(run for run in range(int(board.counts[position.pixoid])) if not blocked >> run & 1)
        payoffs = np.zeros((max(1, len(runs)), *numbers.shape))  # between two Bugs: one row, nothing to come
        for row, run in enumerate(runs):
            there, left, picked = self.after(position, run)
            payoffs[row] = 0.5 * picked
            free = ~self.caught(bugs, there)
            payoffs[row][free] += 1.0
            if position.turns_left > 1:
                payoffs[row][free] += self.values(position.turns_left - 1, left, there)[numbers[free]]
        return runs or (0,), payoffs

    def after(self, position: ExactPosition, run: int) -> tuple[int, int, int]:
        """Return where a run ends, the bonus cubes that lie then, and how many were picked up."""
        picked = int(self.runs.picks[position.pixoid, run]) & position.lying
        return int(self.runs.ends[position.pixoid, run]), position.lying & ~picked, picked.bit_count()

    def caught(self, bugs: tuple[int, int, int], there: int) -> "NDArray[np.bool_]":
        """Return which joint runs lead a Bug onto or over a Pix (P4.2): shape (runs of each Bug)."""
        first, second, third = (self.passing(bug, there) for bug in bugs)
        found: NDArray[np.bool_] = first[:, None, None] | second[None, :, None] | third[None, None, :]
        return found

    def passing(self, bug: int, there: int) -> "NDArray[np.bool_]":
        """Return which runs of a Bug lead onto or over a Pix: shape (runs,)."""
        bits = int(self.runs.over[bug, there])
        return np.array([bits >> run & 1 for run in range(int(self.runs.counts[bug]))], np.bool_)

    def play(self, start: int, random: np.random.Generator) -> Played:
        """Play a round from a Start Pix."""
        position, bonus, seen = self.start(start), 0, []
        while True:
            seen.append(position)
            turn = self.turn(position)
            if not turn.payoffs.any():
                return Played(RESERVE - position.turns_left, bonus, tuple(seen))
            row = int(random.choice(len(turn.runs), p=turn.solution.rows))
            column = int(random.choice(turn.solution.columns.size, p=turn.solution.columns))
            i, j, k = (int(part) for part in np.unravel_index(column, turn.payoffs.shape[1:]))
            there, left, picked = self.after(position, turn.runs[row])
            bonus += picked
            if self.caught(position.bugs, there)[i, j, k]:
                return Played(RESERVE - position.turns_left, bonus, tuple(seen))
            if position.turns_left == 1:
                return Played(RESERVE, bonus, tuple(seen))
            run_to = sorted(int(self.runs.ends[bug, run]) for bug, run in zip(position.bugs, (i, j, k), strict=True))
            position = ExactPosition(position.turns_left - 1, left, there, (run_to[0], run_to[1], run_to[2]))


def triple_numbers(
    pix: int, a: "NDArray[np.int64]", b: "NDArray[np.int64]", c: "NDArray[np.int64]"
) -> "NDArray[np.int64]":
    """Return the numbers of triples of Bugs in any order: `positions.triple_number` for arrays."""
    three = np.sort(np.stack([a, b, c]), axis=0)
    numbers: NDArray[np.int64] = first_of_pair(pix)[three[0], three[1]].astype(np.int64) + three[2]
    return numbers
