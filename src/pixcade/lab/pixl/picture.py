"""Draws a position of Pixl."""

from math import cos, pi, sin, sqrt

from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.notation import format_position
from pixcade.games.pixl.state import State
from pixcade.lab.canvas import Canvas, Point
from pixcade.lab.pixl.tensors import cells

RADIUS = 22
MARGIN = 30
GROUND, HEX, GRAY = "#12141f", "#232842", "#3b3f4f"
COLOURS = ("#f5512f", "#3e9bff", "#86d96b", "#08070c")
ON = ("#1a0703", "#03101f", "#07180a", "#f3eeff")
RIMS = ("#ff9c82", "#9ccdff", "#c6f3b6", "#dcd3ff")
"""Fire, Water, Earth and Spirit."""


def picture(state: State) -> Canvas:
    """Draw Pixls as circles with the height of their stack, Ports as hexagons with their letter."""
    options = state.options
    edge = options.side - 1
    width = round(2 * MARGIN + sqrt(3) * RADIUS * (2 * edge + 1))
    height = round(2 * MARGIN + RADIUS * (3 * edge + 2))
    canvas = Canvas(width, height, GROUND, format_position(state))
    middles = [middle(edge, where, (width / 2, height / 2)) for where in cells(options.side)]
    for hex, at in enumerate(middles):
        canvas.polygon(hexagon(at, RADIUS - 1), GRAY if options.board.gray >> hex & 1 else HEX)
        stack = state.stacks[hex]
        if stack:
            element = LETTERS.index(stack[-1])
            canvas.circle(at, RADIUS * 0.68, RIMS[element])
            canvas.circle(at, RADIUS * 0.6, COLOURS[element])
            canvas.label(at, str(len(stack)) if len(stack) > 1 else "", RADIUS * 0.7, ON[element])
    for element, port in enumerate(state.ports):
        if port is not None:
            canvas.polygon(hexagon(middles[port], RADIUS * 0.92), RIMS[element])
            canvas.polygon(hexagon(middles[port], RADIUS * 0.76), COLOURS[element])
            canvas.label(middles[port], ELEMENTS[element][0].upper(), RADIUS * 0.8, ON[element])
    return canvas


def middle(edge: int, where: tuple[int, int], centre: Point) -> Point:
    """Return a hex's centre: letters increase down to the right, numbers downwards."""
    q, r = where[0] - edge, where[1] - edge
    return centre[0] + sqrt(3) * RADIUS * (q + r / 2), centre[1] + 1.5 * RADIUS * r


def hexagon(at: Point, radius: float) -> tuple[Point, ...]:
    """Return the corners of a hexagon standing on a corner."""
    angles = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return tuple((at[0] + radius * cos(angle), at[1] + radius * sin(angle)) for angle in angles)
