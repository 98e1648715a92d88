"""One turn of exact solving: certified values and mixes, from a table, from the evaluator, or with nothing to come."""

from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import linprog

from pixcade.bots.exact import value_table as tables
from pixcade.bots.exact.one_turn import (
    refine,
    runs_once,
    silent_mixes,
    situation_after,
    solve,
    solve_by,
    solved_matrix,
)
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.runs import runs_of
from pixcade.bots.exact.sources import EVALUATOR, SOLVED, TABLE, Estimates, NothingAfter, SolvedTable, source_of
from pixcade.bots.exact.turn_game import Situation, turn_game
from pixcade.bots.exact.value_table import ValueTable, table_path
from pixcade.games.pixoid.board import board
from pixcade.lab.boards.induction import Induction
from pixcade.lab.boards.threads import CpuTurns
from tests.bots.compiled_kernels import compiled
from tests.small_boards import small_board

BOARD = board("p1-1A.2A.3A.4A")


def some_situations(many: int, seed: int, turns_left: int | None = None) -> list[Situation]:
    random = np.random.default_rng(seed)
    found = []
    for _ in range(many):
        pixoid, one, two, three = random.choice(100, 4, replace=False).tolist()
        left = turns_left or int(random.integers(2, 13))
        found.append(Situation(left, int(random.integers(16)), pixoid, (one, two, three)))
    return found


def linear_program(payoffs: np.ndarray) -> float:
    """The value of a matrix game by HiGHS: the most that a mix of rows guarantees."""
    rows, columns = payoffs.shape
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun)


def test_matrix_game_matches_linear_program() -> None:
    random = np.random.default_rng(1)
    with compiled():
        for rows, columns in ((1, 5), (4, 30), (9, 200), (14, 600), (3, 1)):
            payoffs = np.round(random.random((rows, columns)) * 8) / 2
            least, most, mix, against = solved_matrix(payoffs)
            assert least - 1e-9 <= linear_program(payoffs) <= most + 1e-9
            assert most - least <= 1e-4
            assert mix.sum() == pytest.approx(1)
            assert against.sum() == pytest.approx(1)
            assert (mix @ payoffs).min() == pytest.approx(least, abs=1e-9)
            assert (payoffs @ against).max() == pytest.approx(most, abs=1e-9)


def test_compiled_matrix_game_equals_numpy() -> None:
    random = np.random.default_rng(9)
    with compiled():
        for rows, columns in ((1, 1), (1, 40), (2, 9), (5, 200), (9, 700), (14, 2744)):
            for steps in (2, 1024):  # many ties, hardly any
                payoffs = np.round(random.random((rows, columns)) * 6 * steps) / steps
                least, most, _, _ = solved_matrix(payoffs)
                plain = solve_plainly(payoffs)
                assert (least + most) / 2 == pytest.approx((plain.least + plain.most) / 2, abs=1e-4)


def test_turn_is_certified_and_names_source(tmp_path: Path) -> None:
    with compiled():
        for situation in some_situations(10, seed=2):
            found = solve(BOARD, situation, tmp_path)
            assert found is not None
            assert found.source == EVALUATOR
            flat = found.payoffs.reshape(len(found.game.rows), -1)
            assert 0 <= found.gap <= 1e-4
            if len(flat):
                assert (found.pixoid @ flat).min() == pytest.approx(found.least)
                assert (flat @ found.bugs.reshape(-1)).max() == pytest.approx(found.most)


def test_last_turn_has_no_estimate(tmp_path: Path) -> None:
    with compiled():
        for situation in some_situations(5, seed=3, turns_left=1):
            found = solve(BOARD, situation, tmp_path)
            assert found is not None
            assert found.source == SOLVED
            whole = found.payoffs - found.game.fixed[:, None, None, None]
            assert set(np.unique(whole).tolist()) <= {0.0, 1.0}


def test_unknown_board_has_source_only_on_last_turn(tmp_path: Path) -> None:
    one = small_board(4, 1)
    assert source_of(one, 2, tmp_path) is None
    assert source_of(one, 1, tmp_path) is not None


def test_table_returns_solved_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = small_board(3, 1)
    monkeypatch.setattr(tables, "board", lambda code: one)
    runs = runs_of(one)
    with compiled():
        turns = CpuTurns(runs, Goal.MARGIN)
        Induction(tmp_path, runs, Goal.MARGIN, turns).run(lambda left, counters: None)
        table = ValueTable(table_path(tmp_path, one.code, Goal.MARGIN))
        random = np.random.default_rng(5)
        for left in (2, 5, 12):
            pixoid, first, second, third = random.choice(9, 4, replace=False).tolist()
            situation = Situation(left, 15, pixoid, (first, second, third))
            found = solve_by(runs, situation, SolvedTable(table))
            assert found.source == TABLE
            exact = table.value(left, 15, pixoid, (first, second, third))
            assert found.value == pytest.approx(exact, abs=0.003), "a step of the table, and its rounding"


def test_independent_bugs_concede_at_least_joint_value() -> None:
    runs = runs_once(BOARD)
    with compiled():
        for situation in some_situations(10, seed=6, turns_left=1):
            found = solve_by(runs, situation, NothingAfter())
            if not len(found.game.rows):
                continue
            conceded, (first, second, third) = silent_mixes(found.payoffs, found.bugs)
            for mix in (first, second, third):
                assert mix.sum() == pytest.approx(1)
                assert (mix >= 0).all()
            paid = np.einsum("rijk,i,j,k->r", found.payoffs, first, second, third).max()
            assert paid == pytest.approx(conceded, abs=1e-6)
            assert conceded >= found.least - 1e-6


def test_runs_into_bugs_are_not_rows() -> None:
    runs = runs_once(BOARD)
    here = next(pix for pix in range(100) if sum(map(bool, BOARD.rays[pix].values())) == 2)
    one, other = filter(None, BOARD.rays[here].values())
    away = next(pix for pix in range(100) if pix not in (*one, *other, here))
    one_side = turn_game(runs, Situation(5, 15, here, (one[0], away, away)))
    assert set(one_side.ends.tolist()) == set(other)
    with compiled():
        found = solve_by(runs, Situation(1, 15, here, (one[0], other[0], away)), NothingAfter())
    assert not len(found.game.rows)
    assert found.value == 0


def test_deeper_look_equals_one_more_solved_turn() -> None:
    runs, source = runs_once(BOARD), Estimates(BOARD)
    changed = 0
    with compiled():
        for situation in some_situations(6, seed=8):
            plain = solve_by(runs, situation, source)
            if not len(plain.game.rows):
                continue
            deeper = refine(runs, plain, source, 8)
            flat, before = (
                deeper.payoffs.reshape(len(plain.game.rows), -1),
                plain.payoffs.reshape(len(plain.game.rows), -1),
            )
            places = np.argwhere(flat != before).tolist()
            assert len(places) <= 8
            for row, column in places:
                after = situation_after(plain.game, row, column)
                last = NothingAfter() if after.turns_left == 1 else source
                assert flat[row, column] == 1 + plain.game.fixed[row] + solve_by(runs, after, last).value
            assert deeper.gap <= 1e-4
            changed += len(places)
    assert changed
