"""A remote worker: a process that takes bot jobs from the queue, and answers them.

It takes no more jobs than it can run at once, and renews its claim on each, so that another worker soon gets its jobs
when it dies.
"""

import asyncio
from contextlib import suppress

from pixcade.bots.remote.job import NOTHING, Queue, Wanted, read, written_answers
from pixcade.bots.running.pool import Pool
from pixcade.core.errors import Refusal
from pixcade.core.game import Decision, Seat

ANNOUNCE_SECONDS = 0.5
ANNOUNCED = 2_500
"""Milliseconds for which a registration as a worker holds."""
LOOK_SECONDS = 0.5
"""Seconds between two polls of the queue, in case a notification is lost."""
KEEP_SECONDS = 1.0
"""Seconds between two renewals of a claim."""
FINISH_SECONDS = 5.0
"""Seconds that an end waits for running jobs; the rest goes back to the queue."""


class RemoteWorker:
    """One worker. It lives as long as `run`."""

    def __init__(self, pool: Pool, queue: Queue, most: int) -> None:
        """Run so many jobs at once in a pool of as many processes, which its owner closes."""
        self.thought = 0
        """Jobs that were answered."""
        self._pool = pool
        self._queue = queue
        self._most = most
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self._ending = asyncio.Event()

    def end(self) -> None:
        """Take no more jobs, and end soon."""
        self._ending.set()
        self._woken.set()

    async def run(self) -> None:
        """Take and answer jobs until `end`."""
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
        """Take as many jobs as there is room for."""
        while len(self._thinking) < self._most and not self._ending.is_set():
            taken = await self._queue.take()
            if taken is None:
                return
            id, text = taken
            self._thinking[id] = asyncio.create_task(self._think(id, read(text)))

    async def _think(self, id: str, wanted: Wanted | None) -> None:
        enough = asyncio.Event()
        keeping = asyncio.create_task(self._keep(id, enough))
        try:
            answer = NOTHING if wanted is None else await self._answer(wanted)
            if await self._queue.answer(id, answer):
                self.thought += 1
        except asyncio.CancelledError:
            enough.set()
            await keeping  # a renewal that is on its way would claim again what is given back
            await self._queue.give_back(id)
            raise
        finally:
            keeping.cancel()
            del self._thinking[id]
            self._woken.set()

    async def _answer(self, wanted: Wanted) -> bytes:
        """Compute all decisions of a job: requested together, so that they share one analysis."""
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
        except Refusal:  # the client gets the same refusal from its local pool
            return NOTHING
        except Exception as error:  # a bug of ours: the client must not wait for it
            context = {"message": "a job could not be thought about", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)
            return NOTHING

    async def _keep(self, id: str, enough: asyncio.Event) -> None:
        """Renew our claim until that is enough, or another worker has it: two workers on one job do no harm."""
        while not enough.is_set() and await self._queue.keep(id):
            with suppress(TimeoutError):
                async with asyncio.timeout(KEEP_SECONDS):
                    await enough.wait()

    async def _finish(self) -> None:
        """Wait a while for running jobs, and return the rest to the queue."""
        thinking = list(self._thinking.values())
        if thinking:
            _, late = await asyncio.wait(thinking, timeout=FINISH_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
