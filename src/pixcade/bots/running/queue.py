"""The order of bot jobs: round-robin by person, then by their tables; tables with people waiting come first.

Nothing here uses processes or a clock.
"""

from asyncio import Future
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from pixcade.bots.api import Budget
from pixcade.bots.running.fair_queue import NOBODY, FairQueue, Owner
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.worker import Computation, Question
from pixcade.games.game import Decision

EVERYBODYS_TURN = 4
"""One in this many jobs goes to the table that has waited longest, so that no table starves."""


class Topic(NamedTuple):
    """Key of decisions that share an analysis: one step of one table, played by bots of one level."""

    table: str
    step: int
    name: str
    game_id: str
    position: str
    budget: Budget


@dataclass(frozen=True, eq=False)
class ComputationTopic:
    """Key of a computation, which shares nothing; it is queued under a name such as a table's."""

    table: str
    computation: Computation
    budget: Budget


AnyTopic = Topic | ComputationTopic


@dataclass(eq=False)
class QueuedDecision:
    """One decision in the queue: its randomness, future, enqueue time and persona."""

    decision: Decision
    random: Random
    answer: Future[Answer]
    since: float
    persona: str = ""


@dataclass(eq=False)
class QueuedComputation:
    """The future of a queued computation, and its enqueue time."""

    answer: Future[Any]
    since: float


Queued = QueuedDecision | QueuedComputation


@dataclass(eq=False)
class WorkerJob:
    """Decisions of one topic, which are sent to a worker together, or a computation."""

    topic: AnyTopic
    queued: list[Queued]
    tries: int = 0

    @property
    def question(self) -> Question | Computation:
        """The message to a worker: without table and step."""
        topic = self.topic
        if isinstance(topic, ComputationTopic):
            return topic.computation
        wanted = tuple((one.decision, one.random, one.persona) for one in self.decisions)
        return Question(topic.name, topic.game_id, topic.position, topic.budget, wanted)

    @property
    def decisions(self) -> list[QueuedDecision]:
        return [one for one in self.queued if isinstance(one, QueuedDecision)]


class JobQueue:
    """Jobs waiting for a worker. Adding, dropping and picking are fast, however many wait."""

    def __init__(self) -> None:
        self._wanted: set[str] = set()
        self._owners: dict[str, Owner] = {}
        """The owner whose share the bots of a table use."""
        self._lines: dict[bool, FairQueue[str]] = {True: FairQueue(), False: FairQueue()}
        """Tables with people waiting, and all others; round-robin by owner, then by table."""
        self._jobs: dict[str, OrderedDict[AnyTopic, WorkerJob]] = {}
        """The jobs of each waiting table, in order."""
        self._picked = 0

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        """Set a table's priority: whether people wait for it, and whose share it uses."""
        if (wanted, owner) == (table in self._wanted, self._owners.get(table, NOBODY)):
            return
        queued = table in self._jobs
        if queued:
            self._line(table).remove(self._owner(table), table)
        (self._wanted.add if wanted else self._wanted.discard)(table)
        if owner == NOBODY:
            self._owners.pop(table, None)
        else:
            self._owners[table] = owner
        if queued:
            self._line(table).put(owner, table)

    def add(self, topic: AnyTopic, queued: Queued) -> None:
        """Queue a decision with those of its topic; a new table goes to the end."""
        own = self._jobs.setdefault(topic.table, OrderedDict())
        own.setdefault(topic, WorkerJob(topic, [])).queued.append(queued)
        self._line(topic.table).put(self._owner(topic.table), topic.table)

    def put_back(self, job: WorkerJob) -> None:
        """Put a job that a worker has lost at the head of the queue."""
        table = job.topic.table
        own = self._jobs.setdefault(table, OrderedDict())
        later = own.pop(job.topic, None)
        if later is not None:
            job.queued += later.queued
        own[job.topic] = job
        own.move_to_end(job.topic, last=False)
        self._line(table).put(self._owner(table), table, first=True)

    def drop(self, topic: AnyTopic, queued: Queued) -> None:
        """Remove a decision if it is still queued; its table keeps its place."""
        own = self._jobs.get(topic.table)
        job = own and own.get(topic)
        if not own or not job or queued not in job.queued:
            return
        job.queued.remove(queued)
        if not job.queued:
            del own[topic]
            if not own:
                del self._jobs[topic.table]
                self._line(topic.table).remove(self._owner(topic.table), topic.table)

    def take(self, topic: AnyTopic) -> WorkerJob | None:
        """Take the job of a topic, if one is queued; the rest of its table goes to the end."""
        own = self._jobs.get(topic.table)
        if not own or topic not in own:
            return None
        job = own.pop(topic)
        line, owner = self._line(topic.table), self._owner(topic.table)
        line.take(owner, topic.table)
        if own:
            line.put(owner, topic.table)
        else:
            del self._jobs[topic.table]
        return job

    def pick(self, running: Collection[AnyTopic]) -> WorkerJob | None:
        """Take the next job. One whose topic is running waits for that worker instead."""

        def free(table: str) -> bool:
            return any(topic not in running for topic in self._jobs[table])

        tables = [found[1] for line in self._lines.values() if (found := line.first(free))]
        first = [next(job for topic, job in self._jobs[table].items() if topic not in running) for table in tables]
        if not first:
            return None
        self._picked += 1
        everybodys = self._picked % EVERYBODYS_TURN == 0
        chosen = min(first, key=lambda job: job.queued[0].since) if everybodys else first[0]
        return self.take(chosen.topic)

    def waiting(self, table: str | None = None) -> list[Queued]:
        tables = self._jobs.values() if table is None else [self._jobs.get(table, OrderedDict())]
        return [queued for own in tables for job in own.values() for queued in job.queued]

    def _line(self, table: str) -> FairQueue[str]:
        return self._lines[table in self._wanted]

    def _owner(self, table: str) -> Owner:
        return self._owners.get(table, NOBODY)
