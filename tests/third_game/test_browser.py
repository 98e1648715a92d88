"""The third game in a real browser: in the text view, with its own messages, from the home page to the replay."""

import pytest
from playwright.async_api import Page, expect

from pixcade.locales import Words
from tests.e2e.conftest import browsed, built_page, evening  # fixtures
from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import choose_game
from tests.server.support.server import Served

__all__ = ["browsed", "built_page", "evening"]

ROUNDS = 3


async def give(page: Page, words: str) -> None:
    """Choose a number by its button."""
    await page.locator(".text-moves button", has_text=words).click()


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl"])
def test_game_without_a_board_is_played_as_text(evening: Evening, language: str) -> None:
    words = Words(language, strict=True)

    async def test(served: Served) -> None:
        async with evening.person(language) as ann:
            page = ann.page
            await page.goto(served.address)
            name = words.say("lone-name").upper()
            await choose_game(page, "bots", name)
            await expect(page.get_by_role("article", name=name)).to_contain_text(words.say("lone-about"))
            await page.get_by_role("dialog").get_by_role("button", name=words.say("web-lobby-start")).click()
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


@pytest.mark.slow(10)
def test_two_languages_and_a_bot_play_it_and_watch_the_replay(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("en") as ann, evening.person("pl") as ola:
            host, guest = ann.page, ola.page
            await host.goto(served.address)
            await host.locator(".way[href$=online]").click()
            game = host.locator(".game-card", has_text="Name a number that nobody else names.")
            await expect(game.get_by_role("heading", name="Lone")).to_be_visible()
            await game.get_by_role("button", name="Play").click()
            await host.get_by_role("dialog").get_by_role("button", name="Invite players").click()

            await host.get_by_label("3 players").check()
            await host.locator(".row").nth(2).locator("select").select_option("easy")
            code = await host.locator(".code").inner_text()
            await guest.goto(f"{served.address}/join")
            await guest.locator(".code-field").fill(code)
            await guest.locator("input[autocomplete=nickname]").fill("Ola")
            await guest.locator(".sit-form .primary").click()
            await expect(guest.get_by_role("heading", name="Samotnik")).to_be_visible()
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
            await nothing_wrong(ann, ola)

    evening.run(test)
