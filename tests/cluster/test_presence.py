"""Who is there is known across processes, and somebody is taken for absent only where that is certain."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Goodbye, TableClient
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Present
from pixcade.server.cluster.sync import BELIEVED, REFRESHED
from pixcade.server.registry.registry import CROWD
from pixcade.table.entries import Away, Hosted, Returned
from tests.cluster.processes import dead, mute, processes, spread, through, unmute
from tests.cluster.scripted_bots import Thinker
from tests.engines.redis import Redis
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, guest, half_step, known, log_of, person, raw, stepped, waited
from tests.server.support.server import Served, run

BOT = NewSeat("bot", level="rookie")
SEATS = (NewSeat(), NewSeat(), BOT, BOT)
GRACE = 20_000


def still(time: ManualTime) -> dict[str, Any]:
    """Options of processes whose time stands still."""
    return {"time": time, "ticking": False, "thinking": Thinker()}


def seats_there(table: TableClient) -> tuple[bool, ...]:
    """Return who is there, as somebody was told."""
    return table.present.seats if table.present is not None else ()


async def passed(time: ManualTime, several: list[Served], milliseconds: int) -> None:
    """Let time go by, and processes say now and then who is there, as they do."""
    for _ in range(milliseconds // REFRESHED):
        time.advance(REFRESHED)
        for one in several:
            one.application.cluster.refresh()
        await heard(several)


async def heard(several: list[Served]) -> None:
    """Wait until all have heard what was said, where they can."""
    for one in several:
        if one.services.bus.healthy:
            await one.services.bus._idle.wait()  # type: ignore[attr-defined]  # a Redis's: all was sent
            await one.services.bus.hears("all")
    await waited(lambda: not any(acting(one) for one in several))


def acting(served: Served) -> bool:
    """Whether something is done beside a table, other than that bots think."""
    registry = served.application.registry
    return any(registry.rooms[id].tasks.tasks - set(registry.rooms[id].bots.thinking.values()) for id in registry.rooms)


async def both_there(*tables: TableClient) -> None:
    """Wait until everybody knows that Ann and Ben are there."""
    for table in tables:
        await table.until(partial(lambda table: seats_there(table)[:2] == (True, True), table))


def test_somebody_who_is_there_through_another_process_is_not_taken_for_absent(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, **still(time)) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as both, at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, *both)
                await passed(time, several, 4 * GRACE)
                assert await log_of(several[0], made, Away) == []
                await both_there(*both)

    run(main())


def test_somebody_whose_process_has_died_is_absent_after_the_grace_and_has_the_seat_back_through_another(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, **still(time)) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as (ann, ben), at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, ann, ben)
                await ann.until(lambda: seats_there(ann)[:2] == (True, True))
                await dead(several[1])
                await passed(time, several[:1], BELIEVED)
                await ann.until(lambda: seats_there(ann)[:2] == (True, False))
                await passed(time, several[:1], GRACE - REFRESHED)
                assert await log_of(several[0], made, Away) == [], "who comes back within the grace loses nothing"
                await passed(time, several[:1], 2 * REFRESHED)
                assert await log_of(several[0], made, Away) == [Away(1)]
                async with at(through(several[1].people[0], several[0]), made) as again:
                    await again.until(lambda: not known(again).seats[1].away)
                    assert await log_of(several[0], made, Returned) == [Returned(1)]

    run(main())


def test_a_seat_is_given_back_to_whoever_returns_through_another_process(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 3, **still(time)) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several[:2], ("Ann", "Ben")) as (ann, ben), at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, ann, ben)
                await ben.__aexit__(None, None, None)
                await ann.until(lambda: seats_there(ann)[:2] == (True, False))
                await passed(time, several, GRACE + REFRESHED)
                await ann.until(lambda: known(ann).seats[1].away)
                async with at(through(several[1].people[0], several[2]), made) as again:
                    await again.until(lambda: not known(again).seats[1].away)
                    await ann.until(lambda: not known(ann).seats[1].away and seats_there(ann)[:2] == (True, True))

    run(main())


def test_whoever_was_taken_for_absent_though_there_has_the_seat_back_as_soon_as_that_is_heard(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, **still(time)) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as (ann, ben), at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, ann, ben)
                mute(several[1])  # it believes that it was heard
                await passed(time, several, BELIEVED + REFRESHED + GRACE + REFRESHED)
                await ann.until(lambda: known(ann).seats[1].away)
                unmute(several[1])
                await passed(time, several, REFRESHED)
                await ann.until(lambda: not known(ann).seats[1].away)
                await ben.until(lambda: not known(ben).seats[1].away)

    run(main())


def test_while_redis_is_away_nobody_is_taken_for_absent_and_the_grace_begins_anew_with_it(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, **still(time)) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as both, at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, *both)
                await both_there(*both)
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
                await passed(time, several, 5 * GRACE)
                assert await log_of(several[0], made, Away) == []
                assert await log_of(several[0], made, Hosted) == [Hosted(person(screen), "")]
                assert [seats_there(one)[:2] for one in both] == [(True, True)] * 2, "nothing is known to have changed"
                await both[1].__aexit__(None, None, None)
                await asyncio.to_thread(redis.start)
                await waited(lambda: all(one.services.bus.healthy for one in several))
                await passed(time, several, GRACE - REFRESHED)
                assert await log_of(several[0], made, Away) == []
                await passed(time, several, BELIEVED + 2 * REFRESHED)
                assert await log_of(several[0], made, Away) == [Away(1)]

    run(main())


class Stopped:
    """A process that reads nothing of what others say, as one that is stopped for a while, and then all of it."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.subscriber = served.services.bus._subscriber  # type: ignore[attr-defined]  # a Redis's
        self.held: list[Callable[[], None]] = []
        self.real = [getattr(self.subscriber, name) for name in ("_heard", "_confirm")]
        for name, real in zip(("_heard", "_confirm"), self.real, strict=True):
            monkeypatch.setattr(self.subscriber, name, partial(self.hold, real))

    def hold(self, real: Callable[..., None], *said: bytes) -> None:
        self.held.append(partial(real, *said))

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody waits until all is heard that was said so far."""
        pinged = self.subscriber._pinged.values()
        return bool(self.subscriber._waiting) or any(waiting for _, waiting in pinged)

    def go_on(self) -> None:
        self.subscriber._heard, self.subscriber._confirm = self.real
        for one in self.held:
            one()


def test_whoever_came_back_through_another_process_while_one_was_stopped_keeps_the_seat(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, **still(time)) as several:
            host = await several[1].person("Host")
            made = await several[1].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as (ann, ben), at(host, made, screen=True) as screen:
                await screen.start()
                await stepped(0, ann, ben)
                await ann.until(lambda: seats_there(ann)[:2] == (True, True))
                await ben.__aexit__(None, None, None)
                room = several[1].application.registry.rooms[made.table]
                await waited(lambda: 1 in room.presence.gone)
                stopped = Stopped(several[1], monkeypatch)
                async with at(through(several[1].people[1], several[0]), made) as again:
                    await waited(lambda: len(stopped.held) > 0)
                    time.advance(GRACE)
                    await waited(lambda: stopped.is_waited_for or room.table.seats[1].away)
                    stopped.go_on()
                    await heard(several)
                    assert await log_of(several[0], made, Away) == []
                    assert not known(again).seats[1].away

    run(main())


def test_the_longest_seated_is_host_when_the_host_of_another_process_is_gone(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 3, **still(time)) as several:
            host = await several[2].person("Host")
            made = await several[2].table(host, "pixoid", *SEATS, grace=GRACE, **half_step())
            async with spread(made, several[:2], ("Ann", "Ben")) as (ann, ben):
                async with at(host, made, screen=True) as screen:
                    await screen.start()
                    await stepped(0, ann, ben)
                    await passed(time, several, 2 * GRACE)
                    assert len(await log_of(several[0], made, Hosted)) == 1
                    await dead(several[2])
                await passed(time, several[:2], BELIEVED + GRACE + 2 * REFRESHED)
                await ann.until(lambda: known(ann).host == person(ann))
                await ben.until(lambda: known(ben).host == person(ann))
                assert len(await log_of(several[0], made, Hosted)) == 2, "both have noticed, and it is done once"

    run(main())


def test_a_few_who_come_through_one_process_to_a_crowd_at_another_are_told_of_together(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    few = CROWD - 2

    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host)
            watcher = await guest(several[0], made, "Eve")
            there = through(watcher, several[1])
            async with at(through(host, several[1]), made) as table, AsyncExitStack() as stack:
                crowd = await asyncio.gather(*(stack.enter_async_context(raw(there, made)) for _ in range(CROWD + 1)))
                await waited(lambda: spectators(table) == CROWD + 2)
                async with at(host, made) as here:
                    await waited(lambda: spectators(here) == spectators(table) == CROWD + 3)
                    table.keep = True
                    before = len(table.heard)
                    crowd += await asyncio.gather(*(stack.enter_async_context(raw(watcher, made)) for _ in range(few)))
                    await waited(lambda: spectators(table) == CROWD + 3 + few)
                    told = [one for one in table.heard[before:] if isinstance(one, Present)]
                    assert len(told) < few / 2
                for one in crowd:  # they have read nothing of all that, and would take their time to say goodbye
                    one.socket.transport.abort()

    run(main())


def spectators(table: TableClient) -> int:
    """Return how many watch, as somebody was told."""
    return table.present.spectators if table.present is not None else 0


def test_whoever_was_never_let_in_has_nobody_read_who_was(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host)
            async with at(host, made):
                await waited(lambda: not acting(several[0]))  # when a room is opened they are read
                reading, read = several[0].store.grants, list[str]()

                async def noted(table: str) -> object:
                    read.append(table)
                    return await reading(table)

                monkeypatch.setattr(several[0].store, "grants", noted)
                stranger = await several[0].person("Eve")
                with pytest.raises(Goodbye, match=r"server\.not-invited"):
                    await stranger.table(made.table).__aenter__()
                assert read == []
                several[0].application.registry.rooms[made.table].keys.replace(())  # as if nothing had been heard
                await through(stranger, several[1]).join_by_link(made.table, made.invite)
                async with at(stranger, made):
                    assert read, "whoever was let in elsewhere comes in"

    run(main())
