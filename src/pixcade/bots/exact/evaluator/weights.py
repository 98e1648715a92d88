"""The evaluator's parameters: one file for each supported tile set, loaded on demand.

A file is a NumPy archive of half floats, named as in `pixcade.lab.training.network`. The layouts in `boards` have
embeddings of their Pix; a rotated layout shares them.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.symmetry import Turned, turnings

if TYPE_CHECKING:
    from numpy.typing import NDArray

Arrays = Mapping[str, "NDArray[np.float32]"]


@cache
def weights(set_name: str) -> tuple[dict[str, int], Arrays]:
    """Return the boards of a tile set with the number of each, and the arrays; empty for an unsupported one."""
    path = files(__package__) / "learned" / f"{set_name}.npz"
    if not path.is_file():
        return {}, {}
    with path.open("rb") as file, np.load(file) as found:
        boards = {str(code): at for at, code in enumerate(found["boards"])}
        return boards, {name: found[name].astype(np.float32) for name in found.files if name != "boards"}


def to_standard(code: str) -> Turned | None:
    """Return the rotation that brings tile 1 to the top left, as in training, or None for other boards."""
    return next((turned for turned in turnings(code) if turned.code.partition("-")[2].startswith("1")), None)


def is_known(one: Board) -> bool:
    """Whether the evaluator knows a board, rotated or not."""
    standard = to_standard(one.code)
    return standard is not None and standard.code in weights(standard.code.partition("-")[0])[0]
