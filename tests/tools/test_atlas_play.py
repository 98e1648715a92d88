"""Exact play on a small board: mixes that are certified, rounds that agree with the worth of their start."""

from pathlib import Path

import numpy as np
import pytest

from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import RESERVE
from pixcade.solver import table as tables
from pixcade.solver.payoffs import Goal
from pixcade.solver.positions import SETS, triple_number
from pixcade.solver.runs import runs_of
from pixcade.solver.threads import CpuTurns
from tests.solver.boards import small_board
from tests.solver.naive import by_program
from tools.atlas import figures
from tools.atlas.exact_play import ExactPlay, ExactPosition
from tools.atlas.figures import board_figures, read_figures
from tools.atlas.matrix_game import solve
from tools.atlas.silence import price_of_silence

RUNS = runs_of(small_board(3, 9))


def test_a_matrix_game_is_solved_as_by_a_linear_program() -> None:
    random = np.random.default_rng(5)
    for _ in range(60):
        shape = int(random.integers(1, 12)), int(random.integers(1, 60))
        payoffs = np.round(random.random(shape) * 8) / 2  # few values: degenerate bases
        found = solve(payoffs)
        assert found.value == pytest.approx(by_program(payoffs), abs=1e-6)
        assert found.rows.sum() == pytest.approx(1.0)
        assert found.columns.sum() == pytest.approx(1.0)
        assert (found.rows @ payoffs).min() == pytest.approx(found.least)
        assert (payoffs @ found.columns).max() == pytest.approx(found.most)


def test_bugs_who_need_a_common_draw_pay_for_silence() -> None:
    # Two Bugs who must both be left or both be right: one mind draws either, two silent ones miss half the time.
    payoffs = np.ones((2, 2, 2, 1))
    payoffs[0, 0, 0, 0] = payoffs[1, 1, 1, 0] = 0.0
    # One mind concedes 1/2. Silent with p and q to the left: Pixoid gets 1 - min(pq, (1 - p)(1 - q)), at best 3/4.
    assert price_of_silence(payoffs) == pytest.approx(0.25, abs=1e-4)


def test_silence_costs_nothing_where_one_joint_run_is_best() -> None:
    payoffs = np.ones((3, 2, 2, 2))
    payoffs[:, 1, 0, 1] = 0.5
    assert price_of_silence(payoffs) == 0.0


@pytest.fixture(scope="module")
def values() -> list["np.ndarray[tuple[int, ...], np.dtype[np.float32]]"]:
    """The values of the board with 0 to 12 turns left."""
    turns = CpuTurns(RUNS, Goal.MARGIN)
    found = [turns.values()]
    for _ in range(RESERVE):
        turns.solve()
        found.append(turns.values())
    return found


@pytest.fixture
def play(values: list["np.ndarray[tuple[int, ...], np.dtype[np.float32]]"]) -> ExactPlay:
    return ExactPlay(RUNS, lambda left, lying, pixoid: values[left][lying, pixoid].astype(np.float64))


def test_a_position_is_worth_what_the_solver_says(
    play: ExactPlay, values: list["np.ndarray[tuple[int, ...], np.dtype[np.float32]]"]
) -> None:
    random = np.random.default_rng(3)
    for _ in range(200):
        first, second, third = sorted(int(pix) for pix in random.integers(RUNS.pix, size=3))
        pixoid = int(random.choice([pix for pix in range(RUNS.pix) if pix not in (first, second, third)]))
        position = ExactPosition(
            int(random.integers(1, 13)), int(random.integers(SETS)), pixoid, (first, second, third)
        )
        known = values[position.turns_left][position.lying, pixoid, triple_number(RUNS.pix, position.bugs)]
        assert play.turn(position).solution.value == pytest.approx(float(known), abs=1e-4)


def test_rounds_of_exact_play_give_what_their_start_is_worth(
    play: ExactPlay, values: list["np.ndarray[tuple[int, ...], np.dtype[np.float32]]"]
) -> None:
    random = np.random.default_rng(1)
    for pix in RUNS.board.starts:
        played = [play.play(pix, random) for _ in range(600)]
        gained = np.array([one.worth for one in played])
        worth = float(values[RESERVE][SETS - 1, pix, triple_number(RUNS.pix, play.start(pix).bugs)])
        assert abs(gained.mean() - worth) <= 5 * gained.std() / 600**0.5 + 1e-3
        assert all(0 <= one.cubes <= RESERVE and 0 <= one.bonus <= 4 for one in played)


def test_raw_figures_of_a_board_are_made_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def board(code: str) -> Board:
        assert code == RUNS.board.code
        return RUNS.board

    monkeypatch.setattr(tables, "board", board)
    monkeypatch.setattr(figures, "turns_of", CpuTurns)
    found = board_figures(tmp_path, RUNS, 20, 10, short=True, keep=False)
    assert read_figures(found.as_json()) == found
    assert [start.pix for start in found.starts] == [RUNS.board.names[pix] for pix in RUNS.board.starts]
    assert [sum(start.lasted) for start in found.starts] == [20] * 4
    assert len(found.silence) == 10
    assert min(found.silence) >= 0.0
    assert found.short is not None
    assert all(0.0 <= chance <= 1.0 for chance in found.short)
    assert not list(tmp_path.rglob("*.values"))
