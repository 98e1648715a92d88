"""One turn of exact solving on top of a source of values: the value of a position, both sides' mixes, the certificate.

    solved = solve(board, Situation(turns_left, lying, pixoid, bugs), folder)

The Bugs' mix is that of one player. `silent_mixes` finds one for each of three Bugs who may not talk. On top of
estimates, some positions can be searched one turn deeper (`refined`): those that the mixes lead to, since a mix seeks
out overestimates and underestimates.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.runs import MOST_RUNS, Runs, runs_of
from pixcade.bots.exact.sources import EVALUATOR, NothingAfter, Source, source_of
from pixcade.bots.exact.turn_game import Situation, TurnGame, turn_game
from pixcade.games.pixoid.board import Board

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

TOLERANCE = 1e-6
SWEEPS = 12
DRAWN_BEGINNINGS = 6
BEGINNINGS_SEED = 14
AT_ONCE, PLAYED, NEARLY, LOWEST, LITTLE = 4, 0.02, 0.05, 3, 0.3
"""Limits of the deeper search: payoffs refined before both mixes are computed again; minimum share of the moves played
or how near they are to the best ones; how many of the Bugs' best replies; the share assumed for a payoff that only one
side leads to.
"""


@dataclass(frozen=True, eq=False)
class OneTurn:
    """A solved turn: what both mixes guarantee, and the mixes. Shapes are those of `game`."""

    game: TurnGame
    source: str
    payoffs: "Doubles"  # (rows, runs, runs, runs): cubes to come
    least: float  # what Pixoid's mix guarantees him
    most: float  # what the Bugs' mix concedes at most
    pixoid: "Doubles"  # (rows,)
    bugs: "Doubles"  # (runs, runs, runs): as one player

    @property
    def value(self) -> float:
        return (self.least + self.most) / 2

    @property
    def gap(self) -> float:
        """The difference between the two guarantees: the certificate."""
        return self.most - self.least


@lru_cache(maxsize=16)
def runs_once(board: Board) -> Runs:
    """Return the runs of a board, cached."""
    return runs_of(board)


def solve(board: Board, situation: Situation, folder: Path, deeper: int = 0) -> OneTurn | None:
    """Solve a turn by the best available source, or return None if there is none for this board.

    At most `deeper` estimates are replaced by the result of solving one more turn.
    """
    source = source_of(board, situation.turns_left, folder)
    if source is None:
        return None
    found = solve_by(runs_once(board), situation, source)
    return refine(runs_once(board), found, source, deeper) if source.name == EVALUATOR else found


def solve_by(runs: Runs, situation: Situation, source: Source) -> OneTurn:
    """Solve a turn by the values of a source."""
    game = turn_game(runs, situation)
    payoffs = np.ascontiguousarray(game.payoffs(source.after(game)))
    columns = prod(payoffs.shape[1:])
    least, most, pixoid, bugs = solved_matrix(payoffs.reshape(len(game.rows), columns))
    return OneTurn(game, source.name, payoffs, least, most, pixoid, bugs.reshape(payoffs.shape[1:]))


def refine(runs: Runs, turn: OneTurn, source: Source, most: int) -> OneTurn:
    """Refine at most `most` payoffs of a turn one turn deeper, as long as the mixes lead to others."""
    game = turn.game
    looked_at: set[tuple[int, int]] = set()
    payoffs = turn.payoffs.reshape(len(game.rows), prod(turn.payoffs.shape[1:])).copy()
    while len(looked_at) < most:
        wanted = [entry for entry in decisive(turn) if entry not in looked_at][: min(AT_ONCE, most - len(looked_at))]
        if not wanted:
            break
        for row, column in wanted:
            after = situation_after(game, row, column)
            deeper = solve_by(runs, after, source if after.turns_left > 1 else NothingAfter())
            payoffs[row, column] = game.fixed[row] + 1.0 + deeper.value
            looked_at.add((row, column))
        least, most_conceded, pixoid, bugs = solved_matrix(payoffs)
        turn = replace(
            turn,
            payoffs=payoffs.reshape(turn.payoffs.shape).copy(),
            least=least,
            most=most_conceded,
            pixoid=pixoid,
            bugs=bugs.reshape(turn.bugs.shape),
        )
    return turn


def situation_after(game: TurnGame, row: int, column: int) -> Situation:
    """Return the position after a joint run that catches no one, by the numbers of the row and the column."""
    first, second, third = (int(run) for run in np.unravel_index(column, game.caught.shape[1:]))
    bugs = int(game.bugs[0][first]), int(game.bugs[1][second]), int(game.bugs[2][third])
    return Situation(game.situation.turns_left - 1, int(game.lying[row]), int(game.ends[row]), bugs)


def decisive(turn: OneTurn) -> list[tuple[int, int]]:
    """Return the payoffs that support the mixes, as rows and columns, the most important first.

    For each joint run that the Bugs play these are Pixoid's best replies, and for each run that he plays theirs.
    """
    if turn.game.situation.turns_left == 1 or not len(turn.game.rows):
        return []
    payoffs = turn.payoffs.reshape(len(turn.game.rows), -1)
    bugs, caught = turn.bugs.reshape(-1), turn.game.caught.reshape(payoffs.shape)
    gets, concede = payoffs @ bugs, turn.pixoid @ payoffs
    answers = np.nonzero(gets > gets.max() - NEARLY)[0].tolist()
    theirs = [column for column in np.argsort(concede)[:LOWEST].tolist() if concede[column] < concede.min() + NEARLY]
    weights: dict[tuple[int, int], float] = {}
    for column in np.nonzero(bugs > PLAYED)[0].tolist():
        for row in answers:
            weights[row, column] = bugs[column] * max(turn.pixoid[row], LITTLE)
    for row in np.nonzero(turn.pixoid > PLAYED)[0].tolist():
        for column in theirs:
            weight = turn.pixoid[row] * max(bugs[column], LITTLE)
            weights[row, column] = max(weight, weights.get((row, column), 0.0))
    return sorted((entry for entry in weights if not caught[entry]), key=lambda entry: (-weights[entry], entry))


def solved_matrix(payoffs: "Doubles") -> tuple[float, float, "Doubles", "Doubles"]:
    """Solve a matrix game with payoffs of at least 0: what both mixes guarantee, and the mixes."""
    from pixcade.bots.exact import matrix_game  # compiled code

    many, wide = payoffs.shape
    if not many:  # a Bug on each side: Pixoid gets nothing whatever he does
        return 0.0, 0.0, np.zeros(0), np.full(wide, 1.0 / wide)
    rows, columns, bounds = np.zeros(MOST_RUNS), np.zeros(wide), np.zeros(2)
    matrix_game.solve_matrix(payoffs, TOLERANCE, rows, columns, bounds)
    return float(bounds[0]), float(bounds[1]), rows[:many], columns


def silent_mixes(payoffs: "Doubles", together: "Doubles") -> tuple[float, list["Doubles"]]:
    """Find a mix for each Bug who draws independently (P3.4); return what they concede and the three mixes.

    The search starts from the marginals of the joint solution, from its most likely joint run, from uniform mixes, and
    from mixes drawn with a fixed seed: three Bugs who search separately must find the same.
    """
    from pixcade.bots.exact import matrix_game  # compiled code

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
