"""Devices of one person: who may join, what that reveals, and that a deleted person leaves nothing behind."""

from pathlib import Path

import pytest

from pixcade.client import Server
from pixcade.protocol.http_messages import GameList, LinkMade, NewSeat, NoBody
from pixcade.protocol.notice_messages import DaysOffView, TakeDaysOff
from pixcade.protocol.person_messages import DeviceId, DeviceJoined, DeviceLink, DeviceOwner, DevicesView, PersonExport
from pixcade.room.change import Policy
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    ended,
    half_step,
    own,
    program,
    rejected,
    settings,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving

BOT = NewSeat("bot", level="easy")
DAY = 24 * 3_600_000


async def link_of(person: Server) -> DeviceLink:
    return DeviceLink((await person.ask("POST", "/api/devices/link", NoBody(), LinkMade)).secret)


async def join(device: Server, link: DeviceLink) -> DeviceJoined:
    return await device.ask("POST", "/api/devices/join", link, DeviceJoined)


async def devices(person: Server) -> DevicesView:
    return await person.ask("GET", "/api/devices", None, DevicesView)


def test_second_device_has_seats_name_and_slow_games(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, paced=False) as served:
            ann = await served.person("Ann")
            made = await served.table(
                ann, "pixoid", NewSeat("me", name="Ann"), BOT, BOT, BOT, clock="step", milliseconds=DAY
            )
            phone = await served.person()
            link = await link_of(ann)
            assert await phone.ask("POST", "/api/devices/look", link, DeviceOwner) == DeviceOwner("Ann")
            assert (await phone.about()).person != (await ann.about()).person, "looking changes nothing"
            joined = await join(phone, link)
            assert (joined.name, joined.tables) == ("Ann", (made.table,))
            assert (await phone.about()).person == (await ann.about()).person
            async with at(ann, made) as desk, at(phone, made) as pocket:
                await pocket.start()
                await desk.until(lambda: desk.state is not None and desk.state.phase == "playing")
                assert own(pocket).seats == own(desk).seats == (0,)
            assert [one.table for one in (await phone.running()).tables] == [made.table]
            assert [one.current for one in (await devices(phone)).devices] == [False, True]

    run(main())


def test_device_link_works_once_for_ten_minutes(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann, phone, thief = [await served.person(name) for name in ("Ann", "Phone", "Thief")]
            used, late = await link_of(ann), await link_of(ann)
            await join(phone, used)
            for device, link in ((thief, used), (thief, DeviceLink("0" * 64))):
                for path, answer in (("look", DeviceOwner), ("join", DeviceJoined)):
                    with rejected("server.wrong-device-link"):
                        await device.ask("POST", f"/api/devices/{path}", link, answer)
            with rejected("server.own-device"):
                await join(phone, late)
            time.advance(600_001)
            with rejected("server.wrong-device-link"):
                await join(thief, late)
            assert len((await devices(ann)).devices) == 2

    run(main())


def test_device_in_game_with_others_cannot_join(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await ben.until(lambda: ben.state is not None and ben.state.phase == "playing")
                ann_there, ben_there = served.people[-2:]
                link = await link_of(ann_there)
                with rejected("server.games-here"):
                    await join(ben_there, link)
                await program(ann, 0)
                assert own(ben).seats == (1,)
                assert (await ben_there.about()).person != (await ann_there.about()).person
            assert (await join(await served.person(), link)).name == "Ann", "the link is still good"

    run(main())


def test_joining_device_brings_its_slow_games_along(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=ManualTime(), ticking=False, paced=False) as served:
            ann, phone, ben = [await served.person(name) for name in ("Ann", "Phone", "Ben")]
            tables = []
            for person, name in ((ann, "Ann"), (phone, "Phone")):
                made = await served.table(
                    person, "pixoid", NewSeat("me", name=name), NewSeat(), BOT, BOT, clock="step", milliseconds=DAY,
                    **half_step(),
                )  # fmt: skip
                await ben.join_by_link(made.table, made.invite)
                async with at(ben, made) as guest, at(person, made) as host:
                    await guest.sit(1, "Ben")
                    await host.start()
                    await stepped(0, guest, host)
                tables.append(made)
            async with at(phone, tables[1]) as table:
                await program(table, 0)
            await ann.ask("POST", "/api/days-off", TakeDaysOff(3), DaysOffView)
            joined = await join(phone, await link_of(ann))
            assert joined.tables == tuple(sorted(made.table for made in tables))
            owner = (await ann.about()).person
            async with at(ann, tables[1]) as desk, at(phone, tables[0]) as pocket:
                assert desk.state is not None
                assert (own(desk).seats, own(desk).host, own(pocket).seats) == ((0,), True, (0,))
                assert own(desk).programs[0].programmed, "the move stays in"
                assert desk.state.seats[0].person == owner
                room = served.application.rooms.open[tables[1].table]
                await waited(lambda: room.table.seats[0].off_until > 0)
            assert {one.table for one in (await phone.running()).tables} == {made.table for made in tables}
            for made in tables:
                assert (await served.store.seats([made.table]))[made.table][0].person == owner

    run(main())


def test_devices_at_the_same_slow_table_cannot_join(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, phone = [await served.person(name) for name in ("Ann", "Phone")]
            made = await served.table(
                ann, "pixoid", NewSeat("me", name="Ann"), NewSeat(), BOT, BOT, clock="step", milliseconds=DAY
            )
            await phone.join_by_link(made.table, made.invite)
            async with at(phone, made) as table:
                await table.sit(1, "Phone")
                link = await link_of(ann)
                with rejected("server.games-here"):
                    await join(phone, link)
                await table.leave(1)
            assert (await join(phone, link)).tables == (made.table,)

    run(main())


def test_removed_device_is_signed_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, phone, stranger = [await served.person(name) for name in ("Ann", "", "Ben")]
            await join(phone, await link_of(ann))
            spare = await link_of(ann)
            first, second = (await devices(phone)).devices
            for device, id in ((stranger, first.id), (phone, second.id), (phone, "0" * 16)):
                with rejected("server.no-such-device"):
                    await device.ask("POST", "/api/devices/remove", DeviceId(id), DevicesView)
            left = await phone.ask("POST", "/api/devices/remove", DeviceId(first.id), DevicesView)
            assert [one.id for one in left.devices] == [second.id]
            with rejected("server.no-session"):
                await devices(ann)
            with rejected("server.wrong-device-link"):
                await join(stranger, spare)
            person = (await ann.session()).person
            assert person != (await phone.about()).person, "the first device is no longer Ann"
            assert (await phone.about()).name == "Ann"

    run(main())


@pytest.mark.slow(5)
def test_deleted_person_leaves_only_nameless_games(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=Policy(public=True)) as served:
            ann, table, running = await two_games(served)
            content = await ann.ask("GET", "/api/person/export", None, PersonExport)
            assert (content.name, [one.table for one in content.seats]) == ("Ann", [running])
            assert [one.table for one in content.games.games] == [table]
            person = content.person
            assert await ann.ask("POST", "/api/person/delete", NoBody(), NoBody) == NoBody()
            with rejected("server.no-session"):
                await devices(ann)
            assert (await ann.session()).person != person
            (game,) = (await ann.ask("GET", f"/api/games?person={person}", None, GameList)).games
            assert [one.name for one in game.players if one.person] == ["", "Ben"]
            assert "Ann" not in await ann.record(table)
            seats = (await served.store.seats([running]))[running]
            assert all(seat.person != person and seat.name != "Ann" for seat in seats)
            assert await served.store.chat_of(person) == await served.store.identities(person) == []

    run(main())


async def two_games(served: Served) -> tuple[Server, str, str]:
    """Ann finishes a public game with Ben, and begins another one with bots."""
    host = await served.person("Host")
    made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, public=True, **half_step())
    async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
        await screen.start()
        await ann.until(lambda: ann.state is not None and ann.state.phase == "playing")
        await ann.say(0, "Hello!")
        for seat, table in enumerate((ann, ben)):
            await table.agree(seat)
        await ended(ann, ben)
    there = served.people[-2]
    running = await there.create(settings(), NewSeat("me", name="Ann"), BOT, BOT, BOT, start=True)
    return there, made.table, running.table
