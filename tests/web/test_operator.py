"""The operator's page in a real browser: its groups, and its state while the database is gone."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from pixcade.protocol.admin_messages import NewAnnouncement, NewBan
from pixcade.protocol.http_messages import NewReport, NoBody
from pixcade.store.api import StoreTrouble
from tests.server.http.operators import TOKEN, do, operated, person_of, uses_sqlite
from tests.server.support.short_game import evening, rejected
from tests.waits import WHOLE
from tests.web.browsing import visiting

NOBODY = "3f0c9a5d2b7e4c18"
"""An unused id."""

Loop = tuple[asyncio.Runner, Browser]


async def enter(page: Page, address: str) -> None:
    """Sign in, after a wrong try."""
    await page.goto(f"{address}/admin")
    await page.fill("#token", "another-token-of-this-length")
    await page.press("#token", "Enter")
    await expect(page.get_by_role("alert")).to_contain_text("isn’t the admin token")
    await page.fill("#token", TOKEN)
    await page.click("button")
    await expect(page.locator("#refresh")).to_be_visible()


@pytest.mark.slow(4)
def test_operator_page_groups_related_items(browser_loop: Loop, tmp_path: Path) -> None:
    runner, browser = browser_loop

    async def main() -> None:
        wide = {"width": 1440, "height": 900}
        async with (
            asyncio.timeout(WHOLE),
            operated(tmp_path) as (served, operator),
            evening(served, over=False) as played,
            visiting(browser, viewport=wide) as watched,
        ):
            page = watched.page
            await played.tables[0].say(0, text="something bad")
            report = NewReport(played.id, "message", "1", "")
            await played.people[1].ask("POST", "/api/report", report, NoBody)
            await do(operator, "ban", NewBan("address", "192.0.2.7", 3))
            await do(operator, "ban", NewBan("browser", NOBODY, 3, "rude"))
            await enter(page, served.address)

            await page.locator("#reports button").first.wait_for()
            places = [await one.bounding_box() for one in await page.locator("#reports button").all()]
            assert len({place["y"] for place in places if place}) == 1
            assert len(places) == 4
            by = await person_of(played.people[1])
            reported = page.locator("#reports .quiet")
            await expect(reported).to_have_text(f"reported by {by} · {played.id} · 0 min")

            bans = page.locator("#bans li > span:first-child")
            assert [one.split("until")[0] for one in await bans.all_text_contents()] == [
                "Address 192.0.2.7",
                f"Browser {NOBODY}",
            ]
            assert [one.split("UTC")[1] for one in await bans.all_text_contents()] == ["", " · rude"]

            await page.click("#remove-game button")
            said = page.locator("#remove-game #said")
            await expect(said).to_contain_text("Enter the id of a finished game.")
            await expect(said).to_be_in_viewport()
            await page.fill("#game", played.id)
            await page.click("#remove-game button")
            await expect(said).to_contain_text("still in progress")
            person = page.locator("#people li").first
            await person.locator("button").last.click()
            await person.locator("button").last.click()
            await expect(person.locator("#said")).to_contain_text("the server’s own address")
            await page.click("#refresh")
            await expect(page.locator("header #said")).to_be_empty()

    runner.run(main())


async def unreadable(statement: str, values: object) -> list[object]:
    raise StoreTrouble("store.broken")


@pytest.mark.slow(3)
def test_operator_page_names_unreadable_parts_without_database(browser_loop: Loop, tmp_path: Path) -> None:
    if not uses_sqlite():
        pytest.skip("a database of one's own has no file that could be gone")
    runner, browser = browser_loop

    async def main() -> None:
        async with asyncio.timeout(WHOLE), operated(tmp_path) as (served, operator), visiting(browser) as watched:
            page = watched.page
            served.store.driver.file.path.rename(tmp_path / "elsewhere")
            assert await rejected(do(operator, "announce", NewAnnouncement("hello"))) == "store.gone"
            await enter(page, served.address)
            await expect(page.locator("#store")).to_have_text("file gone")
            served.store.driver.read = unreadable
            await page.click("#refresh")
            await expect(page.locator("#bans li")).to_contain_text("can’t read its database")

    runner.run(main())
