"""Clocks: milliseconds left and never a time of day, a timeout that counts once, and no one stops them alone."""

import asyncio
import json
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Revealed
from pixcade.server.tables.open_room import OpenRoom
from pixcade.table.entries import Expired, Submitted
from tests.server.support.manual_time import BEGINNING, ManualTime
from tests.server.support.people import (
    at,
    company,
    guest,
    half_step,
    known,
    log_of,
    moves,
    numbers_in,
    raw,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving

BOT = NewSeat("bot", level="easy")
TWO = (NewSeat(), NewSeat(), BOT, BOT)
YEAR = 365 * 24 * 3_600_000


async def only(room: OpenRoom, *pieces: str) -> None:
    """Wait until only these are awaited."""
    await waited(lambda: [one.piece for one in room.table.awaited] == list(pieces))


def pass_time(room: OpenRoom, time: ManualTime, milliseconds: int) -> None:
    """Let time pass from when the clocks of this step begin to run."""
    time.advance(max(0, room.table.ticks_from - time.now()) + milliseconds)


def test_timeout_is_logged_once_and_the_default_is_played(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=8_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                room = served.application.rooms.open[made.table]
                assert known(ann).clocks == {"amber": 8_000, "sky": 8_000}
                time.advance(3_000)
                await ann.submit("amber", "R1")
                await ben.until(lambda: known(ben).current.decisions[0].decided)
                assert known(ben).clocks == {"sky": 5_000}
                await only(room, "sky")
                time.advance(4_999)
                assert await log_of(served, made, Expired) == []
                time.advance(1)
                await stepped(1, ann, ben)
                time.advance(1)
                assert [one.pieces for one in await log_of(served, made, Expired)] == [("sky",)]
                (shown,) = [one for one in ben.heard if isinstance(one, Revealed)]
                (sky,) = [one for one in shown.played if one.piece == "sky"]
                assert (sky.default, sky.commitment, sky.salt, sky.milliseconds) == (True, "", "", 8_000)

    run(main())


@pytest.mark.parametrize("early", [True, False])
def test_submission_at_timeout_counts_once(tmp_path: Path, early: bool) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=8_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                room = served.application.rooms.open[made.table]
                await ben.submit("sky", "U1")
                await only(room, "amber")
                task = asyncio.create_task(ann.submit("amber", "R1", revision=0))
                if early:
                    await waited(lambda: bool(room.room.batches) or task.done())
                time.advance(8_000)
                (answer,) = await asyncio.gather(task, return_exceptions=True)
                await stepped(1, ann, ben)
                given = [one for one in await log_of(served, made, Submitted) if (one.step, one.piece) == (0, "amber")]
                expired = [one for one in await log_of(served, made, Expired) if one.step == 0]
                assert len(given) + len(expired) == 1
                assert isinstance(answer, PixcadeError) == bool(expired)
                if isinstance(answer, PixcadeError):
                    assert answer.code in ("table.step-passed", "table.time-is-up", "table.stale-revision")

    run(main())


def test_time_bank_is_spent_over_all_steps_of_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="bank", milliseconds=20_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                room = served.application.rooms.open[made.table]
                await ben.submit("sky", "U1")
                await only(room, "amber")
                time.advance(12_000)
                await ann.submit("amber", "R1")
                await stepped(1, ann, ben)
                assert known(ann).clocks == {"amber": 8_000, "sky": 20_000}
                await ben.submit("sky", moves(ben, "sky")[0])
                await only(room, "amber")
                pass_time(room, time, 8_000)
                await stepped(2, ann)
                assert [one.pieces for one in await log_of(served, made, Expired)] == [("amber",)]

    run(main())


def test_pause_charges_no_one_and_allows_submissions(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=8_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                time.advance(3_000)
                await screen.pause()
                await ann.until(lambda: known(ann).paused and known(ann).paused_by == "host")
                time.advance(YEAR)
                await ben.submit("sky", "U1")
                await screen.resume()
                await ann.until(lambda: not known(ann).paused)
                assert known(ann).clocks == {"amber": 5_000}
                assert await log_of(served, made, Expired) == []
                time.advance(5_000)
                await stepped(1, ann)

    run(main())


def test_messages_contain_no_time_of_day(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="bank", milliseconds=60_000, **half_step())
            texts: list[str] = []
            async with raw(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await ann.say(0, "hello")
                await screen.answer(type="start", id="1")
                await play(served, made.table, time, ann, ben)
                async with raw(await guest(served, made), made) as late:
                    texts += late.texts
                await ann.agree(0)
                await ben.agree(1)
                await screen.until(lambda one: one["type"] == "state" and one["phase"] == "over")
                await screen.answer(type="rematch", id="2")
                served.beat()
                await screen.until(lambda one: one["type"] == "heartbeat")
                texts += screen.texts
            texts.append((await host.fetch("GET", "/api/server"))[1].decode())
            texts.append((await host.fetch("GET", f"/api/games/{made.table}"))[1].decode())
            numbers = {number for text in texts for number in numbers_in(json.loads(text))}
            now = time.now()
            for unit in (1, 1_000):
                near = [number for number in numbers if abs(number - BEGINNING // unit) < 2 * YEAR // unit]
                assert near == []
            assert now > BEGINNING
            assert len(texts) > 20

    run(main())


async def play(served: Served, table: str, time: ManualTime, ann: TableClient, ben: TableClient) -> None:
    """Let two steps be played, one of them by the clock."""
    room = served.application.rooms.open[table]
    await stepped(0, ann, ben)
    await ben.submit("sky", "U1")
    time.advance(5_000)
    await ann.submit("amber", "R1")
    await stepped(1, ann, ben)
    await ben.submit("sky", moves(ben, "sky")[0])
    await only(room, "amber")
    pass_time(room, time, 60_000)
    await stepped(2, ann, ben)


def test_timeout_is_announced_while_others_are_awaited(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            seats = (NewSeat("me", name="Ann"), NewSeat("me", name="Ben"), NewSeat(), BOT)
            made = await served.table(host, "pixoid", *seats, clock="decision", milliseconds=8_000, **half_step())
            async with at(host, made) as page, at(await guest(served, made), made) as cid:
                await cid.sit(2, "Cid")
                await page.start()
                await stepped(0, page, cid)
                room = served.application.rooms.open[made.table]
                await only(room, "amber", "sky", "rose")
                time.advance(8_000)
                await page.until(lambda: known(page).clocks == {})
                assert [one.decided for one in known(page).current.decisions] == [False, False, True, True]

    run(main())


def test_clocks_start_after_the_last_reveal_was_shown(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=8_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await asyncio.gather(ann.submit("amber", "R1"), ben.submit("sky", "U1"))
                await stepped(1, ann, ben)
                wait = known(ann).current.wait
                assert wait > 0
                time.advance(wait)
                async with at(await guest(served, made), made) as late:
                    assert set(known(late).clocks.values()) == {8_000}

    run(main())
