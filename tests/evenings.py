"""Whole evenings by script, with pictures of every device at every moment.

`python3 run.py screenshots --evenings FOLDER [NAME...]` spends them.
Nothing is asserted here but that the evening comes to its end without a complaint of any page: the pictures are there
to be looked at. Devices differ in size, theme and language, so that one evening shows many of them.
"""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from pixcade.server.tables.open_room import OpenRoom
from tests.e2e.evening import Links, nothing_wrong
from tests.e2e.playing import MOUSE, choose_game, make_table, scene
from tests.e2e.touring import PARTS, seats
from tests.evening_guests import (
    ALONE,
    PHONES,
    REST,
    STEP,
    TELEVISION,
    WIDE_TELEVISION,
    Album,
    Device,
    Guest,
    by_chance,
    give,
    guest,
    late_in_pixl,
    place,
    position,
    put,
    put_alone,
)
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import waited
from tests.server.support.server import Served, serving
from tests.web.browsing import browsing

CLOCK = 30_000
GRACE = 20_000
"""Milliseconds for a decision, and until a bot replaces someone who is away."""


class Night:
    """A television and four players around it, with a server whose clock is controlled."""

    def __init__(self, served: Served, time: ManualTime, tv: Guest, phones: Sequence[Guest], album: Album) -> None:
        self.served = served
        self.time = time
        self.tv = tv
        self.phones = phones
        self.album = album
        self.table = ""
        self.chance = random.Random(3)

    @property
    def room(self) -> OpenRoom:
        """The room of the table that is played at."""
        return self.served.application.rooms.open[self.table]

    async def look(self, moment: str, *only: Guest, whole: bool = False) -> None:
        """Take a picture of every device."""
        for one in only or (self.tv, *self.phones):
            await self.album.take(moment, one.page, one.device, whole=whole)

    async def come(self, settings: Mapping[str, Any]) -> None:
        """Open a table on the television, and seat everyone with a phone."""
        page = self.tv.page
        await page.clock.install()
        await page.goto(self.served.address)
        wishes = {"clock": "decision", "milliseconds": CLOCK, "grace": GRACE, **settings}
        self.table = await make_table(page, wishes, seats(free=len(self.phones)))
        await page.goto(f"{self.served.address}/t/{self.table}?screen")
        await page.locator("img.qr").wait_for()
        await page.wait_for_function("() => location.hash.length > 1")
        await self.look("nobody is there", self.tv)
        for phone in self.phones:
            await phone.page.goto(page.url.replace("?screen", "?pad"))
            await phone.page.locator(".name-field").fill(phone.device.name)
        await self.look("invited", *self.phones)
        for phone in self.phones:
            await phone.page.locator(".sit-form button[type=submit]").click()
            await phone.page.locator(".row.person", has_text=phone.device.name).wait_for()
        await page.locator(".row.person").nth(len(self.phones) - 1).wait_for()
        await self.look("lobby", whole=True)

    async def start(self) -> None:
        """Begin the game on the television."""
        await self.tv.page.locator(".screen-start .primary").click()
        await waited(lambda: self.room.table.started)
        await self.tv.page.locator(".at-table").wait_for()

    async def reveal(self, name: str, moments: Mapping[str, str], act: Callable[[], Awaitable[None]]) -> None:
        """Submit the last move, and take pictures of the television at some moments of the reveal."""
        page = self.tv.page
        step = self.room.table.step
        await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + 1)
        await act()
        await waited(lambda: self.room.table.step > step or self.room.table.over)
        revealing = "document.querySelector('.phase button') !== null"
        while not await page.evaluate(revealing):
            await page.clock.run_for(STEP)
        waiting = dict(moments)
        while await page.evaluate(revealing):
            for moment, true in list(waiting.items()):
                if await page.evaluate(true):
                    del waiting[moment]
                    await page.wait_for_timeout(REST)
                    await self.look(f"{name} {moment}", self.tv)
                    if moment == next(iter(moments)):
                        await self.look(f"{name} meanwhile", self.phones[0], self.phones[3])
            await page.clock.run_for(STEP)
        await page.clock.resume()

    async def run_out(self) -> None:
        """Let the clocks of the open step run out."""
        room = self.room
        step = room.table.step
        self.time.advance(max(0, room.table.ticks_from - self.time.now()) + CLOCK)
        await waited(lambda: room.table.step > step or room.table.over)

    async def again(self) -> None:
        """Play again; roles are passed on, and it starts as the last one accepts."""
        before = self.table
        await self.tv.page.locator(".acts .primary").click()
        await self.tv.page.wait_for_function("(table) => !location.pathname.includes(table)", arg=before)
        self.table = self.tv.page.url.split("/t/")[1].split("?")[0]
        for phone in self.phones:
            if phone is self.phones[-1]:
                await self.look("rematch", self.tv, *self.phones[:-1])
            await phone.page.locator(".next-plate .btn").click()
            await phone.page.wait_for_url(f"**/t/{self.table}?pad*")
        await waited(lambda: self.room.table.started)
        await self.tv.page.locator(".at-table").wait_for()


REVEAL = {
    "programs": "document.querySelectorAll('.pixoid-programs svg.pixoid-program').length === 4",
    "bugs": "document.querySelectorAll('.pixoid-phases .done').length === 2",
    "plate": "document.querySelector('.reveal-plate') !== null",
    "count": "document.querySelector('.pixoid-round-end') !== null",
    "next": "document.querySelector('.pixoid-next') !== null",
    "victory": "document.querySelector('.pixoid-round-end') && document.querySelector('.reveal-plate')",
}
"""Moments of a reveal of Pixoid on a television."""
PIXL_REVEAL = {
    "move": "document.querySelector('.phase h2').textContent !== ''",
    "points": "document.querySelector('.pixl-ledger') !== null",
    "plate": "document.querySelector('.reveal-plate') !== null",
}


async def pixoid(night: Night) -> None:
    """A game of Pixoid from its third round on: an escape, a player leaving, a timeout, a catch."""
    late = position(
        "pixoid", {"players": "4"}, lambda facts: facts["round"] == 3 and int(facts["taken"]) >= 11, seed=2
    )  # fmt: skip
    await night.come({"game": "pixoid", "options": {"players": "4"}, "start": late})
    await night.start()
    phones, room = night.phones, night.room

    async def turn(name: str, catch: bool, *, looked: bool = True) -> None:
        game = room.table.game
        moves = by_chance("pixoid", room.table.state, night.chance, catch)
        texts = {decision.seat: game.format_move(room.table.state, move) for decision, move in moves.items()}
        *first, last = sorted(texts)
        for seat in first:
            await give(phones[seat].page, texts[seat])
        if looked:
            await night.look(f"{name} given")
        await night.reveal(name, REVEAL, lambda: give(phones[last].page, texts[last]))

    for phone in phones:
        await phone.page.locator(".pixoid-controller").wait_for()
    night.time.advance(max(0, room.table.ticks_from - night.time.now()) + 12_000)
    await night.look("programming")
    await turn("twelfth", catch=False)
    while len(room.table.due) == 1:  # everyone chooses a start; the last one has no choice
        (decision,), step = room.table.due, room.table.step
        page = phones[decision.seat].page
        while room.table.step == step and not await page.locator(".pixoid-start-row").count():
            await asyncio.sleep(0.1)
        if room.table.step == step:
            if decision.seat in (0, 3):
                await night.look("placing", night.tv, phones[decision.seat])
            await place(page)
        await waited(lambda step=step: room.table.step > step)
    for phone in phones:
        await phone.page.locator(".pixoid-controller").wait_for()
    gone, link = phones[3], phones[3].page.url  # Pixoid: a Bug's absence is announced with the next turn
    await gone.page.goto("about:blank")
    night.time.advance(5_000)
    await night.tv.page.locator(".banner .gone").wait_for()
    await night.look("gone", night.tv, phones[0])
    night.time.advance(GRACE)
    await waited(lambda: room.table.seats[3].away)
    await night.tv.page.locator(".banner .gone").wait_for(state="detached")
    await night.look("a bot plays", night.tv)
    await gone.page.goto(link)
    await gone.page.locator(".pixoid-controller").wait_for()
    await waited(lambda: not room.table.seats[3].away)
    await night.look("back", gone, night.tv)
    await night.run_out()
    await phones[0].page.locator(".notice").wait_for()
    await night.look("time ran out", *phones)
    while await night.tv.page.locator(".phase button").count():
        await MOUSE["reveal"](night.tv.page)
    await night.look("after the clock", night.tv)
    for _ in range(20):
        if room.table.over:
            break
        for phone in phones:
            await phone.page.locator(".pixoid-controller:not(.is-ready)").wait_for()
        await turn("catch", catch=True, looked=False)
    await ended(night)


async def ended(night: Night) -> None:
    """Look at the result on every device, play again with other roles, and look at the beginning of that."""
    for one in (night.tv, *night.phones):
        await one.page.locator(".result-page :is(.why, .turning)").first.scroll_into_view_if_needed()
        await one.page.locator(".result-page :is(.why:not(:has(.is-pending)), .turning) .head").first.wait_for()
    for one in night.phones:
        await one.page.evaluate("scrollTo(0, 0)")
    await night.look("result")
    await night.look("whole result", *night.phones, whole=True)
    await night.again()
    await night.look("other roles")


async def pixl(night: Night) -> None:
    """The last moves of a game of Pixl, with a clock that runs out."""
    await night.come({"game": "pixl", "options": {"players": "4", "side": "5"}, "start": late_in_pixl()})
    await night.start()
    phones, room = night.phones, night.room
    asked = 0
    while not room.table.over:
        decision = room.table.due[0]
        page = phones[decision.seat].page
        step = room.table.step
        while room.table.step == step and not await page.locator(".pixl-sum:not(.waiting)").count():
            await asyncio.sleep(0.1)  # a forced pass is automatic
        if room.table.step > step or room.table.over:
            continue
        asked += 1
        if asked <= 2:
            await night.look(f"move {asked}")
        if asked == 3:
            await night.run_out()
            await page.locator(".notice").wait_for()
            await night.look("time ran out", phones[decision.seat])
        else:
            await night.reveal(f"move {asked}", PIXL_REVEAL, lambda page=page: put(page))  # type: ignore[misc]
    await ended(night)


# Alone, and all pages


async def solo(browser: Browser, served: Served, device: Device, folder: Path) -> None:
    """From the first page to the result of a game against bots, and to the next game, in both games."""
    album = Album(folder)
    async with guest(browser, device, speed="2", pace="brisk") as one:
        page = one.page
        await page.goto(served.address)
        await page.locator(".way").first.wait_for()
        await album.take("first page", page, device, whole=True)
        await choose_game(page, "bots")
        await page.locator("dialog .primary").wait_for()
        await album.take("chooser", page, device, whole=True)
        await page.locator("dialog .primary").click()
        await played_alone(page, album, device, "pixoid")
        await page.goto(served.address)
        settings = {"game": "pixl", "options": {"players": "4", "side": "5"}, "start": late_in_pixl()}
        table = await make_table(page, settings, seats("Ann", bots=3), start=True)
        await page.goto(f"{served.address}/t/{table}")
        await played_alone(page, album, device, "pixl")
        for path in ("/games", "/"):
            await page.goto(served.address + path)
            await page.locator("#page h1").first.wait_for()
            await page.wait_for_load_state("networkidle")
            await album.take(f"afterwards {path}", page, device, whole=True)
        await nothing_wrong(one.watched)


async def played_alone(page: Page, album: Album, device: Device, game: str) -> None:
    """Play to the end and once more, with a picture of each thing that is asked for when it is for the first time."""
    seen: set[str] = set()
    while (now := await scene(page)) != "over":
        if now not in seen:
            seen.add(now)
            await album.take(f"{game} {now}", page, device)
        await (put_alone if now == "pixl" else MOUSE[now])(page)
        if now == "program" and "given" not in seen:
            seen.add("given")
            await album.take(f"{game} given", page, device)
    await page.locator(".result-page :is(.why:not(:has(.is-pending)), .turning) .head").first.wait_for()
    await album.take(f"{game} result", page, device)
    await album.take(f"{game} whole result", page, device, whole=True)
    before = page.url
    await page.locator(".acts .primary").click()
    await page.wait_for_function("(before) => location.href !== before", arg=before)
    while (now := await scene(page)) == "reveal":
        await MOUSE[now](page)
    await album.take(f"{game} again", page, device)


async def tour(browser: Browser, served: Served, device: Device, folder: Path) -> None:
    """Every page, as the tests of accessibility and of languages visit them."""
    album = Album(folder)
    for part in PARTS.values():
        async with guest(browser, device, speed="2", pace="brisk") as one:
            async for stop in part(one.page, served):
                await album.take(stop.strip("/") or "home", one.page, device, whole=True)


NIGHTS = {"pixoid": (pixoid, TELEVISION), "pixl": (pixl, WIDE_TELEVISION)}
VISITS = {"solo": solo, "tour": tour}


async def spend(folder: Path, names: Sequence[str]) -> None:
    """Spend evenings of these names, or all; `solo.phone` and `tour.desk` are those of one device."""
    async with browsing(whole=True) as browser:
        for name, (night, television) in NIGHTS.items():
            if names and name not in names:
                continue
            time = ManualTime()
            async with AsyncExitStack() as stack:
                served = await stack.enter_async_context(serving_links(time=time, ticking=False))
                tv = await stack.enter_async_context(guest(browser, television, pace="full"))
                phones = [await stack.enter_async_context(guest(browser, one)) for one in PHONES]
                await night(Night(served, time, tv, phones, Album(folder / name)))
                await nothing_wrong(tv.watched, *(one.watched for one in phones))
                print(folder / name)
        async with serving_links() as served:
            for name, visit in VISITS.items():
                for device in ALONE:
                    if not names or name in names or f"{name}.{device.name}" in names:
                        await visit(browser, served, device, folder / f"{name}-{device.name}")
                        print(folder / f"{name}-{device.name}")


@asynccontextmanager
async def serving_links(**options: Any) -> AsyncIterator[Served]:
    """Run a server that phones of the same house reach."""
    with tempfile.TemporaryDirectory() as folder:
        links = Links()
        async with serving(Path(folder), lan=links, **options) as served:
            links.links = (served.address,)
            yield served


def main(folder: Path, names: Sequence[str]) -> None:
    """Spend the evenings."""
    asyncio.run(spend(folder, names))
