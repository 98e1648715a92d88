"""`python -m bench.floor`: what no server can go below that keeps our promises here, beside what boardgame.io takes.

Three things are left of our server: sockets that repeat a recorded game, the store with the rows of a program, and a
salt with its commitment. boardgame.io in memory plays beside them, in turns, and so does our server as it is. What 1.5
times the peer's moves would leave for rules, table, choices and messages is set against what they take; and what a
program costs in the first games, few of which end, against what it costs later, when people go on to the next ones.
Of latencies the floor is those sockets with our store behind them and nothing else.
"""

import argparse
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import uvloop

from bench.server.children import Failure, Load, echo_server, our_server
from bench.server.figures import say, shown, title
from bench.server.inside import microseconds
from bench.server.peer import VERSION, boardgame_server, installed
from bench.store import SALT, TEXT
from pixcade.core.commitment import SALT_BYTES, commitment
from pixcade.store.api import LogLine, Salt, Write
from pixcade.store.sqlite.store import open_store

GAMES = {"pixl": "turns", "pixoid": "programs"}
TIMES = 1.5
"""So many of its moves are promised."""
GROUP = 20
"""Programs that are written together: more than our server was seen to write at once (8), so that the floor is low."""
RATE = 500.0


def micro(found: dict[str, float]) -> float:
    """Return the microseconds of processor time that a move took."""
    return 1e6 / found["per_processor"]


def committing(times: int = 20_000) -> float:
    """Return the microseconds of a salt and the commitment with it."""
    began = time.process_time()
    for step in range(times):
        commitment("b2c3d4e5f6g7h2i3", step, "earth", "d4", os.urandom(SALT_BYTES).hex())
    return (time.process_time() - began) / times * 1e6


async def storing(folder: Path, seconds: float) -> float:
    """Return the microseconds of processor time that a program takes the store, in groups."""
    store = open_store(folder, now=0)
    number, began, until = 0, time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < until:
        number += 1
        writes: list[Write] = []
        for at in range(GROUP):
            table = f"table {at}"
            text = TEXT.replace("TABLE", table)
            writes += (LogLine(table, number, text), Salt(table, number, "earth", SALT))
        await store.write(*writes)
    spent = time.process_time() - began
    await store.close()
    return spent / (number * GROUP) * 1e6


def syncing(folder: Path, seconds: float) -> float:
    """Return the 99th percentile, in milliseconds, of syncing a page to this disk at the rate of the measurement."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    with (folder / "synced").open("w+b", buffering=0) as file:
        file.write(bytes(1 << 22))
        os.fsync(file.fileno())
        while (began := time.perf_counter()) < until:
            os.pwrite(file.fileno(), os.urandom(4096), len(times) % 1024 * 4096)
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
            time.sleep(max(0.0, 1 / RATE - times[-1]))
    return sorted(times)[len(times) * 99 // 100] * 1e3


def measure(game: str, folder: Path, matches: int, repetitions: int, seconds: float) -> None:
    """Print what is left of our server in a game, and what boardgame.io takes."""
    title(f"{game}, {matches} matches, beside boardgame.io {VERSION} in memory, which plays `{GAMES[game]}`")
    costs: dict[str, list[float]] = {
        name: [] for name in ("sockets", "store", "commitment", "theirs", "inside", "ours")
    }
    late: dict[str, list[float]] = {name: [] for name in ("sockets", "durable", "sync", "theirs", "ours")}
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        recorded = place / "recorded.json"
        server = stack.enter_context(our_server(place / "data"))
        ours = stack.enter_context(Load("pixcade", server, game))
        ours.do("record", file=str(recorded))
        ours.do("come", tables=matches)
        ours.do("saturate", seconds=seconds / 6)
        first = micro(ours.do("saturate", seconds=seconds / 2))
        ours.do("saturate", seconds=2 * seconds)  # the first games end in this time
        echo = stack.enter_context(echo_server(recorded))
        repeating = stack.enter_context(Load("echo", echo, game))
        repeating.do("come", tables=matches, recorded=str(recorded))
        durable = stack.enter_context(echo_server(recorded, place / "durable"))
        kept = stack.enter_context(Load("echo", durable, game))
        kept.do("come", tables=matches, recorded=str(recorded))
        peer = stack.enter_context(boardgame_server(folder))
        theirs = stack.enter_context(Load("boardgame", peer, GAMES[game]))
        theirs.do("come", tables=matches)
        for one in (repeating, kept, theirs):
            one.do("saturate", seconds=seconds)  # compilers need that
        for at in range(repetitions):
            for name, one in (("sockets", repeating), ("theirs", theirs), ("ours", ours)):
                costs[name].append(micro(one.do("saturate", seconds=seconds)))
                late[name].append(one.do("steadily", rate=RATE, seconds=seconds)["p99"])
            late["durable"].append(kept.do("steadily", rate=RATE, seconds=seconds)["p99"])
            costs["store"].append(uvloop.run(storing(place / f"store {at}", seconds)))
            late["sync"].append(syncing(place, seconds))
            costs["commitment"].append(committing())
            costs["inside"].append(microseconds(game, seconds))
    floor = [sum(each) for each in zip(costs["sockets"], costs["store"], costs["commitment"], strict=True)]
    most = [one / TIMES for one in costs["theirs"]]
    say("microseconds of processor a move")
    say("  sockets that repeat a game", shown(costs["sockets"]))
    say(f"  rows, synced in groups of {GROUP}", shown(costs["store"]))
    say("  a salt and its commitment", shown(costs["commitment"], digits=1))
    say("  these three", shown(floor))
    say("  boardgame.io in memory", shown(costs["theirs"]))
    say(f"  for {TIMES} times its moves", shown(most))
    say("  so there is left for the rest", f"{median(most) - median(floor):,.0f}")
    say("  which takes us (by itself)", shown(costs["inside"]))
    say("  our server, its first moves", f"{first:,.0f}")
    say("  our server, later", shown(costs["ours"]))
    say(f"99th percentile at {RATE:g} a second, ms")
    say("  sockets that repeat a game", shown(late["sockets"], digits=1))
    say("  the same, durable before it is told", shown(late["durable"], digits=1))
    say("  one sync of this disk", shown(late["sync"], digits=1))
    say("  boardgame.io in memory", shown(late["theirs"], digits=1))
    say("  our server", shown(late["ours"], digits=1))


def main() -> int:
    """Measure both games, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--quick", action="store_true", help="only to see that it works")
    given = parser.parse_args()
    folder = installed()
    if folder is None:
        print(f"boardgame.io {VERSION} can't be installed here")
        return 1
    extent = (30, 1, 1.0) if given.quick else (100, 3, 3.0)
    print(f"Python {sys.version.split()[0]}; median of {extent[1]} (smallest to largest), all taking turns")
    try:
        for game in [given.only] if given.only else GAMES:
            measure(game, folder, *extent)
    except Failure as failure:
        print(f"\nfailed: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
