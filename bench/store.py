"""`python -m bench.store`: how many programs a second the store takes, durably, from many writers at once."""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from pixcade.store.api import LogLine, Salt
from pixcade.store.sqlite import SqliteStore, open_store

TEXT = (
    '{"table":"TABLE","number":11,"format":1,"time":56403,"what":{"kind":"submitted","step":2,"piece":"earth",'
    '"seat":1,"move":"@h3","revision":1,"id":"id 13","key":"new 5"}}'
)
SALT = "5e" * 32


async def measure(store: SqliteStore, writers: int, seconds: float) -> tuple[float, float, float]:
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


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, nargs="*", default=[1, 10, 200])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="on the disk to measure; the system's temporary one otherwise")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        store = open_store(Path(folder) / "store", now=0)
        try:
            for writers in given.writers:
                runs = [await measure(store, writers, given.seconds) for _ in range(given.repetitions)]
                rates = [rate for rate, _, _ in runs]
                print(
                    f"{writers:4} writers: {statistics.median(rates):9,.0f} appends/s"
                    f" ({min(rates):,.0f} to {max(rates):,.0f});"
                    f" median {statistics.median(middle for _, middle, _ in runs):.2f} ms,"
                    f" p99 {statistics.median(late for _, _, late in runs):.2f} ms",
                    flush=True,
                )
        finally:
            await store.close()


if __name__ == "__main__":
    asyncio.run(main())
