"""Strong bots think in workers where there are any, and here where there are none; every decision is thought about."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import msgspec
import pytest

from pixcade import __version__
from pixcade.bots.api import Budget
from pixcade.bots.registry import UnknownBot
from pixcade.bots.remote import pool as remote_pool
from pixcade.bots.remote import worker as remote_worker
from pixcade.bots.remote.job import Wanted, read_answers, written, written_answers
from pixcade.bots.remote.pool import PATIENCE, RemotePool
from pixcade.bots.remote.worker import RemoteWorker
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.pool import Pool
from pixcade.bus.redis_jobs import RedisWork
from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import Owner
from pixcade.core.game import Decision
from tests.amounts import amount
from tests.bots.external.programs import MINT, ROSE, SKY
from tests.bots.running.pools import FIRE, PIXL_POSITION, POSITION, SECRET
from tests.bus.buses import opened
from tests.bus.workers import WorkerProcess, workers
from tests.engines.redis import Redis
from tests.kernels.cached_kernels import FOLDER
from tests.waits import LIMIT, until

LONG = Budget(work=amount(50.0, 100.0), seconds=60.0)
"""A quarter of a second of thinking or more, on the quickest of machines."""
ENDLESS = Budget(work=1_000_000.0, seconds=3600.0)


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels of the tests are there for this process and those that it starts."""
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))


@asynccontextmanager
async def remote(url: str, *, patience: float = 2 * LIMIT) -> AsyncIterator[tuple[RemotePool, Pool, RedisWork]]:
    """Have the bots of a server, and look at what thinks here."""
    async with opened(url) as bus:
        local, work = Pool(1), RedisWork(bus, __version__)
        pool = RemotePool(local, work, patience=patience)
        try:
            async with asyncio.timeout(2 * LIMIT):
                yield pool, local, work
        finally:
            await pool.close()


async def pixl(pool: RemotePool | Pool, table: str, budget: Budget = LONG, step: int = 1) -> Answer:
    return await pool.think(table, step, "expert", "pixl", PIXL_POSITION, FIRE, SECRET, budget)


@cache
def expected() -> Answer:
    """What a pool of one's own thinks of it: the same for every table with this secret."""

    async def main() -> Answer:
        async with Pool(1) as pool:
            return await pixl(pool, "expected")

    return asyncio.run(main())


def nothing_here(local: Pool) -> bool:
    """Whether no process for thinking was ever started here."""
    return local.load.workers == 0


@pytest.mark.slow(9)
def test_two_workers_share_decisions_and_each_is_thought_about_once(redis: Redis, tmp_path: Path) -> None:
    tables = [f"table-{number}" for number in range(4)]

    async def main() -> list[Answer]:
        async with remote(redis.url) as (pool, local, work):
            await counted(work, 2)
            answers = await asyncio.gather(*(pixl(pool, table) for table in tables))
            assert nothing_here(local)
            return answers

    with workers(redis.url, tmp_path, 2) as running:
        answers = asyncio.run(main())
        assert [one.end() for one in running] == [0, 0]
        given = [one.answers for one in running]
    assert sum(given) == len(tables)
    assert min(given) > 0
    assert answers == [expected()] * len(tables)
    assert answers[0][1] is None


@pytest.mark.slow(10)
def test_what_a_worker_was_thinking_about_when_it_was_killed_is_thought_about_by_another(
    redis: Redis, tmp_path: Path
) -> None:
    async def main(running: list[WorkerProcess]) -> tuple[Answer, WorkerProcess]:
        async with remote(redis.url) as (pool, local, work):
            await counted(work, 2)
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: pool.load.thinking == 1)
            holder = await thinker(redis)
            killed, other = sorted(running, key=lambda one: one.id != holder)
            assert killed.end(signal.SIGKILL) == -signal.SIGKILL
            answer = await asked
            assert nothing_here(local)
            return answer, other

    with workers(redis.url, tmp_path, 2) as running:
        answer, other = asyncio.run(main(running))
        assert other.end() == 0
        assert other.answers == 1
    assert answer == expected()


@pytest.mark.proof
def test_what_the_only_worker_was_thinking_about_when_it_was_killed_is_thought_about_here(
    redis: Redis, tmp_path: Path
) -> None:
    async def main(running: list[WorkerProcess]) -> Answer:
        async with remote(redis.url) as (pool, local, work):
            await counted(work, 1)
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: pool.load.thinking == 1)
            running[0].end(signal.SIGKILL)
            answer = await asked
            assert not nothing_here(local)
            return answer

    with workers(redis.url, tmp_path, 1) as running:
        answer = asyncio.run(main(running))
    assert answer == expected()


@pytest.mark.proof
def test_when_redis_is_stopped_the_server_thinks_itself_and_when_it_is_back_workers_do(
    redis: Redis, tmp_path: Path
) -> None:
    async def main() -> list[Answer]:
        async with remote(redis.url) as (pool, local, work):
            await counted(work, 1)
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: pool.load.thinking == 1)
            assert nothing_here(local)
            await asyncio.to_thread(redis.stop)
            await until(lambda: local.load.thinking == 1)  # what a worker was thinking about
            another = asyncio.create_task(pixl(pool, "b"))
            await until(lambda: local.load.waiting == 1)
            answers = [await asked, await another]
            await asyncio.to_thread(redis.start)
            await until(lambda: work.healthy)
            await counted(work, 1)
            return [*answers, await pixl(pool, "c")]

    with workers(redis.url, tmp_path, 1) as (one,):
        answers = asyncio.run(main())
        assert one.end() == 0
        assert one.answers == 1  # the last: when it had thought about the first, nobody could be told
        assert "bus-lost" in one.text
        assert "bus-back" in one.text
    assert answers == [expected()] * 3


@pytest.mark.proof
def test_where_there_is_no_worker_the_server_thinks_at_once(redis: Redis) -> None:
    async def main() -> Answer:
        async with remote(redis.url) as (pool, local, _):
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: local.load.thinking == 1)
            return await asked

    assert asyncio.run(main()) == expected()


@pytest.mark.proof
@pytest.mark.parametrize("how", amount([signal.SIGTERM], [signal.SIGTERM, signal.SIGINT]))
def test_a_worker_that_is_stopped_gives_back_what_it_can_not_finish_and_ends_within_ten_seconds(
    redis: Redis, tmp_path: Path, how: signal.Signals
) -> None:
    async def main(worker: WorkerProcess) -> None:
        async with opened(redis.url) as bus:
            work = RedisWork(bus, __version__)
            await counted(work, 1)
            endless = Wanted("a", 1, "expert", "pixl", PIXL_POSITION, ENDLESS.work, ENDLESS.seconds, SECRET)
            assert await work.offer("a" * 16, written(endless.about([FIRE])), soon=True)
            await state(work, "begun")
            assert await asyncio.to_thread(worker.end, how) == 0  # it was given an hour to think
            assert await work.state("a" * 16) == ("waiting", b"")
            assert await work.workers() == 0

    assert remote_worker.FINISH_SECONDS <= 5  # and what follows takes as long as Redis takes to answer
    with workers(redis.url, tmp_path, 1) as (one,):
        asyncio.run(main(one))
        assert one.answers == 0


class LateAnswers(RedisWork):
    """Redis does as it is asked, and takes its time to say so."""

    async def give_back(self, id: str) -> None:
        await super().give_back(id)
        await asyncio.sleep(0.1)


def test_a_job_that_is_given_back_is_not_claimed_again_by_a_renewal(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_worker, "KEEP_SECONDS", 0.0)  # at every moment one is due
    monkeypatch.setattr(remote_worker, "FINISH_SECONDS", 0.0)

    async def main() -> None:
        async with opened(redis.url) as bus, Pool(1) as pool:
            work = LateAnswers(bus, __version__)
            worker = RemoteWorker(pool, work, 1)
            running = asyncio.create_task(worker.run())
            endless = Wanted("a", 1, "expert", "pixl", PIXL_POSITION, ENDLESS.work, ENDLESS.seconds, SECRET)
            assert await work.offer("a" * 16, written(endless.about([FIRE])), soon=True)
            await state(work, "begun")
            worker.end()
            await running
            assert await work.state("a" * 16) == ("waiting", b"")

    asyncio.run(main())


def test_a_worker_that_is_idle_ends_at_once(redis: Redis, tmp_path: Path) -> None:
    with workers(redis.url, tmp_path, 1) as (one,):
        assert one.end() == 0
        assert "Traceback" not in one.text


@asynccontextmanager
async def worker_here(url: str, most: int = 1) -> AsyncIterator[RemoteWorker]:
    """Have a worker in this process."""
    async with opened(url) as bus, Pool(1) as pool:
        work = RedisWork(bus, __version__)
        worker = RemoteWorker(pool, work, most)
        running = asyncio.create_task(worker.run())
        await counted(work, 1)
        try:
            yield worker
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


@pytest.mark.slow(4)
def test_decisions_of_one_position_are_thought_about_together_and_as_a_pool_would(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_pool, "GATHER_SECONDS", 1.0)  # time for all to ask, however busy the machine

    async def bugs(pool: RemotePool | Pool) -> list[Answer]:
        async def think(after: int, piece: Decision) -> Answer:
            for _ in range(after):  # not in one breath, since each has been claimed before
                await asyncio.sleep(0)
            return await pool.think("a", 3, "expert", "pixoid", POSITION, piece, SECRET, Budget())

        return list(await asyncio.gather(think(0, ROSE), think(5, SKY), think(20, MINT)))

    async def main() -> None:
        async with worker_here(redis.url) as worker, remote(redis.url) as (pool, local, _):
            answers = await bugs(pool)
            assert worker.thought == 1
            assert nothing_here(local)
            async with Pool(1) as own:
                assert await bugs(own) == answers
            await until(lambda: redis.ask(f"ZCARD pixcade:work:{__version__}:waiting") == ":0")
            await until(lambda: redis.ask("DBSIZE") == ":1")  # the worker itself

    asyncio.run(main())


def test_a_decision_that_nobody_waits_for_any_more_is_taken_back_from_the_queue(redis: Redis) -> None:
    async def main() -> None:
        async with remote(redis.url) as (pool, local, work):
            await work.announce(60_000)  # a worker that takes nothing
            asked = asyncio.create_task(pixl(pool, "a"))
            waiting = f"ZCARD pixcade:work:{__version__}:waiting"
            await until(lambda: redis.ask(waiting) == ":1")
            asked.cancel()
            await until(lambda: redis.ask(waiting) == ":0")
            await until(lambda: redis.ask("DBSIZE") == ":1")
            assert nothing_here(local)
            assert pool.load.waiting == 0

    asyncio.run(main())


def test_what_workers_do_not_begin_is_thought_about_here(redis: Redis) -> None:
    async def main() -> None:
        async with remote(redis.url, patience=PATIENCE) as (pool, _, work):
            await work.announce(60_000)  # a worker that takes nothing
            asked = asyncio.create_task(pixl(pool, "a", Budget()))
            await until(lambda: pool.busy("a"))
            assert not pool.busy("b")
            assert (await asked)[1] is None
            assert redis.ask(f"ZCARD pixcade:work:{__version__}:waiting") == ":0"

    asyncio.run(main())


def test_an_emptied_redis_costs_no_decision(redis: Redis) -> None:
    async def main() -> None:
        async with worker_here(redis.url), remote(redis.url) as (pool, _, _work):
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: pool.load.thinking == 1)
            redis.empty()
            assert (await asked)[1] is None

    asyncio.run(main())


def test_a_worker_that_answers_nonsense_is_not_believed(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as bus, remote(redis.url) as (pool, local, work):
            bad = RedisWork(bus, __version__)
            for nonsense in (b"\xc1", b"", msgspec.msgpack.encode([]), msgspec.msgpack.encode([["a"], ["b"]])):
                await work.announce(60_000)
                asked = asyncio.create_task(pixl(pool, "a", Budget()))
                id, _ = await taken_by(bad)
                assert await bad.answer(id, nonsense)
                assert (await asked)[1] is None
            assert not nothing_here(local)

    asyncio.run(main())


@pytest.mark.proof
def test_names_and_positions_that_are_none_are_refused_as_ever(redis: Redis) -> None:
    async def main() -> None:
        async with worker_here(redis.url), remote(redis.url) as (pool, _, _work):
            with pytest.raises(UnknownBot):
                await pool.think("a", 1, "nobody", "pixl", PIXL_POSITION, FIRE, SECRET)
            with pytest.raises(UnknownBot):
                await pool.think("a", 1, "exec:true", "pixl", PIXL_POSITION, FIRE, SECRET)
            with pytest.raises(Refusal):
                await pool.think("a", 1, "expert", "pixl", "pixl nonsense", FIRE, SECRET)
            assert "expert" in pool.names

    asyncio.run(main())


def test_simple_bots_answer_here_and_at_once(redis: Redis) -> None:
    async def main() -> None:
        async with worker_here(redis.url) as worker, remote(redis.url) as (pool, local, _):
            answer = await pool.think("a", 1, "regular", "pixl", PIXL_POSITION, FIRE, SECRET)
            assert answer[1] is None
            assert worker.thought == 0
            assert nothing_here(local)

    asyncio.run(main())


def test_a_table_that_people_wait_for_overtakes_others_that_wait_already(redis: Redis) -> None:
    async def main() -> None:
        async with remote(redis.url) as (pool, _, work):
            await work.announce(60_000)
            asked = [asyncio.create_task(pixl(pool, table)) for table in ("a", "b")]
            waiting = f"ZCARD pixcade:work:{__version__}:waiting"
            await until(lambda: redis.ask(waiting) == ":2")
            pool.prefer("b", True)
            async with opened(redis.url) as bus:
                hurried = f"ZCARD pixcade:work:{__version__}:line:soon"
                await until(lambda: redis.ask(hurried) == ":1")
                _, what = await taken_by(RedisWork(bus, __version__))
                assert msgspec.msgpack.decode(what)[0] == "b"
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(main())


def test_people_take_turns_at_workers_too(redis: Redis) -> None:
    async def main() -> None:
        async with remote(redis.url) as (pool, _, work), opened(redis.url) as bus:
            await work.announce(60_000)
            asked = []
            for table, owner in (("a1", "ann"), ("a2", "ann"), ("a3", "ann"), ("b", "ben")):
                pool.prefer(table, True, Owner("192.0.2.1" if owner == "ann" else "192.0.2.2", owner))
                asked.append(asyncio.create_task(pixl(pool, table)))
                await until(lambda: redis.ask(f"ZCARD pixcade:work:{__version__}:waiting") == f":{len(asked)}")
            worker = RedisWork(bus, __version__)
            taken = [msgspec.msgpack.decode((await taken_by(worker))[1])[0] for _ in asked]
            assert taken == ["a1", "b", "a2", "a3"]
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(main())


def test_closing_cancels_whoever_waits_and_leaves_nothing_behind(redis: Redis) -> None:
    async def main() -> None:
        async with remote(redis.url) as (pool, _, work):
            await work.announce(60_000)
            asked = asyncio.create_task(pixl(pool, "a"))
            await until(lambda: redis.ask(f"ZCARD pixcade:work:{__version__}:waiting") == ":1")
            await pool.close()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert redis.ask("DBSIZE") == ":1"

    asyncio.run(main())


def test_what_travels_is_the_public_position_and_no_program(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as bus, remote(redis.url) as (pool, _, work):
            await work.announce(60_000)
            asked = asyncio.create_task(pixl(pool, "a", LONG, step=7))
            _, what = await taken_by(RedisWork(bus, __version__))
            asked.cancel()
            decisions = [[FIRE.piece, FIRE.seat]]
            sent = ["a", 7, "expert", "pixl", PIXL_POSITION, LONG.work, LONG.seconds, SECRET, decisions]
            assert msgspec.msgpack.decode(what) == sent

    asyncio.run(main())


def test_thoughts_and_failures_travel_whole() -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            answer = await pool.think("a", 1, "expert", "pixoid", POSITION, SKY, SECRET)
        assert answer[0].weighed
        assert read_answers(written_answers([answer]), 1) == [answer]

    asyncio.run(main())


async def counted(work: RedisWork, count: int) -> None:
    """Wait until there are so many workers."""
    async with asyncio.timeout(2 * LIMIT):
        while await work.workers() != count:
            await asyncio.sleep(0.02)


async def taken_by(work: RedisWork) -> tuple[str, bytes]:
    """Take a job as soon as there is one."""
    async with asyncio.timeout(2 * LIMIT):
        while (found := await work.take()) is None:
            await asyncio.sleep(0.005)
    return found


async def state(work: RedisWork, wanted: str) -> None:
    """Wait until the job is in a state."""
    async with asyncio.timeout(2 * LIMIT):
        while (await work.state("a" * 16))[0] != wanted:
            await asyncio.sleep(0.02)


async def thinker(redis: Redis) -> str:
    """Return the id of the worker that thinks about the only job."""
    async with opened(redis.url) as bus:
        (key,) = [key async for key in bus.client.scan_iter(f"pixcade:work:{__version__}:claim:*")]
        holder = await bus.client.get(key)
        assert isinstance(holder, bytes)
        return holder.decode()
