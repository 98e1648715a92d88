"""Thousands of games at once on the compiled kernels: NumPy arrays in and out, all cores at work.

    from pixcade.lab.batch import make_batch

    games = make_batch("pixcade/pixoid_team-v1", 4096)     # one round each, two sides, all 384 boards
    games.reset(seeds=range(4096))
    while True:
        actions = games.random_actions()           # int32 (4096, 4); `games.legal()` is bool (4096, 4, 41)
        rewards, done = games.step(actions)        # float32 (4096, 2), bool (4096,)

Actions have the numbers of each game's `actions` module. A finished game restarts in the same step; its reward
and `done` are those of the game that has ended. docs/research.md has every array's layout.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import prod
from typing import Any, NamedTuple, TypedDict, TypeVar, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pixcade.games.errors import PixcadeError
from pixcade.games.parts import loaded
from pixcade.lab.fingerprint import TwinDriver
from pixcade.lab.form import form_class
from pixcade.lab.game_state import GameState
from pixcade.packages import require

T = TypeVar("T")

FEWEST = 512
"""Minimum number of games per thread."""


class StepResult(NamedTuple):
    """The result of a step."""

    rewards: NDArray[np.float32]
    """(games, sides or seats)"""
    done: NDArray[np.bool_]
    """(games,): the game has ended with this step."""


class IllegalAction(ValueError):
    """An action forbidden by the rules; no game was changed."""


class Workers:
    """Threads that share the games; compiled code runs on all cores in parallel."""

    def __init__(self, games: int, threads: int | None) -> None:
        self.threads = max(1, min(threads or os.cpu_count() or 1, games // FEWEST))
        edges = [games * at // self.threads for at in range(self.threads + 1)]
        self.slices = [slice(first, last) for first, last in pairwise(edges)]
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def each(self, work: Callable[[slice], T]) -> list[T]:
        """Call `work` for every slice; returns the results in order."""
        return list(self.pool.map(work, self.slices)) if self.pool else [work(self.slices[0])]


class Batch(ABC):
    """Games of one form, all with the same options. Subclasses define the arrays and call the kernels.

    The rewards of an episode add up to the utilities of its form.
    """

    actions: int
    """The number of actions."""
    places: tuple[int, ...] = ()
    """The shape of the joint action of one game."""
    sides: int
    """The number of rewards per game."""
    positions: NDArray[Any]
    """The packed position of each game; copying it saves all games."""

    def __init__(
        self,
        form_id: str,
        games: int,
        *,
        options: Mapping[str, str] | None = None,
        boards: Sequence[str] | None = None,
        auto_reset: bool = True,
        threads: int | None = None,
    ) -> None:
        """Allocate this many games: see `make_batch`."""
        self.form_id, self.games, self.auto_reset = form_id, games, auto_reset
        self.workers = Workers(games, threads)
        self._prepare(options or {}, boards)
        self.reset(np.arange(games))

    def reset(self, seeds: ArrayLike | Sequence[int] | range) -> None:
        """Start every game with its own seed: the same seeds give the same games."""
        self.seeds = seeds_of(seeds, self.games)
        self.drawn = 0
        self._begin()

    def legal(self) -> NDArray[np.bool_]:
        """Return legal actions, shape `(games, *places, actions)`."""
        found = np.empty((self.games, *self.places, self.actions), np.bool_)
        self.workers.each(lambda at: self._mask(at, found[at]))
        return found

    def random_actions(self) -> NDArray[np.int32]:
        """Return uniformly random legal actions, shape `(games, *places)`."""
        found = np.empty((self.games, *self.places), np.int32)
        self.drawn += 1
        number = np.uint32(self.drawn)
        self.workers.each(lambda at: self._draw(at, number, found[at]))
        return found

    def step(self, actions: ArrayLike, *, check: bool = True) -> StepResult:
        """Make a joint move in each game, shape `(games, *places)`; actions of players who don't decide are ignored.

        Raises IllegalAction before any change. Without `check` the result of an illegal action is undefined.
        """
        chosen = actions_of(actions, (self.games, *self.places))
        if check:
            self._require_legal(chosen)
        rewards = np.empty((self.games, self.sides), np.float32)
        done = np.empty(self.games, np.bool_)
        self.workers.each(lambda at: self._advance(at, chosen[at], rewards[at], done[at]))
        return StepResult(rewards, done)

    def _require_legal(self, chosen: NDArray[np.int32]) -> None:
        found = self.workers.each(lambda at: self._first_illegal(at, chosen[at]))
        for at, wrong in zip(self.workers.slices, found, strict=True):
            if wrong >= 0:
                game, place = at.start + wrong // prod(self.places), wrong % prod(self.places)
                where = f" at place {place}" if self.places else ""
                raise IllegalAction(f"game {game}: action {chosen[game].flat[place]}{where} is not legal")

    @abstractmethod
    def state(self, at: int) -> GameState:
        """Return one game as a state, with pictures, exact values and everything else states have."""

    @abstractmethod
    def view(self) -> tuple[NDArray[Any], ...]:
        """Return the positions as plain, named arrays."""

    @abstractmethod
    def _prepare(self, options: Mapping[str, str], boards: Sequence[str] | None) -> None:
        """Compute tables and allocate arrays. Raises a PixcadeError."""

    @abstractmethod
    def _begin(self) -> None:
        """Start every game from its seed."""

    @abstractmethod
    def _mask(self, at: slice, legal: NDArray[np.bool_]) -> None:
        """Write the legal actions of some games."""

    @abstractmethod
    def _draw(self, at: slice, number: np.uint32, actions: NDArray[np.int32]) -> None:
        """Write legal actions of some games, drawn from their seeds and the draw's number."""

    @abstractmethod
    def _first_illegal(self, at: slice, actions: NDArray[np.int32]) -> int:
        """Return the index of the first illegal action of some games, over all places, or -1."""

    @abstractmethod
    def _advance(
        self, at: slice, actions: NDArray[np.int32], rewards: NDArray[np.float32], done: NDArray[np.bool_]
    ) -> None: ...


class BatchSettings(TypedDict, total=False):
    """Settings of a batch."""

    options: Mapping[str, str] | None
    boards: Sequence[str] | None
    auto_reset: bool
    threads: int | None


def make_batch(form_id: str, games: int, **settings: Unpack[BatchSettings]) -> Batch:
    """Return this many games of a form, with `options` of the rules and, in Pixoid, on `boards` (default: all).

    Without `auto_reset` a finished game stays as it is. Raises a PixcadeError if the form has no batch or there is no
    compiler.
    """
    kind = form_class(form_id)
    if not kind.batch:
        raise PixcadeError("research.no-batch", form=form_id)
    require("numba")
    maker: type[Batch] = loaded(kind.batch)
    return maker(form_id, games, **settings)


def seeds_of(seeds: ArrayLike | Sequence[int] | range, games: int) -> NDArray[np.uint32]:
    """Return one 32-bit seed per game. Raises ValueError."""
    found = np.asarray(seeds)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        raise ValueError(f"one whole number for each of the {games} games is needed as its seed")
    return found.astype(np.uint32)


def actions_of(actions: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.int32]:
    """Convert actions for the kernels. Raises ValueError."""
    found = np.ascontiguousarray(actions, np.int32)
    if found.shape != shape:
        raise ValueError(f"actions have the shape {shape}, not {found.shape}")
    return found


class BatchDriver(TwinDriver):
    """Driver for the fingerprint that plays a batch of one game."""

    batch: Batch

    def start(self, form_id: str, options: Mapping[str, str]) -> None:
        self.batch = make_batch(form_id, 1, options=options, auto_reset=False)

    def state(self) -> GameState:
        return self.batch.state(0)

    def mask(self) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = self.batch.legal()[0]
        return found

    def step(self, row: NDArray[np.int32]) -> NDArray[np.float32]:
        rewards: NDArray[np.float32] = self.batch.step(row[None]).rewards[0]
        return rewards


Actions = NDArray[np.int32]
"""Action numbers, one or more per game."""
Seeds = NDArray[np.uint32]
"""(n,)"""
Rewards = NDArray[np.float32]
"""(n, s)"""
Flags = NDArray[np.bool_]
