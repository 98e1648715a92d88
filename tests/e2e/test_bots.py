"""Against bots: from the first page with one click to the end of the game, and another one."""

from playwright.async_api import expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import KEYS, MOUSE, play, scene, tab_to
from tests.server.serving import Served


def test_a_short_game_of_pixoid_by_mouse_and_another_one(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.get_by_role("button", name="Play now against bots").click()
            await page.wait_for_url("**/t/*")
            first = page.url
            await play(page, MOUSE)
            await expect(page.locator(".result h2")).to_contain_text("win")
            await page.get_by_role("button", name="Play again").click()
            await page.wait_for_function("(before) => location.href !== before", arg=first)
            assert await scene(page) == "place"
            await nothing_wrong(ann)

    evening.run(test)


def test_a_short_game_of_pixoid_by_keyboard_alone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.locator(".home .primary").wait_for()
            await tab_to(page, ".home .primary")
            await page.keyboard.press("Enter")
            await page.wait_for_url("**/t/*")
            await play(page, KEYS)
            await expect(page.locator(".result h2")).to_contain_text("win")
            await tab_to(page, ".result-actions button")
            await page.keyboard.press("Enter")
            assert await scene(page) == "place"
            await nothing_wrong(ann)

    evening.run(test)


def test_a_game_of_pixl_by_mouse_to_its_end(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.get_by_role("article", name="PIXL").get_by_role("button", name="Online").click()
            await page.get_by_role("radio", name="three, without Spirit").check()
            await expect(page.locator(".rows .row")).to_have_count(3)
            await page.get_by_role("radio", name="5 hexes a side").check()
            await page.get_by_role("button", name="Bots on the free seats").click()
            await page.get_by_role("button", name="Start", exact=True).click()
            await play(page, MOUSE)
            await expect(page.locator(".result h2")).to_contain_text("win")
            await expect(page.locator(".ranking li")).to_have_count(3)
            await nothing_wrong(ann)

    evening.run(test)


LATE = (
    "pixl players=3 side=5 turn=25 fire@d7 water@g3 earth@d4 prisoners=1.1.0 "
    "stacks=b4:w.c4:w.d6:f.e3:e.e4:w.e5:f.e6:f.f2:e.f3:we.f5:f.g2:e.g5:f.h5:f"
)
