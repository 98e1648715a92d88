"""What the evaluator has learned: one file for each tile set that it knows, read when it is first needed.

A file is a NumPy archive of half floats, named as in `training/network.py`, with the layouts in `boards` whose Pix have
embeddings of their own. A layout that is one of them turned has its embeddings.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

from pixcade.games.pixoid.board import LAYOUT, SIZE, Board, board, number, turned
from pixcade.solver.positions import SETS

if TYPE_CHECKING:
    from numpy.typing import NDArray

Arrays = Mapping[str, "NDArray[np.float32]"]


@cache
def weights(set_name: str) -> tuple[dict[str, int], Arrays]:
    """Return the boards of a tile set with the number of each, and the arrays; nothing where none were learned."""
    path = files(__package__) / "learned" / f"{set_name}.npz"
    if not path.is_file():
        return {}, {}
    with path.open("rb") as file, np.load(file) as found:
        boards = {str(code): at for at, code in enumerate(found["boards"])}
        return boards, {name: found[name].astype(np.float32) for name in found.files if name != "boards"}


def standard_turn(code: str) -> tuple[str, int]:
    """Return the layout as it stands with tile 1 at the top left, and how many quarter turns lead from there to it."""
    match = LAYOUT.fullmatch(code)
    assert match is not None, f"{code} is no layout"
    faces = match["faces"].split(".")
    quarter = next(at for at, face in enumerate(faces) if face.startswith("1"))
    return f"{match['set']}-" + ".".join(faces[quarter:] + faces[:quarter]), quarter


def is_known(one: Board) -> bool:
    """Whether the evaluator knows a board, turned or not."""
    if LAYOUT.fullmatch(one.code) is None:
        return False
    standard, _ = standard_turn(one.code)
    return standard in weights(standard.partition("-")[0])[0]


@cache
def to_standard(code: str) -> tuple[Board, "NDArray[np.uint8]", "NDArray[np.uint8]"]:
    """Return the board with tile 1 at the top left, and for each Pix and set of cubes of a layout what it is there."""
    standard, quarter = standard_turn(code)
    known, given = board(standard), board(code)
    pix = np.empty(SIZE * SIZE, np.uint8)
    for there in range(SIZE * SIZE):
        pix[number(turned((there % SIZE, there // SIZE), quarter))] = there
    places = [known.bonus.index(int(pix[here])) for here in given.bonus]
    sets = [sum(1 << place for cube, place in enumerate(places) if lying >> cube & 1) for lying in range(SETS)]
    return known, pix, np.array(sets, np.uint8)
