"""Solves turns on a GPU with `turn.cu`, through CuPy. Needs only NumPy and CuPy."""

import time
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from pixcade.bots.exact.payoffs import Goal, Payoffs, payoffs, values_after_all
from pixcade.bots.exact.positions import SETS, all_triples, first_of_pair, triples
from pixcade.bots.exact.runs import MOST_RUNS, Runs
from pixcade.lab.boards.counters import TOLERANCE as TOLERANCE
from pixcade.lab.boards.counters import Counters, Part, ignore_progress, played_positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZES = (2, 4, 6, 8, 10, 12, 16)
"""The maximum numbers of runs for which there are kernels."""
WARPS = 4
BUCKETS, FIGURES = 256, 7
POSITIONS, PIVOTS, PRICINGS, _, PURE, _, LARGEST_GAP = range(FIGURES)
ROOM = 1 << 22
"""The maximum number of positions of a turn that can be solved again."""


def available() -> bool:
    """Whether there is CuPy and a GPU with enough memory for a board of 100 Pix."""
    try:
        import cupy
    except ImportError:
        return False
    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


@cache
def module() -> Any:
    """Return the compiled kernels, cached by CuPy."""
    import cupy

    source = (files(__package__) / "turn.cu").read_text(encoding="utf-8")
    return cupy.RawModule(code=source, options=("-std=c++17",))


class CudaTurns:
    """The turns of a board, from the last to the first."""

    def __init__(self, runs: Runs, goal: Goal) -> None:
        """Start after the last turn, with no turns left."""
        import cupy

        self.cupy = cupy
        self.runs, self.goal = runs, goal
        self.turns_left = 0
        pix = runs.pix
        self.triples = triples(pix)
        self.board = [cupy.asarray(array) for array in (runs.counts, runs.ends, runs.over)]
        pairs = np.array([(a, b) for a in range(pix) for b in range(a, pix)], np.uint8)
        self.pairs = cupy.asarray(pairs)
        self.first = cupy.asarray(first_of_pair(pix).astype(np.uint32))
        survival = payoffs(runs, goal, 1).survival
        self.worth = cupy.full(SETS * pix**4, survival + values_after_all(goal), np.float32)
        """The value of surviving into a position, with the Bugs in any order."""
        self.hints = cupy.full(SETS * pix * self.triples, ~np.uint64(0), np.uint64)
        all_three = all_triples(pix).astype(np.int64)
        self.numbers = cupy.asarray((all_three[:, 0] * pix + all_three[:, 1]) * pix + all_three[:, 2])

    def solve(self, part: Part = ignore_progress) -> Counters:
        cupy, pix = self.cupy, self.runs.pix
        began = time.perf_counter()
        turn = payoffs(self.runs, self.goal, self.turns_left + 1)
        worth = cupy.zeros_like(self.worth)
        worth.reshape(SETS, -1)[cupy.asarray(turn.won)] = 1.0
        counted = cupy.zeros((BUCKETS, FIGURES), np.uint64)
        again = cupy.zeros(1 + 2 * ROOM, np.uint32)
        game = self.game(turn)
        sets = cupy.asarray(np.array(turn.played, np.uint8))
        for smallest, size in zip((0, *SIZES), SIZES, strict=False):
            group = np.nonzero((self.runs.counts > smallest) & (self.runs.counts <= size))[0].astype(np.uint8)
            if len(group) and len(sets):
                module().get_function(f"turn_{size}")(
                    (len(self.pairs), len(group), len(sets)),
                    (WARPS * 32,),
                    (
                        *game, cupy.asarray(group), sets, self.pairs, self.first, np.uint32(self.triples),
                        worth, self.hints, again, np.uint32(ROOM), counted,
                    ),
                )  # fmt: skip
        largest = self.solve_again(again, game, worth)
        sums = counted.sum(axis=0).get()
        gap = float(cupy.max(counted[:, LARGEST_GAP]).astype(np.uint32).view(np.float32))
        assert int(sums[POSITIONS]) == played_positions(turn, pix), "no position is left out"
        part(1.0)
        self.worth = worth
        self.turns_left += 1
        return Counters(
            int(sums[POSITIONS]),
            int(sums[PIVOTS]),
            int(sums[PRICINGS]),
            int(sums[PURE]),
            int(again[0]),
            max(gap, largest),
            time.perf_counter() - began,
        )

    def game(self, turn: Payoffs) -> list[Any]:
        cupy = self.cupy
        tables = [cupy.asarray(turn.fixed), cupy.asarray(turn.after), self.worth]
        return [*self.board, *tables, np.int32(self.runs.pix), np.float32(turn.survival), np.float32(TOLERANCE)]

    def solve_again(self, again: Any, game: list[Any], worth: Any) -> float:
        """Solve uncertified positions in double precision, and return their largest gap."""
        many = int(again[0])
        assert many <= ROOM, f"{many} positions were not certified in single precision"
        if not many:
            return 0.0
        listed = again[1 : 1 + 2 * many].get().reshape(many, 2)
        asked = np.concatenate([listed[:, :1], all_triples(self.runs.pix)[listed[:, 1]]], axis=1)
        bounds = self.listed(game, asked.astype(np.int32), worth)[0]
        return float((bounds[:, 1] - bounds[:, 0]).max())

    def listed(self, game: list[Any], asked: "NDArray[np.int32]", worth: Any = None) -> list["NDArray[Any]"]:
        """Solve positions of this turn in double precision.

        `asked`, shape (n, 4), has set x Pix + Pixoid's Pix and the Bugs' Pix in ascending order. Returns the values
        guaranteed by both mixes (n, 2), Pixoid's mix over his runs (n, MOST_RUNS), the Bugs' columns and weights.
        """
        cupy, many = self.cupy, len(asked)
        bounds = cupy.empty((many, 2), np.float64)
        mixes, weights = cupy.empty((many, MOST_RUNS), np.float32), cupy.empty((many, MOST_RUNS), np.float32)
        columns = cupy.empty((many, MOST_RUNS), np.int32)
        given = np.uint64(0) if worth is None else worth
        module().get_function("listed")(
            (many,), (32,), (*game, cupy.asarray(asked), bounds, mixes, columns, weights, given)
        )
        return [array.get() for array in (bounds, mixes, columns, weights)]

    def values(self) -> "NDArray[np.float32]":
        """Return the values with `turns_left` turns left: shape (SETS, Pix, triples)."""
        cupy, pix = self.cupy, self.runs.pix
        survival = payoffs(self.runs, self.goal, 1).survival
        found = np.empty((SETS * pix, self.triples), np.float32)
        cubes = self.worth.reshape(SETS * pix, -1)
        for begin in range(0, SETS * pix, pix):
            found[begin : begin + pix] = (cupy.take(cubes[begin : begin + pix], self.numbers, axis=1) - survival).get()
        found = np.maximum(found, 0.0)  # nothing was written for a Bug on Pixoid's Pix
        return found.reshape(SETS, pix, self.triples)

    def resume(self, turns_left: int, values: "NDArray[np.float32]") -> None:
        """Continue after turns that were solved before."""
        cupy, pix = self.cupy, self.runs.pix
        survival = payoffs(self.runs, self.goal, 1).survival
        cubes = self.worth.reshape(SETS * pix, -1)
        orders = [(pix * pix, pix, 1), (pix * pix, 1, pix), (pix, pix * pix, 1)]
        orders += [(1, pix * pix, pix), (pix, 1, pix * pix), (1, pix, pix * pix)]
        three = all_triples(pix).astype(np.int64)
        for at, row in enumerate(values.reshape(SETS * pix, self.triples)):
            given = cupy.asarray(row) + np.float32(survival)
            for order in orders:
                cubes[at, cupy.asarray(three @ np.array(order))] = given
        self.turns_left = turns_left
