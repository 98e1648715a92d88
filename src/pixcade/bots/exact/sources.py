"""Sources of the values after a turn: a solved board's table, the evaluator, or nothing after the last turn."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np

from pixcade.bots.exact.evaluator.network import evaluator_of
from pixcade.bots.exact.evaluator.weights import is_known
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import first_of_pair
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.bots.exact.value_table import TableDamaged, ValueTable, table_path
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.symmetry import Turned, turnings, unturned

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float32]

TABLE, EVALUATOR, SOLVED = "table", "evaluator", "solved"
"""The names of sources: exact values from the data folder, estimates, and none because nothing comes after the turn."""


class Source(Protocol):
    """A source of the values after a turn."""

    name: str

    def after(self, game: TurnGame) -> "Reals":
        """Return the values after a turn, of the shape of `game.caught`; those for a catch are ignored."""


class NothingAfter:
    """The last turn: nothing is to come."""

    name = SOLVED

    def after(self, game: TurnGame) -> "Reals":
        return np.zeros(game.caught.shape, np.float32)


class Estimates:
    """The evaluator of a board."""

    name = EVALUATOR

    def __init__(self, board: Board) -> None:
        """Load it. Raises UnknownBoard."""
        self.evaluator = evaluator_of(board)

    def after(self, game: TurnGame) -> "Reals":
        return self.evaluator.after(game)


class SolvedTable:
    """The table of a solved board, or of one that it can be rotated to."""

    name = TABLE

    def __init__(self, table: ValueTable, turned: Turned | None = None) -> None:
        """Read from an open table: of the board that `turned` leads to, or of the board itself."""
        self.table, self.turned = table, turned or unturned(table.header.board, table.header.pix)
        self.pix = np.array(self.turned.pix, np.int64)

    def after(self, game: TurnGame) -> "Reals":
        """Return the exact values. Raises TableDamaged."""
        table, left = self.table, game.situation.turns_left - 1
        one, two, three = np.meshgrid(*[self.pix[runs] for runs in game.bugs], indexing="ij")
        low, middle, high = np.sort(np.stack([one, two, three]), axis=0)
        numbers = first_of_pair(table.header.pix)[low, middle] + high
        found = np.empty(game.caught.shape, np.float32)
        for row, (lying, pixoid) in enumerate(zip(game.lying.tolist(), game.ends.tolist(), strict=True)):
            block = table.block(left, self.turned.lying(lying), self.turned.pix[pixoid])
            found[row] = block[numbers] * np.float32(table.header.step)
        return found


@lru_cache(maxsize=4)
def open_table(path: Path, written: int) -> ValueTable:
    """Open a table, cached by modification time. Raises TableDamaged."""
    del written
    return ValueTable(path)


def table_of(board: Board, turns_left: int, folder: Path, goal: Goal = Goal.MARGIN) -> SolvedTable | None:
    """Return the table of a board in a data folder, if it exists, is undamaged, and has the values that a turn leads
    to.

    That of the same board rotated will do.
    """
    for turned in turnings(board.code):
        path = table_path(folder, turned.code, goal)
        try:
            table = open_table(path, path.stat().st_mtime_ns)
        except (OSError, TableDamaged):
            continue
        if turns_left - 1 in table.turns():
            return SolvedTable(table, turned)
    return None


def source_of(board: Board, turns_left: int, folder: Path) -> Source | None:
    """Return the best source for a turn, or None without a table on a board that the evaluator doesn't know."""
    if turns_left == 1:
        return NothingAfter()
    return table_of(board, turns_left, folder) or (Estimates(board) if is_known(board) else None)
