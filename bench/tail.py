"""How late the latest acknowledgements are: our server alone, in turns with those of other checkouts.

.venv/bin/python -m bench.tail [CHECKOUT...] [--game pixl] [--runs 3] [--python PYTHON]... [--stages]

Beside other servers `bench.server` measures the same. Here a change for the tail is told from the noise, and with
`--stages` each move of one more run is followed from the client to the disk and back.
"""

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

from bench.server.children import ROOT, Load, our_server
from bench.server.figures import shown, title
from bench.server.stages import report

TABLES = 100
RATE = 500.0
SHOWN = ("p50", "p99")
SECONDS = 20.0
"""So long that every table plays about a whole game: the latest moves are those beside a game that ends, and in a few
seconds many games may end, or none."""


def run(checkout: Path, python: str, game: str) -> dict[str, float]:
    """Return what one run has found, in milliseconds."""
    with (
        tempfile.TemporaryDirectory() as place,
        our_server(Path(place) / "data", checkout=checkout, python=python) as server,
        Load("pixcade", server, game) as load,
    ):
        load.do("come", tables=TABLES)
        load.do("saturate", seconds=4.0)  # the first games end, so that tables are not in step
        return load.do("steadily", rate=RATE, seconds=SECONDS)


def follow(game: str) -> None:
    """Print where the time of a move goes. What is noted for that costs a few hundredths of it."""
    title(f"{ROOT}: the stages of a move of {game}")
    with tempfile.TemporaryDirectory() as place:
        moves, noted = Path(place) / "moves.json", Path(place) / "noted.json"
        with our_server(Path(place) / "data", stages=noted) as server, Load("pixcade", server, game) as load:
            load.do("come", tables=TABLES)
            load.do("saturate", seconds=4.0)
            load.do("steadily", rate=RATE, seconds=SECONDS, file=str(moves))
        report(moves, noted)


def main(checkouts: list[Path], pythons: list[str], game: str, runs: int) -> None:
    """Measure all checkouts with all Pythons in turns and print the medians of their runs."""
    runs_of: dict[tuple[Path, str], list[dict[str, float]]] = {one: [] for one in product(checkouts, pythons)}
    for _ in range(runs):
        for checkout, python in runs_of:
            runs_of[checkout, python].append(run(checkout, python, game))
    for (checkout, python), found in runs_of.items():
        print(f"{checkout} by {python}: at {RATE:g} moves of {game} a second, ms")
        for name in SHOWN:
            print(f"  {name}: {shown([one[name] for one in found], digits=2)}")


if __name__ == "__main__":
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("checkouts", nargs="*", type=Path)
    reading.add_argument("--game", choices=("pixl", "pixoid"), default="pixl")
    reading.add_argument("--runs", type=int, default=3)
    reading.add_argument("--python", action="append", help="what runs the servers; may be given several times")
    reading.add_argument("--stages", action="store_true", help="follow each move of one run")
    given = reading.parse_args()
    main([ROOT, *(one.resolve() for one in given.checkouts)], given.python or [sys.executable], given.game, given.runs)
    if given.stages:
        follow(given.game)
