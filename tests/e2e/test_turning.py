"""A rotated board: everything that is seen, pointed at, walked over and announced is rotated, too."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, scene
from tests.e2e.test_announcing import PIXL
from tests.e2e.touring import seats
from tests.server.support.server import Served

OWN_SIDE = "My side of the board at the bottom"
LOWEST = """() => [...document.querySelectorAll(".pixl-ground text")]
  .sort((one, other) => other.getBoundingClientRect().y - one.getBoundingClientRect().y)[0].textContent"""
"""The name of the hex at the lowest corner."""

UPRIGHT = """() => [...document.querySelectorAll(".pixl-ground text")].every((one) => {
  const { b, c } = one.getScreenCTM();
  return Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
})"""

PLACE = """(hex) => {
  const { x, y, width, height } = document.querySelector(`[data-hex="${hex}"]`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of a hex on the screen."""

SIX_WAYS: dict[str, tuple[float, float]] = {
    "ArrowUp": (0, -1), "PageUp": (0.87, -0.5), "PageDown": (0.87, 0.5),
    "ArrowDown": (0, 1), "End": (-0.87, 0.5), "Home": (-0.87, -0.5),
}  # fmt: skip
"""Where on the screen each key leads."""


async def table_of(page: Page, served: Served, settings: dict[str, Any], **people: int) -> None:
    """Create a table where Ann has the first seat, and open it until her input is expected."""
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", **people), start=True)
    await page.goto(f"{served.address}/t/{table}")
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)


async def walk(page: Page, key: str) -> tuple[float, float]:
    """Press a key in the middle of the board; returns which way on the screen the focus went."""
    await page.locator("[data-hex=e5]").focus()
    before = await page.evaluate(PLACE, "e5")
    await page.keyboard.press(key)
    reached = await page.evaluate("document.activeElement.dataset.hex")
    assert reached != "e5"
    after = await page.evaluate(PLACE, reached)
    across, down = after[0] - before[0], after[1] - before[1]
    far = float((across**2 + down**2) ** 0.5)
    return across / far, down / far


ASTRAY = """() => [...document.querySelectorAll(".pixl-now [data-piece]")].filter((piece) => {
  const cell = document.querySelector(`[data-hex="${piece.dataset.piece}"]`).getBoundingClientRect();
  const { x, y, width, height } = piece.getBoundingClientRect();
  const middle = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  return Math.abs(x + width / 2 - middle[0]) > 3 || middle[1] < y || middle[1] > y + height;
}).map((piece) => piece.dataset.piece)"""
"""Pieces that aren't drawn at their hex's target."""


async def places_where_it_is_clicked(page: Page) -> None:
    """Click the centre of a legal hex, on a board whose pieces are drawn at their targets."""
    assert await page.locator(".pixl-now [data-piece]").count() > 20
    assert await page.evaluate(ASTRAY) == []
    hex_ = await page.locator(".pixl-cell[aria-pressed]").last.get_attribute("data-hex")
    x, y = await page.evaluate(PLACE, hex_)
    await page.mouse.click(x, y)
    await expect(page.locator("[role=log]:not(.said)")).to_contain_text(re.compile(rf"Ann\) places a Pixl on {hex_}\b"))


@pytest.mark.long
def test_pixl_board_rotates_with_its_targets(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await table_of(page, served, PIXL, bots=2)
            corners = [str(await page.evaluate(LOWEST))]
            turn = page.get_by_role("button", name="Turn the board")
            for _ in range(5):
                await turn.click()
                await page.wait_for_function(f"(before) => ({LOWEST})() !== before", arg=corners[-1])
                for key, (across, down) in SIX_WAYS.items():
                    went = await walk(page, key)
                    assert abs(went[0] - across) < 0.1, (key, went)
                    assert abs(went[1] - down) < 0.1, (key, went)
                assert await page.evaluate(UPRIGHT)
                corners.append(str(await page.evaluate(LOWEST)))
            assert corners == ["e9", "i5", "i1", "e1", "a5", "a9"]
            await page.reload()
            assert await scene(page) == "pixl"
            assert await page.evaluate(LOWEST) == "a9"
            await places_where_it_is_clicked(page)
            await nothing_wrong(ann)

    evening.run(test)


def test_own_side_of_pixl_is_at_bottom_if_wanted(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await table_of(page, served, PIXL, bots=2)
            await page.get_by_role("button", name="Turn the board").click()
            await page.get_by_role("button", name="Settings").click()
            await page.get_by_role("dialog").get_by_label(OWN_SIDE).click()
            await page.keyboard.press("Escape")
            # The first seat sits at the top: its board is turned by a half, whatever was turned by hand before.
            await page.wait_for_function(f"() => ({LOWEST})() === 'e1'")
            await places_where_it_is_clicked(page)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(3)
def test_rotated_pixoid_board_is_described_as_seen(evening: Evening) -> None:
    async def test(served: Served) -> None:
        start = "pixoid p1-1A.2A.3A.4A game=short amber@c1 sky@h1 rose@h8 mint@b8"
        options = {"players": "4", "game": "short"}
        async with evening.person() as ann:
            page = ann.page
            await table_of(page, served, {"game": "pixoid", "options": options, "start": start}, bots=3)
            radios = page.locator(".pixoid-controller input[type=radio]")
            names = ["Up", "Right", "Down", "Left"]
            closed = await radios.evaluate_all("all => all.map((one) => one.ariaDisabled === 'true')")
            await page.get_by_role("button", name="Turn the board").click()
            await expect(page.locator(".pixoid-board")).to_have_attribute("data-turn", "1")
            turned = await radios.evaluate_all("all => all.map((one) => one.ariaDisabled === 'true')")
            assert turned == [closed[-1], *closed[:-1]]
            way = turned.index(False)
            await radios.nth(way).focus()
            await page.keyboard.press(f"Arrow{names[way]}")
            await page.keyboard.press("4")
            await page.locator(".pixoid-ready").click()
            await MOUSE["reveal"](page)
            sentence = re.compile(rf"Revealed: [^.]*Ann\)?:? {names[way].lower()} 4", re.IGNORECASE)
            await expect(page.locator(".log")).to_contain_text(sentence)
            await expect(page.locator("[role=log]:not(.said)")).to_contain_text(sentence)
            await nothing_wrong(ann)

    evening.run(test)
