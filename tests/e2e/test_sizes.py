"""At every size of a window the board comes first, with all that one needs to play in sight and nothing to scroll."""

from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, dial, make_table, open_directions, scene
from tests.e2e.touring import seats
from tests.server.support.server import Served

SIZES = ((1440, 900), (390, 844), (320, 640), (844, 390), (768, 1024), (820, 1180), (1920, 1080), (2560, 1080))
SHARE = 0.6
"""Of the shorter side of the window."""
LONG = "Bartholomäus-Maximil"
TABLES: dict[str, dict[str, Any]] = {
    "pixoid": {
        "game": "pixoid",
        "options": {"players": "4"},
        "start": "pixoid p1-1A.2A.3A.4A taken=3 amber@c1 sky@h1 rose@h8 mint@b8",
    },
    "pixl": {"game": "pixl", "options": {"players": "4"}},
}
CONTROLS = {
    "pixoid": (".pixoid-wheel >> nth=0", ".pixoid-wheel >> nth=1", ".pixoid-say", ".pixoid-ready"),
    "pixl": (".pixl-sum", ".pixl-place", ".pixl-actions button >> nth=0", ".pixl-actions button >> nth=1"),
}

BOARD = """(svg) => {
  const { width, height } = svg.getBoundingClientRect();
  return Math.min(width, height) / Math.min(innerWidth, innerHeight);
}"""
SCROLLED = """() => [document.scrollingElement, ...document.querySelectorAll(".column")].flatMap((one) => {
  const inside = [one.scrollWidth, one.scrollHeight];
  const room = [one.clientWidth, one.clientHeight];
  const fits = inside.every((size, at) => size <= room[at] + 1);
  return fits ? [] : [`${one.className || one.tagName} ${inside} in ${room}`];
})"""
IN_SIGHT = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `${one.className} is out of the window`;
  const heights = [0.02, 0.5, 0.98].map((part) => top + part * (bottom - top));
  const seen = heights.map((y) => document.elementFromPoint((left + right) / 2, y));
  const over = seen.find((found) => !one.contains(found) && !found?.contains(one));
  return over ? `${one.className} is behind ${over.className.baseVal ?? over.className}` : "";
}"""


def named(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


async def begin(page: Page, served: Served, game: str, query: str = "") -> None:
    """Come to a table at which something is asked for, with a clock that runs and a long name."""
    await page.goto(served.address)
    settings = {**TABLES[game], "clock": "decision", "milliseconds": 3_600_000}
    table = await make_table(page, settings, seats(LONG, bots=3), start=True)
    await page.goto(f"{served.address}/t/{table}{query}")


async def choose(page: Page, game: str) -> None:
    """Choose something, so that what follows from it is said, and don't give it."""
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)
    if game == "pixoid":
        await dial(page, (await open_directions(page))[0], 5)
    else:
        await page.locator(".pixl-cell:not([aria-disabled=true])").first.dispatch_event("click")
        await page.locator(".pixl-place").wait_for()


async def faults_of(page: Page, game: str, controls: bool = True) -> list[str]:
    """Return what is wrong with a table at the size that the window has now."""
    await page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    share = float(await page.locator("#board svg").first.evaluate(BOARD))
    found = [] if share >= SHARE else [f"the board has {share:.0%}"]
    found += await page.evaluate(SCROLLED)
    if controls:
        found += [str(await page.locator(one).evaluate(IN_SIGHT)) for one in CONTROLS[game]]
    return [one for one in found if one]


@pytest.mark.parametrize("game", TABLES)
def test_the_board_comes_first_and_the_controls_are_in_sight_at_every_size(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", kept={"confirm": "on"}) as ann:
            await begin(ann.page, served, game)
            await choose(ann.page, game)
            for size in SIZES:
                await ann.page.set_viewport_size(named(size))
                assert await faults_of(ann.page, game) == [], size
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize("game", TABLES)
def test_the_board_comes_first_on_a_television(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", viewport=named((1920, 1080))) as ann:
            await begin(ann.page, served, game, "?screen")
            await ann.page.locator("#board svg").first.wait_for()
            assert await faults_of(ann.page, game, controls=False) == []
            await nothing_wrong(ann)

    evening.run(test)
