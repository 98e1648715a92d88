"""A server restarted on the same folder continues in the middle of a secret step."""

import asyncio
from pathlib import Path

from pixcade.client import Server, TableClient
from pixcade.games.commitment import commitment
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Revealed
from pixcade.table.entries import Expired, Paused, Resumed
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    defaults,
    ended,
    guest,
    half_step,
    known,
    log,
    log_of,
    own,
    quiet,
    rejected,
    stepped,
    waited,
)
from tests.server.support.server import run, serving

BOT = NewSeat("bot", level="easy")
TWO = (NewSeat(), NewSeat(), BOT, BOT)
FOUR = ("Ann", "Ben", "Cid", "Dee")


async def play_on(table: TableClient) -> None:
    """Play the default in every step until the game is over."""
    async for step in table.steps():
        for decision in step.mine:
            if not decision.decided:
                await table.submit(decision.piece, str(step.current.choices[decision.piece]["default"]))


def moved(person: Server, address: str) -> Server:
    """Return the same browser at a server that has another port now."""
    again = Server(address)
    again.cookie = person.cookie.replace(person.cookie.partition("=")[0], f"pixcade-{address.rpartition(':')[2]}", 1)
    return again


def test_restart_in_a_half_decided_step_loses_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as all:
                await screen.start()
                await stepped(0, *all)
                salts = {}
                for table, piece in zip(all[1:3], ("sky", "rose"), strict=True):
                    await table.submit(piece, "U1")
                    salts[piece] = (await table.submit(piece, "U2")).salt
                await all[0].submit("amber", "U1")
                await all[0].withdraw("amber")
                await all[3].until(lambda: known(all[3]).current.decisions[0].changes == 1)
                before, people = known(all[3]).current.decisions, served.people[1:]
            entries = await log(served, made)
        async with serving(tmp_path) as again:
            assert await log(again, made) == entries
            tables = [at(moved(person, again.address), made) for person in people]
            for table in tables:
                await table.__aenter__()
            after = known(tables[3]).current.decisions
            assert [(one.decided, one.commitment, one.changes) for one in after] == [
                (one.decided, one.commitment, one.changes) for one in before
            ]
            assert [one.decided for one in after] == [False, True, True, False]
            assert [one.move for one in own(tables[1]).programs] == ["U2"]
            assert [one.salt for one in own(tables[1]).programs] == [salts["sky"]]
            assert [one.move for one in own(tables[3]).programs] == [""]
            await asyncio.gather(*(play_on(table) for table in tables))
            await ended(*tables)
            shown = [one for one in tables[0].heard if isinstance(one, Revealed)]
            assert {one.piece: one.salt for one in shown[0].played if one.piece in salts} == salts
            for message in shown:
                for one in message.played:
                    assert one.commitment == commitment(made.table, message.step, one.piece, one.move, one.salt)
            for table in tables:
                await table.__aexit__(None, None, None)

    run(main())


def test_clocks_wait_after_restart_until_awaited_seat_returns(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=9_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                time.advance(4_000)
                await ben.submit("sky", "U1")
                await served.application.maintenance.beat()
            people = served.people
        time.advance(3_600_000)
        async with serving(tmp_path, time=time, ticking=False) as again:
            room = await again.application.rooms.room(made.table)
            await waited(lambda: room.table.paused_by == "restart")
            time.advance(20_000)
            screen = at(moved(people[0], again.address), made)
            ben = at(moved(people[2], again.address), made)
            async with screen, ben:  # neither of them is awaited
                assert known(ben).paused_by == "restart"
                assert known(ben).clocks == {"amber": 5_000}
                with rejected("server.clocks-wait"):
                    await screen.resume()
                time.advance(9_999)
                assert await log_of(again, made, Resumed) == []
                async with at(moved(people[1], again.address), made) as ann:
                    await ann.until(lambda: not known(ann).paused)
                    await ben.until(lambda: not known(ben).paused)
                    assert known(ann).clocks == {"amber": 5_000}
                    time.advance(5_000)
                    await stepped(1, ann, ben)
                assert [one.by for one in await log_of(again, made, Resumed)] == ["restart"]
                assert [one.pieces for one in await log_of(again, made, Expired)] == [("amber",)]

    run(main())


def test_clocks_resume_after_thirty_seconds_without_players(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=9_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
        for _ in range(2):  # a second restart in between restarts the thirty seconds
            async with serving(tmp_path, time=time, ticking=False) as again:
                time.advance(29_999)
                assert await log_of(again, made, Resumed) == []
        async with serving(tmp_path, time=time, ticking=False) as again:
            assert len(await log_of(again, made, Paused)) == 1
            time.advance(30_000)
            room = again.application.rooms.open[made.table]
            await waited(lambda: not room.table.paused)
            time.advance(9_000)
            await waited(lambda: room.table.step > 0 or not {0, 1} & {one.seat for one in room.table.awaited})
            assert len(await log_of(again, made, Resumed)) == 1
            assert len(await log_of(again, made, Expired)) == 1

    run(main())


def test_pause_survives_restart(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, clock="decision", milliseconds=9_000, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await screen.pause()
        async with serving(tmp_path, time=time, ticking=False) as again:
            time.advance(3_600_000)
            async with at(moved(host, again.address), made) as screen:
                assert known(screen).paused_by == "host"
                assert await log_of(again, made, Resumed) == []
                await screen.resume()

    run(main())


def test_lobby_codes_links_chat_and_seats_survive_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with company(served, made, "Ann") as (ann,):
                await ann.say(0, "see you")
                link = await served.people[1].link(made.table, 0)
            people = served.people
        async with serving(tmp_path) as again:
            newcomer = await again.person("Ben")
            assert await newcomer.join(made.code) == made.table
            await newcomer.use_link(made.table, link.secret)
            async with at(newcomer, made) as phone, at(moved(people[1], again.address), made) as laptop:
                assert own(phone).seats == own(laptop).seats == (0,)
                await laptop.until(lambda: [line.text for line in laptop.said] == ["see you"])
                assert laptop.welcome is not None
                assert laptop.welcome.code == made.code
                assert laptop.welcome.name == "Ann"

    run(main())


def test_evicted_room_is_restored_unchanged(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            rooms = served.application.rooms
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await ann.submit("amber", next(iter(defaults(ann, 0).values())))
            await waited(lambda: not rooms.open[made.table].sockets)
            await served.application.maintenance.beat()
            assert made.table in rooms.open  # a client may be on its way: a reloaded page
            await quiet(served, made)
            time.advance(30_000)
            await served.application.maintenance.beat()
            assert made.table not in rooms.open
            async with at(served.people[1], made) as again, at(await guest(served, made), made) as eve:
                assert [one.move for one in own(again).programs] == ["U1"]
                assert own(eve).programs == ()
                assert own(eve).spectator

    run(main())
