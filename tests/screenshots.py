"""`python3 run.py screenshots`: pictures of the main pages for the README and docs, from a real server and browser."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Page

from tests.conformance.golden import GAMES_KEPT
from tests.server.support.server import Served, serving
from tests.web.browsing import browsing

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000


async def home(page: Page, served: Served) -> None:
    """The first page."""
    await page.goto(served.address)
    await page.wait_for_selector(".cartridge")


async def pixoid(page: Page, served: Served) -> None:
    """A program being dialled in a game of Pixoid."""
    await home(page, served)
    await page.locator(".hero .primary").click()
    await page.locator(".pixoid-start").first.click()
    await page.locator(".pixoid-start-list ~ button, .card button").last.click()
    open_ways = page.locator(".pixoid-wheel input[type=radio]:not([aria-disabled=true])")
    await open_ways.first.focus(timeout=PATIENCE)
    await open_ways.first.dispatch_event("click")
    await page.keyboard.press("3")


async def pixl(page: Page, served: Served) -> None:
    """A game of Pixl in which the first Port is to be placed."""
    await home(page, served)
    await page.locator(".cartridge").nth(1).locator(".ways button").first.click()
    await page.wait_for_selector(".pixl-cell")


async def lobby(page: Page, served: Served) -> None:
    """A table that waits for friends."""
    await home(page, served)
    await page.locator(".cartridge").first.locator(".ways button").nth(1).click()
    await page.wait_for_selector(".row")


async def rules(page: Page, served: Served) -> None:
    """The rules."""
    await page.goto(f"{served.address}/rules")
    await page.wait_for_selector("h2")


async def learn(page: Page, served: Served) -> None:
    """All lessons, some of them done."""
    await page.goto(served.address)
    await page.evaluate("localStorage.setItem('pixcade.lessons', 'pixoid-first pixoid-wall pixoid-stop pixl-port')")
    await page.goto(f"{served.address}/learn")
    await page.wait_for_selector(".learn-game")


async def lesson(page: Page, served: Served) -> None:
    """A lesson in Pixl that has just been understood."""
    await page.goto(f"{served.address}/learn?lesson=pixl-three")
    await page.locator(".pixl-cell[data-hex=f3]").click()
    confirm = page.locator(".pixl-place:not(:disabled)")
    right = page.locator(".lesson-answer.is-right")
    await confirm.or_(right).first.wait_for()
    if await confirm.count():
        await confirm.click()
    await right.wait_for()


async def replay(page: Page, served: Served) -> None:
    """A moment of a game that was played long ago."""
    await page.goto(f"{served.address}/record")
    await page.locator("input[type=file]").set_input_files(GAMES_KEPT / "pixoid-4.pixcade")
    await page.locator(".scrubber input").fill("22")
    await page.locator(".player h2").click()


async def result(page: Page, served: Served) -> None:
    """The result of that game."""
    await replay(page, served)
    await page.locator(".bar button").first.click()
    await page.wait_for_selector(".result-page")


async def mazes(page: Page, served: Served) -> None:
    """All mazes."""
    await page.goto(f"{served.address}/mazes")
    await page.wait_for_selector(".maze-card")


async def maze(page: Page, served: Served) -> None:
    """The fairest maze."""
    await page.goto(f"{served.address}/mazes/p1-1B.4B.3A.2B")
    await page.wait_for_selector(".maze-starts")


Scene = Callable[[Page, Served], Awaitable[None]]
SCENES: dict[str, tuple[Scene, dict[str, int], str]] = {
    "home": (home, DESK, "dark"),
    "pixoid": (pixoid, DESK, "dark"),
    "pixl": (pixl, DESK, "dark"),
    "lobby": (lobby, DESK, "light"),
    "rules": (rules, DESK, "light"),
    "learn": (learn, DESK, "light"),
    "lesson": (lesson, DESK, "dark"),
    "replay": (replay, DESK, "dark"),
    "result": (result, DESK, "dark"),
    "mazes": (mazes, DESK, "dark"),
    "phone-home": (home, PHONE, "dark"),
    "phone-pixoid": (pixoid, PHONE, "dark"),
    "phone-pixl": (pixl, PHONE, "dark"),
    "phone-lobby": (lobby, PHONE, "light"),
    "phone-rules": (rules, PHONE, "light"),
    "phone-lesson": (lesson, PHONE, "dark"),
    "phone-replay": (replay, PHONE, "light"),
    "phone-result": (result, PHONE, "dark"),
    "phone-maze": (maze, PHONE, "light"),
}


async def take() -> None:
    """Take every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), paced=True) as served, browsing() as browser:
            for name, (scene, size, theme) in SCENES.items():
                context = await browser.new_context(viewport=size, color_scheme=theme, locale="en")  # type: ignore[arg-type]  # one of the two
                page = await context.new_page()
                page.set_default_timeout(PATIENCE)
                await scene(page, served)
                await page.wait_for_load_state("networkidle")
                await page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
                await context.close()
                print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    asyncio.run(take())
