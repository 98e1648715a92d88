"""Connections to Redis: how they are made, and what can go wrong with them."""

import asyncio
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError

from pixcade.bus.api import BusRefused

ANSWER_SECONDS = 1.0
"""A Redis that takes longer over anything is as good as none."""
MOST_CONNECTIONS = 16
"""However many ask at once, no more connections than this: the others wait a little."""
CANCEL_SECONDS = 0.1
TROUBLE = (RedisError, OSError, TimeoutError)
"""What is raised where Redis is away, hangs or refuses."""
REFUSED = (AuthenticationError, NoPermissionError)

AWAY = "serving.bus-away"
REFUSES = "serving.bus-refuses"


def pool(url: str) -> BlockingConnectionPool:
    """Return connections that are made when they are needed. Raises BusRefused for what is no address."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  # a number that can't be one is noticed only when asked for
        made = BlockingConnectionPool.from_url(
            url,
            max_connections=MOST_CONNECTIONS,
            timeout=ANSWER_SECONDS,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            protocol=2,  # every Redis speaks it, and what is heard comes in one form
            retry=Retry(NoBackoff(), 0),  # who asks knows better than to wait
        )
    except (ValueError, TypeError) as error:
        raise BusRefused("serving.bus-url") from error
    asked = made.connection_kwargs
    if asked.get("protocol") != 2 or asked.get("decode_responses"):  # an address can ask for what we can't use
        raise BusRefused("serving.bus-url")
    return made


def connection(connections: BlockingConnectionPool) -> Any:
    """Return a connection like those of a pool, but of its own, not made yet. Whoever uses it minds the time."""
    return connections.connection_class(**{**connections.connection_kwargs, "socket_timeout": None})


def address(url: str) -> str:
    """Return where a Redis is, without who asks: a password must stand in no message."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return parts.path
    return f"{parts.hostname or 'localhost'}:{parts.port or 6379}"


def code_of(error: BaseException) -> str:
    """Return the code for what an error means."""
    return REFUSES if isinstance(error, REFUSED) else AWAY


def report(error: BaseException) -> None:
    """Tell whoever looks after the event loop of an error that nobody has foreseen."""
    context = {"message": "something in the bus has failed", "exception": error}
    asyncio.get_running_loop().call_exception_handler(context)


async def ended(tasks: Collection["asyncio.Future[Any]"]) -> None:
    """Cancel tasks until they have ended: before Python 3.12, `wait_for` now and then does not pass that on."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCEL_SECONDS)
