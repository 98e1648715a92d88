"""What a table offers besides playing: tiles laid by hand, a board turned round, words, hints, another game."""

import re

from playwright.async_api import Page, expect

from pixcade.server.world import Rights
from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.serving import Served


async def choose(page: Page, setting: str) -> None:
    """Switch something on or off in the settings."""
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("dialog").get_by_label(setting).click()
    await page.keyboard.press("Escape")


def test_the_host_lays_the_four_tiles_by_hand(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann:
            page = ann.page
            await page.goto(served.address)
            options = {"layout": "p1-1A.2B.3A.4B"}
            table = await make_table(page, {"game": "pixoid", "options": options}, seats("Ann", free=3))
            await page.goto(f"{served.address}/t/{table}")
            corner = page.locator(".at-top-left")
            await expect(corner).to_contain_text("Top left: tile 1, side A")
            maze = await page.locator(".lobby-board svg").inner_html()
            await corner.get_by_role("button", name="Turn over").click()
            await expect(corner).to_contain_text("tile 1, side B")
            assert await page.locator(".lobby-board svg").inner_html() != maze
            await corner.get_by_role("button", name="Swap clockwise").click()
            await expect(corner).to_contain_text("tile 2, side B")
            await expect(page.locator(".at-top-right")).to_contain_text("tile 1, side B")
            await nothing_wrong(ann)

    evening.run(test)


def test_the_board_turns_to_the_own_edge_and_the_controls_with_it(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A game=short amber@c1 sky@h1 rose@h8 mint@b8"
            table = await make_table(page, {**SHORT, "start": start}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            closed = page.locator(".pixoid-controller input[aria-disabled=true]")
            before = await closed.evaluate_all("all => all.map((one) => one.className)")
            await choose(page, "My own side of the board at the bottom")
            # The first seat sits at the top: its board turns by a half, and so do the walls on its wheel.
            turned = {"at-0": "at-2", "at-1": "at-3", "at-2": "at-0", "at-3": "at-1"}
            for place, now in turned.items():
                wall = page.locator(f".pixoid-controller input.{now}[aria-disabled=true]")
                await expect(wall).to_have_count(int(place in before))
            assert await play(page, MOUSE) > 0
            await nothing_wrong(ann)

    evening.run(test)


def test_the_table_in_words_and_a_hint(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            await page.get_by_role("button", name="Text view").click()
            words = page.get_by_role("dialog", name="Text view")
            await expect(words.get_by_role("heading", level=3)).to_have_count(3)
            await expect(words).to_contain_text("e1")
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("button", name="Text view")).to_be_focused()
            await page.get_by_role("button", name="Hint").click()
            await expect(page.get_by_role("alert")).to_contain_text(
                re.compile(r"A master would play (Up|Down|Left|Right) \d"), timeout=20_000
            )
            await nothing_wrong(ann)

    evening.run(test)


def test_who_is_asked_for_another_game_is_shown_the_way(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person() as ben:
            await ann.page.goto(served.address)
            table = await make_table(ann.page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await play(ann.page, MOUSE)
            await ben.page.goto(f"{served.address}/t/{table}")
            assert await scene(ben.page) == "over"
            await ann.page.get_by_role("button", name="Play again").first.click()
            await ann.page.wait_for_function("(before) => !location.href.includes(before)", arg=table)
            await expect(ben.page.get_by_role("status").first).to_contain_text("Another game is ready.")
            assert (await ben.page.get_by_role("link", name="Come along").get_attribute("href")) == ann.page.url
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_a_server_with_a_password_asks_for_it_once(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            for password in ("wrong", "open sesame"):
                await page.get_by_role("button", name="Play now against bots").click()
                await page.get_by_role("dialog").get_by_label("Password of this server").fill(password)
                await page.keyboard.press("Enter")
                if password == "wrong":
                    await expect(page.get_by_role("alert")).to_contain_text("password")
            assert await scene(page) == "place"

    evening.run(test, rights=Rights(join_password="open sesame"))
