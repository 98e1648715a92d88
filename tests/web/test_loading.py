"""Loading: what a page needs, immediately, and the rest on demand."""

import re

import pytest
from playwright.async_api import Browser, Route, expect

from pixcade.server.http.client_files import ADDRESSES, Client
from tests.server.support.server import Served
from tests.web.browsing import Watched, visiting, wait_until_drawn
from tests.web.conftest import Opened


def loading(watched: Watched) -> list[str]:
    """Return a list that records the names of all assets requested from now on, without digests."""
    asked: list[str] = []
    watched.page.on("request", lambda request: asked.append(request.url) if "/assets/" in request.url else None)
    return asked


def scripts(asked: list[str]) -> set[str]:
    return {url.rpartition("/assets/")[2] for url in asked if url.endswith(".js")}


@pytest.mark.long
def test_index_of_every_address_preloads_its_scripts(opened: Opened, client: Client) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser, locale="en") as watched:
            asked = loading(watched)
            for pattern in ADDRESSES:
                asked.clear()
                await watched.page.goto(served.address + re.sub(r"\{\w+\}", "nobody", pattern))
                await wait_until_drawn(watched)
                await watched.page.wait_for_load_state("networkidle")
                named = {name.removeprefix("assets/") for name in client.needed[pattern]}
                assert {name for name in scripts(asked) if not name.startswith("main-")} == named, pattern
                assert len(scripts(asked)) == len([url for url in asked if url.endswith(".js")]), pattern

    opened(test)


@pytest.mark.slow(3)
def test_rules_and_lessons_are_loaded_on_demand(opened: Opened) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser, locale="fr-FR") as watched:
            page, asked = watched.page, loading(watched)
            await page.goto(served.address)
            await wait_until_drawn(watched)
            await page.wait_for_load_state("networkidle")
            assert {url.rpartition("/")[2][:3] for url in asked if url.endswith(".ftl")} == {"fr-"}
            assert not [url for url in asked if "learning" in url or url.endswith(".json")]
            before = scripts(asked)
            await page.locator("header a[href$='/rules']").click()
            await expect(page.locator("h1.rules-title")).to_be_visible()
            assert len(scripts(asked) - before) > 0
            assert len([url for url in asked if "/fr-learning-" in url]) == 1
            await page.locator("header a[href$='/learn']").click()
            await expect(page.locator(".learn-game")).to_have_count(2)
            assert len([url for url in asked if url.endswith(".json")]) == 3
            once = [url for url in asked if url.endswith((".js", ".ftl", ".json"))]
            assert len(once) == len(set(once))
            assert await watched.faults() == []

    opened(test)


@pytest.mark.slow(4)
def test_page_of_old_build_is_reloaded(opened: Opened) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser, locale="en") as watched:
            page = watched.page
            await page.goto(served.address)
            await wait_until_drawn(watched)
            asked = 0

            async def answer(route: Route) -> None:
                nonlocal asked
                asked += 1
                await (route.fulfill(status=404) if asked == 1 else route.fallback())

            await page.route("**/assets/side_pages-*.js", answer)
            await page.evaluate("window.before = true")
            # This server calls its build "test", which differs from the page's own.
            async with page.expect_event("domcontentloaded"):
                await page.locator("header a[href$='/rules']").click()
            await page.wait_for_url("**/rules")
            await expect(page.locator("h1.rules-title")).to_be_visible()
            assert await page.evaluate("window.before") is None
            assert asked == 2

    opened(test)


@pytest.mark.slow(3)
def test_page_without_connection_stays_and_says_so(opened: Opened) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser, locale="en") as watched:
            page = watched.page
            await page.goto(served.address)
            await wait_until_drawn(watched)
            await page.context.set_offline(True)
            await page.locator("header a[href$='/rules']").click()
            await expect(page.get_by_role("alert")).to_contain_text("connection")
            await expect(page.locator(".way")).to_have_count(4)
            await page.context.set_offline(False)
            await page.locator("header a[href$='/learn']").click()
            await expect(page.locator(".learn-game")).to_have_count(2)

    opened(test)
