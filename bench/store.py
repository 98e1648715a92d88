"""`python -m bench.store`: how many programs a second each store takes, durably, from many writers at once.

PostgreSQL is a private one with the settings it comes with, on the same disk and the same cores.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop

from pixcade.store.api import LogLine, Salt, Store
from pixcade.store.postgres.store import open_postgres
from pixcade.store.sqlite.store import open_store
from tests.engines.postgres import private_postgres

TEXT = (
    '{"table":"TABLE","number":11,"format":1,"time":56403,"what":{"kind":"submitted","step":2,"piece":"earth",'
    '"seat":1,"move":"@h3","revision":1,"id":"id 13","key":"new 5"}}'
)
SALT = "5e" * 32


async def measure(store: Store, writers: int, seconds: float) -> tuple[float, float, float]:
    """Write from so many tasks for so long; appends a second, median and 99th percentile of their milliseconds."""
    began = time.perf_counter()
    until = began + seconds
    times: list[float] = []

    async def writer(table: str) -> None:
        number = 0
        while (asked := time.perf_counter()) < until:
            number += 1
            text = TEXT.replace("TABLE", table)
            await store.write(LogLine(table, number, text), Salt(table, number // 4, str(number % 4), SALT))
            times.append(time.perf_counter() - asked)

    run = time.monotonic_ns()  # tables of an earlier run are other tables
    await asyncio.gather(*(writer(f"{run}-{at}") for at in range(writers)))
    lasted = time.perf_counter() - began
    times.sort()
    return len(times) / lasted, 1000 * statistics.median(times), 1000 * times[len(times) * 99 // 100]


async def main(given: argparse.Namespace, postgres: str) -> None:
    """Measure the stores in turns, so that what else the machine does hits all of them."""
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        stores: dict[str, Store] = {"SQLite": open_store(Path(folder) / "store", now=0)}
        if postgres:
            stores["PostgreSQL"] = await open_postgres(postgres)
        try:
            for writers in given.writers:
                runs: dict[str, list[tuple[float, float, float]]] = {name: [] for name in stores}
                for _ in range(given.repetitions):
                    for name, store in stores.items():
                        runs[name].append(await measure(store, writers, given.seconds))
                for name in stores:
                    print(f"{name:10} {described(writers, runs[name])}", flush=True)
        finally:
            for store in stores.values():
                await store.close()


def described(writers: int, runs: list[tuple[float, float, float]]) -> str:
    """Say what several runs have measured."""
    rates = [rate for rate, _, _ in runs]
    return (
        f"{writers:4} writers: {statistics.median(rates):9,.0f} appends/s"
        f" ({min(rates):,.0f} to {max(rates):,.0f});"
        f" median {statistics.median(middle for _, middle, _ in runs):.2f} ms,"
        f" p99 {statistics.median(late for _, _, late in runs):.2f} ms"
    )


def command() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, nargs="*", default=[1, 10, 200, 2000])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="on the disk to measure; the system's temporary one otherwise")
    parser.add_argument("--only-sqlite", action="store_true", help="without PostgreSQL, which is started for this")
    parser.add_argument("--plain-loop", action="store_true", help="with asyncio's own event loop in place of uvloop")
    given = parser.parse_args()
    with ExitStack() as stack:
        url = ""
        if not given.only_sqlite:
            if given.folder:
                tempfile.tempdir = str(given.folder)
            url = stack.enter_context(private_postgres(durable=True)).new_database()
        with asyncio.Runner(loop_factory=None if given.plain_loop else uvloop.new_event_loop) as runner:
            runner.run(main(given, url))


if __name__ == "__main__":
    command()
