"""Small screens, upright and lying: nothing that is needed is covered, out of reach or too small to hit."""

from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from pixcade.protocol.http_messages import NewSeat
from tests.e2e.evening import LEAST, PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, dial, make_table, open_directions, scene
from tests.e2e.test_announcing import PIXL
from tests.e2e.touring import SHORT, seats
from tests.server.support.people import at
from tests.server.support.server import Served

LYING: ViewportSize = {"width": 844, "height": 390}
LEAST_LYING: ViewportSize = {"width": 640, "height": 320}
TABLET: ViewportSize = {"width": 820, "height": 1180}
RUNS_INTO_A_BUG = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@b1 sky@c1 rose@h8 mint@b8"
"""Going right ends in a catch; up and down there is a wall."""

BOX = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { left, top, right, bottom };
}"""

SMALL = """() => [...document.querySelectorAll("a, button, select, input:not([type=checkbox], [type=radio]), label")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, p, legend, svg, .pixoid-wheel"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 120)} ${width} x ${height}`)"""
"""Controls that are smaller than a finger. Links in a sentence are as high as the sentence."""


def width(size: ViewportSize) -> str:
    return str(size["width"])


def phone(size: ViewportSize) -> dict[str, Any]:
    return {"viewport": size, "has_touch": True, "is_mobile": True}


async def sit(page: Page, served: Served, settings: dict[str, Any], query: str = "", bots: int = 3) -> None:
    """Open a new table against bots, and wait until input is expected."""
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", bots=bots), start=True)
    await page.goto(f"{served.address}/t/{table}{query}")
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)


@pytest.mark.parametrize("size", [LEAST_LYING], ids=width)
def test_landscape_phone_has_controller_next_to_board(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", **phone(size)) as ann:
            page = ann.page
            await sit(page, served, {**SHORT, "start": RUNS_INTO_A_BUG})
            await dial(page, (await open_directions(page))[0], 5)
            board = await page.evaluate(BOX, "#board svg")
            assert 0 <= board["left"] < board["right"] <= size["width"] / 2
            assert 0 <= board["top"] < board["bottom"] <= size["height"]
            assert board["bottom"] - board["top"] > 0.75 * size["height"]
            for part in (".pixoid-wheel", ".pixoid-say", ".pixoid-ready"):
                box = await page.evaluate(BOX, part)
                assert box["left"] >= board["right"], part
                assert box["top"] >= 0, part
                assert box["bottom"] <= size["height"], part
            await page.locator(".pixoid-ready").click()
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize("size", [LEAST], ids=width)
def test_preview_is_never_behind_submit_button(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", **phone(size)) as ann:
            page = ann.page
            await sit(page, served, {**SHORT, "start": RUNS_INTO_A_BUG})
            await dial(page, 1, 5)
            await page.locator(".pixoid-controller input[aria-disabled=true]").first.focus()
            await page.keyboard.press("ArrowUp")  # a wall: its reason is announced, too
            await expect(page.locator(".pixoid-say")).to_contain_text("Wand")
            if size == LEAST:
                # Below a height of 720 px the page scrolls, and its end shows the whole controller.
                await page.locator(".pixoid-controller").evaluate("one => one.scrollIntoView({ block: 'end' })")
            caption, button = await page.evaluate(BOX, ".pixoid-say"), await page.evaluate(BOX, ".pixoid-ready")
            assert caption["bottom"] <= button["top"]
            assert button["bottom"] <= size["height"]
            await nothing_wrong(ann)

    evening.run(test)


def test_table_controls_are_large_enough_for_touch(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(PHONE)) as ann:
            page = ann.page
            for path in ("/", "/join"):
                await page.goto(served.address + path)
                await page.locator("h1").first.wait_for()
                assert await page.evaluate(SMALL) == [], path
            table = await make_table(page, {"game": "pixoid", "options": {}}, seats("Ann", bots=1, free=2))
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row").first.wait_for()
            assert await page.evaluate(SMALL) == []
            for settings, bots in ((SHORT, 3), (PIXL, 2)):
                await sit(page, served, settings, bots=bots)
                assert await page.evaluate(SMALL) == []
                for at in (-2, -1):
                    await page.locator(".bar button").nth(at).click()
                    await page.get_by_role("dialog").wait_for()
                    assert await page.evaluate(SMALL) == []
                    await page.keyboard.press("Escape")
            await nothing_wrong(ann)

    evening.run(test)


def test_side_panels_are_in_menu_on_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(PHONE)) as ann:
            page = ann.page
            start = "pixoid p1-1A.2A.3A.4A taken=3 amber@c1 sky@h1 rose@h8 mint@b8"
            await sit(page, served, {"game": "pixoid", "options": {"players": "4"}, "start": start})
            await expect(page.locator(".stock")).to_be_hidden()
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("button", name="Overview").click()
            sheet = page.get_by_role("dialog", name="Overview")
            for title in ("Reserve", "If caught now", "Rounds"):
                await expect(sheet.get_by_role("heading", name=title)).to_be_visible()
            await expect(sheet).to_contain_text("9 of 12 left")
            await sit(page, served, PIXL, bots=2)
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("button", name="Overview").click()
            await expect(sheet.locator(".pixl-sources")).to_have_count(3)
            for one in await sheet.locator(".pixl-sources").all():
                await expect(one).to_be_visible()
            await expect(sheet.get_by_role("heading", name="Predators and prey")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


CLOCK = {"clock": "decision", "milliseconds": 3_600_000}


@pytest.mark.parametrize("size", [LEAST, TABLET], ids=width)
def test_clock_role_and_cubes_are_visible_without_menu(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(size)) as ann:
            page = ann.page
            await sit(page, served, {**SHORT, "start": RUNS_INTO_A_BUG, **CLOCK})
            await expect(page.locator(".bar .clock span svg")).to_be_in_viewport()
            await expect(page.get_by_text("Run!", exact=True)).to_be_in_viewport()
            for drawn in ("5 cubes and 0 bonus cubes", "Reserve"):
                await expect(page.get_by_role("img", name=drawn)).to_be_in_viewport()
            await sit(page, served, {**PIXL, **CLOCK}, bots=2)
            await expect(page.locator(".bar .clock span svg")).to_be_in_viewport()
            await nothing_wrong(ann)

    evening.run(test)


def test_clock_and_menu_fit_next_to_chat_on_narrow_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("fr", **phone(LEAST)) as ann:
            page = ann.page
            ben = await served.person("Ben")
            chairs = (NewSeat("me", name="Ben"), NewSeat(), NewSeat("bot", "easy"), NewSeat("bot", "easy"))
            made = await served.table(ben, "pixoid", *chairs, **CLOCK)
            async with at(ben, made) as table:
                await page.goto(f"{served.address}/t/{made.table}#{made.invite}")
                await page.locator(".name-field").fill("Ann")
                await page.locator(".sit-form .primary").click()
                await page.locator(".row.person", has_text="Ann").wait_for()
                await table.start()
                for name in ("Discussion", "Menu"):
                    await expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
                await expect(page.locator(".bar .clock span svg")).to_be_in_viewport(ratio=1)
                assert await page.evaluate("document.querySelector('.bar').scrollWidth") <= LEAST["width"]
                await nothing_wrong(ann)

    evening.run(test)


def test_covered_or_hidden_pad_shows_no_dialled_move(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(PHONE)) as ann:
            page = ann.page
            await sit(page, served, {**SHORT, "start": RUNS_INTO_A_BUG}, "?pad")
            await dial(page, (await open_directions(page))[0], 7)
            for cover in ("button", "switcher"):
                if cover == "button":
                    await page.get_by_role("button", name="Hide my move").click()
                else:
                    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
                assert await page.locator(".pixoid-controller input").count() == 0
                await expect(page.locator(".pixoid-controller")).to_have_text("Your move is hidden. Show my move")
                await page.locator(".pixoid-show").click()
                await expect(page.locator(".pixoid-controller input[type=range]")).to_have_value("7")
            await page.locator(".pixoid-ready").click()
            await nothing_wrong(ann)

    evening.run(test)


IN_ONE_LINE = """(row) => {
  const [name, actions] = [".who", ".row-actions"].map((one) => row.querySelector(one).getBoundingClientRect());
  const inside = actions.right <= row.getBoundingClientRect().right && name.width > 60;
  return inside && (actions.width === 0 || (name.right <= actions.left && actions.top < name.bottom));
}"""
"""Whether a seat's buttons are next to its name."""


@pytest.mark.parametrize("size", [LEAST], ids=width)
def test_lobby_seat_actions_are_next_to_name(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", **phone(size)) as ann:
            page = ann.page
            await page.goto(served.address)
            people = [*seats("Ann", free=2), {"holder": "bot", "level": "easy.widget"}]
            table = await make_table(page, {"game": "pixoid", "options": {}}, people)
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row").nth(3).wait_for()
            assert await page.locator(".row").evaluate_all(f"(rows) => rows.map({IN_ONE_LINE})") == [True] * 4
            assert await page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize("size", [LEAST], ids=width)
def test_pad_name_fits_one_line_with_clock(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", **phone(size)) as ann:
            page = ann.page
            await page.goto(served.address)
            settings = {**SHORT, "start": RUNS_INTO_A_BUG, "clock": "decision", "milliseconds": 3_600_000}
            table = await make_table(page, settings, seats("Benedikt", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}?pad")
            await page.locator(".me .clock").wait_for()
            lines = "(name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)"
            assert round(await page.locator(".me h1").evaluate(lines)) == 1
            await nothing_wrong(ann)

    evening.run(test)
