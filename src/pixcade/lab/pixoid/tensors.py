"""A player's observation of Pixoid, as numbers from 0 to 1."""

from functools import lru_cache

import numpy as np

from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.moves import DIRECTIONS
from pixcade.games.pixoid.notation import HIGHEST_SCORE
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE, State
from pixcade.lab.layout import Layout, Part, Singles


@lru_cache(64)
def layout_of(size: int, players: int) -> Layout:
    """Return the layout for a board size and number of players. Planes are rows from the top, then columns."""
    square = (size, size)
    return Layout(
        (
            Part("open", (len(DIRECTIONS), *square), "1 where no wall stands right above, below, left, right of a Pix"),
            Part("starts", square, "Start Pix"),
            Part("bonus", square, "bonus cubes that lie"),
            Part(
                "cubes", (CUBES, *square), "Pixoid's cube, then the Bugs' clockwise from his left, the spare one last"
            ),
            Part("own", (CUBES,), "which of these cubes the player moves in this step"),
            Part("player", (players,), "who looks, one-hot"),
            Part("pixoid", (players,), "who is Pixoid, one-hot; in the team form the first"),
            Part("round", (CUBES,), "the round, one-hot"),
            Part("taken", (RESERVE + 1,), "cubes taken from the reserve, one-hot"),
            Part("picked", (BONUS_CUBES + 1,), "bonus cubes that Pixoid has picked up, one-hot"),
            Part("points", (CUBES,), f"points of each seat / {HIGHEST_SCORE}"),
            Part("placing", (1,), "1 while cubes are being set"),
        )
    )


@lru_cache(512)
def board_tensor(board: Board, players: int) -> Singles:
    """Return the part of an observation that all positions on a board share. Read-only."""
    layout = layout_of(board.size, players)
    tensor = layout.zeros()
    parts = layout.views(tensor)
    for pix in range(board.size**2):
        for way, direction in enumerate(DIRECTIONS):
            parts["open"][way][cell(board, pix)] = bool(board.rays[pix][direction])
    for pix in board.starts:
        parts["starts"][cell(board, pix)] = 1
    return tensor


def cell(board: Board, pix: Pix) -> tuple[int, int]:
    column, row = divmod(pix, board.size)
    return row, column


def observation(state: State, players: int, player: int | None, own: tuple[int, ...], pixoid: int) -> Singles:
    """Return a player's observation; `own` are the player's cubes in this step, `pixoid` is the player of Pixoid."""
    board = state.options.board
    tensor = board_tensor(board, players).copy()
    parts = layout_of(board.size, players).views(tensor)
    for pix in state.bonus:
        parts["bonus"][cell(board, pix)] = 1
    for place, cube in enumerate(state.roles.all_cubes):
        here = state.cubes[cube]
        if here is not None:
            parts["cubes"][place][cell(board, here)] = 1
        parts["own"][place] = cube in own
    if player is not None:
        parts["player"][player] = 1
    parts["pixoid"][pixoid] = 1
    parts["round"][state.round - 1] = 1
    parts["taken"][state.taken] = 1
    parts["picked"][state.picked_up] = 1
    parts["points"][: len(state.scores)] = np.array(state.scores, np.float32) / HIGHEST_SCORE
    parts["placing"][0] = state.placing
    return tensor
