"""Online: two people by a link, one of them on a phone in a network that browsers don't trust."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.bubbles import note_bubbles, saw_bubble
from tests.e2e.evening import PHONE, Evening, lan, nothing_wrong
from tests.e2e.playing import MOUSE, dial, new_table, open_directions, together
from tests.server.support.server import Served


async def link_of(page: Page) -> str:
    """Copy the link to the table as the host does, and return it."""
    await page.get_by_role("button", name="Copy the link").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    await expect(field).to_be_focused()
    link = await field.input_value()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    return link


@pytest.mark.slow(6)
def test_two_players_join_by_link_one_on_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person("fr", **phone) as ben:
            await note_bubbles(ben.page)
            await ann.page.goto(lan(served))
            await new_table(ann.page, "online")
            await expect(ann.page.locator(".row").first).to_contain_text("Ann (you)")
            link = await link_of(ann.page)

            await ben.page.goto(link)
            assert not await ben.page.evaluate("isSecureContext")
            await ben.page.get_by_label("Votre nom").fill("Ben")
            await ben.page.get_by_role("button", name="S’asseoir", exact=True).click()
            await expect(ann.page.locator(".row").nth(1)).to_contain_text("Ben")
            await expect(ann.page.locator(".row").nth(1)).to_contain_text("Connected")

            await ann.page.get_by_role("button", name="Fill seats with bots").click()
            await ann.page.get_by_role("button", name="Start", exact=True).click()

            async def third_turn() -> bool:
                return await ann.page.locator(".where", has_text="Turn 3").count() > 0

            async def program(page: Page) -> None:
                if page is not ann.page or not await third_turn():  # nobody waits for Ben while he reloads his page
                    await MOUSE["program"](page)

            await together([ann.page, ben.page], third_turn, {**MOUSE, "program": program})

            await ann.page.locator(".talk-card summary").click()
            await ann.page.locator(".talk-card").get_by_role("button", name="Good luck!").click()
            await expect(ann.page.locator(".said p")).to_have_text("Ann Good luck!")
            await saw_bubble(ben.page, "Bonne chance")
            await ben.page.locator(".talk-button").click()
            await expect(ben.page.locator(".said p")).to_contain_text("Bonne chance")
            await ben.page.keyboard.press("Escape")

            await expect(ben.page.locator(".where")).to_contain_text("Tour 3")
            await expect(ben.page.locator(".phase button")).to_have_count(0)
            await keeps_its_program_over_a_reload(ben.page)
            before = await ben.page.locator(".where").inner_text()

            async def next_turn() -> bool:
                return await ben.page.locator(".where").inner_text() != before

            await together([ann.page, ben.page], next_turn, MOUSE)
            await nothing_wrong(ann, ben)

    evening.run(test)


async def keeps_its_program_over_a_reload(page: Page) -> None:
    await page.locator(".pixoid-controller").wait_for()
    if await page.locator(".pixoid-ready.given").count():
        await page.locator(".pixoid-ready.given").click()
    place = (await open_directions(page))[0]
    await dial(page, place, 7)
    await page.locator(".pixoid-ready").click()
    await expect(page.locator(".pixoid-ready.given")).to_be_visible()
    await page.reload()
    await expect(page.locator(".pixoid-ready.given")).to_be_visible()
    await expect(page.locator(".pixoid-controller")).to_contain_text("Votre choix est caché.")
    assert await page.locator(".pixoid-controller input").count() == 0
    await page.locator(".pixoid-show").click()
    await expect(page.locator(".pixoid-controller input[type=range]")).to_have_value("7")
    await page.locator(".pixoid-ready.given").click()
    await dial(page, place, 2)
    await page.locator(".pixoid-ready:not(.given)").click()
    await expect(page.locator(".pixoid-ready.given")).to_be_visible()
