"""Errands that one process offers are done by another: once, in turn, and never lost without a trace."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pixcade.bus import redis_jobs as work_module
from pixcade.bus.redis_jobs import RedisWork
from pixcade.core.fair_queue import FairQueue, Owner
from tests.bus.buses import opened, two
from tests.engines.redis import Redis
from tests.waits import until

pytestmark = pytest.mark.usefixtures("redis_may_be_slow")

FIRST, SECOND, THIRD = (letter * 16 for letter in "abc")


@asynccontextmanager
async def ends(url: str) -> AsyncIterator[tuple[RedisWork, RedisWork]]:
    """Have one who asks and one who works."""
    async with two(url) as (first, second):
        yield RedisWork(first, "1"), RedisWork(second, "1")


def test_an_errand_is_taken_once_answered_and_told_at_once(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker), opened(redis.url) as third:
            begun: list[str] = []
            answered: list[tuple[str, bytes]] = []
            offers: list[int] = []
            asker.listen_for_answers(begun.append, lambda id, text: answered.append((id, text)))
            worker.listen_for_offers(lambda: offers.append(1))
            assert await worker.bus.hears("work:1")
            assert await asker.bus.hears(f"work:1:{asker.bus.process}")
            assert await worker.take() is None
            assert await asker.offer(FIRST, b"\0what", soon=True)
            await until(lambda: bool(offers))
            assert await asker.state(FIRST) == ("waiting", b"")
            other = RedisWork(third, "1")
            taken = await asyncio.gather(worker.take(), other.take())
            assert sorted(taken, key=str) == [(FIRST, b"\0what"), None]
            await until(lambda: begun == [FIRST])
            assert await asker.state(FIRST) == ("begun", b"")
            assert await worker.answer(FIRST, b"done\0")
            await until(lambda: answered == [(FIRST, b"done\0")])
            assert await asker.state(FIRST) == ("answered", b"done\0")
            await asker.forget(FIRST)
            assert await asker.state(FIRST) == ("lost", b"")
            assert not await worker.answer(FIRST, b"again")
            assert redis.ask("DBSIZE") == ":0"

    asyncio.run(main())


def test_what_people_wait_for_comes_first_and_everything_has_its_turn(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"", soon=False)
            await asker.offer(SECOND, b"", soon=False)
            await asker.offer(THIRD, b"", soon=True)
            await asker.hurry(SECOND, True)
            taken = [await worker.take() for _ in range(3)]
            assert [one[0] for one in taken if one] == [SECOND, THIRD, FIRST]
            await asker.hurry(FIRST, True)  # it does not wait any more
            assert await worker.take() is None

    asyncio.run(main())


async def drained(worker: RedisWork) -> str:
    """Take everything that waits, and return the first letters of what was taken, in order."""
    taken = ""
    while (found := await worker.take()) is not None:
        taken += found[0][0]
    return taken


def job(letter: str, number: int) -> str:
    return letter + f"{number:015d}"


def test_people_take_turns_however_much_of_theirs_waits(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            for number in range(6):
                await asker.offer(job("a", number), b"", soon=True, owner=Owner("one", "ann"))
            for letter, address, person in (("b", "one", "ben"), ("c", "two", "cleo")):
                for number in range(2):
                    await asker.offer(job(letter, number), b"", soon=True, owner=Owner(address, person))
            # Addresses take turns, and behind the first of them two people.
            assert await drained(worker) == "acbcabaaaa"
            assert redis.ask("DBSIZE") == ":20", "nothing is left of the queue but ten jobs, and their claims"

    asyncio.run(main())


def test_the_turns_of_redis_are_those_of_the_queue_in_memory(redis: Redis) -> None:
    chance = random.Random(5)
    owners = [Owner(address, person) for address in ("x", "2001:db8::/56") for person in ("ann", "ben", "")]

    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            local: FairQueue[str] = FairQueue()
            waiting: dict[str, Owner] = {}
            for number in range(150):
                what = chance.random()
                if what < 0.55:
                    id, owner = f"{number:016d}", chance.choice(owners)
                    await asker.offer(id, b"", soon=True, owner=owner)
                    local.put(owner, id)
                    waiting[id] = owner
                elif what < 0.7 and waiting:
                    id = chance.choice(list(waiting))
                    assert await asker.withdraw(id)
                    local.remove(waiting.pop(id), id)
                else:
                    found, expected = await worker.take(), local.first()
                    assert (found and found[0]) == (expected and expected[1])
                    if expected is not None:
                        local.take(*expected)
                        del waiting[expected[1]]
            assert len(local) == len(waiting) > 0

    asyncio.run(main())


def test_what_nobody_waits_for_has_one_of_four_turns_once_it_waits_longest(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            for number in range(2):
                await asker.offer(job("l", number), b"", soon=False)
            for number in range(8):
                await asker.offer(job("s", number), b"", soon=True)
            assert await drained(worker) == "ssslssslss"

    asyncio.run(main())


def test_a_job_whose_time_is_over_leaves_nothing_in_the_queue(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"1", soon=True, owner=Owner("one", "ann"))
            await asker.offer(SECOND, b"2", soon=True, owner=Owner("two", "ben"))
            redis.ask(f"DEL pixcade:work:1:job:{FIRST}")
            assert await worker.take() == (SECOND, b"2")
            assert await worker.take() is None
            assert await worker.answer(SECOND, b"")
            await asker.forget(SECOND)
            assert redis.ask("DBSIZE") == ":0"

    asyncio.run(main())


def test_an_errand_is_taken_back_only_where_nobody_has_begun(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"1", soon=True)
            assert await asker.withdraw(FIRST)
            assert await worker.take() is None
            await asker.offer(SECOND, b"2", soon=True)
            assert await worker.take() == (SECOND, b"2")
            assert not await asker.withdraw(SECOND)
            assert await worker.keep(SECOND)
            assert await worker.answer(SECOND, b"done")

    asyncio.run(main())


def test_an_errand_whose_worker_says_nothing_more_is_lost_and_one_that_is_kept_is_not(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_module, "CLAIM", 60_000)

    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"1", soon=True)
            await asker.offer(SECOND, b"2", soon=True)
            assert await worker.take()
            assert await worker.take()
            assert redis.ask(f"PEXPIRE pixcade:work:1:claim:{FIRST} 1") == ":1"
            assert redis.ask(f"PEXPIRE pixcade:work:1:claim:{SECOND} 10000") == ":1"
            assert await worker.keep(SECOND)
            await until(lambda: redis.ask(f"EXISTS pixcade:work:1:claim:{FIRST}") == ":0")
            assert [(await asker.state(id))[0] for id in (FIRST, SECOND)] == ["lost", "begun"]
            left = int(redis.ask(f"PTTL pixcade:work:1:claim:{SECOND}").removeprefix(":"))
            assert 10_000 < left <= work_module.CLAIM

    asyncio.run(main())


def test_a_worker_that_was_taken_for_dead_goes_on_with_what_nobody_else_has_begun(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker), opened(redis.url) as third:
            other = RedisWork(third, "1")
            await asker.offer(FIRST, b"1", soon=True)
            assert await worker.take()
            redis.ask(f"DEL pixcade:work:1:claim:{FIRST}")
            await asker.offer(FIRST, b"1", soon=True)
            assert await worker.keep(FIRST)
            assert await other.take() is None
            redis.ask(f"DEL pixcade:work:1:claim:{FIRST}")
            await asker.offer(FIRST, b"1", soon=True)
            assert await other.take() == (FIRST, b"1")
            assert not await worker.keep(FIRST)

    asyncio.run(main())


def test_what_a_worker_gives_back_is_the_next_to_be_taken(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker), opened(redis.url) as third:
            other = RedisWork(third, "1")
            await asker.offer(FIRST, b"1", soon=False)
            assert await worker.take()
            await asker.offer(SECOND, b"2", soon=True)
            await other.give_back(FIRST)  # not its own
            assert await asker.state(FIRST) == ("begun", b"")
            await worker.give_back(FIRST)
            assert await other.take() == (FIRST, b"1")

    asyncio.run(main())


def test_workers_count_while_they_say_so(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (first, second):
            assert await first.workers() == 0
            await first.announce(60_000)
            await second.announce(60_000)
            await second.announce(60_000)
            assert await first.workers() == 2
            await first.announce(1)
            while await second.workers() == 2:
                pass
            assert await second.workers() == 1
            await second.announce(60_000)
            await second.leave()
            assert await first.workers() == 0

    asyncio.run(main())


def test_an_emptied_redis_has_lost_the_errand_for_everybody_to_see(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"1", soon=True)
            redis.empty()
            assert await asker.state(FIRST) == ("lost", b"")
            assert await worker.take() is None
            assert not await worker.answer(FIRST, b"")

    asyncio.run(main())


def test_without_redis_nothing_is_offered_taken_or_answered(redis: Redis) -> None:
    async def main() -> None:
        async with ends(redis.url) as (asker, worker):
            await asker.offer(FIRST, b"1", soon=True)
            await worker.announce(60_000)
            await asyncio.to_thread(redis.stop)
            await until(lambda: not asker.healthy and not worker.healthy)
            assert not await asker.offer(SECOND, b"2", soon=True)
            assert await asker.state(FIRST) == ("away", b"")
            assert await worker.take() is None
            assert await worker.keep(FIRST)
            assert not await worker.answer(FIRST, b"")
            assert await asker.workers() == 0

    asyncio.run(main())


def test_processes_of_another_version_have_a_queue_of_their_own(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            await RedisWork(first, "1").offer(FIRST, b"1", soon=True)
            await RedisWork(first, "1").announce(60_000)
            assert await RedisWork(second, "2").take() is None
            assert await RedisWork(second, "2").workers() == 0

    asyncio.run(main())
