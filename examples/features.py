"""What the small learners see of a run: a few numbers for each run of one piece of Pixoid."""

import numpy as np

from pixcade.games.pixoid.moves import Program
from pixcade.lab import GameState
from pixcade.lab.pixoid.actions import joint_number, program_number

PIXOID, BUGS = 0, 1
COUNT = 6


def distance(size: int, one: int, other: int) -> float:
    """Return how far two Pix lie apart, as if there were no walls."""
    return (abs(one // size - other // size) + abs(one % size - other % size)) / (2 * size - 2)


def runs(state: GameState, cube: int) -> tuple[list[int], np.ndarray]:
    """Return the numbers of a cube's runs that differ, and their features, shape (runs, COUNT)."""
    rules = state.state
    board, roles = rules.options.board, rules.roles
    here, pixoid = rules.cubes[cube], rules.cubes[roles.pixoid]
    bugs = [rules.cubes[bug] for bug in roles.bugs]
    numbers, rows = [], []
    ends = {path[-1] for path in board.paths[pixoid].values()}
    for program, path in board.paths[here].items():
        if program.distance != len(path):
            continue
        end = path[-1]
        room = len({other[-1] for other in board.paths[end].values()}) / 14
        if cube == roles.pixoid:
            hunters = sum(any(end in other for other in board.paths[bug].values()) for bug in bugs)
            near = min(distance(board.size, end, bug) for bug in bugs)
            met = any(bug in path for bug in bugs)
            picked = sum(pix in rules.bonus for pix in path)
            rows.append([1.0, met, hunters / 3, picked, room, near])
        else:
            covered = len(ends & {*path}) / len(ends)
            others = min(distance(board.size, end, bug) for bug in bugs if bug != here or bugs.count(bug) > 1)
            rows.append([1.0, covered, distance(board.size, end, pixoid), room, others, pixoid in path])
        numbers.append(program_number(Program(program.direction, len(path))))
    return numbers, np.array(rows, float)


def cubes_of(state: GameState, player: int) -> tuple[int, ...]:
    """Return the cubes of a side."""
    roles = state.state.roles
    return (roles.pixoid,) if player == PIXOID else roles.bugs


def joint(numbers: list[int]) -> int:
    """Return the action of one program, or of three."""
    return numbers[0] if len(numbers) == 1 else joint_number(numbers)


def mixed(shares: list[dict[int, float]]) -> dict[int, float]:
    """Return the mix of pieces that draw independently."""
    found: dict[tuple[int, ...], float] = {(): 1.0}
    for own in shares:
        found = {(*before, number): one * share for before, one in found.items() for number, share in own.items()}
    return {joint([*numbers]): share for numbers, share in found.items()}


def softmax(values: np.ndarray, temperature: float) -> np.ndarray:
    """Return shares that grow with values."""
    weights = np.exp((values - values.max()) / temperature)
    return weights / weights.sum()
