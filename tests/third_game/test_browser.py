"""The third game in a real browser: in the text view, with its own words, from the first page to the replay."""

import pytest
from playwright.async_api import expect

from pixcade.words import Words
from tests.e2e.conftest import browsed, built_page, evening  # fixtures
from tests.e2e.evening import Evening, nothing_wrong
from tests.server.support.server import Served

__all__ = ["browsed", "built_page", "evening"]


@pytest.mark.slow(10)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_without_a_board_is_played_by_its_words(evening: Evening, language: str) -> None:
    words = Words(language, strict=True)

    async def test(served: Served) -> None:
        async with evening.person(language) as ann:
            page = ann.page
            await page.goto(served.address)
            cartridge = page.get_by_role("article", name=words.say("lone-name").upper())
            await expect(cartridge).to_contain_text(words.say("lone-about"))
            await cartridge.get_by_role("button", name=words.say("web-way-bots")).click()
            await page.wait_for_url("**/t/*")
            for round in (1, 2, 3):
                await expect(page.locator(".text-game li").first).to_have_text(
                    words.say("lone-fact-round", value=round)
                )
                await page.get_by_role("button", name=words.say("lone-move", move="4")).click()
            await expect(page.locator(".result, .result-page")).to_be_visible()
            await page.goto(page.url.replace("/t/", "/g/"))
            await expect(page.locator(".text-game li").first).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)
