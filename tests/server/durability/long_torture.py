"""`python -m tests.server.durability.long_torture`: a stress test with constant failures.

Players lose their connections, send messages twice, late and out of order, change and withdraw moves, while the server
is killed again and again and its clock changes: one process with its folder, or with `--store postgres` a private
PostgreSQL. Now and then its database file disappears for a moment, or hostile sockets flood it. Afterwards the store,
the records and what every client received and believes are compared. The exit code is 1 if anything is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.postgres import private_postgres
from tests.server.durability.torture import Torture
from tests.server.durability.verification import Findings, examined


def table(found: Findings, seed: int, seconds: float) -> str:
    """Format the counts."""
    top = "| counted | |\n| --- | ---: |\n"
    rows = {**dict(sorted(found.counts.items())), "seed": seed, "seconds": round(seconds), "wrong": len(found.wrong)}
    return top + "".join(f"| {name} | {value:,} |\n" for name, value in rows.items())


@contextmanager
def database_of(store: str) -> Iterator[str]:
    """Give the address of a database; empty where the store is SQLite."""
    if store == "sqlite":
        yield ""
        return
    with private_postgres(durable=True) as postgres:
        yield postgres.new_database()


async def tortured(folder: Path, given: argparse.Namespace, database: str) -> Findings:
    """Play, then verify."""
    losses = 0 if database else given.losses
    torture = Torture(
        folder, given.games, given.kills, given.seed, losses, given.floods, at_once=given.at_once, database=database
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
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument(
        "--losses", type=int, default=20, help="how often the database file is away, where there is one"
    )
    parser.add_argument("--floods", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=24, help="games that are played at the same time")
    parser.add_argument("--seconds", type=float, default=3600, help="after which somebody waits for what was lost")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, database_of(given.store) as database:
        found = asyncio.run(tortured(Path(folder) / "data", given, database))
    figures = table(found, given.seed, time.monotonic() - began)
    print(figures, end="")
    for one in found.wrong:
        print(one)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
