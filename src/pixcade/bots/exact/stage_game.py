"""A turn in full, for answers and reviews: every playable run, and the final value of each pair.

Extends `turn_game`: runs into a Bug are rows too, since people play them; payoffs are totals, including what has been
taken; and the objective of a round is an argument (`Worth`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.runs import Runs, fits, runs_of
from pixcade.bots.exact.turn_game import Situation, TurnGame, turn_game
from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.moves import Program
from pixcade.games.pixoid.scoring import holds_twelve
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]
    Bools = NDArray[np.bool_]


class Worth(Protocol):
    """Pixoid's payoff, from a round that ends and from one that continues."""

    def at_end(self, taken: int, picked: int) -> float:
        """The worth of a round that ends with these numbers of reserve cubes and bonus cubes."""

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        """The worth of the positions after a turn, of the shape of `game.caught`, after `taken` cubes."""


class Reached(NamedTuple):
    """A position after a turn, and its known worth."""

    lying: int
    pixoid: Pix
    bugs: tuple[Pix, ...]
    worth: float


@dataclass(frozen=True, eq=False)
class StageGame:
    """A turn and its solution. Columns are the Bugs' joint runs as in `roles.bugs`, the last one's fastest."""

    pixoid: tuple[Program, ...]
    bugs: tuple[tuple[Program, ...], ...]
    payoffs: "Doubles"  # (Pixoid's runs, joint runs)
    rows: "Doubles"  # (Pixoid's runs,): his mix
    columns: "Doubles"  # (joint runs,): the Bugs' mix as one player
    least: float  # what his mix gets at least
    most: float  # what theirs concedes at most

    @property
    def value(self) -> float:
        return (self.least + self.most) / 2

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.bugs))

    @property
    def against_bugs(self) -> "Doubles":
        return self.payoffs @ self.columns

    @property
    def against_pixoid(self) -> "Doubles":
        return self.rows @ self.payoffs

    def column(self, runs: Sequence[int]) -> int:
        return int(np.ravel_multi_index(tuple(runs), self.shape))

    def joint(self, column: int) -> tuple[Program, ...]:
        return tuple(own[int(at)] for own, at in zip(self.bugs, np.unravel_index(column, self.shape), strict=True))


def picked_up(lying: int) -> int:
    return BONUS_CUBES - lying.bit_count()


def lying_in(state: State) -> int:
    """Return the bonus cubes on the board, as bits in the order of `Board.bonus`."""
    return sum(1 << at for at, pix in enumerate(state.options.board.bonus) if pix in state.bonus)


def goal_of(state: State) -> Goal:
    return Goal.SHORT if state.options.game == "short" else Goal.MARGIN


@lru_cache(maxsize=16)
def runs_on(one: Board) -> Runs:
    """Return the runs of a board. Raises a PixcadeError if it has too many."""
    if not fits(one):
        raise PixcadeError("solver.board-too-open", text=one.code)
    return runs_of(one)


@lru_cache(maxsize=4096)
def programs_from(one: Board, pix: Pix) -> tuple[Program, ...]:
    """Return every run from a Pix as a move, in the order of `Runs`."""
    rays = one.rays[pix].items()
    return tuple(Program(way, steps) for way, ray in rays for steps in range(1, len(ray) + 1))


def run_number(one: Board, pix: Pix, program: Program) -> int:
    """Return the run of a move: a distance beyond the corridor is the corridor's."""
    reached = len(one.paths[pix][program])
    return programs_from(one, pix).index(Program(program.direction, reached))


def places(state: State) -> tuple[Pix, ...]:
    """Return the Pix of Pixoid and the Bugs, in the order of `roles.all_cubes`, once all cubes are placed."""
    found = [state.cubes[cube] for cube in state.roles.all_cubes]
    assert None not in found, "all cubes are set"
    return tuple(pix for pix in found if pix is not None)


def situation_of(state: State) -> Situation:
    pixoid, one, two, three = places(state)
    return Situation(RESERVE - state.taken, lying_in(state), pixoid, (one, two, three))


def stage_game(state: State, worth: Worth, reached: Reached | None = None) -> StageGame:
    """Return a state's turn, solved.

    `reached` is a position after it whose worth is known better than from `worth`.
    """
    one, (here, *bugs) = state.options.board, places(state)
    runs, mine = runs_on(one), programs_from(one, here)
    game = turn_game(runs, situation_of(state))
    programs = tuple(programs_from(one, bug) for bug in bugs)
    payoffs = np.empty((len(mine), game.caught[0].size if len(game.rows) else int(np.prod([*map(len, programs)]))))
    free = {int(run): row for row, run in enumerate(game.rows)}
    survived = survivals(state, worth, game, reached) if free else None
    for run, program in enumerate(mine):
        if run in free and survived is not None:
            payoffs[run] = survived[free[run]]
        else:  # into a Bug, or to the twelfth cube before it
            payoffs[run] = worth.at_end(state.taken, picked_in(state, one.paths[here][program]))
    solution = solve_plainly(payoffs)
    return StageGame(mine, programs, payoffs, solution.rows, solution.columns, solution.least, solution.most)


def survivals(state: State, worth: Worth, game: TurnGame, reached: Reached | None) -> "Doubles":
    """Return the payoffs of the runs that run into no Bug, shape (rows, joint runs)."""
    many, taken, short = len(game.rows), state.taken + 1, state.options.game == "short"
    picked = [picked_up(int(lying)) for lying in game.lying]
    caught = game.caught.reshape(many, -1)
    now = np.array([[worth.at_end(state.taken, count)] for count in picked])
    ends = [taken == RESERVE or (short and holds_twelve(taken, count)) for count in picked]  # P5.1, P6.1
    later = np.array([[worth.at_end(taken, count)] for count in picked]).repeat(caught.shape[1], axis=1)
    if not all(ends):
        values = worth.after_turn(taken, game).reshape(many, -1)
        if reached is not None:
            values[found_again(game, reached)] = reached.worth
        later = np.where(np.array(ends)[:, None], later, values)
    won = np.array([[short and holds_twelve(state.taken, count)] for count in picked])  # P6.1: before the Bugs move
    return np.where(caught & ~won, now, np.where(won, now, later))


def found_again(game: TurnGame, reached: Reached) -> "Bools":
    """Return which joint runs lead to a position, shape (rows, joint runs)."""
    rows = (game.ends == reached.pixoid) & (game.lying == reached.lying)
    ends = np.stack(np.meshgrid(*game.bugs, indexing="ij"), axis=-1).reshape(-1, 3)
    columns = (np.sort(ends, axis=1) == np.sort(reached.bugs)).all(axis=1)
    both: Bools = rows[:, None] & columns[None]
    return both


def picked_in(state: State, path: tuple[Pix, ...]) -> int:
    """Return the number of bonus cubes that Pixoid holds after a run that ends at a Bug, as the rules count them
    (P4.3).
    """
    options, held = state.options, state.picked_up
    bugs = [state.cubes[bug] for bug in state.roles.bugs]
    for pix in path:
        contact = pix in bugs
        if pix in state.bonus and (not contact or options.contact_cube == "taken"):
            held += 1
            if options.game == "short" and holds_twelve(state.taken, held):
                return held  # P6.1: won on the way
        if contact:
            return held
    return held
