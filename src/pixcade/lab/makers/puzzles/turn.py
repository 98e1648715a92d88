"""Exactly solved turns of Pixoid with at most one later turn, solved on the spot."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.pixoid_analyst import on_the_spot
from pixcade.bots.exact.plain_simplex import MatrixSolution, solve_plainly
from pixcade.bots.exact.stage_game import programs_from, runs_on, situation_of
from pixcade.bots.exact.turn_game import Situation, TurnGame, turn_game
from pixcade.games import GAMES
from pixcade.games.pixoid.board import Board, Pix, board
from pixcade.games.pixoid.notation import format_move, format_position, parse_position
from pixcade.games.pixoid.state import RESERVE, State
from pixcade.games.position_text import checked_position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

PIXOID, BUGS = "amber", ("sky", "rose", "mint")
"""The pieces of Pixoid and the Bugs in a puzzle."""
MOST_TURNS = 2

Joint = tuple[str, ...]
"""A run for each Bug, in notation."""


def position_text(code: str, situation: Situation) -> str:
    one = board(code)
    lying = ".".join(one.names[pix] for at, pix in enumerate(one.bonus) if situation.lying >> at & 1)
    where = zip((PIXOID, *BUGS), (situation.pixoid, *situation.bugs), strict=True)
    placed = " ".join(f"{piece}@{one.names[pix]}" for piece, pix in where)
    taken = RESERVE - situation.turns_left
    return format_position(parse_position(f"pixoid {code} taken={taken} bonus={lying or '-'} {placed}"))


def run_names(one: Board, pix: Pix) -> list[str]:
    return [format_move(one, program) for program in programs_from(one, pix)]


@dataclass(frozen=True, eq=False)
class SolvedTurn:
    """A turn, the worth of each joint run, and both sides' best mixes with their guarantees."""

    board: Board
    game: TurnGame
    payoffs: "Doubles"  # (rows, runs, runs, runs): future payoff
    solution: MatrixSolution
    own: list[str]
    """Pixoid's runs, one per row: those that don't run into a Bug."""
    bugs: list[list[str]]
    """The runs of each Bug."""

    @property
    def value(self) -> float:
        return (self.solution.least + self.solution.most) / 2

    def against(self, joint: Joint) -> "Doubles":
        first, second, third = (names.index(move) for names, move in zip(self.bugs, joint, strict=True))
        found: Doubles = self.payoffs[:, first, second, third]
        return found


def solved_turn(code: str, situation: Situation) -> SolvedTurn | None:
    """Solve a turn exactly; None if Pixoid has no run."""
    assert 1 <= situation.turns_left <= MOST_TURNS, "more turns are not solved on the spot"
    one = board(code)
    game = turn_game(runs_on(one), situation)
    if not len(game.rows):
        return None
    payoffs = game.payoffs(on_the_spot(one, Goal.MARGIN).after(game))
    solution = solve_plainly(payoffs.reshape(len(game.rows), -1))
    names = run_names(one, situation.pixoid)
    own = [names[run] for run in game.rows.tolist()]
    return SolvedTurn(one, game, payoffs, solution, own, [run_names(one, bug) for bug in situation.bugs])


def turn_of(position: str) -> SolvedTurn:
    """Solve the turn of a position in notation. Raises InvalidNotation if it is inconsistent."""
    state = checked_position(GAMES["pixoid"], position)
    assert isinstance(state, State), "a position of Pixoid"
    solved = solved_turn(state.options.layout, situation_of(state))
    assert solved is not None, "Pixoid can run"
    return solved
