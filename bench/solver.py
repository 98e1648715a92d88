"""`python -m bench.solver`: matrix games a second, at a stated gap.

A matrix game is one position of a board with a number of turns left: Pixoid's runs that meet no Bug against the joint
runs of the three Bugs, its payoffs gathered from the values of the turn after it. It counts when it is certified: what
both sides' mixes guarantee is at most the stated gap apart. What is measured is whole turns, from values in memory to
values in memory, positions that are solved a second time in double precision included; nothing is left out of the
time but compiling. Positions in which nobody plays (a Bug on Pixoid's Pix) do not count.

A full board takes the processor hours. Where there is a GPU, it solves the board, and of every turn all cores solve a
sample too, from the same values and with the hints of their own turn before: from that the whole is reckoned.
"""

import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import RESERVE
from pixcade.solver.boards import cuda, threads
from pixcade.solver.figures import TOLERANCE, Figures
from pixcade.solver.payoffs import Goal, payoffs
from pixcade.solver.positions import SETS, triples
from pixcade.solver.runs import runs_of
from tests.solver.boards import small_board

USUAL = "p1-1A.2A.3A.4A"
SMALL, SMALL_TURNS = 5, 4
PLACES, SPANS = 16, 8
"""Of a full board, how many sets of bonus cubes with a Pix of Pixoid are solved by all cores, each in so many parts."""


def line(name: str, figures: Figures) -> str:
    """What was measured of some turns."""
    return (
        f"{name}: {figures.positions / figures.seconds:,.0f} matrix games a second at a gap of {TOLERANCE:g}"
        f" ({figures.positions:,} in {figures.seconds:.2f} s; {figures.pivots / figures.positions:.2f} pivots and"
        f" {figures.pricings / figures.positions:.2f} pricings each, {figures.pure / figures.positions:.1%} pure)"
    )


def sampled_board(code: str) -> str:
    """Solve a sample of every turn of a full board on all cores; say what the whole board would take."""
    runs = runs_of(board(code))
    gpu, many = cuda.CudaTurns(runs, Goal.MARGIN), triples(runs.pix)
    random = np.random.default_rng(1)
    places = [(int(random.integers(SETS)), int(random.integers(runs.pix))) for _ in range(PLACES)]
    hints, values = np.full((PLACES, many), threads.NO_HINTS), np.zeros((PLACES, many), np.float32)
    ends = [many * part // SPANS for part in range(SPANS + 1)]
    cores = threads.available_cores()
    solved, total, spent, furthest = 0.0, 0, 0.0, 0.0
    with ThreadPoolExecutor(cores) as pool:
        for left in range(1, RESERVE + 1):
            turn, after = payoffs(runs, Goal.MARGIN, left), gpu.values()

            def solve(job: tuple[int, int]) -> float:
                at, part = job
                span = ends[part], ends[part + 1]
                done = threads.solve_span(runs, turn, after, places[at], span, hints[at], values[at])  # noqa: B023 # done before the next turn
                return float(done[0])

            began = time.perf_counter()
            solved += sum(pool.map(solve, [(at, part) for at in range(PLACES) for part in range(SPANS)]))
            spent += time.perf_counter() - began
            total += gpu.solve().positions
            exact = gpu.values()
            furthest = max(furthest, *(float(np.abs(values[at] - exact[places[at]]).max()) for at in range(PLACES)))
    hours = spent * total / solved / 3600
    return (
        f"{cores} cores, a sample of {code}: {solved / spent:,.0f} matrix games a second"
        f" ({solved:,.0f} in {spent:.1f} s), at most {furthest:.6f} from the GPU's values;"
        f" all {total:,} would take {hours:.1f} hours"
    )


def main(codes: Sequence[str]) -> int:
    """Measure the GPU on full boards, the twin on all cores on a small one."""
    if cuda.available():
        for code in codes or [USUAL]:
            gpu = cuda.CudaTurns(runs_of(board(code)), Goal.MARGIN)
            print(line(f"GPU, {code}", sum((gpu.solve() for _ in range(RESERVE)), Figures())), flush=True)
        if threads.available():
            print(sampled_board(USUAL), flush=True)
    else:
        print("GPU: there is no CuPy or no GPU here")
    if not threads.available():
        print("Processor: there is no numba here")
        return 0
    twin = threads.CpuTurns(runs_of(small_board(SMALL, 1)), Goal.MARGIN)
    turns = sum((twin.solve() for _ in range(SMALL_TURNS)), Figures())
    print(line(f"{twin.cores} cores, a board of {SMALL} x {SMALL} Pix", turns))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
