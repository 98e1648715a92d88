"""`pixcade exact`: the value of a Pixoid position, with both sides' mixes and the proof (docs/exact.md)."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.on_the_spot import OnTheSpot, turns_to_come
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.sources import TABLE, Source, source_of, table_of
from pixcade.bots.exact.stage_game import Worth, goal_of, lying_in, picked_up, runs_on, stage_game
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.bots.exact.value_table import LARGEST_ERROR, STEPS
from pixcade.bots.search import data_folder
from pixcade.games.errors import PixcadeError
from pixcade.games.exact_answer import Certificate, ExactAnswer, MixedMove, MixedSide
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.moves import Placement
from pixcade.games.pixoid.notation import format_move, format_position
from pixcade.games.pixoid.scoring import holds_twelve
from pixcade.games.pixoid.state import CUBES, RESERVE, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

PLAYED = 1e-6
"""Smaller shares are rounding errors and count as 0."""
DIGITS = 6


class NothingKnown(PixcadeError):
    """There is no source for this position."""


class MarginWorth:
    """Cubes: one of the reserve counts 1, a bonus cube 1/2."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def at_end(self, taken: int, picked: int) -> float:
        return taken + picked / 2

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        held = np.array([self.at_end(taken, picked_up(int(lying))) for lying in game.lying])
        found: Doubles = held[:, None, None, None] + self.source.after(game)
        return found


class ShortWorth:
    """The probability of winning a short game (P6.1)."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def at_end(self, taken: int, picked: int) -> float:
        """Won or not."""
        return float(holds_twelve(taken, picked))

    def after_turn(self, taken: int, game: TurnGame) -> "Doubles":
        del taken
        return self.source.after(game).astype(np.float64)


def worth_by(goal: Goal, source: Source) -> Worth:
    return MarginWorth(source) if goal is Goal.MARGIN else ShortWorth(source)


@lru_cache(maxsize=16)
def on_the_spot(one: Board, goal: Goal) -> OnTheSpot:
    return OnTheSpot(runs_on(one), goal)


def source_for(state: State, folder: Path) -> Source:
    """Return the best source for a state's turn. Raises NothingKnown.

    After the last turn none is needed. Otherwise the table is best; then solving, if one turn decides; then whatever
    else knows the margin.
    """
    one, goal, lying = state.options.board, goal_of(state), lying_in(state)
    left = RESERVE - state.taken
    to_come = turns_to_come(goal, left, lying) - 1
    if to_come == 0:
        return on_the_spot(one, goal)
    table = table_of(one, left, folder, goal)
    if table is not None:
        return table
    if to_come == 1:
        return on_the_spot(one, goal)
    other = source_of(one, left, folder) if goal is Goal.MARGIN else None
    if other is None:
        raise NothingKnown("solver.nothing-known", board=one.code, goal=goal.value)
    return other


def error_of(source: Source, goal: Goal) -> float | None:
    """Return the maximum error of a source's values, or None if it is measured, not proven."""
    if source.name == TABLE:
        return LARGEST_ERROR + STEPS[goal] / 2
    return 0.0 if isinstance(source, OnTheSpot) else None


class PixoidAnalyst:
    """Answers for Pixoid, from tables in a data folder, by the evaluator or on the spot."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def answer(self, state: State) -> ExactAnswer:
        """Return an answer for a position. Raises a PixcadeError if there is none."""
        if state.over:
            raise NothingKnown("core.game-over", rule="P6.1" if state.options.game == "short" else "P5.4")
        if state.options.contact_cube == "taken":  # tables and evaluator are for this ruling
            raise NothingKnown("solver.other-ruling", rule="P4.3")
        folder = self.folder or data_folder()
        return start_answer(state, folder) if state.placing else turn_answer(state, folder)


def already_taken(state: State) -> float:
    """Return what Pixoid has already, which a value does not count."""
    return 0.0 if goal_of(state) is Goal.SHORT else state.taken + state.picked_up / 2


def turn_answer(state: State, folder: Path) -> ExactAnswer:
    """Return the answer to a position in which everyone chooses a move."""
    source, goal = source_for(state, folder), goal_of(state)
    game = stage_game(state, worth_by(goal, source))
    before, controllers, roles = already_taken(state), state.options.controllers, state.roles
    mine, pieces = controllers[roles.pixoid], tuple(controllers[bug] for bug in roles.bugs)
    own = [
        MixedMove({mine: format_move(state.options.board, program)}, significant(share), significant(worth - before))
        for program, share, worth in zip(game.pixoid, game.rows, game.against_bugs, strict=True)
    ]
    joint = []
    for column in np.flatnonzero(game.columns > PLAYED):
        programs = [format_move(state.options.board, program) for program in game.joint(int(column))]
        worth = game.against_pixoid[column] - before
        joint.append(
            MixedMove(dict(zip(pieces, programs, strict=True)), significant(game.columns[column]), significant(worth))
        )
    return ExactAnswer(
        game="pixoid",
        position=format_position(state),
        goal=goal.value,
        source=source.name,
        value=significant(game.value - before),
        sides=(MixedSide((mine,), sorted_mix(own)), MixedSide(pieces, sorted_mix(joint))),
        certificate=Certificate(
            significant(game.least - before), significant(game.most - before), error_of(source, goal)
        ),
    )


def sorted_mix(mix: list[MixedMove]) -> tuple[MixedMove, ...]:
    """The largest share first, then the largest worth, then by the runs' numbers."""
    return tuple(sorted(mix, key=lambda one: (-one.share, -one.worth)))


def significant(number: float) -> float:
    """Round to significant digits; no minus before a zero."""
    return round(float(number), DIGITS) + 0.0


def all_set(state: State, start: int) -> State:
    """Return the position with Pixoid on a Start Pix and the Bugs on the others, in any order."""
    cubes: list[int | None] = [None] * CUBES
    others = iter(pix for pix in state.options.board.starts if pix != start)
    for cube in state.roles.all_cubes:
        cubes[cube] = start if cube == state.roles.pixoid else next(others)
    return state._replace(cubes=tuple(cubes))


def start_answer(state: State, folder: Path) -> ExactAnswer:
    """Return the answer to a position in which cubes are being placed: the value of each Start Pix for Pixoid
    (P2.4).
    """
    options, roles = state.options, state.roles
    chosen = state.cubes[roles.pixoid]
    starts = options.board.starts if chosen is None else (chosen,)
    answers = {start: turn_answer(all_set(state, start), folder) for start in starts}
    best = max(starts, key=lambda start: answers[start].value)
    mine = options.controllers[roles.pixoid]
    mix = [
        MixedMove({mine: format_move(options.board, Placement(start))}, float(start == best), answers[start].value)
        for start in starts
    ]
    first = MixedSide((mine,), sorted_mix(mix) if chosen is None else ())
    bugs = MixedSide(tuple(options.controllers[bug] for bug in roles.bugs), ())
    one = answers[best]
    return ExactAnswer(
        "pixoid", format_position(state), one.goal, one.source, one.value, (first, bugs), one.certificate
    )


PIXOID = PixoidAnalyst()
