"""Draws a position of Pixoid."""

from itertools import groupby

from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.notation import format_position
from pixcade.games.pixoid.state import State
from pixcade.lab.canvas import Canvas, Point

PIX, EDGE, WALL = 40, 28, 5
SIZES = (0.34, 0.22, 0.16, 0.12)
"""Half the width of a cube, in Pix, by the number of cubes on a Pix."""
GROUND, FLOOR, START, WALLS, PALE, DARK, GOLD = (
    "#12141f", "#1d2133", "#3a2531", "#c3cadc", "#8b93ad", "#12141f", "#ffd75e",
)  # fmt: skip
COLOURS = {
    "amber": "#f5cb2d", "sky": "#2bb8fa", "rose": "#f08cae", "mint": "#9df3cc", "ember": "#f2501e", "violet": "#9a68f7",
}  # fmt: skip


def picture(state: State) -> Canvas:
    """Draw the maze, bonus cubes as squares, Bugs as circles, Pixoid's cube as a square with a P."""
    board = state.options.board
    side = 2 * EDGE + board.size * PIX
    canvas = Canvas(side, side, GROUND, format_position(state))
    for pix in range(board.size**2):
        x, y = corner(board, pix)
        canvas.rectangle((x + 1, y + 1), (PIX - 2, PIX - 2), START if pix in board.starts else FLOOR)
    for pix in state.bonus:
        x, y = corner(board, pix)
        canvas.rectangle((x + PIX * 0.36, y + PIX * 0.36), (PIX * 0.28, PIX * 0.28), GOLD)
    draw_walls(canvas, board)
    for at in range(board.size):
        middle = EDGE + (at + 0.5) * PIX
        canvas.label((middle, EDGE / 2), chr(ord("a") + at), 13, PALE)
        canvas.label((EDGE / 2, middle), str(at + 1), 13, PALE)
    draw_cubes(canvas, state)
    return canvas


def corner(board: Board, pix: Pix) -> Point:
    column, row = divmod(pix, board.size)
    return EDGE + column * PIX, EDGE + row * PIX


def draw_walls(canvas: Canvas, board: Board) -> None:
    size, long = board.size, PIX + WALL
    for pix in range(size**2):
        x, y = corner(board, pix)
        column, row = divmod(pix, size)
        if row + 1 < size and (pix, pix + 1) not in board.joined:
            canvas.rectangle((x - WALL / 2, y + PIX - WALL / 2), (long, WALL), WALLS)
        if column + 1 < size and (pix, pix + size) not in board.joined:
            canvas.rectangle((x + PIX - WALL / 2, y - WALL / 2), (WALL, long), WALLS)
    whole, near, far = size * PIX + WALL, EDGE - WALL / 2, EDGE + size * PIX - WALL / 2
    for at in (near, far):
        canvas.rectangle((near, at), (whole, WALL), WALLS)
        canvas.rectangle((at, near), (WALL, whole), WALLS)


def draw_cubes(canvas: Canvas, state: State) -> None:
    """Draw the cubes; several Bugs on one Pix are side by side."""
    board, roles, controllers = state.options.board, state.roles, state.options.controllers
    standing = sorted((pix, cube) for cube, pix in enumerate(state.cubes) if pix is not None)
    for pix, group in groupby(standing, key=lambda one: one[0]):
        here = [cube for _, cube in group]
        x, y = corner(board, pix)
        for place, cube in enumerate(here):
            size = PIX * SIZES[len(here) - 1]
            middle = (x + PIX / 2 + 2 * size * (place - (len(here) - 1) / 2), y + PIX / 2)
            fill = COLOURS[controllers[cube]]
            if cube == roles.pixoid:
                canvas.rectangle((middle[0] - size, middle[1] - size), (2 * size, 2 * size), fill)
                canvas.label(middle, "P", size * 1.3, DARK)
            else:
                canvas.circle(middle, size, fill)
                canvas.label(middle, str(roles.bugs.index(cube) + 1), size * 1.3, DARK)
