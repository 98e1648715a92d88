"""Waiting for a state. The one limit is for failures: no test may depend on how quick the machine is."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

LIMIT = 60.0
"""Seconds after which a wait counts as failed. A machine ten times slower needs less."""
WHOLE = 5 * LIMIT
"""Seconds after which a whole test has failed that waits for many things one after another."""
POLL = 0.005

T = TypeVar("T")


async def until(true: Callable[[], object], limit: float = LIMIT) -> None:
    """Wait until something is true. Raises TimeoutError."""
    async with asyncio.timeout(limit):
        while not true():
            await asyncio.sleep(POLL)


def until_blocking(true: Callable[[], object], limit: float = LIMIT) -> None:
    """As `until`, where no event loop runs."""
    end = time.monotonic() + limit
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(POLL)


def without_waiting(asked: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine that never waits. Raises AssertionError if it does."""
    try:
        asked.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    asked.close()
    raise AssertionError("it waits for something")
