"""`run.py simulate`: simulated evenings with rooms, without network or clock, each drawn from a seed."""

import sys
import time
from argparse import ArgumentParser

from tests.simulation.evenings import Failed, spend, unary


def main() -> int:
    parser = ArgumentParser(prog="run.py simulate", description=__doc__)
    parser.add_argument("--evenings", type=int, default=240, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first; each next one has the next")
    arguments = parser.parse_args()
    began = time.process_time()
    entries = 0
    with unary():
        for seed in range(arguments.seed, arguments.seed + arguments.evenings):
            try:
                entries += spend(seed).watch.table.number
            except Failed as failure:
                print(failure)
                return 1
    print(f"{arguments.evenings} evenings, {entries} entries, {time.process_time() - began:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
