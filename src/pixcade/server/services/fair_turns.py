"""Whoever comes waits for whoever plays.

When a hundred games end at once, hundreds of people come to their next tables in the same moment. Each costs a little
of the one thread that also keeps everybody's programs. So what is not a program asks for a turn first, and between two
turns everything is done that has come in meanwhile: a program never waits for more than one of them.
"""

import asyncio
from collections import deque

TURN_SECONDS = 0.001
"""About what one turn costs. Where a round of the loop takes longer there is one turn for each of these, so that people
who come are not kept out by those who play."""


class FairTurns:
    """Turns, in the order in which they are asked for. Where nobody else wants one there is nothing to wait for."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.going = False
        self.last = 0.0

    async def turn(self) -> None:
        """Wait for a turn."""
        loop = asyncio.get_running_loop()
        if not self.going:
            self.going, self.last = True, loop.time()
            loop.call_soon(self.next, loop)
            return
        place = loop.create_future()
        self.waiting.append(place)
        await place

    def next(self, loop: asyncio.AbstractEventLoop) -> None:
        """A round of the loop is over: let the next one go on, or several after a long round."""
        now = loop.time()
        turns = max(1, int((now - self.last) / TURN_SECONDS))
        self.last = now
        while turns and self.waiting:
            place = self.waiting.popleft()
            if not place.done():
                place.set_result(None)
                turns -= 1
        self.going = bool(self.waiting) or turns == 0
        if self.going:
            loop.call_soon(self.next, loop)
