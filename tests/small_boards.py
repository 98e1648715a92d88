"""Small boards to solve in full."""

from random import Random

from pixcade.games.pixoid.board import Board

OPEN_SHARE = 0.8


def small_board(size: int, seed: int) -> Board:
    """A maze in which every Pix can be reached, with a Start Pix in each corner and four Bonus Pix."""
    random = Random(f"solver {size} {seed}")
    every = range(size * size)
    ways = [(pix, pix + 1) for pix in every if pix % size < size - 1]
    ways += [(pix, pix + size) for pix in every if pix + size in every]
    joined: set[tuple[int, int]] = set()
    reached = {0}
    while len(reached) < len(every):
        way = random.choice([way for way in ways if (way[0] in reached) != (way[1] in reached)])
        joined.add(way)
        reached |= {*way}
    joined |= {way for way in ways if random.random() < OPEN_SHARE}
    corners = (0, size - 1, size * (size - 1), size * size - 1)
    bonus = sorted(random.sample([pix for pix in every if pix not in corners], 4))
    return Board(f"small-{seed}", size, frozenset(joined), corners, tuple(bonus))
