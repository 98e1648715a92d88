"""Playing again: everyone accepts on their own device, and the game starts with them."""

from playwright.async_api import expect

from pixcade.protocol.http_messages import NewSeat
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.touring import SHORT
from tests.server.support.people import at, known
from tests.server.support.server import Served

CAUGHT = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@b1 sky@c1 rose@h8 mint@b8"
"""Amber, beside a Bug, is caught by running right."""


def test_rematch_starts_as_the_last_one_accepts(evening: Evening) -> None:
    async def test(served: Served) -> None:
        host = await served.person("Ann")
        people = [NewSeat("me", name="Ann"), NewSeat("open"), *[NewSeat("bot", level="easy")] * 2]
        made = await served.table(host, "pixoid", *people, options=SHORT["options"], start=CAUGHT)
        async with evening.person(viewport=PHONE, kept={"pace": "off", "name": "Ben"}) as ben, at(host, made) as ann:
            page = ben.page
            await page.goto(f"{served.address}/t/{made.table}#{made.invite}")
            await page.locator(".sit-form button[type=submit]").click()
            await ann.until(lambda: known(ann).seats[1].holder == "person")
            await ann.start()
            await ann.until(lambda: known(ann).current.step == 0 and known(ann).phase == "playing")
            await ann.submit("amber", "R3")
            await page.get_by_role("radio", name="Down").first.dispatch_event("click")
            await page.locator(".pixoid-ready:not(.given)").click()
            await expect(page.locator(".result-page h1")).to_have_text("You caught Pixoid on turn 6!")
            following = await ann.rematch()
            await page.get_by_role("link", name="Join").click()
            waiting = page.locator(".rematch-wait")
            await expect(waiting.locator(".row", has_text="Ann")).to_contain_text("No answer yet")
            await expect(waiting.locator(".row", has_text="Ben")).to_contain_text("Ready")
            await expect(waiting.locator(".count")).to_have_text("Starts in 15 s")
            async with at(host, following) as again:
                await again.accept()
                await again.until(lambda: known(again).phase == "playing")
                await expect(page.locator(".at-table")).to_be_visible()
            await nothing_wrong(ben)

    evening.run(test)
