"""The bus over Redis: publish and subscribe, and claims stored as keys.

Redis may stop, be emptied or hang at any moment: then messages are lost and every claim is granted. Once it is back,
everything resumes without help.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from redis.asyncio import Redis

from pixcade.bus.api import Heard, Now
from pixcade.bus.redis_connection import ANSWER_SECONDS, AWAY, TROUBLE, address, connection, ended, pool, report
from pixcade.bus.redis_subscriber import RedisSubscriber

PROCESS_BYTES = 8
MOST_WAITING = 8192
"""Size of the send queue; beyond it the oldest messages are dropped."""
AT_ONCE = 256
"""Messages sent before a reply is read."""
START_SECONDS = 2.0
LAST_SECONDS = 0.5
"""Seconds that a start waits for a connection, and a close for the send queue."""

RENEW = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
"""A claim that has vanished because Redis was emptied is taken again."""
RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"

T = TypeVar("T")


class RedisBus:
    """One process's end of a bus in Redis. Belongs to one event loop."""

    def __init__(self, url: str, now: Now, *, prefix: str = "pixcade:") -> None:
        """Use the Redis at an address, with this prefix. Raises BusRefused for an invalid address."""
        self.process = secrets.token_hex(PROCESS_BYTES)
        self.alone = False
        self.dropped = 0
        connections = pool(url)
        self.address = address(url)
        self.prefix = prefix
        self.client: Redis = Redis(connection_pool=connections)
        self._connections = connections
        self._now = now
        self._since: int | None = None
        self._sender = self.process.encode()
        # Unlike keys, channels are shared by all databases of a Redis.
        self._channels = f"{prefix}{connections.connection_kwargs.get('db') or 0}:".encode()
        self._heard: dict[bytes, Heard] = {}
        self._queue: deque[tuple[bytes, bytes]] = deque(maxlen=MOST_WAITING)
        self._queued = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._turned = asyncio.Event()
        self._subscriber = RedisSubscriber(connections, self._hear, self._turn)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def healthy(self) -> bool:
        """Whether messages of other processes reach us now."""
        return self._since is not None

    @property
    def healthy_since(self) -> int | None:
        """Since when we have missed no message."""
        return self._since

    @property
    def queued(self) -> tuple[int, int]:
        """How many messages wait to be sent, and how many may."""
        return len(self._queue), MOST_WAITING

    @property
    def trouble(self) -> str:
        """The code of what is wrong; empty where nothing is."""
        return "" if self.healthy else self._subscriber.trouble or AWAY

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all other subscribed processes."""
        if self._since is None:
            self.dropped += 1
            return
        if len(self._queue) == MOST_WAITING:
            self.dropped += 1
        self._queue.append((self._channel(topic), self._sender + message))
        self._idle.clear()
        self._queued.set()

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Set the callback for messages of other processes on a topic."""
        channel = self._channel(topic)
        self._heard[channel] = heard
        self._subscriber.want(channel, True)

    def unsubscribe(self, topic: str) -> None:
        """Receive no more messages of a topic."""
        channel = self._channel(topic)
        if self._heard.pop(channel, None) is not None:
            self._subscriber.want(channel, False)

    async def hears(self, topic: str) -> bool:
        """Wait until a subscription is in force."""
        return self._channel(topic) in self._heard and await self._subscriber.in_force()

    async def claim(self, name: str, milliseconds: int) -> bool:
        """Try to take a claim; whether this process has it."""
        key = self._claim(name)
        return bool(await self.ask(lambda: self.client.set(key, self.process, nx=True, px=milliseconds), True))

    async def renew(self, name: str, milliseconds: int) -> bool:
        """Extend a claim, counted from now."""
        return bool(await self.ask(lambda: self._script(RENEW, name, milliseconds), True))

    async def release(self, name: str) -> None:
        """Release a claim, if it is still ours."""
        await self.ask(lambda: self._script(RELEASE, name), None)

    async def ask(self, question: Callable[[], Awaitable[T]], otherwise: T) -> T:
        """Send a query to Redis; return `otherwise` where it is unreachable or too slow."""
        if self._since is None:
            return otherwise
        task = asyncio.current_task()
        assert task is not None
        stopped = task.cancelling()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await question()
        except TROUBLE:
            answer = otherwise
        if task.cancelling() > stopped:  # redis-py sometimes swallows a cancellation
            raise asyncio.CancelledError
        return answer

    async def start(self) -> None:
        """Connect and begin to receive; waits briefly for the connection."""
        assert not self._tasks, "a bus is started once"
        self._tasks = [asyncio.create_task(self._subscriber.run()), asyncio.create_task(self._send())]
        with suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                await self._turned.wait()

    def time_was_set(self) -> None:
        """Let `healthy_since` be now, unless it is None."""
        self._since = None if self._since is None else self._now()

    async def close(self) -> None:
        """Flush what is queued, if that is quick, and stop receiving."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._idle.wait()
        await ended(self._tasks)
        self._since = None
        with suppress(*TROUBLE):
            await self.client.aclose()
            await self._connections.disconnect()

    async def _send(self) -> None:
        line = connection(self._connections)
        try:
            while True:
                await self._queued.wait()
                self._queued.clear()
                while self._queue:
                    batch = [self._queue.popleft() for _ in range(min(AT_ONCE, len(self._queue)))]
                    await self._deliver(line, batch)
                self._idle.set()
        finally:
            await line.disconnect(nowait=True)

    async def _deliver(self, line: Any, batch: list[tuple[bytes, bytes]]) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await line.send_packed_command(line.pack_commands([("PUBLISH", *one) for one in batch]))
                for _ in batch:
                    await line.read_response()
        except Exception as error:  # whatever it is: the sender must not stop
            if not isinstance(error, TROUBLE):
                report(error)
            self.dropped += len(batch)
            with suppress(*TROUBLE):
                await line.disconnect(nowait=True)  # and drop replies that nobody will read

    def _hear(self, channel: bytes, said: bytes) -> None:
        sender, message = said[: 2 * PROCESS_BYTES], said[2 * PROCESS_BYTES :]
        heard = self._heard.get(channel)
        if heard is None or sender == self._sender:
            return
        try:
            heard(message)
        except Exception as error:  # a bug in one subscriber must not stop the others
            report(error)

    def _turn(self) -> None:
        """The connection was made, or lost: drop the send queue, which is out of date."""
        self._since = self._now() if self._subscriber.ready else None
        if self._since is None:
            self.dropped += len(self._queue)
            self._queue.clear()
        self._turned.set()

    def _channel(self, topic: str) -> bytes:
        return self._channels + topic.encode()

    def _claim(self, name: str) -> str:
        return f"{self.prefix}claim:{name}"

    def _script(self, script: str, name: str, *values: int) -> Awaitable[Any]:
        return self.client.eval(script, 1, self._claim(name), self.process, *values)
