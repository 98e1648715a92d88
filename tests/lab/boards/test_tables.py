"""Solving turn by turn into a file, stopping and going on, and files that can't be used."""

import json
import time
import zlib
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from pixcade.bots.exact import value_table as tables
from pixcade.bots.exact.payoffs import Goal, Payoffs
from pixcade.bots.exact.positions import all_triples
from pixcade.bots.exact.runs import Runs, runs_of
from pixcade.bots.exact.value_table import STEPS, TableDamaged, ValueTable
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import Counters
from pixcade.lab.boards.induction import Induction, Solved, solved_before, start_values
from pixcade.lab.boards.table_writer import TableBusy, TableWriter
from pixcade.lab.boards.threads import CpuTurns
from tests.small_boards import small_board

RUNS = runs_of(small_board(3, 9))


class Stopped(Exception):
    """Somebody has interrupted it."""


def solve(folder: Path, stop_with: int = -1) -> tuple[Solved, Induction]:
    """Solve the board, or stop when this many turns are left."""

    def progress(to_solve: int, counters: Counters) -> None:
        assert counters.positions > 0
        if to_solve == stop_with:
            raise Stopped

    induction = Induction(folder, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN), worth_saving=0.0)
    return induction.run(progress), induction


@pytest.fixture(autouse=True)
def known_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small board under its code."""

    def board(code: str) -> Board:
        assert code == RUNS.board.code
        return RUNS.board

    monkeypatch.setattr(tables, "board", board)


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Solved]:
    """A solved board: its table's path, and the results."""
    found, induction = solve(tmp_path_factory.mktemp("data"))
    return induction.path, found


def exact(runs: Runs) -> list["np.ndarray[tuple[int, ...], np.dtype[np.float32]]"]:
    """The values of all turns, from the last."""
    solver = CpuTurns(runs, Goal.MARGIN)
    layers = []
    for _ in range(RESERVE):
        solver.solve()
        layers.append(solver.values())
    return layers


def test_values_round_trip_within_half_a_step(solved: tuple[Path, Solved]) -> None:
    table = ValueTable(solved[0])
    assert list(table.turns()) == list(range(1, RESERVE + 1))
    assert STEPS[Goal.MARGIN] <= 0.002
    every = [(int(a), int(b), int(c)) for a, b, c in all_triples(9)]
    for left, layer in enumerate(exact(RUNS), start=1):
        for lying in range(16):
            for pixoid in range(9):
                read = table.block(left, lying, pixoid) * table.header.step
                assert np.abs(read - layer[lying, pixoid]).max() <= STEPS[Goal.MARGIN] / 2
    assert table.value(3, 5, 4, every[17][::-1]) == table.value(3, 5, 4, every[17])


def test_reported_size_equals_size_on_disk(solved: tuple[Path, Solved]) -> None:
    path, found = solved
    table = ValueTable(path)
    assert path.stat().st_size == table.index + RESERVE * table.turn_size + found.bytes
    assert found.total.positions == 12 * 16 * 9 * 120  # turns, sets, Pix, triples of the other 8


def test_interrupted_board_resumes_with_same_values(tmp_path: Path, solved: tuple[Path, Solved]) -> None:
    for stop in (9, 4):
        with pytest.raises(Stopped):
            solve(tmp_path, stop)
    again = Induction(tmp_path, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN))
    assert again.turns.turns_left == RESERVE - 4
    found = again.run(lambda to_solve, counters: None)
    assert found.total.positions == solved[1].total.positions
    assert found.starts == pytest.approx(solved[1].starts, abs=0.001)
    assert sorted(path.name for path in again.path.parent.iterdir()) == [again.path.name]  # no checkpoint is left
    one, other = ValueTable(again.path), ValueTable(solved[0])
    steps = [np.abs(one.block(12, 15, pix).astype(int) - other.block(12, 15, pix)).max() for pix in range(9)]
    assert max(steps) <= 1


def test_board_is_solved_by_one_process_at_a_time(tmp_path: Path) -> None:
    header = tables.header_of(RUNS, Goal.MARGIN)
    path = tables.table_path(tmp_path, RUNS.board.code, Goal.MARGIN)
    with closing(TableWriter(path, header)):
        with pytest.raises(TableBusy) as rejected:
            Induction(tmp_path, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN))
        assert rejected.value.code == "solver.being-solved"
    Induction(tmp_path, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN))


def test_interrupted_turn_finishes_work_in_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = CpuTurns(RUNS, Goal.MARGIN)
    done: list[tuple[int, int]] = []
    solve_place = turns.solve_place

    def counted(turn: Payoffs, place: tuple[int, int], values: "np.ndarray") -> "np.ndarray":
        done.append(place)
        time.sleep(0.001)  # the others wait in the queue
        return solve_place(turn, place, values)

    def interrupt(share: float) -> None:
        assert 0 < share < 1
        raise Stopped

    monkeypatch.setattr(turns, "solve_place", counted)
    with pytest.raises(Stopped):
        turns.solve(interrupt)
    assert len(done) < 16 * 9 / 2
    assert turns.turns_left == 0
    assert turns.solve().positions == 16 * 9 * 120


def test_board_with_all_turns_counts_as_solved(solved: tuple[Path, Solved], tmp_path: Path) -> None:
    folder = solved[0].parents[1]
    table = solved_before(folder, RUNS, Goal.MARGIN)
    assert table is not None
    starts = start_values(RUNS.board, partial(table.value, RESERVE, 15))
    assert starts == pytest.approx(solved[1].starts, abs=STEPS[Goal.MARGIN])
    assert solved_before(tmp_path, RUNS, Goal.MARGIN) is None
    with pytest.raises(Stopped):
        solve(tmp_path, 3)
    assert solved_before(tmp_path, RUNS, Goal.MARGIN) is None


def test_quick_turn_leaves_no_checkpoint(tmp_path: Path) -> None:
    def stop(to_solve: int, counters: Counters) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        Induction(tmp_path, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN), worth_saving=1e9).run(stop)
    assert list(tmp_path.rglob("*.checkpoint.*")) == []


def test_checkpoint_of_other_rules_is_ignored(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        solve(tmp_path, 9)
    facts = next(tmp_path.rglob("*.checkpoint.json"))
    changed = json.loads(facts.read_text("utf-8"))
    changed["header"]["rules_version"] += 1
    facts.write_text(json.dumps(changed), "utf-8")
    assert Induction(tmp_path, RUNS, Goal.MARGIN, CpuTurns(RUNS, Goal.MARGIN)).turns.turns_left == 0


def rewritten(path: Path, to: Path, **changes: object) -> Path:
    """A copy of a table with a changed header and a valid checksum."""
    data = path.read_bytes()
    length, _ = tables.LENGTHS.unpack(data[8:16])
    header = json.loads(data[16 : 16 + length]) | changes
    text = json.dumps(header).encode()
    to.write_bytes(data[:8] + tables.LENGTHS.pack(len(text), zlib.crc32(text)) + text + data[16 + length :])
    return to


@pytest.mark.parametrize("changes", [{"rules_version": 99}, {"format": 2}, {"runs": "0" * 64}, {"step": 0.5}])
def test_table_of_other_rules_is_rejected(
    solved: tuple[Path, Solved], tmp_path: Path, changes: dict[str, object]
) -> None:
    with pytest.raises(TableDamaged, match="other-rules"):
        ValueTable(rewritten(solved[0], tmp_path / "other", **changes))


def test_invalid_table_file_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "text").write_bytes(b"something else" * 10)
    for name in ("empty", "text", "missing"):
        with pytest.raises(TableDamaged, match="unreadable"):
            ValueTable(tmp_path / name)


def test_changed_byte_is_detected_anywhere(solved: tuple[Path, Solved], tmp_path: Path) -> None:
    data = solved[0].read_bytes()
    table = ValueTable(solved[0])
    blocks = len(data) - 1  # in the last block, which is of the first turn: 12 left, all cubes, the last Pix
    for place in (20, table.index + 11 * table.turn_size + 30, blocks):
        changed = bytearray(data)
        changed[place] ^= 1
        (tmp_path / "changed").write_bytes(changed)
        with pytest.raises(TableDamaged, match=r"damaged|other-rules"):
            ValueTable(tmp_path / "changed").value(12, 15, 8, (0, 1, 2))
