"""A table's other features: tiles placed by hand, rotation, the table in words, hints, another game."""

import json
import re

import pytest
from playwright.async_api import Page, expect

from pixcade.room.change import Policy
from tests.e2e.evening import PHONE, Evening, lan, nothing_wrong
from tests.e2e.playing import MOUSE, choose_at_the_end, dial, make_table, play, scene
from tests.e2e.test_sizes import IN_SIGHT
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served


async def choose(page: Page, setting: str) -> None:
    """Switch something on or off in the settings."""
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("dialog").get_by_label(setting).click()
    await page.keyboard.press("Escape")


@pytest.mark.long
def test_host_places_four_tiles_by_hand(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann:
            page = ann.page
            await page.goto(served.address)
            options = {"layout": "p1-1A.2B.3A.4B"}
            table = await make_table(page, {"game": "pixoid", "options": options}, seats("Ann", free=3))
            await page.goto(f"{served.address}/t/{table}")
            maze = await page.locator(".lobby-board svg").inner_html()
            await page.get_by_role("button", name="Arrange the tiles").click()
            arranged = page.get_by_role("dialog")
            await arranged.get_by_role("button", name="Top left: tile 1, side A").click()
            await arranged.get_by_role("button", name="Turn over").click()
            await arranged.get_by_role("button", name="Top left: tile 1, side B").click()
            assert await page.locator(".lobby-board svg").inner_html() != maze
            await arranged.get_by_role("button", name="Top right: tile 2, side B").click()
            await expect(arranged.get_by_role("button", name="Top left: tile 2, side B")).to_be_visible()
            await expect(arranged.get_by_role("button", name="Top right: tile 1, side B")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(4)
def test_board_and_controls_rotate_to_own_edge(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A game=short taken=11 amber@c1 sky@h1 rose@h8 mint@b8"
            table = await make_table(page, {**SHORT, "start": start}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            closed = page.locator(".pixoid-controller input[aria-disabled=true]")
            before = await closed.evaluate_all("all => all.map((one) => one.className)")
            await choose(page, "My side of the board at the bottom")
            # The first seat sits at the top: its board turns by a half, and so do the walls on its wheel.
            turned = {"at-0": "at-2", "at-1": "at-3", "at-2": "at-0", "at-3": "at-1"}
            for place, now in turned.items():
                wall = page.locator(f".pixoid-controller input.{now}[aria-disabled=true]")
                await expect(wall).to_have_count(int(place in before))
            assert await play(page, MOUSE) > 0
            await nothing_wrong(ann)

    evening.run(test)


def test_table_in_words_and_hint(evening: Evening) -> None:
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
            await expect(page.locator(".hint-said")).to_have_text(
                re.compile(r"Try this: (Up|Down|Left|Right) \d\. [A-Z][^%]+\.")
            )
            await expect(page.locator("#board .pixoid-hint")).to_have_count(1)
            await MOUSE["program"](page)
            await expect(page.locator(".hint-said, .pixoid-hint")).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(3)
def test_proposed_next_game_is_linked(evening: Evening) -> None:
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
            await expect(ben.page.get_by_role("status").first).to_contain_text("Ann invites you to another game.")
            assert await ben.page.locator(".next-plate .primary").evaluate(IN_SIGHT) == ""
            table = ann.page.url.partition("#")[0]  # its lobby invites by its address
            assert (await ben.page.get_by_role("link", name="Join").get_attribute("href")) == table
            await play(ann.page, MOUSE)
            await expect(ann.page.locator(".series").first).to_contain_text("after 2 games")
            await ann.page.wait_for_function("""() => Object.values(localStorage).join().includes('"played":2')""")
            await ann.page.goto(f"{served.address}/games")
            await expect(ann.page.get_by_role("region", name="Your achievements")).to_contain_text("games")
            async with ann.page.expect_download() as taken:
                await ann.page.get_by_role("link", name="Export").click()
            done = json.loads((await (await taken.value).path()).read_text("utf-8"))
            assert done["games"]["pixoid"]["played"] == 2
            await ann.page.get_by_role("button", name="Delete", exact=True).click()
            await expect(ann.page.locator(".done")).to_have_count(0)
            await ann.page.locator("input[type=file]").set_input_files(await (await taken.value).path())
            await expect(ann.page.locator(".done")).to_be_visible()
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_password_is_asked_once(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(f"{lan(served)}/?play=now")
            for password in ("wrong", "open sesame"):
                await page.locator(".game-card .primary").click()
                await page.get_by_role("dialog").get_by_label("Server password").fill(password)
                await page.keyboard.press("Enter")
                if password == "wrong":
                    await expect(page.get_by_role("alert").first).to_contain_text("password")
            assert await scene(page) == "place"

    evening.run(test, policy=Policy(join_password="open sesame"))


PIECE = """(piece) => {
  const { x, y, width, height } = document.querySelector(`[data-piece=${piece}]`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of a piece on the screen."""


@pytest.mark.long
def test_catch_is_visible_after_game_over(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@b1 sky@c1 rose@h8 mint@b8"
            table = await make_table(page, {**SHORT, "start": start}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            await dial(page, 1, 3)  # into the Bug
            await page.locator(".pixoid-ready").click()
            await choose_at_the_end(page, "Look at the board")
            await expect(page.locator(".pixoid-catch")).to_be_visible()
            # Pixoid is in front, apart from the Bug.
            pieces = page.locator("#board .pixoid-piece")
            assert await pieces.evaluate_all("all => all.at(-1).dataset.piece") == "amber"
            caught, bug = await page.evaluate(PIECE, "amber"), await page.evaluate(PIECE, "sky")
            assert abs(caught[0] - bug[0]) > 15
            assert abs(caught[1] - bug[1]) > 10
            # The game is over: no controller at the edges shows a choice.
            await expect(page.locator(".pixoid-dot")).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_points_of_past_rounds_stay_on_card(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A amber@b1 taken=5 sky@c1 rose@h8 mint@b8"
            settings = {"game": "pixoid", "options": {"players": "4"}, "start": start}
            table = await make_table(page, settings, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            await dial(page, 1, 3)  # caught with five cubes: five points, and seven for each Bug (P5.2)
            await page.locator(".pixoid-ready").click()
            await expect(page.locator(".where")).to_contain_text("Round 2 of 4")
            first = page.locator(".pixoid-rounds li").first
            await expect(first).to_have_text(re.compile(r"5\s*Bugs 7"))
            await page.reload()
            await expect(first).to_have_text(re.compile(r"5\s*Bugs 7"))
            # A device that didn't see the end of the round derives the points from the totals.
            await page.evaluate("localStorage.removeItem('pixcade.rounds')")
            await page.reload()
            await expect(first).to_have_text(re.compile(r"5\s*Bugs 7"))
            await nothing_wrong(ann)

    evening.run(test)


ON_TOP = """() => {
  const notice = [...document.querySelectorAll(".notice")].at(-1);
  const { x, y, width, height } = notice.getBoundingClientRect();
  return notice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a page's notice is on top of everything else."""


@pytest.mark.long
def test_error_is_visible_over_open_sheet(evening: Evening) -> None:
    async def test(served: Served) -> None:
        served.stop_budgets()
        async with evening.person(viewport=PHONE) as ann, evening.person() as ben:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, SHORT, seats("Ann", bots=3))
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row.person").wait_for()
            await ben.page.goto(page.url)
            await page.get_by_role("button", name="Start", exact=True).click()
            await page.get_by_role("button", name="Chat").click()
            field = page.get_by_role("dialog").get_by_role("textbox")
            for text in map(str, range(12)):  # more than the chat's rate limit
                await field.fill(text)
                await page.keyboard.press("Enter")
            await expect(page.locator("dialog .notice")).to_contain_text("Too many chat messages")
            assert await page.evaluate(ON_TOP)
            await page.locator("dialog .notice button").click()
            await expect(page.locator(".notice")).to_have_count(0)
            await expect(page.get_by_role("dialog")).to_be_visible()

    evening.run(test, limits=True)


def test_bots_are_marked_among_players(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            marks = await page.locator(".seat-card").evaluate_all(
                "all => all.map((one) => one.querySelectorAll('small svg').length)"
            )
            assert marks == [0, 1, 1, 1]
            await nothing_wrong(ann)

    evening.run(test)


WOKEN = """() => {
  window.woken = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); woken.push(window.event?.type ?? "later"); }
  };
}"""
"""Records during which event's handling the page creates its sounds."""


def test_sounds_start_after_first_key(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.add_init_script(f"({WOKEN})()")
            await page.goto(served.address)
            await page.locator(".home .primary").wait_for()
            assert await page.evaluate("woken") == []
            await page.keyboard.press("Tab")
            await page.wait_for_function("() => woken.length > 0")
            assert await page.evaluate("woken") == ["later"]
            await nothing_wrong(ann)

    evening.run(test)
