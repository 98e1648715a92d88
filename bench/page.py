"""How fast the page is: long tasks and frames of a reveal on a slow processor, and how soon the first board is there.

.venv/bin/python -m bench.page [--turns 5]
"""

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page

from tests.e2e.measuring import TABLES, Measured, first_board, measure, sit_down
from tests.server.support.server import Served, serving
from tests.web.browsing import browsing, visiting

SLOWNESSES = (1.0, 4.0)
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PATIENCE = 60_000


async def turns(page: Page, served: Served, name: str, game: str, count: int) -> None:
    """Print what is measured at tables of a game, once with the processor as it is and once with a slow one."""
    for slowness in SLOWNESSES:
        await sit_down(page, served, game)
        await measure(page, 1.0)
        found = [await measure(page, slowness) for _ in range(count)]
        tell(f"{name}, processor {slowness:g} times slower", found)


def tell(name: str, found: list[Measured]) -> None:
    """Print one line of figures."""
    longest = sorted(one.tasks[0] for one in found)
    frames = sorted(frame for one in found for frame in one.frames)
    late = frames[int(len(frames) * 0.95)]
    print(
        f"{name}: longest task of a turn {statistics.median(longest):.0f} ms of processor time"
        f" ({longest[0]:.0f} to {longest[-1]:.0f}), frames {statistics.median(frames):.1f} ms,"
        f" 95 % within {late:.1f}, the longest {frames[-1]:.0f}"
    )


async def boards(browser: Browser, served: Served, count: int) -> None:
    """Print how soon the first board is there."""
    seconds = []
    for _ in range(count):
        async with visiting(browser, viewport=SIZES["desk"], locale="en") as watched:
            seconds.append(await first_board(watched.page, served))
    seconds.sort()
    print(f"first board after {statistics.median(seconds):.2f} s ({seconds[0]:.2f} to {seconds[-1]:.2f})")


async def main(count: int) -> None:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as served, browsing() as browser:
            await boards(browser, served, count)
            for size, viewport in SIZES.items():
                for game in TABLES:
                    async with visiting(browser, viewport=viewport, locale="en") as watched:
                        watched.page.set_default_timeout(PATIENCE)
                        await turns(watched.page, served, f"{size}, {game}", game, count)


if __name__ == "__main__":
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--turns", type=int, default=5)
    asyncio.run(main(reading.parse_args().turns))
