"""Compares the CUDA kernel with the CPU version and with known values. Needs NumPy, CuPy and numba."""

import numpy as np

from pixcade.bots.exact.payoffs import Goal, payoffs
from pixcade.bots.exact.positions import SETS, all_triples, triple_number, triples
from pixcade.bots.exact.runs import Runs, runs_of
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import Counters, error_bound
from pixcade.lab.boards.cuda import CudaTurns
from tests.small_boards import small_board

KNOWN_STARTS = {
    "p1-1A.2A.3A.4A": (5.55, 5.50, 7.50, 6.50),
    "p1-1B.4A.2B.3A": (4.67, 4.74, 5.50, 7.50),
}
"""From a first solver of another make: the values of the Start Pix in ascending order, all bonus cubes lying."""


def small_boards(count: int, seed: int) -> dict[str, int | float]:
    """Compare every position of small boards, for both goals and twelve turns, with the CPU version."""
    from pixcade.lab.boards.threads import CpuTurns

    found: dict[str, int | float] = {"boards": 0, "positions": 0, "largest difference": 0.0, "largest gap": 0.0}
    for number in range(count):
        runs = runs_of(small_board(4, seed + number))
        for goal in Goal:
            gpu, twin = CudaTurns(runs, goal), CpuTurns(runs, goal)
            for _ in range(RESERVE):
                counters = gpu.solve()
                assert counters.positions == twin.solve().positions
                difference = np.abs(gpu.values() - twin.values())[:, ~occupied(runs.pix)]
                found["positions"] += counters.positions
                found["largest difference"] = max(found["largest difference"], float(difference.max()))
                found["largest gap"] = max(found["largest gap"], counters.largest_gap)
        found["boards"] += 1
    return found


def occupied(pix: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Mark the triples with a Bug on Pixoid's Pix: shape (Pix, triples)."""
    every = all_triples(pix)
    return np.stack([(every == pixoid).any(axis=1) for pixoid in range(pix)])


def full_board(code: str, goal: Goal = Goal.MARGIN, drawn: int = 2_000) -> dict[str, int | float]:
    """Solve a full board, compare random positions of each turn with double precision, and known starts."""
    runs = runs_of(board(code))
    solver = CudaTurns(runs, goal)
    gaps: list[float] = []
    total, largest = Counters(), 0.0
    for left in range(1, RESERVE + 1):
        before = solver.worth
        counters = solver.solve()
        total, gaps = total + counters, [*gaps, counters.largest_gap]
        largest = max(largest, against_double(solver, before, left, drawn))
        del before
    starts = start_values(runs, solver.values())
    if goal is Goal.MARGIN and code in KNOWN_STARTS:
        assert np.abs(np.array(starts) - KNOWN_STARTS[code]).max() < 0.0051, starts
    return {
        "positions": total.positions,
        "largest gap": total.largest_gap,
        "error bound": error_bound(gaps),
        "difference to double precision": largest,
        "seconds": total.seconds,
        "again": total.again,
        "pure": total.pure,
    }


def start_values(runs: Runs, values: "np.ndarray[tuple[int, ...], np.dtype[np.float32]]") -> list[float]:
    """The values of a board's Start Pix for Pixoid, the Bugs on the other three, all bonus cubes lying."""
    found = []
    for start in runs.board.starts:
        a, b, c = (pix for pix in runs.board.starts if pix != start)
        found.append(float(values[SETS - 1, start, triple_number(runs.pix, (a, b, c))]))
    return found


def against_double(solver: CudaTurns, before: object, left: int, drawn: int) -> float:
    """The largest difference between values and those of double precision, on random positions of the last turn."""
    runs, random = solver.runs, np.random.default_rng(left)
    turn = payoffs(runs, solver.goal, left)
    numbers = random.integers(triples(runs.pix), size=drawn)
    places = random.choice(turn.played, drawn) * runs.pix + random.integers(runs.pix, size=drawn)
    bugs = all_triples(runs.pix)[numbers]
    free = (bugs != (places % runs.pix)[:, None]).all(axis=1)
    asked = np.concatenate([places[:, None], bugs], axis=1)[free].astype(np.int32)
    now, solver.worth = solver.worth, before
    bounds = solver.listed(solver.game(turn), asked)[0]
    solver.worth = now
    cubes = now.reshape(SETS * runs.pix, -1)
    got = cubes[solver.cupy.asarray(places[free]), solver.numbers[solver.cupy.asarray(numbers[free])]].get()
    return float(np.abs(got - turn.survival - bounds.mean(axis=1)).max())
