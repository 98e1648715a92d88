"""`python -m pixcade.solver`: what `pixcade solve` does, on a machine with nothing but NumPy and CuPy or numba."""

import argparse
import sys
from pathlib import Path

from pixcade.kernels import data_folder
from pixcade.solver.boards.induction import Induction, described, turns_of
from pixcade.solver.figures import Figures
from pixcade.solver.payoffs import Goal


def tell(to_solve: int, figures: Figures) -> None:
    """Print a turn."""
    print(f"{to_solve} turns to solve, {figures}", flush=True)


def main() -> int:
    """Solve boards."""
    parser = argparse.ArgumentParser(prog="python -m pixcade.solver")
    parser.add_argument("boards", metavar="BOARD", nargs="+")
    parser.add_argument("--goal", type=Goal, choices=list(Goal), default=Goal.MARGIN)
    parser.add_argument("--folder", type=Path, default=data_folder())
    given = parser.parse_args()
    for runs in [described(code) for code in given.boards]:
        solved = Induction(given.folder, runs, given.goal, turns_of(runs, given.goal)).run(tell)
        bits = 8 * solved.bytes / solved.total.positions
        print(
            f"{runs.board.code} {solved.starts} within {solved.error:.6f}, {bits:.3f} bits a position, {solved.total}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
