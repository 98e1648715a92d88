"""Exact play on a small board: rounds that agree with the worth of their start, and their raw results."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from pixcade.bots.exact import value_table as tables
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import runs_of
from pixcade.bots.exact.sources import SolvedTable
from pixcade.bots.exact.turn_game import Situation
from pixcade.bots.exact.value_table import STEPS, ValueTable
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.threads import CpuTurns
from pixcade.lab.makers.atlas import figures
from pixcade.lab.makers.atlas.exact_play import ExactPlay
from pixcade.lab.makers.atlas.figures import board_figures, read_figures, solve_board
from tests.small_boards import small_board

RUNS = runs_of(small_board(3, 9))


@pytest.fixture(scope="module", autouse=True)
def known_board() -> Iterator[None]:
    """The small board under its code, solved on the processor."""

    def board(code: str) -> Board:
        assert code == RUNS.board.code
        return RUNS.board

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "board", board)
        patch.setattr(figures, "turns_of", CpuTurns)
        yield


@pytest.fixture(scope="module")
def play(known_board: None, tmp_path_factory: pytest.TempPathFactory) -> ExactPlay:
    _, path = solve_board(tmp_path_factory.mktemp("data"), RUNS, Goal.MARGIN)
    return ExactPlay(RUNS, SolvedTable(ValueTable(path)))


def value_in(play: ExactPlay, situation: Situation) -> float:
    """The solver's value."""
    assert isinstance(play.source, SolvedTable)
    return play.source.table.value(*situation)


def situations(many: int) -> Iterator[Situation]:
    """Positions that are drawn at random."""
    random = np.random.default_rng(3)
    for _ in range(many):
        first, second, third = sorted(int(pix) for pix in random.integers(RUNS.pix, size=3))
        pixoid = int(random.choice([pix for pix in range(RUNS.pix) if pix not in (first, second, third)]))
        yield Situation(int(random.integers(1, 13)), int(random.integers(SETS)), pixoid, (first, second, third))


def test_position_worth_equals_solver_value(play: ExactPlay) -> None:
    for situation in situations(200):
        assert play.turn(situation).value == pytest.approx(value_in(play, situation), abs=2 * STEPS[Goal.MARGIN])


def test_exact_rounds_average_to_worth_of_start(play: ExactPlay) -> None:
    random = np.random.default_rng(1)
    for pix in RUNS.board.starts:
        played = [play.play(pix, random) for _ in range(600)]
        gained = np.array([one.worth for one in played])
        assert abs(gained.mean() - value_in(play, play.start(pix))) <= 5 * gained.std() / 600**0.5 + 0.01
        assert all(0 <= one.cubes <= RESERVE and 0 <= one.bonus <= 4 for one in played)
        assert all(
            one.cubes in (len(one.positions) - 1, RESERVE) for one in played
        )  # a cube for each turn but the last


def test_silence_costs_only_when_bugs_mix_jointly(play: ExactPlay) -> None:
    prices = {one: play.price_of_silence(one) for one in situations(200)}
    assert max(prices.values()) > 0.01
    for one, price in prices.items():
        assert price >= 0.0
        if play.turn(one).bugs.max() > 0.999999:  # one joint run: nothing has to be agreed
            assert price < 1e-4


def test_raw_results_of_board_round_trip(tmp_path: Path) -> None:
    found = board_figures(tmp_path, RUNS, 20, 10, short=True, keep=False)
    assert read_figures(found.as_json()) == found
    assert [start.pix for start in found.starts] == [RUNS.board.names[pix] for pix in RUNS.board.starts]
    assert [sum(start.lasted) for start in found.starts] == [20] * 4
    assert 1 <= len(found.silence) <= 10
    assert min(found.silence) >= 0.0
    assert found.short is not None
    assert all(0.0 <= chance <= 1.0 for chance in found.short)
    assert not list(tmp_path.rglob("*.values"))
