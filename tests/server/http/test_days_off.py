"""Days off over HTTP: they stop one's clocks in slow games that nobody has open, and are limited."""

from pathlib import Path

from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.notice_messages import DaysOffView, TakeDaysOff
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, company, guest, half_step, program, rejected, settings, stepped, waited
from tests.server.support.server import run, serving

DAY = 24 * 3_600_000
BOT = NewSeat("bot", level="easy")


def test_days_off_stop_clocks_of_unloaded_tables(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            two = (NewSeat(), NewSeat(), BOT, BOT)
            made = await served.table(host, "pixoid", *two, clock="step", milliseconds=DAY, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await program(ann, 0)
            ann_there, ben_there = served.people[-2:]
            rooms, deadlines = served.application.rooms, served.application.deadlines
            await waited(lambda: rooms.open[made.table].idle)
            rooms.open[made.table].requested_at = 0
            rooms.forget_idle()
            assert made.table not in rooms.open, "nobody looks at it"

            taken = await ben_there.ask("POST", "/api/days-off", TakeDaysOff(10), DaysOffView)
            assert taken == DaysOffView(left=4, total=14, back=10 * DAY)
            (mine,) = (await ann_there.running()).tables
            assert (mine.due, mine.waiting, mine.pace, mine.back) == (False, ("Ben",), DAY, 10 * DAY)
            assert mine.left >= 11 * DAY
            time.advance(2 * DAY)
            assert await ben_there.ask("POST", "/api/days-off", TakeDaysOff(0), DaysOffView) == DaysOffView(12, 14, 0)
            with rejected("server.no-days-off", left=12):
                await ben_there.ask("POST", "/api/days-off", TakeDaysOff(13), DaysOffView)

            rooms.drop(made.table, "server.going-down")
            time.advance(DAY + 60_000)
            await deadlines.act()
            await waited(lambda: made.table in rooms.open and rooms.open[made.table].table.step == 1)
            (mine,) = (await ben_there.running()).tables
            assert mine.due, "the stand-in has played one step for Ben"

    run(main())


def test_days_off_count_at_tables_joined_later(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            await host.ask("POST", "/api/days-off", TakeDaysOff(5), DaysOffView)
            slow = {"clock": "step", "milliseconds": DAY, **half_step()}
            mine = (NewSeat("me", name="Host"), BOT, BOT, BOT)
            begun = await host.create(settings(**slow), *mine, start=True)
            joined = await served.table(host, "pixoid", NewSeat("me", name="Host"), NewSeat(), BOT, BOT, **slow)
            ben = await guest(served, joined, "Ben")
            await ben.ask("POST", "/api/days-off", TakeDaysOff(2), DaysOffView)
            async with at(host, begun), at(host, joined) as table, at(ben, joined) as other:
                await other.sit(1, "Ben")
                await table.start()
                rooms = served.application.rooms.open
                now = time.now()
                seats = rooms[begun.table].table.seats
                assert seats[0].off_until == now + 5 * DAY
                await waited(lambda: rooms[joined.table].table.seats[0].off_until == now + 5 * DAY)
                await waited(lambda: rooms[joined.table].table.seats[1].off_until == now + 2 * DAY)

    run(main())
