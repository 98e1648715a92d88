"""What holds in one process holds in all: codes, bans, budgets, announcements, what the operator removes, rematches.

At once where the news of it are heard; where they are lost, within seconds.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Server, TableClient
from pixcade.protocol.admin_messages import CloseTable, Maintenance, NewAnnouncement, NewBan, RemoveMessage, RemoveName
from pixcade.protocol.client_messages import Agree
from pixcade.protocol.http_messages import NoBody, TableMade
from pixcade.protocol.server_messages import Welcome
from pixcade.server.access.proxies import household
from pixcade.server.access.rate_limits import BUDGETS
from pixcade.server.cluster import sync
from pixcade.table.entries import Hosted
from tests.cluster.processes import farewell, mute, processes, spread, through, unmute
from tests.engines.redis import Redis
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, ended, guest, half_step, known, log, own, refused, stepped, waited
from tests.server.support.server import Served, run

TOKEN = "operator-token-of-this-test"
TWO = ("Ann", "Ben")
PIXL: dict[str, Any] = {"options": {"players": "2"}}


@pytest.fixture(autouse=True)
def looking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at now and then is looked at soon where news are lost, and never where they must be heard."""
    heard = getattr(request.node, "callspec", None) is not None and request.node.callspec.params.get("heard")
    monkeypatch.setattr(sync, "RELOADED", 3_600_000 if heard else 1_000)


@asynccontextmanager
async def two(folder: Path, database: str, redis: Redis, **more: Any) -> AsyncIterator[list[Served]]:
    """Two processes with an operator."""
    async with processes(folder, database, [redis.url] * 2, admin_token=TOKEN, **more) as several:
        yield several


@asynccontextmanager
async def table(several: list[Served]) -> AsyncIterator[tuple[TableMade, list[TableClient]]]:
    """A game of two people that has begun, each at a process of their own."""
    host = await several[0].person("Host")
    made = await several[0].table(host, "pixl", **PIXL)
    async with spread(made, several, TWO) as people:
        async with at(host, made, screen=True) as screen:
            await screen.start()
        await stepped(0, *people)
        yield made, people


async def do(served: Served, action: str, body: Any) -> None:
    """Let the operator do something through one process."""
    await Server(served.address, token=TOKEN).ask("POST", f"/api/admin/{action}", body, NoBody)


async def person_of(server: Server) -> str:
    """Return who a browser is."""
    return (await server.about()).person


async def hosts(served: Served, table: str) -> list[str]:
    """Return who has been host of a table."""
    return [one.what.person for one in await log(served, table) if isinstance(one.what, Hosted)]


def texts(table: TableClient) -> list[str]:
    """Return what somebody reads."""
    return [one.text for one in table.said]


def test_a_code_leads_to_its_lobby_through_every_process_until_the_game_begins(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", **PIXL)
            elsewhere = await several[1].person("Eve")
            assert await elsewhere.join(made.code) == made.table
            async with spread(made, several, TWO), at(host, made, screen=True) as screen:
                await screen.start()
                with refused("server.wrong-code"):
                    await (await several[1].person("Late")).join(made.code)

    run(main())


def test_codes_guessed_through_two_processes_share_one_budget(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis, limits=True, time=ManualTime()) as several:
            made = await several[0].table(await several[0].person("Host"))
            eve = await several[0].person("Eve")
            person = await person_of(eve)
            for _ in range(BUDGETS["code"].person.burst):
                with refused("server.wrong-code"):
                    await eve.join("AAAAAA")
            people, rate = several[1].services.limits.people, BUDGETS["code"].person
            await waited(lambda: people.wait(("code", person), rate, several[1].services.time.now()))
            with refused("limits.code"):
                await through(eve, several[1]).join(made.code)

    run(main())


def test_guesses_without_a_cookie_share_the_budget_of_their_address(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis, limits=True, time=ManualTime()) as several:
            wrong = Server(several[0].address, token="not-the-operators")
            for _ in range(BUDGETS["code"].address.burst):
                with refused("server.operator-token"):
                    await wrong.ask("GET", "/api/admin/now", None, NoBody)
            addresses, rate = several[1].services.limits.addresses, BUDGETS["code"].address
            used = ("code", household("127.0.0.1"))
            await waited(lambda: addresses.wait(used, rate, several[1].services.time.now()))
            with refused("limits.code"):
                await through(wrong, several[1]).ask("GET", "/api/admin/now", None, NoBody)

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_who_is_banned_through_one_process_is_sent_away_by_all(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (_, (_, ben)):
            if not heard:
                mute(several[0])
            person = await person_of(several[1].people[0])
            await do(several[0], "ban", NewBan("browser", person, 1))
            assert await farewell(ben) == "server.banned"
            for one in several:
                with refused("server.banned"):
                    await through(several[1].people[0], one).about()

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_what_the_operator_announces_and_forbids_holds_in_all_processes(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (_, (ann, ben)):
            if not heard:
                mute(several[0])
            await do(several[0], "announce", NewAnnouncement("Tea is ready."))
            await do(several[0], "maintenance", Maintenance(on=True))
            for one in (ann, ben):
                await one.until(lambda one=one: one.announced is not None and one.announced.maintenance)  # type: ignore[misc]  # the table is bound
                assert one.announced is not None
                assert one.announced.text == "Tea is ready."
            for served in several:
                somebody = await served.person("Cleo")
                with refused("server.maintenance"):
                    await served.table(somebody)

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_a_table_that_is_closed_through_one_process_is_closed_in_all(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (made, (_, ben)):
            if not heard:
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
            await do(several[0], "close", CloseTable(made.table))
            assert await farewell(ben) == "server.closed"
            with refused("server.no-such-table"):
                await several[1].people[0].join_by_link(made.table, made.invite)

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_a_message_that_was_removed_vanishes_from_every_screen(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (made, (ann, ben)):
            await ann.say(0, "first")
            await ann.say(0, "something rude")
            await ben.until(lambda: texts(ben) == ["first", "something rude"])
            if not heard:
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
            await do(several[0], "remove-message", RemoveMessage(made.table, 2))
            for one in (ann, ben):
                await one.until(lambda one=one: texts(one) == ["first"])  # type: ignore[misc]  # the table is bound
            await ann.say(0, "something kind")
            await ben.until(lambda: texts(ben) == ["first", "something kind"])

    run(main())


def test_what_was_written_while_redis_was_away_is_read_within_seconds(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (_, (ann, ben)):
            await ben.say(1, "there?")
            await ann.until(lambda: texts(ann) == ["there?"])
            await asyncio.to_thread(redis.stop)
            await waited(lambda: not any(one.services.bus.healthy for one in several))
            await ann.say(0, "yes")
            await ben.until(lambda: texts(ben) == ["there?", "yes"])
            await asyncio.to_thread(redis.start)
            await waited(lambda: all(one.services.bus.healthy for one in several))
            await ben.say(1, "good")
            await ann.until(lambda: texts(ann) == ["there?", "yes", "good"])

    run(main())


def test_a_process_that_could_not_say_something_says_that_it_could_not(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (_, (ann, ben)):
            mute(several[0])
            await ann.say(0, "lost on its way")
            unmute(several[0])
            several[0].services.bus.dropped += 1  # as it is where Redis has not taken something
            await ben.until(lambda: texts(ben) == ["lost on its way"])

    run(main())


def test_a_name_that_the_operator_takes_out_stands_nowhere_in_any_process(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (made, (ann, ben)):
            watcher = await guest(several[1], made, "Zenobia")
            async with at(watcher, made) as watching:
                person = await person_of(several[1].people[0])
                await do(several[0], "remove-name", RemoveName(person))
                for one in (ann, ben):
                    await one.until(lambda one=one: known(one).seats[1].name == "a player")  # type: ignore[misc]  # the table is bound
                room = several[1].application.registry.rooms[made.table]
                missed = [
                    frame
                    for have in range(room.table.number)
                    for frame in room.broadcast.missed(have, room.table.number) or []
                ]
                assert not any(b"Ben" in frame for frame in missed), "whoever comes back is not told it either"
                await do(several[0], "remove-name", RemoveName(await person_of(watcher)))
                await waited(lambda: all(one.guest.name != "Zenobia" for one in several[1].application.sockets.open))
                await watching.say(-1, "still here")
                lines = await several[0].store.chat(made.table)
                assert [line.name for line in lines] == [""]
            async with at(watcher, made) as again:
                (welcome,) = [one for one in again.heard if isinstance(one, Welcome)]
                assert welcome.name == ""

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_a_device_that_is_signed_out_through_one_process_has_lost_the_seat_in_all(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", **half_step())
            async with spread(made, several[:1], ("Ann", "Ben", "Cleo", "Dan")) as people:
                phone = await several[1].person("Ann")
                link = await several[0].people[1].link(made.table, 0)
                await phone.use_link(made.table, link.secret)
                async with at(host, made, screen=True) as screen, at(phone, made) as stolen:
                    await screen.start()
                    await stepped(0, stolen, *people)
                    assert own(stolen).seats == (0,)
                    if not heard:
                        await asyncio.to_thread(redis.stop)
                        await waited(lambda: not any(one.services.bus.healthy for one in several))
                    await several[0].people[1].sign_out_others(made.table, 0)
                    await stolen.until(lambda: own(stolen).seats == ())
                    with refused("table.not-your-seat"):
                        await stolen.submit("amber", "U1")
                    await people[0].submit("amber", "U1")

    run(main())


def test_a_device_that_was_signed_out_while_redis_was_away_comes_to_a_room_without_people_and_has_lost_the_seat(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", **half_step())
            async with spread(made, several[:1], ("Ann", "Ben", "Cleo", "Dan")):
                phone = await several[1].person("Ann")
                link = await several[0].people[1].link(made.table, 0)
                await phone.use_link(made.table, link.secret)
                async with at(phone, made) as stolen:
                    assert own(stolen).seats == (0,)
                room = several[1].application.registry.rooms[made.table]
                await waited(lambda: not room.broadcast.connections)
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
                await several[0].people[1].sign_out_others(made.table, 0)
                await asyncio.to_thread(redis.start)
                await waited(lambda: all(one.services.bus.healthy for one in several))
                cluster = several[1].application.cluster
                await waited(lambda: cluster.looked == several[1].services.bus.healthy_since)
                async with at(phone, made) as stolen:
                    await stolen.until(lambda: own(stolen).seats == ())

    run(main())


def test_what_was_changed_while_a_room_was_being_opened_is_read_once_it_is_subscribed(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", **half_step())
            async with spread(made, several[:1], ("Ann",)):
                phone = await several[1].person("Ann")
                link = await several[0].people[1].link(made.table, 0)
                await through(phone, several[0]).use_link(made.table, link.secret)
                subscribed, subscribe = asyncio.Event(), several[1].services.bus.hears

                async def later(topic: str) -> bool:
                    await subscribed.wait()
                    return await subscribe(topic)

                monkeypatch.setattr(several[1].services.bus, "subscribe", lambda topic, heard: None)
                monkeypatch.setattr(several[1].services.bus, "hears", later)
                async with at(phone, made) as stolen:
                    assert own(stolen).seats == (0,)
                    await several[0].people[1].sign_out_others(made.table, 0)  # which is not heard yet
                    subscribed.set()
                    await stolen.until(lambda: own(stolen).seats == ())

    run(main())


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "lost"])
def test_a_rematch_asked_for_through_two_processes_at_once_is_one_table(
    tmp_path: Path, database: str, redis: Redis, heard: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (made, both):
            for seat, one in enumerate(both):
                await one.ask(Agree(one.new_id(), seat, True))
            await ended(*both)
            if not heard:
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
            asked = await asyncio.gather(*(one.rematch() for one in both))
            assert len(set(asked)) == 1
            await waited(lambda: [known(one).next for one in both] == asked)
            assert [row.id for row in await several[0].store.followers(made.table)] == asked[:1]
            for person, served in zip((several[0].people[1], several[1].people[0]), several, strict=True):
                async with at(through(person, served), asked[0]) as again:
                    assert len(own(again).seats) == 1

    run(main())


def test_a_host_who_is_there_through_another_process_is_host_of_the_rematch(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with two(tmp_path, database, redis) as several, table(several) as (made, both):
            host = several[0].people[0]
            async with at(through(host, several[1]), made, screen=True) as screen:
                for seat, one in enumerate(both):
                    await one.ask(Agree(one.new_id(), seat, True))
                await ended(screen, *both)
                room = several[0].application.registry.rooms[made.table]
                await waited(lambda: any(one.screen for one in room.broadcast.everybody()))
                again = await both[0].rematch()
                assert (await hosts(several[0], again))[-1] == await person_of(host)

    run(main())
