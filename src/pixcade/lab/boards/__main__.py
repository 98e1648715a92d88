"""`python -m pixcade.lab.boards`: `pixcade solve` on a machine with only NumPy and CuPy or numba."""

import argparse
import sys
from pathlib import Path

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.search import data_folder
from pixcade.lab.boards.counters import Counters
from pixcade.lab.boards.induction import Induction, runs_of_code, turns_of


def tell(to_solve: int, counters: Counters) -> None:
    print(f"{to_solve} turns to solve, {counters}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pixcade.lab.boards")
    parser.add_argument("boards", metavar="BOARD", nargs="+")
    parser.add_argument("--goal", type=Goal, choices=list(Goal), default=Goal.MARGIN)
    parser.add_argument("--folder", type=Path, default=data_folder())
    given = parser.parse_args()
    for runs in [runs_of_code(code) for code in given.boards]:
        solved = Induction(given.folder, runs, given.goal, turns_of(runs, given.goal)).run(tell)
        bits = 8 * solved.bytes / solved.total.positions
        print(
            f"{runs.board.code} {solved.starts} within {solved.error:.6f}, {bits:.3f} bits a position, {solved.total}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
