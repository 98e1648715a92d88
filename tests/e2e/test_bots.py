"""Against bots: from the first page with one click to the end of the game, and another one."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import KEYS, MOUSE, choose_game, make_table, new_table, play, scene, tab_to
from tests.server.support.server import Served

ENDED = re.compile(r"win|got away|CAUGHT|You caught|share the victory|You lose|You finish")
"""However a game has ended."""


@pytest.mark.slow(3)
def test_short_pixoid_game_by_mouse_and_rematch(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await choose_game(page, "now")
            await page.wait_for_url("**/t/*")
            first = page.url
            await play(page, MOUSE)
            await expect(page.locator(".result h2, .result-page h1")).to_contain_text(ENDED)
            await page.get_by_role("button", name="Play again").click()
            await page.wait_for_function("(before) => location.href !== before", arg=first)
            await play(
                page, MOUSE, last="program"
            )  # others choose first, and the last Start Pix is taken automatically
            await expect(page.locator(".phase")).to_contain_text("This time you’re a Bug.")
            await page.go_back()
            await expect(page.locator(".result-page h1")).to_contain_text(ENDED)
            assert page.url == first
            await page.get_by_role("link", name="Replay").click()
            await expect(page.locator(".programs li")).to_have_count(4)  # not of the empty board before
            await nothing_wrong(ann)

    evening.run(test)


def test_first_game_is_coached_until_one_was_finished(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person(kept={"level": ""}) as ann,
            evening.person(kept={"done": '{"games":{"pixl":{}}}'}) as ben,
        ):
            for page in (ann.page, ben.page):
                await page.goto(served.address)
                await choose_game(page, "now", "PIXL")
                assert await scene(page) == "pixl"
            await expect(ann.page.locator(".phase")).to_contain_text("Your Port is where you grow from.")
            await expect(ann.page.locator(".seat-card", has_text="Easy")).to_have_count(3)
            await expect(ann.page.locator(".pixl-cell")).to_have_count(61)
            await ann.page.locator(".pixl-cell:not([aria-disabled=true])").first.click()
            await expect(ann.page.locator(".phase")).to_contain_text("Your chain grows from there.")
            await expect(ben.page.locator(".coached")).to_have_count(0)
            await nothing_wrong(ann, ben)

    evening.run(test)


@pytest.mark.slow(3)
def test_bot_game_asks_once_then_starts_directly(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await choose_game(page, "bots")
            asked = page.get_by_role("dialog", name="New game against bots")
            for answer in ("Easy", "Standard game", "3 players"):
                await asked.locator("label", has_text=answer).click()
            await asked.get_by_role("button", name="Start").click()
            for _ in range(2):
                await page.wait_for_url("**/t/*")
                await expect(page.locator(".seat-card:has(.face)", has_text="Easy")).to_have_count(2)
                await expect(page.locator("header")).to_contain_text("of 3")
                await page.goto(served.address)
                await choose_game(page, "now")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long  # in short: tests/e2e/test_focus.py
def test_short_pixoid_game_by_keyboard(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.locator(".home .primary").wait_for()
            await tab_to(page, ".home .primary")
            await page.keyboard.press("Enter")
            await tab_to(page, ".game-card .primary")
            await page.keyboard.press("Enter")
            await page.wait_for_url("**/t/*")
            await play(page, KEYS)
            await expect(page.locator(".result h2, .result-page h1")).to_contain_text(ENDED)
            first = page.url
            await tab_to(page, ".result-actions button, .acts button")
            await page.keyboard.press("Enter")
            await page.wait_for_function("(before) => location.href !== before", arg=first)
            await play(page, KEYS, last="program")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_pixl_game_by_mouse_to_the_end(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await new_table(page, "online", "PIXL")
            await page.get_by_role("radio", name="Three, without Spirit").check()
            await expect(page.locator(".rows .row")).to_have_count(3)
            await page.get_by_role("radio", name="5 hexes per side").check()
            await page.get_by_role("button", name="Fill seats with bots").click()
            await page.get_by_role("button", name="Start", exact=True).click()
            await play(page, MOUSE)
            await expect(page.locator(".result h2, .result-page h1")).to_contain_text(ENDED)
            await expect(page.locator(".ranking li, .ranks li")).to_have_count(3)
            await nothing_wrong(ann)

    evening.run(test)


NEAR_THE_END = (
    "pixl players=3 side=5 turn=50 fire@b8 water@g5 earth@off-c5 prisoners=1.2.1 "
    "stacks=a6:ef.a7:f.a8:f.a9:f.b4:e.b5:ef.b6:f.b7:f.c3:we.c4:e.c5:f.c7:f.d2:w.d3:w.d4:we.d5:e.e3:w.e4:w.e6:e."
    "f2:w.f3:w.f4:w.f6:e.g1:w.g2:fw.g4:w.h2:f.h5:e"
)
"""From docs/protocol.md: the next one to play is Earth, whose Port is off the board."""


@pytest.mark.long
def test_second_half_of_pixl_game_by_keyboard(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            options = {"players": "3", "side": "5"}
            bot = {"holder": "bot", "level": "easy"}
            settings = {"game": "pixl", "options": options, "start": NEAR_THE_END}
            await page.goto(served.address)
            table = await make_table(page, settings, [bot, bot, {"holder": "me", "name": "Ann"}], start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await play(page, KEYS) > 5
            await expect(page.locator(".result h2, .result-page h1")).to_contain_text(ENDED)
            await tab_to(page, ".result-actions button, .acts button")
            await page.keyboard.press("Enter")
            await page.wait_for_function("(before) => !location.href.includes(before)", arg=table)
            assert await scene(page) in ("pixl", "reveal")
            await nothing_wrong(ann)

    evening.run(test)
