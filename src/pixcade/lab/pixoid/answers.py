"""Exact answers for Pixoid: values of positions, both sides' best mixes, losses of decisions.

Values are in the team form, Pixoid against the Bugs as one player, from tables of solved boards, the evaluator, or
solved on the spot with at most two turns left (docs/exact.md).
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.pixoid_analyst import already_taken, error_of, source_for, worth_by
from pixcade.bots.exact.sources import SOLVED, Source
from pixcade.bots.exact.stage_game import StageGame, goal_of, stage_game
from pixcade.bots.search import data_folder
from pixcade.games import analyst_of
from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.moves import Program
from pixcade.games.pixoid.state import CUBES, State
from pixcade.lab.answers import AnswerSheet, Mix, Value, exploited
from pixcade.lab.form import form_of
from pixcade.lab.game_state import GameState
from pixcade.lab.pixoid import actions
from pixcade.lab.pixoid.form import BUGS, PIXOID, PixoidTeamForm

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]


def team(state: GameState) -> GameState:
    """Convert a position of any Pixoid form to the team form, as a first round."""
    if isinstance(state.form, PixoidTeamForm):
        return state
    before: State = state.state
    values = {**state.form.rules.option_values(before.options), "players": str(CUBES), "oldest": "1"}
    form = form_of(PixoidTeamForm.id, values)
    cubes: list[int | None] = [None] * CUBES
    for cube, other in zip(form.options.roles[0].all_cubes, before.roles.all_cubes, strict=True):
        cubes[cube] = before.cubes[other]
    return GameState(form, State(form.options, 1, before.taken, before.bonus, tuple(cubes), (0,) * CUBES, before.over))


@lru_cache(maxsize=256)
def turn_and_source(state: GameState) -> tuple[StageGame, Source]:
    """Return the solved turn of a team-form state, and the source of the values after it.

    Raises a PixcadeError if no exact values are known.
    """
    rules: State = state.state
    if rules.options.contact_cube == "taken":
        raise PixcadeError("solver.other-ruling", rule="P4.3")
    source = source_for(rules, data_folder())
    return stage_game(rules, worth_by(goal_of(rules), source)), source


def solved_turn(state: GameState) -> StageGame:
    return turn_and_source(state)[0]


def value(state: GameState) -> Value:
    """Return Pixoid's expected future payoff under best play; 0 after the end.

    A cube of the reserve counts 1, a bonus cube 1/2; in a short game it is his probability of winning. Raises a
    PixcadeError if no exact values are known.
    """
    one = team(state)
    if one.over:
        return Value(0.0, SOLVED, 0.0)
    if one.state.placing:
        answer = analyst_of("pixoid").answer(one.state)
        return Value(answer.value, answer.source, answer.certificate.error)
    turn, source = turn_and_source(one)
    return Value(turn.value - already_taken(one.state), source.name, error_of(source, goal_of(one.state)))


def mixes(state: GameState) -> dict[int, dict[int, float]]:
    """Return both sides' best mixes, by player and action of the team form: 0 is Pixoid, 1 the Bugs.

    Raises a PixcadeError if no exact values are known, and during the placement of cubes.
    """
    one = programming(state)
    game = solved_turn(one)
    return {
        PIXOID: {row_action(game, int(row)): float(game.rows[row]) for row in np.flatnonzero(game.rows)},
        BUGS: {column_action(game, int(at)): float(game.columns[at]) for at in np.flatnonzero(game.columns)},
    }


def regret(state: GameState, player: int, action: int) -> float:
    """Return a team-form action's average loss against the other side's best mix, at least 0."""
    one = programming(state)
    game = solved_turn(one)
    worth = (game.against_bugs, game.against_pixoid)[player][place_of(one, game, player, action)]
    return max(0.0, float(game.value - worth if player == PIXOID else worth - game.value))


def loss(state: GameState, player: int, mix: Mix) -> float:
    """Return a mix's loss against an opponent who knows it, with exact play in later turns."""
    one = programming(state)
    game = solved_turn(one)
    return exploited(game.payoffs, game.value, player, weights(one, game, player, mix))


def weights(state: GameState, game: StageGame, player: int, mix: Mix) -> "Doubles":
    """Return a mix as shares of rows or columns. Raises ValueError if it doesn't add up to 1."""
    found = np.zeros(game.payoffs.shape[0 if player == PIXOID else 1])
    for action, share in mix.items():
        found[place_of(state, game, player, action)] += share
    if found.min() < 0 or abs(found.sum() - 1) > 1e-6:
        raise ValueError(f"shares are at least 0 and add up to 1, not to {found.sum():.6f}")
    return found


def programming(state: GameState) -> GameState:
    """Return a state in the team form in which all choose programs. Raises a PixcadeError for any other."""
    one = team(state)
    if one.over or one.state.placing:
        raise PixcadeError("solver.nothing-known", board=one.state.options.layout, goal=goal_of(one.state).value)
    return one


def row_action(game: StageGame, row: int) -> int:
    return actions.program_number(game.pixoid[row])


def column_action(game: StageGame, column: int) -> int:
    return actions.joint_number([actions.program_number(program) for program in game.joint(column)])


def place_of(state: GameState, game: StageGame, player: int, action: int) -> int:
    """Return an action's row or column; a distance beyond the corridor is cut."""
    board = state.state.options.board
    pieces = [one.piece for one in state.due[player]]
    runs = []
    for piece, program in zip(pieces, actions.moves_of(board, len(pieces), action), strict=True):
        assert isinstance(program, Program)
        here = state.state.cubes[state.state.options.controllers.index(piece)]
        runs.append(Program(program.direction, len(board.paths[here][program])))
    if player == PIXOID:
        return game.pixoid.index(runs[0])
    return game.column([own.index(run) for own, run in zip(game.bugs, runs, strict=True)])


ANSWERS = AnswerSheet(value, mixes, regret, loss)
