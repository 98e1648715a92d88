"""The board: four tiles in a square, and where cubes can run (P1.1, P1.2, P1.4, P3.1, P3.2).

A layout code names the tile set and the four faces clockwise from the top left, such as `p1-1A.3B.2A.4B`. Turning the
board rotates its four faces.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from random import Random
from typing import NamedTuple, TypeVar

from pixcade.games.errors import InvalidNotation
from pixcade.games.pixoid.moves import DIRECTIONS, Direction, Program
from pixcade.games.pixoid.tiles import FACE_SIZE, TILE_SETS, Face, tile_set

Pix = int
"""A space, numbered by column and then row, so that numbers and names sort alike."""

SIZE = 2 * FACE_SIZE
LONGEST_DISTANCE = 9
LAYOUT = re.compile(r"(?P<set>[a-z][a-z0-9]*)-(?P<faces>[1-4][AB](\.[1-4][AB]){3})", re.ASCII)

PROGRAMS = {
    direction: tuple(Program(direction, distance) for distance in range(1, LONGEST_DISTANCE + 1))
    for direction in DIRECTIONS
}
"""All programs, shared by all boards."""

Cell = tuple[int, int]
Way = tuple[Pix, Pix]
"""Two connected Pix, the smaller number first."""
V = TypeVar("V")


class OnDemand(dict[Pix, V]):
    """Per-Pix values computed on first use: computing them for all 384 layouts would take 40 MB."""

    def __init__(self, work_out: Callable[[Pix], V]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, pix: Pix) -> V:
        found = self[pix] = self.work_out(pix)
        return found


@cache
def names_of(size: int) -> tuple[str, ...]:
    return tuple(f"{chr(97 + pix // size)}{pix % size + 1}" for pix in range(size * size))


@cache
def legal_programs(ways: tuple[Direction, ...]) -> tuple[Program, ...]:
    """Return all programs in these directions, in the order of P3.1."""
    return tuple(program for way in ways for program in PROGRAMS[way])


@dataclass(frozen=True)
class Board:
    """A maze. Everything but `size`, `joined`, `starts` and `bonus` is derived."""

    code: str
    size: int
    joined: frozenset[tuple[Pix, Pix]]
    starts: tuple[Pix, ...]
    bonus: tuple[Pix, ...]
    names: tuple[str, ...] = field(init=False, compare=False)
    rays: Mapping[Pix, dict[Direction, tuple[Pix, ...]]] = field(init=False, compare=False, repr=False)
    paths: Mapping[Pix, dict[Program, tuple[Pix, ...]]] = field(init=False, compare=False, repr=False)
    programs: Mapping[Pix, tuple[Program, ...]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Set up the lazy lookup of rays and legal programs (P3.1, P3.2)."""
        setting = object.__setattr__
        setting(self, "names", names_of(self.size))
        setting(self, "rays", OnDemand(self._rays))
        setting(self, "paths", OnDemand(self._paths))
        setting(self, "programs", OnDemand(self._programs))

    def _rays(self, pix: Pix) -> dict[Direction, tuple[Pix, ...]]:
        return {direction: self._ray(pix, direction) for direction in DIRECTIONS}

    def _paths(self, pix: Pix) -> dict[Program, tuple[Pix, ...]]:
        """Return the Pix that each legal program passes."""
        rays = self.rays[pix].items()
        return {program: ray[: program.distance] for way, ray in rays if ray for program in PROGRAMS[way]}

    def _programs(self, pix: Pix) -> tuple[Program, ...]:
        return legal_programs(tuple(way for way, ray in self.rays[pix].items() if ray))

    def _ray(self, pix: Pix, direction: Direction) -> tuple[Pix, ...]:
        """Return every Pix in a direction up to the next wall (P4.1)."""
        step = {"U": -1, "D": 1, "L": -self.size, "R": self.size}[direction]
        seen: list[Pix] = []
        while (min(pix, pix + step), max(pix, pix + step)) in self.joined:
            pix += step
            seen.append(pix)
        return tuple(seen)

    def pix(self, name: str) -> Pix:
        """Return the Pix of a name such as `c4`: column letter, then row from the top."""
        column, row = ord(name[:1] or " ") - 97, name[1:]
        if not (0 <= column < self.size and row.isascii() and row.isdecimal() and row[0] != "0"):
            raise InvalidNotation("pixoid.not-a-pix", text=name[:40])
        if not 1 <= int(row[:4]) <= self.size:
            raise InvalidNotation("pixoid.not-a-pix", text=name[:40])
        return column * self.size + int(row) - 1


MAZES: dict[str, Board] = {}
"""Boards registered by this process under codes that no layout has: for study, never on a server."""


@cache
def board(code: str) -> Board:
    """Return the board of a layout code. Raises InvalidNotation."""
    if code in MAZES:
        return MAZES[code]
    corners = [placed(face, corner) for corner, face in enumerate(faces_of(code))]
    joined: set[Way] = set()
    half_open: set[Way] = set()
    for one in corners:
        joined |= one.inside | (one.seams & half_open)  # P1.4: a seam is open where both tiles leave it open
        half_open |= one.seams
    starts, bonus = sorted(one.start for one in corners), sorted(one.bonus for one in corners)
    return Board(code, SIZE, frozenset(joined), tuple(starts), tuple(bonus))


class PlacedFace(NamedTuple):
    """A face on a board: its Pix, and its open ways, inside and over its seams."""

    start: Pix
    bonus: Pix
    inside: frozenset[Way]
    seams: frozenset[Way]


@cache
def placed(face: Face, corner: int) -> PlacedFace:
    """Return a face at a corner, counted clockwise from the top left. A tile set has only 32 of these."""
    ways = [(cell, (cell[0], cell[1] + 1)) for cell in face.right]
    ways += [(cell, (cell[0] + 1, cell[1])) for cell in face.down]
    inside, seams = set[Way](), set[Way]()
    for here, there in ways:
        one, other = number(turned(here, corner)), number(turned(there, corner))
        (inside if max(there) < FACE_SIZE else seams).add((min(one, other), max(one, other)))
    start, bonus = number(turned(face.start, corner)), number(turned(face.bonus, corner))
    return PlacedFace(start, bonus, frozenset(inside), frozenset(seams))


def turned(cell: Cell, corner: int) -> Cell:
    """Return a cell of a face on the board: the face is turned, outer corner to outer corner (P1.1)."""
    row, column = cell
    last = SIZE - 1
    return ((row, column), (column, last - row), (last - row, last - column), (last - column, row))[corner]


def number(cell: Cell) -> Pix:
    return cell[1] * SIZE + cell[0]


def faces_of(code: str) -> tuple[Face, ...]:
    """Return the four faces of a layout code, clockwise from the top left. Raises InvalidNotation."""
    match = LAYOUT.fullmatch(code)
    if match is None:
        raise InvalidNotation("pixoid.not-a-layout", rule="P1.1", text=code[:40])
    faces = match["faces"].split(".")
    known = tile_set(match["set"])
    if len({face[0] for face in faces}) < len(faces):
        raise InvalidNotation("pixoid.tile-twice", rule="P1.1", text=code)
    return tuple(known[face] for face in faces)


@cache
def layouts(set_name: str) -> tuple[str, ...]:
    """Return all 384 layouts of a tile set (P1.1)."""
    return tuple(
        f"{set_name}-" + ".".join(f"{tile}{side}" for tile, side in zip(tiles, sides, strict=True))
        for tiles in permutations("1234")
        for sides in product("AB", repeat=4)
    )


def layouts_up_to_rotation(set_name: str) -> list[str]:
    """Return the 96 layouts that differ by more than rotation: those with tile 1 at the top left."""
    return [code for code in layouts(set_name) if code.startswith(f"{set_name}-1")]


def random_layout(seed: int) -> str:
    """Draw a layout of the latest tile set (P2.5)."""
    return Random(seed).choice(layouts(TILE_SETS[-1]))
