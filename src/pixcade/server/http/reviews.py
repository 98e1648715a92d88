"""Reviews of finished games: computed by workers, part by part in the queue of hints, and kept in memory for a while.

Each is under way once, whoever asks for it. Whoever asks waits for a moment and is told how far it is; one that nobody
asks for any more is given up.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
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
from pixcade.server.http.games import Archive
from pixcade.server.replays.replay import kept_record
from pixcade.server.services.fair_slots import owner_of
from pixcade.store.api import GameRow

MOST_REVIEWS = 100
"""So many are kept, about 10 MB; then the one goes that was asked for longest ago."""
WAIT = 2.0
"""Seconds after which whoever asks is told how far it is."""
PARTIAL_EVERY = 2.0
"""Seconds between reports of what is done so far; the first follows the first part."""
ABANDONED = 10.0
"""Seconds after which a review is given up that nobody has asked for."""
PART_BUDGET = Budget(seconds=60.0)
"""What a part may take: a search without compiled code, on a slow machine."""


def record_text(row: GameRow, lines: Iterable[str]) -> str:
    """Return the record of a finished game. Raises InvalidLog."""
    return write_record(kept_record(row, lines), rules)


@dataclass(eq=False)
class ReviewJob:
    """A review that is under way, or done; `waiting` counts those who wait for it now."""

    record: str
    done: int = 0
    parts: int = 0
    told: bytes = b""
    """The review as it is sent, of the parts that are done; empty while there is none."""
    complete: bool = False
    rejected: PixcadeError | None = None
    task: "asyncio.Task[None] | None" = None
    waiting: int = 0
    timer: asyncio.TimerHandle | None = None

    def give_up(self) -> None:
        """Stop, if it is under way."""
        if self.task is not None:
            self.task.cancel()


class Reviews:
    """The HTTP side of reviews: limits and queue are those of hints."""

    def __init__(self, archive: Archive) -> None:
        """Stand beside the finished games."""
        self.archive = archive
        self.services = archive.services
        self.tasks = archive.rooms.tasks
        self.wait, self.abandoned = WAIT, ABANDONED
        self.jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        """By table, the one that was asked for longest ago first."""

    def all(self) -> list[Route]:
        """Return every route."""
        return [self.archive.routes.route("/api/games/{table}/review", self.review, ["GET"])]

    async def review(self, request: Request) -> Response:
        """Tell the review of a game that is over, or how far it is. Raises a PixcadeError."""
        guest, row = await self.archive.finished(request)
        job = self.jobs.get(row.table)
        await self.archive.routes.reject_playing(guest, row.game)
        if job is None:  # it counts as a hint, before anything is done for it
            self.services.limits.take("hint", guest.person, guest.address)
            record = await self.read(guest, row)
            job = self.jobs.get(row.table) or self.begin(guest, row, record)
        self.jobs.move_to_end(row.table)
        await self.follow(job)
        if job.rejected is not None:
            raise job.rejected
        review = msgspec.Raw(job.told) if job.told else None
        done = job.done if job.complete else min(job.done, max(0, job.parts - 1))
        told = {"done": done, "parts": job.parts, "review": review}
        return Response(msgspec.json.encode(told), media_type="application/json")

    async def read(self, guest: Guest, row: GameRow) -> str:
        """Return the record of a finished game. Raises a PixcadeError."""
        kept = self.services.store.log(row.table)
        return await self.archive.read(guest, kept, lambda lines: record_text(row, lines))

    def begin(self, guest: Guest, row: GameRow, record: str) -> ReviewJob:
        """Begin a review."""
        job = self.jobs[row.table] = ReviewJob(record)
        while len(self.jobs) > MOST_REVIEWS:
            self.jobs.popitem(last=False)[1].give_up()
        job.task = self.tasks.begin(self.compute(guest, row.table, job))
        return job

    async def follow(self, job: ReviewJob) -> None:
        """Wait for a review, for a moment; it goes on for a while when nobody waits."""
        if job.task is None or job.task.done():
            return
        job.waiting += 1
        if job.timer is not None:
            job.timer.cancel()
        try:
            await asyncio.wait([job.task], timeout=self.wait)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                job.timer = asyncio.get_running_loop().call_later(self.abandoned, job.give_up)

    async def compute(self, guest: Guest, table: str, job: ReviewJob) -> None:
        """Let workers review a game part by part. What went wrong, and a small search, stays for those who wait."""
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
                    job.told = msgspec.json.encode(await self.report(guest, name, job, found))
                    due = asyncio.get_running_loop().time() + PARTIAL_EVERY
            review = await self.report(guest, name, job, found)
            job.told, job.complete, kept = msgspec.json.encode(review), True, not review.reduced
        except PixcadeError as error:
            job.rejected = error
        except Exception:
            job.rejected = PixcadeError("server.fault")
            raise
        finally:
            self.services.thinking.prefer(name, False)
            if not kept:
                again = self.abandoned if job.complete or job.rejected else 0.0
                asyncio.get_running_loop().call_later(again, self.drop, table, job)

    async def report(self, guest: Guest, name: str, job: ReviewJob, found: list[Any]) -> ReviewReport:
        """Return the review of the parts that are done. Raises a PixcadeError."""
        return msgspec.convert(await self.computed(guest, name, WHOLE, job.record, tuple(found)), ReviewReport)

    def drop(self, table: str, job: ReviewJob) -> None:
        """Let a review be computed anew when it is asked for."""
        if self.jobs.get(table) is job:
            del self.jobs[table]

    async def computed(self, guest: Guest, name: str, function: str, *arguments: object) -> Any:
        """Return what a worker computes, in the queue of hints. Raises a PixcadeError."""
        try:
            async with self.services.hints.slot(guest):
                return await self.services.thinking.compute(name, function, *arguments, budget=PART_BUDGET)
        except BotFailed as failed:
            about = {"code": failed.code, "reason": str(failed.values["reason"]), "log": "\n".join(failed.log)}
            self.services.log.note("bot-failed", level="warning", bot=function, **about)
            raise PixcadeError("server.no-hint-now") from None
