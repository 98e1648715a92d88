"""The compiled solver compared with the naive one, and with values known by hand."""

import numpy as np
import pytest

from pixcade.bots.exact import simplex
from pixcade.bots.exact.payoffs import Goal, payoffs
from pixcade.bots.exact.positions import all_triples, first_of_pair, triple_number, triples
from pixcade.bots.exact.runs import runs_of
from pixcade.games.pixoid.board import Board
from pixcade.lab.boards.counters import TOLERANCE, played_positions
from pixcade.lab.boards.threads import CpuTurns
from tests.lab.boards import comparison
from tests.small_boards import small_board


def test_compiled_solver_equals_naive_one_on_small_board() -> None:
    assert comparison.small(300, seed=1)["positions"] == 300


def test_compiled_solver_equals_naive_one_for_one_turn() -> None:
    assert comparison.full(20, seed=1)["positions"] == 20
    assert comparison.full(20, seed=2)["positions"] == 20


def test_every_triple_of_bugs_has_one_number() -> None:
    first, every = first_of_pair(7), all_triples(7)
    assert len(every) == triples(7) == 84  # 7 x 8 x 9 / 6
    assert [int(first[a, b]) + int(c) for a, b, c in every] == list(range(84))
    assert triple_number(7, (6, 0, 3)) == triple_number(7, (0, 3, 6))


def test_every_position_is_solved_and_certified() -> None:
    runs = runs_of(small_board(3, 5))
    for goal in Goal:
        solver = CpuTurns(runs, goal)
        for left in (1, 2, 3):
            counters = solver.solve()
            turn = payoffs(runs, goal, left)
            assert counters.positions == played_positions(turn, runs.pix)
            assert counters.largest_gap <= TOLERANCE


@pytest.fixture
def corridor() -> Board:
    """One row of ways on 4 x 4 Pix: 0 - 1 - 2 - 3, everything else walled in; the Bugs can be far from Pixoid."""
    joined = {(0, 1), (1, 2), (2, 3), (12, 13), (8, 9)}
    return Board("corridor", 4, frozenset(joined), (0, 3, 12, 15), (3, 6, 7, 10))


def test_unhindered_pixoid_takes_all_cubes_once(corridor: Board) -> None:
    runs = runs_of(corridor)
    solver = CpuTurns(runs, Goal.MARGIN)
    for _ in range(3):
        solver.solve()
    alone = solver.values()[:, 0, triple_number(16, (12, 12, 8))]
    assert alone[0] == 3.0  # three turns, three cubes
    assert alone[1] == 3.5  # and the bonus cube on Pix 3, worth 1/2, once
    assert alone[15] == 3.5  # the others can't be reached


def test_surrounded_pixoid_gets_nothing(corridor: Board) -> None:
    solver = CpuTurns(runs_of(corridor), Goal.MARGIN)
    solver.solve()
    assert solver.values()[0, 1, triple_number(16, (0, 2, 12))] == 0.0


def test_twelfth_cube_wins_short_game_mid_move(corridor: Board) -> None:
    runs = runs_of(corridor)
    solver = CpuTurns(runs, Goal.SHORT)
    for _ in range(2):
        solver.solve()
    # 10 cubes of the reserve, one bonus cube picked up, another on Pix 3: running over it wins, even if he is followed.
    lying, behind = 0b0111, triple_number(16, (0, 12, 12))
    assert solver.values()[lying, 2, behind] == 1.0
    # The same without the cube on Pix 3: a Bug behind him on 0 - 1 - 2 - 3 covers both ends of the corridor.
    assert solver.values()[0b1110, 2, behind] < 1.0


def test_values_do_not_depend_on_hints() -> None:
    runs = runs_of(small_board(3, 6))
    whole, parts = CpuTurns(runs, Goal.MARGIN), CpuTurns(runs, Goal.MARGIN)
    for _ in range(4):
        whole.solve()
    for _ in range(4):
        done = CpuTurns(runs, Goal.MARGIN)
        done.resume(parts.turns_left, parts.values())
        done.solve()
        parts = done
    assert np.abs(whole.values() - parts.values()).max() <= 4 * (TOLERANCE + 2.0**-17)


def test_estimate_covers_all_remaining_positions() -> None:
    solver = CpuTurns(runs_of(small_board(3, 5)), Goal.MARGIN)
    assert 0 < solver.estimate(1) < solver.estimate(100)


def test_bugs_mix_is_clipped_and_normalised() -> None:
    """Two columns in the basis, one of them with a negative weight by rounding: only the other is played."""
    inverse, columns = np.zeros((3, 3)), np.array([[3.0, 2.0], [1.0, 6.0]])
    inverse[:2, 2] = 0.5, -0.1  # the objective would be 1 / (0.5 - 0.1) = 2.5
    names = np.array([7, 8], np.int32)
    assert simplex.concedes(2, inverse, columns, names) == 3.0  # the most that the first column concedes
