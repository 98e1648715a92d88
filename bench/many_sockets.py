"""Many sockets on one process: memory, latency, and how long a restart takes until everyone is back.

Four people at each table move once in a period. Then the server restarts, and everyone reconnects at once.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import uvloop

from bench.programs import Program, pixcade_server
from bench.server.fleet import Fleet, percentile
from bench.server.pixcade_player import PLAYERS, fill_tables, reconnect
from bench.table import print_table
from pixcade.server.net.connections import descriptors, raise_descriptors

GAME = "pixoid"
SPARE_DESCRIPTORS = 200
KB = 1024


async def measure(data: Path, given: argparse.Namespace) -> list[tuple[str, str]]:
    fleet, sockets = Fleet(), given.tables * PLAYERS[GAME]
    beating = asyncio.ensure_future(fleet.keep_alive())
    rows: list[tuple[str, str]] = []

    async def moves(name: str, server: Program) -> None:
        times = await fleet.steadily(sockets / given.period, given.seconds)
        shown = ", ".join(f"{percentile(times, share):,.1f}" for share in (0.5, 0.99, 1))
        memory = server.memory()
        rows.append((f"p50, p99, slowest {name}, ms", shown))
        rows.append((f"MB {name}", f"{memory / KB / KB:,.0f}, {(memory - empty) / sockets / KB:,.0f} KB a socket"))

    with pixcade_server(data) as first:
        port, empty = first.port, first.memory()
        began = time.perf_counter()
        await fill_tables(fleet, port, GAME, given.tables)
        rows.append(("seconds until everyone was seated", f"{time.perf_counter() - began:,.1f}"))
        await moves("before", first)
        stopping = time.perf_counter()
    stopped = time.perf_counter()
    with await asyncio.to_thread(pixcade_server, data, port=port) as second:
        started = time.perf_counter()
        back = await reconnect(fleet)
        rows.append(("seconds to stop, to start", f"{stopped - stopping:,.1f}, {started - stopped:,.1f}"))
        rows.append(("seconds until half, all were back", f"{back[len(back) // 2]:,.1f}, {back[-1]:,.1f}"))
        await moves("after the restart", second)
    beating.cancel()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench many_sockets", description=__doc__)
    parser.add_argument("--tables", type=int, default=2_500)
    parser.add_argument("--period", type=float, default=20.0, help="seconds in which everyone moves once")
    parser.add_argument("--seconds", type=float, default=40.0, help="of moves that are timed, before and after")
    given = parser.parse_args()
    needed = given.tables * PLAYERS[GAME] + SPARE_DESCRIPTORS
    raise_descriptors()
    if descriptors() < needed:
        parser.exit(1, f"{needed} descriptors are needed, {descriptors()} allowed: see ulimit -Hn\n")
    with tempfile.TemporaryDirectory() as place:
        rows = uvloop.run(measure(Path(place), given))
    print_table(f"{given.tables:,} tables of {PLAYERS[GAME]}, everyone moves once in {given.period:g} s", *rows)


if __name__ == "__main__":
    main()
