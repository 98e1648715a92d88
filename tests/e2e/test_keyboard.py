"""Whole games by keyboard alone, from the first page to the result: no mouse, no finger."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import KEYS, scene, tab_to
from tests.server.support.server import Served

OPENING = 12
"""The number of inputs expected one after the other, including reveals."""
POINTED = """() => {
  window.pointed = 0;
  for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, () => pointed++, true);
}"""
"""Counts whatever is done otherwise than by a key."""


async def press(page: Page, selector: str, key: str = "Enter") -> None:
    await tab_to(page, selector)
    await page.keyboard.press(key)


async def choose_last(page: Page, name: str, wanted: str) -> None:
    """Move through radio buttons with the arrow keys until one is chosen."""
    await tab_to(page, f"input[name={name}]")
    for _ in range(6):
        if await page.evaluate("document.activeElement.value") == wanted:
            break
        await page.keyboard.press("ArrowRight")
    await expect(page.locator(f"input[name={name}][value='{wanted}']")).to_be_checked()


@pytest.mark.slow(5)
def test_whole_pixl_game_by_keyboard(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann:
            page = ann.page
            await page.add_init_script(f"({POINTED})()")
            await page.goto(served.address)
            await page.locator(".way").nth(1).wait_for()
            await press(page, ".way[href$=online]")
            await page.locator(".game-card").nth(1).wait_for()
            await press(page, ".game-card:nth-of-type(2) button")
            await press(page, ".new-game-foot .primary")
            await page.locator("input[name=option-players]").first.wait_for(state="attached")
            await choose_last(page, "option-players", "3")
            await expect(page.locator(".rows .row")).to_have_count(3)
            await choose_last(page, "option-side", "5")
            await press(page, ".lobby-start button:first-child:not(.primary)")
            await page.locator(".lobby-start .primary:not(:disabled)").wait_for()
            await press(page, ".lobby-start .primary")
            assert await scene(page) == "pixl"
            await expect(page.locator(".pixl-sum h2")).to_have_text("Fire: place your Port")
            for _ in range(OPENING):  # the second half, and another game, are in test_bots.py
                await KEYS[await scene(page)](page)
            assert await page.evaluate("pointed") == 0
            await nothing_wrong(ann)

    evening.run(test)
