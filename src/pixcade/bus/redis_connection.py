"""Connections to Redis: how they are made, and what their errors mean."""

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
"""Seconds after which a Redis that does not answer counts as down."""
MOST_CONNECTIONS = 16
"""Size of the connection pool; further requests wait."""
CANCEL_SECONDS = 0.1
TROUBLE = (RedisError, OSError, TimeoutError)
"""The errors of a Redis that is down, hangs or refuses."""
REFUSED = (AuthenticationError, NoPermissionError)

AWAY = "serving.bus-away"
REFUSES = "serving.bus-refuses"


def pool(url: str) -> BlockingConnectionPool:
    """Return a connection pool that connects on demand. Raises BusRefused for an invalid address."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  # a number that can't be one is noticed only when asked for
        made = BlockingConnectionPool.from_url(
            url,
            max_connections=MOST_CONNECTIONS,
            timeout=ANSWER_SECONDS,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            protocol=2,  # RESP2: every Redis speaks it, and messages have one form
            retry=Retry(NoBackoff(), 0),  # no retries: the caller decides
        )
    except (ValueError, TypeError) as error:
        raise BusRefused("serving.bus-url") from error
    asked = made.connection_kwargs
    if asked.get("protocol") != 2 or asked.get("decode_responses"):  # parameters of the address that we can't use
        raise BusRefused("serving.bus-url")
    return made


def connection(connections: BlockingConnectionPool) -> Any:
    """Return a separate connection with the settings of a pool, not connected yet. Timeouts are up to the caller."""
    return connections.connection_class(**{**connections.connection_kwargs, "socket_timeout": None})


def address(url: str) -> str:
    """Return where a Redis is, without user and password, which must appear in no message."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return parts.path
    return f"{parts.hostname or 'localhost'}:{parts.port or 6379}"


def code_of(error: BaseException) -> str:
    """Return the code for what an error means."""
    return REFUSES if isinstance(error, REFUSED) else AWAY


def report(error: BaseException) -> None:
    """Pass an unforeseen error to the event loop's exception handler."""
    context = {"message": "something in the bus has failed", "exception": error}
    asyncio.get_running_loop().call_exception_handler(context)


async def ended(tasks: Collection["asyncio.Future[Any]"]) -> None:
    """Cancel tasks until they have ended: before Python 3.12, `wait_for` can swallow a cancellation."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCEL_SECONDS)
