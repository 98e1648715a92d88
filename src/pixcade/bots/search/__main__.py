"""`python -m pixcade.bots.search`: compile all kernels that aren't in the cache yet, and print how long it took."""

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from pixcade.bots.search.cache import data_folder
from pixcade.bots.search.compile_ahead import compile_modules


def main() -> int:
    """Return 0 if all kernels are in the cache now."""
    parser = argparse.ArgumentParser(prog="python -m pixcade.bots.search", description="Compile the kernels ahead.")
    parser.add_argument("--data", type=Path, help="data folder (default: PIXCADE_DATA, or the user's)")
    folder = parser.parse_args().data
    began = time.perf_counter()
    cached = compile_modules(folder=folder, report=partial(print, flush=True))
    outcome = "all kernels are in" if cached else "not all kernels are in"
    print(f"{outcome} {data_folder() / 'kernels'} after {time.perf_counter() - began:.1f} s")
    return 0 if cached else 1


if __name__ == "__main__":
    sys.exit(main())
