"""Devices and people of a played evening, their screenshots, and their moves."""

import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from pixcade.games import GAMES
from pixcade.games.game import Decision
from tests.e2e.evening import KEPT
from tests.e2e.playing import PLACED, dial
from tests.waits import LIMIT
from tests.web.browsing import Watched, visiting

STEP = 120
REST = 350
"""Milliseconds by which the clock of a television is moved on, and for which what moves there comes to rest."""


@dataclass(frozen=True)
class Device:
    """A device that someone holds or watches."""

    name: str
    width: int
    height: int
    theme: str = "dark"
    language: str = "en"


TELEVISION = Device("tv", 1920, 1080)
WIDE_TELEVISION = Device("tv", 2560, 1080, "light", "de")
PHONES = (
    Device("Ann", 390, 844),
    Device("Benedikt", 320, 640, "light", "de"),
    Device("Cleo", 768, 1024, "light", "pl"),
    Device("Dan", 844, 390, "dark", "fr"),
)
"""Whoever comes to the evening. One of them has a long name and the smallest phone."""
ALONE = (
    Device("desk", 1440, 900),
    Device("phone", 390, 844, "light", "de"),
    Device("tablet", 820, 1180, "dark", "pl"),
    Device("small-tablet", 768, 1024, "light", "fr"),
    Device("small-phone", 320, 640, "dark", "pl"),
    Device("light-desk", 1440, 900, "light", "de"),
    Device("lying-phone", 844, 390, "light", "fr"),
)
"""Whoever plays alone, or looks at all pages."""


@dataclass
class Album:
    """A folder of pictures, numbered in the order in which they were taken."""

    folder: Path
    count: int = 0
    taken: list[str] = field(default_factory=list)

    async def take(self, moment: str, page: Page, device: Device, *, whole: bool = False) -> None:
        """Take a picture of a page; of all of it where it can be scrolled and `whole` is wished for."""
        self.count += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.count:02}-{moment.replace(' ', '-').replace('/', '-').replace('?', '-')}-{device.name}.png"
        await page.screenshot(path=self.folder / name, full_page=whole)
        self.taken.append(name)


@dataclass
class Guest:
    """Somebody with a device."""

    device: Device
    watched: Watched

    @property
    def page(self) -> Page:
        return self.watched.page


@asynccontextmanager
async def guest(browser: Browser, device: Device, **kept: str) -> AsyncIterator[Guest]:
    """Open an empty page on a device."""
    options: dict[str, Any] = {
        "viewport": {"width": device.width, "height": device.height},
        "color_scheme": device.theme,
        "locale": device.language,
        "has_touch": device.width < 1000,
        "is_mobile": device.width < 1000,
    }
    async with visiting(browser, **options) as watched:
        watched.page.set_default_timeout(1000 * LIMIT)
        await watched.page.add_init_script(f"({KEPT})({ ({'level': 'easy', **kept})!r})")
        yield Guest(device, watched)


# Moves


def position(game_id: str, options: Mapping[str, str], wanted: Callable[[Mapping[str, Any]], bool], seed: int) -> str:
    """Return the first position of a game by chance of whose facts something is true."""
    game = GAMES[game_id]
    chance = random.Random(seed)
    state = game.start(game.configure(options, seed=seed))
    while not wanted(game.facts(state)):
        state = game.apply(state, by_chance(game_id, state, chance)).state
    return game.format_position(state)


def by_chance(game_id: str, state: object, chance: random.Random, catch: bool | None = None) -> dict[Decision, Any]:
    """Return moves for everyone. With `catch`, such that Pixoid is caught by them or not, if possible."""
    game = GAMES[game_id]
    legal = {decision: list(game.legal(state, decision)) for decision in game.deciding(state)}
    moves: dict[Decision, Any] = {}
    for _ in range(400):
        moves = {decision: chance.choice(all_moves) for decision, all_moves in legal.items()}
        caught = any(event.code == "pixoid.caught" for event in game.apply(state, moves).events)
        if catch is None or caught == catch:
            break
    return moves


def late_in_pixl() -> str:
    """Return a position of Pixl a few moves before the end."""
    game = GAMES["pixl"]
    chance = random.Random(5)
    state = game.start(game.configure({"players": "4", "side": "5"}, seed=5))
    passed: list[str] = []
    while game.outcome(state) is None:
        passed.append(game.format_position(state))
        (decision,) = game.deciding(state)
        legal = list(game.legal(state, decision))
        chosen = max(
            chance.sample(legal, min(12, len(legal))),
            key=lambda move: game.points(game.apply(state, {decision: move}).state)[decision.seat],
        )
        state = game.apply(state, {decision: chosen}).state
    return passed[-17]


# Hands


async def place(page: Page) -> None:
    """Choose the first Start Pix that is free."""
    await page.locator(".pixoid-start-row:not(.locked) input").first.click()
    await page.locator(".pixoid-start-list ~ button").click()


async def give(page: Page, move: str) -> None:
    """Dial a program and hand it in."""
    await page.locator(".pixoid-controller:not(.is-ready)").wait_for()
    await dial(page, "URDL".index(move[0]), int(move[1:]))
    await page.locator(".pixoid-ready:not(.given)").click()


async def put(page: Page) -> None:
    """Place a Pixl on a hex that is lit, where nothing has to be picked; pass where there is none."""
    await page.locator(".pixl-sum:not(.waiting)").wait_for()
    cells = page.locator(".pixl-cell:not([aria-disabled=true])")
    confirm = page.locator(".pixl-place:not(:disabled)")
    for at in range(await cells.count()):
        await cells.nth(at).dispatch_event("click")
        await page.locator(".pixl-place, .pixl-sum .sent, .pixl-sum.waiting, .phase button").first.wait_for()
        if await confirm.count():
            await confirm.click()
            return
        if not await page.locator(".pixl-place").count():
            return  # placed at once
    await page.locator(".pixl-actions button").last.click()
    await confirm.click()


async def put_alone(page: Page) -> None:
    """Place a Pixl at a table, by hand or by finger, and wait until it is placed."""
    before = await page.locator(".where").inner_text()
    await put(page)
    await page.wait_for_function(PLACED, arg=before)
