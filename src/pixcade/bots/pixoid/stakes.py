"""The value of a round of Pixoid for a search: cubes, points or the chance of victory.

There are two tables, with a row for each number of reserve cubes taken and a column for each number of bonus cubes
picked up. `ends` has Pixoid's value if the round ends with these cubes, `later` the mean value if another turn begins.
"""

from functools import lru_cache

from pixcade.games.game import Seat
from pixcade.games.pixoid.scoring import holds_twelve, winners_on_points
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE, State

SURVIVES = 0.86
"""The mean probability that Pixoid survives a turn between good players."""
PICKS_UP = 0.08
"""The mean probability that he picks up a bonus cube in a turn."""
VICTORY = 10.0
"""The value of winning the game in its last round, where a cube from the reserve is worth 0.1."""

Table = tuple[tuple[float, ...], ...]


def stakes(state: State) -> tuple[Table, Table]:
    """Return `ends` and `later` for the current round."""
    options = state.options
    last = options.game == "standard" and state.round == options.rounds
    return tables(options.game == "short", state.scores if last else (), Seat(state.roles.pixoid))


@lru_cache(maxsize=256)
def tables(short: bool, scores: tuple[int, ...], pixoid: Seat) -> tuple[Table, Table]:
    """Compute the tables; `scores` are those before the last round, and empty in earlier rounds."""
    ends = tuple(
        tuple(worth(short, scores, pixoid, taken, picked) for picked in bonus()) for taken in range(RESERVE + 1)
    )
    return ends, later_values(ends, short, SURVIVES)


def later_values(ends: Table, short: bool, survives: float) -> Table:
    """Return the mean values if another turn begins, and Pixoid survives every turn with the same probability."""
    found = [list(row) for row in ends]
    for taken in reversed(range(RESERVE)):
        for picked in bonus():
            if short and holds_twelve(taken, picked):
                continue
            more = found[taken + 1][min(picked + 1, BONUS_CUBES)]
            after = (1 - PICKS_UP) * found[taken + 1][picked] + PICKS_UP * more
            found[taken][picked] = (1 - survives) * ends[taken][picked] + survives * after
    return tuple(map(tuple, found))


def bonus() -> range:
    return range(BONUS_CUBES + 1)


def worth(short: bool, scores: tuple[int, ...], pixoid: Seat, taken: int, picked: int) -> float:
    """Return the value for Pixoid of a round that ends with these cubes.

    A reserve cube is a point for him and one less for each Bug, a bonus cube only a point for him, so it counts half.
    In a last round victory counts most. In a short game nothing else does.
    """
    if short:
        return 12.0 * holds_twelve(taken, picked)
    margin = taken + picked / 2
    if not scores:
        return margin
    final = [score + (taken + picked if seat == pixoid else RESERVE - taken) for seat, score in enumerate(scores)]
    winners = winners_on_points(final)
    return VICTORY * (pixoid in winners) / len(winners) + margin / 10
