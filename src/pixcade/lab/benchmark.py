"""Scores a policy by its exact loss in both roles, on a fixed set of positions with exact payoffs.

A policy's loss in a position is the gain of an opponent who knows its mix, with exact play in all later turns. 0 is
perfect play. A published set never changes; a new one gets a new version.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from math import sqrt
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from pixcade.bots.external.host import load
from pixcade.games.errors import PixcadeError
from pixcade.games.parts import loaded
from pixcade.lab.answers import Mix, exploited
from pixcade.lab.form import forms
from pixcade.lab.game_state import GameState

DRAWS = 64
"""Samples of a policy that returns an action instead of a mix."""
FUNCTIONS = ("policy", "choose")
"""The function of a file that is named alone."""
EXECUTABLE = "exec:"
NORMAL = 1.96
PLAYERS = (0, 1)

Doubles = NDArray[np.float64]
PolicyFunction = Callable[[GameState, int], Mix | int]
"""`policy(state, player)` returns an action of a two-player form, or a mix of actions."""


class Scored(NamedTuple):
    """A position with its exact payoffs: rows are the actions of player 0, columns those of player 1."""

    state: GameState
    payoffs: Doubles
    rows: dict[int, int]
    """The row of each action."""
    columns: dict[int, int]
    value: float


@dataclass(frozen=True)
class PositionSet:
    """A form's benchmark positions and its own policies. `Form.benchmark` names it."""

    version: str
    positions: Callable[[], tuple[Scored, ...]]
    """Returns the positions in order."""
    policies: Callable[[str], PolicyFunction]
    """Returns a bot's policy by name. Raises UnknownBot."""


def position_set() -> PositionSet:
    """Return the set of the first form that has one."""
    found: PositionSet = loaded(next(form.benchmark for form in forms().values() if form.benchmark))
    return found


class Mean(NamedTuple):
    """A mean with half the width of its 95 % confidence interval."""

    mean: float
    half_width: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.half_width:.3f}"


class BenchmarkScore(NamedTuple):
    """A policy's loss per turn: overall, and in each role."""

    name: str
    positions: int
    roles: tuple[Mean, Mean]
    together: Mean
    version: str

    def row(self) -> str:
        columns = " | ".join(map(str, (self.together, *self.roles)))
        return f"| {self.name} | {columns} | {self.positions} | {self.version} |"


def loss_in(position: Scored, policy: PolicyFunction, player: int) -> float:
    """Return a policy's loss in a position. Raises ValueError for an invalid action or mix."""
    places = position.columns if player else position.rows
    shares = np.zeros(len(places))
    for action, share in mix_of(policy, position.state, player).items():
        if action not in places:
            raise ValueError(f"{action} is not legal for player {player} in {position.state}")
        shares[places[action]] += share
    if shares.min() < 0 or abs(shares.sum() - 1) > 1e-6:
        raise ValueError(f"shares are at least 0 and add up to 1, not to {shares.sum():.6f}, in {position.state}")
    return exploited(position.payoffs, position.value, player, shares)


def mix_of(policy: PolicyFunction, state: GameState, player: int) -> Mix:
    """Return a policy's mix; one that returns actions is sampled."""
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
    held = position_set()
    chosen = held.positions()[: count or None]
    lost = np.array([[loss_in(one, policy, player) for player in PLAYERS] for one in chosen])
    roles = (mean(lost[:, 0]), mean(lost[:, 1]))
    return BenchmarkScore(name, len(chosen), roles, mean(lost.mean(axis=1)), held.version)


def mean(losses: Doubles) -> Mean:
    spread = float(losses.std(ddof=1)) if len(losses) > 1 else 0.0
    return Mean(float(losses.mean()), NORMAL * spread / sqrt(len(losses)))


def policy_of(name: str) -> PolicyFunction:
    """Return a policy by name: a bot, in the syntax of every other command, or a function `policy(state, player)`.

    A function is named by `FILE.py` (its `policy` or `choose`), `FILE.py:NAME` or `MODULE:NAME`, with or without
    `python:`. One with a single parameter is a bot. Raises a PixcadeError if there is none.
    """
    if name.startswith(EXECUTABLE) or (":" not in name and not name.endswith(".py")):
        return position_set().policies(name)
    named = name.removeprefix("python:")
    source, attribute = (named, "") if named.endswith(".py") else named.rpartition(":")[::2]
    missing = PixcadeError("research.no-policy", name=name[:80])
    if not (Path(source).is_file() if source.endswith(".py") else all(map(str.isidentifier, source.split(".")))):
        raise missing
    for wanted in (attribute,) if attribute else FUNCTIONS:
        try:
            found: object = load(source, wanted)
        except (ImportError, AttributeError):
            continue
        if not callable(found):
            raise missing
        if len(signature(found).parameters) == 1:
            return position_set().policies(f"python:{source}:{wanted}")
        return cast("PolicyFunction", found)
    raise missing
