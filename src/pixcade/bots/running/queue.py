"""The order of bot jobs: tables take turns, and those with people waiting come first.

Nothing here knows of processes, or reads a clock.
"""

from asyncio import Future
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from pixcade.bots.api import Budget
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.worker import Question
from pixcade.core.game import Decision

EVERYBODYS_TURN = 4
"""One of so many turns goes to the table that waits longest, so that no table starves."""


class Topic(NamedTuple):
    """What decisions have in common that share an analysis: one step of one table, played by one bot."""

    table: str
    step: int
    name: str
    game_id: str
    position: str
    budget: Budget


@dataclass(eq=False)
class QueuedDecision:
    """One decision in the queue, its randomness, its future, and since when it waits."""

    decision: Decision
    random: Random
    answer: Future[Answer]
    since: float


@dataclass(eq=False)
class WorkerJob:
    """Decisions of one topic, which are sent to a worker together."""

    topic: Topic
    asked: list[QueuedDecision]
    tries: int = 0

    @property
    def question(self) -> Question:
        """What a worker is sent: it does not need the table and the step."""
        wanted = tuple((one.decision, one.random) for one in self.asked)
        return Question(self.topic.name, self.topic.game_id, self.topic.position, self.topic.budget, wanted)


Line = OrderedDict[str, OrderedDict[Topic, WorkerJob]]
"""Jobs by table, and then by topic, both in the order of their turns."""


class Turns:
    """The jobs that wait for a worker. Adding, dropping and picking are fast, however many wait."""

    def __init__(self) -> None:
        self._wanted: set[str] = set()
        self._lines: dict[bool, Line] = {True: OrderedDict(), False: OrderedDict()}
        """Tables with people waiting, and all others."""
        self._picked = 0

    def prefer(self, table: str, wanted: bool) -> None:
        """Set whether a table comes before those without people waiting."""
        own = self._lines[table in self._wanted].pop(table, None)
        (self._wanted.add if wanted else self._wanted.discard)(table)
        if own is not None:
            self._lines[wanted][table] = own

    def add(self, topic: Topic, asked: QueuedDecision) -> None:
        """Queue a decision with those of its topic; a table that was not queued goes to the end."""
        own = self._line(topic).setdefault(topic.table, OrderedDict())
        own.setdefault(topic, WorkerJob(topic, [])).asked.append(asked)

    def again(self, job: WorkerJob) -> None:
        """Put a job that a worker has lost at the head of the queue."""
        line = self._line(job.topic)
        own = line.setdefault(job.topic.table, OrderedDict())
        later = own.pop(job.topic, None)
        if later is not None:
            job.asked += later.asked
        own[job.topic] = job
        own.move_to_end(job.topic, last=False)
        line.move_to_end(job.topic.table, last=False)

    def drop(self, topic: Topic, asked: QueuedDecision) -> None:
        """Remove a decision if it is still queued; its table keeps its turn."""
        own = self._line(topic).get(topic.table)
        job = own and own.get(topic)
        if not own or not job or asked not in job.asked:
            return
        job.asked.remove(asked)
        if not job.asked:
            del own[topic]
            if not own:
                del self._line(topic)[topic.table]

    def take(self, topic: Topic) -> WorkerJob | None:
        """Take the job of a topic, if one is queued; the rest of its table goes to the end."""
        line = self._line(topic)
        own = line.get(topic.table)
        if not own or topic not in own:
            return None
        job = own.pop(topic)
        del line[topic.table]
        if own:
            line[topic.table] = own
        return job

    def pick(self, running: Collection[Topic]) -> WorkerJob | None:
        """Take the next job. One whose topic is running waits for that worker instead."""
        first = [job for line in self._lines.values() if (job := first_of(line, running))]
        if not first:
            return None
        self._picked += 1
        everybodys = self._picked % EVERYBODYS_TURN == 0
        chosen = min(first, key=lambda job: job.asked[0].since) if everybodys else first[0]
        return self.take(chosen.topic)

    def waiting(self, table: str | None = None) -> list[QueuedDecision]:
        """Every queued decision, of one table or of all."""
        tables = (
            [own for line in self._lines.values() for own in line.values()]
            if table is None
            else [line[table] for line in self._lines.values() if table in line]
        )
        return [asked for own in tables for job in own.values() for asked in job.asked]

    def _line(self, topic: Topic) -> Line:
        return self._lines[topic.table in self._wanted]


def first_of(line: Line, running: Collection[Topic]) -> WorkerJob | None:
    """Return the first job of a line whose topic is not running."""
    return next((job for own in line.values() for topic, job in own.items() if topic not in running), None)
