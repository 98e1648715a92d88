"""One turn of exact solving on top of a source of values: the value of a position, both sides' mixes, the certificate.

    solved = solve(board, Situation(turns_left, lying, pixoid, bugs), folder)

The Bugs' mix is that of one mind. `silent_mixes` finds one for each of three Bugs who may not talk.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.games.pixoid.board import Board
from pixcade.solver.runs import MOST_RUNS, Runs, runs_of
from pixcade.solver.sources import Source, source_of
from pixcade.solver.turn_game import Situation, TurnGame, turn_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

TOLERANCE = 1e-6
SWEEPS = 12
DRAWN_BEGINNINGS = 6
BEGINNINGS_SEED = 14


@dataclass(frozen=True, eq=False)
class OneTurn:
    """A turn that is solved: what both mixes guarantee, and the mixes. Shapes are those of `game`."""

    game: TurnGame
    source: str
    payoffs: "Doubles"  # (rows, runs, runs, runs): what is still to come
    least: float  # what Pixoid's mix guarantees him
    most: float  # what the Bugs' mix concedes at most
    pixoid: "Doubles"  # (rows,)
    bugs: "Doubles"  # (runs, runs, runs): of one mind

    @property
    def value(self) -> float:
        """The middle of what both guarantee."""
        return (self.least + self.most) / 2

    @property
    def gap(self) -> float:
        """How far the two are apart: the certificate."""
        return self.most - self.least


@lru_cache(maxsize=16)
def runs_once(board: Board) -> Runs:
    """Return the runs of a board, made once."""
    return runs_of(board)


def solve(board: Board, situation: Situation, folder: Path) -> OneTurn | None:
    """Solve a turn by the best source there is; None where there is none for this board."""
    source = source_of(board, situation.turns_left, folder)
    return None if source is None else solve_by(runs_once(board), situation, source)


def solve_by(runs: Runs, situation: Situation, source: Source) -> OneTurn:
    """Solve a turn by the values of a source."""
    game = turn_game(runs, situation)
    payoffs = np.ascontiguousarray(game.payoffs(source.after(game)))
    columns = prod(payoffs.shape[1:])
    least, most, pixoid, bugs = solved_matrix(payoffs.reshape(len(game.rows), columns))
    return OneTurn(game, source.name, payoffs, least, most, pixoid, bugs.reshape(payoffs.shape[1:]))


def solved_matrix(payoffs: "Doubles") -> tuple[float, float, "Doubles", "Doubles"]:
    """Solve a matrix game with payoffs of at least 0: what both mixes guarantee, and the mixes."""
    from pixcade.solver import matrix_game  # compiled code

    many, wide = payoffs.shape
    if not many:  # a Bug on each side of him: whatever he does, he gets nothing
        return 0.0, 0.0, np.zeros(0), np.full(wide, 1.0 / wide)
    rows, columns, bounds = np.zeros(MOST_RUNS), np.zeros(wide), np.zeros(2)
    matrix_game.solve_matrix(payoffs, TOLERANCE, rows, columns, bounds)
    return float(bounds[0]), float(bounds[1]), rows[:many], columns


def silent_mixes(payoffs: "Doubles", together: "Doubles") -> tuple[float, list["Doubles"]]:
    """Find a mix for each Bug who draws for itself (P3.4); return what they concede and the three mixes.

    The search begins with the shares of the solution of one mind, with its most likely joint run, with all runs alike,
    and with mixes that are drawn the same way every time: three Bugs who ask for themselves must come to the same.
    """
    from pixcade.solver import matrix_game  # compiled code

    shape = payoffs.shape[1:]
    if not len(payoffs):
        return 0.0, [np.full(many, 1.0 / many) for many in shape]
    likely = np.unravel_index(int(np.argmax(together)), shape)
    random = np.random.default_rng(BEGINNINGS_SEED)
    beginnings = np.zeros((3 + DRAWN_BEGINNINGS, 3, MOST_RUNS))
    for bug, many in enumerate(shape):
        others = tuple(other for other in range(3) if other != bug)
        beginnings[0, bug, :many] = together.sum(axis=others)
        beginnings[1, bug, likely[bug]] = 1.0
        beginnings[2, bug, :many] = 1.0 / many
        beginnings[3:, bug, :many] = random.dirichlet(np.full(many, 0.5), DRAWN_BEGINNINGS)
    found = np.zeros((3, MOST_RUNS))
    conceded = matrix_game.solve_silent(payoffs, beginnings, SWEEPS, TOLERANCE, found)
    return float(conceded), [found[bug, :many] for bug, many in enumerate(shape)]
