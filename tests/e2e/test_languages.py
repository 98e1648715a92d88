"""All pages in four languages, and one with longer words than any of them."""

import re
from itertools import cycle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.async_api import Page, Route, expect

from pixcade.locales import Words, languages
from pixcade.room.change import Policy
from tests.e2e.evening import LEAST, Evening, nothing_wrong
from tests.e2e.playing import KEYS, choose_game, play
from tests.e2e.test_axe import THEMES, use_theme, violations
from tests.e2e.touring import PARTS, missing_messages
from tests.server.support.server import Served

CHANGES = 1
"""How often the language is changed on each page: to the next one, or to every other and back."""
TOURED = ("addresses", "lobbies", "pixl", "errors")
"""Parts of the tour that are made with axe."""

CHOOSE = """async (wanted) => {
  const soon = () => new Promise(requestAnimationFrame);
  if (!document.querySelector("dialog input[name=language]")) {
    const buttons = [...document.querySelectorAll(".bar button, .me button")];
    const gear = buttons.filter((one) => one.checkVisibility()).at(-1);
    if (!gear) return false;
    gear.click();
  }
  while (!document.querySelector(`dialog input[name=language]`)) await soon();
  document.querySelector(`dialog input[value=${wanted}]`).click();
  while (document.documentElement.lang !== wanted) await soon();
  await soon();
  document.querySelector("dialog .head button").click();
  while (document.querySelector("dialog")) await soon();
  return true;
}"""
"""Choose a language in the settings, as a person does."""


def following(language: str | None) -> list[str]:
    """Return the languages that come after one, this one last."""
    every = list(languages())
    after = every.index(str(language)) + 1
    return every[after:] + every[:after]


READ = """() => {
  const text = document.getElementById("page").innerText;
  const card = document.querySelector(".analysis");
  return card ? text.replace(card.innerText, "") : text;
}"""


async def read(page: Page) -> str:
    """Return a page's text, without clocks and a review in progress."""
    return re.sub(r"\d+:\d\d", "", await page.evaluate(READ))


@pytest.mark.slow(11)
@pytest.mark.parametrize("part", TOURED)
def test_every_page_is_accessible_in_every_language(evening: Evening, part: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(reduced_motion="reduce") as ann:
            page, theme = ann.page, cycle(THEMES)
            async for stop in PARTS[part](page, served):
                assert await missing_messages(page) == [], stop
                await use_theme(page, next(theme))
                assert await violations(page) == [], stop
                if await page.locator("dialog, .curtain").count():
                    continue
                await page.wait_for_load_state("networkidle")  # a result page shows more when the whole game is there
                spoken = {await read(page)}
                for changed, language in enumerate(following(await page.get_attribute("html", "lang"))[:CHANGES]):
                    if await page.evaluate(CHOOSE, language):
                        assert await missing_messages(page) == [], (stop, language)
                        spoken.add(await read(page))
                        assert len(spoken) == min(len(languages()), changed + 2), (stop, language)
            if part != "errors":  # the browser complains of these itself
                await nothing_wrong(ann)

    evening.run(test, policy=Policy(public=True))


@pytest.mark.long
def test_log_and_error_follow_language(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await choose_game(page, "now")
            await play(page, KEYS, last="program")
            await expect(page.locator(".log")).to_contain_text("starts on")
            assert await page.evaluate(CHOOSE, "de")
            await expect(page.locator(".log")).not_to_contain_text("starts on")
            await expect(page.locator(".log")).to_contain_text("Spielaufbau")
            await page.reload()
            await expect(page.locator("html")).to_have_attribute("lang", "de")

    evening.run(test)


class Lengthened(visitor.Transformer):
    """Makes every word of a text four tenths longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the name of a kind of node
        node.value = re.sub(r"[^\W\d_]+", lambda word: word[0] + "ö" * -(-len(word[0]) * 2 // 5), node.value)
        return node


def lengthen(text: str) -> str:
    """Return sentences in a language with longer words."""
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(Lengthened().visit(resource))


async def too_wide(page: Page) -> list[str]:
    """Return the elements that overflow the page to the right."""
    return list(
        await page.evaluate("""() => {
          const most = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= most) return [];
          const out = [...document.body.querySelectorAll("*")]
            .filter((one) => !one.closest("svg svg, svg *") && one.getBoundingClientRect().right > most + 1);
          return [document.documentElement.scrollWidth, ...out.slice(-3).map((one) => one.outerHTML.slice(0, 160))];
        }""")
    )


@pytest.mark.slow(5)
@pytest.mark.parametrize("part", ["lobbies"])
def test_longer_words_fit_narrowest_phone(evening: Evening, built_page: Path, part: str) -> None:
    words = [path for path in (built_page / "assets").iterdir() if re.fullmatch(r"en-[\w-]+\.ftl", path.name)]
    longer = {path.name: lengthen(path.read_text(encoding="utf-8")) for path in words}
    assert longer
    assert any("Settings" + "ö" * 4 in text for text in longer.values())

    async def test(served: Served) -> None:
        async with evening.person(viewport=LEAST) as ann:

            async def answer(route: Route) -> None:
                name = route.request.url.rpartition("/")[2]
                await route.fulfill(body=longer[name], content_type="text/plain; charset=utf-8")

            await ann.page.route(re.compile(r"/assets/en-[\w-]+\.ftl$"), answer)
            async for stop in PARTS[part](ann.page, served):
                await ann.page.wait_for_function("() => document.body.innerText.includes('öö')")
                assert await too_wide(ann.page) == [], stop

    evening.run(test)


ORDER = [
    # kept on the device, ?lang=, Accept-Language, --language, spoken
    ("pl", "fr", "de-DE", "en", "pl"),
    ("", "fr", "de-DE", "en", "fr"),
    ("", "", "de-AT", "pl", "de"),
    ("", "", "ja-JP", "pl", "pl"),
    ("", "", "ja-JP", "tlh", "en"),
    ("tlh", "tlh", "fr-CA", "pl", "fr"),
]


@pytest.mark.parametrize(("kept", "asked", "wished", "server", "spoken"), ORDER)
def test_language_precedence(evening: Evening, kept: str, asked: str, wished: str, server: str, spoken: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(wished, kept={"language": kept} if kept else {}) as ann:
            page = ann.page
            await page.goto(f"{served.address}/join" + (f"?lang={asked}" if asked else ""))
            await page.locator("#page h1").wait_for()
            await expect(page.locator("html")).to_have_attribute("lang", spoken)
            assert await missing_messages(page) == []

    evening.run(test, language=server)


def test_language_choice_overrides_link(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("en") as ann:
            page = ann.page
            await page.goto(f"{served.address}/rules")
            await page.locator("#page h1").wait_for()
            assert await page.evaluate(CHOOSE, "pl")
            await page.goto(f"{served.address}/learn?lang=fr")
            await page.locator("#page h1").wait_for()
            await expect(page.locator("html")).to_have_attribute("lang", "pl")

    evening.run(test)


@pytest.mark.parametrize("language", ["de"])
def test_private_server_explains_what_to_do(evening: Evening, language: str) -> None:
    sentence = Words(language, strict=True).say("web-looking-no-public")

    async def test(served: Served) -> None:
        async with evening.person(language) as ann:
            page = ann.page
            await page.goto(f"{served.address}/watch")
            await expect(page.locator(".empty-plate")).to_contain_text(sentence)
            await expect(page.locator(".empty-plate a[href$='/join']")).to_be_visible()
            await page.goto(f"{served.address}/games")
            await expect(page.locator(".empty-plate a")).to_have_count(2)
            await page.goto(f"{served.address}/p/nobody")
            await expect(page.locator(".empty-plate [role=alert]")).not_to_be_empty()
            assert await missing_messages(page) == []

    evening.run(test)
