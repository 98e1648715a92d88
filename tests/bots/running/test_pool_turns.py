"""Fair scheduling in the pool: tables with people first, and no work for cancelled decisions."""

import asyncio
import os
import pickle
import signal

from pixcade.bots.api import DecisionTask
from pixcade.bots.running.fair_queue import Owner
from pixcade.bots.running.pool import Pool
from pixcade.bots.running.queue import EVERYBODYS_TURN
from tests.bots.external.programs import MINT, SKY
from tests.bots.running.pools import (
    FIRE,
    PIXL_POSITION,
    SECRET,
    ask,
    comes_true,
    held,
    order_of,
    posix,
    run,
    worker_ids,
)


@posix
def test_people_alternate_whatever_the_number_of_tables(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            eve, ann = Owner("192.0.2.7", "eve"), Owner("192.0.2.8", "ann")
            tables = [f"eve {at}" for at in range(6)]
            for table in tables:
                pool.prefer(table, True, eve)
            pool.prefer("ann", True, ann)
            order = await order_of(pool, [(table, "normal") for table in (*tables, "ann")])
            assert order.index("ann") <= 1, order

    run(main())


@posix
def test_tables_alternate_whatever_the_number_of_bots(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            levels = ("normal", "hard", "master")
            asked = [*(("three", name) for name in levels), ("one", "hard"), ("another", "hard")]
            assert await order_of(pool, asked) == ["three", "one", "another", "three", "three"]

    run(main())


@posix
def test_tables_with_people_come_first_without_starving_others(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            others = [f"other {number}" for number in range(3)]
            wanted = [f"wanted {number}" for number in range(7)]
            order = await order_of(pool, [(table, "hard") for table in (*others, *wanted)], wanted)
        # Two turns were taken before.
        turns = [number for number, table in enumerate(order, start=3) if table in others]
        assert turns == [EVERYBODYS_TURN, 2 * EVERYBODYS_TURN, 3 * EVERYBODYS_TURN]
        assert [table for table in order if table in wanted] == wanted
        assert [table for table in order if table in others] == others

    run(main())


@posix
def test_table_without_waiting_people_loses_priority(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pool.prefer("late", True)
            pool.prefer("late", False)
            asked = [("early", "hard"), ("late", "hard")]
            assert await order_of(pool, asked) == ["early", "late"]

    run(main())


@posix
def test_cancelled_decision_is_never_started(plain: None, questions_sent: list[bytes]) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pid, first = await held(pool)
            gone, stays = ask(pool, "gone", "master"), ask(pool, "stays", "normal")
            half, other = ask(pool, "half", decision=SKY), ask(pool, "half", decision=MINT)
            assert await comes_true(lambda: pool.load.waiting == 4)
            gone.cancel()
            half.cancel()
            assert await comes_true(lambda: pool.load.waiting == 2)
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(first, stays, other)
            assert gone.cancelled()
            assert half.cancelled()
        questions = [pickle.loads(question) for question in questions_sent]
        assert "master" not in [question.name for question in questions]
        assert [decision for decision, *_ in questions[-1].wanted] == [MINT]

    run(main())


@posix
def test_cancelled_answer_is_dropped_and_worker_continues(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pid, first = await held(pool)
            first.cancel()
            following = ask(pool, "next")
            assert await comes_true(lambda: pool.load.waiting == 1)
            os.kill(pid, signal.SIGCONT)
            thought, failure = await following
            assert (failure, worker_ids()) == (None, {pid})
            assert first.cancelled()
            assert (await ask(pool, "again"))[0] == thought

    run(main())


@posix
def test_busy_bots_are_reported(plain: None) -> None:
    now = 100.0

    async def main() -> None:
        nonlocal now
        async with Pool(1, clock=lambda: now) as pool:
            pid, first = await held(pool)
            later = [ask(pool, "a", name) for name in ("normal", "hard")]
            assert await comes_true(lambda: pool.load.waiting == 2)
            assert not pool.busy("a")
            now += 2
            newest = ask(pool, "b")
            assert await comes_true(lambda: pool.load.waiting == 3)
            load = pool.load
            assert (load.waiting, load.thinking, load.oldest, load.workers) == (3, 1, 2.0, 1)
            assert [pool.busy(table) for table in ("a", "b", "first", "nobody")] == [True, False, False, False]
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(first, newest, *later)
            load = pool.load
            assert (load.waiting, load.thinking, load.oldest, load.workers) == (0, 0, 0.0, 1)
            assert not pool.busy("a")

    run(main())


def test_server_responds_while_twenty_strong_tables_think(compiled: None) -> None:
    async def main() -> None:
        async with Pool(2) as pool:
            await ask(pool, "first")
            tables = [
                asyncio.create_task(pool.think(f"{at}", DecisionTask(0, "master", "pixl", PIXL_POSITION, FIRE, SECRET)))
                for at in range(20)
            ]
            for _ in range(40):
                await asyncio.sleep(0.005)
            assert pool.load.thinking > 0
            assert pool.load.waiting > 0
            for task in tables:
                task.cancel()
            await asyncio.wait(tables)

    run(main())
