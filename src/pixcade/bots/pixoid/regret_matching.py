"""Pixoid's bots: each turn is a game of simultaneous moves, so they play mixed strategies.

With compiled code a bot looks one, two or three turns ahead (`pixcade.bots.search.pixoid.search`); without it, one or
two with fewer moves and rounds of regret matching (`plain_search`). The analysis depends on the public position
alone, so three Bugs get the same one; each draws its own move from its own mix with its own randomness (P3.4).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import isnan, prod
from random import Random
from typing import Any, ClassVar, NamedTuple

from pixcade.bots.api import Budget, Thought, View, Weighed
from pixcade.bots.pixoid.greedy import pix_of
from pixcade.bots.pixoid.plain_search import CLOSENESS, Mixes, deeper_mixes, moves_of_all, plain_mixes
from pixcade.bots.pixoid.stakes import stakes
from pixcade.bots.search import game_ready
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import CUBES, State

PLAIN_ROUNDS = 24
MOST_MOVES_DEEP = 6


@dataclass(frozen=True)
class Pursuit:
    """A bot that looks some turns ahead; with a depth of 1 it moves alike on every device.

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
            looks_deeper = self.rounds[2] > 0
            return (deeper_mixes if looks_deeper else plain_mixes)(state, PLAIN_ROUNDS), True
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
