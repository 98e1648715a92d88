"""The clock of PostgreSQL, by which all processes go, is set ahead while they run; or a machine sleeps."""

from pathlib import Path
from time import time_ns

import pytest

from pixcade.client import Server
from pixcade.protocol.admin_messages import AdminNow
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.cluster.sync import ALIVE_WITHIN
from pixcade.server.services.bundle import AGREED, JUMP, LONGEST_STAND, SystemTime
from pixcade.server.services.log import wall_clock
from pixcade.store.postgres.store import PostgresStore
from tests.cluster.processes import processes, through
from tests.engines.redis import Redis
from tests.server.support.people import known
from tests.server.support.server import Served, run

TOKEN = "operator-token-of-this-test"
SECOND, HOUR, DAY = 1_000, 3_600_000, 24 * 3_600_000
FOLLOWED = 10 * SECOND
"""Between two looks at the database's clock."""


class Clocks:
    """The clock of a machine that goes on while it sleeps, the one that stands, and the database's."""

    def __init__(self, apart: int = 0) -> None:
        """Let the database's clock be ahead of the machine's."""
        self.sleeping, self.steady, self.database = 1_900_000_000_000, 5 * HOUR, 1_900_000_000_000 + apart
        self.time = SystemTime(lambda: self.sleeping, lambda: self.steady * 1_000_000)
        self.time.follow(self.database)

    def went_ahead(self, passed: int = FOLLOWED, *, slept: int = 0, database: int = 0, sleeping: int = 0) -> int:
        """Let time pass, the machine sleep and clocks be set; return by how much time went ahead when it followed."""
        self.steady += passed
        self.sleeping += passed + slept + sleeping
        self.database += passed + slept + database
        before = self.time.now()
        self.time.follow(self.database)
        return self.time.now() - before


class SetClock:
    """The clock of PostgreSQL, which a test sets for all processes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        read = PostgresStore.clock

        async def shifted(store: PostgresStore) -> int:
            return (await read(store) or 0) + self.ahead

        monkeypatch.setattr(PostgresStore, "clock", shifted)


async def phases(person: Server, tables: tuple[str, ...]) -> list[str]:
    """In which phase each table is, as somebody at it is told."""
    found = []
    for table in tables:
        async with person.table(table) as at:
            found.append(known(at).phase)
    return found


async def go_on(served: Served) -> None:
    """Do what a process does by itself every few seconds and every hour."""
    await served.application.cluster.follow_clock()
    served.application.maintenance.surroundings.look()
    await served.application.maintenance.beat()
    await served.application.maintenance.tidy()


@pytest.mark.parametrize("apart", [0, HOUR, -40 * DAY])
@pytest.mark.parametrize("jump", [2 * JUMP, AGREED, HOUR, 40 * DAY])
def test_where_the_databases_clock_jumps_time_goes_ahead_in_small_steps_only(jump: int, apart: int) -> None:
    clocks = Clocks(apart)
    assert clocks.went_ahead(database=JUMP) == JUMP, "so much is no jump"
    assert clocks.time.jumped() == 0
    assert clocks.went_ahead(database=jump) == LONGEST_STAND
    assert clocks.time.jumped() == jump - LONGEST_STAND
    assert clocks.went_ahead() == LONGEST_STAND, "nor later"
    assert clocks.time.jumped() == jump - 2 * LONGEST_STAND
    assert clocks.went_ahead(database=-jump) == 0
    assert clocks.time.jumped() == 0, "the clock was set right"
    assert clocks.went_ahead(database=jump) == LONGEST_STAND, "and is believed no more than before"


def test_a_jump_is_over_when_time_has_come_near_in_small_steps() -> None:
    clocks = Clocks()
    clocks.went_ahead(database=JUMP + 2 * LONGEST_STAND)
    assert clocks.went_ahead() == LONGEST_STAND
    assert clocks.went_ahead() == JUMP
    assert (clocks.time.jumped(), clocks.time.now()) == (0, clocks.database)


@pytest.mark.parametrize("slept", [2 * JUMP, HOUR, 40 * DAY])
def test_after_a_machine_slept_time_follows_at_once(slept: int) -> None:
    clocks = Clocks(-HOUR)
    clocks.went_ahead()
    assert clocks.went_ahead(slept=slept) == slept
    assert clocks.went_ahead(slept=slept, sleeping=JUMP) == slept, "clocks that count while it sleeps are not exact"
    assert (clocks.time.jumped(), clocks.time.now()) == (0, clocks.database)


def test_where_the_database_is_on_this_machine_whose_clock_is_set_time_goes_ahead_in_small_steps_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = SystemTime()
    time.follow(wall_clock())
    later = time_ns() + 40 * DAY * 1_000_000
    monkeypatch.setattr("time.time_ns", lambda: later)
    before = time.now()
    time.follow(wall_clock())
    assert time.now() - before < HOUR
    assert time.jumped() > 39 * DAY


def test_the_operator_is_told_once_that_the_databases_clock_jumped_and_once_that_it_is_over(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        clock = SetClock(monkeypatch)
        async with processes(tmp_path, database, [redis.url], ticking=False, admin_token=TOKEN) as (served,):
            operator = Server(served.address, token=TOKEN)
            for clock.ahead, state in ((40 * DAY, "database"), (0, "ok")):
                for _ in range(3):
                    await go_on(served)
                now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
                assert now.clock == state
                assert abs(now.clock_off - clock.ahead // 1000) < 30
            told = [line.split()[1:4] for line in served.log.getvalue().splitlines() if " clock " in line]
            assert told == [["warning", "clock", "state=database"], ["info", "clock", "state=ok"]]

    run(main())


def test_after_a_jump_of_the_databases_clock_and_a_restart_no_game_is_ended_and_no_lobby_deleted(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        clock = SetClock(monkeypatch)
        async with processes(tmp_path, database, [redis.url] * 2, ticking=False) as several:
            person = await several[0].person("Ann")
            lobby = await several[0].table(person)
            alone = (NewSeat(), NewSeat("bot", level="rookie"))
            game = await several[0].table(person, "pixl", *alone, options={"players": "2"})
            async with person.table(game.table) as ann:
                await ann.sit(0, "Ann")
                await ann.start()
            tables = lobby.table, game.table
            clock.ahead = 40 * DAY
            for served in several:
                await go_on(served)
            assert await phases(person, tables) == ["lobby", "playing"]
        async with processes(tmp_path, database, [redis.url] * 2, ticking=False) as again:
            for served in again:
                await go_on(served)
            assert await phases(through(person, again[1]), tables) == ["lobby", "playing"]

    run(main())


def test_a_process_that_starts_after_a_jump_of_the_databases_clock_goes_by_the_time_of_those_who_live(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        clock = SetClock(monkeypatch)
        async with processes(tmp_path, database, [redis.url], ticking=False) as (first,):
            person = await first.person("Ann")
            lobby = await first.table(person)
            clock.ahead = 40 * DAY
            await go_on(first)
            async with processes(tmp_path / "more", database, [redis.url], ticking=False) as (second,):
                await go_on(second)
                assert abs(second.services.time.now() - first.services.time.now()) < ALIVE_WITHIN
                assert second.services.time.jumped() > 39 * DAY
                assert second.application.maintenance.surroundings.stops == ()
                assert await phases(through(person, second), (lobby.table,)) == ["lobby"]
        async with processes(tmp_path, database, [redis.url], ticking=False) as (alone,):
            assert abs(alone.services.time.now() - wall_clock() - clock.ahead) < HOUR, "nobody lived by another time"

    run(main())
