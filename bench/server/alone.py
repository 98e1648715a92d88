"""Our server alone: many tables at an easy pace, and what they take of memory."""

import statistics
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from bench.server.beside import Extent
from bench.server.children import Load, Server, our_server
from bench.server.figures import Promises, say, shown, title
from bench.server.records import check

KB = 1024
PERIOD = 2.0
GAME, PLAYERS = "pixoid", 4


def measure(extent: Extent, promises: Promises) -> None:
    """Open many tables, weigh them, let everybody program every two seconds, and weigh them again."""
    most = extent.tables[-1]
    title(f"Pixoid, {most} tables of four, {most * PLAYERS:,} sockets, a program from each seat every {PERIOD:g} s")
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        with our_server(data, boards=True) as server, Load("pixcade", server, GAME) as load:
            weights = opened(server, load, extent.tables)
            connection = extra_connections(server, load, most * PLAYERS)
            before = weighed(server)
            runs = [load.do("in_turns", period=PERIOD, seconds=2 * extent.seconds) for _ in range(extent.repetitions)]
            acknowledged = sum(run["acknowledged"] for run in runs)
            grown = (weighed(server) - before) / most / KB
        check(data, (), acknowledged)
    say("programs a second", shown([run["rate"] for run in runs]))
    for name in ("p50", "p99", "worst"):
        say(f"sent to acknowledged, {name} ms", shown([run[name] for run in runs], digits=2))
    filled = [(after - before) / (tables - earlier) / KB for (earlier, before), (tables, after) in pairwise(weights)]
    idle = [one - PLAYERS * statistics.median(connection) for one in filled]
    say("KB a connection", shown(connection, digits=1))
    say("KB a table with its 4 connections", shown(filled, digits=1))
    say("KB an idle table of these", shown(idle, digits=1))
    say("KB more a table after playing", f"{grown:,.1f}", f"{acknowledged / most:,.0f} programs at each table")
    promises.below("p99 of many tables, ms", statistics.median(run["p99"] for run in runs), 50)
    promises.below("KB a connection", statistics.median(connection), 60)
    promises.below("KB an idle table", statistics.median(idle), 30)


def weighed(server: Server) -> int:
    """Return the server's memory after it has put away what nobody uses."""
    server.say("tidy")
    return server.memory()


def opened(server: Server, load: Load, counts: Sequence[int]) -> list[tuple[int, int]]:
    """Open tables and return how much memory is used at each count; what the first few need is everybody's."""
    weights: list[tuple[int, int]] = []
    there = 0
    for count in counts:
        load.do("come", tables=count - there)
        there = count
        weights.append((count, weighed(server)))
    return weights


def extra_connections(server: Server, load: Load, most: int) -> list[float]:
    """Open one more connection for ever more of the players, which does nothing; return the KB that each has taken."""
    found = []
    before = weighed(server)
    for part in (most // 4, most // 4, most // 2):
        load.do("watch", connections=part)
        after = weighed(server)
        found.append((after - before) / part / KB)
        before = after
    load.do("unwatch")
    return found
