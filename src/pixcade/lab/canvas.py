"""Simple pictures of positions, as SVG or as pixels, without other packages."""

from dataclasses import dataclass, field
from html import escape
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]


class Polygon(NamedTuple):
    """A filled convex polygon."""

    points: tuple[Point, ...]
    fill: str


class Circle(NamedTuple):
    """A filled circle."""

    centre: Point
    radius: float
    fill: str


class Label(NamedTuple):
    """A short text centred at a point. Pixel output omits it."""

    middle: Point
    text: str
    size: float
    fill: str


Shape = Polygon | Circle | Label


@dataclass
class Canvas:
    """A picture with shapes from bottom to top."""

    width: int
    height: int
    background: str
    title: str
    shapes: list[Shape] = field(default_factory=list)

    def rectangle(self, corner: Point, size: Point, fill: str) -> None:
        (x, y), (width, height) = corner, size
        self.shapes.append(Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill))

    def polygon(self, points: tuple[Point, ...], fill: str) -> None:
        self.shapes.append(Polygon(points, fill))

    def circle(self, centre: Point, radius: float, fill: str) -> None:
        self.shapes.append(Circle(centre, radius, fill))

    def label(self, middle: Point, text: str, size: float, fill: str) -> None:
        self.shapes.append(Label(middle, text, size, fill))

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img">'
        )
        ground = f'<rect width="{self.width}" height="{self.height}" fill="{self.background}"/>'
        parts = [head, f"<title>{escape(self.title)}</title>", ground, *map(element, self.shapes), "</svg>"]
        return "".join(parts)

    def rgb(self) -> NDArray[np.uint8]:
        """Return the picture as pixels, shape (height, width, 3)."""
        pixels = np.empty((self.height, self.width, 3), np.uint8)
        pixels[:] = colour(self.background)
        for shape in self.shapes:
            if not isinstance(shape, Label):
                paint(pixels, shape)
        return pixels


def colour(fill: str) -> tuple[int, int, int]:
    return int(fill[1:3], 16), int(fill[3:5], 16), int(fill[5:7], 16)


def number(value: float) -> str:
    """Format a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def element(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        points = " ".join(f"{number(x)},{number(y)}" for x, y in shape.points)
        return f'<polygon points="{points}" fill="{shape.fill}"/>'
    if isinstance(shape, Circle):
        (x, y), radius = shape.centre, shape.radius
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{shape.fill}"/>'
    x, y = shape.middle
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(shape.size)}" fill="{shape.fill}" '
        f'font-family="sans-serif" font-weight="bold" text-anchor="middle" dominant-baseline="central">'
        f"{escape(shape.text)}</text>"
    )


def paint(pixels: NDArray[np.uint8], shape: Polygon | Circle) -> None:
    """Fill the pixels whose centres lie inside a shape."""
    if isinstance(shape, Circle):
        (x, y), radius = shape.centre, shape.radius
        left, top, right, bottom = x - radius, y - radius, x + radius, y + radius
    else:
        columns, rows = zip(*shape.points, strict=True)
        left, top, right, bottom = min(columns), min(rows), max(columns), max(rows)
    height, width, _ = pixels.shape
    first, last = max(0, int(top)), min(height, int(bottom) + 1)
    begin, end = max(0, int(left)), min(width, int(right) + 1)
    down, across = np.mgrid[first:last, begin:end] + 0.5
    if isinstance(shape, Circle):
        inside = (across - x) ** 2 + (down - y) ** 2 <= radius**2
    else:
        sides = [
            (x2 - x1) * (down - y1) - (y2 - y1) * (across - x1)
            for (x1, y1), (x2, y2) in zip(shape.points, (*shape.points[1:], shape.points[0]), strict=True)
        ]
        inside = np.logical_and.reduce([side >= 0 for side in sides])
        inside |= np.logical_and.reduce([side <= 0 for side in sides])
    pixels[first:last, begin:end][inside] = colour(shape.fill)
