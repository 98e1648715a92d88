"""`pixcade solve` at the terminal."""

import argparse
import io
from pathlib import Path

import pytest

from pixcade.bots.exact import value_table as tables
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.runs import runs_of
from pixcade.bots.exact.value_table import TableDamaged, ValueTable
from pixcade.cli.command_line import main
from pixcade.cli.screen import Screen
from pixcade.lab.boards import solve_command as solve
from pixcade.lab.boards.induction import Induction, solved_before
from pixcade.lab.boards.solve_command import SolveReport
from pixcade.lab.boards.table_check import check_table
from pixcade.lab.boards.threads import CpuTurns
from pixcade.locales import COMPLETE_LANGUAGES, Words
from tests.small_boards import small_board


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_unknown_goal_and_board_are_rejected(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "solve", "p1-1A.2A.3A.4A", "--goal", "fame"]) == 2
    assert "fame" in capsys.readouterr().err
    assert main(["--language", language, "solve", "p1-1A.2A.3A.4A", "p1-1A.1A.3A.4A"]) == 2
    assert "p1-1A.1A.3A.4A" in capsys.readouterr().err


@pytest.mark.slow(8)
def test_every_turn_and_result_are_printed(tmp_path: Path) -> None:
    runs = runs_of(small_board(3, 2))
    written = io.StringIO()
    screen = Screen(io.StringIO(), written, {})
    induction = Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN))
    SolveReport(screen, Words("en")).show(induction)
    lines = written.getvalue().splitlines()
    assert [line.partition(":")[0] for line in lines[:12]] == [f"Turn {turn} of 12" for turn in range(1, 13)]
    assert "207360 positions, all certified" in lines[12]  # 12 turns x 16 sets x 9 Pix x 120 triples
    starts = [line.partition(":")[0] for line in lines[13:]]
    assert starts == [f"Pixoid on {pix}" for pix in ("a1", "a3", "c1", "c3")]
    assert induction.path.is_file()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.slow(8)
def test_terminal_shows_progress_and_time_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "BETWEEN", 0.0)
    runs = runs_of(small_board(3, 2))
    written = Terminal()
    report = SolveReport(Screen(io.StringIO(), written, {"TERM": "xterm"}), Words("en"))
    report.show(Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN)))
    drawn = written.getvalue().split("\r\x1b[K")
    assert "[............] Turn 1 of 12: 50%, about 0 h 0 min left" in drawn
    assert "[###########.] Turn 12 of 12: 50%, about 0 h 0 min left" in drawn
    report.began -= 3600
    report.part(8, 0.5)  # half a turn in an hour: two hours a turn
    assert written.getvalue().endswith("[########....] Turn 9 of 12: 50%, about 7 h 0 min left")


@pytest.mark.slow(8)
@pytest.mark.parametrize("kept", [False, True])
def test_interrupted_solve_says_where_it_resumes(kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = runs_of(small_board(3, 2))
    written = io.StringIO()
    report = SolveReport(Screen(io.StringIO(), written, {}), Words("en"))
    worth_saving = 0.0 if kept else 1e9
    induction = Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN), worth_saving)

    def stop(solved: int, share: float) -> None:
        if (solved, share) >= (3, 0.5):
            raise KeyboardInterrupt

    monkeypatch.setattr(report, "part", stop)
    with pytest.raises(KeyboardInterrupt):
        report.show(induction)
    message = "The same command continues after the 3 solved turns" if kept else "Nothing is saved yet"
    assert message in written.getvalue()
    again = Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN), worth_saving)
    assert again.turns.turns_left == (3 if kept else 0)


@pytest.mark.slow(8)
def test_solved_board_is_not_solved_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = small_board(3, 2)
    monkeypatch.setattr(tables, "board", lambda code: one)
    monkeypatch.setattr(solve, "runs_of_code", lambda code: runs_of(one))
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    written = io.StringIO()
    screen, given = (
        Screen(io.StringIO(), written, {}),
        argparse.Namespace(boards=[one.code], goal="margin", check=False),
    )
    assert solve.run(given, screen, Words("en")) == 0
    first = written.getvalue()
    size = next(tmp_path.rglob("*.values")).stat().st_size
    assert solve.run(given, screen, Words("en")) == 0
    again = written.getvalue().removeprefix(first)
    assert again.startswith(f"{one.code} is already solved: ")
    assert again.splitlines()[1:] == first.splitlines()[-4:]
    assert next(tmp_path.rglob("*.values")).stat().st_size == size


@pytest.mark.slow(8)
def test_check_solves_random_positions_again_and_finds_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = runs_of(small_board(3, 2))
    monkeypatch.setattr(tables, "board", lambda code: runs.board)
    induction = Induction(tmp_path, runs, Goal.MARGIN, CpuTurns(runs, Goal.MARGIN))
    induction.run(lambda left, counters: None, lambda share: None)
    table = solved_before(tmp_path, runs, Goal.MARGIN)
    assert table is not None
    checked = check_table(table, runs, seed=1, sample=200)
    assert (checked.positions, len(checked.digest)) == (200, 64)
    assert checked.difference < 0.002
    content = bytearray(induction.path.read_bytes())
    content[-20] ^= 1
    induction.path.write_bytes(content)
    with pytest.raises(TableDamaged):
        check_table(ValueTable(induction.path), runs, seed=1, sample=1)
