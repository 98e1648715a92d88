"""Keyboard focus is where it is needed: at the start, after each turn, at the end."""

from typing import Any

from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, open_directions, play, scene, tab_to
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


async def start(page: Page, served: Served, settings: dict[str, Any], bots: int) -> None:
    """Begin a game from its lobby with the Enter key."""
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", bots=bots))
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".lobby-start .primary:not(:disabled)").focus()
    await page.keyboard.press("Enter")


async def at(page: Page, selector: str) -> None:
    """Expect that the focus is there, or on its way."""
    await page.wait_for_function("(wanted) => document.activeElement?.matches(wanted)", arg=selector)


def test_pixoid_needs_only_arrows_digits_enter_and_space(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await start(page, served, {**SHORT, "start": NEAR_THE_END}, 3)
            while (now := await scene(page)) != "over":
                if now == "reveal":
                    await at(page, ".phase button")
                    await page.keyboard.press("Space")
                    await page.wait_for_function("() => !document.querySelector('.phase button')")
                    continue
                await at(page, ".pixoid-controller input")
                await page.keyboard.press(ARROWS[(await open_directions(page))[0]])
                await page.keyboard.press("2")
                await page.keyboard.press("Enter")
                await expect(page.locator(".pixoid-ready:not(.given)")).to_have_count(0)
            await at(page, ".result-page h1, .result h2")
            table = page.url
            await page.keyboard.press("Space")  # once too often: the result stays
            await page.locator(".result-page").wait_for()
            await tab_to(page, ".result-page .btn", most=5)
            assert page.url == table
            await nothing_wrong(ann)

    evening.run(test)


def test_enter_places_cube_and_log_keeps_focus(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person(kept={"name": "Ben"}) as ben:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, SHORT, [*seats("Ann", free=1), *seats(bots=2)])
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row.open").wait_for()
            await ben.page.goto(page.url)
            await ben.page.get_by_role("button", name="Sit down").click()
            await page.locator(".lobby-start .primary:not(:disabled)").focus()
            await page.keyboard.press("Enter")
            await at(page, ".pixoid-start-list input")
            await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Enter")
            await expect(page.locator(".pixoid-start-list")).to_have_count(0)
            await at(page, ".log")
            await play(ben.page, MOUSE, last="program")
            while await scene(page) == "reveal":
                await page.keyboard.press("Space")
            await at(page, ".pixoid-controller input")
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_pixl_focus_returns_to_board_each_turn(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await start(page, served, {"game": "pixl", "options": {"players": "2"}}, 1)
            for turn in range(1, 8, 2):
                await expect(page.locator(".where")).to_contain_text(f"Turn {turn}")
                while await scene(page) == "reveal":
                    await page.keyboard.press("Space")
                await at(page, ".pixl-cell")
                await page.keyboard.press("]")
                await page.keyboard.press("Enter")
            await nothing_wrong(ann)

    evening.run(test)
