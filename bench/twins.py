"""`python -m bench.twins [NAME...]`: what each fast twin of the server gains.

Two servers, one without the twin, take turns under the same load. What counts is the processor time of a program: of it
a twin must save at least a tenth to be worth its lines. Twins that touch neither sockets nor store are measured by
themselves, which is more exact, and what they save is set against what a program costs a server. Some exist for those
who wait, not for the processor: beside them the 99th percentile is measured while a crowd comes in. docs/twins.md says
what is held equal to what.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import threading
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bench.server.children import ROOT, Failure, Load, Server
from bench.server.figures import ratio, say, shown, title

WORTH = 0.1
"""Of a program's cost a twin must save this much."""


@dataclass(frozen=True)
class Twin:
    """Which games show it, whether it is measured without sockets and store, and whether it is for those who wait."""

    games: tuple[str, ...] = ("pixoid",)
    alone: bool = False
    waiting: bool = False


TWINS = {
    "group-commit": Twin(("pixoid",)),
    "frames": Twin(("pixoid",)),
    "write-queue": Twin(("pixoid",)),
    "fast-choices": Twin(("pixl",), alone=True),
    "fast-consequences": Twin(("pixl",), alone=True),
    "bulk-insert": Twin(("pixoid", "pixl")),
    "fair-turns": Twin(("pixoid",), waiting=True),
}


@dataclass(frozen=True)
class Extent:
    """How much is measured."""

    tables: int
    repetitions: int
    seconds: float
    rate: float
    crowd: int


WHOLE = Extent(tables=60, repetitions=4, seconds=1.5, rate=300.0, crowd=60)
QUICK = Extent(tables=10, repetitions=1, seconds=0.5, rate=50.0, crowd=5)


class Side:
    """A server with its players."""

    def __init__(self, stack: ExitStack, game: str, extent: Extent, without: str = "") -> None:
        """Start it, fill its tables, and play for a while that does not count."""
        self.extent = extent
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        more = ["--without", without] if without else []
        self.server = stack.enter_context(Server([sys.executable, "-m", "bench.server.serve", str(folder), *more]))
        self.load = stack.enter_context(Load("pixcade", self.server, game))
        self.crowd = stack.enter_context(Load("pixcade", self.server, game))
        self.load.do("come", tables=extent.tables)
        self.load.do("saturate", seconds=extent.seconds)
        self.costs: list[float] = []
        self.moves: list[float] = []
        self.late: list[float] = []

    def measure_cost(self) -> None:
        """Note the microseconds of processor time that a program takes, and how many are acknowledged in a second."""
        found = self.load.do("saturate", seconds=self.extent.seconds)
        self.costs.append(1e6 / found["per_processor"])
        self.moves.append(found["moves"])

    def measure_waiting(self) -> None:
        """Note the 99th percentile in milliseconds at an easy pace, while others come to new tables."""
        coming = threading.Thread(target=self.crowd.do, args=("come",), kwargs={"tables": self.extent.crowd})
        coming.start()
        self.late.append(self.load.do("steadily", rate=self.extent.rate, seconds=2 * self.extent.seconds)["p99"])
        coming.join()


@cache
def whole_cost(game: str, extent: Extent) -> float:
    """Return the microseconds of processor time that a program costs a server as it is shipped."""
    with ExitStack() as stack:
        side = Side(stack, game, extent)
        for _ in range(extent.repetitions):
            side.measure_cost()
        return statistics.median(side.costs)


def part_cost(game: str, extent: Extent, *more: str) -> float:
    """Return the microseconds of processor time that a program costs without sockets and store."""
    command = [sys.executable, "-m", "bench.server.part", game, "--seconds", str(extent.seconds), *more]
    return float(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)


def measure_alone(name: str, game: str, extent: Extent) -> float:
    """Print what a twin gains in a game by itself, and return which part of a program's cost that is."""
    title(f"{name}, {game}, without sockets and store")
    using, doing_without = [], []
    for _ in range(extent.repetitions):
        using.append(part_cost(game, extent))
        doing_without.append(part_cost(game, extent, "--without", name))
    saved = statistics.median(doing_without) - statistics.median(using)
    whole = whole_cost(game, extent)
    say("", "with it", "without", "without / with")
    say("microseconds a program", shown(using), shown(doing_without), ratio(doing_without, using))
    say("saved, of all that it costs", f"{saved:.1f}", f"{whole:.0f}", f"{(whole + saved) / whole:.2f}")
    return saved / (whole + saved)


def measure(name: str, game: str, extent: Extent) -> float:
    """Print what a twin gains in a game, and return which part of a program's cost that is."""
    if TWINS[name].alone:
        return measure_alone(name, game, extent)
    title(f"{name}, {game}, {extent.tables} tables")
    with ExitStack() as stack:
        using, doing_without = Side(stack, game, extent), Side(stack, game, extent, name)
        for _ in range(extent.repetitions):
            for side in (using, doing_without):
                side.measure_cost()
        for _ in range(extent.repetitions if TWINS[name].waiting else 0):
            for side in (using, doing_without):
                side.measure_waiting()
    say("", "with it", "without", "without / with")
    costs = (using.costs, doing_without.costs)
    say("microseconds a program", *map(shown, costs), ratio(doing_without.costs, using.costs))
    say("programs a second", shown(using.moves), shown(doing_without.moves), ratio(doing_without.moves, using.moves))
    if using.late:
        waits = (shown(using.late, digits=1), shown(doing_without.late, digits=1))
        say("p99 while people come, ms", *waits, ratio(doing_without.late, using.late))
    return 1 - statistics.median(using.costs) / statistics.median(doing_without.costs)


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(TWINS)}; all otherwise")
    parser.add_argument("--quick", action="store_true", help="only to see that it works")
    given = parser.parse_args()
    if unknown := set(given.names) - set(TWINS):
        parser.error(f"no such twin: {', '.join(sorted(unknown))}")
    extent = QUICK if given.quick else WHOLE
    gains: dict[str, float] = {}
    try:
        for name in given.names or TWINS:
            for game in TWINS[name].games:
                gains[f"{name}, {game}"] = measure(name, game, extent)
    except Failure as failure:
        print(f"\nfailed: {failure}", file=sys.stderr)
        return 1
    title(f"Of a program's cost (less than {WORTH:.0%} is not worth it)")
    for place, gain in gains.items():
        say(place, f"{gain:+.0%}", "" if gain >= WORTH else "little")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
