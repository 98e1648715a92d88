"""Measures the page's tasks and frames during a reveal, with a throttled CPU."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.async_api import CDPSession, Page

from tests.e2e.playing import MOUSE, SCENE, make_table, open_directions, scene, tab_to
from tests.e2e.touring import seats
from tests.server.support.server import Served

BOT = {"holder": "bot", "level": "easy"}
PIXOID = "pixoid p1-1A.2A.3A.4A amber@c1 sky@h1 rose@h8 mint@b8"
PIXL = (
    "pixl players=3 side=5 turn=50 fire@b8 water@g5 earth@off-c5 prisoners=1.2.1 "
    "stacks=a6:ef.a7:f.a8:f.a9:f.b4:e.b5:ef.b6:f.b7:f.c3:we.c4:e.c5:f.c7:f.d2:w.d3:w.d4:we.d5:e.e3:w.e4:w.e6:e."
    "f2:w.f3:w.f4:w.f6:e.g1:w.g2:fw.g4:w.h2:f.h5:e"
)
"""From docs/protocol.md: a half-full board on which the placement converts much."""
TABLES: dict[str, tuple[dict[str, Any], list[dict[str, str]]]] = {
    "pixoid": ({"game": "pixoid", "options": {"players": "4"}, "start": PIXOID}, seats("Ann", bots=3)),
    "pixl": (
        {"game": "pixl", "options": {"players": "3", "side": "5"}, "start": PIXL},
        [BOT, BOT, {"holder": "me", "name": "Ann"}],
    ),
}

CATEGORIES = (
    "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.stack,"
    "blink.user_timing"
)
WATCH = """
if (!window.frames_drawn) {
  window.frames_drawn = [];
  requestAnimationFrame(function frame(now) {
    frames_drawn.push(now);
    requestAnimationFrame(frame);
  });
}
"""
NEXT = f"""(before) => document.querySelector(".where")?.innerText !== before
  && ["program", "pixl", "place", "over"].includes(({SCENE})())"""
"""Whether the step has been shown, and the page expects input again."""
BEGIN = "() => { window.begun = performance.now(); performance.mark('reveal-begins'); }"
END = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  performance.mark("reveal-ends");
  const all = frames_drawn.filter((one) => one >= begun);
  return all.slice(1).map((one, at) => one - all[at]);
}"""


@dataclass(frozen=True)
class Measured:
    """Measurements of a turn in milliseconds; `tasks` are CPU times, longest first.

    `forced_layouts` counts how often a script read a position before layout: the browser then does immediately, and
    often again for the next frame, what it would have done once.
    """

    tasks: list[float]
    frames: list[float]
    forced_layouts: int


async def sit_down(page: Page, served: Served, game: str) -> None:
    """Join a game in progress with bots that answer immediately."""
    await page.add_init_script(WATCH)
    await page.goto(served.address)
    settings, people = TABLES[game]
    table = await make_table(page, settings, people, start=True)
    await page.goto(f"{served.address}/t/{table}")
    await page.wait_for_function(f"() => ['program', 'pixl'].includes(({SCENE})())", polling=100)


async def get_ready(page: Page) -> None:
    """Decide by keyboard, up to the last key: no tool shall have to look for anything while it is measured."""
    while (now := await scene(page)) not in ("program", "pixl"):
        assert now != "over", "the game ended before enough of it was measured: measure fewer turns"
        await MOUSE[now](page)
    if now == "pixl":
        await tab_to(page, ".pixl-cell")
        await page.keyboard.press("]")
        return
    directions = await open_directions(page)
    await tab_to(page, ".pixoid-controller:not(.is-ready) input[type=radio]")
    await page.keyboard.press(("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")[directions[-1]])
    await page.keyboard.press("9")
    await tab_to(page, ".pixoid-ready:not(.given)")


async def measure(page: Page, slowness: float) -> Measured:
    """Play one turn with the CPU throttled by a factor, and measure it."""
    await get_ready(page)
    before = await page.locator(".where").inner_text()
    browser = page.context.browser
    assert browser is not None
    session = await page.context.new_cdp_session(page)
    await browser.start_tracing(page=page, categories=CATEGORIES.split(","))
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    await page.evaluate(BEGIN)
    await page.keyboard.press("Enter")
    await page.wait_for_function(NEXT, arg=before, polling=250)
    frames = await page.evaluate(END)
    await at_full_speed(session)
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    shown = main_thread_between(events, "reveal-begins", "reveal-ends")
    return Measured(tasks_of(shown), sorted(frames, reverse=True), forced_layouts(shown))


async def at_full_speed(session: CDPSession) -> None:
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await session.detach()


def main_thread_between(events: list[dict[str, Any]], begin: str, end: str) -> list[dict[str, Any]]:
    """Return the main thread's events between two marks."""
    [first] = {one["ts"] for one in events if one.get("name") == begin}
    [last] = {one["ts"] for one in events if one.get("name") == end}
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    return [
        one
        for one in events
        if one.get("ph") == "X" and (one["pid"], one["tid"]) in threads and first <= one["ts"] <= last
    ]


def tasks_of(events: list[dict[str, Any]]) -> list[float]:
    """Return each task's CPU time.

    Wall-clock time would include other programs on the machine.
    """
    tasks = [one["tdur"] / 1000 for one in events if one["name"] == "RunTask"]
    assert tasks, "the browser has told nothing of its tasks"
    return sorted(tasks, reverse=True)


def forced_layouts(events: list[dict[str, Any]]) -> int:
    """Return the number of forced layouts, without those of the measurement itself."""
    stacks = [one["args"]["beginData"].get("stackTrace", []) for one in events if one["name"] == "Layout"]
    return sum(any("/assets/" in frame["url"] for frame in stack) for stack in stacks)
