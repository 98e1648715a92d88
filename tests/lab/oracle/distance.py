"""A level's distance from exact play: the cubes it loses against a best-playing opponent who knows its mixes.

As Pixoid it meets cooperating Bugs, as Bugs a Pixoid who knows the probability of each of their moves, at every
position. The opponent's result is computed by backward induction, too, so these numbers contain no chance.
"""

from random import Random
from typing import NamedTuple

import numpy as np

from pixcade.games.pixoid.state import RESERVE
from tests.lab.oracle.exact import EXACT, Exact, Position, small_board
from tests.lab.oracle.level_mixes import LEVELS, PLAIN, Play, on_board, options_of, plays_of, state_of
from tests.lab.oracle.silence import Silent

MASTER = "master"
WITHIN = 0.75
"""How many cubes the strongest level loses at most in either role, on average over boards."""
MOST_POSITIONS = 20_000
"""Boards on which more can come up would take minutes."""
SHARE_OF_THREE, SHARE_OF_PLAIN = 8, 4
"""Every such board is played with three turns left; on every such other one the plain search is measured too."""


class Opening(NamedTuple):
    """A position to measure from, and the exact values of its board."""

    exact: Exact
    position: Position


class Loss(NamedTuple):
    """The cubes that a level loses in each role."""

    pixoid: float
    bugs: float


class Against:
    """A level on a board, against the best that can be played against it."""

    def __init__(self, exact: Exact, name: str) -> None:
        self.exact = exact
        self.options = options_of(exact.board)
        self.plays = plays_of(name)
        self.known: dict[Position, Play] = {}
        self.as_pixoid: dict[Position, float] = {}
        self.as_bugs: dict[Position, float] = {}

    def play(self, position: Position) -> Play:
        """The level's play."""
        if position not in self.known:
            self.known[position] = self.plays(state_of(self.options, position))
        return self.known[position]

    def pixoid_gets(self, position: Position) -> float:
        """The cubes of the level's Pixoid against Bugs of one mind who know his mixes."""
        found = self.as_pixoid.get(position)
        if found is None:
            payoffs = self.exact.payoffs(position, self.pixoid_gets)
            found = float(np.tensordot(self.play(position).pixoid, payoffs, 1).min())
            self.as_pixoid[position] = found
        return found

    def bugs_concede(self, position: Position) -> float:
        """The cubes of a Pixoid who knows the mixes of the level's Bugs."""
        found = self.as_bugs.get(position)
        if found is None:
            payoffs = self.exact.payoffs(position, self.bugs_concede)
            found = float(np.tensordot(payoffs, self.play(position).bugs, 3).max())
            self.as_bugs[position] = found
        return found


def loss(opening: Opening, name: str) -> Loss:
    """A level's loss from an opening, at least that of exact play."""
    exact, position = opening
    with on_board(exact.board, compiled=name != PLAIN):
        level = Against(exact, name)
        value = exact.value(position)
        lost = Loss(value - level.pixoid_gets(position), level.bugs_concede(position) - value)
    assert min(lost) > -EXACT, f"{name} is better than exact play: {lost}, {position}"
    return lost


def draw(seed: int, number: int, turns: int) -> Opening:
    """A board with random cubes for which both sides must mix with two turns left."""
    code = f"oracle-{seed}-{number}"
    random = Random(code)
    while True:
        exact = Exact(small_board(random, code, turns))
        start = random.choice(exact.board.starts)
        bugs = tuple(pix for pix in exact.board.starts if pix != start)
        position = Position(start, bugs, RESERVE - 2, exact.board.bonus)
        opening = Opening(exact, position._replace(taken=RESERVE - turns))
        if exact.tense(position) and reachable(opening) <= MOST_POSITIONS:
            return opening


def reachable(opening: Opening) -> int:
    """How many positions can come up."""
    opening.exact.value(opening.position)
    return len(opening.exact.known)


def distances(count: int, seed: int) -> dict[str, int | float]:
    """Measure all levels on `count` boards, mostly with two turns left; losses are summed over the boards."""
    counts: dict[str, int | float] = {}
    strongest: list[Loss] = []
    for number in range(count):
        turns = 3 if number % SHARE_OF_THREE == SHARE_OF_THREE - 1 else 2
        names = [*LEVELS, PLAIN] if turns == 2 and number % SHARE_OF_PLAIN == SHARE_OF_PLAIN - 2 else LEVELS
        opening = draw(seed, number, turns)
        losses = {name: loss(opening, name) for name in names}
        add(counts, f"{turns} turns: boards", 1)
        add(counts, f"{turns} turns: boards {PLAIN}", PLAIN in names)
        add(counts, f"{turns} turns: silence", price_of_silence(opening))
        for name, lost in losses.items():
            for role, cubes in zip(Loss._fields, lost, strict=True):
                add(counts, f"{turns} turns: {name} as {role}", cubes)
        strongest.append(losses[MASTER])
    for role, losses_of_role in zip(Loss._fields, zip(*strongest, strict=True), strict=True):
        mean = sum(losses_of_role) / count
        assert mean < WITHIN, f"{MASTER} as {role} loses {mean} cubes"
        counts[f"largest loss of {MASTER} as {role}"] = max(losses_of_role)
    return counts


def price_of_silence(opening: Opening) -> float:
    """The maximum loss of Bugs that may not talk, if they play their best."""
    lost = Silent(opening.exact.board).value(opening.position) - opening.exact.value(opening.position)
    assert lost > -EXACT, f"silent Bugs are better than one mind: {lost}, {opening.position}"
    return lost


def add(counts: dict[str, int | float], name: str, more: float) -> None:
    """Add to a counter."""
    counts[name] = counts.get(name, 0) + more
