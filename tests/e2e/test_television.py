"""A television is looked at from three metres away: large words, the way in, the evening's score, a second look."""

import re

import pytest
from playwright.async_api import Page, ViewportSize, expect

from pixcade.client import TableClient
from pixcade.protocol.client_messages import StandIn
from tests.e2e.evening import PHONE, Evening, lan, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, LOCK, staged
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.people import at, known, stepped
from tests.server.support.server import Served

TELEVISIONS: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 2560, "height": 1080})
LEAST = 21.6
"""Pixels of letters on a screen that is 1080 high: two hundredths of it."""
LONG = "Bartholomäus-Maximil"

SMALL = """(least) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const { width, height } = one.getBoundingClientRect();
    const seen = width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
    if (!node.data.trim() || one.closest(".unseen, option") || !seen) continue;
    const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < least) found.add(`${size.toFixed(1)}: ${node.data.trim().slice(0, 30)}`);
  }
  return [...found];
}"""
"""Text that is too small to be read from a distance."""
OUT_OF_SIGHT = """() => [document.scrollingElement, ...document.querySelectorAll(".column, dialog")].flatMap((one) => {
  const [inside, room] = [[one.scrollWidth, one.scrollHeight], [one.clientWidth, one.clientHeight]];
  const fits = inside.every((size, at) => size <= room[at] + 1);
  return fits ? [] : [`${one.className || one.tagName} ${inside} in ${room}`];
})"""


async def faults(page: Page, where: str) -> list[str]:
    """Return text that is too small, and elements that need scrolling, at every size of television."""
    found: list[str] = []
    for size in TELEVISIONS:
        await page.set_viewport_size(size)
        await page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        seen = [*await page.evaluate(SMALL, LEAST), *await page.evaluate(OUT_OF_SIGHT)]
        found += [f"{where} at {size['width']}: {one}" for one in seen]
    return found


async def sheets(page: Page, *buttons: str) -> list[str]:
    """Return the faults of the sheets behind some buttons."""
    found: list[str] = []
    for button in buttons:
        await page.locator(button).first.click()
        await page.get_by_role("dialog").wait_for()
        found += await faults(page, button)
        await page.keyboard.press("Escape")
    return found


async def screen_of(page: Page, served: Served, game: str, players: int, free: int = 0) -> None:
    """Show a table on the television: in its lobby while a seat is free, else in play."""
    people = seats(LONG, bots=players - 1 - free, free=free)
    options = {"game": game, "options": {"players": str(players)}}
    table = await make_table(page, options, people, start=not free)
    await page.goto(f"{served.address}/t/{table}?screen")
    await page.locator("img.qr" if free else ".seat-card").first.wait_for()


@pytest.mark.long
def test_television_text_is_large_and_visible(evening: Evening) -> None:
    async def test(served: Served) -> None:
        found: list[str] = []
        async with evening.person("de", viewport=TELEVISIONS[0]) as screen:
            page = screen.page
            await page.goto(served.address)
            await screen_of(page, served, "pixoid", 4, free=1)
            found += await faults(page, "lobby")
            found += await sheets(page, ".screen-start .btn")
            for game, players in (("pixoid", 4), ("pixl", 4), ("pixl", 2)):
                await screen_of(page, served, game, players)
                found += await faults(page, f"{game} of {players}")
            found += await sheets(page, ".bar button >> nth=-2", ".bar button >> nth=-1")
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            await play(page, MOUSE)
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator(
                ".result-page :is(.why:not(:has(.is-pending)) .head, .ending-turn .btn)"
            ).first.wait_for()
            found += await faults(page, "result")
            await page.get_by_role("button", name="Noch einmal").click()
            await page.locator(".rematch-wait .series").wait_for()
            found += await faults(page, "lobby of the next game")
            await page.get_by_role("button", name="Jetzt starten").click()
            await expect(page.locator(".series-strip li").first).to_have_text(re.compile("1$"))  # Ann has won
            found += await faults(page, "the next game")
            await nothing_wrong(screen)
        assert found == [], "\n".join(found)

    evening.run(test)


@pytest.mark.slow(5)
@pytest.mark.parametrize("motion", ["no-preference"])
def test_catch_is_repeated_on_request_of_host(evening: Evening, motion: str) -> None:
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
                await expect(page.locator(".log-lines")).to_contain_text("Round 3 begins")
                log_lines = await page.locator(".log-lines li").all_inner_texts()
                await page.get_by_role("button", name="Show that again").click()
                await expect(page.locator(".again-badge")).to_be_visible()
                await expect(page.locator(".reveal-plate")).to_contain_text("CAUGHT by Dan")
                await page.keyboard.press("Space")
                await expect(page.locator(".again-badge")).to_have_count(0)
                await expect(page.locator(".log-lines li")).to_have_text(log_lines)  # logged once
                await page.keyboard.press("r")
                await expect(page.locator(".again-badge")).to_be_visible()
                cleo = table.people[2]
                await stepped(1, cleo)
                await cleo.submit("rose", free_start(cleo))
                await expect(page.locator(".again-badge")).to_have_count(0)  # new events take precedence
                await expect(page.locator(".phase")).to_contain_text("Dan")
            await nothing_wrong(screen)

    evening.run(test)


def free_start(table: TableClient) -> str:
    """Return a move to the first Start Pix that can be taken now."""
    choices = known(table).current.choices["rose"]["pix"].values()
    return next(str(choice["move"]) for choice in choices if "move" in choice)


def test_invitation_stays_in_corner_while_seat_is_free(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as screen, evening.person(viewport=PHONE) as late:
            page = screen.page
            async with staged(served, LOCK, {"fire": "f2"}, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await expect(page.locator(".join-corner")).to_have_count(0)
                async with at(served.people[0], table.made) as host:
                    await table.people[1].__aexit__(None, None, None)
                    await host.until(lambda: host.present is not None and not host.present.seats[1])
                    await host.ask(StandIn(host.new_id(), 1))
                    await host.leave(1)
                await expect(page.locator(".join-corner img.qr")).to_be_visible()
                await table.program()  # a reveal does not hide it
                await page.locator(".phase button").wait_for()
                await expect(page.locator(".join-corner img.qr")).to_be_visible()
                await late.page.goto(f"{lan(served)}/t/{table.made.table}?pad#{table.made.invite}")
                await late.page.get_by_label("Your name").fill("Zoe")
                await late.page.get_by_role("button", name="Sit down").click()
                await expect(page.locator(".seat-card", has_text="Zoe")).to_be_visible()
                await expect(page.locator(".join-corner")).to_have_count(0)
                await expect(late.page.locator(".me h1")).to_have_text("Zoe")
            await nothing_wrong(screen, late)

    evening.run(test)
