"""A tour of all pages in parts, which yields at each one."""

import re
from collections.abc import AsyncIterator

from playwright.async_api import Page

from pixcade.server.http.client_files import ADDRESSES
from tests.conformance.golden import GAMES_KEPT
from tests.e2e.playing import MOUSE, choose_game, dial, make_table, open_directions, play, scene
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, staged
from tests.server.support.server import Served

BOT = {"holder": "bot", "level": "easy"}
SHORT = {"game": "pixoid", "options": {"players": "4", "game": "short"}}
NEAR_THE_END = "pixoid p1-1A.2A.3A.4A game=short taken=11 amber@e1 sky@f1 rose@h8 mint@b8"
"""The next cube wins; from docs/engine.md."""


def seats(*people: str, bots: int = 0, free: int = 0) -> list[dict[str, str]]:
    """Return the seats of a table."""
    return [*({"holder": "me", "name": name} for name in people), *[BOT] * bots, *[{"holder": "open"}] * free]


async def addresses(page: Page, served: Served) -> AsyncIterator[str]:
    """All pages without a table, and those for unknown tables."""
    for path in ADDRESSES:
        if "{" not in path:
            await page.goto(served.address + path)
            await page.wait_for_selector("#page h1")
            yield path
    await page.goto(f"{served.address}/?play=now")
    await page.locator(".game-card").nth(1).wait_for()
    yield "which game"
    await page.goto(f"{served.address}/t/nobody")
    await page.locator("main h1").wait_for()
    yield "no such table"


async def learning(page: Page, served: Served) -> AsyncIterator[str]:
    """Rules of the other game, and lessons: one that begins, one that was answered."""
    await page.goto(f"{served.address}/rules#pixl")
    await page.locator("[id='X6.4']").wait_for()
    yield "rules of Pixl"
    for lesson, board in (("pixoid-spare", ".pixoid-ready"), ("pixl-cover", ".pixl-cell")):
        await page.goto(f"{served.address}/learn?lesson={lesson}")
        await page.locator(board).first.wait_for()
        yield lesson
    await page.locator(".pixl-cell[data-hex=f4]").click()
    await page.locator(".lesson-answer.is-right, .pixl-place:not(:disabled)").first.wait_for()
    if await page.locator(".pixl-place").count():  # fingers choose first, then place
        await page.locator(".pixl-place").click()
    await page.locator(".lesson-answer.is-right").wait_for()
    yield "a lesson that is done"
    await page.goto(f"{served.address}/puzzles?number=1")
    await page.locator(".mark text").first.wait_for()
    yield "a puzzle"
    await page.locator(".puzzle-options input").first.press("Space")
    await page.locator(".puzzle-options > .btn").click()
    await page.locator(".lesson-answer").wait_for()
    yield "a puzzle that is answered"


async def looking(page: Page, served: Served) -> AsyncIterator[str]:
    """Replay and result of a record of each game, with their sheets."""
    for name in ("pixoid-3", "pixl-4-side-5"):
        await page.goto(f"{served.address}/record")
        await page.locator("input[type=file]").set_input_files(GAMES_KEPT / f"{name}.pixcade")
        await page.locator(".replay").wait_for()
        await page.locator(".scrubber input").fill("12")
        await page.locator("details.in-words summary").click()
        yield f"replay of {name}"
        await page.locator(".player-actions button").first.click()
        await page.get_by_role("dialog").wait_for()
        yield f"going on from {name}"
        await page.keyboard.press("Escape")
        await page.locator(".bar button").first.click()
        await page.locator(".result-page").wait_for()
        yield f"result of {name}"
        await page.locator(".acts .btn").last.click()
        await page.get_by_role("dialog").wait_for()
        yield f"more about the result of {name}"


async def errors(page: Page, served: Served) -> AsyncIterator[str]:
    """Missing and invalid pages."""
    await page.goto(f"{served.address}/record")
    await page.locator("textarea").fill("no record")
    await page.locator("form.paste button").click()
    await page.locator(".rejected").wait_for()
    yield "a record that is rejected"
    await page.goto(f"{served.address}/g/nobody")
    await page.locator(".empty-plate").wait_for()
    yield "no such game"


async def mazes(page: Page, served: Served) -> AsyncIterator[str]:
    """Mazes as a table, one of them, and the picker."""
    await page.goto(f"{served.address}/mazes?view=table")
    await page.locator(".mazes-table tbody tr").nth(95).wait_for()
    yield "mazes as a table"
    await page.goto(f"{served.address}/mazes/p1-1B.4B.3A.2B")
    await page.locator(".maze-starts").wait_for()
    yield "a maze"
    await page.goto(f"{served.address}/mazes/p1-nowhere")
    await page.locator("[role=alert] ~ p").wait_for()
    yield "no such maze"
    await page.goto(served.address)
    await choose_game(page, "bots")
    await page.locator("[name=board][value=pick]").check()
    await page.locator(".new-board").nth(2).wait_for()
    yield "a new game"
    await page.keyboard.press("Escape")
    await page.locator(".new-game").wait_for(state="detached")
    await page.goto(f"{served.address}/?play=device")
    await page.locator(".game-card .btn").nth(2).click()
    await page.locator(".new-name").first.wait_for()
    yield "a new game on one device"
    await page.keyboard.press("Escape")
    table = await make_table(page, SHORT, seats("Ann", bots=3))
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".maze-caption").wait_for()
    await page.locator(".maze-arranging button").nth(1).click()
    await page.locator(".maze-option").nth(95).wait_for(state="attached")
    yield "choosing a maze for a table"


async def lobbies(page: Page, served: Served) -> AsyncIterator[str]:
    await page.goto(served.address)
    table = await make_table(page, {"game": "pixl", "options": {}}, seats(bots=1, free=3))
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".sit-form .primary").wait_for()
    yield "invited"
    table = await make_table(page, {"game": "pixl", "options": {}}, seats("Ann", bots=1, free=2))
    for query, ready in (("", "img.qr"), ("?screen", "img.qr"), ("?pad", ".pad-lobby")):
        await page.goto(f"{served.address}/t/{table}{query}")
        await page.locator(ready).wait_for()
        yield f"lobby{query}"


async def pixoid(page: Page, served: Served) -> AsyncIterator[str]:
    await page.goto(served.address)
    table = await make_table(page, SHORT, seats("Ann", bots=3), start=True)
    for query in ("", "?pad"):
        await page.goto(f"{served.address}/t/{table}{query}")
        assert await scene(page) == "place"
        yield f"placing{query}"
    await page.goto(f"{served.address}/t/{table}")
    while (now := await scene(page)) != "program":
        await MOUSE[now](page)
    for query in ("", "?pad", "?screen"):
        await page.goto(f"{served.address}/t/{table}{query}")
        await page.locator(".at-table, .pad").wait_for()
        if not query:
            await dial(page, (await open_directions(page))[0], 5)
        yield f"programming{query}"
    await page.goto(f"{served.address}/t/{table}")
    for name, at in (("menu", -2), ("settings", -1)):
        await page.locator(".bar button").nth(at).click()
        await page.get_by_role("dialog").wait_for()
        yield name
        await page.keyboard.press("Escape")
    async for stop in shared(page, served):
        yield stop
    table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
    await page.goto(f"{served.address}/t/{table}")
    await play(page, MOUSE)
    await page.locator(".result-page").wait_for()
    yield "result"


async def shared(page: Page, served: Served) -> AsyncIterator[str]:
    table = await make_table(page, {"game": "pixoid", "options": {}}, seats("Ann", bots=2, free=1))
    await page.evaluate("(table) => localStorage.setItem(`pixcade.way.${table}`, 'device')", table)
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".row.open button").first.click()
    await page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    yield "asking for a name"
    await page.keyboard.press("Enter")
    await page.locator(".lobby-start .primary:not(:disabled)").click()
    while (now := await scene(page)) != "curtain":
        await MOUSE[now](page)
    yield "curtain"


async def pixl(page: Page, served: Served) -> AsyncIterator[str]:
    await page.goto(served.address)
    table = await make_table(page, {"game": "pixl", "options": {"players": "2"}}, seats("Ann", bots=1), start=True)
    for query in ("", "?pad"):
        await page.goto(f"{served.address}/t/{table}{query}")
        assert await scene(page) == "pixl"
        yield f"pixl{query}"


async def television(page: Page, served: Served) -> AsyncIterator[str]:
    """A television during a catch, the end of its round, a result, and the match after it."""
    await page.goto(served.address)
    await page.evaluate("localStorage.setItem('pixcade.pace', 'full'); localStorage.setItem('pixcade.speed', '1')")
    async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?screen")]) as table:
        await page.locator(".seat-card").first.wait_for()
        await table.program()
        await page.locator(".reveal-plate").wait_for()
        yield "a catch?screen"
    # Another table, since the reveal continues.
    async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?screen")]) as table:
        await page.locator(".seat-card").first.wait_for()
        await table.program()
        await page.locator(".phase button").click()
        await page.locator(".pixoid-new-role").wait_for()
        yield "the end of a round?screen"
    await page.goto(served.address)
    made = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
    await page.goto(f"{served.address}/t/{made}")
    await play(page, MOUSE)
    await page.goto(f"{served.address}/t/{made}?screen")
    await page.locator(".result-page :is(.why:not(:has(.is-pending)) .head, .ending-turn .btn)").first.wait_for()
    yield "result?screen"
    await page.locator(".acts .primary").click()
    await page.locator(".rematch-wait .series").wait_for()
    yield "lobby of the next game?screen"


IDENTIFIER = re.compile(r"\b(web|pixoid|pixl|core|server|table|client|guard|limits|store)-[a-z][a-z-]+")
WORDS = """() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder"])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  for (const one of document.body.querySelectorAll(".unseen, svg title, svg desc")) found.push(one.textContent);
  return found.join("\\n");
}"""
"""Every text of a page, visible or for screen readers."""


async def missing_messages(page: Page) -> list[str]:
    """Return the message ids that appear on a page because they have no text."""
    text = str(await page.evaluate(WORDS))
    return sorted({found.group() for found in IDENTIFIER.finditer(text)} | set(re.findall(r"\{ ?\$\w+ ?\}", text)))


PARTS = {
    "addresses": addresses,
    "lobbies": lobbies,
    "pixoid": pixoid,
    "pixl": pixl,
    "learning": learning,
    "looking": looking,
    "errors": errors,
    "mazes": mazes,
    "television": television,
}
"""A tour in parts. Each moves from page to page, and yields the name of each."""
