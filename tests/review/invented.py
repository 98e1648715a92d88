"""Invented position values: the decomposition must hold for any values."""

from pathlib import Path

import numpy as np

from pixcade.bots.exact.sources import NothingAfter, Source
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.games.pixoid.board import Board


class Invented:
    """Values between 0 and the number of turns left, drawn from the cubes' positions, symmetric in the Bugs."""

    name = "evaluator"

    def after(self, game: TurnGame) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
        left = game.situation.turns_left - 1
        one, two, three = np.meshgrid(*[runs.astype(np.int64) for runs in game.bugs], indexing="ij")
        low, middle, high = np.sort(np.stack([one, two, three]), axis=0)
        spot = (game.ends.astype(np.int64) * 16 + game.lying)[:, None, None, None]
        mixed = (((low * 101 + middle) * 101 + high) * 1_000_003 + spot * 7_919 + left * 104_729) * 2_654_435_761
        share = (mixed % 2**20) / 2**20
        found: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = np.rint(share * left * 1024).astype(np.float32)
        found /= 1024
        return found


def invented_source(board: Board, turns_left: int, folder: Path) -> Source:
    """A replacement for `source_of`."""
    del board, folder
    return NothingAfter() if turns_left == 1 else Invented()
