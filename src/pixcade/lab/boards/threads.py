"""Solves turns on all cores with `cpu.py`. Compilation happens on first use, not on import."""

import importlib
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from pixcade.bots.exact.payoffs import Goal, Payoffs, payoffs, values_after_all
from pixcade.bots.exact.positions import SETS, all_triples, first_of_pair, triples
from pixcade.bots.exact.runs import Runs
from pixcade.bots.search.cache import AVAILABLE
from pixcade.lab.boards.counters import ROUNDING, TOLERANCE, Counters, Part, ignore_progress, played_positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Singles = NDArray[np.float32]

NO_HINTS = ~np.uint64(0)
SAMPLE = 2_000
"""Positions solved for an estimate."""


def available() -> bool:
    return AVAILABLE


def available_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def solve_span(
    runs: Runs,
    turn: Payoffs,
    after: "Singles",
    place: tuple[int, int],
    span: tuple[int, int],
    hints: "NDArray[np.uint64]",
    values: "Singles",
) -> "NDArray[np.float64]":
    """Solve a span of triples for one set of bonus cubes and one Pix of Pixoid; returns the counters of `cpu`.

    `after` has the values after the turn, shape (sets, Pix, triples); `hints` and `values`, shape (triples,), are
    written.
    """
    kernel: Any = importlib.import_module("pixcade.lab.boards.cpu")
    counters = np.zeros(kernel.FIGURES)
    kernel.solve_turn(
        after.reshape(-1), triples(runs.pix), turn.survival, first_of_pair(runs.pix), all_triples(runs.pix),
        runs.counts, runs.ends, runs.over, turn.fixed[place], turn.after[place], place[1], *span, TOLERANCE,
        hints, values, counters,
    )  # fmt: skip
    return counters


class CpuTurns:
    """The turns of a board, from the last to the first."""

    def __init__(self, runs: Runs, goal: Goal) -> None:
        """Start after the last turn, with no turns left."""
        self.kernel: Any = importlib.import_module("pixcade.lab.boards.cpu")
        self.runs, self.goal = runs, goal
        self.turns_left = 0
        self.triples = triples(runs.pix)
        self.after = np.full((SETS, runs.pix, self.triples), values_after_all(goal), np.float32)
        self.hints = np.full(self.after.shape, NO_HINTS)
        self.cores = available_cores()

    def solve(self, part: Part = ignore_progress) -> Counters:
        """Solve the previous turn; an interruption takes effect at the next Pix of Pixoid."""
        began = time.perf_counter()
        turn = payoffs(self.runs, self.goal, self.turns_left + 1)
        values = np.ones_like(self.after)
        places = [(lying, pixoid) for lying in turn.played for pixoid in range(self.runs.pix)]
        parts: list[NDArray[np.float64]] = []
        pool = ThreadPoolExecutor(self.cores)
        try:
            for counters in pool.map(lambda place: self.solve_place(turn, place, values[place]), places):
                parts.append(counters)
                part(len(parts) / len(places))
        finally:
            pool.shutdown(cancel_futures=True)
        names = self.kernel
        sums = np.sum(parts, axis=0) if parts else np.zeros(names.FIGURES)
        assert int(sums[names.POSITIONS]) == played_positions(turn, self.runs.pix), "no position is left out"
        assert sums[names.OPEN] == 0, f"{int(sums[names.OPEN])} positions could not be certified"
        self.after = (np.rint(values / ROUNDING) * ROUNDING).astype(np.float32)
        self.turns_left += 1
        return Counters(
            positions=int(sums[names.POSITIONS]),
            pivots=int(sums[names.PIVOTS]),
            pricings=int(sums[names.PRICINGS]),
            pure=int(sums[names.PURE]),
            largest_gap=float(max((part[names.LARGEST_GAP] for part in parts), default=0.0)),
            seconds=time.perf_counter() - began,
        )

    def solve_place(self, turn: Payoffs, place: tuple[int, int], values: "Singles") -> "NDArray[np.float64]":
        """Solve all triples of one set of bonus cubes and one Pix of Pixoid; returns the counters."""
        return solve_span(self.runs, turn, self.after, place, (0, self.triples), self.hints[place], values)

    def estimate(self, turns: int) -> float:
        """Return the estimated seconds for this many turns, by solving a few random positions of the next one.

        The first turn has no hints and later ones have more mixed positions; both take about as long.
        """
        turn = payoffs(self.runs, self.goal, self.turns_left + 1)
        values, hints = np.empty(self.triples, np.float32), np.full(self.triples, NO_HINTS)
        random = np.random.default_rng(1)
        began, solved = time.perf_counter(), 0.0
        for _ in range(SAMPLE // 20):
            place = int(random.choice(turn.played)), int(random.integers(self.runs.pix))
            begin = int(random.integers(max(1, self.triples - 20)))
            span = begin, min(begin + 20, self.triples)
            solved += solve_span(self.runs, turn, self.after, place, span, hints, values)[0]
        a_position = (time.perf_counter() - began) / max(solved, 1.0)
        return a_position * turns * played_positions(turn, self.runs.pix) / self.cores

    def values(self) -> "NDArray[np.float32]":
        """Return the values with `turns_left` turns left: shape (SETS, Pix, triples)."""
        return self.after

    def resume(self, turns_left: int, values: "NDArray[np.float32]") -> None:
        """Continue after turns that were solved before."""
        self.turns_left, self.after = turns_left, np.ascontiguousarray(values, np.float32)
