"""The page opens in a real browser, on a real server, under the real Content-Security-Policy."""

import pytest
from playwright.async_api import Browser
from starlette.applications import Starlette
from starlette.routing import Mount

from pixcade.server.http.client_files import Client
from tests.server.support.server import Served
from tests.web.browsing import visiting, wait_until_drawn
from tests.web.conftest import Opened


@pytest.mark.slow(6)
def test_page_opens_without_errors_or_violations(opened: Opened, client: Client) -> None:
    async def test(served: Served, browser: Browser) -> None:
        for path in ("/", "/join", "/rules", "/learn"):
            async with visiting(browser, locale="pl-PL") as watched:
                await watched.page.goto(served.address + path)
                await wait_until_drawn(watched)
                assert await watched.page.title() != ""
                assert await watched.page.get_attribute("html", "lang") == "pl"
                assert await watched.page.get_attribute("meta[name=pixcade-build]", "content") == client.build
                assert await watched.faults() == []

    opened(test)


@pytest.mark.slow(3)
@pytest.mark.parametrize(
    ("wishes", "theme", "ground"),
    [
        ({"color_scheme": "dark"}, "dark", "rgb(11, 13, 18)"),
        ({"color_scheme": "light"}, "light", "rgb(218, 213, 201)"),
        ({"color_scheme": "light", "contrast": "more"}, "contrast", "rgb(0, 0, 0)"),
    ],
)
def test_theme_follows_system(opened: Opened, wishes: dict[str, str], theme: str, ground: str) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser, **wishes) as watched:
            await watched.page.goto(served.address)
            await wait_until_drawn(watched)
            assert await watched.page.get_attribute("html", "data-theme") == theme
            assert await watched.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == ground

    opened(test)


@pytest.mark.slow(4)
def test_links_and_back_do_not_reload_document(opened: Opened) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser) as watched:
            page = watched.page
            await page.goto(served.address + "/rules")
            await wait_until_drawn(watched)
            await page.evaluate("window.before = document.querySelector('#page > *')")
            await page.evaluate(
                """() => { const link = document.createElement("a"); link.href = "./learn"; link.id = "way";
                link.textContent = "learn"; document.body.append(link); }"""
            )
            await page.click("#way")
            await page.wait_for_url("**/learn")
            await page.wait_for_function("() => !before.isConnected && document.querySelector('#page > *')")
            await page.go_back()
            await page.wait_for_url("**/rules")
            assert await page.evaluate("Boolean(window.before)")
            assert await watched.faults() == []

    opened(test)


@pytest.mark.slow(3)
def test_policy_allows_only_styles_set_by_scripts(
    opened: Opened,
) -> None:
    async def test(served: Served, browser: Browser) -> None:
        async with visiting(browser) as watched:
            await watched.page.goto(served.address)
            await wait_until_drawn(watched)
            await watched.page.evaluate("document.body.style.setProperty('--turn', '30deg')")
            assert await watched.page.evaluate("getComputedStyle(document.body).getPropertyValue('--turn')") == "30deg"
            assert await watched.faults() == []
            await watched.page.evaluate("document.body.setAttribute('style', '--turn: 60deg')")
            assert await watched.page.evaluate("getComputedStyle(document.body).getPropertyValue('--turn')") != "60deg"
            assert any("style-src" in fault for fault in await watched.faults())

    opened(test)


@pytest.mark.slow(4)
def test_page_opens_below_sub_path(opened: Opened) -> None:
    async def test(served: Served, browser: Browser) -> None:
        below = Starlette(routes=[Mount("/games/pixcade", app=served.application.app)])
        served.uvicorn.config.loaded_app = below  # new connections use this app
        async with visiting(browser, locale="fr-FR") as watched:
            await watched.page.goto(f"{served.address}/games/pixcade/rules")
            await wait_until_drawn(watched)
            assert await watched.page.get_attribute("html", "lang") == "fr"
            assert await watched.page.evaluate("document.styleSheets[0].cssRules.length") > 0
            assert await watched.faults() == []

    opened(test)
