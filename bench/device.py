"""Bots as they play in a browser, without compiled code: `run.py bench device [--games 200] [--game pixoid]`.

Hard against Normal in the arena, and how long Hard takes for a move in Pyodide, in node.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import run as starter
from bench.table import print_table
from pixcade.games import GAMES
from tools.engine.build import ROOT, fetch_packages, own_modules, zipped

SLOWER = 4
"""How much slower a phone is than a desktop."""
UNCOMPILED = "import sys; sys.modules['numba'] = None; from pixcade.__main__ import main; sys.exit(main())"
TIMED_GAME = """
import json, time
from random import Random
from pixcade.bots.api import View, as_thought
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES

game, bot, random, times = GAMES[{game!r}], find_bot("hard", {game!r}), Random(1), []
state = game.start(game.configure({{}}, seed=1))
while due := game.deciding(state):
    moves = {{}}
    began = time.perf_counter()
    for decision in due:
        moves[decision] = as_thought(bot(View(game, state, decision, random=random))).move
    times.append(time.perf_counter() - began)
    state = game.apply(state, moves).state
json.dumps(times)
"""
"""A whole game of Hard alone; the time of a turn is that of all its bots."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench device", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    given = parser.parse_args()
    games: Sequence[str] = given.game or list(GAMES)
    rows: list[Sequence[str]] = [("", "turns", "median", f"{SLOWER} times that", "longest", f"{SLOWER} times that")]
    for game in games:
        times = turn_times(game)
        numbers = (statistics.median(times), max(times))
        rows.append((game, str(len(times)), *(f"{one * by:.2f} s" for one in numbers for by in (1, SLOWER))))
    print_table("A turn of Hard in Pyodide", *rows)
    for game in games:
        print(f"\n{game}, {given.games} encounters without compiled code", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            arena = ["arena", "normal", "hard", "--game", game, "--games", str(given.games), "--workers", "0"]
            subprocess.run([sys.executable, "-c", UNCOMPILED, *arena, "--folder", folder], check=True)


def turn_times(game: str) -> list[float]:
    """Let Hard play a game in Pyodide; return the seconds of each turn."""
    packages = fetch_packages()
    [wheel] = packages.glob("msgspec-*.whl")
    node, _ = starter.find_node() or starter.install_node()
    script = ROOT / "tests" / "local" / "in_pyodide.mjs"
    with tempfile.TemporaryDirectory() as folder:
        ours = Path(folder) / "ours.zip"
        ours.write_bytes(zipped(own_modules()))
        pyodide = packages / "node_modules" / "pyodide"
        line: list[str | Path] = [node, script, pyodide, TIMED_GAME.format(game=game), wheel, ours]
        done = subprocess.run(line, check=True, capture_output=True, text=True)
    times: list[float] = json.loads(done.stdout)
    return times


if __name__ == "__main__":
    main()
