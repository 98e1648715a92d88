"""Pixoid's benchmark positions, and Pixcade's bots as policies.

The positions of `data/positions-v1.npz` come from rounds between bots on 16 mazes. Each has its exact payoffs, Pixoid's
future payoff after every joint run. The set never changes; a new one gets a new version.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pixcade.bots.api import Budget, View, as_thought
from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.stage_game import picked_in, programs_from, runs_on
from pixcade.bots.exact.turn_game import Situation, TurnGame, turn_game
from pixcade.bots.registry import find_bot
from pixcade.bots.search import AVAILABLE, game_ready
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games import PARTS
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import CUBES, RESERVE, State
from pixcade.lab.answers import Mix
from pixcade.lab.benchmark import DRAWS, Doubles, PolicyFunction, PositionSet, Scored
from pixcade.lab.form import form_of
from pixcade.lab.game_state import GameState
from pixcade.lab.pixoid import actions
from pixcade.lab.pixoid.form import PixoidTeamForm

VERSION = "v1"
STEPS = 4000
"""Payoffs are stored as multiples of 1/4000 of a cube."""


@cache
def positions() -> tuple[Scored, ...]:
    """Return the positions in order."""
    with (files(__package__) / "data" / f"positions-{VERSION}.npz").open("rb") as file, np.load(file) as data:
        codes, stored = data["boards"].tolist(), data["positions"].tolist()
        steps = data["payoffs"]
    return tuple(read(codes, stored, steps))


def read(codes: Sequence[str], stored: Sequence[Sequence[int]], steps: NDArray[np.uint16]) -> Iterator[Scored]:
    """Yield positions from stored numbers: the board's index, turns left, bonus cubes left, Pixoid's Pix, the Bugs'
    Pix."""
    at = 0
    for place, left, lying, pixoid, *bugs in stored:
        one = board(codes[place])
        game = turn_game(runs_on(one), Situation(left, lying, pixoid, (bugs[0], bugs[1], bugs[2])))
        size = game.caught.size
        state = state_of(codes[place], left, lying, (pixoid, *bugs))
        yield score_position(state, game, steps[at : at + size].astype(np.float64) / STEPS)
        at += size
    assert at == len(steps), "every payoff belongs to a position"


def state_of(code: str, left: int, lying: int, places: tuple[int, ...]) -> GameState:
    form = form_of(PixoidTeamForm.id, {"layout": code})
    bonus = tuple(pix for at, pix in enumerate(board(code).bonus) if lying >> at & 1)
    cubes: list[int | None] = [None] * CUBES
    for cube, pix in zip(form.options.roles[0].all_cubes, places, strict=True):
        cubes[cube] = pix
    return GameState(form, State(form.options, 1, RESERVE - left, bonus, tuple(cubes), (0,) * CUBES, over=False))


def score_position(state: GameState, game: TurnGame, survived: Doubles) -> Scored:
    """Return a position with the rows of all runs: a Pixoid that runs into a Bug keeps the cubes picked up before
    (P4.3)."""
    rules: State = state.state
    one, (pixoid, *bugs) = rules.options.board, (game.situation.pixoid, *game.situation.bugs)
    own, joint = programs_from(one, pixoid), [programs_from(one, bug) for bug in bugs]
    free = {int(run): row for row, run in enumerate(game.rows)}
    stored = survived.reshape(len(game.rows), -1)
    payoffs = np.empty((len(own), stored.shape[1]))
    for run, program in enumerate(own):
        if run in free:
            payoffs[run] = stored[free[run]]
        else:
            payoffs[run] = (picked_in(rules, one.paths[pixoid][program]) - rules.picked_up) / 2
    solution = solve_plainly(payoffs)
    rows = {actions.program_number(program): run for run, program in enumerate(own)}
    numbers = actions.joint_numbers([[actions.program_number(program) for program in piece] for piece in joint])
    columns = {number: column for column, number in enumerate(numbers)}
    return Scored(state, payoffs, rows, columns, (solution.least + solution.most) / 2)


def uniform(state: GameState, player: int) -> Mix:
    """Play every legal program of each piece with equal probability."""
    return product_mix(state, player, [program_shares(state, one.piece) for one in state.due[player]])


def program_shares(state: GameState, piece: str) -> dict[int, float]:
    """Return the shares of different moves if every program is equally likely."""
    rules: State = state.state
    here = rules.cubes[rules.options.controllers.index(piece)]
    assert here is not None
    paths = rules.options.board.paths[here]
    found: dict[int, float] = {}
    for program, path in paths.items():
        number = actions.program_number(program._replace(distance=len(path)))
        found[number] = found.get(number, 0.0) + 1 / len(paths)
    return found


def product_mix(state: GameState, player: int, shares: Sequence[Mapping[int, float]]) -> dict[int, float]:
    """Return the joint mix of independent pieces, from the shares of each one's programs."""
    del state, player
    if len(shares) == 1:
        return dict(shares[0])
    joint: dict[tuple[int, ...], float] = {(): 1.0}
    for own in shares:
        joint = {(*before, number): one * share for before, one in joint.items() for number, share in own.items()}
    return {actions.joint_number(numbers): share for numbers, share in joint.items()}


class BotPolicy:
    """A bot as a policy: by its own mixes if it reports them, else by sampling."""

    def __init__(self, name: str) -> None:
        """Find the bot and compile its search, if possible. Raises UnknownBot."""
        self.bot = find_bot(name, "pixoid")
        if getattr(self.bot, "searches", False) and AVAILABLE and not game_ready("pixoid"):
            compile_modules(PARTS["pixoid"].kernels)
        self.random = Random(name)

    def __call__(self, state: GameState, player: int) -> Mix:
        shares = [self.piece_shares(state, decision) for decision in state.due[player]]
        return product_mix(state, player, shares)

    def piece_shares(self, state: GameState, decision: Any) -> dict[int, float]:
        rules: State = state.state
        view = View(state.form.rules, rules, decision, Budget(), self.random)
        first = as_thought(self.bot(view))
        if first.weighed:
            total = sum(max(0.0, one.probability) for one in first.weighed)
            named = {state.form.rules.parse_move(rules, one.move): one.probability for one in first.weighed}
            return self.shortened(state, decision, {move: max(0.0, one) / total for move, one in named.items()})
        drawn: dict[Any, float] = {first.move: 1 / DRAWS}
        for _ in range(DRAWS - 1):
            move = as_thought(self.bot(view)).move
            drawn[move] = drawn.get(move, 0.0) + 1 / DRAWS
        return self.shortened(state, decision, drawn)

    def shortened(self, state: GameState, decision: Any, shares: Mapping[Any, float]) -> dict[int, float]:
        """Return shares by the numbers of different moves."""
        rules: State = state.state
        here = rules.cubes[rules.options.controllers.index(decision.piece)]
        assert here is not None
        found: dict[int, float] = {}
        for program, share in shares.items():
            reached = len(rules.options.board.paths[here][program])
            number = actions.program_number(program._replace(distance=reached))
            found[number] = found.get(number, 0.0) + share
        return found


def policy_of(name: str) -> PolicyFunction:
    """Return a bot's policy, or `random`. Raises UnknownBot."""
    return uniform if name == "random" else BotPolicy(name)


POSITIONS = PositionSet(VERSION, positions, policy_of)
