"""A television is looked at from three metres away: large words, the way in, the evening's score, a second look."""

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play, scene
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, LOCK, staged
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.people import stepped, waited
from tests.server.support.server import Served

TELEVISIONS: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 2560, "height": 1080})
LEAST = 21.6
"""Pixels of letters on a screen that is 1080 high: two hundredths of it."""

SMALL = """(least) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".unseen, option") || !one.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const scale = one instanceof SVGElement ? one.getScreenCTM().a : (one.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < least) found.add(`${size.toFixed(1)}: ${one.className.baseVal ?? one.className} ${node.data.trim().slice(0, 30)}`);
  }
  return [...found];
}"""
"""What is written too small to be read from afar."""
OUT_OF_SIGHT = """() => [document.scrollingElement, ...document.querySelectorAll(".column, dialog")].flatMap((one) => {
  const fits = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
  return fits ? [] : [`${one.className || one.tagName} ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`];
})"""


async def faults(page: Page, where: str, scrolls: bool = False) -> list[str]:
    """Return what is too small on a television, and what has to be scrolled for, at every size."""
    found: list[str] = []
    for size in TELEVISIONS:
        await page.set_viewport_size(size)
        await page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        seen = await page.evaluate(SMALL, LEAST) + ([] if scrolls else await page.evaluate(OUT_OF_SIGHT))
        found += [f"{where} at {size['width']}: {one}" for one in seen]
    return found


@pytest.mark.slow(8)
def test_all_words_on_a_television_are_large_and_in_sight(evening: Evening) -> None:
    async def test(served: Served) -> None:
        found: list[str] = []
        async with evening.person("de", viewport=TELEVISIONS[0]) as screen:
            page = screen.page
            await page.goto(served.address)
            table = await make_table(page, {"game": "pixoid", "options": {}}, seats("Bartholomäus-Maximil", bots=2, free=1))
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator("img.qr").wait_for()
            found += await faults(page, "lobby")
            await page.locator(".screen-start .btn").first.click()
            await page.get_by_role("dialog").wait_for()
            found += await faults(page, "options", scrolls=True)
            await page.keyboard.press("Escape")
            for game, options in (("pixoid", {"players": "4"}), ("pixl", {"players": "4"}), ("pixl", {"players": "2"})):
                table = await make_table(page, {"game": game, "options": options}, seats("Bartholomäus-Maximil", bots=int(options["players"]) - 1), start=True)
                await page.goto(f"{served.address}/t/{table}?screen")
                await page.locator(".seat-card").first.wait_for()
                found += await faults(page, f"{game} of {options['players']}")
            for at, name in ((-2, "menu"), (-1, "settings")):
                await page.locator(".bar button").nth(at).click()
                await page.get_by_role("dialog").wait_for()
                found += await faults(page, name, scrolls=True)
                await page.keyboard.press("Escape")
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            await play(page, MOUSE)
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator(".result-page .fun li").first.wait_for()
            found += await faults(page, "result")
            await nothing_wrong(screen)
        assert found == [], "\n".join(found)

    evening.run(test)


@pytest.mark.slow(5)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_catch_is_shown_again_where_the_host_asks_for_it(evening: Evening, motion: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(reduced_motion=motion) as screen:
            page = screen.page
            async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await table.program()
                await page.locator(".phase button").wait_for()
                await expect(page.get_by_role("button", name="Show that again")).to_have_count(0)
                while await page.locator(".phase button").count():
                    await MOUSE["reveal"](page)
                told = await page.locator(".log-lines li").all_inner_texts()
                await page.get_by_role("button", name="Show that again").click()
                await expect(page.locator(".again-badge")).to_be_visible()
                await expect(page.locator(".reveal-plate")).to_contain_text("CAUGHT by Dan")
                await page.keyboard.press("Space")
                await expect(page.locator(".again-badge")).to_have_count(0)
                assert await page.locator(".log-lines li").all_inner_texts() == told  # it is told once
                await page.keyboard.press("r")
                await expect(page.locator(".again-badge")).to_be_visible()
                cleo = table.people[2]
                await stepped(1, cleo)
                await cleo.submit("rose", f"@{next(iter(free_starts(cleo)))}")
                await expect(page.locator(".again-badge")).to_have_count(0)  # what is new comes first
                await expect(page.locator(".phase")).to_contain_text("Dan")
            await nothing_wrong(screen)

    evening.run(test)


def free_starts(table: object) -> list[str]:
    """Return the Start Pix that can be taken now."""
    state = table.state  # type: ignore[attr-defined]
    return [pix for pix, choice in state.current.choices["rose"]["pix"].items() if "move" in choice]
