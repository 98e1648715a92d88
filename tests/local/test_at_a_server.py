"""Playing on a device from a server's page, while the server answers and afterwards."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from pixcade.server.http import client_files, engine_files
from pixcade.server.http.client_files import read_client
from tests.e2e.playing import MOUSE, choose_game, play, scene
from tests.server.support.server import run, serving
from tests.web.browsing import browsing
from tests.web.building import built_once

FINISHED = "localStorage.setItem('pixcade.done', '1')"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
READY = "async () => (await navigator.serviceWorker.ready).active !== null"
KEPT = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def _with_engine(built_site: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers have the current client and an engine, as those installed from a wheel."""
    client = read_client(built_once(tmp_path_factory))
    monkeypatch.setattr(client_files, "client", lambda: client)
    monkeypatch.setattr(engine_files, "engine", lambda: built_site / "engine")


async def page_of(browser: Browser, requested: list[str]) -> Page:
    context = await browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.on("request", lambda request: requested.append(request.url))
    return await context.new_page()


@pytest.mark.slow(20)
@pytest.mark.usefixtures("_with_engine")
def test_game_on_a_device_goes_on_after_the_server_has_stopped(tmp_path: Path) -> None:
    async def main() -> None:
        requested: list[str] = []
        async with browsing() as browser:
            async with serving(tmp_path, thinking=object()) as served:
                page = await page_of(browser, requested)
                await page.goto(served.address)
                assert await page.evaluate(WORKERS) == 0, "a first game loads nothing for later"
                await page.evaluate(FINISHED)
                await page.reload()
                await page.wait_for_function(READY)
                await page.get_by_role("link", name="Play on this device").click()
                await page.wait_for_url("**/offline")
                await page.wait_for_function(KEPT)
                assert [url for url in requested if "/engine/" in url and "json" not in url] == []
                await choose_game(page, "now", "PIXOID")
                await MOUSE[await scene(page)](page)
            await page.reload()
            await play(page, MOUSE)
            await page.goto(served.address + "/rules")
            assert page.url.startswith(f"{served.address}/offline")
            await expect(page.locator(".device-cards dd").first).to_have_text("1")

    run(main())


@pytest.mark.slow(4)
@pytest.mark.usefixtures("_with_engine")
def test_links_from_the_device_lead_back_to_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        async with browsing() as browser, serving(tmp_path, thinking=object()) as served:
            page = await page_of(browser, [])
            await page.goto(served.address + "/offline#/rules")
            await page.wait_for_selector("h1")
            await page.goto(served.address + "/offline")
            await page.get_by_role("link", name="Go to the server").click()
            await page.wait_for_url(served.address + "/")
            await expect(page.locator(".device-cards")).to_have_count(0)

    run(main())


@pytest.mark.long
@pytest.mark.usefixtures("_with_engine")
def test_new_version_of_a_server_is_offered_between_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = client_files.client(), "0123456789ab"
    assert old is not None
    texts = {name: getattr(old, name).replace(old.build, new) for name in ("index", "worker")}

    async def main() -> None:
        async with browsing() as browser:
            async with serving(tmp_path, thinking=object()) as served:
                page = await page_of(browser, [])
                await page.goto(served.address + "/offline")
                await page.wait_for_function(KEPT)
                await choose_game(page, "now", "PIXOID")
                await MOUSE[await scene(page)](page)
            monkeypatch.setattr(client_files, "client", lambda: replace(old, build=new, **texts))
            async with serving(tmp_path, thinking=object(), port=served.port):
                build = page.locator("meta[name=pixcade-build]")
                await page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
                await play(page, MOUSE)
                await expect(build).to_have_attribute("content", old.build)
                await page.goto(served.address + "/offline")
                await page.get_by_role("button", name="Update").click()
                await expect(build).to_have_attribute("content", new)
                await expect(page.locator(".device-cards dd").first).to_have_text("1")

    run(main())
