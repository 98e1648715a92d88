"""Puzzles: every kind can be answered by mouse, keys and touch, and is explained; the day, streak, sharing."""

import json
from datetime import date, timedelta

import pytest
from playwright.async_api import Page, expect

from pixcade.lab.makers.puzzles.puzzle import KINDS, MIX, MOVE, ONLY, Puzzle, best_of, read_puzzles
from tests.e2e.evening import LEAST, Evening, nothing_wrong
from tests.e2e.playing import tab_to
from tests.server.support.server import Served

PUZZLES = read_puzzles()
FIRST_DAY = date(2026, 11, 16)
TEXT = "svg .mark text"
TRIED = '{"tried": {"2000": 1500}}'
"""The progress of someone who has tried a puzzle before."""


def number_of(kind: str) -> int:
    return next(number for number, puzzle in enumerate(PUZZLES, start=1) if puzzle.kind == kind)


def place_of_answer(puzzle: Puzzle) -> int:
    return puzzle.options.index(best_of(puzzle))


async def open_puzzle(page: Page, served: Served, number: int) -> Puzzle:
    await page.goto(f"{served.address}/puzzles?number={number}")
    await page.locator(TEXT).first.wait_for()
    return PUZZLES[number - 1]


async def share_out(page: Page, puzzle: Puzzle) -> None:
    """Move the sliders to the best mix."""
    for at, option in enumerate(puzzle.options):
        await page.locator(".puzzle-share input").nth(at).fill(str(round(option.worth / 10)))


@pytest.mark.parametrize("kind", KINDS[::3])
def test_every_kind_of_puzzle_is_solved_and_explained(evening: Evening, kind: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            puzzle = await open_puzzle(page, served, number_of(kind))
            letters = await page.locator(TEXT).all_text_contents()
            on_the_board = [at for at, option in enumerate(puzzle.options) if option.move not in ("pass", "@off")]
            assert letters == ["ABCDEFGH"[at] for at in on_the_board]
            if kind == MIX:
                await share_out(page, puzzle)
            else:
                await page.locator(".puzzle-options input").nth(place_of_answer(puzzle)).check()
            await page.get_by_role("button", name="Answer").click()
            await expect(page.locator(".lesson-answer h2")).to_contain_text("Solved")
            await expect(page.locator(".mark.best")).not_to_have_count(0)
            assert await page.locator(TEXT).all_text_contents() != letters
            await expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
            assert "Solved: 1 of 1" in await page.locator(".lesson-side .card:has(.puzzle-kinds)").inner_text()
            await nothing_wrong(ann)

    evening.run(test)


def test_wrong_answer_is_explained_and_first_one_counts(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            puzzle = await open_puzzle(page, served, number_of(ONLY))
            wrong = (place_of_answer(puzzle) + 1) % len(puzzle.options)
            await page.locator("svg .mark", has_text="ABCDEFGH"[wrong]).click()
            await expect(page.locator(".puzzle-options input").nth(wrong)).to_be_checked()
            await page.get_by_role("button", name="Answer").click()
            await expect(page.locator(".lesson-answer h2")).to_contain_text("Not quite")
            standing = await page.locator(".lesson-side .card:has(.puzzle-kinds)").inner_text()
            assert "Solved: 0 of 1" in standing
            await expect(page.locator(".mark.best")).to_have_count(0)
            await page.get_by_role("button", name="Try again").click()
            await page.locator(".puzzle-options input").nth(place_of_answer(puzzle)).check()
            await page.get_by_role("button", name="Answer").click()
            await expect(page.locator(".lesson-answer h2")).to_contain_text("Solved")
            assert await page.locator(".lesson-side .card:has(.puzzle-kinds)").inner_text() == standing
            await page.get_by_role("button", name="Play it out").click()
            await expect(page.get_by_role("button", name="Back", exact=True)).to_be_enabled()
            await page.get_by_role("button", name="Back", exact=True).click()
            await expect(page.locator(".mark.best")).not_to_have_count(0)

    evening.run(test)


def test_newcomer_begins_with_the_easiest_puzzle_then_gets_todays(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(f"{served.address}/puzzles")
            await expect(page.locator(".lesson-task")).to_contain_text("Warm-up for today’s puzzle")
            await expect(page.locator("h1")).to_have_text("Close the trap")
            await page.locator(".puzzle-options input").first.check()
            await page.get_by_role("button", name="Answer").click()
            await page.goto(f"{served.address}/puzzles")
            await expect(page.locator(".lesson-task")).to_contain_text("Today, ")

    evening.run(test)


@pytest.mark.long
def test_daily_puzzle_is_shared_and_streak_is_counted(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(timezone_id="UTC", kept={"puzzles": TRIED}) as ann:
            page = ann.page
            for streak, day in ((1, 8), (2, 9), (1, 11)):
                await page.clock.set_fixed_time(f"{FIRST_DAY + timedelta(days=day)}T12:00:00Z")
                await page.goto(served.address)
                await page.locator("header").get_by_role("link", name="Puzzles").click()
                await page.locator(TEXT).first.wait_for()
                puzzle = PUZZLES[day]
                assert json.loads(await page.evaluate("localStorage['pixcade.puzzles'] ?? '{}'")).get("day", -2) < day
                if puzzle.kind == MIX:
                    await share_out(page, puzzle)
                else:
                    await page.locator(".puzzle-options input").nth(place_of_answer(puzzle)).check()
                await page.get_by_role("button", name="Answer").click()
                await expect(page.locator(".card:has(.puzzle-kinds) .numeral")).to_have_attribute(
                    "aria-label", str(streak)
                )
            await expect(page.locator(".lesson-side .card:has(.puzzle-kinds)")).to_contain_text("Best streak: 2.")
            await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            await page.get_by_role("button", name="Share").click()
            await expect(page.locator(".notice")).to_be_visible()
            assert await page.evaluate("navigator.clipboard.readText()") == "Pixcade 12 ■■■ ×1"
            await page.get_by_role("button", name="Next puzzle").click()
            await page.wait_for_url("**/puzzles?number=*")
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize("kind", [MIX])
def test_puzzle_is_answered_by_keyboard(evening: Evening, kind: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            puzzle = await open_puzzle(page, served, number_of(kind))
            if kind == MIX:
                await tab_to(page, ".puzzle-share input")
                await page.keyboard.press("ArrowRight")
                await expect(page.locator(".puzzle-share input").first).to_have_value("51")
            else:
                await tab_to(page, ".puzzle-options input")
                await page.keyboard.press("Space")
                for _ in range(place_of_answer(puzzle)):
                    await page.keyboard.press("ArrowDown")
            await tab_to(page, ".puzzle-options > .btn")
            await page.keyboard.press("Enter")
            await expect(page.locator(".lesson-answer h2")).to_contain_text("Solved" if kind == ONLY else "")

    evening.run(test)


@pytest.mark.long
@pytest.mark.parametrize("size", [LEAST])
def test_puzzle_fits_every_size_and_has_words(evening: Evening, size: dict[str, int]) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", viewport=size) as ann:
            page = ann.page
            for kind in (ONLY, MIX, MOVE):
                await open_puzzle(page, served, number_of(kind))
                wide = await page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
                assert wide[0] <= wide[1], kind
                await page.locator(".in-words summary").click()
                assert len(await page.locator(".in-words li").all_inner_texts()) >= 4

    evening.run(test)


def test_unknown_puzzle_number_is_reported(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            await ann.page.goto(f"{served.address}/puzzles?number=999999")
            await expect(ann.page.locator(".lesson-task [role=alert]")).to_contain_text("999999")

    evening.run(test)
