"""Thousands of games of Pixl at once: see `pixcade.lab.batch`."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pixcade.bots.search.pixl import packing
from pixcade.lab.batch import Batch
from pixcade.lab.form import form_of
from pixcade.lab.game_state import GameState
from pixcade.lab.pixl import batch_kernel as kernel


class PixlArrays(NamedTuple):
    """Positions of Pixl as plain arrays, by element: fire, water, earth, spirit."""

    tops: NDArray[np.int8]
    """(games, hexes): the top element, -1 if empty."""
    ports: NDArray[np.int64]
    """(games, 4): the Port's hex, 255 if off the board."""
    supply: NDArray[np.int64]
    """(games, 4)"""
    prisoners: NDArray[np.int64]
    """(games, 4)"""
    turn: NDArray[np.int64]
    """(games,)"""
    mover: NDArray[np.int64]
    """(games,): the element on turn."""


class PixlBatch(Batch):
    """Games of Pixl, all with the same options; a step is one element's turn.

    At the end each seat's reward is the sum of its margins over all others in points; `points` has the current ones.
    Pixl has no chance: seeds only affect `random_actions`.
    """

    def _prepare(self, options: Mapping[str, str], boards: Sequence[str] | None) -> None:
        if boards:
            raise ValueError("Pixl has one board of each size: the option `side` chooses it")
        self.form = form_of(self.form_id, options)
        self.options = self.form.options
        self.hexes = len(self.options.board.names)
        self.actions, self.sides = self.form.actions, self.form.players
        self.table = packing.tables(self.options)
        self.first = packing.pack(self.form.start())
        self.positions: NDArray[np.uint64] = np.empty((self.games, packing.WORDS), np.uint64)

    def _begin(self) -> None:
        self.positions[:] = self.first

    def _mask(self, at: slice, legal: NDArray[np.bool_]) -> None:
        kernel.masks(self.table, self.positions[at], legal, self.hexes)

    def _draw(self, at: slice, number: np.uint32, actions: NDArray[np.int32]) -> None:
        kernel.draw(self.table, self.positions[at], self.seeds[at], number, actions, self.hexes)

    def _first_illegal(self, at: slice, actions: NDArray[np.int32]) -> int:
        return kernel.first_illegal(self.table, self.positions[at], actions, self.hexes)

    def _advance(
        self, at: slice, actions: NDArray[np.int32], rewards: NDArray[np.float32], done: NDArray[np.bool_]
    ) -> None:
        positions = self.positions[at]
        kernel.advance(self.table, self.first, positions, actions, rewards, done, self.hexes, self.auto_reset)

    def state(self, at: int) -> GameState:
        return GameState(self.form, packing.unpack(self.options, self.positions[at]))

    def points(self) -> NDArray[np.int64]:
        """Return each seat's current points (X6.2), shape (games, seats)."""
        found = np.empty((self.games, packing.MOST_ELEMENTS), np.int64)
        self.workers.each(lambda at: kernel.points_of(self.table, self.positions[at], found[at]))
        return found[:, : self.options.players]

    def view(self) -> PixlArrays:
        words, elements = self.positions, packing.MOST_ELEMENTS
        sets = words[:, packing.TOPS : packing.TOPS + elements * packing.SET_WORDS]
        octets = np.ascontiguousarray(sets.astype("<u8")).view(np.uint8)
        bits = np.unpackbits(octets, axis=1, bitorder="little").reshape(self.games, elements, -1)[:, :, : self.hexes]
        tops = np.where(bits.any(axis=1), bits.argmax(axis=1), -1).astype(np.int8)

        def numbers(first: int) -> NDArray[np.int64]:
            return words[:, first : first + elements].astype(np.int64)

        turn = words[:, packing.TURN].astype(np.int64)
        order = np.array(self.options.order)
        return PixlArrays(
            tops,
            numbers(packing.PORTS),
            numbers(packing.SUPPLY),
            numbers(packing.PRISONERS),
            turn,
            order[turn % len(order)],
        )
