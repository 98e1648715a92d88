"""`python3 run.py screenshots`: pictures of the main pages for the README and docs, from a real server and browser.

With `--evenings FOLDER [NAME...]` pictures of whole evenings, to be looked at: see tests/evenings.py.
"""

import argparse
import asyncio
import base64
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, FloatRect, Page

from pixcade.games import rules as rules_of
from pixcade.games.record import read_record
from pixcade.protocol.http_messages import NewSeat
from pixcade.table.settings import TableSettings
from tests import evenings
from tests.conformance.golden import GAMES_KEPT
from tests.e2e.evening import Links
from tests.e2e.playing import choose_game, make_table, new_table
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, THREE, staged
from tests.e2e.touring import seats
from tests.server.support.server import Served, serving
from tests.server.support.short_game import playing_step, until_over
from tests.web.browsing import browsing

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
TELEVISION = {"width": 1920, "height": 1080}
PATIENCE = 30_000
BOTS = [{"holder": "bot", "level": f"normal.{name}"} for name in ("blip", "gizmo", "zap")]
HOUSE = "http://192.168.0.12:8128"
"""Where phones in the same house would find the server."""


async def home(page: Page, served: Served) -> None:
    """The first page."""
    await page.goto(served.address)
    await page.wait_for_selector(".way")


async def pixoid(page: Page, served: Served) -> None:
    """A program being dialled in a game of Pixoid."""
    await home(page, served)
    await choose_game(page, "now")
    await page.locator(".pixoid-start").first.click()
    await page.locator(".pixoid-start-list ~ button, .card button").last.click()
    open_ways = page.locator(".pixoid-wheel input[type=radio]:not([aria-disabled=true])")
    await open_ways.first.focus(timeout=PATIENCE)
    await open_ways.first.dispatch_event("click")
    await page.keyboard.press("3")


async def pixl(page: Page, served: Served) -> None:
    """A game of Pixl half way, with previews of a move."""
    await home(page, served)
    settings = {"game": "pixl", "options": {"players": "4", "side": "7"}, "start": HALF_WAY}
    table = await make_table(page, settings, [*seats("Lucie"), *BOTS], start=True)
    await page.goto(f"{served.address}/t/{table}")
    await page.locator(".pixl-sum:not(.waiting)").wait_for()
    cell = page.locator(".pixl-cell[data-hex=f7]")
    await (cell.click() if await page.evaluate("navigator.maxTouchPoints") else cell.hover())
    await page.locator(".pixl-sum .total").wait_for()


async def chooser(page: Page, served: Served) -> None:
    """The questions before a first game against bots."""
    await home(page, served)
    await choose_game(page, "bots")
    await page.get_by_role("dialog").wait_for()


async def television(page: Page, served: Served) -> None:
    """A television that waits for phones."""
    await home(page, served)
    settings = {"game": "pixoid", "options": {}}
    table = await make_table(page, settings, [*seats("Lucie"), *BOTS[:2], *seats(free=1)])
    await page.goto(f"{served.address}/t/{table}?screen")
    await page.locator("img.qr, .screen-closed").first.wait_for()


async def until(page: Page, moment: str) -> None:
    """Advance a page's stopped clock until a condition holds and animations are finished."""
    while not await page.evaluate(moment):
        await page.clock.run_for(STEP)
    await page.wait_for_timeout(REST)


@asynccontextmanager
async def revealing(page: Page, served: Served, start: str, programs: dict[str, str]) -> AsyncIterator[None]:
    """Let a television show a turn; its clock is stopped."""
    await page.clock.install()
    async with staged(served, start, programs, pages=[(page, "?screen")]) as table:
        await page.locator(".seat-card").first.wait_for()
        await page.clock.pause_at(int(await page.evaluate("Date.now()")) + 1000)
        await table.program()
        yield


async def round_end(page: Page, served: Served) -> None:
    """The end of a round on a television: who got what and why."""
    async with revealing(page, served, CATCH, CATCH_PROGRAMS):
        await until(page, "document.querySelector('.pixoid-next') !== null")
        await page.screenshot(path=PICTURES / "television-round.png")


async def conversions(page: Page, served: Served) -> None:
    """A move of Pixl on a television that converts three Pixls at once."""
    async with revealing(page, served, THREE, {"fire": "f3"}):
        await until(page, "document.querySelector('.reveal-plate') !== null")
        await page.screenshot(path=PICTURES / "television-pixl.png")


async def lobby(page: Page, served: Served) -> None:
    """A table that waits for friends."""
    await home(page, served)
    await new_table(page, "online")
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


async def played(served: Served) -> str:
    """Play a game of the golden ones at a table; return the table."""
    record = read_record((GAMES_KEPT / "pixoid-4.pixcade").read_text("utf-8"), rules_of)
    host = await served.person(record.players[0])
    people = [NewSeat("me", name=name) for name in record.players]
    made = await host.create(TableSettings(game=record.game, options=dict(record.options)), *people, start=True)
    async with host.table(made.table) as table:
        for step, moves in enumerate(record.moves):
            await table.until(lambda step=step: playing_step(table) == step)  # type: ignore[misc]  # this step
            for piece, move in moves.items():
                await table.submit(piece, move)
        await until_over(table)
    return made.table


async def review(page: Page, served: Served) -> None:
    """A turn of a game that is over, with best mixes, losses and the value of every turn."""
    await page.goto(f"{served.address}/g/{await played(served)}?review&step=22")
    await page.locator("svg.worth:visible").first.wait_for()
    await page.locator(".marks path").first.wait_for(state="attached")


async def puzzle(page: Page, served: Served) -> None:
    """A puzzle that was answered."""
    await page.goto(f"{served.address}/puzzles?number=1")
    await page.locator(".puzzle-options input").first.press("Space")
    await page.locator(".puzzle-options > .btn").click()
    await page.locator(".lesson-answer").wait_for()


async def mazes(page: Page, served: Served) -> None:
    """All mazes."""
    await page.goto(f"{served.address}/mazes")
    await page.wait_for_selector(".maze-card")


async def maze(page: Page, served: Served) -> None:
    """The fairest maze."""
    await page.goto(f"{served.address}/mazes/p1-1B.4B.3A.2B")
    await page.wait_for_selector(".maze-starts")


MOMENTS = (
    "document.querySelectorAll('.pixoid-programs svg.pixoid-program').length === 4",
    "document.querySelector('.phase h2')?.textContent.includes('Bugs')",
    "document.querySelector('.reveal-plate') !== null",
    "document.querySelector('.pixoid-round-end') !== null",
)
"""The moments of a catch that the film strip shows: programs open, the Bugs move, caught, the points are counted."""
FRAME = 480
"""Pixels of the width of each frame."""
FILM, QUALITY = (960, 540), 70
BEFORE, AFTER, LAST = 600, 1500, 2000
"""Milliseconds of the film before the programs are in and after the catch is counted, and of its last frame."""
STEP = 40
REST = 300
"""Milliseconds by which a clock is advanced, and for which running animations continue."""


async def square(page: Page) -> FloatRect:
    """Return the board's bounding box on a page, without its background."""
    box = await page.locator("#board svg").first.bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    return {
        "x": box["x"] + (box["width"] - side) / 2,
        "y": box["y"] + (box["height"] - side) / 2,
        "width": side,
        "height": side,
    }


async def film(page: Page, served: Served) -> None:
    """A film strip of a catch, as a television shows it."""
    frames: list[bytes] = []
    async with revealing(page, served, CATCH, CATCH_PROGRAMS):
        for moment in MOMENTS:
            await until(page, moment)
            frames.append(await page.screenshot(clip=await square(page)))
    images = "".join(
        f"<img width={FRAME} src='data:image/png;base64,{base64.b64encode(frame).decode()}'>" for frame in frames
    )
    strip = "<style>div{display:flex;gap:12px;width:max-content;background:#0b0d12}</style>"
    sheet = await page.context.new_page()
    await sheet.set_content(f"{strip}<div>{images}</div>")
    await sheet.locator("div").screenshot(path=PICTURES / "catch.png")
    await sheet.close()


async def reveal(page: Page, served: Served) -> None:
    """A moving picture of a catch, as a television shows it."""
    frames: list[tuple[float, bytes]] = []
    session = await page.context.new_cdp_session(page)

    async def keep(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        await session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", lambda frame: asyncio.ensure_future(keep(frame)))
    async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?screen")]) as table:
        await page.locator(".seat-card").first.wait_for()
        await session.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
        await page.wait_for_timeout(BEFORE)
        await table.program()
        await page.locator(".pixoid-round-end").wait_for()
        await page.wait_for_timeout(AFTER)
        await session.send("Page.stopScreencast")
    save_film(frames, PICTURES / "reveal.webp")


def save_film(frames: Sequence[tuple[float, bytes]], path: Path) -> None:
    """Write frames with their times, in seconds, as an animated picture; the last one stays for a while."""
    frames = sorted(frames)
    pictures = [Image.open(BytesIO(content)).resize(FILM, Image.Resampling.LANCZOS) for _, content in frames]
    times = [time for time, _ in frames]
    lasting = [round(1000 * (after - before)) for before, after in pairwise(times)]
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=[*lasting, LAST], loop=0, quality=QUALITY, method=4
    )


HALF_WAY = (
    "pixl turn=36 fire@e8 water@h4 earth@j5 spirit@h9 prisoners=1.0.0.2 "
    "stacks=d9:f.e6:w.e7:f.e9:f.f4:w.f5:w.f6:fw.f8:s.g4:w.g5:fw.g6:e.g7:es.g8:s.g9:s.h3:we.h5:wf.h6:wes.h7:s.h8:s."
    "i2:e.i3:we.i4:e.i5:e.i6:es.i7:s.i8:s.j1:e.j3:e.j4:e.j6:s"
)
"""Fire to play: f7 covers, replaces and imprisons."""

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
    "review": (review, DESK, "dark"),
    "puzzle": (puzzle, DESK, "dark"),
    "phone-home": (home, PHONE, "dark"),
    "phone-pixoid": (pixoid, PHONE, "dark"),
    "phone-pixl": (pixl, PHONE, "dark"),
    "phone-lobby": (lobby, PHONE, "light"),
    "phone-rules": (rules, PHONE, "light"),
    "phone-lesson": (lesson, PHONE, "dark"),
    "phone-replay": (replay, PHONE, "light"),
    "phone-result": (result, PHONE, "dark"),
    "phone-maze": (maze, PHONE, "light"),
    "phone-puzzle": (puzzle, PHONE, "dark"),
    "chooser": (chooser, DESK, "dark"),
    "tablet-pixoid": (pixoid, TABLET, "dark"),
    "television": (television, TELEVISION, "dark"),
}
"""Pictures of pages, each at a size and in a theme."""
FILMS: dict[str, Scene] = {
    "reveal": reveal,
    "catch": film,
    "television-round": round_end,
    "television-pixl": conversions,
}
"""Pictures that are taken while something moves, by the scene itself."""


@asynccontextmanager
async def pictured(browser: Browser, size: dict[str, int], theme: str) -> AsyncIterator[Page]:
    """Open a page to be looked at; the picture of a television is made smaller."""
    context = await browser.new_context(
        viewport=size,  # type: ignore[arg-type]  # a size
        color_scheme=theme,  # type: ignore[arg-type]  # one of the two
        device_scale_factor=2 / 3 if size is TELEVISION else 1,
        has_touch=size in (PHONE, TABLET),
        is_mobile=size in (PHONE, TABLET),
        locale="en",
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    await context.close()


async def take(names: Sequence[str] = ()) -> None:
    """Take the pictures of these names, or all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        links = Links()
        links.links = (HOUSE,)
        async with serving(Path(folder), paced=True, lan=links) as served, browsing(whole=True) as browser:
            for name, scene in FILMS.items():
                if names and name not in names:
                    continue
                async with pictured(browser, TELEVISION, "dark") as page:
                    await scene(page, served)
                    print(f"docs/pictures/{name}")
            for name, (scene, size, theme) in SCENES.items():
                if names and name not in names:
                    continue
                async with pictured(browser, size, theme) as page:
                    await scene(page, served)
                    await page.wait_for_load_state("networkidle")
                    await page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
                    print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--evenings", type=Path, metavar="FOLDER", help="pictures of whole evenings, written there")
    reading.add_argument("names", nargs="*", help="only these; of evenings: pixoid, pixl, solo, tour, solo.phone, ...")
    asked = reading.parse_args()
    if asked.evenings:
        evenings.main(asked.evenings, asked.names)
    else:
        asyncio.run(take(asked.names))
