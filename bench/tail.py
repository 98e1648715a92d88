"""How late the latest acknowledgements are: our server alone, in turns with those of other checkouts.

.venv/bin/python -m bench.tail [CHECKOUT...] [--game pixl] [--runs 3]

Beside other servers `bench.server` measures the same. Here a change for the tail is told from the noise.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median

from bench.server.children import ROOT, Load, our_server
from bench.server.figures import shown

TABLES = 100
RATE = 500.0
PARTS = 4
"""So often in a run: at full speed, so that tables are not in step, then at the rate of `bench.server`."""


def run(checkout: Path, game: str) -> list[float]:
    """Return the 99th percentiles of one server, in milliseconds."""
    with (
        tempfile.TemporaryDirectory() as place,
        our_server(Path(place) / "data", checkout=checkout) as server,
        Load("pixcade", server, game) as load,
    ):
        load.do("come", tables=TABLES)
        found = []
        for _ in range(PARTS):
            load.do("saturate", seconds=2.0)
            found.append(float(load.do("steadily", rate=RATE, seconds=4.0)["p99"]))
        return found


def main(checkouts: list[Path], game: str, runs: int) -> None:
    """Measure all checkouts in turns and print each run's median."""
    medians: dict[Path, list[float]] = {one: [] for one in checkouts}
    for _ in range(runs):
        for one in checkouts:
            medians[one].append(median(run(one, game)))
    for one, found in medians.items():
        print(f"{one}: p99 at {RATE:g} moves of {game} a second {shown(found, digits=2)} ms")


if __name__ == "__main__":
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("checkouts", nargs="*", type=Path)
    reading.add_argument("--game", choices=("pixl", "pixoid"), default="pixl")
    reading.add_argument("--runs", type=int, default=3)
    given = reading.parse_args()
    main([ROOT, *(one.resolve() for one in given.checkouts)], given.game, given.runs)
