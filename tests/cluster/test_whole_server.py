"""What concerns all processes and no table: restarts, the operator's view, connections, clocks of machines."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Server
from pixcade.protocol.admin_messages import AdminGrowths, AdminNow
from pixcade.server.access import rate_limits
from pixcade.server.access.rate_limits import DistantConnections
from pixcade.server.cluster import peers, sync
from pixcade.server.rooms.presence import OUTAGE
from pixcade.server.services.bundle import JUMP, LONGEST_STAND, Policy, SystemTime
from pixcade.store.api import OperatorSetting
from pixcade.table.entries import Paused
from tests.cluster.processes import COOKIE, processes, spread, through
from tests.engines.redis import Redis
from tests.server.support.people import PROXY, Elsewhere, at, log_of, refused, stepped, waited
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

TOKEN = "operator-token-of-this-test"
CLOCK: dict[str, Any] = {"options": {"players": "2"}, "clock": "decision", "milliseconds": 600_000}
MINUTE = 60_000


class SkewedTime(SystemTime):
    """A machine whose clock is wrong by so many milliseconds."""

    def __init__(self, off: int) -> None:
        super().__init__()
        self._offset += off


def test_where_all_processes_are_restarted_within_seconds_clocks_stand_though_the_last_look_was_just_now(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", **CLOCK)
            async with spread(made, several, ("Ann", "Ben")) as people:
                async with at(host, made, screen=True) as screen:
                    await screen.start()
                await stepped(0, *people)
            await several[0].store.write(OperatorSetting("alive", str(several[0].services.time.now())))
        async with processes(tmp_path, database, [redis.url] * 2) as again:
            assert again[0].services.time.now() - int((await again[0].store.settings())["alive"]) < OUTAGE
            assert again[0].application.registry.down is not None, "nobody answered, so nobody lives"
            paused = await log_of(again[0], made, Paused)
            assert [one.by for one in paused] == ["restart"]
            monkeypatch.setattr(peers, "ANSWERED", 1000 * LIMIT)  # it waits for the first answer, however late
            async with serving(tmp_path / "third", database=database, bus=redis.url, cookie=COOKIE) as third:
                assert third.application.registry.down is None, "the others live, and their tables go on"
            assert await log_of(again[0], made, Paused) == paused

    run(main())


def test_the_operator_sees_tables_and_people_of_all_processes(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2, admin_token=TOKEN) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", **CLOCK)
            async with spread(made, several, ("Ann", "Ben")):
                await waited(lambda: all(one.application.cluster.peers.serving for one in several))
                for served in several:
                    told = await told_of(served, connections=2)
                    assert [(one.name, one.tables) for one in told.people if one.name in ("Ann", "Ben")] == [
                        (name, (made.table,)) for name in sorted_by_person(told)
                    ]
                    (table,) = told.tables
                    assert table.connected == 2
                    assert [seat.there for seat in table.seats] == [True, True]

    run(main())


async def told_of(served: Served, connections: int) -> AdminNow:
    """Ask as the operator until as many connections are told: one that answers late is left out."""
    operator = Server(served.address, token=TOKEN)
    async with asyncio.timeout(LIMIT):
        while (told := await operator.ask("GET", "/api/admin/now", None, AdminNow)).connections != connections:
            pass
    return told


def sorted_by_person(told: AdminNow) -> list[str]:
    """Return the names in the order in which the operator sees them."""
    return [one.name for one in told.people]


def test_connections_to_all_processes_count_together_and_those_of_a_dead_one_expire(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "CONNECTIONS_PER_PERSON", 2)

    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2, limits=True) as several:
            ann = await several[0].person("Ann")
            made = await several[0].table(ann, "pixl", **CLOCK)
            key = "person", (await ann.about()).person
            async with AsyncExitStack() as stack:
                for _ in range(2):
                    await stack.enter_async_context(at(ann, made))
                await waited(lambda: several[1].services.limits.distant.total[key] == 2)
                assert (await through(ann, several[1]).about()).person == key[1], "pages are answered: sockets count"
                with refused("limits.connections"), several[1].services.limits.connected(key[1], "127.0.0.1"):
                    pass
            await waited(lambda: several[1].services.limits.distant.total[key] == 0)

    run(main())


def test_the_operator_of_any_process_sees_how_many_connections_all_of_them_have_and_may_have(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2, limits=True, admin_token=TOKEN) as several:
            for served, most in zip(several, (30, 12), strict=True):
                served.services.limits.most_connections = most
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", **CLOCK)
            async with spread(made, several, ("Ann", "Ben")):
                await waited(lambda: all(one.services.limits.everywhere() == (2, 42) for one in several))
                for served in several:
                    told = await Server(served.address, token=TOKEN).ask("GET", "/api/admin/growth", None, AdminGrowths)
                    found = {one.of: (one.used, one.most) for one in told.rows if one.name == "sockets"}
                    assert found["all"] == (2, 42)
                    assert found[""] == (1, served.services.limits.most_connections)

    run(main())


def test_what_a_process_said_of_its_connections_is_forgotten_when_nothing_is_heard_of_it() -> None:
    distant = DistantConnections()
    distant.heard("a", [("person", "ann", 3), ("address", "x", 3)], 1_000, whole=True)
    distant.heard("b", [("person", "ann", 2)], 2_000, whole=True)
    distant.heard("b", [("person", "ann", 1)], 2_000, whole=False)
    assert distant.total["person", "ann"] == 4
    distant.expire(1_000)
    assert (distant.total["person", "ann"], distant.total["address", "x"]) == (1, 0)


def test_machines_whose_clocks_differ_by_a_minute_share_the_databases(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        each = [{"time": SkewedTime(off)} for off in (-MINUTE, 0, MINUTE)]
        async with processes(tmp_path, database, [redis.url] * 3, each) as several:
            right = SystemTime().now()  # PostgreSQL runs on this machine
            for served in several:
                assert abs(served.services.time.now() - right) < MINUTE / 2
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", **CLOCK)
            async with spread(made, several[1:], ("Ann", "Ben")) as people:
                async with at(host, made, screen=True) as screen:
                    await screen.start()
                await stepped(0, *people)
                rooms = [one.application.registry.rooms[made.table] for one in several[1:]]
                await waited(lambda: all(room.table.step == 0 and room.table.awaited for room in rooms))
                left = [600_000 - (one.services.time.now() - rooms[0].table.time) for one in several]
                assert max(left) - min(left) < MINUTE / 2, "nobody's clock runs out a minute early"

    run(main())


def test_time_that_follows_another_clock_goes_ahead_at_once_and_back_without_ever_going_back() -> None:
    time = SystemTime()
    begun = time.now()
    time.follow(begun - MINUTE)
    assert abs(time.now() - (begun - MINUTE)) < MINUTE / 2, "at the start it may go back: nothing was timed yet"
    for behind in range(MINUTE, -1, -JUMP):
        time.follow(begun - behind)
        assert time.now() >= begun - behind
    seen = [time.now()]
    for _ in range(5):
        time.follow(begun - MINUTE)
        seen.append(time.now())
    assert seen == sorted(seen)
    assert seen[-1] - begun < MINUTE / 2
    assert LONGEST_STAND < 1_000


def test_the_servers_password_is_given_once_for_all_processes(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "RELOADED", 3_600_000)

    async def main() -> None:
        policy = Policy(join_password="open sesame")
        async with processes(tmp_path, database, [redis.url] * 2, policy=policy, trusted=PROXY) as several:
            ann = Elsewhere(several[0].address)
            await ann.session(password="open sesame")
            other = Elsewhere(several[1].address, cookie=ann.cookie)
            assert not (await other.about()).password
            assert (await Elsewhere(several[1].address).about()).password, "another browser has not given it"

    run(main())
