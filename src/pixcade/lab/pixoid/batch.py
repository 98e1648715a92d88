"""Thousands of games of Pixoid at once: see `pixcade.lab.batch`."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pixcade.games.pixoid.state import CUBES, Options
from pixcade.lab.batch import Batch
from pixcade.lab.game_state import GameState
from pixcade.lab.pixoid import batch_kernel as kernel
from pixcade.lab.pixoid import packing
from pixcade.lab.pixoid.actions import SINGLE
from pixcade.lab.pixoid.form import PixoidTeamForm, forms_on


class PixoidArrays(NamedTuple):
    """Positions of Pixoid as plain arrays."""

    board: NDArray[np.int32]
    """(games,): the board's index in `PixoidBatch.layouts`."""
    cubes: NDArray[np.int64]
    """(games, 4): the Pix of Pixoid, then of the Bugs from his left; 127 before a cube is placed."""
    taken: NDArray[np.int64]
    """(games,): cubes taken from the reserve."""
    bonus: NDArray[np.bool_]
    """(games, 4): which bonus cubes are left."""
    round: NDArray[np.int64]
    """(games,): starting at 0."""
    scores: NDArray[np.int64]
    """(games, seats)"""


class PixoidBatch(Batch):
    """Games of Pixoid: rounds between two sides, or whole games by seats. All four cubes have an action.

    Rewards by side: Pixoid gets 1 for each cube of the reserve and 1/2 for each bonus cube when he takes it, the Bugs
    the negative, so future rewards are the exact solver's value. In a short game Pixoid gets 1 when he has twelve.
    Rewards by seat: summed margins over all others, in points at the end of each round; in a short game in victories. A
    seed determines the boards of a game's episodes.
    """

    actions = SINGLE
    places = (CUBES,)

    def _prepare(self, options: Mapping[str, str], boards: Sequence[str] | None) -> None:
        self.forms = forms_on(self.form_id, options, boards)
        self.layouts = tuple(form.options.layout for form in self.forms)
        self.tables = np.stack([table_of(form.options) for form in self.forms])
        self.by_side = isinstance(self.forms[0], PixoidTeamForm)
        if self.by_side:
            self.tables[:, packing.ROUNDS] = 1
        self.sides = self.forms[0].players
        self.episodes = np.zeros(self.games, np.uint32)
        self.boards = np.zeros(self.games, np.int32)
        self.positions: NDArray[np.int64] = np.zeros(self.games, np.int64)

    def _begin(self) -> None:
        self.episodes[:] = 0
        kernel.begin(self.tables, self.seeds, self.episodes, self.boards, self.positions)

    def _mask(self, at: slice, legal: NDArray[np.bool_]) -> None:
        kernel.masks(self.tables, self.boards[at], self.positions[at], legal)

    def _draw(self, at: slice, number: np.uint32, actions: NDArray[np.int32]) -> None:
        kernel.draw(self.tables, self.boards[at], self.positions[at], self.seeds[at], number, actions)

    def _first_illegal(self, at: slice, actions: NDArray[np.int32]) -> int:
        return kernel.first_illegal(self.tables, self.boards[at], self.positions[at], actions)

    def _advance(
        self, at: slice, actions: NDArray[np.int32], rewards: NDArray[np.float32], done: NDArray[np.bool_]
    ) -> None:
        games = self.seeds[at], self.episodes[at], self.boards[at], self.positions[at]
        kernel.advance(self.tables, *games, actions, rewards, done, self.by_side, self.auto_reset)

    def state(self, at: int) -> GameState:
        form = self.forms[self.boards[at]]
        return GameState(form, form.settled(packing.unpack(form.options, int(self.positions[at]))))

    def view(self) -> PixoidArrays:
        packed = self.positions
        first = self.forms[0].options
        number = packed >> packing.ROUND & 3
        places = np.arange(CUBES)
        turning = places < first.players  # P7.1: the spare cube keeps its place
        order = np.where(turning, (first.oldest + number[:, None] + places) % first.players, places)
        seats = np.arange(first.players)
        return PixoidArrays(
            self.boards.copy(),
            packed[:, None] >> packing.PIX_BITS * order & packing.NOWHERE,
            packed >> packing.TAKEN & 15,
            (packed[:, None] >> packing.BONUS + places & 1).astype(np.bool_),
            number,
            packed[:, None] >> packing.SCORES + packing.SCORE_BITS * seats & 63,
        )


@lru_cache(1024)
def table_of(options: Options) -> NDArray[np.uint8]:
    """Return the kernels' table of a board and options; cached, since it takes milliseconds. Read-only."""
    return packing.tables(options)
