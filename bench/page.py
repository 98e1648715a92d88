"""Weight of the web client, and its frames and longest task while bots play, in Chromium.

The processor is slowed down by the browser itself. A task counts with the processor time that it got.
"""

import argparse
import asyncio
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from bench.programs import HOST, pixcade_server
from bench.table import print_table, spread

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SLOWDOWNS = (1, 4)
GAMES = {"pixoid": 4, "pixl": 3}
LEVEL = "easy"
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"]
RESOURCES = """() => performance.getEntriesByType("resource")
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""
RECORD_FRAMES = """() => {
  window.frames = [];
  requestAnimationFrame(function frame(now) { frames.push(now); requestAnimationFrame(frame); });
  performance.mark("bench-begins");
}"""
READ_FRAMES = """() => {
  performance.mark("bench-ends");
  return frames.slice(1).map((one, at) => one - frames[at]);
}"""
BOARD = "#board svg"
LIMIT_MS = 60_000
KB = 1024


async def open_table(browser: Browser, port: int, game: str, size: str) -> Page:
    """Watch a game between bots, as someone who has never been here."""
    page = await browser.new_page(viewport=SIZES[size], locale="en")  # type: ignore[arg-type]  # a size is a mapping
    page.set_default_timeout(LIMIT_MS)
    origin = f"http://{HOST}:{port}"
    await page.goto(origin)
    await page.wait_for_selector("#page > *")
    bots = [{"holder": "bot", "level": LEVEL}] * GAMES[game]
    settings = {"game": game, "options": {"players": str(GAMES[game])}, "clock": "none"}
    body = {"settings": settings, "seats": bots, "start": True}
    answer = await page.request.post(f"{origin}/api/tables", data=body, headers={"origin": origin})
    assert answer.ok, await answer.text()
    await page.goto(f"{origin}/t/{(await answer.json())['table']}")
    await page.wait_for_selector(BOARD)
    return page


async def weigh(browser: Browser, port: int) -> list[tuple[str, str]]:
    """Return the compressed size of a first game's downloads, by kind."""
    found: dict[str, int] = {}
    for game in GAMES:
        page = await open_table(browser, port, game, "desk")
        await page.wait_for_load_state("networkidle")
        for path, size in await page.evaluate(RESOURCES):
            kind = path.rpartition(".")[2] if "/assets/" in path else "other"
            found[f"{game}, {kind}"] = found.get(f"{game}, {kind}", 0) + size
        await page.close()
    return [(name, f"{size / KB:,.1f}") for name, size in sorted(found.items())]


async def watch(browser: Browser, port: int, game: str, size: str, slowdown: int, seconds: float) -> tuple[str, ...]:
    page = await open_table(browser, port, game, size)
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate(RECORD_FRAMES)
    await page.wait_for_timeout(1000 * seconds)
    frames = sorted(await page.evaluate(READ_FRAMES))
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    await page.close()
    longest = max(tasks_between(events, "bench-begins", "bench-ends"))
    return (f"{game}, {size}, {slowdown}x slower", spread(frames, 1), f"{frames[int(0.95 * len(frames))]:.1f}",
            f"{longest:.0f}")  # fmt: skip


def tasks_between(events: list[dict[str, Any]], begin: str, end: str) -> list[float]:
    """Return the CPU time in milliseconds of each main-thread task between two marks."""
    mark = next(one for one in events if one.get("name") == begin)
    last = next(one["ts"] for one in events if one.get("name") == end)
    return [
        one["tdur"] / 1000
        for one in events
        if one.get("name") == "RunTask" and one.get("ph") == "X" and "tdur" in one
        and (one["pid"], one["tid"]) == (mark["pid"], mark["tid"]) and mark["ts"] <= one["ts"] <= last
    ]  # fmt: skip


async def measure(port: int, seconds: float) -> None:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        print_table("KB of a first game, as transferred", ("", "KB"), *await weigh(browser, port))
        rows = [
            await watch(browser, port, game, size, slowdown, seconds)
            for game in GAMES
            for size in SIZES
            for slowdown in SLOWDOWNS
        ]
        header = ("", "frames, ms", "95 %", "longest task, ms")
        print_table(f"{seconds:g} s of a game between bots", header, *rows)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench page", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each game")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, pixcade_server(Path(folder)) as server:
        asyncio.run(measure(server.port, given.seconds))


if __name__ == "__main__":
    main()
