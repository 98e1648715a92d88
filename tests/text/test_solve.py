"""`pixcade solve` at the terminal."""

import io
from pathlib import Path

import pytest

from pixcade.cli import main
from pixcade.solver.induction import Induction
from pixcade.solver.payoffs import Goal
from pixcade.solver.runs import runs_of
from pixcade.solver.threads import CpuTurns
from pixcade.text.pixoid.solve import SolveReport
from pixcade.text.screen import Screen
from pixcade.words import Words, languages
from tests.solver.boards import small_board


@pytest.mark.parametrize("language", languages())
def test_a_goal_and_a_board_that_do_not_exist_are_refused(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "solve", "p1-1A.2A.3A.4A", "--goal", "fame"]) == 2
    assert "fame" in capsys.readouterr().err
    assert main(["--language", language, "solve", "p1-1A.2A.3A.4A", "p1-1A.1A.3A.4A"]) == 2
    assert "p1-1A.1A.3A.4A" in capsys.readouterr().err


def test_every_turn_and_what_came_out_is_told(tmp_path: Path) -> None:
    runs = runs_of(small_board(3, 2))
    written = io.StringIO()
    screen = Screen(io.StringIO(), written, {})
    induction = Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN))
    SolveReport(screen, Words("en")).show(induction)
    lines = written.getvalue().splitlines()
    assert [line.partition(":")[0] for line in lines[:12]] == [f"Turn {turn} of 12" for turn in range(1, 13)]
    assert "207360 positions, all of them certified" in lines[12]  # 12 turns x 16 sets x 9 Pix x 120 triples
    told = [line.partition(":")[0] for line in lines[13:]]
    assert told == [f"Pixoid on {pix}" for pix in ("a1", "a3", "c1", "c3")]
    assert induction.path.is_file()
