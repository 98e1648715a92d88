"""Bot personas: chosen by face, changed in the lobby, commenting after reveals, silent if muted."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import choose_game, dial, make_table, skip
from tests.e2e.test_phones import phone
from tests.server.support.server import Served

CAUGHT = "pixoid p1-1A.2A.3A.4A taken=5 amber@e5 sky@e4 rose@h8 mint@b8"
"""Amber is Pixoid, with Sky one step above."""
EARLY = """() => {
  window.early = 0;
  new MutationObserver(() => {
    const shows = document.querySelector(".where").textContent.includes("Round 1");
    if (shows && document.querySelector(".bubble")) window.early += 1;
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Counts bubbles that appear while the page still shows the turn."""
ZAP = re.compile("Straight line|I said I’d drop by")


async def seat_next_to_zap(page: Page, served: Served) -> str:
    """Sit down as Pixoid one step from Zap, with everything dialled that leads into him."""
    await page.goto(served.address)
    bots = [{"holder": "bot", "level": f"easy.{name}"} for name in ("zap", "dot", "gizmo")]
    settings: dict[str, Any] = {"game": "pixoid", "start": CAUGHT}
    table = await make_table(page, settings, [{"holder": "me", "name": "Ann"}, *bots], start=True)
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".pixoid-ready").wait_for()
    await dial(page, 0, 1)
    return table


@pytest.mark.slow(5)
def test_catching_bot_comments_after_reveal(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "full"}) as ann:
            page = ann.page
            await seat_next_to_zap(page, served)
            await page.evaluate(EARLY)
            await page.locator(".pixoid-ready:not(.given)").click()
            await expect(page.locator(".phase button")).to_be_visible()
            while await page.locator(".phase button").count():
                await skip(page)
            await expect(page.locator(".seat-card.s-sky .bubble")).to_have_text(ZAP)
            await expect(page.locator("[role=status]", has_text=re.compile("^Zap: "))).to_have_count(1)
            await expect(page.locator(".bubble")).to_have_count(1)
            assert await page.evaluate("window.early") == 0
            await nothing_wrong(ann)

    evening.run(test)


COVERED = """() => {
  const { left, right, bottom } = document.querySelector(".pixoid-line-haul").getBoundingClientRect();
  const bubble = document.querySelector(".seat-card .bubble").getBoundingClientRect();
  return bubble.left < right && left < bubble.right && bubble.top < bottom;
}"""


@pytest.mark.slow(5)
def test_bubble_does_not_cover_cubes_on_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "off"}, **phone(PHONE)) as ann:
            page = ann.page
            await seat_next_to_zap(page, served)
            await page.locator(".pixoid-ready:not(.given)").click()
            await expect(page.locator(".seat-card.s-sky .bubble")).to_have_text(ZAP)
            assert not await page.evaluate(COVERED)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(5)
def test_muted_bots_say_nothing(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "off", "bot-words": "off"}) as ann:
            page = ann.page
            await seat_next_to_zap(page, served)
            await page.locator(".pixoid-ready:not(.given)").click()
            await expect(page.locator("header")).to_contain_text("Round 2")
            await page.wait_for_function("() => !document.querySelector('.phase button')")
            await expect(page.locator(".bubble")).to_have_count(0)
            await page.get_by_role("button", name="Settings").click()
            await expect(page.get_by_role("checkbox", name="Bot chatter")).not_to_be_checked()

    evening.run(test)


@pytest.mark.long
def test_opponents_chosen_by_face_are_remembered(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await choose_game(page, "bots")
            asked = page.get_by_role("dialog", name="New game against bots")
            await asked.locator("label", has_text="Beep").click()
            chosen = asked.locator("label:has([name=cast]:checked)")
            await expect(chosen).to_have_count(3)
            names = [name.strip() for name in await chosen.all_inner_texts()]
            assert "Beep" in names
            await asked.get_by_role("button", name="Start").click()
            for _ in range(2):
                await page.wait_for_url("**/t/*")
                for name in names:
                    await expect(page.locator(".seat-card:has(.face)", has_text=name)).to_have_count(1)
                await page.goto(served.address)
                await choose_game(page, "now")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(4)
def test_lobby_bot_is_changed_without_leaving_seat(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            bots = [{"holder": "bot", "level": f"easy.{name}"} for name in ("zap", "dot")]
            table = await make_table(page, {"game": "pixoid"}, [{"holder": "me", "name": "Ann"}, *bots])
            await page.goto(f"{served.address}/t/{table}")
            row = page.locator(".row.bot").first
            await row.get_by_role("button", name="Change this bot").click()
            sheet = page.get_by_role("dialog", name="Change this bot")
            await expect(sheet.get_by_role("radio", name="Dot")).to_be_disabled()
            await sheet.locator("label", has_text="Widget").click()
            await sheet.locator("label", has_text=re.compile(r"\bMaster\b")).click()
            await expect(row).to_contain_text("Widget")
            await expect(row).to_contain_text("Master")
            await sheet.get_by_role("button", name="Close").click()
            await expect(page.locator(".row.bot")).to_have_count(2)
            await nothing_wrong(ann)

    evening.run(test)
