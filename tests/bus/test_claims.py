"""Of all processes that want to do something one may, and only for so long."""

import asyncio
import time

import pytest

from tests.bus.buses import opened, two
from tests.engines.redis import Redis
from tests.waits import until

pytestmark = pytest.mark.usefixtures("redis_may_be_slow")

LONG = 60_000


def test_a_claim_is_had_once(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            assert await first.claim("a", LONG)
            assert not await second.claim("a", LONG)
            assert not await first.claim("a", LONG)
            assert await second.claim("b", LONG)

    asyncio.run(main())


def test_a_claim_that_nobody_renews_expires(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            began = time.monotonic()
            assert await first.claim("a", 150)
            had: list[bool] = []

            async def ask() -> None:
                while not await second.claim("a", LONG):
                    await asyncio.sleep(0.01)
                had.append(True)

            asking = asyncio.create_task(ask())
            await until(lambda: had)
            assert time.monotonic() - began > 0.1
            await asking
            assert not await first.renew("a", LONG)

    asyncio.run(main())


def test_a_claim_is_renewed_and_released_only_by_its_owner(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            assert await first.claim("a", 2000)
            assert not await second.renew("a", 1)
            await second.release("a")
            assert not await second.claim("a", LONG)
            assert await first.renew("a", LONG)
            assert int(redis.ask("PTTL pixcade:claim:a").removeprefix(":")) > 10_000
            await first.release("a")
            assert await second.claim("a", LONG)
            await first.release("a")
            assert not await first.claim("a", LONG)

    asyncio.run(main())


def test_three_hundred_claims_at_once_are_each_had_once(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as buses:
            asked = [bus.claim(f"decision-{number}", LONG) for number in range(300) for bus in buses]
            had = await asyncio.gather(*asked)
            assert [had[at] + had[at + 1] for at in range(0, 600, 2)] == [1] * 300
            assert all(bus.healthy for bus in buses)

    asyncio.run(main())


def test_a_claim_that_an_emptied_redis_has_forgotten_is_taken_again_by_its_owner(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            assert await first.claim("a", LONG)
            redis.empty()
            assert await first.renew("a", LONG)
            assert not await second.claim("a", LONG)
            redis.empty()
            assert await second.claim("a", LONG)
            assert not await first.renew("a", LONG)

    asyncio.run(main())


def test_a_claim_of_a_process_that_has_gone_is_not_that_of_the_next(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as before:
            assert await before.claim("a", LONG)
        async with opened(redis.url) as after:
            assert not await after.renew("a", LONG)

    asyncio.run(main())
