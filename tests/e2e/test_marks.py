"""Marks on the board: trails, changes, names of places, and reach."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, scene
from tests.e2e.staged_table import CATCH_PROGRAMS, TWELFTH, TWELFTH_PROGRAMS, staged
from tests.e2e.test_sizes import CONTROLS, IN_SIGHT, named
from tests.e2e.touring import seats
from tests.server.support.people import program, stepped
from tests.server.support.server import Served

AWAY = {**TWELFTH_PROGRAMS, "amber": "U1"}
EARLY = TWELFTH.replace("taken=11", "taken=3")
"""The same turn early in the round: no catch, and the round continues."""


async def skip_reveal(page: Page) -> None:
    """Wait for a reveal, and skip it."""
    await page.locator(".phase button").wait_for()
    while await page.locator(".phase button").count():
        await MOUSE["reveal"](page)


def test_last_turn_leaves_trails_and_key_shows_reach(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person() as ann,
            staged(served, EARLY, AWAY, pages=[(ann.page, "")], seats=(1, 2, 3)) as table,
        ):
            page = ann.page
            await page.locator(".pixoid-controller").wait_for()
            await expect(page.locator(".pixoid-past [data-trail]")).to_have_count(0)
            await table.dial(page, "amber")
            await table.program()
            await skip_reveal(page)
            await expect(page.locator(".pixoid-past [data-trail]")).to_have_count(4)
            await page.keyboard.down("h")
            await expect(page.locator("[data-reach]")).to_have_count(3)  # all but one's own
            await page.keyboard.up("h")
            await expect(page.locator("[data-reach]")).to_have_count(0)
            await names_and_sentences(page)
            await page.reload()
            await expect(page.locator(".pixoid-past [data-trail]")).to_have_count(4)
            await nothing_wrong(ann)

    evening.run(test)


async def names_and_sentences(page: Page) -> None:
    """Places have names at the edges; a sentence and the places that it names light each other up."""
    names = await page.locator(".pixoid-names text").all_text_contents()
    assert sorted(names) == sorted([*"abcdefghij", *map(str, range(1, 11))])
    line = page.locator(".log-lines li", has_text=re.compile(r"Dan goes down \d")).first
    await line.hover()
    (pix,) = re.findall(r"\b[a-j]\d+\b", await line.inner_text())
    await expect(page.locator(".pixoid-places .lit-place")).to_have_count(1)
    await expect(page.locator(f".pixoid-places [data-place={pix}]")).to_have_class("lit-place")
    await page.locator(f"[data-piece=mint][data-place={pix}]").hover()
    await expect(line).to_have_class(re.compile("lit-sentence"))
    await expect(page.locator(".lit-place")).to_have_count(0)


def test_only_move_is_submitted_and_announced(evening: Evening) -> None:
    async def test(served: Served) -> None:
        start = "pixoid p1-2A.4B.1A.3B round=1"
        async with (
            evening.person() as dan,
            staged(served, start, CATCH_PROGRAMS, pages=[(dan.page, "")], seats=(0, 1, 2)) as table,
        ):
            for seat, person in enumerate(table.people):
                await stepped(seat, person)
                await program(person, seat)
            await expect(dan.page.get_by_role("alert")).to_contain_text("Your only move")
            await expect(dan.page.locator(".pixoid-controller")).to_be_visible()
            for size in ((390, 844), (320, 640), (768, 1024), (820, 1180)):  # the notice covers no control
                await dan.page.set_viewport_size(named(size))
                covered = [str(await dan.page.locator(one).evaluate(IN_SIGHT)) for one in CONTROLS["pixoid"]]
                assert not any(covered), (size, covered)
            await nothing_wrong(dan)

    evening.run(test)


@pytest.mark.long
def test_pixl_changes_stay_marked_until_own_move(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            settings = {"game": "pixl", "options": {"players": "4", "side": "5"}}
            bot = {"holder": "bot", "level": "normal"}  # one who never passes without need
            table = await make_table(page, settings, [*seats("Ann"), bot, bot, bot], start=True)
            await page.goto(f"{served.address}/t/{table}")
            for _ in range(2):
                while (now := await scene(page)) == "reveal":
                    await MOUSE["reveal"](page)
                assert now == "pixl"
                await MOUSE["pixl"](page)
            while await scene(page) == "reveal":
                await MOUSE["reveal"](page)
            for element in ("fire", "water", "earth", "spirit"):  # one's own last move, and each of the others'
                assert await page.locator(f".pixl-change.e-{element}").count() >= 1, element
            assert await page.locator(".pixl-change").count() < 2 * 4  # of one round, not of two
            await page.reload()
            await expect(page.locator(".pixl-change.e-spirit")).not_to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


def test_television_shows_who_preys_on_whom(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as screen:
            page = screen.page
            await page.goto(served.address)
            settings = {"game": "pixl", "options": {"players": "4"}}
            table = await make_table(page, settings, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}?screen")
            await expect(page.locator(".pixl-corner .pixl-hunt")).to_be_visible()
            await nothing_wrong(screen)

    evening.run(test)
