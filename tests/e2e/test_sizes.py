"""At every size of a window the board comes first, with all that one needs to play in sight and nothing to scroll."""

from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, choose_game, dial, make_table, open_directions, play, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

TABLETS = ((768, 1024), (820, 1180))
SIZES = ((1440, 900), (390, 844), (320, 640), (844, 390), *TABLETS, (1920, 1080), (2560, 1080))
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

LATE_IN_PIXL = (
    "pixl side=5 turn=74 passes=1 fire@e3 water@f7 earth@h3 spirit@off-h3 fresh=earth prisoners=2.3.0.0 stacks=a6:f"
    ".a7:f.a8:e.a9:e.b4:f.b5:f.b6:f.b7:f.b8:e.b9:e.c3:f.c4:f.c5:f.c6:f.c7:f.c8:e.c9:we.d2:f.d4:f.d5:f.d6:f.d7:e.d8:"
    "w.d9:w.e1:f.e2:f.e4:f.e5:we.e6:e.e7:e.e8:w.e9:w.f1:f.f2:fw.f3:w.f4:w.f5:w.f6:we.f8:s.g1:fw.g2:w.g3:w.g4:s.g5:s"
    ".g6:s.g7:s.h1:fw.h2:s.h4:s.h5:s.h6:s.i1:s.i2:s.i3:s.i4:s.i5:s"
)
"""Everybody has points of two digits."""
OVER_ITS_TILE = """() => [...document.querySelectorAll(".seats .seat-card:has(.points)")].flatMap((card) => {
  const tile = card.querySelector(".tile").getBoundingClientRect();
  const points = card.querySelector(".points").getBoundingClientRect();
  const apart = points.left >= tile.right || points.top >= tile.bottom;
  return apart ? [] : [`points ${points.left} over a tile to ${tile.right}`];
})"""

SHARED = ((1920, 1080), *TABLETS)
"""A television, and tablets lying on the table."""

CUT = """() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll(".row, .bar")].filter((one) => one.scrollWidth > one.clientWidth);
  const buttons = [...document.querySelectorAll(".bar .btn")].filter((one) => one.checkVisibility());
  const narrow = buttons.filter((one) => one.offsetWidth < 44);
  const label = document.createElement("span");
  document.body.append(label);
  const choosers = [...document.querySelectorAll("select")].filter((one) => {
    label.style.font = getComputedStyle(one).font;
    label.style.position = "absolute";
    label.textContent = one.selectedOptions[0].text;
    const { paddingLeft, paddingRight } = getComputedStyle(one);
    return label.offsetWidth + parseFloat(paddingLeft) + parseFloat(paddingRight) > one.clientWidth;
  });
  label.remove();
  return [...(wide > 0 ? [`the page is ${wide} too wide`] : []),
    ...[...cut, ...narrow, ...choosers].map((one) => `cut: ${one.className} ${one.innerText}`)];
}"""


def named(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


async def begin(page: Page, served: Served, game: str, query: str = "") -> None:
    """Join a table that expects input, with a running clock and a long name."""
    await page.goto(served.address)
    settings = {**TABLES[game], "clock": "decision", "milliseconds": 3_600_000}
    table = await make_table(page, settings, seats(LONG, bots=3), start=True)
    await page.goto(f"{served.address}/t/{table}{query}")


async def choose(page: Page, game: str) -> None:
    """Choose a move, so that its consequences are shown, without submitting it."""
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)
    if game == "pixoid":
        await dial(page, (await open_directions(page))[0], 5)
    else:
        await page.locator(".pixl-cell:not([aria-disabled=true])").first.dispatch_event("click")
        await page.locator(".pixl-place").wait_for()


async def faults_of(page: Page, game: str, controls: bool = True) -> list[str]:
    """Return the layout faults of a table at the window's current size."""
    await page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    share = float(await page.locator("#board svg").first.evaluate(BOARD))
    found = [] if share >= SHARE else [f"the board has {share:.0%}"]
    found += await page.evaluate(SCROLLED)
    if controls:
        found += [str(await page.locator(one).evaluate(IN_SIGHT)) for one in CONTROLS[game]]
    return [one for one in found if one]


@pytest.mark.parametrize("game", TABLES)
def test_board_is_first_and_controls_visible_at_every_size(evening: Evening, game: str) -> None:
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
def test_board_is_first_on_shared_screen(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", viewport=named((1920, 1080))) as ann:
            await begin(ann.page, served, game, "?screen")
            await ann.page.locator("#board svg").first.wait_for()
            for size in SHARED:
                await ann.page.set_viewport_size(named(size))
                assert await faults_of(ann.page, game, controls=False) == [], size
            await nothing_wrong(ann)

    evening.run(test)


def test_two_digit_points_cover_no_symbol_on_narrow_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=named((320, 640))) as ann:
            await ann.page.goto(served.address)
            settings = {"game": "pixl", "options": {"players": "4", "side": "5"}, "start": LATE_IN_PIXL}
            table = await make_table(ann.page, settings, seats("Ann", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await ann.page.locator(".seats .points >> nth=3").wait_for()
            assert await ann.page.evaluate(OVER_ITS_TILE) == []

    evening.run(test)


@pytest.mark.parametrize("query", [""])
def test_lobby_is_not_cut_on_any_phone(evening: Evening, query: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=named((390, 844)), locale="de") as ann:
            await ann.page.goto(served.address)
            table = await make_table(ann.page, {"game": "pixl", "options": {}}, seats("Ann", bots=1, free=2))
            await ann.page.goto(f"{served.address}/t/{table}{query}")
            await ann.page.locator(".row.open").first.wait_for()
            for size in ((390, 844), (360, 740), (320, 640), (844, 390)):
                await ann.page.set_viewport_size(named(size))
                assert await ann.page.evaluate(CUT) == [], size
            await nothing_wrong(ann)

    evening.run(test)


def test_rematch_is_visible_at_every_size(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language="de", kept={"pace": "off"}) as ann:
            await ann.page.goto(served.address)
            settings = {**SHORT, "start": NEAR_THE_END}
            table = await make_table(ann.page, settings, seats(LONG, bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await play(ann.page, MOUSE)
            await ann.page.locator(
                ".result-page :is(.why:not(:has(.is-pending)) .head, .ending-turn .btn)"
            ).first.wait_for()
            for size in SIZES:
                await ann.page.set_viewport_size(named(size))
                await ann.page.evaluate("scrollTo(0, 0)")
                assert await ann.page.locator(".acts .primary").evaluate(IN_SIGHT) == "", size
            await nothing_wrong(ann)

    evening.run(test)


SIGNS = """() => [...document.querySelectorAll(".seats .seat-card")].flatMap((card) => {
  const sign = card.querySelector(".state svg").getBoundingClientRect();
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const symbols = [...card.querySelectorAll(".tile")].map((one) => one.getBoundingClientRect());
  const inside = sign.width > 8 && sign.left >= left && sign.right <= right && sign.top >= top && sign.bottom <= bottom;
  const covered = symbols.some((one) => sign.left < one.left + one.width * 0.8 && sign.top < one.top + one.height * 0.8
    && sign.right > one.left && sign.bottom > one.top);
  const points = card.querySelector(".points svg")?.getBoundingClientRect();
  const over = points && sign.left < points.right && sign.right > points.left && sign.top < points.bottom
    && sign.bottom > points.top;
  return inside && !covered && !over ? [] : [`${card.innerText}: a sign at ${sign.left} ${sign.top}`];
})"""


FOUR = [pytest.param("4", "", id="4"), pytest.param("4", LATE_IN_PIXL, id="late")]


@pytest.mark.parametrize(("players", "start"), FOUR)
def test_seat_state_is_icon_next_to_symbol_on_phones(evening: Evening, players: str, start: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=named((320, 640))) as ann:
            await ann.page.goto(served.address)
            settings = {"game": "pixl", "options": {"players": players, **({"side": "5"} if start else {})}}
            settings |= {"start": start} if start else {}
            table = await make_table(ann.page, settings, seats("Ann", bots=int(players) - 1), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await play(ann.page, MOUSE, last="pixl")
            for size in ((320, 640), (375, 667), (390, 844), (844, 390)):
                await ann.page.set_viewport_size(named(size))
                assert await ann.page.evaluate(SIGNS) == [], size

    evening.run(test)


def test_start_is_chosen_without_scrolling_at_every_size(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language="pl") as ann:
            await ann.page.goto(served.address)
            table = await make_table(ann.page, SHORT, seats(LONG, bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            assert await scene(ann.page) == "place"
            for size in SIZES:
                await ann.page.set_viewport_size(named(size))
                for control in (".pixoid-start-row >> nth=0", ".pixoid-start-row >> nth=3", ".placing .btn"):
                    assert await ann.page.locator(control).evaluate(IN_SIGHT) == "", (size, control)
                assert await ann.page.evaluate(SCROLLED) == [], size

    evening.run(test)


SIDE_BY_SIDE = """() => {
  const [one, other] = [...document.querySelectorAll(".pixoid-wheel")].map((wheel) => wheel.getBoundingClientRect());
  return Math.abs(one.top - other.top) < 2 && one.right <= other.left;
}"""


def test_lesson_wheels_are_side_by_side_at_every_size(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            await ann.page.goto(f"{served.address}/learn?lesson=pixoid-spare")
            await ann.page.locator(".pixoid-wheel").nth(1).wait_for()
            for size in SIZES:
                await ann.page.set_viewport_size(named(size))
                assert await ann.page.evaluate(SIDE_BY_SIDE), size

    evening.run(test)


def test_bot_chooser_needs_no_scrolling_at_every_size(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language="de") as ann:
            await ann.page.goto(served.address)
            await choose_game(ann.page, "bots")
            await ann.page.locator("dialog .new-face").first.wait_for()
            for size in SIZES:
                await ann.page.set_viewport_size(named(size))
                assert await ann.page.locator("dialog .primary").evaluate(IN_SIGHT) == "", size

    evening.run(test)
