"""The oracle follows the rules and finds known values, and no level is better than exact play."""

from random import Random

import numpy as np
import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.levels import EasyBot
from pixcade.bots.pixoid.greedy import bug_pix, pix_of
from pixcade.bots.pixoid.plain_search import moves_of_all
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import Board, board, layouts
from pixcade.games.pixoid.state import RESERVE, Options, State
from pixcade.games.pixoid.tiles import TILE_SETS
from tests.lab.oracle import level_mixes
from tests.lab.oracle.distance import MASTER, WITHIN, Opening, draw, loss, price_of_silence
from tests.lab.oracle.exact import Exact, Position, next_turn, small_board, solution

PIXOID = Pixoid()
BONUS = (20, 21, 22, 23)
RING = Board("ring", 6, frozenset({(6, 7), (7, 13), (6, 12), (12, 13), (34, 35)}), (7, 12, 34, 35), BONUS)
"""Pixoid and one Bug on four Pix in a ring, with the other Bugs somewhere else."""
CHASE = Position(7, (12, 34, 34), RESERVE, BONUS)
"""Both of Pixoid's neighbours are the Bug's too: it catches him in half of the turns, whatever either does."""


def by_the_rules(options: Options, position: Position, moves: list[int]) -> State:
    """Play a turn with the real rules."""
    state = level_mixes.state_of(options, position)
    due = PIXOID.deciding(state)
    own = moves_of_all(state)
    return PIXOID.apply(state, {one: own[at][moves[at]] for at, one in enumerate(due)}).state


@pytest.mark.parametrize("kind", ["ordinary", "small"])
def test_oracle_turns_equal_rules(kind: str) -> None:
    random = Random(kind)
    caught = 0
    for number in range(400):
        code = random.choice(layouts(TILE_SETS[-1]))
        maze = board(code) if kind == "ordinary" else small_board(random, f"small-{number}")
        pix = range(maze.size * maze.size)
        bonus = tuple(one for one in maze.bonus if random.random() < 0.7)
        position = Position(
            random.choice(pix), tuple(sorted(random.choices(pix, k=3))), random.randrange(RESERVE), bonus
        )
        if position.pixoid in position.bugs:
            continue
        exact = Exact(maze)
        turn = exact.turn(position)
        at, *bugs = moves = [random.randrange(count) for count in turn.caught.shape]
        after = by_the_rules(level_mixes.options_of(maze), position, moves)
        last = position.taken + 1 == RESERVE
        if turn.caught[at, *bugs] or last:
            caught += bool(turn.caught[at, *bugs])
            ended = exact.payoffs(position, lambda _: -1.0)[at, *bugs]
            assert after.round == 2
            assert after.scores[0] == ended
        else:
            expected = next_turn(turn, at, bugs)
            pixoid, bugs = pix_of(after, after.roles.pixoid), sorted(bug_pix(after))
            assert Position(pixoid, tuple(bugs), after.taken, after.bonus) == expected
    assert caught > 20


def test_known_values_of_games() -> None:
    pennies = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert solution(pennies).value == pytest.approx(1 / 2)
    scissors = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    assert solution(scissors).value == pytest.approx(0)
    assert solution(scissors).own == pytest.approx([1 / 3] * 3)
    uneven = np.array([[3.0, -1.0], [-1.0, 1.0]])  # (3 x 1 - 1) / (3 + 1 + 1 + 1)
    assert solution(uneven).value == pytest.approx(1 / 3)


@pytest.mark.parametrize(("turns", "gained"), [(1, 1 / 2), (2, 3 / 4), (3, 7 / 8)])
def test_known_value_of_chase(turns: int, gained: float) -> None:
    opening = Opening(Exact(RING), CHASE._replace(taken=RESERVE - turns))
    assert opening.exact.value(opening.position) == pytest.approx(RESERVE - turns + gained)
    assert opening.exact.tense(opening.position)
    assert price_of_silence(opening) == pytest.approx(0)  # one Bug alone is in reach
    for name in ("normal", "hard", "master", level_mixes.PLAIN):
        assert loss(opening, name) == pytest.approx((0, 0), abs=0.01)  # all find that both moves are alike


def test_lowest_level_plays_mix_known_to_oracle() -> None:
    opening = draw(0, 0, 2)
    state = level_mixes.state_of(level_mixes.options_of(opening.exact.board), opening.position)
    known = level_mixes.easy(state)
    moves = moves_of_all(state)
    for player, mix in ((0, known.pixoid), (1, known.bugs.sum(axis=(1, 2)))):
        decision, random = PIXOID.deciding(state)[player], Random(player)
        paths = opening.exact.board.paths[(opening.position.pixoid, *opening.position.bugs)[player]]
        drawn = np.zeros(len(mix))
        for _ in range(2_000):
            path = paths[EasyBot("pixoid")(View(PIXOID, state, decision, Budget(), random))]
            drawn[[paths[move] for move in moves[player]].index(path)] += 1 / 2_000
        assert drawn == pytest.approx(mix, abs=0.05)  # more than four standard deviations


@pytest.mark.long
def test_levels_are_below_exact_play_strongest_close() -> None:
    lost = {name: np.zeros(2) for name in level_mixes.LEVELS}
    quick = (0, 2)  # these boards have fewer positions than others
    for number in quick:
        opening = draw(1, number, 2)
        assert opening.exact.tense(opening.position)
        for name in lost:
            lost[name] += np.array(loss(opening, name)) / len(quick)  # asserts that it is not better
        price_of_silence(opening)  # asserts the same of silent Bugs
    assert max(lost[MASTER]) < WITHIN
    assert sum(lost[MASTER]) < sum(lost["easy"])
