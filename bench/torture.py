"""`python -m bench.torture`: games that break all the time, and whether anything was lost.

Players lose their connections, send messages twice, late and in another order, change their minds and take programs
back, while the server is killed again and again. Afterwards the store, the records and what every player was told and
believes are compared. The figures are written to docs/torture.md; the exit code is 1 where anything is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.examining import Findings, examined
from tests.server.torture import Torture

REPORT = Path(__file__).parents[1] / "docs" / "torture.md"
HEAD = """# Nothing is ever lost

Written by `python -m bench.torture`. Games of both kinds and all numbers of players are played over real sockets on
`pixcade serve`, with the limits switched off. Every player is a program that plays legal moves, sometimes changes its
mind, takes a program back, or sends two at once. Between each of them and its socket stands a layer that breaks the
connection at random, sends messages twice, late and in another order, and old ones again. Meanwhile the server is ended
with `kill -9`, also while it starts, and started again with the same folder at the same address.

Afterwards these must hold, or the command fails and names what is wrong:

- Every acknowledgement that has reached a player's machine is in the log under its number, with its revision and its
  commitment. The salt that came with it opens the commitment, and is in the store where the program counted; a device
  that several players share is told none.
- No request was done twice, no step was applied twice, and what was played is what was handed in last.
- Whatever anybody was told under a number has happened under that number, and was told to all in the same way.
- At the end every player, and a screen that only watches, sees exactly the table that the log gives.
- All records, written from the store and served over HTTP, are valid, and all their commitments verify.
- The server has noted no fault, and ends by itself when it is asked to.

The short version of it is among the tests: `tests/server/test_torture.py`.

| counted | |
| --- | ---: |
"""


def table(found: Findings, seed: int, seconds: float) -> str:
    """Return the figures as they stand in the report."""
    rows = {**dict(sorted(found.counts.items())), "seed": seed, "seconds": round(seconds), "wrong": len(found.wrong)}
    return "".join(f"| {name} | {value:,} |\n" for name, value in rows.items())


async def tortured(folder: Path, given: argparse.Namespace) -> Findings:
    """Play, and look at what is left."""
    torture = Torture(folder, given.games, given.kills, given.seed, at_once=given.at_once)

    async def telling() -> None:
        while True:
            print(
                f"{len(torture.tables)} games begun, {torture.killed} kills, {torture.acknowledged} programs",
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
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=24, help="games that are played at the same time")
    parser.add_argument("--seconds", type=float, default=3600, help="after which somebody waits for what was lost")
    parser.add_argument("--report", type=Path, default=REPORT)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(tortured(Path(folder) / "data", given))
    figures = table(found, given.seed, time.monotonic() - began)
    print(figures, end="")
    for one in found.wrong:
        print(one)
    if not found.wrong:
        given.report.write_text(HEAD + figures, encoding="utf-8")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
