"""Bots of the daily challenge move alike on every device."""

import os
import subprocess
import sys

from pixcade.games import GAMES

PLAY = """
import sys
day, *forbidden = sys.argv[1:]
sys.modules.update(dict.fromkeys(forbidden))
from pixcade.bots.search import AVAILABLE
from tests.bots.daily_game import print_moves
print_moves(day)
print("compiler:", AVAILABLE, file=sys.stderr)
"""


def moves_of(day: str, *forbidden: str) -> tuple[str, str]:
    """Return the moves of a day's challenges, played without some packages, and whether there was a compiler."""
    seeds = os.environ | {"PYTHONHASHSEED": str(len(forbidden))}
    line = [sys.executable, "-c", PLAY, day, *forbidden]
    done = subprocess.run(line, env=seeds, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def test_same_moves_get_same_answers_without_compiled_code() -> None:
    moves, compiler = moves_of("2026-11-16")
    plain, without = moves_of("2026-11-16", "numba", "numpy")
    assert plain == moves
    assert (compiler, without) == ("compiler: True\n", "compiler: False\n")
    assert all(f"{name} 3 " in moves for name in GAMES)


def test_another_day_is_another_challenge() -> None:
    assert moves_of("2026-11-17") != moves_of("2026-11-16")
