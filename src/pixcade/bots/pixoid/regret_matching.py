"""Pixoid's bots: each turn is a game of simultaneous moves, so they play mixed strategies.

With compiled code a bot looks one, two or three turns ahead (`pixcade.bots.search.pixoid.search`); without it, the
search here looks one turn ahead with fewer rounds of regret matching. The analysis depends on the public position
alone, so three Bugs get the same one; each draws its own move from its own mix with its own randomness (P3.4).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import fsum, isnan, prod
from random import Random
from typing import Any, ClassVar, NamedTuple

from pixcade.bots.api import Budget, Thought, View, Weighed
from pixcade.bots.pixoid.greedy import pix_of
from pixcade.bots.pixoid.stakes import stakes
from pixcade.bots.search import game_ready
from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE, State

CLOSENESS = 0.2
"""What each run of distance between him and a Bug is worth to Pixoid, in cubes."""
PLAIN_ROUNDS = 24
MOST_MOVES_DEEP = 6

Mixes = list[dict[Program, tuple[float, float]]]
"""For Pixoid and each Bug: every distinct move, with its probability and its worth."""


@dataclass(frozen=True)
class Pursuit:
    """A bot that looks some turns ahead; one turn without compiled code, so that it moves alike on every device.

    `rounds` are those of regret matching at the root, inside and at the leaves; `leaves` is about how many positions
    are searched three turns deep, which limits the moves of each player. With `together`, three Bugs play as one: they
    solve the turn as one player and share the draw.
    """

    depth: int
    rounds: tuple[int, int, int] = (200, 30, 6)
    leaves: int = 0
    together: bool = False
    searches: ClassVar[bool] = True

    def __call__(self, view: View) -> Thought:
        game, state, random = view.game, view.state, view.random
        if state.placing:
            return self.place(view)
        cube = state.options.controllers.index(view.piece)
        if self.together and cube != state.roles.pixoid and game_ready("pixoid"):
            bugs = random.choices(*team_mix(state, self.rounds))[0]
            return Thought(bugs[state.roles.bugs.index(cube)])
        mixes, reduced = self.mixes(state, view.budget)
        own = mixes[state.roles.all_cubes.index(cube)]
        move = draw_move(own, random)
        weighed = [Weighed(game.format_move(state, one), share, value) for one, (share, value) in own.items()]
        return Thought(move, tuple(sorted(weighed, key=lambda one: -one.probability)), reduced, drawn=True)

    def place(self, view: View) -> Thought:
        """Pixoid starts where he expects most; a Bug's start makes no difference, since Bugs fill all others."""
        game, state, random = view.game, view.state, view.random
        starts: Sequence[Placement] = view.legal
        if len(starts) < CUBES:
            return Thought(random.choice(starts))
        values: dict[Placement, float] = {}
        reduced = False
        for start in starts:
            mixes, reduced = replace(self, depth=min(self.depth, 2)).mixes(all_set(state, start.pix), view.budget)
            values[start] = sum(share * value for share, value in mixes[0].values())
        best = max(values.values())
        move = random.choice([start for start in starts if values[start] == best])
        weighed = (Weighed(game.format_move(state, one), float(one == move), values[one]) for one in starts)
        return Thought(move, tuple(weighed), reduced)

    def mixes(self, state: State, budget: Budget) -> tuple[Mixes, bool]:
        """Analyse a position with all cubes placed; also return whether that took less work than usual."""
        if self.depth == 1:
            return plain_mixes(state, self.rounds[0]), False
        if not game_ready("pixoid"):
            return plain_mixes(state, PLAIN_ROUNDS), True
        return compiled_mixes(state, self.depth, self.rounds, self.leaves * budget.work), False


def all_set(state: State, start: Pix) -> State:
    """Return the position with Pixoid on a Start Pix and the Bugs on the others."""
    cubes: list[Pix | None] = [None] * CUBES
    others = iter(pix for pix in state.options.board.starts if pix != start)
    for cube in state.roles.all_cubes:
        cubes[cube] = start if cube == state.roles.pixoid else next(others)
    return state._replace(cubes=tuple(cubes))


def draw_move(mix: dict[Program, tuple[float, float]], random: Random) -> Program:
    moves = list(mix)
    return random.choices(moves, [max(0.0, mix[move][0]) for move in moves])[0]


def different_moves(board: Board, pix: Pix) -> list[Program]:
    """Every move from a Pix with a different effect, in the order of legal moves."""
    return [program for program, path in board.paths[pix].items() if program.distance == len(path)]


class Arrays(NamedTuple):
    """A position as arrays, for compiled code: see `pixcade.bots.search.pixoid.search`."""

    maze: Any
    stakes: tuple[Any, Any, float]
    turn: tuple[Pix, Any, int, int]


def arrays(state: State) -> Arrays:
    from pixcade.bots.search.jit import np
    from pixcade.bots.search.pixoid import search  # imported late, in a worker process: it takes a second to load

    pixoid, *bugs = [pix_of(state, cube) for cube in state.roles.all_cubes]
    ends, later = (np.array(table) for table in stakes(state))
    left = sum(1 << at for at, pix in enumerate(state.options.board.bonus) if pix in state.bonus)
    maze = search.maze_of(state.options.layout)
    return Arrays(maze, (ends, later, CLOSENESS), (pixoid, np.array(bugs), state.taken, left))


@lru_cache(maxsize=16)
def compiled_mixes(state: State, depth: int, rounds: tuple[int, int, int], leaves: float) -> Mixes:
    """Look ahead with compiled code. The latest analyses are cached: three Bugs in one process need the same one."""
    from pixcade.bots.search.jit import np
    from pixcade.bots.search.pixoid import search

    moves = moves_of_all(state)
    most = min(MOST_MOVES_DEEP, int((leaves / prod(map(len, moves))) ** 0.25))
    depth = depth if most > 1 else min(depth, 2)
    mix, worth = np.zeros((CUBES, search.MOST_MOVES)), np.zeros((CUBES, search.MOST_MOVES))
    search.look(*arrays(state), depth, np.array([*rounds, most]), mix, worth)
    return [
        {
            move: (float(mix[player, at]), float(worth[player, at]))
            for at, move in enumerate(own)
            if not isnan(worth[player, at])
        }
        for player, own in enumerate(moves)
    ]


@lru_cache(maxsize=16)
def team_mix(state: State, rounds: tuple[int, int, int]) -> tuple[list[tuple[Program, ...]], list[float]]:
    from pixcade.bots.search.jit import np
    from pixcade.bots.search.pixoid import search

    pixoid, *bugs = moves_of_all(state)
    joint = list(product(*bugs))
    mix, team = np.zeros(len(pixoid)), np.zeros(len(joint))
    search.look_together(*arrays(state), rounds[0], rounds[2], mix, team)
    return joint, [float(share) for share in team]


def moves_of_all(state: State) -> list[list[Program]]:
    return [different_moves(state.options.board, pix_of(state, cube)) for cube in state.roles.all_cubes]


@lru_cache(maxsize=16)
def plain_mixes(state: State, rounds: int) -> Mixes:
    """Look one turn ahead without compiled code: `two_turns` with no rounds at its leaves.

    Sums are rounded once (`fsum`), since `sum` depends on the version of Python.
    """
    board = state.options.board
    cubes = [pix_of(state, cube) for cube in state.roles.all_cubes]
    moves = [different_moves(board, pix) for pix in cubes]
    values = joint_values(state, cubes, moves)
    regrets = [[0.0] * len(own) for own in moves]
    sums = [[0.0] * len(own) for own in moves]
    mixes = [[1.0 / len(own)] * len(own) for own in moves]
    for number in range(1, rounds + 1):
        gains = gains_of(values, mixes)
        for player, own in enumerate(mixes):
            expected = fsum(share * gain for share, gain in zip(own, gains[player], strict=True))
            regrets[player] = [
                max(0.0, old + gain - expected) for old, gain in zip(regrets[player], gains[player], strict=True)
            ]
            total = fsum(regrets[player])
            mixes[player] = [one / total if total else 1.0 / len(own) for one in regrets[player]]
            sums[player] = [old + number * new for old, new in zip(sums[player], mixes[player], strict=True)]
    weights = rounds * (rounds + 1) / 2
    averages = [[one / weights for one in own] for own in sums]
    gains = gains_of(values, averages)
    signs = (1, -1, -1, -1)
    return [
        {
            move: (share, sign * gain)
            for move, share, gain in zip(moves[player], averages[player], gains[player], strict=True)
        }
        for player, sign in enumerate(signs)
    ]


def joint_values(state: State, cubes: list[Pix], moves: list[list[Program]]) -> dict[tuple[int, ...], float]:
    """Each joint move's worth to Pixoid, by the numbers of the four moves."""
    board = state.options.board
    ends, later = stakes(state)
    bugs = cubes[1:]
    bug_paths = [[board.paths[bug][move] for move in own] for bug, own in zip(bugs, moves[1:], strict=True)]
    values = {}
    for at, move in enumerate(moves[0]):
        path = board.paths[cubes[0]][move]
        contact = next((step for step, pix in enumerate(path) if pix in bugs), None)
        passed = path if contact is None else path[:contact]
        picked = BONUS_CUBES - sum(pix not in passed for pix in state.bonus)
        caught = ends[state.taken][picked]
        for rest in product(*(range(len(own)) for own in moves[1:])):
            runs = [paths[one] for paths, one in zip(bug_paths, rest, strict=True)]
            if contact is not None or any(path[-1] in run for run in runs):
                values[at, *rest] = caught
            elif state.taken + 1 == RESERVE:
                values[at, *rest] = ends[RESERVE][picked]
            else:
                in_line = sum(any(path[-1] in ray for ray in board.rays[run[-1]].values()) for run in runs)
                values[at, *rest] = later[state.taken + 1][picked] - CLOSENESS * in_line
    return values


def gains_of(values: dict[tuple[int, ...], float], mixes: list[list[float]]) -> list[list[float]]:
    """Each move's gain for its own player against the others' mixes; Bugs gain what Pixoid loses."""
    gains = [[0.0] * len(own) for own in mixes]
    pixoid, first, second, third = mixes
    for (a, b, c, d), value in values.items():
        p, q, r, s = pixoid[a], first[b], second[c], third[d]
        gains[0][a] += q * r * s * value
        gains[1][b] -= p * r * s * value
        gains[2][c] -= p * q * s * value
        gains[3][d] -= p * q * r * value
    return gains
