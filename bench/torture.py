"""`python -m bench.torture`: games that break all the time, and whether anything was lost.

Players lose their connections, send messages twice, late and in another order, change their minds and take programs
back, while the server is killed again and again, with another time on its machine's clock: one process with its folder,
or with `--store postgres` two of them with a private PostgreSQL and Redis, in turns. Now and then its database file is
away for a moment, or hostile sockets flood it. Afterwards the store, the records and what every player was told and
believes are compared. The figures are written to docs/torture.md; the exit code is 1 where anything is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.engines.postgres import private_postgres
from tests.engines.redis import private_redis
from tests.server.durability.torture import Torture
from tests.server.durability.unreliable_network import shared_by
from tests.server.durability.verification import Findings, examined

REPORT = Path(__file__).parents[1] / "docs" / "torture.md"
HEAD = """# Nothing is ever lost

Written by `python -m bench.torture` and `python -m bench.torture --store postgres`. Games of both kinds and all numbers
of players are played over real sockets on `pixcade serve`; of its limits only those on frames and connections hold.
Every player is a program that plays legal moves, sometimes changes its mind, takes a program back, or sends two at
once. Between each of them and its socket stands a layer that breaks the connection at random, sends messages twice,
late and in another order, and old ones again. Meanwhile this is done to the server, one after the other in an order
that follows from the seed:

- It is ended with `kill -9`, also while it starts, and started again with the same folder at the same address. Between,
  its machine's clock is set back by an hour or by 20 days, or ahead by 40 days; every fourth time it is left alone.
- Its database file, the WAL, or both are moved away until a few requests were refused, and put back.
- Up to four hostile sockets of the address from which everybody plays flood: with pings, a text in fragments of one
  byte, frames after a close. Each sends 8,000 frames at once, with a request behind them that is answered only when all
  were read. Meanwhile others must be acknowledged.

Where the store is PostgreSQL, two processes share it and a Redis. Every connection goes to either of them by chance, so
that the players of most tables are spread over both; the processes are killed in turns, sometimes both at once, and
whoever was at a dead one goes on through the other. Each has a clock of its own, which is set while PostgreSQL's stays
right; there is no file to be moved. PostgreSQL and Redis themselves go on: what happens when they stop is tested in
`tests/cluster` and `tests/store`.

Afterwards these must hold, or the command fails and names what is wrong:

- Every acknowledgement that has reached a player's machine is in the log under its number, with its revision and its
  commitment. The salt that came with it opens the commitment, and is in the store where the program counted; a device
  that several players share is told none.
- No request was done twice, no step was applied twice, and what was played is what was handed in last.
- Whatever anybody was told under a number has happened under that number, and was told to all in the same way.
- At the end every player, and a screen that only watches, sees exactly the table that the log gives.
- All records, written from the store and served over HTTP, are valid, and all their commitments verify.
- Time in a log never goes back, and in SQLite never stands. No game was ended, no program played and no seat or table
  handed on because time had run out, and every lobby that nobody has touched is still there.
- While the database file is away, nothing is acknowledged that it does not have, and a new table is refused. As soon as
  it is back a table can be made, and no copy of it is left beside it.
- No flood was read faster than its address may send, and nothing after a close. Nobody was dropped: connections end
  where the client breaks them or the process is killed, and nowhere else.
- The server has noted no fault, and ends by itself when it is asked to.

The short version of both is among the tests: `tests/server/durability/test_torture.py`.
"""
TITLES = {
    "sqlite": "One process with SQLite",
    "postgres": "Two processes with PostgreSQL and Redis",
}


def table(found: Findings, seed: int, seconds: float) -> str:
    """Return the figures as they stand in the report."""
    top = "| counted | |\n| --- | ---: |\n"
    rows = {**dict(sorted(found.counts.items())), "seed": seed, "seconds": round(seconds), "wrong": len(found.wrong)}
    return top + "".join(f"| {name} | {value:,} |\n" for name, value in rows.items())


def report(before: str, store: str, figures: str) -> str:
    """Return the report with new figures of one store; those of the others stay."""
    text = HEAD
    for known, title in TITLES.items():
        heading = f"\n## {title}\n\n"
        kept = before.partition(heading)[2].partition("\n##")[0]
        shown = figures if known == store else kept
        text += heading + shown if shown else ""
    return text


@contextmanager
def sharing(store: str) -> Iterator[Mapping[str, str]]:
    """Have what the processes of a server share: nothing where its store is SQLite."""
    if store == "sqlite":
        yield {}
        return
    with private_postgres(durable=True) as database, private_redis() as bus:
        yield shared_by(database.new_database(), bus.url)


async def tortured(folder: Path, given: argparse.Namespace, shared: Mapping[str, str]) -> Findings:
    """Play, and look at what is left."""
    losses = 0 if shared else given.losses
    torture = Torture(
        folder, given.games, given.kills, given.seed, losses, given.floods, at_once=given.at_once, shared=shared
    )

    async def telling() -> None:
        while True:
            print(
                f"{len(torture.tables)} games begun, {torture.killed} kills, {torture.answers.programs} programs",
                flush=True,
            )
            await asyncio.sleep(10)

    task = asyncio.create_task(telling())
    try:
        await torture.run(given.seconds)
    finally:
        task.cancel()
    return await examined(torture)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=TITLES, default="sqlite")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument(
        "--losses", type=int, default=20, help="how often the database file is away, where there is one"
    )
    parser.add_argument("--floods", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=24, help="games that are played at the same time")
    parser.add_argument("--seconds", type=float, default=3600, help="after which somebody waits for what was lost")
    parser.add_argument("--report", type=Path, default=REPORT)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sharing(given.store) as shared:
        found = asyncio.run(tortured(Path(folder) / "data", given, shared))
    figures = table(found, given.seed, time.monotonic() - began)
    print(figures, end="")
    for one in found.wrong:
        print(one)
    if not found.wrong:
        before = given.report.read_text(encoding="utf-8") if given.report.exists() else ""
        given.report.write_text(report(before, given.store, figures), encoding="utf-8")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
