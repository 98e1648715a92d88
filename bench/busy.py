"""How long a person waits for an acknowledgement while the strongest bots think at many tables.

.venv/bin/python -m bench.busy [--tables 20] [--seconds 20]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from pixcade.bots.running.pool import Pool
from pixcade.client import Server, TableClient
from pixcade.protocol.http_messages import NewSeat
from tests.server.support.server import Served, first_choice, serving

MASTERS = [NewSeat("bot", level="master")] * 3


async def seated(served: Served, name: str) -> tuple[Server, TableClient]:
    """A person at a table of their own with three of the strongest bots, with the game begun."""
    person = await served.person(name)
    seats = [NewSeat("me", name=name), *MASTERS]
    made = await served.table(person, "pixoid", *seats, stand_in="master")
    table = await person.table(made.table).__aenter__()
    await table.start()
    return person, table


async def play(table: TableClient, waits: list[float], until: float) -> None:
    """Program as soon as something is due, and note how long each acknowledgement takes."""
    async for step in table.steps():
        for decision in step.mine:
            began = time.perf_counter()
            await table.submit(decision.piece, first_choice(step.choices(decision.piece)))
            waits.append(time.perf_counter() - began)
        if time.perf_counter() > until:
            return


async def measured(tables: int, seconds: float) -> list[float]:
    """Return how long people waited, in seconds."""
    waits: list[float] = []
    pool = Pool(1)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), thinking=pool) as served:
            company = [await seated(served, f"Player {at}") for at in range(tables)]
            until = time.perf_counter() + seconds
            plays = [asyncio.create_task(play(table, waits, until)) for _, table in company]
            await asyncio.wait(plays, timeout=seconds + 5)
            for one in plays:
                one.cancel()
            for _, table in company:
                await table.__aexit__(None, None, None)
    await pool.close()
    return waits


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    waits = sorted(asyncio.run(measured(asked.tables, asked.seconds)))
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    print(f"{asked.tables} tables of three masters, {len(waits)} programs of people acknowledged")
    print(f"p50 {statistics.median(waits) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, longest {waits[-1] * 1000:.1f} ms")


if __name__ == "__main__":
    main()
