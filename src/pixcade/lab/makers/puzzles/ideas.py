"""The ideas of a Pixoid puzzle, each with a sentence in the web client, and its difficulty."""

from math import exp

import numpy as np

from pixcade.bots.exact.stage_game import programs_from
from pixcade.games.pixoid.board import Board, Pix
from pixcade.lab.makers.puzzles.puzzle import MIX, THIRD, Puzzle, best_of, losses_of
from pixcade.lab.makers.puzzles.turn import BUGS, SolvedTurn

LAST, GRAB, LEAVE, STOP, TOWARDS, HIDDEN = "last", "grab", "leave", "stop", "towards", "hidden"
TRAP, COVER, FAR = "trap", "cover", "far"
TWO, THREE, MANY = "two", "three", "many"
COUNT = "count"
"""No special idea."""
PIXOID_IDEAS = (LAST, GRAB, LEAVE, STOP, TOWARDS, HIDDEN, TRAP, COVER, FAR, TWO, THREE, MANY, COUNT)
PIXL_IDEAS = ("lock", "unlock", "prison", "prey", "replace", "port", "build")
MOST_IDEAS = 3
LOWEST, HIGHEST = 800, 2200


def apart(one: Board, here: Pix, there: Pix) -> int:
    (column, row), (other_column, other_row) = divmod(here, one.size), divmod(there, one.size)
    return abs(column - other_column) + abs(row - other_row)


def ideas_of(turn: SolvedTurn, puzzle: Puzzle) -> tuple[str, ...]:
    """Return a puzzle's ideas, most specific first."""
    found = bug_ideas(turn, puzzle) if puzzle.kind == THIRD else pixoid_ideas(turn, puzzle)
    if turn.game.situation.turns_left == 1:
        found.append(LAST)
    return tuple(found[:MOST_IDEAS]) or (COUNT,)


def pixoid_ideas(turn: SolvedTurn, puzzle: Puzzle) -> list[str]:
    if puzzle.kind == MIX:
        played = sum(1 for option in puzzle.options if option.worth)
        return [TWO if played == 2 else THREE if played == 3 else MANY]
    one, game, situation = turn.board, turn.game, turn.game.situation
    row = turn.own.index(best_of(puzzle).move)
    end, program = int(game.ends[row]), programs_from(one, situation.pixoid)[int(game.rows[row])]
    found = []
    if game.fixed[row] > 0:
        found.append(GRAB)
    elif game.fixed.max() > 0:
        found.append(LEAVE)
    if len(one.rays[situation.pixoid][program.direction]) > program.distance:
        found.append(STOP)
    nearest = min(apart(one, end, bug) for bug in situation.bugs)
    if nearest < min(apart(one, situation.pixoid, bug) for bug in situation.bugs):
        found.append(TOWARDS)
    if not game.caught[row].any():
        found.append(HIDDEN)
    return found


def bug_ideas(turn: SolvedTurn, puzzle: Puzzle) -> list[str]:
    one, game, situation = turn.board, turn.game, turn.game.situation
    best, bug = best_of(puzzle), BUGS.index(puzzle.piece)
    run = turn.bugs[bug].index(best.move)
    found = [TRAP] if best.worth == 0 else []
    if np.moveaxis(game.caught, bug + 1, 0)[run].all(axis=(1, 2)).sum() >= 2:
        found.append(COVER)
    distances = [apart(one, end, situation.pixoid) for end in game.bugs[bug].tolist()]
    if distances[run] > min(distances):
        found.append(FAR)
    return found


def initial_rating(losses: list[int], turns: int, twists: int) -> int:
    """Return the initial rating of a puzzle with one answer: close alternatives, many options and surprise make it
    hard.

    Each player's answers adjust it later.
    """
    nearest, mean = losses[0] / 1000, sum(losses) / len(losses) / 1000
    points = 900 + 420 * exp(-nearest / 0.45) + 420 * exp(-mean / 0.9)
    return clamp_rating(points + 45 * (len(losses) - 3) + 170 * (turns - 1) + 110 * twists)


def rating_of(turn: SolvedTurn, puzzle: Puzzle) -> int:
    twists = len({LEAVE, STOP, TOWARDS, FAR} & set(puzzle.ideas))
    return initial_rating(losses_of(puzzle), turn.game.situation.turns_left, twists)


def mix_rating(loss: float, options: int, played: int, turns: int) -> int:
    """Return the rating of a mix, from the loss of equal shares."""
    return clamp_rating(1200 + 500 * loss + 120 * (played - 2) + 60 * (options - played) + 150 * (turns - 1))


def clamp_rating(points: float) -> int:
    return round(min(max(points, LOWEST), HIGHEST) / 10) * 10
