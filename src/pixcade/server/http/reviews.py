"""Reviews of finished games: computed by workers in the hints' queue, part by part, and cached for a while.

A review is computed once, however many clients request it. Requests wait for a moment, then get the progress. A review
that no client requests any more is cancelled.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.bots.api import Budget
from pixcade.bots.running.fallback import BotFailed
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import write_record
from pixcade.protocol.analysis_messages import ReviewReport
from pixcade.review.jobs import PART, WHOLE
from pixcade.room.guest import Guest
from pixcade.room.replay import record_of_log
from pixcade.server.http.games import Archive
from pixcade.server.services.fair_slots import owner_of
from pixcade.store.api import GameRow

MOST_REVIEWS = 100
"""Reviews cached, about 10 MB; then the least recently requested is dropped."""
WAIT = 2.0
"""Seconds a request waits at most for news, before it gets the progress."""
PARTIAL_EVERY = 2.0
"""Seconds between reports of the parts done so far; the first follows the first part."""
ABANDONED = 10.0
"""Seconds without a request after which a review is cancelled."""
PART_BUDGET = Budget(seconds=60.0)
"""Time limit of a part: a search without compiled code, on a slow machine."""


def record_text(row: GameRow, lines: Iterable[str]) -> str:
    return write_record(record_of_log(row, lines), rules)


@dataclass(eq=False)
class ReviewJob:
    """A review in progress, or done; `waiting` counts the requests waiting for it."""

    record: str
    done: int = 0
    parts: int = 0
    encoded: bytes = b""
    """The encoded review of the parts that are done, empty until there is one."""
    complete: bool = False
    rejected: PixcadeError | None = None
    task: "asyncio.Task[None] | None" = None
    waiting: int = 0
    timer: asyncio.TimerHandle | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by another, when there is more to report."""

    def notify(self) -> None:
        """Answer the requests that wait."""
        self.news.set()
        self.news = asyncio.Event()

    def give_up(self) -> None:
        """Cancel it, if in progress."""
        if self.task is not None:
            self.task.cancel()


class Reviews:
    """HTTP routes for reviews; limits and queue are those of hints."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.services = archive.services
        self.tasks = archive.rooms.tasks
        self.wait, self.abandoned = WAIT, ABANDONED
        self.jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        """By table, least recently requested first."""

    def all(self) -> list[Route]:
        return [self.archive.routes.route("/api/games/{table}/review", self.review, ["GET"])]

    async def review(self, request: Request) -> Response:
        """Return the review of a finished game, or its progress. Raises a PixcadeError."""
        guest, row = await self.archive.finished(request)
        job = self.jobs.get(row.table)
        await self.archive.routes.reject_playing(guest, row.game)
        if job is None:  # counts as a hint, before any work is done
            self.services.limits.take("hint", guest.person, guest.address)
            record = await self.read(guest, row)
            job = self.jobs.get(row.table) or self.begin(guest, row, record)
        self.jobs.move_to_end(row.table)
        await self.follow(job)
        if job.rejected is not None:
            raise job.rejected
        review = msgspec.Raw(job.encoded) if job.encoded else None
        done = job.done if job.complete else min(job.done, max(0, job.parts - 1))
        progress = {"done": done, "parts": job.parts, "review": review}
        return Response(msgspec.json.encode(progress), media_type="application/json")

    async def read(self, guest: Guest, row: GameRow) -> str:
        kept = self.services.store.log(row.table)
        return await self.archive.read(guest, kept, lambda lines: record_text(row, lines))

    def begin(self, guest: Guest, row: GameRow, record: str) -> ReviewJob:
        job = self.jobs[row.table] = ReviewJob(record)
        while len(self.jobs) > MOST_REVIEWS:
            self.jobs.popitem(last=False)[1].give_up()
        job.task = self.tasks.begin(self.compute(guest, row.table, job))
        return job

    async def follow(self, job: ReviewJob) -> None:
        """Wait for a review for a moment; it continues for a while without requests."""
        if job.task is None or job.task.done():
            return
        job.waiting += 1
        if job.timer is not None:
            job.timer.cancel()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.news.wait(), self.wait)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                job.timer = asyncio.get_running_loop().call_later(self.abandoned, job.give_up)

    async def compute(self, guest: Guest, table: str, job: ReviewJob) -> None:
        """Let workers review a game part by part. An error, or a smaller search, is kept for the waiting requests."""
        name = f"review-{table}"
        self.services.thinking.prefer(name, True, owner_of(guest))
        found: list[Any] = []
        kept = False
        due = 0.0
        try:
            while not job.parts or job.done < job.parts:
                job.parts, part = await self.computed(guest, name, PART, job.record, job.done)
                found.append(part)
                job.done += 1
                if job.done < job.parts and asyncio.get_running_loop().time() >= due:
                    job.encoded = msgspec.json.encode(await self.report(guest, name, job, found))
                    job.notify()
                    due = asyncio.get_running_loop().time() + PARTIAL_EVERY
            review = await self.report(guest, name, job, found)
            job.encoded, job.complete, kept = msgspec.json.encode(review), True, not review.reduced
        except PixcadeError as error:
            job.rejected = error
        except Exception:
            job.rejected = PixcadeError("server.fault")
            raise
        finally:
            job.notify()
            self.services.thinking.prefer(name, False)
            if not kept:
                again = self.abandoned if job.complete or job.rejected else 0.0
                asyncio.get_running_loop().call_later(again, self.drop, table, job)

    async def report(self, guest: Guest, name: str, job: ReviewJob, found: list[Any]) -> ReviewReport:
        """Return the review of the parts that are done. Raises a PixcadeError."""
        return msgspec.convert(await self.computed(guest, name, WHOLE, job.record, tuple(found)), ReviewReport)

    def drop(self, table: str, job: ReviewJob) -> None:
        """Forget a review, so that the next request computes it again."""
        if self.jobs.get(table) is job:
            del self.jobs[table]

    async def computed(self, guest: Guest, name: str, function: str, *arguments: object) -> Any:
        """Return a worker's result, through the queue of hints. Raises a PixcadeError."""
        try:
            async with self.services.hints.slot(guest):
                return await self.services.thinking.compute(name, function, *arguments, budget=PART_BUDGET)
        except BotFailed as failed:
            about = {"code": failed.code, "reason": str(failed.values["reason"]), "log": "\n".join(failed.log)}
            self.services.log.note("bot-failed", level="warning", bot=function, **about)
            raise PixcadeError("server.no-hint-now") from None
