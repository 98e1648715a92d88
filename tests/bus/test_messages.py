"""What one process publishes, others hear: in order, and nobody hears himself."""

import asyncio

import pytest

from pixcade.bus import redis as redis_bus
from pixcade.bus.api import Bus, BusRefused
from pixcade.bus.local import LocalBus
from pixcade.bus.open import open_bus
from tests.bus.buses import listening, now, opened, two
from tests.engines.redis import Redis
from tests.waits import LIMIT, until

pytestmark = pytest.mark.usefixtures("redis_may_be_slow")


def test_others_hear_what_is_published_and_whoever_said_it_does_not(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            own, others, elsewhere = [await listening(*one) for one in ((first, "a"), (second, "a"), (second, "b"))]
            first.publish("a", b"\0whole\r\nbytes\xff")
            first.publish("a", b"")
            second.publish("a", b"back")
            await until(lambda: len(others) == 2 and len(own) == 1)
            assert (own, others, elsewhere) == ([b"back"], [b"\0whole\r\nbytes\xff", b""], [])

    asyncio.run(main())


def test_thousands_of_messages_are_heard_in_order_and_whole(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            sent = [f"{number}:".encode() + b"x" * (number % 700) for number in range(20_000)]
            for start in range(0, len(sent), 2000):
                for message in sent[start : start + 2000]:
                    first.publish("a", message)
                await until(lambda so_far=start: len(said) > so_far)  # type: ignore[misc]  # a lambda has no types
            await until(lambda: len(said) == len(sent))
            assert said == sent
            assert first.dropped == 0

    asyncio.run(main())


def test_more_than_can_wait_is_dropped_and_counted(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            for number in range(50_000):  # without a pause, so that nothing can be sent meanwhile
                first.publish("a", str(number).encode())
            await until(lambda: bool(said) and said[-1] == b"49999")
            assert first.dropped > 0
            assert len(said) + first.dropped == 50_000
            assert said == sorted(said, key=int)

    asyncio.run(main())


def test_a_topic_can_be_left_and_taken_up_again(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            after = await listening(second, "after")
            second.unsubscribe("a")
            assert not await second.hears("a")
            first.publish("a", b"unheard")
            first.publish("after", b"1")
            await until(lambda: len(after) == 1)
            again = await listening(second, "a")
            first.publish("a", b"heard")
            await until(lambda: bool(again))
            assert (said, again) == ([], [b"heard"])

    asyncio.run(main())


def test_whoever_subscribes_again_is_called_in_place_of_the_one_before(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            before = await listening(second, "a")
            now_called = await listening(second, "a")
            first.publish("a", b"1")
            await until(lambda: bool(now_called))
            assert before == []

    asyncio.run(main())


def test_many_topics_are_heard_at_once(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said: list[bytes] = []
            for number in range(3000):
                second.subscribe(f"table-{number}", said.append)
            assert await second.hears("table-2999")
            for number in range(3000):
                first.publish(f"table-{number}", str(number).encode())
            await until(lambda: len(said) == 3000)
            assert said == [str(number).encode() for number in range(3000)]

    asyncio.run(main())


def test_a_listener_that_fails_is_reported_and_others_go_on_hearing(redis: Redis) -> None:
    async def main() -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context.get("exception")))
        async with two(redis.url) as (first, second):
            fault = ValueError("of the test")

            def fail(_: bytes) -> None:
                raise fault

            second.subscribe("bad", fail)
            said = await listening(second, "good")
            first.publish("bad", b"1")
            first.publish("good", b"2")
            await until(lambda: bool(said))
            assert reported == [fault]
            assert second.healthy

    asyncio.run(main())


def test_what_is_published_right_before_the_end_is_still_sent(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "LAST_SECONDS", LIMIT)

    async def main() -> None:
        async with opened(redis.url) as second:
            said = await listening(second, "a")
            async with opened(redis.url) as first:
                for number in range(1000):
                    first.publish("a", str(number).encode())
            await until(lambda: len(said) == 1000)

    asyncio.run(main())


def test_servers_with_other_prefixes_or_databases_hear_nothing_of_each_other(redis: Redis) -> None:
    async def main() -> None:
        other = redis.url.removesuffix("/0") + "/1"
        async with (
            opened(redis.url) as first,
            opened(redis.url, prefix="club:") as second,
            opened(other) as third,
            opened(redis.url) as fourth,
        ):
            heard = [await listening(bus, "a") for bus in (second, third, fourth)]
            first.publish("a", b"1")
            await until(lambda: bool(heard[2]))
            assert heard == [[], [], [b"1"]]
            assert [await bus.claim("x", 60_000) for bus in (first, second, third, fourth)] == [True, True, True, False]

    asyncio.run(main())


def test_whoever_has_started_hears_the_others_from_then_on(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as first, opened(redis.url) as second:
            assert first.healthy
            assert second.healthy

    asyncio.run(main())


def test_processes_have_ids_of_their_own(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            assert first.process != second.process

    asyncio.run(main())


def test_a_process_alone_hears_nothing_and_may_do_everything() -> None:
    async def main() -> None:
        bus: Bus = open_bus("", lambda: 1234)
        assert isinstance(bus, LocalBus)
        await bus.start()
        said: list[bytes] = []
        bus.subscribe("a", said.append)
        bus.publish("a", b"1")
        assert await bus.hears("a")
        assert [await bus.claim("x", 1000), await bus.claim("x", 1000), await bus.renew("x", 1000)] == [True] * 3
        await bus.release("x")
        assert (bus.healthy, bus.healthy_since, bus.trouble, bus.dropped) == (True, 1234, "", 0)
        await bus.close()
        assert said == []

    asyncio.run(main())


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1",
        "redis://127.0.0.1:none",
        "redis://127.0.0.1:99999",
        "redis",
        "redis://h/0?socket_timeout=x",
        "redis://h/0?protocol=3",
        "redis://h/0?decode_responses=yes",
    ],
)
def test_what_is_no_address_of_a_redis_is_refused(url: str) -> None:
    async def main() -> None:
        with pytest.raises(BusRefused) as refused:
            open_bus(url, now)
        assert refused.value.code == "serving.bus-url"

    asyncio.run(main())
