"""`python -m pixcade.bots.search`: compile everything into the data folder, or load it, and print the duration."""

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from pixcade.bots.search.cache import data_folder
from pixcade.bots.search.compile_ahead import compile_modules


def main() -> int:
    """Compile; return 0 if all code is in the cache now."""
    parser = argparse.ArgumentParser(prog="python -m pixcade.bots.search", description="Compile the kernels ahead.")
    parser.add_argument("--data", type=Path, help="the data folder, instead of PIXCADE_DATA or the user's own")
    folder = parser.parse_args().data
    began = time.perf_counter()
    done = compile_modules(folder=folder, say=partial(print, flush=True))
    print(f"{'all in' if done else 'not in'} {data_folder() / 'kernels'} after {time.perf_counter() - began:.1f} s")
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())
