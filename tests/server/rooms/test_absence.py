"""Absent players are replaced by a bot after the grace and get their seat back; an empty table stands still."""

import asyncio
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.protocol.client_messages import StandIn
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Revealed
from pixcade.store.api import LogLine, Write
from pixcade.table.entries import Away, Expired, Left, Returned, Seated, Submitted
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    guest,
    half_step,
    known,
    log,
    log_of,
    moves,
    own,
    raw,
    rejected,
    settings,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

BOT = NewSeat("bot", level="easy")
TWO = (NewSeat(), NewSeat(), BOT, BOT)
GRACE = 60_000


async def gone(served: Served, table: str, seat: int) -> None:
    """Wait until the server has noticed a departure."""
    await waited(lambda: seat in served.application.rooms.open[table].room.presence.gone)


async def away(table: TableClient, seat: int, is_away: bool = True) -> None:
    """Wait until a client knows that a bot plays for a seat, or no longer does."""
    await table.until(lambda: known(table).seats[seat].away is is_away)


def test_bot_plays_after_grace_and_returns_the_seat(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, grace=20_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                await ben.until(lambda: ben.present is not None and not ben.present.seats[0])
                time.advance(19_999)
                assert await log_of(served, made, Away) == []
                time.advance(1)
                await away(ben, 0)
                await ben.until(lambda: known(ben).current.decisions[0].decided)
                (given,) = [one for one in await log_of(served, made, Submitted) if one.seat == 0]
                assert given.key == "bot"
                async with at(served.people[1], made) as again:
                    await away(again, 0, is_away=False)
                    await again.until(lambda: own(again).programs != () and own(again).programs[0].programmed)
                    assert [(one.move, one.salt) for one in own(again).programs] == [("", "")]
                    with rejected("table.not-yours-to-take-back"):
                        await again.withdraw("amber")
                    await again.submit("amber", "R1")
                    await ben.submit("sky", "U1")
                    await stepped(1, again)
                    (shown,) = [one for one in again.heard if isinstance(one, Revealed)]
                    assert [one.move for one in shown.played if one.piece == "amber"] == ["R1"]
                assert len(await log_of(served, made, Returned)) == 1

    run(main())


def test_reconnect_within_grace_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                for _ in range(3):
                    await ann.__aexit__(None, None, None)
                    await gone(served, made.table, 0)
                    time.advance(GRACE - 1)
                    ann = at(served.people[1], made)
                    await ann.__aenter__()
                    await waited(lambda: 0 not in served.application.rooms.open[made.table].room.presence.gone)
                await ann.__aexit__(None, None, None)
                assert await log_of(served, made, Away) == []

    run(main())


def test_submission_before_leaving_stays_and_is_shown_again(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                done = await ann.submit("amber", "R2")
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                time.advance(GRACE)
                await away(ben, 0)
                assert known(ben).current.decisions[0].commitment == done.commitment
                async with at(served.people[1], made) as again:
                    async with asyncio.timeout(LIMIT):
                        await again.until(lambda: [one.move for one in own(again).programs] == ["R2"])
                    assert own(again).programs[0].salt == done.salt

    run(main())


def test_bots_wait_at_an_empty_table(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann = await served.person("Ann")
            made = await ann.create(
                settings(**half_step()), NewSeat("me", name="Ann"), BOT, BOT, BOT, start=True
            )  # fmt: skip
            before = await log(served, made)
            time.advance(10 * GRACE)
            await served.application.maintenance.beat()
            assert await log(served, made) == before
            async with at(ann, made) as table:
                await table.until(lambda: sum(one.decided for one in known(table).current.decisions) == 3)
            room = await served.application.rooms.room(made.table)
            await waited(lambda: not room.sockets)
            after = await log(served, made)
            time.advance(10 * GRACE)
            assert await log(served, made) == after
            assert not [entry for entry in after if isinstance(entry.what, Away)]

    run(main())


def test_awaited_bots_wait_after_restart_until_someone_is_there(tmp_path: Path) -> None:
    async def main() -> None:
        given = settings(clock="decision", milliseconds=9_000, **half_step())
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann = await served.person("Ann")
            made = await ann.create(given, NewSeat("me", name="Ann"), BOT, BOT, BOT, start=True)
        time.advance(3_600_000)
        async with serving(tmp_path, time=time, ticking=False, port=served.port) as again:
            rooms = again.application.rooms
            assert made.table in rooms.open
            await waited(lambda: rooms.open[made.table].table.paused)
            assert await log_of(again, made, Submitted) == []
            async with at(ann, made) as table:
                await table.until(lambda: sum(one.decided for one in known(table).current.decisions) == 3)

    run(main())


def test_bot_plays_after_two_defaults_and_player_can_return(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=5_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                room = served.application.rooms.open[made.table]
                for step in (0, 1):
                    await stepped(step, ann, ben)
                    await ben.submit("sky", moves(ben, "sky")[0])
                    await waited(lambda: [one.piece for one in room.table.awaited] == ["amber"])
                    time.advance(room.table.ticks_from - time.now() + 5_000)
                await stepped(2, ann, ben)
                assert [one.pieces for one in await log_of(served, made, Expired)] == [("amber",)] * 2
                assert known(ann).seats[0].away
                await ann.until(lambda: known(ann).current.decisions[0].decided)
                with rejected("table.bot-plays", seat=1):
                    await ann.submit("amber", moves(ann, "amber")[0])
                with rejected("table.not-your-seat", seat=1):
                    await ben.back(0)
                await ann.back(0)
                await ann.submit("amber", moves(ann, "amber")[-1], revision=1)

    run(main())


def test_disconnected_bug_is_shown_as_away_during_a_round(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=ManualTime(), ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", **half_step(), clock="decision", milliseconds=30_000)
            async with at(host, made) as screen, company(served, made, "Pia", "Ann", "Ben", "Cleo") as tables:
                await screen.start()
                await stepped(0, *tables)
                pia, _, ben, _ = tables
                assert 2 in known(pia).current.silent
                await ben.__aexit__(None, None, None)
                await pia.until(lambda: pia.present is not None and pia.present.seats == (True, True, False, True))
                assert pia.present is not None
                assert pia.present.stand_in[2] == GRACE

    run(main())


def test_leaving_while_a_bot_plays_is_final(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                time.advance(GRACE)
                await away(ben, 0)
                async with raw(served.people[1], made) as again:
                    assert (await again.answer(type="leave", id="go", seat=0))["type"] == "done"
                await ben.until(lambda: known(ben).seats[0].holder == "bot")
                assert [one.by for one in await log_of(served, made, Left)] == [""]
                assert (await log_of(served, made, Seated))[-1].by == "server"
                async with at(served.people[1], made) as again:
                    assert own(again).seats == ()
                    assert not own(again).spectator

    run(main())


def test_player_returning_as_the_grace_ends_has_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            writing, going_on, write = asyncio.Event(), asyncio.Event(), served.store.write

            async def slow(*writes: Write) -> None:
                if any(isinstance(one, LogLine) and '"kind":"away"' in one.text for one in writes):
                    writing.set()
                    await going_on.wait()
                await write(*writes)

            monkeypatch.setattr(served.store, "write", slow)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                time.advance(GRACE)
                await writing.wait()
                async with at(served.people[1], made) as again, asyncio.timeout(LIMIT):
                    going_on.set()
                    await ben.until(lambda: any(getattr(one, "what", "") == "returned" for one in ben.heard))
                    await away(again, 0, is_away=False)
                    await again.until(lambda: own(again).seats == (0,))
                assert len(await log_of(served, made, Away)) == len(await log_of(served, made, Returned)) == 1

    run(main())


def test_seat_moved_to_a_connected_phone_is_not_absent(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            phone = await guest(served, made)
            async with (
                at(host, made) as screen,
                company(served, made, "Ann", "Ben") as (ann, ben),
                at(phone, made) as new,
            ):
                await screen.start()
                await stepped(0, ann, ben)
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                time.advance(GRACE)
                await away(ben, 0)
                laptop = served.people[2]
                link = await laptop.link(made.table, 0)
                await phone.use_link(made.table, link.secret)
                async with asyncio.timeout(LIMIT):
                    await away(ben, 0, is_away=False)
                await new.until(lambda: own(new).seats == (0,))
                assert [one.move for one in own(new).programs] == [""]

    run(main())


def test_stand_in_is_announced_and_host_may_start_it_early(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, grace=20_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                with rejected("table.not-started"):
                    await screen.ask(StandIn(screen.new_id(), 0))
                await screen.start()
                await stepped(0, ann, ben)
                with rejected("server.still-there", seat=1):
                    await screen.ask(StandIn(screen.new_id(), 0))
                await ann.__aexit__(None, None, None)
                await gone(served, made.table, 0)
                await ben.until(lambda: ben.present is not None and ben.present.stand_in == (20_000, -1, -1, -1))
                time.advance(5_000)
                async with at(await guest(served, made), made) as late:  # late joiners get the remaining time
                    await late.until(lambda: late.present is not None)
                    assert late.present is not None
                    assert late.present.stand_in == (15_000, -1, -1, -1)
                with rejected("server.host-only"):
                    await ben.ask(StandIn(ben.new_id(), 0))
                await screen.ask(StandIn(screen.new_id(), 0))
                await away(ben, 0)
                await ben.until(lambda: ben.present is not None and ben.present.stand_in == ())
                with rejected("table.nobody-there", seat=1):
                    await screen.ask(StandIn(screen.new_id(), 0))

    run(main())
