"""How fast the page is: long tasks and frames of a reveal on a slow processor, and how soon the first board is there.

.venv/bin/python -m bench.page [--turns 5]

Beside each figure stands which share it is of what is promised; the exit code is 1 where it is more than that.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page

from tests.e2e.measuring import TABLES, Measured, first_board, measure, sit_down
from tests.server.support.server import Served, serving
from tests.web.browsing import browsing, visiting

SLOWNESSES = (1.0, 4.0)
LONGEST_TASK = 50.0
"""Milliseconds for which the page may be deaf at most, on a processor that is four times slower than this one."""
FIRST_BOARD = 1.0
"""Seconds from opening an address to a board, on loopback."""
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PATIENCE = 60_000
LESS_IMPORTANT = 10
"""Server, bots and whoever measures give way to the browser: a slowed page is charged several times over for each
moment that they take from it, and whoever plays has them on another machine."""


async def turns(page: Page, served: Served, name: str, game: str, count: int) -> bool:
    """Print what is measured at tables of a game, on the processor as it is and on a slow one; whether it is kept."""
    kept = True
    for slowness in SLOWNESSES:
        await sit_down(page, served, game)
        await measure(page, 1.0)
        found = [await measure(page, slowness) for _ in range(count)]
        kept &= tell(f"{name}, processor {slowness:g} times slower", found)
    return kept


def tell(name: str, found: list[Measured]) -> bool:
    """Print one line of figures; whether every task of every turn is short enough."""
    longest = sorted(one.tasks[0] for one in found)
    frames = sorted(frame for one in found for frame in one.frames)
    late = frames[int(len(frames) * 0.95)]
    middle = statistics.median(longest)
    print(
        f"{name}: longest task of a turn {middle:.0f} ms of processor time ({longest[0]:.0f} to {longest[-1]:.0f}),"
        f" at most {share(longest[-1], LONGEST_TASK)}, frames {statistics.median(frames):.1f} ms,"
        f" 95 % within {late:.1f}, the longest {frames[-1]:.0f}"
    )
    return longest[-1] <= LONGEST_TASK


def share(found: float, limit: float) -> str:
    """Return which share of a limit something is."""
    return f"{found / limit:.2f} of {limit:g}"


async def boards(browser: Browser, served: Served, count: int) -> bool:
    """Print how soon the first board is there; whether that is soon enough."""
    seconds = []
    for _ in range(count):
        async with visiting(browser, viewport=SIZES["desk"], locale="en") as watched:
            seconds.append(await first_board(watched.page, served))
    seconds.sort()
    middle = statistics.median(seconds)
    print(f"first board after {middle:.2f} s ({seconds[0]:.2f} to {seconds[-1]:.2f}), {share(middle, FIRST_BOARD)}")
    return middle <= FIRST_BOARD


async def main(count: int) -> bool:
    """Run a browser and a server for as long as it takes."""
    with tempfile.TemporaryDirectory() as folder:
        async with browsing(whole=True) as browser:
            os.nice(LESS_IMPORTANT)
            async with serving(Path(folder)) as served:
                return await everything(browser, served, count)


async def everything(browser: Browser, served: Served, count: int) -> bool:
    """Measure the first board and turns of all games on all devices; whether all is as promised."""
    kept = await boards(browser, served, count)
    for size, viewport in SIZES.items():
        for game in TABLES:
            async with visiting(browser, viewport=viewport, locale="en") as watched:
                watched.page.set_default_timeout(PATIENCE)
                kept &= await turns(watched.page, served, f"{size}, {game}", game, count)
    return kept


if __name__ == "__main__":
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--turns", type=int, default=5)
    sys.exit(0 if asyncio.run(main(reading.parse_args().turns)) else 1)
