"""Losses per turn of each level against exact play, on full boards: positions of games with exact payoffs.

`data/games-exact.npz` has, by layout, positions that came up in rounds between our levels (turns left, lying bonus
cubes, Pixoid's Pix, the Bugs' Pix) and their payoffs as `pixcade solve` finds them, in 1/4000 of a cube, one
matrix after the other: `pixcade.lab.training.games` played them, `pixcade.lab.training.sample` solved them.

A loss is against an opponent who knows the mix, the turns after this one being played exactly: as Pixoid the value less
what his mix guarantees, as Bugs what theirs concedes less the value. A bonus cube counts half, as in the margin.
"""

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pixcade.bots.exact.one_turn import runs_once, solved_matrix
from pixcade.bots.exact.turn_game import Situation, TurnGame, turn_game
from pixcade.bots.pixoid.plain_search import moves_of_all
from pixcade.games import GAMES
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import RESERVE, State
from tests.bots.compiled_kernels import compiled
from tests.lab.oracle.exact import Position
from tests.lab.oracle.level_mixes import Play, plays_of, state_of

DATA = Path(__file__).parent / "data" / "games-exact.npz"
STEPS = 4000
LEVELS = ("easy", "normal", "hard", "master", "grandmaster")
SLOW = {"master": 10}
"""For these slow levels only every n-th position is used: a turn takes them half a second."""
STRONGEST = "grandmaster"
MEAN = {"Pixoid": 0.025, "Bugs": 0.045}
WORST_TWENTIETH = {"Pixoid": 0.12, "Bugs": 0.2}
ENOUGH = 1_000
"""The minimum number of positions for a meaningful mean."""

Doubles = NDArray[np.float64]


class SolvedGame(NamedTuple):
    """A position of a game with its exact payoffs."""

    code: str
    game: TurnGame
    payoffs: Doubles

    @property
    def state(self) -> State:
        """The position as the rules have it."""
        left, lying, pixoid, bugs = self.game.situation
        one = board(self.code)
        bonus = tuple(pix for at, pix in enumerate(one.bonus) if lying >> at & 1)
        options = GAMES["pixoid"].configure({"layout": self.code}, seed=0)
        return state_of(options, Position(pixoid, bugs, RESERVE - left, bonus))


@cache
def all_solved() -> tuple[SolvedGame, ...]:
    """Every position, in an order drawn once."""
    found = [one for one in read() if len(one.game.rows)]
    Random(1).shuffle(found)
    return tuple(found)


def read() -> Iterator[SolvedGame]:
    """Read the file."""
    with np.load(DATA) as data:
        for name in data.files:
            code, _, kind = name.partition("/")
            if kind != "positions":
                continue
            payoffs, at = data[f"{code}/payoffs"], 0
            for left, lying, pixoid, *bugs in data[name].tolist():
                game = turn_game(runs_once(board(code)), Situation(left, lying, pixoid, (bugs[0], bugs[1], bugs[2])))
                size = game.caught.size
                yield SolvedGame(code, game, payoffs[at : at + size].reshape(game.caught.shape) / STEPS)
                at += size
            assert at == len(payoffs), "every payoff belongs to a position"


def losses_of(one: SolvedGame, play: Play) -> dict[str, float]:
    """Return the losses of a level's mixes in a position, as Pixoid and as Bugs."""
    many = len(one.game.rows)
    payoffs = one.payoffs.reshape(many, -1)
    least, most, _, _ = solved_matrix(np.ascontiguousarray(payoffs))
    value = (least + most) / 2
    state = one.state
    pixoid = one.game.situation.pixoid
    guaranteed = play.pixoid[one.game.rows] @ payoffs
    for at, move in enumerate(moves_of_all(state)[0]):
        if at not in one.game.rows:  # he runs into a Bug, and keeps what he picked up before (P4.3)
            path = state.options.board.paths[pixoid][move]
            before = path[: next(step for step, pix in enumerate(path) if pix in one.game.situation.bugs)]
            guaranteed = guaranteed + play.pixoid[at] * sum(pix in state.bonus for pix in before) / 2
    return {
        "Pixoid": value - float(guaranteed.min()),
        "Bugs": float((payoffs @ play.bugs.reshape(-1)).max()) - value,
    }


def losses(count: int, seed: int) -> dict[str, int | float]:
    """Sum the losses of every level over `count` positions: those that follow `count * (seed - 1)` others."""
    counters: dict[str, int | float] = {}
    with compiled():
        positions = all_solved()
        chosen = positions[count * (seed - 1) : count * seed]
        for level in LEVELS:
            asked = chosen[:: SLOW.get(level, 1)]
            play = plays_of(level)
            began = time.process_time()
            plays = [play(one.state) for one in asked]
            counters[f"positions of {level}"] = len(asked)
            counters[f"seconds of processor of {level}"] = round(time.process_time() - began, 3)
            found = [losses_of(one, mixes) for one, mixes in zip(asked, plays, strict=True)]
            for role in ("Pixoid", "Bugs"):
                lost = sorted(one[role] for one in found)
                worst = lost[-max(1, len(lost) // 20) :]
                mean, worst_mean = sum(lost) / len(lost), sum(worst) / len(worst)
                assert lost[0] > -0.002, "nobody does better than exact play"
                counters[f"{level} as {role}"] = sum(lost)
                counters[f"largest mean of a worst twentieth, {level} as {role}"] = worst_mean
                if level == STRONGEST and len(found) >= ENOUGH:
                    assert mean <= MEAN[role], f"{role}: {mean}"
                    assert worst_mean <= WORST_TWENTIETH[role], f"{role}: {worst_mean}"
    return counters
