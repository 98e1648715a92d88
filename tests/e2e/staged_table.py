"""A table at which a certain turn is played: people whose programs are known, and pages that look at it."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Page

from pixcade.client import TableClient
from pixcade.protocol.http_messages import TableMade
from tests.e2e.playing import dial
from tests.server.support.people import at, guest, stepped
from tests.server.support.server import Served

NAMES = ("Ann", "Ben", "Cleo", "Dan")

CATCH = "pixoid p1-2A.4B.1A.3B round=2 taken=8 bonus=e8.f5.i6 scores=12.0.0.0 amber@g6 sky@e3 rose@a6 mint@d4"
"""Sky is Pixoid. With these programs it is caught on its way: the second round is over."""
CATCH_PROGRAMS = {"sky": "L5", "rose": "D6", "mint": "U7", "amber": "R9"}

TWELFTH = "pixoid p1-3A.1B.2A.4B round=2 taken=11 bonus=b1.e6.j6 scores=13.0.0.0 amber@e5 sky@f5 rose@j6 mint@a8"
"""Sky gets away for the twelfth time."""
TWELFTH_PROGRAMS = {"sky": "U3", "rose": "D3", "mint": "D7", "amber": "U9"}

THREE = "pixl side=5 turn=8 fire@e5 water@e2 earth@h2 spirit@b5 stacks=e3:w.e4:f.f4:s.f5:f.g3:e.g4:f"
"""Fire on f3 covers Spirit, replaces Earth and imprisons Water: see the lesson `pixl-three`."""
LOCK = "pixl side=5 turn=8 fire@e5 water@e2 earth@h5 spirit@b8 stacks=d3:f.e3:f.e4:f"
"""Fire on f2 locks the Port of Water; without its Pixl on d3 it would lack one to do so."""

COLOURS = ("amber", "sky", "rose", "mint")
ELEMENTS = ("fire", "water", "earth", "spirit")


@dataclass
class Staged:
    """A table, and the clients of those without a page."""

    served: Served
    made: TableMade
    programs: Mapping[str, str]
    people: list[TableClient]

    async def program(self, *pieces: str) -> None:
        """Submit the scripted moves of some of these clients."""
        for table in self.people:
            own = table.yours
            assert own is not None
            for piece in [pair[seat] for seat in own.seats for pair in (COLOURS, ELEMENTS)]:
                if piece in self.programs and (not pieces or piece in pieces):
                    await table.submit(piece, self.programs[piece])

    async def look(self, page: Page, query: str = "") -> None:
        """Open the table on a page by its link; anyone but a shared screen takes the first free seat."""
        await page.goto(f"{self.served.address}/t/{self.made.table}{query}#{self.made.invite}")
        if query != "?screen":
            await page.locator(".name-field").fill("Visitor")
            await page.locator(".sit-form button[type=submit]").click()
            await page.locator(".row.person", has_text="Visitor").wait_for()

    async def dial(self, page: Page, colour: str) -> None:
        """Submit a player's move on the player's page."""
        direction, distance = self.programs[colour][0], int(self.programs[colour][1:])
        await dial(page, "URDL".index(direction), distance)
        await page.locator(".pixoid-ready:not(.given)").click()


@asynccontextmanager
async def staged(
    served: Served,
    start: str,
    programs: Mapping[str, str],
    *,
    pages: Sequence[tuple[Page, str]] = (),
    seats: Sequence[int] = (0, 1, 2, 3),
) -> AsyncIterator[Staged]:
    """Start a game from a position; pages open it with their query, and people sit on these seats."""
    host = await served.person("Host")
    made = await served.table(host, start.split()[0], start=start)
    async with AsyncExitStack() as stack:
        people = []
        for seat in seats:
            table = await stack.enter_async_context(at(await guest(served, made, NAMES[seat]), made))
            await table.sit(seat, NAMES[seat])
            people.append(table)
        screen = await stack.enter_async_context(at(host, made))
        found = Staged(served, made, programs, people)
        for page, query in pages:
            if query == "?screen":  # the television is the host's
                name, _, value = host.cookie.partition("=")
                await page.context.add_cookies([{"name": name, "value": value, "url": served.address}])
            await found.look(page, query)
        await screen.start()
        await stepped(0, screen)
        yield found
