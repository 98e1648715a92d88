"""Daily challenges: played from their page, the first result is kept and can be copied."""

import json
from datetime import date

from playwright.async_api import expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, play
from tests.server.support.server import Served

DAY = date(2026, 11, 18)


def test_first_result_of_a_daily_escape_counts(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(timezone_id="UTC", reduced_motion="reduce") as ann:
            page = ann.page
            await page.clock.install(time=f"{DAY}T12:00:00Z")
            await page.goto(f"{served.address}/today")
            await page.get_by_role("button", name="Play").first.click()
            await page.wait_for_url("**/t/*")
            assert await page.get_by_role("button", name="Hint").count() == 0
            await play(page, MOUSE)
            own = page.locator(".daily-result")
            await expect(own).to_contain_text("Your result for the day.")
            days = json.loads(await page.evaluate("localStorage['pixcade.daily']"))["days"]
            score = days[str(DAY)]["pixoid"]["score"]
            await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            await own.get_by_role("button", name="Copy result").click()
            await expect(page.locator(".notice")).to_be_visible()
            squares = "■" * score["squares"] + "□" * (12 - score["squares"])
            line = f"Pixcade Pixoid 3 {squares} {score['squares']}/12"
            assert await page.evaluate("navigator.clipboard.readText()") == line
            await page.goto(f"{served.address}/today")
            await expect(page.locator(".today-card").first).to_contain_text(score["text"])
            await expect(page.locator(".streak .numeral")).to_have_attribute("aria-label", "1")
            await page.get_by_role("link", name="Look again").click()
            await own.wait_for()
            await nothing_wrong(ann)
            await page.get_by_role("button", name="Practice").click()
            await page.locator(".at-table:not(.with-result)").wait_for()
            await page.goto(f"{served.address}/today")
            await page.get_by_role("link", name="Look again").click()  # with no review: its game is being played
            await expect(own).to_contain_text("Your result for the day.")

    evening.run(test)
