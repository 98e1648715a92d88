"""The rules in the client: complete, in four languages, with pictures, searchable, each with its own address."""

import tomllib
from pathlib import Path

import pytest
from playwright.async_api import expect

from pixcade.games import GAMES
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.touring import missing_messages
from tests.server.http.test_positions import PICTURES
from tests.server.support.server import Served

ROOT = Path(__file__).parents[2]
RULES = tomllib.loads((ROOT / "fixtures" / "rules.toml").read_text(encoding="utf-8"))
LETTERS = {"pixoid": "P", "pixl": "X"}
NUMBERS = {
    game: [number for rules in RULES.values() for number in rules if number.startswith(letter)]
    for game, letter in LETTERS.items()
}
READINGS = [number for rules in RULES.values() for number, rule in rules.items() if rule.get("ruling")]


@pytest.mark.parametrize("language", ["de"])
def test_every_rule_has_text_and_picture(evening: Evening, language: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language) as ann:
            page = ann.page
            for game in GAMES:
                await page.goto(f"{served.address}/rules#{game}")
                await expect(page.locator("article.rule")).to_have_count(len(NUMBERS[game]))
                assert (
                    await page.locator("article.rule").evaluate_all("all => all.map((one) => one.id)") == NUMBERS[game]
                )
                for words in ("h3 > span", "p"):
                    texts = await page.locator(f"article.rule {words}:first-of-type").all_inner_texts()
                    assert len(texts) >= len(NUMBERS[game])
                    assert all(len(text) > 2 for text in texts)
                pictures = [number for number in NUMBERS[game] if number in PICTURES]
                await expect(page.locator("article.rule figure svg[role=img], article.rule figure > *")).to_have_count(
                    len(pictures)
                )
                marked = page.locator("article.rule", has=page.locator(".rule-reading"))
                assert await marked.evaluate_all("all => all.map((one) => one.id)") == [
                    number for number in READINGS if number in NUMBERS[game]
                ]
                assert await missing_messages(page) == []
            await nothing_wrong(ann)

    evening.run(test)


def test_rule_has_own_address_and_is_found_by_search(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(f"{served.address}/rules#X4.4")
            named = page.locator("article.rule.named")
            await expect(named).to_have_attribute("id", "X4.4")
            await expect(named).to_be_focused()
            await expect(named).to_be_in_viewport()
            search = page.get_by_role("searchbox")
            await search.fill("prisoner")
            await expect(page.get_by_role("status")).to_contain_text("2")
            await expect(page.locator("article.rule")).to_have_count(2)
            await search.fill("")
            await page.locator(".rules-games a").first.click()
            await expect(page.locator("article.rule").first).to_have_attribute("id", "P1.1")
            await page.locator("article.rule a", has_text="P4.1").first.click()
            await expect(page.locator("article.rule.named")).to_have_attribute("id", "P4.1")
            assert page.url.endswith("/rules#P4.1")
            await page.go_back()
            await expect(page.locator("article.rule.named, .rules-page")).not_to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


def test_rule_links_to_its_lesson(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(f"{served.address}/rules#P4.3")
            await page.locator("[id='P4.3'] .rule-try").click()
            await page.wait_for_url("**/learn?lesson=pixoid-contact")
            await expect(page.locator("#board svg")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)
