"""A host who is a silent Bug (P3.4), on however many devices: who is host tells others nothing, and powers are few.

A browser that is handed a seat by a link is another person with the same seat. What counts is the seat.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pixcade.client import Server, TableClient
from pixcade.protocol.client_messages import StandIn
from pixcade.protocol.http_messages import TableMade
from pixcade.protocol.server_messages import Changed, Decided, Present
from pixcade.server.rooms.room import Room
from pixcade.table.entries import Agreed, Hosted, Paused, Submitted
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    guest,
    half_step,
    known,
    log_of,
    moves,
    own,
    person,
    program,
    quiet,
    refused,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving

GRACE = 5_000
NAMES = ("Pia", "Ann", "Ben", "Cleo")
"""Pixoid has the first seat, Bugs the others."""


@dataclass
class Round:
    """A table in the middle of a round, at which Ann, Ben and Cleo are silent, and everybody sat down in this order."""

    served: Served
    time: ManualTime
    made: TableMade
    host: Server
    people: dict[str, Server] = field(default_factory=dict)
    pages: dict[str, TableClient] = field(default_factory=dict)

    @property
    def room(self) -> Room:
        return self.served.application.registry.rooms[self.made.table]

    async def device(self, seat: int, holder: str) -> Server:
        """Return one more browser to which somebody has taken a seat."""
        browser = await self.served.person()
        link = await self.people[holder].link(self.made.table, seat)
        await browser.use_link(self.made.table, link.secret)
        return browser

    async def gone(self, page: TableClient) -> None:
        """Let somebody be gone."""
        before = len(self.room.broadcast.connections)
        await page.__aexit__(None, None, None)
        await waited(lambda: len(self.room.broadcast.connections) == before - 1)

    async def passed(self, milliseconds: int = GRACE) -> None:
        """Let time pass, and what it brings be done."""
        self.time.advance(milliseconds)
        await quiet(self.served, self.made)

    async def hosts(self) -> list[str]:
        """Return who has become host since the start, by name."""
        names = {person(page): name for name, page in self.pages.items()}
        return [names.get(one.person, one.person) for one in (await log_of(self.served, self.made, Hosted))[1:]]


@asynccontextmanager
async def a_round(folder: Path, host: str = "", first: str = "", **settings: Any) -> AsyncIterator[Round]:
    """Play up to the middle of a round. The host is one of the players, or watches; `first` sits down first."""
    time = ManualTime()
    async with serving(folder, time=time, ticking=False) as served:
        hosting = await served.person("Host")
        made = await served.table(hosting, "pixoid", grace=GRACE, **{**half_step(), **settings})
        playing = Round(served, time, made, hosting)
        starting = at(hosting, made)
        for name in sorted(NAMES, key=lambda name: name != first):
            playing.people[name] = hosting if name == host else await guest(served, made, name)
            playing.pages[name] = at(playing.people[name], made)
            await playing.pages[name].__aenter__()
            await playing.pages[name].sit(NAMES.index(name), name)
        if host:
            starting = playing.pages[host]
        else:
            await starting.__aenter__()
            playing.pages[""] = starting
        try:
            await starting.start()
            await stepped(0, *playing.pages.values())
            assert known(starting).current.silent == (1, 2, 3)
            yield playing
        finally:
            for page in playing.pages.values():
                await page.__aexit__(None, None, None)


def news(page: TableClient) -> list[Any]:
    """Return what somebody was told of others."""
    return [told for told in page.heard if isinstance(told, Changed | Decided | Present)]


def test_which_device_of_a_silent_host_is_there_is_told_to_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, "Ann", first="Ann") as playing:
            devices = [await playing.device(1, "Ann") for _ in range(4)]
            ben, before = playing.pages["Ben"], playing.pages["Ann"]
            heard = len(news(ben))
            outcomes = set()
            for chosen in (2, 0, 3, 1):
                page = at(devices[chosen], playing.made)
                await page.__aenter__()
                await playing.gone(before)
                await playing.passed(GRACE + 500)
                await ben.agree(2, yes=False)  # nothing changes; what was told before has come by then
                outcomes.add(repr(news(ben)[heard:]))
                before = page
            assert outcomes == {"[]"}
            assert await playing.hosts() == []
            assert own(before).host, "whichever device it is, it is the host's"
            await before.__aexit__(None, None, None)

    run(main())


def test_a_host_on_another_device_has_one_act_and_does_nothing_for_other_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            a_round(tmp_path, "Ann", first="Ann", clock="decision", milliseconds=600_000) as playing,
            at(await playing.device(1, "Ann"), playing.made) as phone,
        ):
            await playing.gone(playing.pages["Ann"])
            await playing.passed()
            piece = next(one.piece for one in known(phone).current.decisions if one.seat == 1)
            first, second = moves(phone, piece)[:2]
            await phone.submit(piece, first)
            await playing.pages["Pia"].agree(0)
            await phone.agree(1)
            with refused("table.silent-once"):
                await phone.submit(piece, second)
            with refused("table.silent-host"):
                await phone.pause()
            with refused("table.silent-host"):
                await phone.ask(StandIn(phone.new_id(), 3))
            await playing.gone(playing.pages["Cleo"])
            await playing.passed()
            await phone.until(lambda: known(phone).seats[3].away)
            for ask in (partial(phone.leave, 3), partial(phone.seat_bot, 3, "regular.dot")):
                with refused("table.silent-host"):
                    await ask()
            assert await log_of(playing.served, playing.made, Paused) == []
            assert [one.seat for one in await log_of(playing.served, playing.made, Agreed)] == [0, 1]
            assert [one.seat for one in await log_of(playing.served, playing.made, Submitted) if one.seat < 3] == [1]

    run(main())


def test_a_host_who_was_handed_a_silent_seat_has_no_powers_meanwhile(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, clock="decision", milliseconds=600_000) as playing:
            await playing.host.use_link(
                playing.made.table, (await playing.people["Ann"].link(playing.made.table, 1)).secret
            )
            watching = playing.pages[""]
            await watching.until(lambda: own(watching).seats == (1,))
            await playing.gone(playing.pages["Cleo"])
            await playing.passed()
            await watching.until(lambda: known(watching).seats[3].away)
            for ask in (watching.pause, partial(watching.leave, 3), partial(watching.seat_bot, 3, "regular.dot")):
                with refused("table.silent-host"):
                    await ask()
            async with at(playing.host, playing.made, screen=True) as screen:
                with refused("table.silent-host"):  # its screen is the same browser
                    await screen.pause()
            await playing.pages["Pia"].agree(0)
            await watching.agree(1)

    run(main())


def test_a_silent_host_is_replaced_after_a_stand_in_has_played_for_the_grace(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, "Ann") as playing:
            ben = playing.pages["Ben"]
            await playing.gone(playing.pages["Ann"])
            async with at(playing.people["Ann"], playing.made, screen=True) as screen:
                await playing.passed()
                await ben.until(lambda: known(ben).seats[1].away)
                assert await playing.hosts() == []
                await playing.gone(screen)  # now or later: nobody can tell
                await playing.passed()
                await ben.until(lambda: known(ben).host == person(playing.pages["Pia"]))
                assert await playing.hosts() == ["Pia"]
                pia = playing.pages["Pia"]
                await pia.until(lambda: own(pia).host)

    run(main())


def test_a_silent_host_for_whom_a_stand_in_plays_can_not_choose_when_somebody_else_is_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, "Ann") as playing, at(playing.people["Ann"], playing.made, screen=True):
            await playing.gone(playing.pages["Ann"])
            await playing.passed()
            await waited(lambda: playing.room.table.seats[1].away)
            await playing.passed()
            assert await playing.hosts() == ["Pia"]

    run(main())


def test_who_becomes_host_does_not_tell_which_silent_seats_are_connected(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, first="Ann") as playing:
            devices = [await playing.device(1, "Ann") for _ in range(2)]
            await playing.gone(playing.pages[""])
            await playing.passed(GRACE - 1)
            await playing.gone(playing.pages["Ann"])
            await playing.passed(1)
            assert await playing.hosts() == ["Ann"]
            async with at(devices[0], playing.made) as phone:
                assert own(phone).host
                assert known(phone).host == person(playing.pages["Ann"]) != person(phone)

    run(main())


def test_while_seats_are_silent_the_host_changes_once_a_step_and_not_beside_a_pause(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, first="Ann", clock="decision", milliseconds=600_000) as playing:
            await playing.pages[""].pause()
            await playing.gone(playing.pages[""])
            for _ in range(3):
                await playing.passed()
            assert await playing.hosts() == []
            for seat, name in enumerate(NAMES):
                await program(playing.pages[name], seat)
            await stepped(1, *(playing.pages[name] for name in NAMES))
            await playing.pages["Ben"].until(lambda: known(playing.pages["Ben"]).host == person(playing.pages["Ann"]))
            await playing.gone(playing.pages["Ann"])
            for _ in range(4):
                await playing.passed()
            assert playing.room.table.seats[1].away
            assert await playing.hosts() == ["Ann"], "once in this step"

    run(main())


def test_a_silent_host_fills_an_open_seat_by_the_stand_in_alone_and_that_is_its_act(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_round(tmp_path, first="Ann") as playing:
            watching, ann = playing.pages[""], playing.pages["Ann"]
            await playing.gone(playing.pages["Pia"])
            await playing.passed()
            await watching.until(lambda: known(watching).seats[0].away)
            await watching.leave(0)
            await playing.gone(watching)
            await playing.passed()
            await ann.until(lambda: known(ann).host == person(ann))
            for bot in ("regular", "rookie.dot"):
                with refused("table.silent-host"):
                    await ann.seat_bot(0, bot)
            await ann.seat_bot(0, "rookie")
            with refused("table.silent-once"):
                await ann.agree(1)

    run(main())
