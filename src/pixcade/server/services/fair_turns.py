"""Fair scheduling: requests that are no moves yield to moves, and those of one address to those of another.

When a hundred games end at once, hundreds of people join their next tables in the same moment. Each costs a little time
of the event loop that also handles moves. So every request that is no move waits for a turn, and between two turns the
loop handles everything that has arrived: a move never waits for more than one of them.
"""

import asyncio
from collections import OrderedDict, deque

TURN_SECONDS = 0.001
"""About the cost of one turn. After a longer iteration of the loop there is one turn for each of these, so that joining
requests do not starve."""
MOST_TURNS = 10
"""So many at most: a round that was long because of turns must not lead to a longer one."""


class FairTurns:
    """Turns by address, and of each in order of request. Where nobody else waits, a turn is granted at once."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.going = False
        self.last = 0.0

    async def turn(self, address: str = "") -> None:
        """Wait for a turn of an address; without one, of the server itself."""
        loop = asyncio.get_running_loop()
        if not self.going:
            self.going, self.last = True, loop.time()
            loop.call_soon(self.next, loop)
            return
        place = loop.create_future()
        self.waiting.setdefault(address, deque()).append(place)
        await place

    def next(self, loop: asyncio.AbstractEventLoop) -> None:
        """After an iteration of the loop: grant the next turn, or several after a long one."""
        now = loop.time()
        turns = min(MOST_TURNS, max(1, int((now - self.last) / TURN_SECONDS)))
        self.last = now
        while turns and self.waiting:
            address, line = self.waiting.popitem(last=False)
            place = line.popleft()
            if line:
                self.waiting[address] = line
            if not place.done():
                place.set_result(None)
                turns -= 1
        self.going = bool(self.waiting) or turns == 0
        if self.going:
            loop.call_soon(self.next, loop)
