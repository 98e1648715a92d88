"""The third game in a real browser: by the text view, with words that the server sends, from first page to replay."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from pixcade.server.http import client_files
from pixcade.server.http.client_files import read_client
from tests.server.support.server import serving
from tests.waits import WHOLE
from tests.web.browsing import browsing, visiting
from tests.web.building import build, copied

ROUNDS = 3


@pytest.fixture
def page_of_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page as it is built from the sources of now: they know nothing of this game."""
    found = read_client(build(copied(tmp_path / "page")))
    assert found is not None
    monkeypatch.setattr(client_files, "client", lambda: found)


async def give(page: Page, words: str) -> None:
    """Choose a number by its button."""
    await page.locator(".text-moves button", has_text=words).click()


@pytest.mark.slow(10)
@pytest.mark.usefixtures("page_of_now")
def test_it_is_played_in_words_by_two_languages_and_a_bot_and_looked_back_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            asyncio.timeout(WHOLE),
            serving(tmp_path / "data") as served,
            browsing() as browser,
            visiting(browser, locale="en") as ann,
            visiting(browser, locale="pl") as ola,
        ):
            host, guest = ann.page, ola.page
            await host.goto(served.address)
            game = host.locator(".cartridge", has_text="Name a number that nobody else names.")
            await expect(game.get_by_role("heading", name="Lone")).to_be_visible()
            await game.get_by_role("button", name="Online").click()

            await host.get_by_label("3 players").check()
            await host.locator(".row").nth(2).locator("select").select_option("rookie")
            code = await host.locator(".code").inner_text()
            await guest.goto(f"{served.address}/join")
            await guest.locator(".code-field").fill(code)
            await guest.locator("input[autocomplete=nickname]").fill("Ola")
            await guest.locator("form button").click()
            await expect(guest.get_by_role("heading", name="Samotnik")).to_be_visible()
            await guest.locator(".row-actions button").first.click()
            await expect(guest.locator(".row", has_text="Ola")).to_be_visible()
            await host.locator(".lobby-start .primary").click()

            for number in range(1, ROUNDS + 1):
                await expect(host.locator(".board")).to_contain_text(f"Round {number}.")
                await give(host, "the number 1")
                if number == 1:
                    await expect(host.locator(".text-moves")).to_contain_text("change")
                    await expect(host.locator(".text-moves")).not_to_contain_text("number")
                    await host.locator(".text-moves button").click()
                    await give(host, "the number 2")
                await expect(guest.locator(".board")).to_contain_text(f"Runda {number}.")
                await give(guest, "liczba 5")
            await expect(host.locator(".result-page")).to_be_visible()
            await expect(guest.locator(".result-page")).to_be_visible()

            await host.locator(".acts a", has_text="Replay").click()
            await host.locator(".scrubber input").fill("1")
            await expect(host.locator(".log")).to_contain_text("Ola names 5.")
            await expect(host.locator(".board")).to_contain_text("Round 2.")
            await expect(host.locator(".programs")).to_contain_text("the number 1")
            assert await ann.faults() == []
            assert await ola.faults() == []

    asyncio.run(main())
