"""Failing networks and servers: pages show what is happening and recover automatically."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import PHONE, Evening
from tests.e2e.playing import MOUSE, choose_game, dial, make_table, open_directions, scene, together
from tests.e2e.proxy import Proxy, open_proxy
from tests.server.support.server import Served

GONE = "Connection lost. Reconnecting…"
BOT = {"holder": "bot", "level": "easy"}


async def programming(page: Page) -> None:
    """Wait for the controller without a submitted move."""
    while (now := await scene(page)) != "program":
        await MOUSE[now](page)


async def give(page: Page, number: int) -> None:
    await dial(page, (await open_directions(page))[0], number)
    await page.locator(".pixoid-ready").click()


async def turn_of(page: Page) -> str:
    return await page.locator(".where").inner_text()


@asynccontextmanager
async def alone(evening: Evening, served: Served) -> AsyncIterator[tuple[Page, Proxy]]:
    """Ann plays against bots, through a network that can fail."""
    async with open_proxy(served.port) as proxy, evening.person(kept={"name": "Ann"}) as ann:
        evening.names.append(("pixcade.lan.test", proxy.port))
        await ann.page.clock.install()
        await ann.page.goto(f"http://pixcade.lan.test:{proxy.port}")
        await choose_game(ann.page, "now")
        await programming(ann.page)
        yield ann.page, proxy


def broken_by_close(proxy: Proxy) -> None:
    proxy.mode = "rejecting"
    proxy.close_all()


def broken_by_reset(proxy: Proxy) -> None:
    proxy.mode = "rejecting"
    proxy.reset_all()


@pytest.mark.parametrize("fail", [broken_by_reset])
def test_broken_connection_returns_with_missed_moves(evening: Evening, fail: Callable[[Proxy], None]) -> None:
    async def test(served: Served) -> None:
        async with alone(evening, served) as (page, proxy):
            before = await turn_of(page)
            fail(proxy)
            await expect(page.get_by_role("status").first).to_contain_text(GONE)
            await give(page, 2)
            proxy.mode = "open"
            await expect(page.get_by_role("status").first).not_to_contain_text(GONE)
            while await scene(page) == "reveal":
                await MOUSE["reveal"](page)
            assert await scene(page) == "over" or await turn_of(page) != before
            assert await page.locator(".notice").count() == 0

    evening.run(test)


@pytest.mark.long
def test_connection_cut_inside_frame_loses_nothing(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with alone(evening, served) as (page, proxy):
            proxy.cut = 200  # in the middle of the reveal's message
            await give(page, 3)
            await expect(page.get_by_role("status").first).to_contain_text(GONE)
            proxy.mode = "open"
            await expect(page.get_by_role("status").first).not_to_contain_text(GONE)
            assert await scene(page) in ("reveal", "program", "over")
            await expect(page.locator(".log")).to_contain_text("Revealed:")

    evening.run(test)


def test_silent_connection_is_detected(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with alone(evening, served) as (page, proxy):
            proxy.mode = "silent"
            await page.clock.fast_forward(20_000)
            await expect(page.get_by_role("status").first).to_contain_text(GONE)
            proxy.close_all()
            proxy.mode = "open"
            await expect(page.get_by_role("status").first).not_to_contain_text(GONE)
            await give(page, 1)
            assert await scene(page) in ("reveal", "program", "over")

    evening.run(test)


@pytest.mark.slow(3)
def test_slow_network_is_only_slow(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with alone(evening, served) as (page, proxy):
            proxy.delay = 0.3
            before = await turn_of(page)
            await give(page, 1)
            await expect(page.locator(".pixoid-ready:disabled, .pixoid-ready.given").first).to_be_visible()
            while await scene(page) == "reveal":
                await MOUSE["reveal"](page)
            assert await scene(page) == "over" or await turn_of(page) != before
            assert await page.locator(".banner p").count() == 0

    evening.run(test)


@pytest.mark.slow(8)
def test_restarted_server_is_found_by_both_players(evening: Evening) -> None:
    async def main() -> None:
        async with (
            evening.person(kept={"name": "Ann"}) as ann,
            evening.person(viewport=PHONE, kept={"name": "Ben"}) as ben,
        ):
            async with evening.serving() as served:
                port = served.port
                await ann.page.goto(served.address)
                await ben.page.goto(served.address)
                seats = [{"holder": "me", "name": "Ann"}, {"holder": "open"}, BOT, BOT]
                table = await make_table(ann.page, {"game": "pixoid", "options": {}}, seats)
                await ann.page.goto(f"{served.address}/t/{table}")
                code = await ann.page.locator(".code").inner_text()
                await ben.page.goto(f"{served.address}/join")
                await ben.page.get_by_label("Table code (6 characters)").fill(code)
                await ben.page.get_by_role("button", name="Sit down").click()
                await expect(ann.page.locator(".row.person")).to_have_count(2)
                await ann.page.get_by_role("button", name="Start", exact=True).click()
                both = [ann.page, ben.page]

                async def first_turn() -> bool:
                    return [await page.locator(".pixoid-ready").count() for page in both] == [1, 1]

                await together(both, first_turn, {**MOUSE, "program": nothing_yet})
                await give(ann.page, 2)
                await expect(ann.page.locator(".pixoid-ready.given")).to_be_visible()
                await expect(ben.page.locator(".phase")).to_contain_text("3 of 4 ready")
            for page in both:
                await expect(page.get_by_role("status").first).to_contain_text(GONE)
            async with evening.serving(port=port):
                for page in both:
                    await expect(page.get_by_role("status").first).not_to_contain_text(GONE)
                await expect(ann.page.locator(".pixoid-ready.given")).to_be_visible()
                await give(ben.page, 1)
                for page in both:
                    await expect(page.locator("[role=log]:not(.said)")).to_contain_text("Revealed:")

    evening.spend(main())


def test_newer_build_loads_between_steps_keeping_seat(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann:
            object.__setattr__(served.services, "build", "0123456789ab")
            page = ann.page
            await page.goto(served.address)
            await choose_game(page, "now")
            assert await scene(page) == "place"
            await page.evaluate("window.old = true")
            await MOUSE["place"](page)
            await page.wait_for_function("() => !window.old")
            await programming(page)
            await page.evaluate("window.kept = true")
            await give(page, 1)
            while await scene(page) == "reveal":
                await MOUSE["reveal"](page)
            assert await page.evaluate("window.kept")  # it was loaded once

    evening.run(test)


async def nothing_yet(page: Page) -> None:
    """Wait for the others."""
    del page
    await asyncio.sleep(0)
