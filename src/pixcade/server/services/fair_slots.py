"""Slots for slow work, shared fairly between people and addresses."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pixcade.bots.running.fair_queue import FairQueue, Owner
from pixcade.games.errors import PixcadeError
from pixcade.room.guest import Guest
from pixcade.server.access.proxies import subnet

MOST_OF_A_PERSON = 5
"""Requests of one person that may wait or be in progress in one queue."""


def owner_of(guest: Guest) -> Owner:
    """Return the owner of a guest's work in a fair queue."""
    return Owner(subnet(guest.address), guest.person)


class FairSlots:
    """At most `at_once` are busy; waiting requests are served round-robin by address, then by person."""

    def __init__(self, at_once: int, *, most: int = MOST_OF_A_PERSON) -> None:
        self.free = at_once
        self.most = most
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self.requests: Counter[Owner] = Counter()

    @asynccontextmanager
    async def slot(self, guest: Guest) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Raises PixcadeError `limits.waiting` if too many of the person's requests are
        waiting.
        """
        owner = owner_of(guest)
        if self.requests[owner] >= self.most:
            raise PixcadeError("limits.waiting", most=self.most)
        self.requests[owner] += 1
        try:
            await self._take(owner)
            try:
                yield
            finally:
                self._give()
        finally:
            self.requests[owner] -= 1
            if not self.requests[owner]:
                del self.requests[owner]

    async def _take(self, owner: Owner) -> None:
        if self.free:  # then no one is waiting
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, place)
        try:
            await place
        except asyncio.CancelledError:
            self.queue.remove(owner, place)
            if place.done() and not place.cancelled():  # the slot was granted at the same moment
                self._give()
            raise

    def _give(self) -> None:
        """Give a free slot to the next in line."""
        while (found := self.queue.first()) is not None:
            owner, place = found
            self.queue.take(owner, place)
            if not place.done():  # otherwise it was cancelled
                place.set_result(None)
                return
        self.free += 1
