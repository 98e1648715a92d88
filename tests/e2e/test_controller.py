"""The things in people's hands: wheels that turn by every means, and a board of hexes for fingers."""

import math
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import LEAST, PHONE, Evening, nothing_wrong
from tests.e2e.playing import dial, make_table, open_directions, scene
from tests.e2e.staged_table import staged
from tests.e2e.test_phones import BOX, phone, sit
from tests.e2e.touring import SHORT, seats
from tests.server.support.manual_time import ManualTime
from tests.server.support.server import Served

START = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@c1 sky@h1 rose@h8 mint@b8"
"""Amber on c1: a wall above, ways to the right, down and to the left."""


async def begin(page: Page, served: Served) -> None:
    await page.goto(served.address)
    table = await make_table(page, {**SHORT, "start": START}, seats("Ann", bots=3), start=True)
    await page.goto(f"{served.address}/t/{table}")
    assert await scene(page) == "program"


async def point_of(page: Page, wheel: int, degrees: float) -> tuple[float, float]:
    """Return the page coordinates of a wheel's angle in degrees, clockwise from up."""
    box = await page.locator(".pixoid-wheel").nth(wheel).bounding_box()
    assert box is not None
    around = math.radians(degrees)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.49
    return middle[0] + box["width"] * 0.33 * math.sin(around), middle[1] - box["width"] * 0.33 * math.cos(around)


async def shows(page: Page, direction: str, number: int) -> None:
    """Expect the controller and its caption to show this move."""
    await expect(page.get_by_role("radio", name=direction, exact=True)).to_be_checked()
    await expect(page.get_by_role("slider", name="Distance")).to_have_value(str(number))
    await expect(page.locator(".pixoid-dial b")).to_have_text(direction)


def test_wheels_turn_by_drag_scroll_keys_and_touch(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(has_touch=True) as ann:
            page = ann.page
            await begin(page, served)
            await page.mouse.move(*await point_of(page, 0, 90))  # dragged
            await page.mouse.down()
            await page.mouse.move(*await point_of(page, 0, 180), steps=4)
            await page.mouse.up()
            await page.mouse.move(*await point_of(page, 1, 0))
            await page.mouse.down()
            for degrees in range(0, 241, 20):
                await page.mouse.move(*await point_of(page, 1, degrees))
            await page.mouse.up()
            await shows(page, "Down", 7)

            await page.mouse.move(*await point_of(page, 0, 90))  # scrolled
            await page.mouse.wheel(0, 100)
            await page.mouse.move(*await point_of(page, 1, 90))
            await page.mouse.wheel(0, -100)
            await shows(page, "Left", 6)

            await page.touchscreen.tap(*await point_of(page, 0, 90))  # touched
            await page.touchscreen.tap(*await point_of(page, 1, 80))
            await shows(page, "Right", 3)

            await page.get_by_role("radio", name="Right", exact=True).focus()  # by keys
            await page.keyboard.press("ArrowLeft")
            await page.keyboard.press("9")
            await shows(page, "Left", 9)
            await page.get_by_role("slider", name="Distance").focus()
            await page.keyboard.press("ArrowLeft")
            await shows(page, "Left", 8)
            await nothing_wrong(ann)

    evening.run(test)


def test_closed_direction_stays_closed_and_says_why(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await begin(page, served)
            closed = page.locator(".pixoid-controller input[aria-disabled=true]")
            await expect(closed).to_have_count(1)
            assert "from c1: there’s a wall" in str(await closed.get_attribute("aria-label"))
            await page.mouse.click(*await point_of(page, 0, 90))
            await page.mouse.click(*await point_of(page, 0, 0))
            await shows(page, "Right", 1)
            await expect(page.locator(".pixoid-say")).to_contain_text("You can’t go up from c1: there’s a wall.")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_move_can_be_changed_until_all_are_in(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            await ann.page.goto(served.address)
            settings = {**SHORT, "start": START}
            table = await make_table(ann.page, settings, seats("Ann", bots=2, free=1))
            await ann.page.goto(f"{served.address}/t/{table}")
            code = await ann.page.locator(".code").inner_text()
            await ben.page.goto(f"{served.address}/join")
            await ben.page.get_by_label("Table code (6 characters)").fill(code)
            await ben.page.get_by_label("Your name").fill("Ben")
            await ben.page.get_by_role("button", name="Sit down").click()
            await expect(ann.page.locator(".row.person")).to_have_count(2)
            await ann.page.get_by_role("button", name="Start", exact=True).click()
            page = ann.page
            assert await scene(page) == "program"
            await page.mouse.click(*await point_of(page, 0, 90))
            await page.get_by_role("button", name="Ready", exact=True).click()
            await page.get_by_role("button", name="Ready! Tap to change").click()
            await expect(page.get_by_role("button", name="Ready", exact=True)).to_be_visible()  # the lid is open
            await page.mouse.click(*await point_of(page, 0, 180))
            await page.mouse.click(*await point_of(page, 1, 40))
            await page.get_by_role("button", name="Ready", exact=True).click()
            await expect(page.get_by_role("button", name="Ready! Tap to change")).to_be_visible()
            assert await scene(ben.page) == "program"
            await ben.page.locator(".pixoid-controller input:not([aria-disabled])").first.focus()
            for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
                await ben.page.keyboard.press(key)
            await ben.page.get_by_role("button", name="Ready", exact=True).click()
            await expect(page.locator("[role=log]:not(.said)")).to_contain_text("Pixoid (Ann) down 2")
            await nothing_wrong(ann, ben)

    evening.run(test)


PINCH = """([spread, from]) => {
  const board = document.querySelector("svg.pixl");
  const { x, y, width, height } = board.getBoundingClientRect();
  const fire = (type, finger, off) => board.dispatchEvent(new PointerEvent(type, {
    pointerType: "touch", pointerId: finger, bubbles: true, isPrimary: finger === 1,
    clientX: x + width / 2 + off, clientY: y + height / 2,
  }));
  const before = board.viewBox.baseVal.width;
  fire("pointerdown", 1, -from);
  fire("pointerdown", 2, from);
  for (let step = 1; step <= 5; step += 1) {
    fire("pointermove", 1, -from - (spread * step) / 5);
    fire("pointermove", 2, from + (spread * step) / 5);
  }
  fire("pointerup", 1, -from - spread);
  fire("pointerup", 2, from + spread);
  return [before, board.viewBox.baseVal.width];
}"""
"""Two fingers in the middle of the board move apart, or together; returns how much was in view before and after."""

NEAR = """() => {
  const lit = [...document.querySelectorAll(".pixl-cell[aria-pressed]")];
  const board = document.querySelector("svg.pixl").getBoundingClientRect();
  for (const cell of lit) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    for (const [across, down] of [[0.8, 0], [-0.8, 0], [0, 0.7], [0, -0.7]]) {
      const at = [x + width / 2 + across * width, y + height / 2 + down * height];
      const hit = document.elementFromPoint(...at);
      const inside = at[0] > board.left && at[0] < board.right && at[1] > board.top && at[1] < board.bottom;
      if (inside && hit?.matches(".pixl-cell[aria-disabled]")) return [...at, cell.dataset.hex, hit.dataset.hex];
    }
  }
  return null;
}"""
"""A point just outside a legal hex, with its name, and the name of the hex that is really there."""


def test_touch_pinches_aims_steps_and_confirms_on_hexes(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(PHONE)) as ann:
            page = ann.page
            start = "pixl players=3 turn=6 fire@d6 water@d10 earth@g6 stacks=d7:f.d9:w.g7:e"
            await sit(page, served, {"game": "pixl", "options": {"players": "3"}, "start": start}, bots=2)
            near, nearer = await page.evaluate(PINCH, [60, 40])
            assert nearer < 0.7 * near
            _, far = await page.evaluate(PINCH, [-60, 120])
            assert far > 1.2 * nearer

            await page.locator(".pixl-map").click()
            found: list[Any] = await page.evaluate(NEAR)
            assert found is not None
            x, y, wanted, hit = found
            assert wanted != hit
            before = await page.locator(".where").inner_text()
            await page.touchscreen.tap(x, y)  # outside it: the nearest legal hex is meant
            chosen = page.locator(".pixl-cell[aria-pressed=true]")
            await expect(chosen).to_have_count(1)
            assert await chosen.get_attribute("data-hex") != hit
            size = await chosen.bounding_box()
            assert size is not None
            assert size["height"] >= 44  # small hexes are enlarged
            place = page.get_by_role("button", name="Place Pixl")
            button = await place.bounding_box()
            assert button is not None
            assert button["height"] >= 44
            await page.get_by_role("button", name="Back", exact=True).click()
            await page.get_by_role("button", name="Next playable hex").click()
            await page.get_by_role("button", name="Back", exact=True).click()
            await page.get_by_role("button", name="Next playable hex").click()
            await expect(chosen).to_have_count(1)
            assert await page.locator(".where").inner_text() == before  # nothing is placed before it is confirmed
            last = await chosen.get_attribute("data-hex")
            await place.click()
            await expect(page.locator("[role=log]:not(.said)")).to_contain_text(f"{last}")
            await nothing_wrong(ann)

    evening.run(test)


def test_text_view_answers_each_question_in_place(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await begin(page, served)
            await page.get_by_role("button", name="Text view").click()
            words = page.get_by_role("dialog", name="Text view")
            for question, answer in (
                ("Where is everyone?", "Pixoid (Ann) is on c1."),
                ("What can I do?", "Right: up to 2 Pix, then a wall after e1."),
                ("What just happened", "Nothing has happened yet."),
            ):
                await words.get_by_role("button", name=question).click()
                await expect(words.get_by_role("heading", name=question)).to_be_focused()
                await expect(words.locator("section", has_text=question)).to_contain_text(answer)
            await nothing_wrong(ann)

    evening.run(test)


CORNERED = "pixl turn=20 fire@j8 water@g3 earth@j3 spirit@c7 stacks=j7:f.k7:f.k8:f.g4:w.h3:w.k3:e.j4:e.b8:s.b9:s"
"""Fire can place Pixls in the lower right, where the map usually is."""
COVERED = """() => {
  const map = document.querySelector(".pixl-map").getBoundingClientRect();
  return [...document.querySelectorAll(".pixl-cell[aria-pressed]")].map((one) => [one, one.getBoundingClientRect()])
    .filter(([, one]) => one.left < map.right && map.left < one.right && one.top < map.bottom && map.top < one.bottom)
    .map(([one]) => one.dataset.hex);
}"""


def test_map_of_small_board_covers_no_legal_hex(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(LEAST)) as ann:
            page = ann.page
            await sit(page, served, {"game": "pixl", "options": {}, "start": CORNERED})
            await expect(page.locator(".pixl-map")).to_be_visible()
            assert await page.evaluate(COVERED) == []
            await nothing_wrong(ann)

    evening.run(test)


def test_tab_leads_to_move_out_of_view_and_back(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(LEAST)) as visitor:
            page = visitor.page
            pages = [(page, "")]
            async with staged(served, CORNERED, {"fire": "l7"}, pages=pages, seats=(0, 1, 2)) as table:
                await page.locator(".pixl-sum.waiting").wait_for()
                await page.evaluate(PINCH, [60, 20])
                home = await page.locator("svg.pixl").get_attribute("viewBox")
                await table.program("fire")
                tab = page.get_by_role("button", name="Show Fire’s move on l7, +1")
                await tab.tap()
                await expect(page.get_by_role("button", name="Back to your view")).to_be_focused()
                cell = await page.evaluate(BOX, ".pixl-cell[data-hex=l7]")
                board = await page.evaluate(BOX, "svg.pixl")
                assert board["left"] < cell["left"] < cell["right"] < board["right"]
                assert board["top"] < cell["top"] < cell["bottom"] < board["bottom"]
                await page.keyboard.press("Enter")
                await expect(page.locator("svg.pixl")).to_have_attribute("viewBox", home or "")
                await expect(tab).to_be_visible()
                await nothing_wrong(visitor)

    evening.run(test)


@pytest.mark.parametrize("game", ["pixoid", "pixl"])
def test_choice_is_submitted_before_clock_runs_out(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**phone(PHONE)) as ann:
            page = ann.page
            await page.clock.install()
            settings = {"pixoid": {**SHORT, "start": START}, "pixl": {"game": "pixl", "options": {}, "start": CORNERED}}
            await sit(page, served, {**settings[game], "clock": "decision", "milliseconds": 10_000})
            if game == "pixoid":
                await dial(page, (await open_directions(page))[0], 2)
                played = "Pixoid (Ann) right 2"
            else:
                await page.get_by_role("button", name="Next playable hex").click()
                chosen = await page.locator(".pixl-cell[aria-pressed=true]").get_attribute("data-hex")
                played = f"Fire (Ann) places a Pixl on {chosen}"
            log = page.locator("[role=log]:not(.said)")
            await expect(page.locator(".clock").first).to_be_attached()
            await expect(log).not_to_contain_text(played)
            await page.clock.fast_forward(9_200)
            await expect(log).to_contain_text(played)
            await nothing_wrong(ann)

    evening.run(test, time=ManualTime(), ticking=False)
