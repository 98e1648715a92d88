"""A process that thinks for servers: it takes errands, and answers them.

It takes no more than it can think about at once, and renews its claim on each while it thinks, so that what it leaves
behind when it dies is soon somebody else's.
"""

import asyncio
from contextlib import suppress

from pixcade.bots.remote.job import NOTHING, Queue, Wanted, read, written_answers
from pixcade.bots.running.pool import Pool
from pixcade.core.errors import Refusal
from pixcade.core.game import Decision, Seat

ANNOUNCE_SECONDS = 0.5
ANNOUNCED = 2_500
"""So many milliseconds a worker counts as one after it has said so."""
LOOK_SECONDS = 0.5
"""How often is looked for something to do, should the news of it be lost."""
KEEP_SECONDS = 1.0
"""How often is said that an errand is still thought about."""
FINISH_SECONDS = 5.0
"""How long an end waits for what is being thought about; the rest is for somebody else."""


class RemoteWorker:
    """One worker. It begins with `run`, and ends with that."""

    def __init__(self, pool: Pool, queue: Queue, most: int) -> None:
        """Think about so many errands at once in a pool of as many processes, which is closed by whoever made it."""
        self.thought = 0
        """Errands that were answered."""
        self._pool = pool
        self._queue = queue
        self._most = most
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self._ending = asyncio.Event()

    def end(self) -> None:
        """Take nothing more, and end soon."""
        self._ending.set()
        self._woken.set()

    async def run(self) -> None:
        """Think for others until told to end."""
        self._queue.listen_for_offers(self._woken.set)
        announcing = asyncio.create_task(self._announce())
        try:
            while not self._ending.is_set():
                self._woken.clear()
                await self._take()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._woken.wait()
        finally:
            announcing.cancel()
            await asyncio.gather(announcing, return_exceptions=True)
            await self._queue.leave()
        await self._finish()

    async def _announce(self) -> None:
        while True:
            await self._queue.announce(ANNOUNCED)
            await asyncio.sleep(ANNOUNCE_SECONDS)

    async def _take(self) -> None:
        """Begin with as much as there is room for."""
        while len(self._thinking) < self._most and not self._ending.is_set():
            taken = await self._queue.take()
            if taken is None:
                return
            id, text = taken
            self._thinking[id] = asyncio.create_task(self._think(id, read(text)))

    async def _think(self, id: str, wanted: Wanted | None) -> None:
        keeping = asyncio.create_task(self._keep(id))
        try:
            answer = NOTHING if wanted is None else await self._answer(wanted)
            if await self._queue.answer(id, answer):
                self.thought += 1
        except asyncio.CancelledError:
            await self._queue.give_back(id)
            raise
        finally:
            keeping.cancel()
            del self._thinking[id]
            self._woken.set()

    async def _answer(self, wanted: Wanted) -> bytes:
        """Think about all decisions of an errand: asked in one breath, so that one analysis serves them all."""
        thoughts = [
            self._pool.think(
                wanted.table,
                wanted.step,
                wanted.name,
                wanted.game_id,
                wanted.position,
                Decision(piece, Seat(seat)),
                wanted.secret,
                wanted.budget,
            )
            for piece, seat in wanted.decisions
        ]
        try:
            return written_answers(await asyncio.gather(*thoughts))
        except Refusal:  # whoever asked will find out by thinking about it
            return NOTHING
        except Exception as error:  # a fault of ours: whoever asked shall not wait for it
            context = {"message": "an errand could not be thought about", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)
            return NOTHING

    async def _keep(self, id: str) -> None:
        """Renew our claim until somebody else has it: two that think do no harm."""
        while await self._queue.keep(id):
            await asyncio.sleep(KEEP_SECONDS)

    async def _finish(self) -> None:
        """Wait a while for what is being thought about, and give the rest back."""
        thinking = list(self._thinking.values())
        if thinking:
            _, late = await asyncio.wait(thinking, timeout=FINISH_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
