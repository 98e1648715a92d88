"""Bots that compute in remote workers, and in the local pool where there are none.

Whatever happens to workers or to the queue, every decision gets an answer: a job that a worker has lost is offered once
more, and then done locally.
"""

import asyncio
import secrets
import time
from asyncio import Future
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass, field
from typing import Any

from pixcade.bots.api import Budget
from pixcade.bots.registry import known_bots, searches
from pixcade.bots.remote.job import Queue, Wanted, read_answers, written
from pixcade.bots.running.local import Answer
from pixcade.bots.running.pool import BUSY_SECONDS, LOST_SECONDS, USUAL, Pool, PoolLoad
from pixcade.core.game import Decision

GATHER_SECONDS = 0.005
"""Seconds for which decisions of one position are gathered into one job."""
WATCH_SECONDS = 0.5
"""Seconds between two looks at the state of a job."""
PATIENCE = 2.0
"""Seconds for which a job is left to remote workers although the local pool is idle."""
MOST_OFFERS = 2
"""A job that was lost so often is done locally."""
KNOWN_SECONDS = 0.5
"""Seconds for which the number of workers is cached."""
ID_BYTES = 8


@dataclass(eq=False)
class Errand:
    """A job: decisions with one analysis, the futures of each, and its state."""

    wanted: Wanted
    since: float
    id: str = field(default_factory=lambda: secrets.token_hex(ID_BYTES))
    asked: dict[Decision, list["Future[Answer | None]"]] = field(default_factory=dict)
    offered: bool = False
    begun: bool = False
    answer: "Future[bytes]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    task: "asyncio.Task[None] | None" = None

    @property
    def table(self) -> str:
        """The id of its table."""
        return self.wanted.table

    @property
    def limit(self) -> float:
        """Seconds after which its worker counts as hung."""
        return self.wanted.seconds * len(self.asked) + 2 * LOST_SECONDS

    def settle(self, answers: list[Answer] | None) -> None:
        """Set the waiting futures; with None, callers compute locally."""
        for at, waiting in enumerate(self.asked.values()):
            for one in waiting:
                if not one.done():
                    one.set_result(None if answers is None else answers[at])


class RemotePool:
    """The bots of a server with remote workers: what `Pool` promises, on top of a local pool."""

    def __init__(
        self,
        local: Pool,
        queue: Queue,
        *,
        programs: Collection[str] = (),
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Use a local pool, which is closed with this one, and a queue; `programs` are names of the local pool only.

        A job that nobody has begun after `patience` seconds is done locally, if the local pool is idle.
        """
        self._local = local
        self._queue = queue
        self._own = frozenset(programs)
        self._patience = patience
        self._clock = clock
        self._gathering: dict[Wanted, Errand] = {}
        self._errands: dict[str, Errand] = {}
        self._wanted: set[str] = set()
        """Tables with people who wait for a bot."""
        self._workers = 0
        self._counted = float("-inf")
        self._counting = asyncio.Lock()
        self._beside: set[asyncio.Task[None]] = set()
        self._closed = False
        queue.listen_for_answers(self._begun, self._answered)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that a bot of this pool has."""
        return self._local.names

    async def think(
        self,
        table: str,
        step: int,
        name: str,
        game_id: str,
        position: str,
        decision: Decision,
        secret: bytes,
        budget: Budget = USUAL,
    ) -> Answer:
        """Ask a bot for a decision of a step; see `Pool.think`. A cancelled call withdraws its job."""
        assert not self._closed, "a closed pool thinks no more"
        if self._queue.healthy and name in known_bots() and name not in self._own and searches(name, game_id):
            wanted = Wanted(table, step, name, game_id, position, budget.work, budget.seconds, secret)
            answer = await self._elsewhere(wanted, decision)
            if answer is not None:
                return answer
        return await self._local.think(table, step, name, game_id, position, decision, secret, budget)

    def prepare(self, name: str, game_id: str) -> None:
        """Start in advance what a bot will need locally; remote workers are prepared."""
        if not self._known:
            self._local.prepare(name, game_id)

    def prefer(self, table: str, wanted: bool) -> None:
        """Set whether people wait for a table's bots, which then come first."""
        self._local.prefer(table, wanted)
        if wanted == (table in self._wanted):
            return
        (self._wanted.add if wanted else self._wanted.discard)(table)
        for errand in self._errands.values():
            if errand.table == table and errand.offered and not errand.begun:
                self._do_beside(self._queue.hurry(errand.id, wanted))

    def busy(self, table: str) -> bool:
        """Whether a table's bots have been queued for a while, because all workers are busy."""
        now = self._clock()
        waiting = (errand for errand in self._errands.values() if errand.table == table and not errand.begun)
        return any(now - errand.since >= BUSY_SECONDS for errand in waiting) or self._local.busy(table)

    @property
    def load(self) -> PoolLoad:
        """The load of the pool, including jobs at remote workers."""
        here, now = self._local.load, self._clock()
        waiting = [errand for errand in self._errands.values() if not errand.begun]
        thinking = [errand for errand in self._errands.values() if errand.begun]
        return PoolLoad(
            here.waiting + sum(len(errand.asked) for errand in waiting),
            here.thinking + sum(len(errand.asked) for errand in thinking),
            max([here.oldest, *(now - errand.since for errand in waiting)]),
            here.workers + self._known,
        )

    async def release(self, table: str) -> None:
        """Forget a table that has ended."""
        self._wanted.discard(table)
        await self._local.release(table)

    async def close(self) -> None:
        """End everything at once. Waiting calls are cancelled: nothing was decided for them."""
        self._closed = True
        for errand in tuple(self._errands.values()):
            for waiting in errand.asked.values():
                for one in waiting:
                    one.cancel()
            self._drop(errand)
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self._local.close()

    async def _elsewhere(self, wanted: Wanted, decision: Decision) -> Answer | None:
        """Wait for the answer of a remote worker; None where the decision is to be computed locally."""
        errand = self._gathering.get(wanted)
        if errand is None:
            errand = self._gathering[wanted] = Errand(wanted, self._clock())
            self._errands[errand.id] = errand
            errand.task = asyncio.create_task(self._follow(errand))
        waiting: Future[Answer | None] = asyncio.get_running_loop().create_future()
        errand.asked.setdefault(decision, []).append(waiting)
        try:
            return await waiting
        finally:
            if all(one.done() for several in errand.asked.values() for one in several):
                self._drop(errand)

    async def _follow(self, errand: Errand) -> None:
        """Offer a job, and set the futures that wait for it."""
        answers = None
        try:
            await asyncio.sleep(GATHER_SECONDS)
            del self._gathering[errand.wanted]
            text = await self._offered(errand)
            answers = None if text is None else read_answers(text, len(errand.asked))
        finally:
            errand.settle(answers)

    async def _offered(self, errand: Errand) -> bytes | None:
        """Return the answer of a worker; None where there is none."""
        if not await self._count():
            return None
        what = written(errand.wanted.about(tuple(errand.asked)))
        for _ in range(MOST_OFFERS):
            errand.offered, errand.begun = True, False
            if not await self._queue.offer(errand.id, what, soon=errand.table in self._wanted):
                return None
            lost, text = await self._watched(errand)
            if not lost:
                return text
        return None

    async def _watched(self, errand: Errand) -> tuple[bool, bytes | None]:
        """Wait until a job is lost, answered, or to be done locally."""
        begin = self._clock()
        while True:
            await asyncio.wait([errand.answer], timeout=WATCH_SECONDS)
            if errand.answer.done():
                return False, errand.answer.result()
            waited = self._clock() - begin
            state, text = await self._queue.state(errand.id)
            errand.begun = state == "begun"
            match state:
                case "answered":
                    return False, text
                case "lost":
                    return True, None
                case "begun" if waited < errand.limit:
                    continue
                case "waiting" if await self._count() and (waited < self._patience or not self._idle()):
                    continue
            if state != "waiting" or await self._queue.withdraw(errand.id):
                return False, None

    @property
    def _known(self) -> int:
        """How many workers there were at the last count."""
        return self._workers if self._queue.healthy else 0

    def _idle(self) -> bool:
        load = self._local.load
        return not load.waiting and not load.thinking

    async def _count(self) -> int:
        """Return the number of workers, from a cache."""
        async with self._counting:  # concurrent callers share one query
            if self._queue.healthy and self._clock() - self._counted > KNOWN_SECONDS:
                self._workers = await self._queue.workers()
                self._counted = self._clock()
        return self._known

    def _begun(self, id: str) -> None:
        errand = self._errands.get(id)
        if errand is not None:
            errand.begun = True

    def _answered(self, id: str, text: bytes) -> None:
        errand = self._errands.get(id)
        if errand is not None and not errand.answer.done():
            errand.answer.set_result(text)

    def _drop(self, errand: Errand) -> None:
        """Delete a job that nobody waits for any more."""
        if self._errands.pop(errand.id, None) is None:
            return
        if self._gathering.get(errand.wanted) is errand:
            del self._gathering[errand.wanted]
        if errand.task is not None:
            errand.task.cancel()
        if errand.offered:
            self._do_beside(self._queue.forget(errand.id))

    def _do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
