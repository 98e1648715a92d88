"""The one connection on which a process receives what others publish in Redis.

It reconnects whenever it is lost or hangs, and then renews every subscription. Changes are followed by a numbered ping:
Redis answers in order, so the reply says that all earlier changes are in force, and that the connection is alive.
"""

import asyncio
import random
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import BlockingConnectionPool

from pixcade.bus.redis_connection import ANSWER_SECONDS, AWAY, TROUBLE, code_of, connection, ended, report

PING_SECONDS = 0.4
SILENT_SECONDS = 1.0
"""Seconds without a reply to a ping after which the connection counts as lost."""
GRACE_SECONDS = 0.05
"""Extra seconds for data that has arrived and was not read yet, because this process was busy."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
"""Seconds between two attempts to connect: at first, and after many."""
AT_ONCE = 500
"""Subscriptions in one command, and messages handled before the event loop gets a turn."""


class RedisSubscriber:
    """The subscriptions, and the task that keeps them in force."""

    def __init__(
        self, connections: BlockingConnectionPool, heard: Callable[[bytes, bytes], None], changed: Callable[[], None]
    ) -> None:
        """Call `heard` with the channel and data of each message, and `changed` when `ready` or `trouble` changes."""
        self.ready = False
        self.trouble = ""
        self._connections = connections
        self._heard = heard
        self._tell = changed
        self._wanted: set[bytes] = set()
        self._asked: set[bytes] = set()
        """Channels that this connection has been told to subscribe to."""
        self._changes: set[bytes] = set()
        """Channels whose wanted and actual state may differ."""
        self._waiting: list[Future[bool]] = []
        """Futures that wait for changes not sent yet."""
        self._pinged: dict[bytes, tuple[float, list[Future[bool]]]] = {}
        """Pings without a reply by number: when they were sent, and the futures that wait for them."""
        self._number = 0
        self._last = 0.0
        """When anything was last received."""
        self._changed = asyncio.Event()

    def want(self, channel: bytes, wanted: bool) -> None:
        """Subscribe to a channel, or unsubscribe."""
        (self._wanted.add if wanted else self._wanted.discard)(channel)
        self._changes.add(channel)
        self._changed.set()

    async def in_force(self) -> bool:
        """Wait until Redis has applied all changes so far; False where it can't now."""
        if not self.ready:
            return False
        waiting: Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        self._changed.set()
        return await waiting

    async def run(self) -> None:
        """Stay subscribed until cancelled."""
        wait = FIRST_WAIT
        try:
            while True:
                trouble = await self._attempt()
                wait = FIRST_WAIT if self.ready else min(wait * 2, LONGEST_WAIT)
                self._lose(trouble)
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))  # jitter: not all processes at once
        finally:
            self._lose(AWAY)

    async def _attempt(self) -> str:
        """Connect, receive until the connection is lost, and return the code of the reason."""
        line = connection(self._connections)
        try:
            await self._use(line)
        except TROUBLE as error:
            return code_of(error)
        except Exception as error:  # whatever it is: receiving must not stop
            report(error)
        finally:
            with suppress(*TROUBLE):
                await line.disconnect(nowait=True)
        return AWAY

    async def _use(self, line: Any) -> None:
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            await line.connect()
        self._asked, self._changes = set(), set(self._wanted)
        self._last = self._clock()
        reading = asyncio.ensure_future(self._read(line))
        try:
            while not reading.done():
                async with asyncio.timeout(SILENT_SECONDS):
                    await self._keep(line)
                await self._pause(reading)
            await reading
        finally:
            await ended([reading])

    async def _pause(self, reading: "asyncio.Task[None]") -> None:
        """Wait for the next ping, for changes, or for the end of the connection."""
        changed = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait({reading, changed}, timeout=PING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()

    async def _keep(self, line: Any) -> None:
        """Send what has changed, and a ping after it. Raises TimeoutError where pings stay without a reply."""
        if self._silent():
            await asyncio.sleep(GRACE_SECONDS)
            if self._silent():
                raise TimeoutError
        self._changed.clear()
        changes, self._changes = self._changes, set()
        waiting, self._waiting = self._waiting, []
        self._number += 1
        ping = str(self._number).encode()
        self._pinged[ping] = self._clock(), waiting
        added = [channel for channel in changes if channel in self._wanted and channel not in self._asked]
        removed = [channel for channel in changes if channel not in self._wanted and channel in self._asked]
        self._asked.update(added)
        self._asked.difference_update(removed)
        for command, channels in (("SUBSCRIBE", added), ("UNSUBSCRIBE", removed)):
            for start in range(0, len(channels), AT_ONCE):
                await line.send_command(command, *channels[start : start + AT_ONCE], check_health=False)
        await line.send_command("PING", ping, check_health=False)

    def _silent(self) -> bool:
        oldest = min((since for since, _ in self._pinged.values()), default=self._clock())
        return self._clock() - max(oldest, self._last) > SILENT_SECONDS

    async def _read(self, line: Any) -> None:
        count = 0
        while True:
            said = await line.read_response()
            self._last = self._clock()
            match said:
                case [b"message", bytes(channel), bytes(message)]:
                    self._heard(channel, message)
                case [b"pong", bytes(number)] | bytes(number):  # bytes where there is no subscription
                    self._confirm(number)
            count += 1
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _confirm(self, number: bytes) -> None:
        _, waiting = self._pinged.pop(number, (0.0, []))
        for one in waiting:
            if not one.done():
                one.set_result(True)
        if not self.ready:
            self.ready, self.trouble = True, ""
            self._tell()

    def _lose(self, trouble: str) -> None:
        told = (self.ready, self.trouble) != (False, trouble)
        self.ready, self.trouble = False, trouble
        for one in [*self._waiting, *(one for _, waiting in self._pinged.values() for one in waiting)]:
            if not one.done():
                one.set_result(False)
        self._waiting, self._pinged = [], {}
        if told:
            self._tell()

    def _clock(self) -> float:
        return asyncio.get_running_loop().time()
