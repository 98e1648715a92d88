"""Slots for work that takes long, for which people and addresses take turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import FairQueue, Owner
from pixcade.server.access.guest import Guest
from pixcade.server.access.proxies import household

MOST_OF_A_PERSON = 5
"""So much of one person may wait or be under way in one queue."""


def owner_of(guest: Guest) -> Owner:
    """Return whose turn something is that a guest asks for."""
    return Owner(household(guest.address), guest.person)


class FairSlots:
    """So much is done at once; what waits is taken in turns by address, and behind each address by person."""

    def __init__(self, at_once: int, *, most: int = MOST_OF_A_PERSON) -> None:
        self.free = at_once
        self.most = most
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self.asked: Counter[Owner] = Counter()

    @asynccontextmanager
    async def slot(self, guest: Guest) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Raises Refusal `limits.waiting` where too much of a person waits already."""
        owner = owner_of(guest)
        if self.asked[owner] >= self.most:
            raise Refusal("limits.waiting", most=self.most)
        self.asked[owner] += 1
        try:
            if self.free:  # then nobody waits
                self.free -= 1
            else:
                await self.turn(owner)
            try:
                yield
            finally:
                self.free += 1
                self.hand_out()
        finally:
            self.asked[owner] -= 1
            if not self.asked[owner]:
                del self.asked[owner]

    async def turn(self, owner: Owner) -> None:
        """Wait for one's turn."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it came at the same moment
                self.free += 1
            self.queue.remove(owner, place)
            self.hand_out()
            raise

    def hand_out(self) -> None:
        """Give free slots to those whose turn it is."""
        while self.free and (found := self.queue.first()) is not None:
            owner, place = found
            self.queue.take(owner, place)
            if not place.done():
                self.free -= 1
                place.set_result(None)
