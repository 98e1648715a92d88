"""Game night: the board on a big screen, phones as private controllers, on an origin that no browser trusts."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, Request, expect

from tests.e2e.evening import DESK, PHONE, Evening, Links, lan, nothing_wrong
from tests.e2e.playing import MOUSE, dial, new_table, open_directions, scene
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, THREE, staged
from tests.server.support.server import Served, serving

LISTEN = """() => {
  window.played = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.played += 1; return start.apply(this, when); };
  }
  window.vibrated = 0;
  Navigator.prototype.vibrate = () => { window.vibrated += 1; return true; };
}"""
"""Counts whatever makes a sound or shakes the device."""

PHONE_WITH_TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def drawn_link(asked: Request) -> str:
    """Return the link for which the page requests a QR code."""
    return str((asked.post_data_json or {})["text"])


async def join_by_code(page: Page, address: str, code: str, name: str) -> None:
    await page.goto(f"{address}/join")
    assert not await page.evaluate("isSecureContext")
    await page.get_by_label("Table code (6 characters)").fill(code.lower())
    await page.get_by_label("Your name").fill(name)
    await expect(page.get_by_role("radio", name=re.compile("Controller only"))).to_be_checked()
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.locator(".row.person", has_text=name)).to_be_visible()


async def join_by_link(page: Page, link: str, name: str) -> None:
    await page.goto(link)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.locator(".row.person", has_text=name)).to_be_visible()


async def place(page: Page) -> None:
    await page.locator(".pixoid-start-row:not(.locked) input").first.click()
    await page.locator(".pixoid-start-list ~ button").click()


async def program(page: Page) -> None:
    assert await scene(page) == "program"
    await dial(page, (await open_directions(page))[0], 4)
    await page.locator(".pixoid-ready").click()


@pytest.mark.slow(5)
def test_shared_screen_with_two_phones(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person(viewport=DESK) as screen,
            evening.person(**PHONE_WITH_TOUCH) as ann,
            evening.person(**PHONE_WITH_TOUCH) as ben,
        ):
            for one in (screen, ann, ben):
                await one.page.add_init_script(f"({LISTEN})()")
            links: list[str] = []
            screen.page.on("request", lambda asked: links.append(drawn_link(asked)) if "/qr.svg" in asked.url else None)
            await screen.page.goto(lan(served))
            assert not await screen.page.evaluate("isSecureContext")
            await new_table(screen.page, "night")
            await expect(screen.page.locator("img.qr")).to_be_visible()
            code = await screen.page.locator(".code").inner_text()
            await join_by_code(ann.page, lan(served), code, "Ann")
            await expect(screen.page.locator(".row.person")).to_contain_text("Connected")
            await join_by_link(ben.page, links[-1], "Ben")
            await expect(screen.page.locator(".row.person")).to_have_count(2)
            await screen.page.get_by_role("button", name="Start", exact=True).click()

            await place(ann.page)
            await place(ben.page)
            await program(ann.page)
            await expect(ann.page.locator(".pixoid-covered")).to_be_visible()
            assert await ann.page.locator(".pixoid-controller input").count() == 0
            await expect(screen.page.locator(".seat-card", has_text="Ann")).to_contain_text("Ready")
            await expect(screen.page.locator(".seat-card", has_text="Ben")).to_contain_text("Choosing")
            for pad in (ann.page, ben.page):
                assert await pad.locator("#board").count() == 0
            heard = await screen.page.evaluate("played")
            await program(ben.page)
            await expect(screen.page.locator(".phase")).to_contain_text(re.compile("controllers|runs|Bugs move|cube"))
            await expect(ann.page.locator(".phone-news, .pixoid-controller").first).to_be_visible()
            await screen.page.wait_for_function("(before) => played > before", arg=heard)
            await MOUSE["reveal"](screen.page)
            await expect(screen.page.locator(".log")).to_contain_text("Ann")
            for pad in (ann.page, ben.page):
                assert await scene(pad) == "program"
                assert await pad.evaluate("[played, vibrated]") == [0, 0]
            await ben.page.goto(lan(served))
            await ben.page.get_by_role("link", name=re.compile("Continue")).click()
            assert await scene(ben.page) == "program"
            assert await ben.page.locator("#board").count() == 0  # it is a controller again
            await nothing_wrong(screen, ann, ben)

    evening.run(test)


@pytest.mark.slow(8)
def test_phone_keeps_guess_private_and_tells_of_own_catch(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**PHONE_WITH_TOUCH) as dan:
            page = dan.page
            sent: list[str] = []
            page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
            await page.add_init_script(f"({LISTEN})()")
            async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?pad")], seats=(0, 1, 2)) as table:
                await table.program("amber", "rose")
                await table.dial(page, "mint")
                left = page.locator(".bet").get_by_role("button", name="Left")
                await left.wait_for()
                already_sent = len(sent)
                await left.click()
                await expect(left).to_have_attribute("aria-pressed", "true")
                await table.program("sky")
                await expect(page.locator(".phone-news h2")).to_have_text("You caught Pixoid!")
                await expect(page.locator(".phone-points")).to_contain_text("You have 4")
                await expect(page.locator(".bet-score")).to_have_text("1 of 1 right")
                assert {json.loads(one)["type"] for one in sent[already_sent:]} <= {"heartbeat"}
                assert await page.evaluate("[played, vibrated]") == [0, 1]
            await nothing_wrong(dan)

    evening.run(test)


def test_phone_says_what_a_move_of_pixl_costs_its_player(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**PHONE_WITH_TOUCH) as dan:
            news = dan.page.locator(".phone-news")
            async with staged(served, THREE, {"fire": "f3"}, pages=[(dan.page, "?pad")], seats=(0, 1, 2)) as table:
                await dan.page.locator(".pad .others").wait_for()
                await table.program()
                await expect(news.get_by_role("heading")).to_have_text("Ann has moved")
                await expect(news.locator(".phone-points")).to_have_text("You have 0 points")
                await expect(news.locator(".phone-points svg")).to_have_attribute("aria-label", "-1")
            await nothing_wrong(dan)

    evening.run(test)


def test_unreachable_shared_screen_shows_no_code(evening: Evening) -> None:
    async def test() -> None:
        async with serving(evening.folder, lan=Links()) as served, evening.person(viewport=DESK) as screen:
            page = screen.page
            await page.goto(served.address)
            await new_table(page, "night")
            await expect(page.locator(".row.open").first).to_contain_text("Phones can’t join yet")
            await expect(page.locator(".screen-lobby")).not_to_contain_text("Scan")
            await expect(page.get_by_role("button", name="Open to this network")).to_be_visible()
            for name in await page.locator(".row .who b").all():
                box = await name.bounding_box()
                assert box is not None
                assert box["height"] < 90  # a name takes one or two lines, whatever is next to it
            await nothing_wrong(screen)

    evening.spend(test())
