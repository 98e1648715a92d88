"""Pixoid's search without compiled code: every joint move of a turn, then the turn after those that are played most."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from math import fsum, prod

from pixcade.bots.pixoid.greedy import distinct_programs, pix_of
from pixcade.bots.pixoid.stakes import stakes
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import Program
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE, State

CLOSENESS = 0.2
"""What each run of distance between him and a Bug is worth to Pixoid, in cubes."""
MOVES_DEEP = 6
"""So many moves of each player are searched two turns deep."""

Mixes = list[dict[Program, tuple[float, float]]]
"""For Pixoid and each Bug: every distinct move, with its probability and its worth."""
Values = dict[tuple[int, ...], float]
"""Each joint move's worth to Pixoid, by the numbers of the four moves."""
Shares = list[list[float]]
"""For Pixoid and each Bug: a number for each move."""
After = Callable[[Pix, tuple[Pix, ...], tuple[Pix, ...]], float]
"""What a position after this turn is worth to Pixoid: his Pix, the Bugs', and the bonus cubes left."""


@lru_cache(maxsize=16)
def plain_mixes(state: State, rounds: int) -> Mixes:
    """Look one turn ahead: `two_turns` with no rounds at its leaves."""
    moves = moves_of_all(state)
    averages, gains = solve(joint_values(state, moves, soon(state)), moves, rounds)
    return with_worth(moves, averages, gains)


@lru_cache(maxsize=16)
def deeper_mixes(state: State, rounds: int) -> Mixes:
    """Look two turns ahead, with the moves that are played most one turn ahead."""
    moves = [likeliest(mix) for mix in plain_mixes(state, rounds)]
    averages, gains = solve(joint_values(state, moves, next_turn(state)), moves, rounds)
    return with_worth(moves, averages, gains)


def likeliest(mix: dict[Program, tuple[float, float]]) -> list[Program]:
    return sorted(mix, key=lambda move: mix[move][0], reverse=True)[:MOVES_DEEP]


def moves_of_all(state: State) -> list[list[Program]]:
    """Return the moves of Pixoid and each Bug with different effects, in the order of legal moves."""
    return [list(distinct_programs(state.options.board, pix_of(state, cube))) for cube in state.roles.all_cubes]


def with_worth(moves: list[list[Program]], averages: Shares, gains: Shares) -> Mixes:
    signs = (1, -1, -1, -1)
    return [
        {
            move: (share, sign * gain)
            for move, share, gain in zip(moves[player], averages[player], gains[player], strict=True)
        }
        for player, sign in enumerate(signs)
    ]


def solve(values: Values, moves: list[list[Program]], rounds: int) -> tuple[Shares, Shares]:
    """Solve a turn by regret matching; return each player's mix, and each move's gain against the others' mixes.

    Sums are rounded once (`fsum`), since `sum` depends on the version of Python.
    """
    regrets = [[0.0] * len(own) for own in moves]
    sums = [[0.0] * len(own) for own in moves]
    mixes = [[1.0 / len(own)] * len(own) for own in moves]
    for number in range(1, rounds + 1):
        gains = gains_of(values, mixes)
        for player, own in enumerate(mixes):
            expected = fsum(share * gain for share, gain in zip(own, gains[player], strict=True))
            regrets[player] = [
                max(0.0, old + gain - expected) for old, gain in zip(regrets[player], gains[player], strict=True)
            ]
            total = fsum(regrets[player])
            mixes[player] = [one / total if total else 1.0 / len(own) for one in regrets[player]]
            sums[player] = [old + number * new for old, new in zip(sums[player], mixes[player], strict=True)]
    weights = rounds * (rounds + 1) / 2
    averages = [[one / weights for one in own] for own in sums]
    return averages, gains_of(values, averages)


def gains_of(values: Values, mixes: Shares) -> Shares:
    """Each move's gain for its own player against the others' mixes; Bugs gain what Pixoid loses."""
    gains = [[0.0] * len(own) for own in mixes]
    pixoid, first, second, third = mixes
    for (a, b, c, d), value in values.items():
        p, q, r, s = pixoid[a], first[b], second[c], third[d]
        gains[0][a] += q * r * s * value
        gains[1][b] -= p * r * s * value
        gains[2][c] -= p * q * s * value
        gains[3][d] -= p * q * r * value
    return gains


def joint_values(state: State, moves: list[list[Program]], after: After) -> Values:
    board = state.options.board
    ends, _ = stakes(state)
    pixoid, *bugs = [pix_of(state, cube) for cube in state.roles.all_cubes]
    bug_paths = [[board.paths[bug][move] for move in own] for bug, own in zip(bugs, moves[1:], strict=True)]
    values = {}
    for at, move in enumerate(moves[0]):
        path = board.paths[pixoid][move]
        contact = next((step for step, pix in enumerate(path) if pix in bugs), None)
        passed = path if contact is None else path[:contact]
        left = tuple(pix for pix in state.bonus if pix not in passed)
        caught = ends[state.taken][BONUS_CUBES - len(left)]
        for rest in product(*(range(len(own)) for own in moves[1:])):
            runs = [paths[one] for paths, one in zip(bug_paths, rest, strict=True)]
            if contact is not None or any(path[-1] in run for run in runs):
                values[at, *rest] = caught
            else:
                values[at, *rest] = after(path[-1], tuple(run[-1] for run in runs), left)
    return values


def soon(state: State) -> After:
    """Value a position by the cubes, and by the Bugs that see Pixoid."""
    board, taken = state.options.board, state.taken + 1
    ends, goes_on = stakes(state)

    def value(pixoid: Pix, bugs: tuple[Pix, ...], bonus: tuple[Pix, ...]) -> float:
        picked = BONUS_CUBES - len(bonus)
        if taken == RESERVE:
            return ends[RESERVE][picked]
        in_line = sum(any(pixoid in ray for ray in board.rays[bug].values()) for bug in bugs)
        return goes_on[taken][picked] - CLOSENESS * in_line

    return value


def next_turn(state: State) -> After:
    """Value a position by the turn after it, with every move as likely as any other."""
    board, taken = state.options.board, state.taken + 1
    ends, goes_on = stakes(state)

    @cache
    def covered(bug: Pix) -> dict[Pix, float]:
        """The chance that a Bug's move covers a Pix."""
        rays = [ray for ray in board.rays[bug].values() if ray]
        many = sum(map(len, rays))
        return {pix: (len(ray) - at) / many for ray in rays for at, pix in enumerate(ray)}

    @cache
    def value(pixoid: Pix, bugs: tuple[Pix, ...], bonus: tuple[Pix, ...]) -> float:
        picked = BONUS_CUBES - len(bonus)
        if taken == RESERVE:
            return ends[RESERVE][picked]
        covers = [covered(bug) for bug in bugs]
        results = []
        for ray in board.rays[pixoid].values():
            now = picked
            for at, pix in enumerate(ray):
                if pix in bugs:
                    results += [ends[taken][now]] * (len(ray) - at)
                    break
                now += pix in bonus
                caught = ends[taken][now]
                free = ends[RESERVE][now] if taken + 1 == RESERVE else goes_on[taken + 1][now]
                free -= CLOSENESS * sum(pix in cover for cover in covers) if taken + 1 < RESERVE else 0
                safe = prod(1.0 - cover.get(pix, 0.0) for cover in covers)
                results.append(caught + safe * (free - caught))
        return fsum(results) / len(results)

    return value
