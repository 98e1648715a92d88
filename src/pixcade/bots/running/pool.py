"""Bots that think for all tables of a server, in a few processes that the tables share.

A pool belongs to one event loop and never holds it up: bots that look no further than one move answer at once, all
others think in worker processes (`pool_worker`) or in programs of their own (`pool_programs`), and tables take turns
(`pool_queue`). Nobody waits for a compiler: it works in the background, and until it is done bots think on plain rules.
"""

import asyncio
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from types import MappingProxyType
from typing import Self

from pixcade.bots.api import Budget, Thought, source_of
from pixcade.bots.registry import UnknownBot, find_bot, is_foreign, known_bots, searches
from pixcade.bots.running.fallback import Failure, Reason, failed, think_or_default
from pixcade.bots.running.local import Answer, start_compiling, stop_compiling
from pixcade.bots.running.programs import Programs
from pixcade.bots.running.queue import QueuedDecision, Topic, Turns, WorkerJob
from pixcade.bots.running.worker import Reply, Worker, in_notation
from pixcade.core.errors import Refusal
from pixcade.core.game import Decision
from pixcade.games import GAMES
from pixcade.kernels import AVAILABLE, ready

USUAL = Budget()

BUSY_SECONDS = 0.5
"""A table whose bots have not begun to think after this time is told that bots are busy."""

MOST_TRIES = 2
"""Work that has cost so many workers their lives is not given to another."""

LOST_SECONDS = 60.0
"""A worker that thinks for so long beyond its budget has lost its way, however busy the machine."""


@dataclass(frozen=True, slots=True)
class PoolLoad:
    """How busy the pool is: decisions that wait and that are thought about, seconds the oldest waits, processes."""

    waiting: int
    thinking: int
    oldest: float
    workers: int


@dataclass(eq=False)
class BusyWorker:
    """What a worker is thinking about, and what ends it should that never end."""

    job: WorkerJob
    limit: asyncio.TimerHandle
    too_slow: bool = False


class Pool:
    """The bots of a server. Processes are started when they are first needed, and end with `close`."""

    def __init__(
        self,
        workers: int,
        *,
        extra_bots: Mapping[str, str] = MappingProxyType({}),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Use so many worker processes, and programs that the operator names: a name for people, and a command such as
        `exec:node bot.js`. Raises InvalidBotName for a command that can't be one."""
        assert workers > 0, "somebody must think"
        self._most = workers
        self._clock = clock
        self._programs = Programs(extra_bots)
        self._turns = Turns()
        self._running: dict[Worker, BusyWorker] = {}
        self._idle: dict[Worker, Topic | None] = {}
        """Workers with nothing to do, and what each thought about last."""
        self._arranged = False
        self._closed = False
        self._compiling = Lock()
        self._compiler: subprocess.Popen[bytes] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that a bot of this pool has."""
        return tuple(dict.fromkeys((*known_bots(), *self._programs.names)))

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
        """Let a bot think about a decision of a step; the move of the answer is notation.

        A bot that fails answers with the game's default and how it failed. Whoever stops waiting takes the work out of
        its turn; what is being thought about already is dropped when it is done. Raises UnknownBot for a name that no
        bot of this pool has, and InvalidNotation or InvalidOption for a position that is none.
        """
        assert not self._closed, "a closed pool thinks no more"
        if name in self._programs.names:
            program = self._programs.find(table, name, game_id)
            random = source_of(program, decision, secret, step)
            return await self._programs.think(program, position, decision, budget, random)
        if is_foreign(name):  # nobody but the operator names code
            raise UnknownBot("bots.unknown", name=name[:40], known=", ".join(self.names))
        bot = find_bot(name, game_id)
        random = source_of(bot, decision, secret, step)
        if searches(name, game_id):
            topic = Topic(table, step, name, game_id, position, budget)
            return await self._wait(topic, QueuedDecision(decision, random, self._loop.create_future(), self._clock()))
        game = GAMES[game_id]
        state = game.parse_position(position)
        return in_notation(game, state, think_or_default(bot, game, state, decision, budget, random))

    def prepare(self, name: str, game_id: str) -> None:
        """Start a worker in advance if a bot will need one in a game, since that takes a second or two."""
        if name not in self._programs.names and searches(name, game_id) and not self._running and not self._idle:
            worker = Worker(self._compile_once)
            worker.prepare()
            self._idle[worker] = None

    def prefer(self, table: str, wanted: bool) -> None:
        """Let a table's bots think before others, because somebody waits for nobody else, or no longer."""
        self._turns.prefer(table, wanted)

    def busy(self, table: str) -> bool:
        """Whether a table's bots have been waiting for a while to begin, because they think for others."""
        now = self._clock()
        return any(now - asked.since >= BUSY_SECONDS for asked in self._turns.waiting(table))

    @property
    def load(self) -> PoolLoad:
        """How busy the pool is now."""
        waiting = self._turns.waiting()
        oldest = max((self._clock() - asked.since for asked in waiting), default=0.0)
        thinking = sum(len(running.job.asked) for running in self._running.values())
        return PoolLoad(len(waiting), thinking, oldest, len(self._running) + len(self._idle))

    async def release(self, table: str) -> None:
        """Forget a table that has ended, and end its programs."""
        self._turns.prefer(table, False)
        await self._programs.release(table)

    async def close(self) -> None:
        """End everything at once. Who still waits for an answer is cancelled: nothing was decided for them."""
        self._closed = True
        jobs = [running.job for running in self._running.values()]
        for asked in (*self._turns.waiting(), *(asked for job in jobs for asked in job.asked)):
            asked.answer.cancel()
        for running in self._running.values():
            running.limit.cancel()
        workers = [*self._running, *self._idle]
        self._running, self._idle = {}, {}
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in workers), self._programs.close())
        compiler, self._compiler = self._compiler, None
        if compiler is not None:
            await asyncio.to_thread(stop_compiling, compiler)

    async def __aenter__(self) -> Self:
        """Use it for a while."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """End everything."""
        await self.close()

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    async def _wait(self, topic: Topic, asked: QueuedDecision) -> Answer:
        self._turns.add(topic, asked)
        if not self._arranged:
            # Not at once: whoever asks for three Bugs does so in one breath, and one analysis serves them all.
            self._arranged = True
            self._loop.call_soon(self._hand_out)
        try:
            return await asked.answer
        finally:
            self._turns.drop(topic, asked)

    def _hand_out(self) -> None:
        self._arranged = False
        while not self._closed and len(self._running) < self._most:
            job = self._turns.pick({running.job.topic for running in self._running.values()})
            if job is None:
                return
            self._begin(self._free_worker(job.topic), job)

    def _free_worker(self, topic: Topic) -> Worker:
        """Take the worker that has just thought about the same, or any that has nothing to do, or a new one."""
        same = [worker for worker, last in self._idle.items() if last == topic]
        worker = next(iter(same or self._idle), None) or Worker(self._compile_once)
        self._idle.pop(worker, None)
        return worker

    def _begin(self, worker: Worker, job: WorkerJob) -> None:
        job.tries += 1
        limit = job.topic.budget.seconds * len(job.asked) + LOST_SECONDS
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
            self._lose(running)
        else:
            settle(job, reply)
            late = self._turns.take(job.topic)  # what was asked meanwhile is answered by the same analysis
            if late is not None:
                self._begin(self._free_worker(job.topic), late)
        self._hand_out()

    def _lose(self, running: BusyWorker) -> None:
        """Let what a lost worker was thinking about be thought again, or play the game's default."""
        job = running.job
        job.asked = [asked for asked in job.asked if not asked.answer.done()]
        if not job.asked:
            return
        if job.tries < MOST_TRIES and not running.too_slow:
            self._turns.again(job)
        else:
            settle(job, defaults(job, "too-slow" if running.too_slow else "closed"))

    def _compile_once(self) -> None:
        """Begin to compile the kernels unless that was done. Workers' threads call this, since it takes a while."""
        with self._compiling:
            if self._compiler is None and not self._closed and AVAILABLE and not ready():
                self._compiler = start_compiling()


def settle(job: WorkerJob, reply: tuple[Answer, ...] | Refusal) -> None:
    """Tell everybody who still waits."""
    for at, asked in enumerate(job.asked):
        if asked.answer.done():  # nobody waits for it any more
            continue
        if isinstance(reply, Refusal):
            asked.answer.set_exception(reply)
        else:
            asked.answer.set_result(reply[at])


def defaults(job: WorkerJob, reason: Reason) -> tuple[Answer, ...] | Refusal:
    """Return the game's default for every decision of a job, and why."""
    topic = job.topic
    game = GAMES[topic.game_id]
    try:
        state = game.parse_position(topic.position)
    except Refusal as refusal:
        return refusal
    failure = failed(topic.name, Failure(reason))
    return tuple(in_notation(game, state, (Thought(game.default(state, one.decision)), failure)) for one in job.asked)
