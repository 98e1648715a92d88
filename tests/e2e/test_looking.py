"""Looking back: replays, results, records in and out, and going on from any turn."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.conformance.golden import GAMES_KEPT
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, choose_at_the_end, make_table, play, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

CALM: dict[str, Any] = {"reduced_motion": "reduce", "permissions": ["clipboard-read", "clipboard-write"]}


BESIDE = "([mark, words]) => mark.getBoundingClientRect().right <= words.getBoundingClientRect().left"
"""Whether a sentence is next to its mark, as in a table's log."""


async def finish_game(page: Page, served: Served) -> str:
    """Play a game of Pixoid to its end and return its table."""
    await page.goto(served.address)
    table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
    await page.goto(f"{served.address}/t/{table}")
    await play(page, MOUSE)
    return table


async def open_record(page: Page, served: Served, name: str) -> None:
    """Open a golden record of fixtures/games by choosing the file."""
    await page.goto(f"{served.address}/record")
    await page.locator("input[type=file]").set_input_files(GAMES_KEPT / f"{name}.pixcade")
    await expect(page.locator(".replay")).to_be_visible()


def step_of(page: Page) -> Locator:
    return page.locator(".player .head small")


async def picture(board: Locator) -> str:
    """Return the drawing, without the client's own attributes."""
    return re.sub(r"<!--.*?-->", "", await board.inner_html())


async def steps(page: Page) -> int:
    """Return how many steps the game has."""
    found = re.search(r"of (\d+)", await step_of(page).inner_text())
    assert found
    return int(found[1])


@pytest.mark.slow(4)
@pytest.mark.parametrize("record", ["pixoid-4"])
def test_replay_steps_plays_and_jumps(evening: Evening, record: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await open_record(page, served, record)
            last = await steps(page)
            board = page.locator("#board svg").first
            beginning = await picture(board)
            await page.get_by_role("button", name="Next").click()
            await expect(step_of(page)).to_have_text(f"Step 1 of {last}")
            await expect(page.locator(".log .to-moment")).to_have_count(1)
            line = page.locator(".log li:not(.separator)").first
            assert await line.evaluate(f"(line) => ({BESIDE})(line.children)")
            await page.keyboard.press("ArrowRight")
            await expect(step_of(page)).to_have_text(f"Step 2 of {last}")
            assert await picture(board) != beginning
            await page.get_by_role("button", name="Back", exact=True).click()
            await expect(step_of(page)).to_have_text(f"Step 1 of {last}")
            await page.keyboard.press("ArrowLeft")
            await expect(step_of(page)).to_have_text(f"Step 0 of {last}")
            assert await picture(board) == beginning
            await page.get_by_role("button", name="Play", exact=True).click()
            await expect(step_of(page)).to_have_text(re.compile(rf"Step ([3-9]|\d\d) of {last}"))
            await page.get_by_role("button", name="Pause").click()
            await page.get_by_role("slider", name="Moment in the game").fill(str(last // 2))
            await expect(step_of(page)).to_have_text(f"Step {last // 2} of {last}")
            await page.keyboard.press("End")
            await expect(page.locator(".player h2")).to_contain_text("win")
            await expect(page.get_by_role("button", name="Next")).to_be_disabled()
            await page.keyboard.press("Home")
            await expect(step_of(page)).to_have_text(f"Step 0 of {last}")
            await nothing_wrong(ann)

    evening.run(test)


def test_replay_shows_all_moves_or_one_seats_view(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await open_record(page, served, "pixoid-4")
            await page.get_by_role("slider", name="Moment in the game").fill("6")
            rows = page.locator(".programs li")
            await expect(rows).to_have_count(4)
            await expect(rows.locator(".closed")).to_have_count(0)
            await expect(page.locator("#board .pixoid-edge path[fill='var(--panel)']")).to_have_count(4)
            await page.get_by_label("Shown before the reveal").select_option(index=2)
            await expect(rows.locator(".closed")).to_have_count(3)
            await expect(page.locator("#board .pixoid-edge path[fill='var(--panel)']")).to_have_count(1)
            await page.get_by_label("Shown before the reveal").select_option(index=0)
            await expect(rows.locator(".closed")).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_link_opens_its_turn_and_address_follows(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann, evening.person(viewport=PHONE) as ben:
            page = ann.page
            table = await finish_game(page, served)
            await page.goto(f"{served.address}/g/{table}?step=1")
            await expect(step_of(page)).to_contain_text("Step 1 of")
            await page.keyboard.press("End")
            await page.wait_for_url(f"**/g/{table}?step={await steps(page)}")
            await page.keyboard.press("ArrowLeft")
            await page.wait_for_url(f"**/g/{table}?step={await steps(page) - 1}")
            await page.get_by_role("button", name="Share this moment").click()
            await page.get_by_role("button", name="Copy link to this moment").click()
            await expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("copied")
            link = await page.evaluate("navigator.clipboard.readText()")
            assert link == page.url
            await ben.page.goto(link)
            await expect(step_of(ben.page)).to_have_text(await step_of(page).inner_text())
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_result_is_shared_as_a_small_gif(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            table = await finish_game(page, served)
            await page.goto(f"{served.address}/g/{table}?result")
            await page.get_by_role("button", name="Share", exact=True).click()
            pixoid = page.locator(".clip-board [data-piece=amber]")
            await expect(pixoid).not_to_have_attribute("data-place", "e1")  # it is the end, not the moment before
            await page.get_by_role("button", name="Make a GIF").click()
            async with page.expect_download() as saved:
                await page.get_by_role("link", name="Save GIF").click()
            gif = (await (await saved.value).path()).read_bytes()
            assert gif.startswith(b"GIF89a")
            assert len(gif) < 2_000_000
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize("record", ["pixl-4-side-5"])
def test_game_continues_from_turn_against_bots(evening: Evening, record: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await open_record(page, served, record)
            await page.get_by_role("slider", name="Moment in the game").fill("9")
            when = await page.locator(".player h2").inner_text()
            await page.get_by_role("button", name="Play on from here").click()
            sheet = page.get_by_role("dialog")
            await expect(sheet).to_contain_text(when)
            await sheet.get_by_role("radio").nth(1).check(force=True)
            await sheet.get_by_role("button", name="Play on").click()
            await page.wait_for_url("**/t/*")
            assert await scene(page) in ("program", "pixl", "reveal")
            await expect(page.locator(".seat-card", has_text="you")).to_have_count(1)
            await nothing_wrong(ann)

    evening.run(test)


def test_pixl_result_shows_turning_point_on_request(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await open_record(page, served, "pixl-4-side-5")
            await page.get_by_role("button", name="Result").click()
            pieces = page.locator(".ending-board [data-piece]")
            await expect(pieces).not_to_have_count(0)
            at_end = await pieces.count()
            await expect(page.locator(".ending-board .pixl-change")).to_have_count(0)
            await page.get_by_role("button", name="Turning point").click()
            await expect(page.locator(".ending-board .pixl-change")).not_to_have_count(0)
            await expect(page.locator(".turning h2")).to_contain_text("Turning point: turn")
            assert await pieces.count() < at_end
            await page.get_by_role("button", name="Final board").click()
            await expect(pieces).to_have_count(at_end)
            await expect(page.locator(".ranks .rank")).to_have_count(4)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.parametrize(
    ("record", "lines", "rounds"),
    [("pixoid-3", 3, 3)],
)
def test_result_has_ranks_chart_numbers_and_facts(evening: Evening, record: str, lines: int, rounds: int) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await open_record(page, served, record)
            await page.get_by_role("button", name="Result").click()
            await expect(page.locator("h1")).to_contain_text("win")
            await expect(page.locator(".ranks .rank")).to_have_count(lines)
            await choose_at_the_end(page, "All numbers")
            chart = page.locator(".chart-picture.wide")
            await expect(chart).to_have_attribute("aria-label", re.compile(r"\d+ turns"))
            await expect(chart.locator("path.under")).to_have_count(lines)
            await expect(chart.locator("text", has_text="Round")).to_have_count(rounds)
            await page.locator("details.numbers summary").click()
            table = page.get_by_role("table")
            await expect(table.locator("thead th")).to_have_count(lines)
            points = await table.locator("tbody tr").last.locator("td").all_inner_texts()
            ranked = page.locator(".rank > svg.numeral")
            assert sorted(points) == sorted(await ranked.evaluate_all("all => all.map((one) => one.ariaLabel)"))
            await expect(page.locator(".fun li").first).to_be_visible()
            await page.get_by_role("button", name="Replay").click()
            await expect(page.locator(".replay")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_downloaded_record_can_be_opened(evening: Evening, tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            table = await finish_game(page, served)
            await page.goto(f"{served.address}/g/{table}?result")
            async with page.expect_download() as downloading:
                await choose_at_the_end(page, "Download this game")
            download = await downloading.value
            assert download.suggested_filename.endswith(".pixcade")
            path = tmp_path / "mine.pixcade"
            await download.save_as(path)
            await page.goto(f"{served.address}/record")
            await page.get_by_label("Or paste its text").fill(path.read_text(encoding="utf-8"))
            await page.get_by_role("button", name="Show", exact=True).click()
            await expect(page.locator(".replay")).to_be_visible()
            await expect(page.locator(".seat-card").first).to_contain_text("Ann")
            await page.get_by_role("button", name="Open another one").click()
            await expect(page.locator(".drop")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_invalid_record_is_rejected_with_place_and_reason(evening: Evening, tmp_path: Path) -> None:
    good = (GAMES_KEPT / "pixoid-4.pixcade").read_text(encoding="utf-8")
    lines = good.splitlines()
    lines[-3] = lines[-3].replace(" ", "  x", 1)
    large = tmp_path / "large.pixcade"
    large.write_text(good + "#" * 1_100_000, encoding="utf-8")

    async def test(served: Served) -> None:
        async with evening.person(language="en", **CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/record")
            for text, place in (
                ("no record at all", "Line 1, column 1"),
                ("\n".join(lines), f"Line {len(lines) - 2},"),
            ):
                await page.get_by_label("Or paste its text").fill(text)
                await page.get_by_role("button", name="Show", exact=True).click()
                rejected = page.locator(".rejected")
                await expect(rejected).to_contain_text(place)
                await expect(rejected.locator("pre")).to_contain_text("^")
            await page.locator("input[type=file]").set_input_files(large)
            await expect(page.locator(".rejected")).to_contain_text("too")
            await expect(page.locator(".rejected")).not_to_contain_text("Line")
            await page.locator("input[type=file]").set_input_files(GAMES_KEPT / "pixoid-4.pixcade")
            await expect(page.locator(".replay")).to_be_visible()

    evening.run(test)
