"""Thousands of games at once on the compiled kernels: NumPy arrays in and out, all cores at work.

    from pixcade.research.batch import PixoidBatch

    games = PixoidBatch(4096)                      # one round each, two sides, all 384 boards
    games.reset(seeds=range(4096))
    while True:
        actions = games.random_actions()           # int32 (4096, 4); `games.legal()` is bool (4096, 4, 41)
        rewards, done = games.step(actions)        # float32 (4096, 2), bool (4096,)

Actions have the numbers of `pixcade.research.pixoid.actions` and `pixcade.research.pixl.actions`. A game that is over
begins anew in the same step, on the board of its next episode; its reward and `done` are those of the game that has
ended. docs/research.md has every array's layout.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.state import Options as PixlOptions
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import layouts
from pixcade.games.pixoid.state import CUBES
from pixcade.games.pixoid.state import Options as PixoidOptions
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.kernels.pixl import batch as pixl_kernel
from pixcade.kernels.pixl import packing as pixl_packing
from pixcade.kernels.pixoid import batch as pixoid_kernel
from pixcade.kernels.pixoid import packing as pixoid_packing
from pixcade.research.pixoid.actions import SINGLE

T = TypeVar("T")
Form = Literal["team", "seats"]

SIDES = 2
FEWEST = 512
"""A thread of its own is worth it for so many games."""


class StepResult(NamedTuple):
    """What a step brought."""

    rewards: NDArray[np.float32]
    """(games, sides or seats)"""
    done: NDArray[np.bool_]
    """(games,): the game has ended with this step."""


class PixoidArrays(NamedTuple):
    """Positions of Pixoid as plain arrays."""

    board: NDArray[np.int32]
    """(games,): the place of the board in `PixoidBatch.layouts`."""
    cubes: NDArray[np.int64]
    """(games, 4): the Pix of Pixoid, then of the Bugs from his left; 127 before a cube is set."""
    taken: NDArray[np.int64]
    """(games,): cubes taken from the reserve."""
    bonus: NDArray[np.bool_]
    """(games, 4): which of the board's bonus cubes still lie."""
    round: NDArray[np.int64]
    """(games,): counted from 0."""
    scores: NDArray[np.int64]
    """(games, seats)"""


class PixlArrays(NamedTuple):
    """Positions of Pixl as plain arrays, by element: fire, water, earth, spirit."""

    tops: NDArray[np.int8]
    """(games, hexes): the element on top, -1 where nothing lies."""
    ports: NDArray[np.int64]
    """(games, 4): the hex of the Port, 255 where it is off the board."""
    supply: NDArray[np.int64]
    """(games, 4)"""
    prisoners: NDArray[np.int64]
    """(games, 4)"""
    turn: NDArray[np.int64]
    """(games,)"""
    mover: NDArray[np.int64]
    """(games,): the element whose turn it is."""


class IllegalAction(ValueError):
    """An action that the rules forbid; nothing was changed in any game."""


class Workers:
    """Threads that share out the games between them; compiled code runs on all cores at once."""

    def __init__(self, games: int, threads: int | None) -> None:
        """Cut the games into a slice for each thread."""
        self.threads = max(1, min(threads or os.cpu_count() or 1, games // FEWEST))
        edges = [games * at // self.threads for at in range(self.threads + 1)]
        self.slices = [slice(first, last) for first, last in pairwise(edges)]
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def each(self, work: Callable[[slice], T]) -> list[T]:
        """Do the work for every slice; return its answers in the order of the slices."""
        return list(self.pool.map(work, self.slices)) if self.pool else [work(self.slices[0])]


def seeds_of(seeds: ArrayLike | Sequence[int] | range, games: int) -> NDArray[np.uint32]:
    """Return one seed for each game, of 32 bits. Raises ValueError."""
    found = np.asarray(seeds)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        raise ValueError(f"one whole number for each of the {games} games is needed as its seed")
    return found.astype(np.uint32)


def actions_of(actions: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.int32]:
    """Return actions as the kernels take them. Raises ValueError."""
    found = np.ascontiguousarray(actions, np.int32)
    if found.shape != shape:
        raise ValueError(f"actions have the shape {shape}, not {found.shape}")
    return found


class PixoidBatch:
    """Games of Pixoid. With the form `team` each is one round between Pixoid and the three Bugs, with `seats` a game.

    Rewards by side: Pixoid gets 1 for each cube of the reserve and 1/2 for each bonus cube when he takes it, the Bugs
    minus that; so what is still to come is what the exact solver calls a position's value. In a short game Pixoid gets
    1 when he has twelve. Rewards by seat: margins over all others, added up, in points at the end of each round; in a
    short game in victories. All rewards of an episode add up to the utilities of `pixcade.research.form_of`.
    """

    def __init__(
        self,
        games: int,
        *,
        form: Form = "team",
        boards: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        auto_reset: bool = True,
        threads: int | None = None,
    ) -> None:
        """Make room for so many games on these boards (all layouts by default) with these options of `Pixoid`."""
        self.games, self.form, self.auto_reset = games, form, auto_reset
        self.layouts = tuple(boards or layouts(TILE_SETS[-1]))
        self.options = [pixoid_options(options or {}, layout) for layout in self.layouts]
        self.tables = np.stack([table_of(one) for one in self.options])
        if form == "team":
            self.tables[:, pixoid_packing.ROUNDS] = 1
        self.sides = SIDES if form == "team" else self.options[0].players
        self.workers = Workers(games, threads)
        self.seeds = np.zeros(games, np.uint32)
        self.episodes = np.zeros(games, np.uint32)
        self.boards = np.zeros(games, np.int32)
        self.positions = np.zeros(games, np.int64)
        self.drawn = 0
        self.reset(np.arange(games))

    def reset(self, seeds: ArrayLike | Sequence[int]) -> None:
        """Begin every game; its board, and those of its later episodes, follow from its seed."""
        self.seeds = seeds_of(seeds, self.games)
        self.episodes[:] = 0
        self.drawn = 0
        pixoid_kernel.begin(self.tables, self.seeds, self.episodes, self.boards, self.positions)

    def legal(self) -> NDArray[np.bool_]:
        """Return (games, 4, 41): what each cube may do, Pixoid's first. A cube that is not due may wait, by 40."""
        found = np.empty((self.games, CUBES, SINGLE), np.bool_)
        self.workers.each(lambda at: pixoid_kernel.masks(self.tables, self.boards[at], self.positions[at], found[at]))
        return found

    def random_actions(self) -> NDArray[np.int32]:
        """Return (games, 4): a legal action for each cube, each being as likely."""
        found = np.empty((self.games, CUBES), np.int32)
        self.drawn += 1

        def work(at: slice) -> None:
            number = np.uint32(self.drawn)
            pixoid_kernel.draw(self.tables, self.boards[at], self.positions[at], self.seeds[at], number, found[at])

        self.workers.each(work)
        return found

    def step(self, actions: ArrayLike, *, check: bool = True) -> StepResult:
        """Make a joint move in each game: (games, 4), where only the actions of cubes that are due are looked at.

        Raises IllegalAction before anything has changed. Without `check` an illegal action has no defined result.
        """
        chosen = actions_of(actions, (self.games, CUBES))
        if check:
            found = self.workers.each(
                lambda at: pixoid_kernel.first_illegal(self.tables, self.boards[at], self.positions[at], chosen[at])
            )
            for at, wrong in zip(self.workers.slices, found, strict=True):
                if wrong >= 0:
                    game, place = at.start + wrong // CUBES, wrong % CUBES
                    raise IllegalAction(f"game {game}: action {chosen[game, place]} of cube {place} is not legal")
        rewards = np.empty((self.games, self.sides), np.float32)
        done = np.empty(self.games, np.bool_)

        def work(at: slice) -> None:
            pixoid_kernel.advance(
                self.tables,
                self.seeds[at],
                self.episodes[at],
                self.boards[at],
                self.positions[at],
                chosen[at],
                rewards[at],
                done[at],
                self.form == "team",
                self.auto_reset,
            )

        self.workers.each(work)
        return StepResult(rewards, done)

    def view(self) -> PixoidArrays:
        """Return the positions as plain arrays."""
        packed = self.positions
        first = self.options[0]
        number = packed >> pixoid_packing.ROUND & 3
        places = np.arange(CUBES)
        turning = places < first.players  # P7.1: the spare cube keeps its place
        order = np.where(turning, (first.oldest + number[:, None] + places) % first.players, places)
        seats = np.arange(first.players)
        return PixoidArrays(
            self.boards.copy(),
            packed[:, None] >> pixoid_packing.PIX_BITS * order & pixoid_packing.NOWHERE,
            packed >> pixoid_packing.TAKEN & 15,
            (packed[:, None] >> pixoid_packing.BONUS + places & 1).astype(np.bool_),
            number,
            packed[:, None] >> pixoid_packing.SCORES + pixoid_packing.SCORE_BITS * seats & 63,
        )


def pixoid_options(options: Mapping[str, str], layout: str) -> PixoidOptions:
    """Return the options of games on a board."""
    return Pixoid().configure({**options, "layout": layout}, seed=0)


@lru_cache(1024)
def table_of(options: PixoidOptions) -> NDArray[np.uint8]:
    """Return the kernels' table of a board and options, which take milliseconds to work out. Read, never change."""
    return pixoid_packing.tables(options)


class PixlBatch:
    """Games of Pixl, all with the same options; an element's turn is a step.

    At the end each seat gets its margins over all others in points, added up; `points` says how they stand.
    """

    def __init__(
        self,
        games: int,
        *,
        options: Mapping[str, str] | None = None,
        auto_reset: bool = True,
        threads: int | None = None,
    ) -> None:
        """Make room for so many games with these options of `Pixl`. Raises ValueError where one victim is picked."""
        self.games, self.auto_reset = games, auto_reset
        self.options = pixl_options(options or {})
        self.hexes = len(self.options.board.names)
        self.table = pixl_packing.tables(self.options)
        self.start = pixl_packing.pack(Pixl().start(self.options))
        self.workers = Workers(games, threads)
        self.seeds = np.zeros(games, np.uint32)
        self.positions = np.empty((games, pixl_packing.WORDS), np.uint64)
        self.drawn = 0
        self.reset(np.arange(games))

    def reset(self, seeds: ArrayLike | Sequence[int]) -> None:
        """Begin every game. Nothing is drawn in Pixl: a seed is for `random_actions` only."""
        self.seeds = seeds_of(seeds, self.games)
        self.positions[:] = self.start
        self.drawn = 0

    def legal(self) -> NDArray[np.bool_]:
        """Return (games, 2 x hexes + 2): what the element may do whose turn it is."""
        found = np.empty((self.games, 2 * self.hexes + 2), np.bool_)
        self.workers.each(lambda at: pixl_kernel.masks(self.table, self.positions[at], found[at]))
        return found

    def random_actions(self) -> NDArray[np.int32]:
        """Return (games,): a legal action for each game, each being as likely."""
        found = np.empty(self.games, np.int32)
        self.drawn += 1

        def work(at: slice) -> None:
            number = np.uint32(self.drawn)
            pixl_kernel.draw(self.table, self.positions[at], self.seeds[at], number, found[at], self.hexes)

        self.workers.each(work)
        return found

    def step(self, actions: ArrayLike, *, check: bool = True) -> StepResult:
        """Make a move in each game: (games,).

        Raises IllegalAction before anything has changed. Without `check` an illegal action has no defined result.
        """
        chosen = actions_of(actions, (self.games,))
        if check:
            found = self.workers.each(
                lambda at: pixl_kernel.first_illegal(self.table, self.positions[at], chosen[at], self.hexes)
            )
            for at, wrong in zip(self.workers.slices, found, strict=True):
                if wrong >= 0:
                    game = at.start + wrong
                    raise IllegalAction(f"game {game}: action {chosen[game]} is not legal")
        rewards = np.empty((self.games, self.options.players), np.float32)
        done = np.empty(self.games, np.bool_)

        def work(at: slice) -> None:
            pixl_kernel.advance(
                self.table,
                self.start,
                self.positions[at],
                chosen[at],
                rewards[at],
                done[at],
                self.hexes,
                self.auto_reset,
            )

        self.workers.each(work)
        return StepResult(rewards, done)

    def points(self) -> NDArray[np.int64]:
        """Return (games, seats): each seat's points as they stand (X6.2)."""
        found = np.empty((self.games, pixl_packing.MOST_ELEMENTS), np.int64)
        self.workers.each(lambda at: pixl_kernel.points_of(self.table, self.positions[at], found[at]))
        return found[:, : self.options.players]

    def view(self) -> PixlArrays:
        """Return the positions as plain arrays."""
        words, elements = self.positions, pixl_packing.MOST_ELEMENTS
        sets = words[:, pixl_packing.TOPS : pixl_packing.TOPS + elements * pixl_packing.SET_WORDS]
        octets = np.ascontiguousarray(sets.astype("<u8")).view(np.uint8)
        bits = np.unpackbits(octets, axis=1, bitorder="little").reshape(self.games, elements, -1)[:, :, : self.hexes]
        tops = np.where(bits.any(axis=1), bits.argmax(axis=1), -1).astype(np.int8)

        def numbers(first: int) -> NDArray[np.int64]:
            return words[:, first : first + elements].astype(np.int64)

        turn = words[:, pixl_packing.TURN].astype(np.int64)
        order = np.array(self.options.order)
        return PixlArrays(
            tops,
            numbers(pixl_packing.PORTS),
            numbers(pixl_packing.SUPPLY),
            numbers(pixl_packing.PRISONERS),
            turn,
            order[turn % len(order)],
        )


def pixl_options(options: Mapping[str, str]) -> PixlOptions:
    """Return the options of a batch. Raises ValueError where one victim is picked: there is no number for that here."""
    found = Pixl().configure(options, seed=0)
    if found.conversion != "all":
        raise ValueError("conversion must be 'all': games in which one victim is picked are not played in batches")
    return found
