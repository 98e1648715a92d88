"""Solves a board turn by turn from the last to the first, resumable after each."""

import json
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import SETS, triple_number
from pixcade.bots.exact.runs import Runs, fits, runs_of
from pixcade.bots.exact.value_table import LARGEST_ERROR, Header, TableDamaged, ValueTable, header_of, table_path
from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.board import Board, board
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards import cuda, threads
from pixcade.lab.boards.counters import Counters, Part, error_bound, ignore_progress
from pixcade.lab.boards.table_writer import TableWriter

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float32]


WORTH_SAVING = 2.0
"""A checkpoint of a full board is a gigabyte: a turn that takes fewer seconds is solved again instead."""


class CannotSolve(PixcadeError):
    """A board that can't be solved here."""


class TurnSolver(Protocol):
    """Solves turns: `CudaTurns` or `CpuTurns`."""

    turns_left: int

    def solve(self, part: Part = ignore_progress) -> Counters:
        """Solve the previous turn."""

    def values(self) -> "Values":
        """The values with `turns_left` turns left."""

    def resume(self, turns_left: int, values: "Values") -> None:
        """Continue after turns that were solved before."""


@dataclass(frozen=True)
class Solved:
    """A solved board: its counters, and the worth of each Start Pix with all bonus cubes."""

    total: Counters
    error: float
    starts: dict[str, float]
    bytes: int


Progress = Callable[[int, Counters], None]
"""Called after each turn with the number of turns left and its counters."""


def turns_of(runs: Runs, goal: Goal) -> TurnSolver:
    """Return the solver for this machine: the GPU if there is one, else all cores. Raises CannotSolve."""
    if cuda.available():
        return cuda.CudaTurns(runs, goal)
    if threads.available():
        return threads.CpuTurns(runs, goal)
    raise CannotSolve("solver.nothing-to-solve-with")


def runs_of_code(code: str) -> Runs:
    one = board(code)
    if not fits(one):
        raise CannotSolve("solver.board-too-open", text=code)
    return runs_of(one)


def start_values(one: Board, value: Callable[[int, tuple[int, ...]], float]) -> dict[str, float]:
    """Return the worth of each Start Pix with the Bugs on the other three: `value` receives his Pix and theirs."""
    return {one.names[pix]: value(pix, tuple(other for other in one.starts if other != pix)) for pix in one.starts}


def solved_before(folder: Path, runs: Runs, goal: Goal) -> ValueTable | None:
    """Return a board's table if it has all turns."""
    try:
        table = ValueTable(table_path(folder, runs.board.code, goal))
    except TableDamaged:
        return None
    return table if len(list(table.turns())) == RESERVE else None


class Induction:
    """A board being solved, from the last turn to the first, stored in a folder."""

    def __init__(
        self, folder: Path, runs: Runs, goal: Goal, turns: TurnSolver, worth_saving: float = WORTH_SAVING
    ) -> None:
        """Start, or resume from the folder's checkpoint of this board and rules.

        A turn that took less than `worth_saving` seconds gets no checkpoint. Raises TableBusy if another process is
        solving the board.
        """
        self.worth_saving = worth_saving
        self.runs, self.goal, self.turns = runs, goal, turns
        self.header = header_of(runs, goal)
        self.path = table_path(folder, runs.board.code, goal)
        TableWriter(self.path, self.header).close()
        self.checkpoint = Checkpoint(self.path, self.header)
        found = self.checkpoint.load()
        self.counters = found.counters if found else []
        self.bytes = found.bytes if found else 0
        self.kept = len(self.counters)
        """The turns after which it would resume."""
        if found:
            turns.resume(len(found.counters), found.values)

    def run(self, progress: Progress, part: Part = ignore_progress) -> Solved:
        """Solve the remaining turns, reporting progress. Raises TableBusy."""
        with (
            closing(TableWriter(self.path, self.header)) as writer,
            ThreadPoolExecutor(os.cpu_count() or 1) as packing,
            ThreadPoolExecutor(1) as disk,
        ):
            writing: Future[None] | None = None
            while self.turns.turns_left < RESERVE:
                counters = self.turns.solve(part)
                values = self.turns.values()
                if writing:
                    writing.result()  # one turn is written while the next is solved
                self.counters.append(counters)
                writing = disk.submit(self.keep, writer, self.turns.turns_left, counters, values, packing)
                progress(RESERVE - self.turns.turns_left, counters)
            if writing:
                writing.result()
        error = error_bound([one.largest_gap for one in self.counters])
        assert error <= LARGEST_ERROR, f"values may be off by {error}"
        self.checkpoint.drop()
        return Solved(sum(self.counters, Counters()), error, self.starts(self.turns.values()), self.bytes)

    def keep(
        self, writer: TableWriter, turns_left: int, counters: Counters, values: "Values", packing: ThreadPoolExecutor
    ) -> None:
        """Write a turn to the table and, if solving it again would take long, a checkpoint."""
        self.bytes += writer.write(turns_left, values, packing)
        if counters.seconds >= self.worth_saving:
            self.checkpoint.save(Saved(self.counters[:turns_left], self.bytes, values))
            self.kept = turns_left

    def starts(self, values: "Values") -> dict[str, float]:
        return start_values(
            self.runs.board,
            lambda pix, bugs: float(values[SETS - 1, pix, triple_number(self.runs.pix, bugs)]),
        )


@dataclass(frozen=True)
class Saved:
    """The contents of a checkpoint: each turn's counters, the table's size, and the last turn's values in full."""

    counters: list[Counters]
    bytes: int
    values: "Values"


class Checkpoint:
    """The last turn's values in full precision, stored next to the table until the board is solved."""

    def __init__(self, table: Path, header: Header) -> None:
        self.facts, self.values = table.with_suffix(".checkpoint.json"), table.with_suffix(".checkpoint.npy")
        self.header = asdict(header)

    def save(self, saved: Saved) -> None:
        """Replace the checkpoint atomically."""
        self.facts.unlink(missing_ok=True)
        np.save(self.values, saved.values)
        counters = [asdict(one) for one in saved.counters]
        new = self.facts.with_suffix(".new")
        new.write_text(json.dumps({"header": self.header, "figures": counters, "bytes": saved.bytes}), "utf-8")
        new.replace(self.facts)

    def load(self) -> Saved | None:
        try:
            facts = json.loads(self.facts.read_text("utf-8"))
        except (OSError, ValueError):
            return None
        if facts["header"] != self.header:
            return None
        return Saved([Counters(**one) for one in facts["figures"]], facts["bytes"], np.load(self.values))

    def drop(self) -> None:
        self.facts.unlink(missing_ok=True)
        self.values.unlink(missing_ok=True)
