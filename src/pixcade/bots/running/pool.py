"""The bots of all tables of a server, in a few shared processes.

A pool belongs to one event loop and never blocks it: bots that look no further than one move run inline, all others in
worker processes (`worker`), scheduled fairly between tables (`queue`). Until the background compilation is done, bots
use the plain rules.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

from pixcade.bots.api import Budget, DecisionTask, Thought, View, source_of
from pixcade.bots.registry import UnknownBot, find_bot, is_foreign, known_bots, searches
from pixcade.bots.running.compiler import Compiler
from pixcade.bots.running.fair_queue import NOBODY, Owner
from pixcade.bots.running.fallback import Answer, Failure, Reason, bot_failure, think_or_default
from pixcade.bots.running.queue import (
    AnyTopic,
    ComputationTopic,
    JobQueue,
    Queued,
    QueuedComputation,
    QueuedDecision,
    Topic,
    WorkerJob,
)
from pixcade.bots.running.worker import Computation, Reply, Worker, in_notation
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.table.personas import level_and_persona

DEFAULT_BUDGET = Budget()

BUSY_SECONDS = 0.5
"""Seconds in the queue after which bots are reported as busy."""

MAX_TRIES = 2
"""A job that has crashed this many workers isn't retried."""

LOST_SECONDS = 60.0
"""Seconds beyond its budget after which a worker counts as hung, however busy the machine."""


@dataclass(frozen=True, slots=True)
class PoolLoad:
    """The load of the pool: queued and running decisions, age of the oldest in seconds, processes."""

    waiting: int
    thinking: int
    oldest: float
    workers: int


@dataclass(eq=False)
class BusyWorker:
    """The job of a worker, and the timer that kills it if it hangs."""

    job: WorkerJob
    limit: asyncio.TimerHandle
    too_slow: bool = False


class Pool:
    """The bots of a server. Processes start on demand and end with `close`."""

    def __init__(self, workers: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        assert workers > 0, "a pool needs a worker"
        self._most = workers
        self._clock = clock
        self._queue = JobQueue()
        self._running: dict[Worker, BusyWorker] = {}
        self._idle: dict[Worker, AnyTopic | None] = {}
        """Idle workers, with the last topic of each."""
        self._scheduled = False
        self._closed = False
        self._compiler = Compiler()

    async def think(self, table: str, task: DecisionTask, budget: Budget = DEFAULT_BUDGET) -> Answer:
        """Run a bot for a decision and return its move in notation.

        If the bot fails, the game's default and the error are returned. A cancelled call leaves the queue; if it is
        already running, its result is dropped. Raises UnknownBot if there is no such bot, and InvalidNotation or
        InvalidOption for an invalid position.
        """
        assert not self._closed, "the pool is closed"
        step, name, game_id, position, decision, secret = task
        if is_foreign(name):  # a path to Python code: a table must not run that
            raise UnknownBot("bots.unknown", name=name[:40], known=", ".join(known_bots()))
        bot = find_bot(name, game_id)
        random = source_of(bot, decision, secret, step)
        if searches(name, game_id):
            level, persona = level_and_persona(name)  # bots of one level share an analysis, whatever their persona
            topic = Topic(table, step, level, game_id, position, budget)
            queued = QueuedDecision(decision, random, self._loop.create_future(), self._clock(), persona)
            answer: Answer = await self._wait(topic, queued)
            return answer
        game = GAMES[game_id]
        view = View(game, game.parse_position(position), decision, budget, random)
        return in_notation(view, think_or_default(bot, view))

    async def compute(self, name: str, function: str, *arguments: object, budget: Budget = DEFAULT_BUDGET) -> Any:
        """Run one of this package's functions, given as `module:NAME`, in a worker. It is queued for the table `name`.

        A cancelled call leaves the queue. Raises the function's PixcadeError, or BotFailed for any other exception.
        """
        assert not self._closed, "the pool is closed"
        topic = ComputationTopic(name, Computation(function, arguments), budget)
        return await self._wait(topic, QueuedComputation(self._loop.create_future(), self._clock()))

    def prepare(self, name: str, game_id: str) -> None:
        """Start a worker if a bot of a game will need one."""
        if searches(name, game_id):
            self.start_worker()

    def start_worker(self) -> None:
        """Start a worker unless there is one, since starting takes a second or two."""
        if not self._running and not self._idle:
            worker = Worker(self._compiler.start_once)
            worker.prepare()
            self._idle[worker] = None

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        """Set whether people wait for a table's bots, which gives them priority, and whose share they use."""
        self._queue.prefer(table, wanted, owner)

    def busy(self, table: str) -> bool:
        """Whether a table's bots have been queued for a while, because all workers are busy."""
        now = self._clock()
        return any(now - queued.since >= BUSY_SECONDS for queued in self._queue.waiting(table))

    @property
    def load(self) -> PoolLoad:
        waiting = self._queue.waiting()
        oldest = max((self._clock() - queued.since for queued in waiting), default=0.0)
        thinking = sum(len(running.job.queued) for running in self._running.values())
        return PoolLoad(len(waiting), thinking, oldest, len(self._running) + len(self._idle))

    async def close(self) -> None:
        """End everything immediately. Waiting calls are cancelled."""
        self._closed = True
        jobs = [running.job for running in self._running.values()]
        for queued in (*self._queue.waiting(), *(queued for job in jobs for queued in job.queued)):
            queued.answer.cancel()
        for running in self._running.values():
            running.limit.cancel()
        workers = [*self._running, *self._idle]
        self._running, self._idle = {}, {}
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in workers))
        await asyncio.to_thread(self._compiler.stop)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    async def _wait(self, topic: AnyTopic, queued: Queued) -> Any:
        self._queue.add(topic, queued)
        if not self._scheduled:
            # Deferred: three Bugs are requested in one iteration of the loop, and share one analysis.
            self._scheduled = True
            self._loop.call_soon(self._hand_out)
        try:
            return await queued.answer
        finally:
            self._queue.drop(topic, queued)

    def _hand_out(self) -> None:
        self._scheduled = False
        while not self._closed and len(self._running) < self._most:
            job = self._queue.pick({running.job.topic for running in self._running.values()})
            if job is None:
                return
            self._begin(self._free_worker(job.topic), job)

    def _free_worker(self, topic: AnyTopic) -> Worker:
        """Take the idle worker that did the same topic last, or any idle one, or a new one."""
        same = [worker for worker, last in self._idle.items() if last == topic]
        worker = next(iter(same or self._idle), None) or Worker(self._compiler.start_once)
        self._idle.pop(worker, None)
        return worker

    def _begin(self, worker: Worker, job: WorkerJob) -> None:
        job.tries += 1
        limit = job.topic.budget.seconds * len(job.queued) + LOST_SECONDS
        running = BusyWorker(job, self._loop.call_later(limit, self._give_up, worker))
        self._running[worker] = running
        loop = self._loop

        def report(reply: Reply) -> None:
            with suppress(RuntimeError):  # the loop has ended without closing the pool
                loop.call_soon_threadsafe(self._finish, worker, reply)

        worker.ask(job.question, report)

    def _give_up(self, worker: Worker) -> None:
        self._running[worker].too_slow = True
        worker.kill()

    def _finish(self, worker: Worker, reply: Reply) -> None:
        if self._closed:
            return
        running = self._running.pop(worker)
        running.limit.cancel()
        job = running.job
        self._idle[worker] = job.topic
        if reply is None:
            self._retry_or_fail(running)
        else:
            settle(job, reply)
            late = self._queue.take(job.topic)  # decisions queued in the meantime are answered from the same analysis
            if late is not None:
                self._begin(self._free_worker(job.topic), late)
        self._hand_out()

    def _retry_or_fail(self, running: BusyWorker) -> None:
        job = running.job
        job.queued = [queued for queued in job.queued if not queued.answer.done()]
        if not job.queued:
            return
        if job.tries < MAX_TRIES and not running.too_slow:
            self._queue.put_back(job)
        else:
            settle(job, default_answers(job, "too-slow" if running.too_slow else "closed"))


def settle(job: WorkerJob, reply: tuple[Answer, ...] | tuple[Any] | PixcadeError) -> None:
    for at, queued in enumerate(job.queued):
        if queued.answer.done():  # cancelled
            continue
        if isinstance(reply, PixcadeError):
            queued.answer.set_exception(reply)
        else:
            queued.answer.set_result(reply[at])


def default_answers(job: WorkerJob, reason: Reason) -> tuple[Answer, ...] | PixcadeError:
    """Return the game's default move for every decision of a job, with the error; for a computation, the error."""
    topic = job.topic
    if isinstance(topic, ComputationTopic):
        return bot_failure(topic.computation.function, Failure(reason))
    game = GAMES[topic.game_id]
    try:
        state = game.parse_position(topic.position)
    except PixcadeError as error:
        return error
    failure = bot_failure(topic.name, Failure(reason))
    found = [game.format_move(state, game.default(state, one.decision)) for one in job.decisions]
    return tuple((Thought(move), failure) for move in found)
