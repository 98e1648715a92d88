"""The double-sided Circuit Board tiles (P1.1, P1.3, P1.4), read from text drawings in this folder.

A published set never changes, since its id is part of layout codes; new sets are added.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pixcade.games.errors import InvalidNotation

TILE_SETS = ("p1",)
FACE_SIZE = 5
FACES = tuple(f"{tile}{side}" for tile in "1234" for side in "AB")


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile, its outer corner at the top left. Cells are (row, column) from 0.

    `right` has the cells with an open way to the right, `down` those with one downwards. In the last column and row
    that way crosses the seam: it exists only if the tile on the other side is open too.
    """

    code: str
    name: str
    start: tuple[int, int]
    bonus: tuple[int, int]
    right: frozenset[tuple[int, int]]
    down: frozenset[tuple[int, int]]


def read_face(title: str, drawing: list[str]) -> Face:
    """Parse one face: `o`, `S` and `B` are Pix, bars and dashes are walls, blanks are open."""
    code, _, name = title.partition(" ")
    width = 4 * FACE_SIZE + 1
    drawing = [line.ljust(width) for line in drawing]
    assert len(drawing) == 2 * FACE_SIZE + 1, f"{code}: a face has {2 * FACE_SIZE + 1} lines"
    cells = [(row, column) for row in range(FACE_SIZE) for column in range(FACE_SIZE)]
    mark = {(row, column): drawing[2 * row + 1][4 * column + 2] for row, column in cells}
    starts = [cell for cell in cells if mark[cell] == "S"]
    bonuses = [cell for cell in cells if mark[cell] == "B"]
    assert len(starts) == len(bonuses) == 1, f"{code}: P1.3 wants one Start Pix and one Bonus Pix on a face"
    assert set(mark.values()) == {"o", "S", "B"}, f"{code}: a Pix is drawn o, S or B"
    return Face(
        code=code,
        name=name,
        start=starts[0],
        bonus=bonuses[0],
        right=frozenset((row, column) for row, column in cells if drawing[2 * row + 1][4 * column + 4] == " "),
        down=frozenset((row, column) for row, column in cells if drawing[2 * row + 2][4 * column + 2] == " "),
    )


@cache
def tile_set(name: str) -> dict[str, Face]:
    """Return the eight faces of a set by their codes, `1A` to `4B`."""
    if name not in TILE_SETS:
        raise InvalidNotation("pixoid.unknown-tile-set", rule="P1.1", name=name[:40], known=", ".join(TILE_SETS))
    text = (files(__package__) / "tile_sets" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    height = 2 * FACE_SIZE + 2
    faces = [read_face(lines[at], lines[at + 1 : at + height]) for at in range(0, len(lines), height)]
    assert tuple(face.code for face in faces) == FACES, f"{name}: a set has the faces {FACES} in this order"
    return {face.code: face for face in faces}
