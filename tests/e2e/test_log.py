"""The log contains the whole round, in the same order for everyone, whenever they joined."""

from typing import Any

from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, choose_at_the_end, make_table, play, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

LINES = """() => [...document.querySelectorAll(".log-lines li")]
  .map((one) => (one.className === "separator" ? "# " : "") + one.innerText)"""


async def lines(page: Page) -> list[str]:
    """Return the log's lines, with headings marked."""
    return list(await page.evaluate(LINES))


async def turn(page: Page) -> None:
    """Play until the page expects the next turn."""
    await MOUSE[await scene(page)](page)
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)


async def expect_same_log(ann: Page, eve: Page, invited: str, log_lines: list[str]) -> None:
    """Expect a new visitor and a reloaded page to have the same log."""
    await eve.goto(invited)
    await ann.reload()
    for page in (ann, eve):
        await expect(page.locator(".log-lines li")).to_have_count(len(log_lines))
        assert await lines(page) == log_lines


async def begin(page: Page, served: Served, settings: dict[str, Any], bots: int) -> str:
    """Begin a game at a new table, and return its invitation."""
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", bots=bots))
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".row").first.wait_for()
    invited = page.url
    await page.locator(".lobby-start .primary").click()
    return invited


def test_reload_restores_whole_log_for_everyone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as eve:
            page = ann.page
            invited = await begin(page, served, {"game": "pixl", "options": {"players": "2"}}, 1)
            for _ in range(4):
                await turn(page)
            await expect(page.locator(".log-lines .separator").first).to_have_text("Turn 8")
            await page.locator(".help .btn").first.wait_for()  # no help is drawn before all of a turn is
            log_lines = await lines(page)
            assert [one for one in log_lines if one.startswith("#")] == [
                f"# Turn {number}" for number in range(8, 0, -1)
            ]
            await expect_same_log(page, eve.page, invited, log_lines)
            await nothing_wrong(ann, eve)

    evening.run(test)


def test_setup_lines_are_in_order(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as eve:
            page = ann.page
            invited = await begin(page, served, SHORT, 3)
            await turn(page)
            await expect(page.locator(".log-lines li")).to_have_count(5)
            log_lines = await lines(page)
            starts = ["# Setup", "Pixoid (Ann)", "Easy bot 2", "Easy bot 3", "Easy bot 4"]
            assert [one.partition(" starts")[0] for one in log_lines] == starts
            await expect_same_log(page, eve.page, invited, log_lines)
            await nothing_wrong(ann, eve)

    evening.run(test)


def test_log_stays_on_board_view_with_played_turns_only(
    evening: Evening,
) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            before = await page.locator(".where").inner_text()
            await play(page, MOUSE)
            await choose_at_the_end(page, "Look at the board")
            await page.locator(".log-lines li").first.wait_for()
            log_lines = await lines(page)
            assert log_lines[0] == "# " + before.splitlines()[-1]
            assert await page.locator(".where").inner_text() == before
            await page.reload()
            await choose_at_the_end(page, "Look at the board")
            await expect(page.locator(".log-lines li")).to_have_count(len(log_lines))
            assert await lines(page) == log_lines
            await nothing_wrong(ann)

    evening.run(test)
