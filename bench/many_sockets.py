"""Many sockets on one process: `python -m bench.many_sockets`, 10,000 on 2,500 tables of four unless told otherwise.

Players are in a process of their own. Everybody programs once in a period; then the server is stopped and started
again, and all come back at once, as pages do. It prints what the server takes of memory, how long acknowledgements
take, and how long it takes until everybody has their table again.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from bench.server.alone import GAME, KB, PLAYERS, weighed
from bench.server.children import Load, Server, our_server
from bench.server.figures import say, title
from pixcade.server.net.descriptors import descriptors, raise_descriptors

SPARE = 200
"""Descriptors that a process needs besides those of its sockets."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2_500)
    parser.add_argument("--period", type=float, default=20.0, help="seconds in which everybody programs once")
    parser.add_argument("--seconds", type=float, default=40.0, help="for which acknowledgements are timed")
    given = parser.parse_args()
    raise_descriptors()  # for the processes that are started, too
    if descriptors() < given.tables * PLAYERS + SPARE:
        sys.exit(f"{given.tables * PLAYERS + SPARE} descriptors are needed, {descriptors()} allowed: see ulimit -Hn")
    title(f"{given.tables:,} tables, {given.tables * PLAYERS:,} sockets, a program from each every {given.period:g} s")
    with tempfile.TemporaryDirectory() as place:
        measure(Path(place) / "data", given.tables, given.period, given.seconds)


def measure(data: Path, tables: int, period: float, seconds: float) -> None:
    """Fill the tables, play, restart, and play again."""
    with our_server(data, boards=True) as first:
        port, empty = first.port, weighed(first)
        load = Load("pixcade", first, GAME)
        came = load.do("come", tables=tables)
        say("seconds until all were seated", f"{came['seconds']:,.1f}")
        weigh("after they came", first, empty, tables)
        play(load, period, seconds)
        weigh("after playing", first, empty, tables)
        began = time.perf_counter()
    stopped = time.perf_counter()
    with load, our_server(data, boards=True, port=port) as second:
        load.servers = (second,)
        answering = time.perf_counter()
        back = load.do("come_back")
        say("seconds to stop", f"{stopped - began:,.1f}")
        say("seconds until it answers again", f"{answering - stopped:,.1f}")
        say("seconds until all are back", f"{back['seconds']:,.1f}", f"half of them after {back['half']:,.1f}")
        weigh("after the restart", second, empty, tables)
        play(load, period, seconds)


def weigh(when: str, server: Server, empty: int, tables: int) -> None:
    """Say how much memory the server has."""
    memory = weighed(server)
    each = (memory - empty) / tables / PLAYERS / KB
    say(f"MB {when}", f"{memory / KB / KB:,.0f}", f"{each:,.1f} KB a socket, with its quarter of a table")


def play(load: Load, period: float, seconds: float) -> None:
    """Let everybody program, and say how long it took."""
    found = load.do("in_turns", period=period, seconds=seconds)
    times = ", ".join(f"{name} {found[name]:,.1f}" for name in ("p50", "p99", "worst"))
    say("sent to acknowledged, ms", times, f"{found['rate']:,.0f} programs a second")


if __name__ == "__main__":
    main()
