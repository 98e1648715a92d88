"""Slots for work that takes long, for which people and addresses take turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import FairQueue, Owner
from pixcade.server.access.guest import Guest
from pixcade.server.access.proxies import household

MOST_OF_A_PERSON = 5
"""So much of one person may wait or be under way in one queue."""


def owner_of(guest: Guest) -> Owner:
    """Return whose turn something is that a guest asks for."""
    return Owner(household(guest.address), guest.person)


class Askers:
    """Those who wait for the same work. One of them does it, with the first turn that any of them has."""

    def __init__(self, *owners: Owner) -> None:
        self.owners: Counter[Owner] = Counter(owners)
        self.lock = asyncio.Lock()
        """Held by the one who does it."""
        self.place: tuple[FairQueue[asyncio.Future[None]], asyncio.Future[None]] | None = None
        """The queue in which it waits, and its place there."""

    @contextmanager
    def joined_by(self, owner: Owner) -> Iterator[None]:
        """Let somebody else ask for it too, for a while."""
        self.owners[owner] += 1
        if self.place is not None:
            queue, place = self.place
            queue.put(owner, place)
        try:
            yield
        finally:
            self.owners[owner] -= 1
            if not self.owners[owner]:
                del self.owners[owner]
                if self.place is not None:
                    queue, place = self.place
                    queue.remove(owner, place)

    @contextmanager
    def waiting(self, queue: FairQueue[asyncio.Future[None]]) -> Iterator[asyncio.Future[None]]:
        """Wait in a queue in the name of all of them, and return the place."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.place = queue, place
        for owner in self.owners:
            queue.put(owner, place)
        try:
            yield place
        finally:
            self.place = None
            for owner in self.owners:
                queue.remove(owner, place)


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
                await self.turn(Askers(owner))
            try:
                yield
            finally:
                self.free += 1
                self.hand_out()
        finally:
            self.asked[owner] -= 1
            if not self.asked[owner]:
                del self.asked[owner]

    @asynccontextmanager
    async def shared_slot(self, askers: Askers) -> AsyncIterator[None]:
        """Wait for a slot and hold it, with the first turn that one of the askers has, however many wait."""
        if self.free:  # then nobody waits
            self.free -= 1
        else:
            await self.turn(askers)
        try:
            yield
        finally:
            self.free += 1
            self.hand_out()

    async def turn(self, askers: Askers) -> None:
        """Wait for one's turn."""
        try:
            with askers.waiting(self.queue) as place:
                await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it came at the same moment
                self.free += 1
                self.hand_out()
            raise

    def hand_out(self) -> None:
        """Give free slots to those whose turn it is."""
        while self.free and (found := self.queue.first()) is not None:
            owner, place = found
            if place.done():  # another of its askers had the turn, or it is not wanted any more
                self.queue.remove(owner, place)
                continue
            self.queue.take(owner, place)
            self.free -= 1
            place.set_result(None)
