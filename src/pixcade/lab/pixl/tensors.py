"""A player's observation of Pixl, as numbers from 0 to 1.

Planes have the axial coordinates of the hexes: a row per letter, a column per number. Cells outside the hexagon are 0.
"""

from functools import lru_cache

import numpy as np

from pixcade.games.pixl.elements import ELEMENTS, LETTERS, PIXLS
from pixcade.games.pixl.hexes import hex_board
from pixcade.games.pixl.scoring import LAST_TURN, seat_points
from pixcade.games.pixl.state import State
from pixcade.lab.layout import Layout, Part, Singles

COUNT = len(ELEMENTS)
LEVELS = 4
"""Levels of a stack from its top with their own planes; below them only the height is visible."""
MOST_POINTS = 2 * COUNT * PIXLS + 20
"""Every Pixl under one's tops, and four locks: the maximum (X6.2)."""


@lru_cache(64)
def layout_of(side: int, players: int) -> Layout:
    """Return the layout for a board size and number of players. Elements are Fire, Water, Earth, Spirit."""
    square = (2 * side - 1, 2 * side - 1)
    return Layout(
        (
            Part("hexes", square, "1 where there is a hex"),
            Part("gray", square, "the gray border"),
            Part(
                "levels", (LEVELS * COUNT, *square), "the top of a stack by element, then what lies right below it, ..."
            ),
            Part("height", square, f"Pixls on a hex / {COUNT * PIXLS}"),
            Part("ports", (COUNT, *square), "the Port of each element"),
            Part("came_from", (COUNT, *square), "where a Port that was taken off came from"),
            Part("fresh", (COUNT,), "1 where a Port was moved and no Pixl placed since"),
            Part("supply", (COUNT,), f"Pixls in supply / {PIXLS}"),
            Part("prisoners", (COUNT,), f"imprisoned Pixls by captor / {PIXLS}"),
            Part("mover", (COUNT,), "the element whose turn it is, one-hot"),
            Part("own", (COUNT,), "the player's elements"),
            Part("player", (players,), "who looks, one-hot"),
            Part("points", (players,), f"points of each seat / {MOST_POINTS}"),
            Part("passes", (1,), f"passes in a row / {COUNT}"),
            Part("turn", (1,), f"turns taken / {LAST_TURN:,}"),
        )
    )


@lru_cache(16)
def cells(side: int) -> tuple[tuple[int, int], ...]:
    """Return each hex's row and column, in board order."""
    return tuple((ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in hex_board(side).names)


@lru_cache(64)
def board_tensor(side: int, players: int) -> Singles:
    """Return the part of an observation that all positions on a board share. Read-only."""
    layout = layout_of(side, players)
    tensor = layout.zeros()
    parts = layout.views(tensor)
    for hex, where in enumerate(cells(side)):
        parts["hexes"][where] = 1
        parts["gray"][where] = hex_board(side).gray >> hex & 1
    return tensor


def observation(state: State, player: int | None) -> Singles:
    options = state.options
    tensor = board_tensor(options.side, options.players).copy()
    parts = layout_of(options.side, options.players).views(tensor)
    where, many = cells(options.side), len(options.order)
    for hex, stack in enumerate(state.stacks):
        if stack:
            parts["height"][where[hex]] = len(stack) / (COUNT * PIXLS)
            for level, letter in enumerate(stack[: -LEVELS - 1 : -1]):
                parts["levels"][level * COUNT + LETTERS.index(letter)][where[hex]] = 1
    for element in range(many):
        port, left = state.ports[element], state.came_from[element]
        if port is not None:
            parts["ports"][element][where[port]] = 1
        if left is not None:
            parts["came_from"][element][where[left]] = 1
    parts["fresh"][:many] = state.fresh
    parts["supply"][:many] = np.array(state.supply, np.float32) / PIXLS
    parts["prisoners"][:many] = np.array(state.prisoners, np.float32) / PIXLS
    parts["mover"][state.mover] = 1
    if player is not None:
        parts["own"][list(options.elements[player])] = 1
        parts["player"][player] = 1
    parts["points"][:] = np.array(seat_points(state), np.float32) / MOST_POINTS
    parts["passes"][0] = state.passes / COUNT
    parts["turn"][0] = state.turn / LAST_TURN
    return tensor
