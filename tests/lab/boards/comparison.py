"""Holds the compiled solver against the naive one, a turn at a time.

Both solve the same turn from the same values after it. Where all turns of a board agree so, the whole board does.
"""

from functools import cache
from random import Random

import numpy as np

from pixcade.bots.exact.payoffs import Goal, payoffs, won_sets
from pixcade.bots.exact.positions import all_triples, triple_number, triples
from pixcade.bots.exact.runs import runs_of
from pixcade.games.pixoid.board import Board, board, layouts_up_to_rotation
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import ROUNDING, TOLERANCE
from pixcade.lab.boards.cpu import LARGEST_GAP
from pixcade.lab.boards.threads import NO_HINTS, CpuTurns, solve_span
from tests.lab.boards import naive
from tests.small_boards import small_board

WITHIN = TOLERANCE / 2 + ROUNDING / 2 + 1e-6
"""Half of a certified gap plus rounding, and SciPy's own error."""
SMALL = 3
ALL_SMALL = 380_160
"""Positions of a board of 3 x 3 Pix in twelve turns: 192 sets and turns for the margin, 160 for a short game."""
Values = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


@cache
def solved(size: int, seed: int, goal: Goal, turns: int) -> tuple[Values, ...]:
    """The values of a small board with 0, 1, 2 ... turns left."""
    solver = CpuTurns(runs_of(small_board(size, seed)), goal)
    layers = [solver.values()]
    for _ in range(turns):
        solver.solve()
        layers.append(solver.values())
    return tuple(layers)


def plain(one: Board) -> naive.NaiveBoard:
    """A board in the naive solver's form."""
    return naive.NaiveBoard(one.size, one.joined, one.bonus)


def naive_value(one: Board, goal: Goal, position: naive.NaivePosition, after: Values) -> float:
    """The naive solver's value of a position, given the values after the turn."""
    pix = one.size * one.size

    def value(later: naive.NaivePosition) -> float:
        lying = sum(1 << at for at, where in enumerate(one.bonus) if where in later.lying)
        return float(after[lying, later.pixoid, triple_number(pix, later.bugs)])

    return naive.solve(plain(one), goal, position, value)


@cache
def all_places(one: Board) -> list[tuple[Goal, int, int, int, tuple[int, int, int]]]:
    """Every position that is played: goal, turns left, set of bonus cubes, Pixoid's Pix and the Bugs', in any order."""
    pix = one.size * one.size
    every = [(int(a), int(b), int(c)) for a, b, c in all_triples(pix)]
    found = [
        (goal, left, int(lying), pixoid, bugs)
        for goal in Goal
        for left in range(1, RESERVE + 1)
        for lying in np.nonzero(~won_sets(goal, left))[0]
        for pixoid in range(pix)
        for bugs in every
        if pixoid not in bugs
    ]
    Random(1).shuffle(found)
    assert len(found) == ALL_SMALL, "the count of the proof is that of all positions"
    return found


def small(count: int, seed: int) -> dict[str, int | float]:
    """Compare `count` positions of a small board, for both goals and any number of turns left.

    Consecutive seeds cover consecutive positions, so that ALL_SMALL of them are all.
    """
    one = small_board(SMALL, 1)
    found: dict[str, int | float] = {"positions": 0, "largest difference": 0.0}
    for goal, left, lying, pixoid, bugs in all_places(one)[(seed - 1) * count : seed * count]:
        layers = solved(SMALL, 1, goal, RESERVE)
        on = frozenset(pix for at, pix in enumerate(one.bonus) if lying >> at & 1)
        expected = naive_value(one, goal, naive.NaivePosition(left, on, pixoid, bugs), layers[left - 1])
        got = float(layers[left][lying, pixoid, triple_number(one.size**2, bugs)])
        assert abs(got - expected) <= WITHIN, (goal, left, lying, pixoid, bugs, got, expected)
        found["largest difference"] = max(found["largest difference"], abs(got - expected))
        found["positions"] += 1
    return found


def full(count: int, seed: int) -> dict[str, int | float]:
    """Compare `count` random positions of a full board for one turn, with random values after it.

    Half of these are multiples of 1/2, like most real values. At most two bonus cubes are left, to save memory.
    """
    random, drawn = Random(seed), np.random.default_rng(seed)
    one = board(random.choice(layouts_up_to_rotation("p1")))
    runs = runs_of(one)
    goal = (Goal.MARGIN, Goal.SHORT)[seed % 2]
    many = triples(runs.pix)
    pattern = drawn.integers(0, 12, 1_000_003) / 2 + drawn.integers(0, 2, 1_000_003) * drawn.random(1_000_003) / 4
    if goal is Goal.SHORT:
        pattern = pattern / pattern.max()
    after = np.resize(pattern.astype(np.float32), (4, runs.pix, many))
    left = random.randint(4, RESERVE)  # with fewer left a short game is won with two cubes lying
    turn = payoffs(runs, goal, left)
    after[won_sets(goal, left - 1)[:4]] = 1.0
    hints, values = np.full(many, NO_HINTS), np.zeros(many, np.float32)
    found: dict[str, int | float] = {"positions": 0, "largest difference": 0.0}
    while found["positions"] < count:
        lying = random.choice([cubes for cubes in turn.played if cubes < 4])
        pixoid, number = random.randrange(runs.pix), random.randrange(many)
        a, b, c = (int(pix) for pix in all_triples(runs.pix)[number])
        if pixoid in (a, b, c):
            continue
        counters = solve_span(runs, turn, after, (lying, pixoid), (number, number + 1), hints, values)
        assert counters[LARGEST_GAP] <= TOLERANCE, (one.code, left, lying, pixoid, number)
        on = frozenset(pix for at, pix in enumerate(one.bonus) if lying >> at & 1)
        expected = naive_value(one, goal, naive.NaivePosition(left, on, pixoid, (a, b, c)), after)
        found["largest difference"] = max(found["largest difference"], abs(float(values[number]) - expected))
        assert found["largest difference"] <= WITHIN, (one.code, left, lying, pixoid, number)
        found["positions"] += 1
    return found
