"""Pixl alone against bots: taking moves back, places for the first Port, and bots' moves seen together."""

import re

from playwright.async_api import Page, expect

from tests.e2e.evening import DESK, PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table, pixl_by_mouse
from tests.e2e.touring import seats
from tests.server.support.server import Served

BOTS = [{"holder": "bot", "level": f"easy.{name}"} for name in ("blip", "gizmo", "zap")]
MY_TURN = ".pixl-sum:not(.waiting):not(:has(.sent))"


async def sit_down(page: Page, served: Served, players: int) -> None:
    await page.goto(served.address)
    settings = {"game": "pixl", "options": {"players": str(players), "side": "5"}}
    table = await make_table(page, settings, [*seats("Ann"), *BOTS[: players - 1]], start=True)
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(MY_TURN).wait_for()


async def turn_of(page: Page) -> int:
    """Wait for the next own turn, and return its number."""
    await page.locator(f"{MY_TURN}").wait_for()
    shown = await page.locator(".bar .where").inner_text()
    return int(re.findall(r"Turn (\d+)", shown)[0])


def test_taking_back_returns_to_the_last_own_turn(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=DESK) as ann:
            page = ann.page
            await sit_down(page, served, 2)
            back = page.get_by_role("button", name="Take back")
            await expect(back).to_have_attribute("aria-disabled", "true")
            places = page.locator(".advice button")
            await expect(places).to_have_count(3)
            await places.first.click()
            await page.get_by_role("button", name="Place Port").click()
            await expect(page.locator(".bar .where")).to_contain_text("Turn 3")
            await pixl_by_mouse(page)
            await expect(page.locator(".bar .where")).to_contain_text("Turn 5")
            await back.click()
            await expect(page.locator(".bar .where")).to_contain_text("Turn 3")
            await expect(page.locator(".log")).not_to_contain_text("Turn 3")
            await pixl_by_mouse(page)
            await expect(page.locator(".bar .where")).to_contain_text("Turn 5")
            await page.keyboard.press("u")
            await expect(page.locator(".bar .where")).to_contain_text("Turn 3")
            await page.keyboard.press("Control+z")
            await expect(page.locator(".bar .where")).to_contain_text("Turn 1")
            await expect(page.locator(".advice button")).to_have_count(3)
            await nothing_wrong(ann)

    evening.run(test)


def test_with_less_motion_bots_move_together(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE, reduced_motion="reduce") as ann:
            page = ann.page
            await sit_down(page, served, 4)
            await page.evaluate(
                """() => { window.shown = new Set(); new MutationObserver(() => {
                  const title = document.querySelector(".phase button") && document.querySelector(".phase h2");
                  if (title) window.shown.add(title.innerText);
                }).observe(document.body, {subtree: true, childList: true, characterData: true}); }"""
            )
            for _ in range(3):
                await pixl_by_mouse(page)
                await page.locator(MY_TURN).wait_for()
            titles = await page.evaluate("[...window.shown]")
            assert titles, "one's own moves are shown"
            assert [title for title in titles if "Ann" not in title] == [], "bots' moves are not shown one by one"
            await expect(page.locator(".pixl-sum .waited")).to_contain_text("While you waited")
            await expect(page.locator(".pixl-supplies li")).to_have_count(4)
            await nothing_wrong(ann)

    evening.run(test, paced=True)
