"""Whole games played from the accessibility tree alone, which describes the table completely."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Page

from pixcade.locales.fluent import Words
from pixcade.locales.variables import Names
from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.listening import HEAR, Reader, expect_all_announced, fetch_replay, named, reading
from tests.e2e.playing import make_table, scene, skip
from tests.e2e.test_bots import NEAR_THE_END
from tests.e2e.touring import seats
from tests.server.support.server import Served

PIECES = ("amber", "sky", "rose", "mint")
ELEMENTS = ("fire", "water", "earth")


async def place_cube(reader: Reader, words: Words) -> None:
    """Choose a Start Pix from the list and give it."""
    assert reader.one("radiogroup", words.say("web-pixoid-start-choose"))
    await reader.press(next(node for node in reader.all("radio") if node.is_open))
    await reader.read()
    assert len([node for node in reader.all("radio") if node.properties["checked"] == "true"]) == 1
    await reader.press(reader.one("button", words.say("web-pixoid-ready")))
    await reader.page.wait_for_function("() => !document.querySelector('.pixoid-start-list')")


async def program(reader: Reader, words: Words, steps: int) -> None:
    """Choose a direction that is not closed and a distance, hear both, and give them."""
    assert reader.one("radiogroup", words.say("web-pixoid-direction-wheel"))
    ways = reader.all("radio")
    assert len(ways) == 4
    for closed in (node for node in ways if not node.is_open):
        # Why it is closed is part of its name.
        direction = closed.name.split(",")[0]
        assert closed.name.startswith(words.say("web-pixoid-direction-closed", name=direction, reason="").strip())
        assert len(closed.name) > len(direction) + 20
    way = next(node for node in ways if node.is_open)
    await reader.press(way)
    await reader.page.keyboard.press(str(steps))
    await reader.read()
    assert [node.name for node in reader.all("radio") if node.properties["checked"] == "true"] == [way.name]
    wheel = reader.one("slider", words.say("web-pixoid-number-wheel"))
    assert wheel.value == str(steps)
    # Chromium's own tree omits the number's meaning, which it does expose to screen readers.
    meaning = await reader.page.locator(".pixoid-controller input[type=range]").get_attribute("aria-valuetext")
    assert (meaning or "").startswith(words.say("web-pixoid-steps", distance=steps))
    await reader.press(reader.one("button", words.say("web-pixoid-ready")))
    await reader.page.wait_for_function("() => !document.querySelector('.pixoid-ready:not(.given):not(:disabled)')")


def piece_views(reader: Reader, words: Words) -> set[str]:
    """Return the tree's descriptions of the pieces on the board."""
    colours = tuple(f"{words.say('core-piece', piece=piece)}," for piece in PIECES)
    return {node.name for node in reader.all("image") if node.name.startswith(colours)}


def pieces_of(facts: dict[str, Any], words: Words, names: Names) -> set[str]:
    """Return the expected descriptions of the pieces."""
    return {
        words.say(
            "web-pixoid-piece",
            piece=words.say("core-piece", piece=piece),
            player=names.seat(PIECES.index(piece) + 1),
            role="pixoid" if piece == facts["pixoid"] else "bug",
            pix=pix,
        )
        for piece, pix in facts["cubes"].items()
        if pix
    }


def standing_on(facts: dict[str, Any], hex_: str, words: Words) -> str:
    """Return a hex with its contents, in words."""
    stack = facts["hexes"][hex_]
    port = next((element for element, at in facts["ports"].items() if at == hex_), "")
    if port:
        parts = [words.say("web-pixl-hex-port", element=port)]
        if lockers := facts["locked_by"][port]:
            by = words.enumeration([words.say("pixl-element", element=one) for one in lockers])
            parts.append(words.say("web-pixl-hex-locked", by=by))
    elif not stack:
        parts = [words.say("web-pixl-hex-gray" if hex_ in facts["gray"] else "web-pixl-hex-empty")]
    else:
        observed = [words.say("pixl-element", element=one) for one in reversed(stack)]
        high = words.say("web-pixl-hex-stack", height=len(stack), elements=words.enumeration(observed))
        parts = [high if len(stack) > 1 else observed[0]]
        if hex_ in facts["cut_off"][stack[-1]]:
            parts.append(words.say("web-pixl-hex-cut-off"))
    return words.enumeration([hex_, *parts])


async def place_pixl(reader: Reader, words: Words) -> None:
    """Activate the last legal hex, or pass if there is none."""
    before = await reader.page.locator(".where").inner_text()
    hexes = hex_views(reader)
    openings = [node for node in reader.all("button") if node.name in hexes and node.is_open]
    if openings:
        await reader.press(openings[-1])
    else:
        await reader.press(reader.one("button", words.say("web-pixl-pass")))
        await reader.read()
        passing = reader.all("button", words.say("web-pixl-pass"))
        await reader.press(next(node for node in passing if "pressed" not in node.properties))
    await reader.page.wait_for_function(
        "(before) => document.querySelector('.where')?.innerText !== before || document.querySelector('.result-page')",
        arg=before,
    )


def hex_views(reader: Reader) -> list[str]:
    """Return the names of all hexes in the order in which they are read."""
    return [node.name for node in reader.all("button") if node.name[:1] in "abcdefghi" and node.name[1:2].isdigit()]


def in_order(observed: list[Any], moments: Iterator[Any]) -> bool:
    """Return whether all observations were true, in order."""
    return all(any(one == moment for moment in moments) for one in observed)


async def begin(page: Page, served: Served, settings: dict[str, Any], bots: int) -> tuple[Reader, str]:
    """Create a table and open it as a screen reader user."""
    await page.add_init_script(f"({HEAR})()")
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", bots=bots), start=True)
    await page.goto(f"{served.address}/t/{table}")
    return await reading(page), table


@pytest.mark.slow(6)
def test_pixoid_is_playable_from_accessibility_tree(evening: Evening) -> None:
    async def test(served: Served) -> None:
        words = Words("de", strict=True)
        names = named(words, PIECES, pixoid="amber")
        settings = {"game": "pixoid", "options": {"players": "4", "game": "short"}}
        async with evening.person("de") as ann:
            page = ann.page
            reader, table = await begin(page, served, settings, bots=3)
            observed: list[set[str]] = []
            while (now := await scene(page)) != "over":
                await reader.read()
                if now == "reveal":
                    await skip(page)
                    continue
                assert reader.one("group", words.say("web-pixoid-board"))
                observed.append(piece_views(reader, words))
                if now == "place":
                    await place_cube(reader, words)
                else:
                    await program(reader, words, steps=1 + len(observed) % 9)
            board, frames = await fetch_replay(page, table)
            assert len(observed) > 2
            assert in_order(observed, (pieces_of({**board, **frame["facts"]}, words, names) for frame in frames))
            await expect_all_announced(page, words, names, frames)
            await page.locator(".result-page h1").wait_for()
            await reader.read()
            assert reader.all("heading", await page.locator(".result-page h1").inner_text())
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long  # by keyboard: tests/e2e/test_keyboard.py
def test_pixl_is_playable_from_accessibility_tree(evening: Evening) -> None:
    async def test(served: Served) -> None:
        words = Words("fr", strict=True)
        names = named(words, ELEMENTS)
        settings = {"game": "pixl", "options": {"players": "3", "side": "5"}, **{"start": NEAR_THE_END}}
        async with evening.person("fr") as ann:
            page = ann.page
            reader, table = await begin(page, served, settings, bots=2)
            observed: list[list[str]] = []
            while (now := await scene(page)) != "over":
                await reader.read()
                if now == "reveal":
                    await skip(page)
                    continue
                assert reader.one("group", words.say("web-pixl-board"))
                observed.append(hex_views(reader))
                await place_pixl(reader, words)
            board, frames = await fetch_replay(page, table)
            assert len(observed) > 2
            assert {len(hexes) for hexes in observed} == {61}
            order = [name.split(",")[0] for name in observed[0]]
            expected = ([standing_on({**board, **one["facts"]}, hex_, words) for hex_ in order] for one in frames)
            # A hex's consequences follow its contents.
            for hexes in observed:
                assert any(all(map(str.startswith, hexes, moment)) for moment in expected), hexes
            await expect_all_announced(page, words, names, frames)
            await nothing_wrong(ann)

    evening.run(test)
