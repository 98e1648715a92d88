"""Scores a policy by its exact loss in both roles, on a fixed set of positions of Pixoid.

The positions of `data/positions-v1.npz` came up in rounds between bots on 16 mazes; each has its exact payoffs, what
is still to come for Pixoid after every joint run. A policy's loss in a position is what an opponent takes from it who
knows its mix, every turn after this one being played exactly. 0 is perfect play.

The set never changes: another one gets another version.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pixcade.bots.api import Budget, thought
from pixcade.bots.registry import find_bot
from pixcade.core.parts import loaded
from pixcade.games import PARTS
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import CUBES, RESERVE, State
from pixcade.kernels import AVAILABLE, game_ready
from pixcade.kernels.compile_ahead import compile_modules
from pixcade.research.answers import Mix, exploited
from pixcade.research.forms import form_of
from pixcade.research.game_state import GameState
from pixcade.research.pixoid import actions
from pixcade.research.pixoid.form import BUGS, PIXOID, PixoidTeamForm
from pixcade.solver.plain_simplex import solve_plainly
from pixcade.solver.stage_game import picked_in, programs_from, runs_on
from pixcade.solver.turn_game import Situation, TurnGame, turn_game

VERSION = "v1"
STEPS = 4000
"""Payoffs are stored as multiples of 1/4000 of a cube."""
DRAWS = 64
"""How often a policy is asked that answers with an action instead of a mix."""
NORMAL = 1.96

Doubles = NDArray[np.float64]
PolicyFunction = Callable[[GameState, int], Mix | int]
"""`policy(state, player)` returns an action of the team form, or a mix of actions."""


class Scored(NamedTuple):
    """A position with its exact payoffs: rows are all runs of Pixoid, columns the Bugs' joint runs."""

    state: GameState
    payoffs: Doubles
    rows: dict[int, int]
    """The row of each action."""
    columns: dict[int, int]
    value: float


class Mean(NamedTuple):
    """A mean with half the width of its 95 % confidence interval."""

    mean: float
    half_width: float

    def __str__(self) -> str:
        """Return both with three digits."""
        return f"{self.mean:.3f} ± {self.half_width:.3f}"


class BenchmarkScore(NamedTuple):
    """What a policy loses a turn, in cubes."""

    name: str
    positions: int
    pixoid: Mean
    bugs: Mean
    together: Mean

    def row(self) -> str:
        """Return the line for the leaderboard."""
        return f"| {self.name} | {self.together} | {self.pixoid} | {self.bugs} | {self.positions} | {VERSION} |"


@cache
def positions() -> tuple[Scored, ...]:
    """Return the positions of the set, in their order."""
    with (files(__package__) / "data" / f"positions-{VERSION}.npz").open("rb") as file, np.load(file) as data:
        codes, stored = data["boards"].tolist(), data["positions"].tolist()
        steps = data["payoffs"]
    return tuple(read(codes, stored, steps))


def read(codes: Sequence[str], stored: Sequence[Sequence[int]], steps: NDArray[np.uint16]) -> Iterator[Scored]:
    """Read positions: the place of the board, turns left, lying bonus cubes, Pixoid's Pix, the Bugs' Pix."""
    at = 0
    for place, left, lying, pixoid, *bugs in stored:
        one = board(codes[place])
        game = turn_game(runs_on(one), Situation(left, lying, pixoid, (bugs[0], bugs[1], bugs[2])))
        size = game.caught.size
        state = state_of(codes[place], left, lying, (pixoid, *bugs))
        yield scored(state, game, steps[at : at + size].astype(np.float64) / STEPS)
        at += size
    assert at == len(steps), "every payoff belongs to a position"


def state_of(code: str, left: int, lying: int, places: tuple[int, ...]) -> GameState:
    """Return a position in the team form."""
    form = form_of(PixoidTeamForm.id, {"layout": code})
    bonus = tuple(pix for at, pix in enumerate(board(code).bonus) if lying >> at & 1)
    cubes: list[int | None] = [None] * CUBES
    for cube, pix in zip(form.options.roles[0].everybody, places, strict=True):
        cubes[cube] = pix
    return GameState(form, State(form.options, 1, RESERVE - left, bonus, tuple(cubes), (0,) * CUBES, over=False))


def scored(state: GameState, game: TurnGame, survived: Doubles) -> Scored:
    """Return a position with the rows of all runs: who runs into a Bug keeps what he picked up before (P4.3)."""
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


def loss_in(position: Scored, policy: PolicyFunction, player: int) -> float:
    """Return what a policy loses in a position. Raises ValueError for an action or a mix that can't be."""
    places = position.rows if player == PIXOID else position.columns
    shares = np.zeros(len(places))
    for action, share in answered(policy, position.state, player).items():
        if action not in places:
            raise ValueError(f"{action} is not legal for player {player} in {position.state}")
        shares[places[action]] += share
    if shares.min() < 0 or abs(shares.sum() - 1) > 1e-6:
        raise ValueError(f"shares are at least 0 and add up to 1, not to {shares.sum():.6f}, in {position.state}")
    return exploited(position.payoffs, position.value, player, shares)


def answered(policy: PolicyFunction, state: GameState, player: int) -> Mix:
    """Return a policy's mix; one that answers with actions is asked again and again."""
    first = policy(state, player)
    if isinstance(first, Mapping):
        return first
    counts: dict[int, float] = {}
    for draw in range(DRAWS):
        action = first if draw == 0 else policy(state, player)
        if isinstance(action, Mapping):
            raise ValueError("a policy answers with actions or with mixes, not with both")
        counts[int(action)] = counts.get(int(action), 0.0) + 1 / DRAWS
    return counts


def score(name: str, policy: PolicyFunction, count: int = 0) -> BenchmarkScore:
    """Score a policy on the first `count` positions, by default on all."""
    chosen = positions()[: count or None]
    lost = np.array([[loss_in(one, policy, player) for player in (PIXOID, BUGS)] for one in chosen])
    return BenchmarkScore(name, len(chosen), mean(lost[:, 0]), mean(lost[:, 1]), mean(lost.mean(axis=1)))


def mean(figures: Doubles) -> Mean:
    """Return the mean and its confidence interval."""
    spread = float(figures.std(ddof=1)) if len(figures) > 1 else 0.0
    return Mean(float(figures.mean()), NORMAL * spread / sqrt(len(figures)))


def uniform(state: GameState, player: int) -> Mix:
    """Play every legal program of each piece alike, as somebody does who draws from all of them."""
    return product_mix(state, player, [program_shares(state, one.piece) for one in state.due[player]])


def program_shares(state: GameState, piece: str) -> dict[int, float]:
    """Return the shares of the moves that differ, where every program is as likely."""
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
    """Return the mix of pieces that draw independently of each other, by the shares of each one's programs."""
    del state, player
    if len(shares) == 1:
        return dict(shares[0])
    joint: dict[tuple[int, ...], float] = {(): 1.0}
    for own in shares:
        joint = {(*before, number): one * share for before, one in joint.items() for number, share in own.items()}
    return {actions.joint_number(numbers): share for numbers, share in joint.items()}


class BotPolicy:
    """A bot of ours as a policy: by the mixes that it names, else by what it does when it is asked many times."""

    def __init__(self, name: str) -> None:
        """Find the bot, and compile what it searches with, if that is to be had. Raises UnknownBot."""
        self.bot: Any = find_bot(name, "pixoid")
        if getattr(self.bot, "searches", False) and AVAILABLE and not game_ready("pixoid"):
            compile_modules(PARTS["pixoid"].kernels)
        self.random = Random(name)

    def __call__(self, state: GameState, player: int) -> Mix:
        """Return its mix."""
        shares = [self.piece_shares(state, decision) for decision in state.due[player]]
        return product_mix(state, player, shares)

    def piece_shares(self, state: GameState, decision: Any) -> dict[int, float]:
        """Return how likely each program of a piece is."""
        rules: State = state.state
        first = thought(self.bot(rules, decision, Budget(), self.random))
        if first.weighed:
            total = sum(max(0.0, one.probability) for one in first.weighed)
            named = {state.form.rules.parse_move(rules, one.move): one.probability for one in first.weighed}
            return self.shortened(state, decision, {move: max(0.0, one) / total for move, one in named.items()})
        drawn: dict[Any, float] = {first.move: 1 / DRAWS}
        for _ in range(DRAWS - 1):
            move = thought(self.bot(rules, decision, Budget(), self.random)).move
            drawn[move] = drawn.get(move, 0.0) + 1 / DRAWS
        return self.shortened(state, decision, drawn)

    def shortened(self, state: GameState, decision: Any, shares: Mapping[Any, float]) -> dict[int, float]:
        """Return shares by the numbers of the moves that differ."""
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
    """Return the policy at `MODULE:NAME`, or a bot of ours by its name. Raises a Refusal for an unknown bot."""
    if ":" in name:
        found: PolicyFunction = loaded(name)
        return found
    return uniform if name == "random" else BotPolicy(name)
