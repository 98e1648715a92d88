"""Numbering of positions.

Within a turn a position is: the bonus cubes on the board, Pixoid's Pix, the Bugs' three Pix. Bugs are alike, so their
Pix are taken in ascending order: n (n + 1) (n + 2) / 6 triples on n Pix, in lexical order. Values of one turn are
arrays of shape (16 sets of bonus cubes, Pix, triples).
"""

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SETS = 16
"""Sets of bonus cubes, as bits in the order of `Board.bonus`."""


def triples(pix: int) -> int:
    return pix * (pix + 1) * (pix + 2) // 6


@cache
def first_of_pair(pix: int) -> "NDArray[np.int32]":
    """Return the offset of the third Pix in the number of a triple, by its first two: shape (Pix, Pix).

    Only the upper half is filled: for a <= b <= c the number is `first_of_pair(n)[a, b] + c`.
    """
    first = np.zeros((pix, pix), np.int32)
    number = 0
    for a in range(pix):
        for b in range(a, pix):
            first[a, b] = number - b
            number += pix - b
    assert number == triples(pix), "every triple has a number"
    return first


@cache
def all_triples(pix: int) -> "NDArray[np.uint8]":
    """Return every triple in the order of its number: shape (triples, 3)."""
    a, b, c = np.meshgrid(*[np.arange(pix, dtype=np.uint8)] * 3, indexing="ij")
    ascending = (a <= b) & (b <= c)
    found = np.stack([a[ascending], b[ascending], c[ascending]], axis=1)
    return found


def triple_number(pix: int, bugs: tuple[int, ...]) -> int:
    """Return the number of the triple of three Bugs in any order."""
    a, b, c = sorted(bugs)
    return int(first_of_pair(pix)[a, b]) + c
