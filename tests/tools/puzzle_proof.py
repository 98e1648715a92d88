"""Proofs by counting: every shipped puzzle is what it says, computed anew from its position."""

from tools.puzzles.check import check
from tools.puzzles.puzzle import MOVE, Puzzle, read_puzzles

CHUNK, PIXL_CHUNK = 50, 1
"""How many puzzles a chunk has: the first one has the first of them."""


def portion(puzzles: list[Puzzle], count: int, first: int) -> dict[str, int]:
    """Check some puzzles; returns how many there were of each kind."""
    checked = puzzles[first : first + count]
    assert len(checked) == count, "as many are shipped as were promised"
    for puzzle in checked:
        check(puzzle)
    return {kind: sum(1 for one in checked if one.kind == kind) for kind in sorted({one.kind for one in checked})}


def pixoid(count: int, seed: int) -> dict[str, int]:
    """Solve the positions of puzzles of Pixoid again."""
    return portion([one for one in read_puzzles() if one.kind != MOVE], count, (seed - 1) * CHUNK)


def pixl(count: int, seed: int) -> dict[str, int]:
    """Search the positions of puzzles of Pixl again, from another seed."""
    return portion([one for one in read_puzzles() if one.kind == MOVE], count, (seed - 1) * PIXL_CHUNK)
