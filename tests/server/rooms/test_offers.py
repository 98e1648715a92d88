"""Open seats: offered by hosts of slow games, listed from the store, taken by anyone, filled by bots in the end."""

from pathlib import Path

import pytest

from pixcade.client import Server, TableClient
from pixcade.client.errors import Goodbye
from pixcade.protocol.client_messages import OfferSeats
from pixcade.protocol.http_messages import NewSeat, OpenTable, OpenTables, TableMade
from pixcade.room.change import Policy
from pixcade.room.inputs import CloseTable
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, half_step, known, person, rejected, stepped, waited
from tests.server.support.server import Served, run, serving

BOT = NewSeat("bot", level="easy")
HOUR = 3_600_000
DAY = 24 * HOUR
OPEN = Policy(open_seats=True)


async def lobby(served: Served, host: Server, *seats: NewSeat) -> TableMade:
    me = NewSeat("me", name="Ann")
    return await served.table(host, "pixoid", me, *seats, clock="step", milliseconds=DAY, **half_step())


async def offer(table: TableClient, *, offered: bool = True, bots_after: int = 0) -> None:
    await table.ask(OfferSeats(table.new_id(), offered, bots_after))


async def listed(person: Server) -> tuple[OpenTable, ...]:
    return (await person.ask("GET", "/api/open-seats", None, OpenTables)).tables


def evict(served: Served, made: TableMade) -> None:
    """Take a table out of memory."""
    rooms = served.application.rooms
    rooms.open[made.table].requested_at = 0
    rooms.forget_idle()
    assert made.table not in rooms.open


def test_stranger_takes_an_open_seat_and_the_game_starts(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=OPEN, time=ManualTime(), ticking=False, paced=False) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            made = await lobby(served, ann, NewSeat(), BOT, BOT)
            with pytest.raises(Goodbye, match="not-invited"):
                async with at(ben, made):
                    pass
            async with at(ann, made) as host:
                await offer(host, bots_after=DAY)
                await host.until(lambda: known(host).offered > 6 * DAY and known(host).bots_in > DAY - HOUR)
            await waited(lambda: served.application.rooms.open[made.table].idle)
            evict(served, made)
            (one,) = await listed(ben)
            assert (one.table, one.game, one.pace, one.players, one.bots, one.free, one.bots_in) == (
                made.table, "pixoid", DAY, ("Ann",), 2, 1, DAY,
            )  # fmt: skip
            assert one.options["players"] == "4"
            assert made.table not in served.application.rooms.open, "the list loads no table"
            async with at(ben, made) as guest:
                assert known(guest).host != person(guest)
                await guest.sit(1, "Ben")
                await stepped(0, guest)
                await guest.until(lambda: known(guest).phase == "playing")
            assert await listed(ben) == ()
            (mine,) = (await ann.running()).tables
            assert mine.due

    run(main())


def test_bots_take_open_seats_after_the_time(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, policy=OPEN, time=time, ticking=False, paced=False) as served:
            ann = await served.person("Ann")
            made = await lobby(served, ann, NewSeat(), NewSeat(), BOT)
            async with at(ann, made) as host:
                await offer(host, bots_after=900_000)
            await waited(lambda: served.application.rooms.open[made.table].idle)
            evict(served, made)
            (mine,) = (await ann.running()).tables
            assert (mine.phase, mine.left) == ("lobby", -1)
            time.advance(899_000)
            await served.application.deadlines.act()
            assert made.table not in served.application.rooms.open
            time.advance(2_000)
            await served.application.deadlines.act()
            await waited(lambda: served.application.rooms.open[made.table].table.started)
            seats = served.application.rooms.open[made.table].table.seats
            assert [seat.holder for seat in seats] == ["person", "bot", "bot", "bot"]

    run(main())


def test_offer_ends_after_a_week_and_the_table_stays(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, policy=OPEN, time=time, ticking=False) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            made = await lobby(served, ann, NewSeat(), NewSeat(), BOT)
            async with at(ann, made) as host:
                await offer(host)
            await waited(lambda: served.application.rooms.open[made.table].idle)
            evict(served, made)
            time.advance(7 * DAY - 1)
            await served.application.maintenance.tidy()
            assert [one.bots_in for one in await listed(ben)] == [-1]
            time.advance(1)
            await served.application.deadlines.act()
            await waited(lambda: served.application.rooms.open[made.table].room.saved.row.offered == 0)
            assert await listed(ben) == ()
            await served.application.maintenance.tidy()
            async with at(ann, made) as host:
                assert known(host).phase == "lobby"

    run(main())


def test_host_and_operator_remove_open_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=OPEN) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            made = await lobby(served, ann, NewSeat(), BOT, BOT)
            async with at(ann, made) as host, at(ann, made) as other:
                await offer(host)
                assert len(await listed(ben)) == 1
                await other.until(lambda: known(other).offered > 0)
                await offer(host, offered=False)
                await other.until(lambda: known(other).offered == 0)
                assert await listed(ben) == ()
                with pytest.raises(Goodbye, match="not-invited"):
                    async with at(ben, made):
                        pass
                await offer(host)
                async with at(ben, made) as guest:
                    with rejected("server.host-only"):
                        await offer(guest, offered=False)
                assert len(await listed(ben)) == 1
                await (await served.application.rooms.room(made.table)).ask(None, CloseTable())
            assert await listed(ben) == ()
            left = await lobby(served, ann, NewSeat(), BOT, BOT)
            async with at(ann, left) as host:
                await offer(host)
                await host.leave(0)
                assert await listed(ben) == (), "the host no longer plays"

    run(main())


def test_person_offers_seats_at_five_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=OPEN) as served:
            ann = await served.person("Ann")
            for _ in range(5):
                made = await lobby(served, ann, NewSeat(), BOT, BOT)
                async with at(ann, made) as host:
                    await offer(host)
            async with at(ann, made) as host:
                await offer(host, bots_after=DAY)
            another = await lobby(served, ann, NewSeat(), BOT, BOT)
            async with at(ann, another) as host:
                with rejected("server.too-many-offers", most=5):
                    await offer(host)
            assert len(await listed(await served.person("Ben"))) == 5
            assert await listed(ann) == (), "she sits there already"

    run(main())


@pytest.mark.parametrize("policy", [OPEN, Policy()])
def test_only_free_seats_of_slow_games_are_offered(tmp_path: Path, policy: Policy) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=policy) as served:
            ann = await served.person("Ann")
            assert (await ann.about()).open_seats == policy.open_seats
            quick = await served.table(ann, "pixoid", NewSeat("me", name="Ann"))
            full = await lobby(served, ann, BOT, BOT, BOT)
            standing = await served.table(ann, "pixoid", clock="step", milliseconds=DAY)
            code = "server.nothing-to-offer" if policy.open_seats else "server.no-open-seats"
            for made in (quick, full, standing):
                async with at(ann, made) as host:
                    with rejected(code):
                        await offer(host)
            if not policy.open_seats:
                with rejected("server.no-open-seats"):
                    await listed(ann)

    run(main())
