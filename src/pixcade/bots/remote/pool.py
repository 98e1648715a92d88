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
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.pool import BUSY_SECONDS, LOST_SECONDS, USUAL, Pool, PoolLoad
from pixcade.core.fair_queue import NOBODY, Owner
from pixcade.core.game import Decision
from pixcade.table.personas import level_and_persona

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
class RemoteJob:
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
        self._gathering: dict[Wanted, RemoteJob] = {}
        self._jobs: dict[str, RemoteJob] = {}
        self._wanted: set[str] = set()
        """Tables with people who wait for a bot."""
        self._owners: dict[str, Owner] = {}
        """On whose account the bots of a table compute."""
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
        ours = name not in self._own and level_and_persona(name)[0] in known_bots()
        if self._queue.healthy and ours and searches(name, game_id):
            wanted = Wanted(table, step, name, game_id, position, budget.work, budget.seconds, secret)
            answer = await self._elsewhere(wanted, decision)
            if answer is not None:
                return answer
        return await self._local.think(table, step, name, game_id, position, decision, secret, budget)

    async def compute(self, name: str, function: str, *arguments: object, budget: Budget = USUAL) -> Any:
        """Compute something that is no decision, in the local pool; see `Pool.compute`."""
        return await self._local.compute(name, function, *arguments, budget=budget)

    def prepare(self, name: str, game_id: str) -> None:
        """Start in advance what a bot will need locally; remote workers are prepared."""
        if not self._known:
            self._local.prepare(name, game_id)

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        """Set whether people wait for a table's bots, which then come first, and whose turns they take."""
        self._local.prefer(table, wanted, owner)
        if (wanted, owner) == (table in self._wanted, self._owners.get(table, NOBODY)):
            return
        (self._wanted.add if wanted else self._wanted.discard)(table)
        if owner == NOBODY:
            self._owners.pop(table, None)
        else:
            self._owners[table] = owner
        for job in self._jobs.values():
            if job.table == table and job.offered and not job.begun:
                self._do_beside(self._queue.hurry(job.id, wanted, owner))

    def busy(self, table: str) -> bool:
        """Whether a table's bots have been queued for a while, because all workers are busy."""
        now = self._clock()
        waiting = (job for job in self._jobs.values() if job.table == table and not job.begun)
        return any(now - job.since >= BUSY_SECONDS for job in waiting) or self._local.busy(table)

    @property
    def load(self) -> PoolLoad:
        """The load of the pool, including jobs at remote workers."""
        here, now = self._local.load, self._clock()
        waiting = [job for job in self._jobs.values() if not job.begun]
        thinking = [job for job in self._jobs.values() if job.begun]
        return PoolLoad(
            here.waiting + sum(len(job.asked) for job in waiting),
            here.thinking + sum(len(job.asked) for job in thinking),
            max([here.oldest, *(now - job.since for job in waiting)]),
            here.workers + self._known,
        )

    async def release(self, table: str) -> None:
        """Forget a table that has ended."""
        self._wanted.discard(table)
        self._owners.pop(table, None)
        await self._local.release(table)

    async def close(self) -> None:
        """End everything at once. Waiting calls are cancelled: nothing was decided for them."""
        self._closed = True
        for job in tuple(self._jobs.values()):
            for waiting in job.asked.values():
                for one in waiting:
                    one.cancel()
            self._drop(job)
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self._local.close()

    async def _elsewhere(self, wanted: Wanted, decision: Decision) -> Answer | None:
        """Wait for the answer of a remote worker; None where the decision is to be computed locally."""
        job = self._gathering.get(wanted)
        if job is None:
            job = self._gathering[wanted] = RemoteJob(wanted, self._clock())
            self._jobs[job.id] = job
            job.task = asyncio.create_task(self._follow(job))
        waiting: Future[Answer | None] = asyncio.get_running_loop().create_future()
        job.asked.setdefault(decision, []).append(waiting)
        try:
            return await waiting
        finally:
            if all(one.done() for several in job.asked.values() for one in several):
                self._drop(job)

    async def _follow(self, job: RemoteJob) -> None:
        """Offer a job, and set the futures that wait for it."""
        answers = None
        try:
            await asyncio.sleep(GATHER_SECONDS)
            del self._gathering[job.wanted]
            text = await self._offered(job)
            answers = None if text is None else read_answers(text, len(job.asked))
        finally:
            job.settle(answers)

    async def _offered(self, job: RemoteJob) -> bytes | None:
        """Return the answer of a worker; None where there is none."""
        if not await self._count():
            return None
        what = written(job.wanted.about(tuple(job.asked)))
        for _ in range(MOST_OFFERS):
            job.offered, job.begun = True, False
            owner = self._owners.get(job.table, NOBODY)
            if not await self._queue.offer(job.id, what, soon=job.table in self._wanted, owner=owner):
                return None
            lost, text = await self._watched(job)
            if not lost:
                return text
        return None

    async def _watched(self, job: RemoteJob) -> tuple[bool, bytes | None]:
        """Wait until a job is lost, answered, or to be done locally."""
        begin = self._clock()
        while True:
            await asyncio.wait([job.answer], timeout=WATCH_SECONDS)
            if job.answer.done():
                return False, job.answer.result()
            waited = self._clock() - begin
            state, text = await self._queue.state(job.id)
            job.begun = state == "begun"
            match state:
                case "answered":
                    return False, text
                case "lost":
                    return True, None
                case "begun" if waited < job.limit:
                    continue
                case "waiting" if await self._count() and (waited < self._patience or not self._idle()):
                    continue
            if state != "waiting" or await self._queue.withdraw(job.id):
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
        job = self._jobs.get(id)
        if job is not None:
            job.begun = True

    def _answered(self, id: str, text: bytes) -> None:
        job = self._jobs.get(id)
        if job is not None and not job.answer.done():
            job.answer.set_result(text)

    def _drop(self, job: RemoteJob) -> None:
        """Delete a job that nobody waits for any more."""
        if self._jobs.pop(job.id, None) is None:
            return
        if self._gathering.get(job.wanted) is job:
            del self._gathering[job.wanted]
        if job.task is not None:
            job.task.cancel()
        if job.offered:
            self._do_beside(self._queue.forget(job.id))

    def _do_beside(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
