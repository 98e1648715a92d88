"""Mazes: all of them with their numbers, an address for each, and the choice before a game."""

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Route, expect

from pixcade.lab.makers.atlas.collection import read_mazes
from tests.e2e.evening import LEAST, Evening, nothing_wrong
from tests.e2e.playing import choose_game, make_table, tab_to
from tests.e2e.touring import SHORT, seats
from tests.server.support.server import Served

MAZES = {maze.code: maze for maze in read_mazes()}
FAIREST = "p1-1B.4B.3A.2B"
"""Crooked Forest: docs/atlas.md."""


async def rows(page: Page, column: int) -> list[str]:
    """Return the contents of a column of the table."""
    return [
        text.strip() for text in await page.locator(f".mazes-table tbody tr > :nth-child({column})").all_inner_texts()
    ]


async def options_of_a_new_game(page: Page, button: Locator) -> dict[str, Any]:
    """Press a button that starts a game, and return the requested options."""
    async with page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as asked:
        await button.click()
    await page.wait_for_url("**/t/*")
    options: dict[str, Any] = json.loads((await asked.value).post_data or "")["settings"]["options"]
    return options


def test_all_mazes_are_shown_with_worth_of_starts(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.locator("header").get_by_role("link", name="Mazes").click()
            await expect(page.locator(".maze-card")).to_have_count(96)
            fairest = page.locator(".maze-card").first
            await expect(fairest).to_contain_text("Crooked Forest")
            for start in MAZES[FAIREST].starts:
                await expect(fairest).to_contain_text(f"on {start.pix}, {start.worth:.2f}")
            await expect(page.locator(".maze-extreme")).to_have_count(3)
            await expect(page.locator(".mazes-numbers")).to_contain_text("In only 28 of 96 mazes")
            await expect(page.locator(".mazes-numbers")).to_contain_text("chance to win is 0%")
            await page.get_by_role("checkbox", name="Gentle").check()
            await expect(page.get_by_role("status")).to_have_text("19 of 96 mazes")
            await page.get_by_role("checkbox", name="Brutal").check()
            wanted = [maze for maze in MAZES.values() if maze.level in ("gentle", "brutal")]
            await expect(page.locator(".maze-card")).to_have_count(len(wanted))
            await page.reload()
            await expect(page.locator(".maze-card")).to_have_count(len(wanted))
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_table_is_sorted_by_keyboard_and_announced(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(f"{served.address}/mazes?view=table")
            await expect(page.locator(".mazes-table tbody tr")).to_have_count(96)
            heads = page.get_by_role("columnheader")
            await expect(heads.nth(2)).to_have_attribute("aria-sort", "ascending")  # the most even first
            await tab_to(page, ".mazes-table th:nth-child(2) button")
            for order, reverse, extreme in (("descending", True, max), ("ascending", False, min)):
                await page.keyboard.press("Enter")
                await expect(heads.nth(1)).to_have_attribute("aria-sort", order)
                averages = [float(text) for text in await rows(page, 2)]
                assert averages == sorted(averages, reverse=reverse)
                assert averages[0] == pytest.approx(extreme(one.average for one in MAZES.values()), abs=0.006)
                assert await page.locator("[aria-sort]").count() == 1
                assert await page.evaluate("document.activeElement.closest('th').getAttribute('aria-sort')") == order
            await tab_to(page, ".mazes-table th:nth-child(1) button")
            await page.keyboard.press("Space")
            await expect(heads.nth(0)).to_have_attribute("aria-sort", "ascending")
            names = await rows(page, 1)
            assert names == sorted(names)
            await page.get_by_role("link", name="Crooked Forest", exact=True).click()
            await page.wait_for_url(f"**/mazes/{FAIREST}")
            await page.go_back()
            await expect(heads.nth(0)).to_have_attribute("aria-sort", "ascending")
            await nothing_wrong(ann)

    evening.run(test)


def test_rotated_maze_has_same_address_and_can_be_played(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"game.pixoid": '{"game":"standard","players":"4"}'}) as ann:
            page = ann.page
            await page.goto(f"{served.address}/mazes/p1-3A.2B.1B.4B")
            await expect(page.get_by_role("heading", level=1)).to_have_text("Crooked Forest")
            await expect(page).to_have_title("Crooked Forest · Pixcade")
            picture = page.locator(".maze-details").get_by_role("img").first
            await expect(picture).to_have_attribute("aria-label", re.compile("start 1 on b1, 5\\.69"))
            await expect(page.locator(".maze-starts li")).to_have_count(4)
            await expect(page.locator(".maze-tag")).to_have_text([MAZES[FAIREST].level.title(), "Even"])
            begun = await options_of_a_new_game(page, page.get_by_role("button", name="Play this maze"))
            assert begun == {"game": "standard", "players": "4", "layout": FAIREST}
            await page.goto(f"{served.address}/mazes/p1-1A.1A.1A.1A")
            await expect(page.get_by_role("alert").first).to_contain_text("There’s no maze")
            await nothing_wrong(ann)

    evening.run(test)


def test_maze_choice_against_bots_is_remembered(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page, clicked = ann.page, asyncio.Event()

            async def late(route: Route) -> None:
                await clicked.wait()
                await route.continue_()

            await page.route(re.compile(r"/assets/en-mazes-[\w-]+\.ftl$"), late)
            await page.goto(served.address)
            await choose_game(page, "bots")
            asked = page.get_by_role("dialog", name="New game against bots")
            await asked.locator("[name=board][value=pick]").check()
            clicked.set()
            hard = asked.locator("[name=maze]").nth(2)
            await hard.check()
            wanted = await hard.get_attribute("value")
            assert MAZES[wanted or ""].level in ("tough", "brutal")
            first = await options_of_a_new_game(page, asked.get_by_role("button", name="Start"))
            assert first["layout"] == wanted
            await page.goto(f"{served.address}/?play=now")
            bots = page.locator(".game-card .primary")
            assert (await options_of_a_new_game(page, bots))["layout"] == wanted
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_host_chooses_maze_and_everyone_sees_it(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "options": {"layout": "p1-1A.2A.3A.4A"}}, seats("Ann", free=3))
            await page.goto(f"{served.address}/t/{table}")
            await expect(page.locator(".maze-caption")).to_contain_text("Old Mill")
            invite = page.url
            await ben.page.goto(invite)
            await expect(ben.page.locator(".maze-caption")).to_contain_text("Old Mill")
            await page.get_by_role("button", name="Choose a maze").click()
            await page.get_by_role("dialog").get_by_role("radio", name="Crooked Forest").check()
            for one in (page, ben.page):
                await expect(one.locator(".maze-caption")).to_contain_text("Crooked Forest")
                await expect(one.locator(".maze-caption")).to_contain_text(MAZES[FAIREST].level.title())
            await nothing_wrong(ann)
            await nothing_wrong(ben)

    evening.run(test)


@pytest.mark.parametrize(
    ("size", "language"),
    [(LEAST, "de")],
    ids=lambda one: one if isinstance(one, str) else str(one["width"]),
)
def test_maze_pages_fit_window_width(evening: Evening, language: str, size: Any) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language, viewport=size) as ann:
            page = ann.page
            for path in ("/mazes", "/mazes?view=table", f"/mazes/{FAIREST}"):
                await page.goto(served.address + path)
                await page.locator(".maze-picture").first.wait_for()
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            await nothing_wrong(ann)

    evening.run(test)
