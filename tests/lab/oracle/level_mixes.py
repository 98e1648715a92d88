"""The levels' mixes on small boards: their own analysis, requested position by position through the bots' interface."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest import mock

import numpy as np

from pixcade.bots.api import Budget
from pixcade.bots.baseline import greedy_move, random_move
from pixcade.bots.levels import RANDOM_SHARE
from pixcade.bots.parts import bots_of
from pixcade.bots.pixoid import plain_search, regret_matching, stakes
from pixcade.games import GAMES
from pixcade.games.game import Seat
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import CUBES, Options, State
from tests.bots.search import cached_kernels
from tests.lab.oracle.exact import Position, Real, as_mix

PIXOID = GAMES["pixoid"]
PLAIN = "not compiled"
"""The play of every level but the lowest until its code is compiled."""
LEVELS = ("easy", "normal", "hard", "master", "master-together")


class Play(NamedTuple):
    """How likely Pixoid's moves are, and the Bugs' joint ones, with an axis for each of them."""

    pixoid: Real
    bugs: Real


Plays = Callable[[State], Play]


def options_of(board: Board) -> Options:
    """A standard game on a board that no layout names."""
    options: Options = PIXOID.configure({}, seed=0)
    object.__setattr__(options, "layout", board.code)
    object.__setattr__(options, "board", board)
    return options


def state_of(options: Options, position: Position) -> State:
    """The position as the rules have it, in the first round."""
    cubes: list[int | None] = [None] * CUBES
    for cube, pix in zip(options.roles[0].all_cubes, (position.pixoid, *position.bugs), strict=True):
        cubes[cube] = pix
    return State(options, 1, position.taken, position.bonus, tuple(cubes), (0,) * options.players, over=False)


def cubes_at_stake() -> tuple[stakes.Table, stakes.Table]:
    """The bots' tables if the goal is Pixoid's number of cubes, each counting one."""

    def worth(short: bool, scores: tuple[int, ...], pixoid: Seat, taken: int, picked: int) -> float:
        del short, scores, pixoid
        return float(taken + picked)

    with mock.patch.object(stakes, "worth", worth):
        return stakes.tables.__wrapped__(False, (), Seat(0))


@contextmanager
def on_board(board: Board, *, compiled: bool = True) -> Iterator[None]:
    """Let the bots think on a small board, about plain cubes, with or without compiled code."""
    assert cached_kernels.FOLDER.exists(), "the compiled search lies where the tests keep it"
    from pixcade.bots.search.pixoid import search as kernel  # from there

    tables, maze = cubes_at_stake(), kernel.maze(board)

    def maze_of(layout: str) -> Any:
        return {board.code: maze}[layout]

    def stakes_of(state: State) -> tuple[stakes.Table, stakes.Table]:
        del state
        return tables

    def game_ready(game_id: str) -> bool:
        del game_id
        return compiled

    with (
        mock.patch.object(kernel, "maze_of", maze_of),
        mock.patch.object(plain_search, "stakes", stakes_of),
        mock.patch.object(regret_matching, "stakes", stakes_of),
        mock.patch.object(regret_matching, "game_ready", game_ready),
    ):
        yield


def plays_of(name: str) -> Plays:
    """A level's play, by its name."""
    if name == "easy":
        return easy
    bot: Any = bots_of("pixoid").levels["normal" if name == PLAIN else name]

    def play(state: State) -> Play:
        mixes, reduced = bot.mixes(state, Budget())
        assert reduced == (name == PLAIN), "what plays must be what is measured"
        own, *bugs = [
            as_mix(np.array([mix.get(move, (0.0, 0.0))[0] for move in moves]))
            for mix, moves in zip(mixes, plain_search.moves_of_all(state), strict=True)
        ]
        if not bot.together:
            return Play(own, alone(bugs))
        team = np.array(regret_matching.team_mix(state, bot.rounds)[1])
        return Play(own, as_mix(team).reshape([len(mix) for mix in bugs]))

    return play


def alone(bugs: list[Real]) -> Real:
    """How likely joint moves are where each Bug draws its own."""
    first, second, third = bugs
    joint: Real = first[:, None, None] * second[:, None] * third
    return joint


class Noting(Random):
    """A random generator that records what it draws from."""

    drawn_from: Any = ()

    def choice(self, seq: Any) -> Any:
        """Note all and take the first."""
        self.drawn_from = list(seq)
        return seq[0]


def easy(state: State) -> Play:
    """The lowest level's play: a random program with some probability, else one that is equally greedy."""
    mixes: list[Real] = []
    board = state.options.board
    decisions = PIXOID.deciding(state)
    for decision, moves in zip(decisions, plain_search.moves_of_all(state), strict=True):
        here = state.cubes[state.options.controllers.index(decision.piece)]
        assert here is not None
        paths = board.paths[here]
        different = [paths[move] for move in moves]
        mix = np.zeros(len(moves))
        for choose, share in ((random_move, RANDOM_SHARE), (greedy_move, 1 - RANDOM_SHARE)):
            chance = Noting()
            choose(PIXOID, state, decision, chance)
            for program in chance.drawn_from:
                mix[different.index(paths[program])] += share / len(chance.drawn_from)
        mixes.append(mix)
    return Play(mixes[0], alone(mixes[1:]))
