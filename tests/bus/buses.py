"""Buses for tests, and waiting for what they do."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from pixcade.bus.redis import RedisBus
from tests.waits import until


def now() -> int:
    """Milliseconds of a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


@asynccontextmanager
async def opened(url: str, *, prefix: str = "pixcade:") -> AsyncIterator[RedisBus]:
    """Have a bus for a while."""
    bus = RedisBus(url, now, prefix=prefix)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    """Have two buses, as two processes have them."""
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(opened(url)) for _ in range(2)]
        await until(lambda: first.healthy and second.healthy)
        yield first, second


async def listening(bus: RedisBus, topic: str) -> list[bytes]:
    """Subscribe a list to a topic."""
    said: list[bytes] = []
    bus.subscribe(topic, said.append)
    assert await bus.hears(topic)
    return said
