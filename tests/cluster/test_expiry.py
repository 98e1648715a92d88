"""The end of a time is written down once, by whichever process comes first."""

import asyncio
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pixcade.protocol.http_messages import NewSeat
from pixcade.server.cluster import peers
from pixcade.server.registry.maintenance import BEAT
from pixcade.store.api import OperatorSetting
from pixcade.table.entries import Expired, Paused, Resumed
from tests.cluster.processes import COOKIE, dead, mute, processes, spread, through
from tests.cluster.scripted_bots import Thinker
from tests.engines.redis import Redis
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, half_step, log, log_of, program, refused, stepped, waited
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

BOT = NewSeat("bot", level="rookie")
SEATS = (NewSeat(), NewSeat(), BOT, BOT)
CLOCK: dict[str, Any] = {"clock": "decision", "milliseconds": 8_000}


def quiet(several: list[Served]) -> bool:
    """Whether nothing is being done beside any table. Bots may wait: one whose news are lost is asked for no more."""
    rooms = [room for one in several for room in one.application.registry.rooms.values()]
    return not any({*room.tasks.tasks} - {*room.bots.thinking.values()} for room in rooms)


def test_a_time_that_runs_out_in_two_processes_at_once_is_written_down_once(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(
            tmp_path, database, [redis.url] * 2, time=time, ticking=False, thinking=Thinker()
        ) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, **CLOCK, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as (ann, ben):
                async with at(through(host, several[1]), made, screen=True) as screen:
                    await screen.start()
                await stepped(0, ann, ben)
                rooms = [one.application.registry.rooms[made.table] for one in several]
                await waited(lambda: all(len(room.table.awaited) == 2 for room in rooms))
                time.advance(8_000)
                await stepped(1, ann, ben)
                await waited(lambda: all(len(room.table.awaited) == 2 for room in rooms))
                assert [(one.step, set(one.pieces)) for one in await log_of(several[0], made, Expired)] == [
                    (0, {"amber", "sky"})
                ]
                await program(ann, 0)
                await waited(lambda: all([one.piece for one in room.table.awaited] == ["sky"] for room in rooms))
                for one in several:
                    mute(one)
                time.advance(max(one.rooms[made.table].presence.timer.at for one in houses(several)) - time.now())
                await waited(lambda: all(room.table.step == 2 for room in rooms))
                assert [(one.step, one.pieces) for one in (await log_of(several[0], made, Expired))[1:]] == [
                    (1, ("sky",))
                ]
                numbers = [entry.number for entry in await log(several[0], made)]
                assert numbers == list(range(1, len(numbers) + 1))

    run(main())


def houses(several: list[Served]) -> list[Any]:
    """Return the rooms of each process."""
    return [one.application.registry for one in several]


def test_a_program_that_comes_after_another_process_has_called_time_is_too_late_and_nothing_is_done_twice(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        times = ManualTime(), ManualTime()
        each = [{"time": one} for one in times]
        async with processes(tmp_path, database, [redis.url] * 2, each, ticking=False, thinking=Thinker()) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", *SEATS, **CLOCK, **half_step())
            async with spread(made, several, ("Ann", "Ben")) as (ann, ben):
                async with at(host, made, screen=True) as screen:
                    await screen.start()
                await stepped(0, ann, ben)
                rooms = [one.application.registry.rooms[made.table] for one in several]
                await waited(lambda: all(len(room.table.awaited) == 2 for room in rooms))
                mute(several[0])
                times[0].advance(8_000)  # here it is over, there it is not
                await stepped(1, ann)
                with refused("table.step-passed"):
                    await program(ben, 1)
                await stepped(1, ben)
                times[1].advance(8_000)
                await waited(lambda: quiet(several))
                entries = await log(several[0], made)
                assert [one.what.step for one in entries if isinstance(one.what, Expired)] == [0]
                assert all(one.time <= other.time for one, other in pairwise(entries))

    run(main())


def test_processes_that_start_together_after_an_outage_stop_the_clocks_once_and_all_start(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        one: dict[str, Any] = {"time": time, "ticking": False, "thinking": Thinker(), "database": database}
        one |= {"bus": redis.url, "cookie": COOKIE}
        async with serving(tmp_path, **one) as served:
            host = await served.person("Host")
            tables = []
            for _ in range(5):
                made = await served.table(host, "pixoid", *SEATS, **CLOCK, **half_step())
                async with spread(made, [served], ("Ann", "Ben")), at(host, made, screen=True) as screen:
                    await screen.start()
                tables.append(made)
            await served.store.write(OperatorSetting("alive", str(time.now())))
        time.advance(4 * BEAT)
        async with AsyncExitStack() as stack:
            starting = (stack.enter_async_context(serving(tmp_path / str(at), **one)) for at in range(3))
            several = await asyncio.gather(*starting)
            for made in tables:
                assert [entry.by for entry in await log_of(several[0], made, Paused)] == ["restart"]

    run(main())


def test_a_process_that_starts_after_another_leaves_the_clocks_of_its_tables_alone(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        time = ManualTime()
        one: dict[str, Any] = {"time": time, "ticking": False, "thinking": Thinker(), "database": database}
        one |= {"bus": redis.url, "cookie": COOKIE}
        async with serving(tmp_path, **one) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *SEATS, **CLOCK, **half_step())
            async with spread(made, [served], ("Ann", "Ben")), at(host, made, screen=True) as screen:
                await screen.start()
            people = served.people[1:]
            await served.store.write(OperatorSetting("alive", str(time.now())))
        time.advance(4 * BEAT)
        async with serving(tmp_path / "first", **one) as first, at(through(people[0], first), made) as ann:
            await ann.until(lambda: not ann.known.paused)
            time.advance(BEAT // 2)  # before it has said that it lives a second time
            monkeypatch.setattr(peers, "ANSWERED", 1000 * LIMIT)  # it waits for the first answer, however late
            async with serving(tmp_path / "second", **one) as second:
                assert len(await log_of(second, made, Paused)) == len(await log_of(second, made, Resumed)) == 1

    run(main())


def test_clocks_run_on_though_the_process_that_stopped_them_after_an_outage_has_died(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        one: dict[str, Any] = {"time": time, "ticking": False, "thinking": Thinker(), "database": database}
        one |= {"bus": redis.url, "cookie": COOKIE}
        async with serving(tmp_path, **one) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *SEATS, **CLOCK, **half_step())
            async with spread(made, [served], ("Ann", "Ben")), at(host, made, screen=True) as screen:
                await screen.start()
            people = served.people[1:]
            await served.store.write(OperatorSetting("alive", str(time.now())))
        time.advance(4 * BEAT)
        async with serving(tmp_path / "first", **one) as first, serving(tmp_path / "second", **one) as second:
            assert len(await log_of(second, made, Paused)) == 1
            await dead(first)
            async with at(through(people[0], second), made) as ann:
                await ann.until(lambda: not ann.known.paused)

    run(main())
