"""People at a table: a match with its winner under one link, chat, and the menu."""

import asyncio

import pytest
from playwright.async_api import Page, expect

from pixcade.client import TableClient
from pixcade.protocol.http_messages import NewSeat
from tests.e2e.bubbles import note_bubbles, saw_bubble
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table
from tests.server.rooms.test_series import TWO, played
from tests.server.support.people import at
from tests.server.support.server import Served

BOT = {"holder": "bot", "level": "easy"}
SILENT = "pixoid p1-1A.2A.3A.4A oldest=3 amber@c1 sky@h1 rose@h8 mint@b8"
"""The third seat is Pixoid: all others are silent."""


async def played_out(table: TableClient) -> None:
    await table.start()
    await played(table)


async def expect_celebration(page: Page) -> None:
    """Expect a celebration, which lasts 12 seconds by default, and close it."""
    await expect(page.locator(".celebration .name")).to_have_text("Ann wins the series!")
    await page.keyboard.press("Escape")
    await expect(page.locator(".celebration")).to_have_count(0)
    await expect(page.locator(".match.decided")).to_contain_text("Ann wins the series!")


@pytest.mark.slow(8)
def test_best_of_three_is_celebrated_on_every_screen(evening: Evening) -> None:
    async def test(served: Served) -> None:
        host = await served.person("Ann")
        made = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), best_of=3, **TWO)
        link = f"{served.address}/t/{made.table}#{made.invite}"
        async with (
            evening.person(viewport=PHONE) as cleo,
            evening.person(viewport={"width": 1920, "height": 1080}) as tv,
        ):
            await cleo.page.goto(link)
            await expect(cleo.page.locator(".match")).to_contain_text("Best of 3")
            async with at(host, made) as first:
                await played_out(first)
                await expect(cleo.page.locator(".match .sockets i.won")).to_have_count(1)
                second = await first.rematch("roles")
            for page, address in ((cleo.page, link), (tv.page, link.replace("#", "?screen#"))):
                await page.goto("about:blank")
                await page.goto(address)
                await page.wait_for_url(f"**/t/{second}*")
                await expect(page.locator(".match .sockets i.won")).to_have_count(1)
            async with at(host, second) as again:
                await played_out(again)
                await asyncio.gather(*(expect_celebration(page) for page in (cleo.page, tv.page)))
                third = await again.rematch()
            await tv.page.wait_for_url(f"**/t/{third}?screen")
            await expect(tv.page.locator(".match .sockets i.won")).to_have_count(0)
            await nothing_wrong(cleo, tv)

    evening.run(test)


def test_chat_is_shown_at_seat_and_next_to_board(
    evening: Evening,
) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person(kept={"name": "Ann"}) as ann,
            evening.person(kept={"name": "Ben"}, viewport=PHONE) as ben,
            evening.person() as dan,
        ):
            page = ann.page
            for there in (page, ben.page):
                await note_bubbles(there)
            await page.goto(served.address)
            seats = [{"holder": "me", "name": "Ann"}, {"holder": "open"}, BOT, BOT]
            table = await make_table(page, {"game": "pixl", "options": {"side": "5"}}, seats)
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row.person").wait_for()
            await expect(page.locator(".talk-card")).to_have_count(0)
            await ben.page.goto(page.url)
            await ben.page.get_by_role("button", name="Sit down").click()
            for there in (page, ben.page):  # who is missing comes first
                boxes = [await there.locator(one).bounding_box() for one in (".invite", ".talk-card")]
                invitation, talk = (box["y"] for box in boxes if box)
                assert invitation < talk
            await page.locator(".talk-card").get_by_role("button", name="Hello!").click()
            await expect(ben.page.locator(".talk-card .said")).to_contain_text("Hello!")
            await page.get_by_role("button", name="Start", exact=True).click()
            await page.locator(".seat-card").first.wait_for()  # the lobby had a chat, too
            await page.locator(".talk-card summary").click()
            await page.locator(".talk-card input").fill("Nice hat")
            await page.locator(".talk-card input").press("Enter")
            await saw_bubble(ben.page, "Nice hat")
            await ben.page.get_by_role("button", name="Chat, 1 new message").click()
            await ben.page.get_by_role("dialog").get_by_role("button", name="Thanks!").click()
            await saw_bubble(page, "Thanks!")

            await dan.page.goto(served.address)
            alone = await make_table(
                dan.page, {"game": "pixl"}, [{"holder": "me", "name": "Dan"}, *[BOT] * 3], start=True
            )
            await dan.page.goto(f"{served.address}/t/{alone}")
            await dan.page.locator(".seat-card").first.wait_for()
            await expect(dan.page.locator(".talk-card, .talk-button")).to_have_count(0)
            await nothing_wrong(ann, ben, dan)

    evening.run(test)


@pytest.mark.slow(5)
def test_menu_opens_rule_leaves_and_starts_new_game(
    evening: Evening,
) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person(kept={"name": "Ben"}) as ben:
            page = ann.page
            await page.goto(served.address)
            seats = [{"holder": "me", "name": "Ann"}, {"holder": "open"}, BOT, BOT]
            table = await make_table(page, {"game": "pixoid", "options": {}, "start": SILENT}, seats)
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row.person").wait_for()
            await ben.page.goto(page.url)
            await ben.page.get_by_role("button", name="Sit down").click()
            await expect(page.locator(".row.person")).to_have_count(2)
            await page.get_by_role("button", name="Start", exact=True).click()

            menu = page.get_by_role("button", name="Menu")
            await menu.click()
            dialog = page.get_by_role("dialog")
            await expect(dialog.get_by_role("link", name="Rules")).to_have_attribute(
                "href", f"{served.address}/rules#pixoid"
            )
            await dialog.get_by_role("button", name="Change name (Ann)").click()
            await dialog.get_by_label("Your name").fill("go left")
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("alert")).to_contain_text("Bugs stay silent until the round is over")
            await menu.click()
            rules = dialog.get_by_role("link", name="Rules: P3.4")
            async with page.context.expect_page() as opened:
                await rules.click()
            book = await opened.value
            await expect(book.locator("#P3\\.4")).to_be_in_viewport()
            await book.close()

            await dialog.get_by_role("button", name="Leave the table").click()
            await expect(dialog).to_contain_text("a bot will soon take your place")
            await dialog.get_by_role("button", name="Stay").click()
            await menu.click()
            await dialog.get_by_role("button", name="New game").click()
            await dialog.get_by_role("button", name="Online").click()
            await page.wait_for_function(f"() => !location.pathname.endsWith('{table}')")
            await page.locator(".row.person").wait_for()
            await nothing_wrong(ann, ben)

    evening.run(test)
