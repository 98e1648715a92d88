"""A plain solver for a turn of Pixoid, from GAMES.md: Python, and SciPy's HiGHS if there is no pure solution.

It uses neither the solver nor the rules of the package: a board is its joined Pix, and every run is walked Pix by Pix.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy.optimize import linprog


class NaiveBoard(NamedTuple):
    """A maze."""

    size: int
    joined: frozenset[tuple[int, int]]
    bonus: tuple[int, ...]


class NaivePosition(NamedTuple):
    """Before a turn: turns left including this one, Bonus Pix with a cube, and the positions of all pieces."""

    turns_left: int
    lying: frozenset[int]
    pixoid: int
    bugs: tuple[int, int, int]


Value = Callable[[NaivePosition], float]


def walk(board: NaiveBoard, pix: int, step: int, distance: int) -> list[int]:
    """The Pix of a run, until its distance or a wall (P4.1)."""
    passed: list[int] = []
    while len(passed) < distance and (min(pix, pix + step), max(pix, pix + step)) in board.joined:
        pix = pix + step
        passed.append(pix)
    return passed


def programs(board: NaiveBoard, pix: int) -> list[list[int]]:
    """The different runs of all legal programs (P3.1, P3.2)."""
    found: list[list[int]] = []
    for step in (-1, 1, -board.size, board.size):
        for distance in range(1, 10):
            path = walk(board, pix, step, distance)
            if path and path not in found:  # P3.2: no wall right there
                found.append(path)
    return found


def payoff(goal: str, position: NaivePosition, run: list[int], bug_runs: list[list[int]], value: Value) -> float:
    """Pixoid's future payoff after these runs."""
    lying = set(position.lying)
    gained = 0.0
    held = 12 - position.turns_left + 4 - len(lying)
    for pix in run:
        if pix in position.bugs:  # P4.2, P4.3: caught, and the cube there isn't picked up
            return gained
        if pix in lying:  # P4.4
            lying.remove(pix)
            held = held + 1
            if goal == "margin":
                gained = gained + 0.5
            elif held >= 12:  # P6.1: he wins immediately
                return 1.0
    here = run[-1]
    for path in bug_runs:
        if here in path:  # P4.2
            return gained
    bugs = sorted(path[-1] for path in bug_runs)
    after = NaivePosition(position.turns_left - 1, frozenset(lying), here, (bugs[0], bugs[1], bugs[2]))
    if goal == "short":
        if held + 1 >= 12:  # P5.1, P6.1
            return 1.0
        return value(after)
    gained = gained + 1.0  # P5.1
    if after.turns_left == 0:
        return gained
    return gained + value(after)


def solve(board: NaiveBoard, goal: str, position: NaivePosition, value: Value) -> float:
    """The value of a turn for Pixoid against three Bugs of one mind."""
    first, second, third = (programs(board, pix) for pix in position.bugs)
    matrix = np.array(
        [
            [
                payoff(goal, position, run, [one, two, three], value)
                for one in first
                for two in second
                for three in third
            ]
            for run in programs(board, position.pixoid)
        ]
    )
    low, high = matrix.min(axis=1).max(), matrix.max(axis=0).min()
    if low == high:
        return float(low)
    return by_program(matrix)


def by_program(matrix: "np.ndarray[tuple[int, int], np.dtype[np.float64]]") -> float:
    """The value of a matrix game by a linear program: the most that one mix of the rows guarantees."""
    rows, columns = matrix.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.column_stack([-matrix.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0.0)[None, :],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
        method="highs",
    )
    assert found.status == 0, found.message
    return float(-found.fun)
