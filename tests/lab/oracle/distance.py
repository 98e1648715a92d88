"""How far a level is from exact play: the cubes it loses against somebody who knows its mixes and plays best.

As Pixoid it meets Bugs of one mind, as Bugs a Pixoid who knows how likely each of their moves is, at every position.
What such an opponent gets is worked out by backward induction too, so that no chance is in these figures.
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
        """What the level plays."""
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
    """What a level loses from an opening; nobody can do better than exact play."""
    exact, position = opening
    with on_board(exact.board, compiled=name != PLAIN):
        level = Against(exact, name)
        value = exact.value(position)
        lost = Loss(value - level.pixoid_gets(position), level.bugs_concede(position) - value)
    assert min(lost) > -EXACT, f"{name} is better than exact play: {lost}, {position}"
    return lost


def draw(seed: int, number: int, turns: int) -> Opening:
    """A board, and cubes set at random so that both sides must mix when two turns are left."""
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
    """Measure all levels on `count` boards, mostly with two turns left; what they lose is added up over the boards."""
    figures: dict[str, int | float] = {}
    strongest: list[Loss] = []
    for number in range(count):
        turns = 3 if number % SHARE_OF_THREE == SHARE_OF_THREE - 1 else 2
        names = [*LEVELS, PLAIN] if turns == 2 and number % SHARE_OF_PLAIN == SHARE_OF_PLAIN - 2 else LEVELS
        opening = draw(seed, number, turns)
        losses = {name: loss(opening, name) for name in names}
        add(figures, f"{turns} turns: boards", 1)
        add(figures, f"{turns} turns: boards {PLAIN}", PLAIN in names)
        add(figures, f"{turns} turns: silence", price_of_silence(opening))
        for name, lost in losses.items():
            for role, cubes in zip(Loss._fields, lost, strict=True):
                add(figures, f"{turns} turns: {name} as {role}", cubes)
        strongest.append(losses[MASTER])
    for role, losses_of_role in zip(Loss._fields, zip(*strongest, strict=True), strict=True):
        mean = sum(losses_of_role) / count
        assert mean < WITHIN, f"{MASTER} as {role} loses {mean} cubes"
        figures[f"largest loss of {MASTER} as {role}"] = max(losses_of_role)
    return figures


def price_of_silence(opening: Opening) -> float:
    """What Bugs who may not talk lose at most, if they play as well as can be."""
    lost = Silent(opening.exact.board).value(opening.position) - opening.exact.value(opening.position)
    assert lost > -EXACT, f"silent Bugs are better than one mind: {lost}, {opening.position}"
    return lost


def add(figures: dict[str, int | float], name: str, more: float) -> None:
    """Add to a figure."""
    figures[name] = figures.get(name, 0) + more
