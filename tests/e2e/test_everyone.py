"""Pages that everybody can use: axe finds nothing, in any theme."""

from typing import Any

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

from pixcade.server.world import Rights
from tests.e2e.evening import Evening
from tests.e2e.touring import tour
from tests.server.serving import Served

THEMES = ("dark", "light", "contrast")


async def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds on a page, by all its rules or by these."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    found = await Axe().run(page, options=options)
    return [
        f"{one['id']}: {one['help']}: "
        + "; ".join(node["html"][:150] + str(node["any"][:1])[:200] for node in one["nodes"][:3])
        for one in found.response["violations"]
    ]


def test_axe_finds_nothing_on_any_page_in_any_theme(evening: Evening) -> None:
    async def test(served: Served) -> None:
        found: list[str] = []
        async with evening.person() as ann:
            async for stop in tour(ann.page, served):
                for theme in THEMES:
                    await ann.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
                    rules = () if theme == "dark" else ("color-contrast",)
                    found += [f"{stop}, {theme}: {one}" for one in await violations(ann.page, *rules)]
        assert found == [], "\n".join(found)

    evening.run(test, rights=Rights(public=True))
