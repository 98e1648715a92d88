"""Random play by the compiled twins of the rules, on one core, and how long one waits for them.

The same games as in bench.pixoid and bench.pixl: whole rounds with the placement of the cubes, whole games of four
players, every legal move of notation being as likely as any other.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.pixl import FOUR_PLAYERS
from bench.pixl import GAME as PIXL
from bench.pixoid import GAME as PIXOID
from bench.pixoid import SHORT
from pixcade.kernels import AVAILABLE
from pixcade.kernels.compile_ahead import compile_modules

__all__ = ["AVAILABLE", "compile_seconds", "pixl_games_per_second", "pixoid_rounds_per_second", "start_seconds"]

ROUNDS, GAMES = 20_000, 400
"""How many are played between two looks at the clock: some milliseconds."""


def pixoid_rounds_per_second(seconds: float) -> float:
    """Whole rounds, placement of the cubes included. A short game is one round."""
    compile_modules()
    import numpy as np

    from pixcade.kernels.pixoid import rules as pixoid

    table, packed = pixoid.tables(SHORT), pixoid.pack(PIXOID.start(SHORT))
    results = np.zeros(ROUNDS, np.uint8)

    def play(seed: int) -> None:
        pixoid.random_rounds(table, packed, np.uint64(seed), results)

    return ROUNDS * repeated(play, seconds)


def pixl_games_per_second(seconds: float) -> float:
    """Whole games of four players."""
    compile_modules()
    import numpy as np

    from pixcade.kernels.pixl import rules as pixl

    table, position = pixl.tables(FOUR_PLAYERS), pixl.pack(PIXL.start(FOUR_PLAYERS))
    points, winners = np.zeros((GAMES, 4), np.int64), np.zeros(GAMES, np.int64)

    def play(seed: int) -> None:
        pixl.playouts(table, position, np.uint64(seed), 1_000, points, winners)

    return GAMES * repeated(play, seconds)


def repeated(play: Callable[[int], None], seconds: float) -> float:
    """How often a second `play` can be called with a new seed, measured for at least that long."""
    play(0)
    count = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        count += 1
        play(count)
    return count / passed


def compile_seconds() -> float:
    """How long a fresh process takes to compile everything into an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        return timed_start(Path(folder))


def start_seconds() -> float:
    """How long a fresh process takes to load everything from the cache, Python and numba included."""
    compile_modules()
    return timed_start(None)


def timed_start(folder: Path | None) -> float:
    """How long `python -m pixcade.kernels` runs."""
    arguments = [] if folder is None else ["--data", str(folder)]
    began = time.perf_counter()
    line = [sys.executable, "-m", "pixcade.kernels", *arguments]
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began
