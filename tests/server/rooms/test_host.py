"""The host's powers and their limits, succession of an absent host, and stopping a game by agreement."""

import asyncio
from pathlib import Path

import pytest

from pixcade.client import Goodbye, TableClient
from pixcade.games import rules
from pixcade.games.record import read_record, write_record
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Changed
from pixcade.room.change import Policy
from pixcade.table.entries import Arranged, Hosted, Left, Paused, Resumed, Seated
from pixcade.table.record import record_of
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    ended,
    guest,
    half_step,
    known,
    log,
    log_of,
    moves,
    own,
    person,
    rejected,
    settings,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving

BOT = NewSeat("bot", level="easy")
GRACE = 60_000
PUBLIC = Policy(public=True)


def changes(table: TableClient, what: str) -> list[tuple[int, str]]:
    """Return received events of one kind: which seat, and who caused it."""
    return [(one.seat, one.by) for one in table.heard if isinstance(one, Changed) and one.what == what]


def test_host_arranges_everything_before_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben", "Cid") as (ann, ben, cid):
                await screen.swap(0, 1)
                await screen.leave(2)
                await screen.seat_bot(2, "easy")
                await screen.seat_bot(2, "hard")
                await screen.leave(2)
                await cid.until(lambda: cid.yours is not None and cid.yours.seats == ())
                with rejected("table.seat-taken", seat=1):
                    await screen.seat_bot(0, "easy")
                await screen.arrange(settings("pixl", options={"players": "3"}, clock="decision", milliseconds=9_000))
                await ann.until(lambda: ann.state is not None and ann.state.settings.game == "pixl")
                assert ann.state is not None
                assert [seat.name for seat in ann.state.seats] == ["Ben", "Ann", ""]
                await screen.swap(1, 2)
                with rejected("table.seat-in-use", seat=3):
                    await screen.arrange(settings("pixl", options={"players": "2"}))
                await screen.swap(1, 2)
                await screen.arrange(settings("pixl", options={"players": "2"}))
                await screen.start()
                await stepped(0, ann, ben)
                assert [left.by for left in await log_of(served, made, Left)] == ["host", "host"]
                assert {one.by for one in await log_of(served, made, Seated) if one.holder == "bot"} == {"host"}

    run(main())


def test_only_the_host_arranges(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT)
            async with company(served, made, "Ann", "Ben") as (ann, _), at(await guest(served, made), made) as eve:
                before = await log(served, made)
                for table in (ann, eve):
                    for asked in (
                        table.leave(1), table.leave(2), table.seat_bot(2, "easy"), table.swap(1, 2), table.start(),
                        table.arrange(settings()), table.pause(), table.resume(),
                    ):  # fmt: skip
                        with rejected("server.host-only"):
                            await asked
                assert await log(served, made) == before

    run(main())


@pytest.mark.parametrize("public", [False, True])
def test_host_can_pause_but_not_touch_present_players(tmp_path: Path, public: bool) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=PUBLIC) as served:
            host = await served.person("Host")
            made = await served.table(
                host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, public=public, clock="bank", milliseconds=60_000
            )
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben, screen)
                with rejected("server.seat-in-play", seat=1):
                    await screen.leave(0)
                with rejected("server.seat-in-play", seat=1):
                    await screen.seat_bot(0, "easy")
                with rejected("server.bot-in-play", seat=3):
                    await screen.leave(2)
                with rejected("server.bot-in-play", seat=3):
                    await screen.seat_bot(2, "hard")
                with rejected("table.started"):
                    await screen.swap(0, 1)
                with rejected("table.started"):
                    await screen.arrange(settings(clock="none"))
                with rejected("table.started"):
                    await screen.start()
                with rejected("table.not-your-seat"):
                    await screen.agree(0)
                with rejected("table.not-your-seat"):
                    await screen.back(0)
                with rejected("table.not-your-seat"):
                    await screen.submit("amber", "@a10")
                await screen.pause()
                with rejected("table.paused"):
                    await screen.pause()
                await screen.resume()
                with rejected("table.not-paused"):
                    await screen.resume()
                await ben.until(lambda: bool(changes(ben, "resumed")))
                assert changes(ben, "paused") == changes(ben, "resumed") == [(-1, "host")]
                assert [one.by for one in await log_of(served, made, Paused)] == ["host"]
                assert [one.by for one in await log_of(served, made, Resumed)] == ["host"]
                assert await log_of(served, made, Arranged) == []

    run(main())


async def absent(served: Served, time: ManualTime, made: str, seat: int) -> None:
    """Let a departed player's grace pass."""
    room = served.application.rooms.open[made]
    await waited(lambda: seat in served.application.rooms.open[made].room.presence.gone)
    time.advance(GRACE)
    await waited(lambda: room.table.seats[seat].away)


@pytest.mark.parametrize("public", [False, True])
def test_host_frees_or_fills_a_seat_only_after_its_grace(tmp_path: Path, public: bool) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, policy=PUBLIC) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), NewSeat(), BOT, public=public)
            async with at(host, made) as screen, company(served, made, "Ann") as (ann,):
                lost = [await guest(served, made) for _ in range(2)]
                for seat, one in enumerate(lost, start=1):
                    async with at(one, made) as table:
                        await table.sit(seat, f"Lost {seat}")
                await screen.start()
                await stepped(0, ann, screen)
                time.advance(GRACE - 1)
                with rejected("server.seat-in-play", seat=2):
                    await screen.leave(1)
                time.advance(1)
                room = served.application.rooms.open[made.table]
                await waited(lambda: room.table.seats[1].away and room.table.seats[2].away)
                with rejected("server.host-only"):
                    await ann.leave(1)
                await screen.leave(1)
                await screen.seat_bot(2, "normal")
                await screen.seat_bot(1, "normal")
                await ann.until(lambda: (1, "host") in changes(ann, "seated"))
                assert changes(ann, "left") == [(1, "host"), (2, "host")]
                assert changes(ann, "seated")[-2:] == [(2, "host"), (1, "host")]
                async with at(lost[0], made) as again:
                    assert again.yours is not None
                    assert again.yours.seats == ()
                    with rejected("table.seat-taken", seat=2):
                        await again.sit(1, "Lost 1")

    run(main())


def test_player_returning_as_seat_is_freed_keeps_or_loses_it(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), BOT, BOT, BOT)
            async with at(host, made) as screen:
                away = await guest(served, made)
                async with at(away, made) as table:
                    await table.sit(0, "Ann")
                await screen.start()
                await absent(served, time, made.table, 0)
                returning = at(away, made)
                freed, _ = await asyncio.gather(screen.leave(0), returning.__aenter__(), return_exceptions=True)
                room = served.application.rooms.open[made.table]
                await waited(lambda: not room.table.seats[0].away)
                seat = room.table.seats[0]
                assert seat.holder == ("person" if isinstance(freed, Exception) else "open")
                await returning.until(
                    lambda: returning.yours is not None and (returning.yours.seats == (0,)) == (seat.holder == "person")
                )
                await returning.__aexit__(None, None, None)

    run(main())


def test_present_player_behind_a_bot_is_not_freed(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(
                host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, clock="decision", milliseconds=5_000, **half_step()
            )
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                room = served.application.rooms.open[made.table]
                for step in (1, 2):
                    await stepped(step - 1, ben)
                    await ben.submit("sky", moves(ben, "sky")[0])
                    await waited(lambda: len(room.table.awaited) == 1)
                    time.advance(room.table.ticks_from - time.now() + 5_000)
                    await waited(lambda step=step: room.table.step >= step)
                await waited(lambda: room.table.seats[0].away)
                with rejected("server.seat-in-play", seat=1):
                    await screen.leave(0)
                with rejected("server.seat-in-play", seat=1):
                    await screen.seat_bot(0, "easy")
                with rejected("table.bot-plays", seat=1):
                    await ann.agree(0)
                await ann.back(0)
                with rejected("table.not-away", seat=1):
                    await ann.back(0)

    run(main())


def test_longest_seated_player_replaces_an_absent_host(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), NewSeat(), BOT)
            people = {(await one.about()).person: one for one in [await guest(served, made) for _ in range(3)]}
            *others, gone = [people[id] for id in sorted(people)]  # neither the first seat nor the least id counts
            async with at(host, made) as screen:
                async with at(gone, made) as first:
                    await first.sit(2, "First")
                async with at(others[0], made) as ann, at(others[1], made) as ben:
                    await ann.sit(0, "Ann")
                    await ben.sit(1, "Ben")
                    await screen.start()
                    await stepped(0, ann, ben)
                    await absent(served, time, made.table, 2)
                    async with at(gone, made) as first:  # away and back again: the others have sat without a break
                        await first.until(lambda: first.state is not None and not first.state.seats[2].away)
                        await screen.__aexit__(None, None, None)
                        presence = served.application.rooms.open[made.table].room.presence
                        await waited(lambda: presence.host_gone is not None)
                        time.advance(GRACE - 1)
                        assert len(await log_of(served, made, Hosted)) == 1
                        time.advance(1)
                        await ann.until(lambda: known(ann).host == person(ann))
                        await ben.until(lambda: bool(changes(ben, "hosted")))
                        assert changes(ben, "hosted") == [(-1, "server")]
                        await ann.pause()
                        async with at(host, made) as back:
                            with rejected("server.host-only"):
                                await back.resume()
                        assert len(await log_of(served, made, Hosted)) == 2

    run(main())


def test_host_moved_to_phone_stays_host_silently(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            laptop = await served.person("Ann")
            made = await served.table(laptop, "pixoid", NewSeat("me", name="Ann"), BOT, BOT, BOT)
            phone = await served.person()
            await phone.use_link(made.table, (await laptop.link(made.table, 0)).secret)
            async with at(laptop, made) as first, at(phone, made) as second:
                await first.start()
                assert own(second).host
                await second.pause()
                await first.__aexit__(None, None, None)
                await waited(lambda: len(served.application.rooms.open[made.table].sockets) == 1)
                for _ in range(5):
                    time.advance(GRACE)
                    await second.say(0, "still here")
                await second.resume()
                assert known(second).host != person(second), "others are not told which device it is"
                assert len(await log_of(served, made, Hosted)) == 1
                await laptop.sign_out_others(made.table, 0)
                with rejected("server.host-only"):
                    await second.pause()

    run(main())


def test_new_host_is_announced_by_player_not_device(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), BOT, BOT, BOT)
            async with at(host, made) as screen, company(served, made, "Ann") as (ann,):
                phone = await served.person()
                await phone.use_link(made.table, (await served.people[1].link(made.table, 0)).secret)
                async with at(phone, made) as second:
                    await ann.__aexit__(None, None, None)
                    await screen.__aexit__(None, None, None)
                    await waited(lambda: served.application.rooms.open[made.table].room.presence.host_gone is not None)
                    assert not own(second).host
                    time.advance(GRACE)
                    await second.until(lambda: own(second).host)
                    assert known(second).host == person(ann)
                    await second.start()

    run(main())


def test_bot_never_becomes_host(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host)
            robot = type(host)(served.address, token=(await host.new_token("Robot")).token)
            await robot.join_by_link(made.table, made.invite)
            async with at(robot, made) as table:
                await table.sit(0, "Robot")
                assert table.state is not None
                time.advance(10 * GRACE)
                async with company(served, made) as _, at(await guest(served, made, "Ann"), made) as ann:
                    await ann.sit(1, "Ann")
                    await table.until(lambda: known(table).host == person(ann))
                assert [seat.program for seat in table.state.seats][:2] == [True, False]

    run(main())


def test_everyone_can_agree_to_stop_and_record_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                with rejected("table.not-started"):
                    await ann.agree(0)
                await screen.start()
                await stepped(0, ann, ben)
                await asyncio.gather(ann.submit("amber", "U1"), ben.submit("sky", "U1"))
                await ann.until(lambda: ann.state is not None and ann.state.current.step == 1)
                await ann.submit("amber", "U1")
                await ann.agree(0)
                await ann.agree(0, yes=False)
                with rejected("table.not-your-seat"):
                    await ann.agree(1)
                await ben.agree(1)
                assert ben.state is not None
                assert ben.state.phase == "playing"
                await ann.agree(0)
                await ended(ann, ben, screen)
                outcome = known(screen).current.outcome
                assert outcome is not None
                assert (outcome.reason, outcome.stopped, outcome.winners) == ("stopped", "agreed", ())
                room = await served.application.rooms.room(made.table)
                assert outcome.points == room.table.game.points(room.table.state)
                text = write_record(record_of(room.table, "2030-03-17"), rules)
                record = read_record(text, rules)
                assert record.stopped
                assert len(record.moves) == 1
                assert "U1" not in str(record.moves[1:])
                row = await served.store.game(made.table)
                assert row is not None
                assert f"result = {row.result}" in text
                with rejected("core.game-over"):
                    await ann.agree(0)
                with rejected("core.game-over"):
                    await ann.leave(0)
                with rejected("core.game-over"):
                    await screen.pause()

    run(main())


def test_rematch_keeps_roles_and_settings_and_is_made_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            given = {"clock": "bank", "milliseconds": 70_000, "grace": 30_000, "chat": False, **half_step()}
            made = await served.table(
                host, "pixoid", NewSeat(), NewSeat(), BOT, NewSeat("bot", level="normal"), **given
            )
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                with rejected("server.not-over"):
                    await ann.rematch()
                await ann.agree(0)
                await ben.agree(1)
                await ben.until(lambda: ben.state is not None and ben.state.phase == "over")
                stranger = await guest(served, made)
                async with at(stranger, made) as eve:
                    with rejected("server.players-only"):
                        await eve.rematch()
                following = set(await asyncio.gather(ann.rematch(), ben.rematch(), screen.rematch(), ann.rematch()))
                assert len(following) == 1
                (new,) = following
                assert [row.id for row in await served.store.followers(made.table)] == [new]
                async with at(served.people[2], new) as again, at(host, new) as hosting:
                    state = again.state
                    assert state is not None
                    assert state.previous == made.table
                    assert [seat.name for seat in state.seats] == ["Ann", "Ben", "easy", "normal"]
                    assert again.yours is not None
                    assert again.yours.seats == (1,)
                    assert state.settings == known(ben).settings
                    assert state.host == person(screen)
                    await hosting.start()
                async with at(host, made) as late:
                    assert late.state is not None
                    assert late.state.next == new

    run(main())


def test_rematch_is_made_again_if_its_lobby_was_removed(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid", NewSeat("me", name="Ann"), BOT, BOT, BOT)
            async with at(ann, made) as table:
                await table.start()
                await table.agree(0)
                first = await table.rematch()
                time.advance(23 * 3_600_000)
                await served.application.maintenance.tidy()
                assert await table.rematch() == first
                time.advance(2 * 3_600_000)
                await served.application.maintenance.tidy()
                assert await served.store.table(first) is None
                async with at(ann, made) as again:
                    assert known(again).next == ""
                second = await table.rematch()
                assert second != first
                assert await served.store.table(made.table) is not None
            with pytest.raises(Goodbye) as gone:
                await at(ann, first).__aenter__()
            assert gone.value.code == "server.no-such-table"

    run(main())
