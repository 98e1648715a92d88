"""Each level against the next one, in the arena: `run.py bench bots [--games 100] [--game pixoid]`."""

import argparse
import subprocess
import sys
import tempfile

from pixcade.bots.levels import levels_of
from pixcade.games import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench bots", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    given = parser.parse_args()
    for game in given.game or GAMES:
        print(f"\n{game}, {given.games} encounters of each pair", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            line = [sys.executable, "-m", "pixcade", "arena", *levels_of(game), "--ladder", "--game", game]
            subprocess.run([*line, "--games", str(given.games), "--folder", folder], check=True)


if __name__ == "__main__":
    main()
