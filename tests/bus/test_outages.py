"""Whatever happens to Redis, nobody waits or fails; and when it is back, everything goes on by itself."""

import asyncio
import signal
import socket
import time

import pytest

from pixcade.bus import redis as redis_bus
from pixcade.bus import redis_connection, redis_subscriber
from pixcade.bus.redis import RedisBus
from tests.bus.buses import listening, now, opened, two
from tests.engines.programs import free_port
from tests.engines.redis import Redis
from tests.waits import LIMIT, until, without_waiting


def test_a_redis_that_hangs_is_noticed_within_two_seconds_and_keeps_nobody_waiting_for_longer() -> None:
    # Real time depends on the machine: here stands what the product asks for, below that it is asked for.
    assert redis_connection.ANSWER_SECONDS <= 1
    assert 2 * redis_subscriber.PING_SECONDS + redis_subscriber.SILENT_SECONDS + redis_subscriber.GRACE_SECONDS < 2
    assert redis_subscriber.LONGEST_WAIT < 1
    assert redis_bus.START_SECONDS <= 2
    assert redis_bus.LAST_SECONDS + redis_connection.CANCEL_SECONDS < 1


def hang(redis: Redis, how: signal.Signals) -> None:
    assert redis.process is not None
    redis.process.send_signal(how)


def waits_for_nothing(bus: RedisBus) -> None:
    """Use everything of a bus whose Redis is away: nobody waits, and nobody is kept from anything."""
    dropped = bus.dropped
    for _ in range(100):
        bus.publish("a", b"lost")
    assert bus.dropped == dropped + 100
    assert without_waiting(bus.claim("x", 60_000))
    assert without_waiting(bus.renew("x", 60_000))
    without_waiting(bus.release("x"))
    assert not without_waiting(bus.hears("a"))


async def goes_on(first: RedisBus, second: RedisBus, said: list[bytes]) -> None:
    """Wait for both to be back, and let one hear the other."""
    await until(lambda: first.healthy and second.healthy)
    said.clear()
    first.publish("a", b"back")
    await until(lambda: said == [b"back"])
    assert await first.claim("after", 60_000)
    assert not await second.claim("after", 60_000)


@pytest.mark.usefixtures("redis_may_be_slow")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_subscriptions_survive_a_redis_that_ends_and_starts_again(redis: Redis, how: signal.Signals) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            before = first.healthy_since
            assert before is not None
            await asyncio.to_thread(redis.stop, how)
            await until(lambda: not first.healthy and not second.healthy)
            assert (first.healthy_since, first.trouble) == (None, "serving.bus-away")
            waits_for_nothing(first)
            await asyncio.to_thread(redis.start)
            await goes_on(first, second, said)
            assert first.healthy_since is not None
            assert first.healthy_since > before
            assert first.trouble == ""

    asyncio.run(main())


def test_a_redis_that_hangs_holds_nobody_up_and_is_used_again_when_it_goes_on(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            hang(redis, signal.SIGSTOP)
            for _ in range(20_000):
                first.publish("a", b"x" * 300)  # does not wait: it is no coroutine
            assert await first.claim("x", 60_000)
            await until(lambda: not first.healthy and not second.healthy)
            waits_for_nothing(first)
            hang(redis, signal.SIGCONT)
            await goes_on(first, second, said)

    asyncio.run(main())


def test_a_bus_starts_and_ends_beside_a_redis_that_hangs(redis: Redis) -> None:
    async def main() -> None:
        hang(redis, signal.SIGSTOP)
        async with opened(redis.url) as bus:
            assert not bus.healthy
            waits_for_nothing(bus)
        hang(redis, signal.SIGCONT)

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_an_emptied_redis_costs_no_subscription(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            redis.empty()
            await goes_on(first, second, said)

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_a_bus_that_starts_before_its_redis_finds_it_later(redis: Redis) -> None:
    async def main() -> None:
        await asyncio.to_thread(redis.stop)
        async with opened(redis.url) as first, opened(redis.url) as second:
            assert not first.healthy
            waits_for_nothing(first)
            said: list[bytes] = []
            second.subscribe("a", said.append)
            second.subscribe("b", said.append)
            second.unsubscribe("b")
            await asyncio.to_thread(redis.start)
            await goes_on(first, second, said)
            assert not await second.hears("b")

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_a_redis_that_refuses_is_told_apart_from_one_that_is_away(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as friend:
            said = await listening(friend, "a")
            assert redis.ask("CONFIG SET requirepass secret") == "+OK"
            async with opened(redis.url) as stranger:
                await until(lambda: stranger.trouble == "serving.bus-refuses")
                waits_for_nothing(stranger)
            password = redis.url.replace("redis://", "redis://:secret@")
            async with opened(password) as known:
                assert known.healthy
                assert "secret" not in known.address
                known.publish("a", b"known")
                await until(lambda: said == [b"known"])

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_connections_that_are_cut_are_made_again(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            before = second.healthy_since
            assert redis.ask("CLIENT KILL TYPE pubsub").startswith(":")
            await until(lambda: second.healthy_since != before)
            assert redis.ask("CLIENT KILL TYPE normal").startswith(":")
            await until(lambda: first.healthy and second.healthy)
            first.publish("a", b"may be lost")
            await until(lambda: first.dropped == 1 or bool(said))
            await goes_on(first, second, said)

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_news_that_could_not_be_sent_are_not_sent_later(redis: Redis) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            await asyncio.to_thread(redis.stop)
            first.publish("a", b"old")
            await until(lambda: not first.healthy and not second.healthy)
            first.publish("a", b"old")
            await asyncio.to_thread(redis.start)
            await goes_on(first, second, said)
            assert first.dropped == 2

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["asyncio", "uvloop"])
def test_a_process_that_was_busy_for_a_while_has_missed_nothing(redis: Redis, kind: str) -> None:
    async def main() -> None:
        async with two(redis.url) as (first, second):
            said = await listening(second, "a")
            before = second.healthy_since
            first.publish("a", b"1")
            await until(lambda: said == [b"1"])
            time.sleep(2.5)
            first.publish("a", b"2")
            await until(lambda: said == [b"1", b"2"])
            assert second.healthy_since == before

    loop = asyncio.new_event_loop if kind == "asyncio" else pytest.importorskip("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


def test_whoever_waits_for_a_subscription_is_told_when_the_bus_is_closed(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as bus:
            hang(redis, signal.SIGSTOP)
            bus.subscribe("a", lambda _: None)
            waiting = asyncio.create_task(bus.hears("a"))
            await asyncio.sleep(0)
        async with asyncio.timeout(LIMIT):
            assert not await waiting
        hang(redis, signal.SIGCONT)

    asyncio.run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_whoever_is_cancelled_while_asking_ends_and_others_go_on(redis: Redis) -> None:
    async def main() -> None:
        async with opened(redis.url) as bus:
            for number in range(300):
                asking = asyncio.create_task(bus.claim(str(number), 60_000))
                for _ in range(number % 30):  # at every point of the way there and back
                    await asyncio.sleep(0)
                answered = asking.done()
                asking.cancel()
                await asyncio.wait([asking])
                assert answered or asking.cancelled()
            assert await bus.claim("after", 60_000)
            assert not await bus.claim("after", 60_000)

    asyncio.run(main())


def test_something_else_at_the_address_is_no_redis_and_does_no_harm() -> None:
    async def main() -> None:
        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server, opened(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}") as bus:
            assert not bus.healthy
            waits_for_nothing(bus)

    asyncio.run(main())


def test_an_address_where_nobody_is_keeps_no_start_waiting() -> None:
    async def main() -> None:
        async with opened(f"redis://127.0.0.1:{free_port()}") as bus:
            assert bus.trouble == "serving.bus-away"

    asyncio.run(main())


def test_an_address_that_swallows_everything_keeps_no_start_waiting_for_long() -> None:
    async def main() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            async with opened(f"redis://127.0.0.1:{silent.getsockname()[1]}") as bus:
                waits_for_nothing(bus)

    asyncio.run(main())


def test_a_bus_that_was_never_started_can_be_closed() -> None:
    async def main() -> None:
        bus = RedisBus("redis://127.0.0.1", now)
        bus.publish("a", b"1")
        await bus.close()

    asyncio.run(main())
