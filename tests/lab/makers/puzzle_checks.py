"""Recomputes shipped puzzles from their positions."""

from random import Random

from pixcade.lab.makers.puzzles.check import check
from pixcade.lab.makers.puzzles.puzzle import PIXL_KINDS, read_puzzles


def pixoid(count: int, seed: int) -> None:
    """Solve the positions of some puzzles of Pixoid again."""
    puzzles = [one for one in read_puzzles() if one.kind not in PIXL_KINDS]
    for puzzle in Random(seed).sample(puzzles, count):
        check(puzzle)
