"""`python -m bench.several`: one, two and three processes on PostgreSQL and Redis, beside one on SQLite.

Everything runs on this machine, clients, servers and engines together, and takes turns: believe the ratios. People of
one table are `together` on one process, as a proxy that looks at the table in the address would have it, or `apart` on
different ones, which is the dearest case: each program is news for all of them, and several want the same number.
"""

import argparse
import statistics
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.server.children import Failure, Load, one_of_several, our_server
from bench.server.figures import say, shown, title
from bench.server.spent import told
from tests.engines.postgres import private_postgres
from tests.engines.redis import private_redis

WAYS = ((1, False), (2, False), (2, True), (3, False), (3, True))
"""How many processes, and whether people of one table are connected to different ones."""


@dataclass
class Side:
    """What came out, one figure for each repetition."""

    moves: list[float] = field(default_factory=list)
    per_processor: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)

    def measure(self, load: Load, seconds: float, rate: float) -> None:
        """Measure once: as fast as it goes, then at a pace that all can keep."""
        fast = load.do("saturate", seconds=seconds)
        self.moves.append(fast["moves"])
        self.per_processor.append(fast["per_processor"])
        steady = load.do("steadily", rate=rate, seconds=seconds)
        self.p50.append(steady["p50"])
        self.p99.append(steady["p99"])


def measure(game: str, matches: int, repetitions: int, seconds: float, rate: float) -> dict[str, Side]:
    """Measure every way to run the server, in turns."""
    sides: dict[str, Side] = {}
    with tempfile.TemporaryDirectory() as place, private_postgres(durable=True) as postgres, private_redis() as redis:
        for _ in range(repetitions):
            with our_server(Path(place) / "data") as server, Load("pixcade", server, game) as load:
                load.do("come", tables=matches)
                sides.setdefault("SQLite, 1 process", Side()).measure(load, seconds, rate)
            for count, apart in WAYS:
                name = f"PostgreSQL, {count} process" + ("" if count == 1 else "es, apart" if apart else "es, together")
                with ExitStack() as stack:
                    database = postgres.new_database()
                    several = [stack.enter_context(one_of_several(database, redis.url)) for _ in range(count)]
                    load = stack.enter_context(Load("pixcade", several[0], game, *several[1:]))
                    load.do("come", tables=matches, apart=apart)
                    sides.setdefault(name, Side()).measure(load, seconds, rate)
    return sides


def profile(game: str) -> None:
    """Play on two processes, people of each table apart, and print where the time of one of them went."""
    with tempfile.TemporaryDirectory() as place, private_postgres(durable=True) as postgres, private_redis() as redis:
        file, database = Path(place) / "profile", postgres.new_database()
        with (
            one_of_several(database, redis.url, file) as first,
            one_of_several(database, redis.url) as second,
            Load("pixcade", first, game, second) as load,
        ):
            load.do("come", tables=60)
            found = load.do("saturate", seconds=10.0)
        print(f"{found['moves']:,.0f} moves a second\n")
        print(told(file.read_text(encoding="utf-8")))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    parser.add_argument("--game", choices=("pixoid", "pixl"), default="pixoid")
    parser.add_argument("--profile", action="store_true", help="say where the time of two processes goes instead")
    given = parser.parse_args()
    if given.profile:
        profile(given.game)
        return 0
    matches, repetitions, seconds = (20, 1, 1.5) if given.quick else (60, 3, 4.0)
    rate = 100.0 if given.quick else 300.0
    title(f"{given.game}, {matches} tables")
    try:
        sides = measure(given.game, matches, repetitions, seconds, rate)
    except Failure as failure:
        print(f"\nfailed: {failure}", file=sys.stderr)
        return 1
    first = statistics.median(next(iter(sides.values())).moves)
    say("", "moves a second", "beside SQLite", f"p50, p99 ms at {rate:g} a second")
    for name, side in sides.items():
        ratio = f"{statistics.median(side.moves) / first:.2f}"
        say(name, shown(side.moves), ratio, f"{shown(side.p50, digits=1)}, {shown(side.p99, digits=1)}")
        say("", f"{shown(side.per_processor)} a second of processor")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
