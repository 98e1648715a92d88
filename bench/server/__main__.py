"""`python -m bench.server`: the server beside boardgame.io, and alone with many tables.

Everything runs on this machine, clients and servers together: believe the ratios, not the figures. `--profile GAME`
plays that game on our server alone and says where its time went.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.server import alone
from bench.server.beside import PROGRAMS, SAME, TURNS, Extent, compare
from bench.server.children import Failure, Load, our_server
from bench.server.figures import Promises, say, shown, title
from bench.server.inside import PLAYERS, microseconds
from bench.server.peer import VERSION, installed
from bench.server.spent import told
from bench.server.turns import PARTS as SAME_PARTS
from pixcade.games import register

WHOLE = Extent(matches=100, repetitions=3, seconds=4.0, rate=500.0, steady=20.0, tables=(20, 100, 250, 500))
QUICK = Extent(matches=30, repetitions=1, seconds=1.5, rate=200.0, steady=1.5, tables=(5, 25, 50))
PARTS = ("turns", "programs", "same", "tables", "inside")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything, in under a minute")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure only this; may be given several times")
    parser.add_argument("--profile", choices=("pixl", "pixoid"), help="say where our server spends its time instead")
    parser.add_argument("--python", default=sys.executable, help="runs our server in `turns` and `programs`")
    given = parser.parse_args()
    extent = QUICK if given.quick else WHOLE
    try:
        if given.profile:
            profile(given.profile, extent)
            return 0
        return measure(given.only or PARTS, extent, given.python)
    except Failure as failure:
        print(f"\nfailed: {failure}", file=sys.stderr)
        return 1


def measure(parts: Sequence[str], extent: Extent, python: str) -> int:
    """Measure these parts; 0 where all that is promised was kept."""
    promises = Promises()
    beside = bool({"turns", "programs", "same"} & set(parts))
    folder = installed() if beside else None
    if beside and folder is None:
        print(f"boardgame.io {VERSION} can't be installed here: our own figures only, and no ratio.")
    print(f"median of {extent.repetitions} (smallest to largest), ours in turns with the one in memory")
    if "turns" in parts:
        compare(TURNS, folder, extent, promises, python)
    if "programs" in parts:
        compare(PROGRAMS, folder, extent, promises, python)
    if "same" in parts:
        register(SAME_PARTS)  # records are read in this process
        compare(SAME, folder, extent, promises, python)
    if "tables" in parts:
        alone.measure(extent, promises)
    if "inside" in parts:
        title("What a program costs without sockets and store, microseconds of processor time")
        for game in PLAYERS:
            say(game, shown([microseconds(game, extent.seconds) for _ in range(extent.repetitions)]))
    for broken in promises.broken:
        print(f"not kept: {broken}")
    return 1 if promises.broken else 0


def profile(game: str, extent: Extent) -> None:
    """Play as fast as it goes and print where the server's time went."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "profile"
        with our_server(Path(place) / "data", file) as server, Load("pixcade", server, game) as load:
            load.do("come", tables=extent.matches)
            found = load.do("saturate", seconds=5 * extent.seconds)
        print(f"{found['moves']:,.0f} moves a second, {found['per_processor']:,.0f} a second of processor\n")
        print(told(file.read_text(encoding="utf-8")))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
