"""The shipped puzzles: unique, in the order of the days."""

from random import Random

from pixcade.lab.makers.puzzles.check import key_of
from pixcade.lab.makers.puzzles.puzzle import Puzzle, format_puzzle

WEEK = 7
"""A week starts with an easy puzzle on Monday and ends with a hard one."""
SHUFFLED_WITH = 2026


def sort_by_day(found: list[Puzzle]) -> list[Puzzle]:
    """Sort puzzles by day: each week from easy to hard, avoiding the same kind on consecutive days."""
    by_key = {key_of(puzzle): puzzle for puzzle in reversed(found)}
    puzzles = sorted(by_key.values(), key=lambda one: (one.rating, format_puzzle(one)))
    random = Random(SHUFFLED_WITH)
    bands = [puzzles[len(puzzles) * day // WEEK : len(puzzles) * (day + 1) // WEEK] for day in range(WEEK)]
    for band in bands:
        random.shuffle(band)
    ordered: list[Puzzle] = []
    while any(bands):
        for band in bands:
            if band:
                kinds = {one.kind for one in ordered[-2:]}
                fresh = next((at for at, one in enumerate(band) if one.kind not in kinds), 0)
                ordered.append(band.pop(fresh))
    return ordered
