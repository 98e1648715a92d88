"""Games on the static site, from a plain file server and then without any."""

import re
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Page, expect

from tests.e2e.playing import MOUSE, choose_game, play, scene
from tests.local.sites import Site, file_server, opened
from tests.server.support.server import run
from tests.web.browsing import browsing

VERSION = re.compile(r'(name="pixcade-build" content=")[^"]*')


async def take_device(page: Page) -> None:
    """The player whose turn it is takes the device."""
    await page.locator(".curtain button").click()


BY_TURNS = {**MOUSE, "curtain": take_device}


def in_browser(test: Callable[[BrowserContext], Awaitable[None]], *flags: str) -> None:
    """Run a test in a fresh browser; an error in a page fails it."""

    async def main() -> None:
        async with browsing(*flags) as browser:
            context = await browser.new_context(
                locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800}
            )
            errors: list[str] = []
            context.on("weberror", lambda error: errors.append(str(error.error)))
            await test(context)
            assert errors == []
            await context.close()

    run(main())


async def move_once(page: Page) -> None:
    await BY_TURNS[await scene(page)](page)


@pytest.mark.slow(20)
def test_short_game_goes_on_after_a_reload_without_any_server(site: Site) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        await choose_game(page, "now")
        await move_once(page)
        site.stop()
        await move_once(page)
        await page.goto(site.address)
        await page.reload()
        going_on = page.locator(".continue a")
        await expect(going_on).to_be_visible()
        assert page.workers == [], "the front page needs no engine"
        await going_on.click()
        await play(page, MOUSE)
        await page.goto(site.address)
        await expect(page.locator(".device-cards dd").first).to_have_text("1")

    in_browser(main)


@pytest.mark.slow(4)
def test_browser_without_webassembly_gets_one_clear_sentence(site: Site) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        await choose_game(page, "now")
        await expect(page.locator(".engine-plate")).to_contain_text("Your browser has no WebAssembly")

    in_browser(main, "--js-flags=--jitless")


@pytest.mark.slow(5)
@pytest.mark.parametrize("page_address", ["#/games", "#/?play=now"])
def test_what_needs_a_server_says_so_on_every_page(site: Site, page_address: str) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        await page.goto(site.address + page_address)
        await page.reload()
        await page.locator(".server-only").first.click()
        await expect(page.get_by_text("need a Pixcade server")).to_be_visible()

    in_browser(main)


@pytest.mark.long
def test_two_people_play_a_small_game_on_one_device_without_a_server(site: Site) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        await choose_game(page, "device", "PIXL")
        for choice in ("Quick game", "2 players"):
            await page.get_by_role("dialog").get_by_text(choice).dispatch_event("click")
        await page.get_by_role("dialog").get_by_role("button", name="Start").click()
        for _ in range(6):
            await move_once(page)
        site.stop()
        await page.reload()
        await play(page, BY_TURNS)

    in_browser(main)


@pytest.mark.long
def test_second_tab_says_that_the_game_is_open_elsewhere(site: Site) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        await choose_game(page, "now")
        await scene(page)
        other = await context.new_page()
        await other.goto(page.url)
        await expect(other.get_by_text("This game is open in another tab")).to_be_visible()
        await page.close()
        await other.reload()
        await scene(other)

    in_browser(main)


@pytest.mark.long
def test_full_storage_is_reported_in_one_sentence(site: Site) -> None:
    async def main(context: BrowserContext) -> None:
        page = await opened(context, site)
        session = await context.new_cdp_session(page)
        origin = site.address.rsplit("/games", 1)[0]
        await session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        await choose_game(page, "now")
        await expect(page.get_by_text("This device has no space left")).to_be_visible()
        await session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        await page.locator(".game-card .primary").click()
        await play(page, MOUSE)

    in_browser(main)


@pytest.mark.long
def test_new_version_waits_until_the_game_is_over(built_site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    shutil.copytree(built_site, folder)

    def publish(build: str) -> None:
        index, worker = folder / "index.html", folder / "sw.js"
        before = VERSION.search(index.read_text())
        assert before is not None
        old = before[0].rpartition('"')[2]
        for path in (index, worker):
            path.write_text(path.read_text().replace(old, build))

    async def main(context: BrowserContext) -> None:
        with file_server(folder) as site:
            page = await opened(context, site)
            await choose_game(page, "now")
            await move_once(page)
            publish("0123456789ab")
            await page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
            await play(page, MOUSE)
            assert await page.locator("meta[name=pixcade-build]").get_attribute("content") != "0123456789ab"
            await page.goto(site.address)
            await page.get_by_role("button", name="Update").click()
            await expect(page.locator("meta[name=pixcade-build]")).to_have_attribute("content", "0123456789ab")
            await expect(page.locator(".device-cards dd").first).to_have_text("1")

    in_browser(main)
