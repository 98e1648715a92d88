"""Pixoid solved exactly: a round on a small board, some turns before its end, by backward induction.

Each turn is a game of two, Pixoid against the Bugs as one mind, in which both choose at once. Its payoffs are what the
positions after it are worth, so the last turn is solved first. Everything is valued in cubes that Pixoid has at the end
of the round, those from the reserve and those picked up alike. Nothing here is shared with the bots or their search.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE

SMALL = 6
OPEN_SHARE = {2: 0.4, 3: 0.2}
"""By turns left: the share of walls taken out of a maze that has one way between every two Pix. A Pix then reaches
about 5.4 or 4.4 others: with three turns left much more can come up."""
EXACT = 1e-6
"""How closely both sides' mixes must agree on the value of a turn."""

Real = NDArray[np.float64]
Paths = list[tuple[Pix, ...]]


class Position(NamedTuple):
    """A position of one round. The Bugs are sorted, since their order doesn't matter."""

    pixoid: Pix
    bugs: tuple[Pix, ...]
    taken: int
    bonus: tuple[Pix, ...]

    @property
    def cubes(self) -> int:
        """How many cubes Pixoid has."""
        return self.taken + BONUS_CUBES - len(self.bonus)


class Turn(NamedTuple):
    """Everything that can happen in a turn: for each of Pixoid's moves and each Bug's, in the order of `moves`."""

    unmoved: list[Position]
    """By Pixoid's moves: the position after he has run and before the Bugs do."""
    ends: list[list[Pix]]
    """By Bugs and their moves: where they come to."""
    caught: NDArray[np.bool_]
    """By the four moves: whether Pixoid is caught."""


Worth = Callable[[Position], float]


class Exact:
    """The exact values of a board's positions."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[Position, float] = {}
        self.solved = 0

    def moves(self, pix: Pix) -> Paths:
        """The path of every move that differs from the others, in the order of legal moves (P3.1, P4.1)."""
        return [ray[:length] for ray in self.board.rays[pix].values() for length in range(1, len(ray) + 1)]

    def turn(self, position: Position) -> Turn:
        """Play all joint moves of a turn."""
        unmoved, contacts = [], []
        for path in self.moves(position.pixoid):
            contact = next((at for at, pix in enumerate(path) if pix in position.bugs), None)
            run = path if contact is None else path[:contact]  # P4.3: nothing is picked up on a Bug's Pix
            bonus = tuple(pix for pix in position.bonus if pix not in run)
            unmoved.append(position._replace(pixoid=path[-1], bonus=bonus))
            contacts.append(contact is not None)
        runs = [self.moves(bug) for bug in position.bugs]
        covered = [np.array([[after.pixoid in run for run in own] for after in unmoved]) for own in runs]
        first, second, third = covered
        caught = np.array(contacts)[:, None, None, None] | (  # P4.2
            first[:, :, None, None] | second[:, None, :, None] | third[:, None, None, :]
        )
        return Turn(unmoved, [[run[-1] for run in own] for own in runs], caught)

    def payoffs(self, position: Position, worth: Worth) -> Real:
        """The payoffs of a turn's joint moves, given a value for later positions; shape (Pixoid, Bugs...)."""
        turn = self.turn(position)
        held = np.array([float(after.cubes) for after in turn.unmoved])[:, None, None, None]
        if position.taken + 1 == RESERVE:  # P5.1
            return np.where(turn.caught, held, held + 1.0)
        values = np.where(turn.caught, held, np.nan)
        for at, *bugs in np.argwhere(~turn.caught).tolist():
            values[at, *bugs] = worth(next_turn(turn, at, bugs))
        return values

    def value(self, position: Position) -> float:
        """A position's value for Pixoid if both sides play their best, the Bugs cooperating."""
        found = self.known.get(position)
        if found is None:
            payoffs = self.payoffs(position, self.value)
            found = self.known[position] = self.solve(payoffs.reshape(len(payoffs), -1))
        return found

    def tense(self, position: Position) -> bool:
        """Whether both sides must mix: neither has a move that is best whatever the other does."""
        payoffs = self.payoffs(position, self.value).reshape(len(self.moves(position.pixoid)), -1)
        return bool(payoffs.min(axis=1).max() < payoffs.max(axis=0).min() - EXACT)

    def solve(self, payoffs: Real) -> float:
        """The value of a game of two."""
        lowest, highest = float(payoffs.min(axis=1).max()), float(payoffs.max(axis=0).min())
        if lowest == highest:  # both have one move that is best whatever the other does
            return lowest
        self.solved += 1
        return solution(np.unique(payoffs, axis=1)).value


def next_turn(turn: Turn, move: int, bugs: list[int]) -> Position:
    """The position after a turn that Pixoid survives."""
    after = turn.unmoved[move]
    ends = sorted(own[at] for own, at in zip(turn.ends, bugs, strict=True))
    return after._replace(bugs=tuple(ends), taken=after.taken + 1)


class Solution(NamedTuple):
    """A solved two-player game: its value for the first player, and both mixes."""

    value: float
    own: Real
    other: Real


def solution(payoffs: Real) -> Solution:
    """Solve a two-player game by linear programming.

    The first player's guarantee must equal the second one's, which proves the value.
    """
    rows, columns = payoffs.shape
    base = payoffs.min()
    result = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=np.hstack([base - payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        method="highs",
    )
    assert result.success, result.message
    own, other = as_mix(result.x[:rows]), as_mix(-result.ineqlin.marginals)
    guaranteed, conceded = float((own @ payoffs).min()), float((payoffs @ other).max())
    assert conceded - guaranteed < EXACT, f"between {guaranteed} and {conceded}"
    return Solution((guaranteed + conceded) / 2, own, other)


def as_mix(shares: Real) -> Real:
    """Probabilities without rounding errors."""
    positive = np.maximum(shares, 0.0)
    mix: Real = positive / positive.sum()
    return mix


def small_board(random: Random, code: str, turns: int = 2) -> Board:
    """A maze of 6 x 6 Pix, grown from one Pix, with some walls taken out."""
    every = range(SMALL * SMALL)
    ways = [(pix, pix + 1) for pix in every if pix % SMALL < SMALL - 1]
    ways += [(pix, pix + SMALL) for pix in every if pix + SMALL in every]
    joined, reached = set(), {random.choice(every)}
    while len(reached) < len(every):
        way = random.choice([way for way in ways if (way[0] in reached) != (way[1] in reached)])
        joined.add(way)
        reached |= {*way}
    joined |= {way for way in ways if random.random() < OPEN_SHARE[turns]}
    starts, bonus = random.sample(every, 4), random.sample(every, BONUS_CUBES)
    return Board(code, SMALL, frozenset(joined), tuple(sorted(starts)), tuple(sorted(bonus)))
