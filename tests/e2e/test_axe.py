"""Accessibility: axe finds nothing on any page, in any language and theme.

In `run.py test`, test_languages.py runs axe on the pages of its tour.
"""

from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

from pixcade.locales import languages
from pixcade.room.change import Policy
from tests.e2e.evening import Evening
from tests.e2e.touring import PARTS
from tests.server.support.server import Served

ALL = [(language, part) for language in languages() for part in PARTS]
THEMES = ("dark", "light", "contrast")
ASKED_FOR_BY_NAME = (
    "css-orientation-lock", "focus-order-semantics", "label-content-name-mismatch", "p-as-heading",
    "table-fake-caption", "td-has-header", "target-size",
)  # fmt: skip
"""Rules that axe runs only by name. Those of level AAA stay out."""
REPEATED = (".maze-cards li", ".maze-options label", ".mazes-table tbody tr")
"""Ninety-six of each, all drawn by one template: the first ones are looked at, in the proof every one."""
FIRST = 4
AXE = Axe()


async def violations(page: Page, *rules: str) -> list[str]:
    """Return axe's violations on a page, for all its rules or for these."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    else:
        options["rules"] = {name: {"enabled": True} for name in ASKED_FOR_BY_NAME}
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.axe_script)
    context = {"exclude": [[f"{one}:nth-of-type(n+{FIRST + 1})"] for one in REPEATED]}
    ask = "([context, options]) => axe.run(context, options).then((all) => all.violations)"
    found = await page.evaluate(ask, [context, options])
    return [
        f"{one['id']}: {one['help']}: "
        + "; ".join(node["html"][:150] + str(node["any"][:1])[:200] for node in one["nodes"][:3])
        for one in found
    ]


async def use_theme(page: Page, theme: str) -> None:
    await page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


@pytest.mark.long
@pytest.mark.parametrize(("language", "part"), ALL)
def test_axe_finds_nothing_in_any_language_and_theme(evening: Evening, language: str, part: str) -> None:
    async def test(served: Served) -> None:
        found: list[str] = []
        async with evening.person(language, reduced_motion="reduce") as ann:
            async for stop in PARTS[part](ann.page, served):
                assert await ann.page.get_attribute("html", "lang") == language
                for number, theme in enumerate(THEMES):
                    await use_theme(ann.page, theme)
                    rules = ("color-contrast",) if number else ()  # the others ask for no colour
                    found += [f"{stop}, {theme}: {one}" for one in await violations(ann.page, *rules)]
        assert found == [], "\n".join(found)

    evening.run(test, policy=Policy(public=True))
