"""Pixoid's simple bot, which looks one step ahead."""

from collections import deque
from functools import cache
from random import Random

from pixcade.bots.baseline import best, random_move
from pixcade.games.game import AnyGame, Decision
from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import State


def greedy_pixoid(game: AnyGame, state: State, decision: Decision, random: Random) -> Placement | Program:
    """Any free Start Pix; then Pixoid stays out of the Bugs' lines and Bugs cover where he can run."""
    if state.placing:
        start: Placement = random_move(game, state, decision, random)
        return start
    board = state.options.board
    cube = state.options.controllers.index(decision.piece)
    options = distinct_programs(board, pix_of(state, cube))
    if cube == state.roles.pixoid:
        return random.choice(safest(state, options))
    return random.choice(closing_in(state, options))


def pix_of(state: State, cube: int) -> Pix:
    """Return the Pix of a cube that is on the board."""
    pix = state.cubes[cube]
    assert pix is not None, "everybody programs only when all cubes are set"
    return pix


def distinct_programs(board: Board, here: Pix) -> dict[Program, tuple[Pix, ...]]:
    """Return one move for each direction and length with a different effect, and its path."""
    return {program: path for program, path in board.paths[here].items() if program.distance == len(path)}


def bug_pix(state: State) -> list[Pix]:
    """Return the Bugs' Pix."""
    return [pix_of(state, bug) for bug in state.roles.bugs]


def free_paths(state: State, options: dict[Program, tuple[Pix, ...]]) -> dict[Program, tuple[Pix, ...]]:
    """Return those of Pixoid's paths that run into no Bug."""
    bugs = set(bug_pix(state))
    return {program: path for program, path in options.items() if bugs.isdisjoint(path)}


def safest(state: State, options: dict[Program, tuple[Pix, ...]]) -> list[Program]:
    """Return Pixoid's moves that end in the fewest Bugs' straight lines, and of these pick up most bonus cubes."""
    board = state.options.board
    seen = [{pix for ray in board.rays[bug].values() for pix in ray} for bug in bug_pix(state)]

    def value(program: Program) -> tuple[int, int]:
        path = options[program]
        danger = sum(path[-1] in line for line in seen)
        return -danger, sum(pix in state.bonus for pix in path)

    return best(free_paths(state, options) or options, value)


def closing_in(state: State, options: dict[Program, tuple[Pix, ...]]) -> list[Program]:
    """Return a Bug's moves that cover most Pix where Pixoid may end, and of these end nearest to him."""
    board = state.options.board
    pixoid = pix_of(state, state.roles.pixoid)
    targets = {path[-1] for path in free_paths(state, distinct_programs(board, pixoid)).values()}
    distance = walking_distances(board.size, board.joined)[pixoid]

    def value(program: Program) -> tuple[int, int]:
        path = options[program]
        return sum(pix in targets for pix in path), -distance[path[-1]]

    return best(options, value)


@cache
def walking_distances(size: int, joined: frozenset[tuple[Pix, Pix]]) -> tuple[tuple[int, ...], ...]:
    """Return the number of steps between every two Pix; more than there are Pix if there is no path."""
    near: list[list[Pix]] = [[] for _ in range(size * size)]
    for one, other in joined:
        near[one].append(other)
        near[other].append(one)
    table = []
    for start in range(size * size):
        found = [size * size + 1] * (size * size)
        found[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in near[here]:
                if found[there] > found[here] + 1:
                    found[there] = found[here] + 1
                    queue.append(there)
        table.append(tuple(found))
    return tuple(table)
