"""`python -m bench.solver`: matrix games a second, at a stated gap.

A matrix game is one position of a board with a number of turns left: Pixoid's runs that meet no Bug against the joint
runs of the three Bugs, its payoffs gathered from the values of the turn after it. It counts when it is certified: what
both sides' mixes guarantee is at most the stated gap apart. What is measured is whole turns, from values in memory to
values in memory, positions that are solved a second time in double precision included; nothing is left out of the
time but compiling. Positions in which nobody plays (a Bug on Pixoid's Pix) do not count.
"""

import sys
from collections.abc import Sequence

from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import RESERVE
from pixcade.solver import cuda, threads
from pixcade.solver.figures import TOLERANCE, Figures
from pixcade.solver.payoffs import Goal
from pixcade.solver.runs import runs_of
from tests.solver.boards import small_board

USUAL = "p1-1A.2A.3A.4A"
SMALL, SMALL_TURNS = 5, 4


def line(name: str, figures: Figures) -> str:
    """What was measured of some turns."""
    return (
        f"{name}: {figures.positions / figures.seconds:,.0f} matrix games a second at a gap of {TOLERANCE:g}"
        f" ({figures.positions:,} in {figures.seconds:.2f} s; {figures.pivots / figures.positions:.2f} pivots and"
        f" {figures.pricings / figures.positions:.2f} pricings each, {figures.pure / figures.positions:.1%} pure)"
    )


def main(codes: Sequence[str]) -> int:
    """Measure the GPU on full boards, the twin on all cores on a small one."""
    if cuda.available():
        for code in codes or [USUAL]:
            gpu = cuda.CudaTurns(runs_of(board(code)), Goal.MARGIN)
            print(line(f"GPU, {code}", sum((gpu.solve() for _ in range(RESERVE)), Figures())), flush=True)
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
