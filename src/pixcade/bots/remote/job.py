"""Jobs that a server sends to remote workers, their answers, and the interface of the queue.

A job holds a public position, decisions, a level, a budget and the secret that seeds the bots' randomness, never what
anybody has programmed; the answer holds moves in notation.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from pixcade.bots.api import Budget, Thought, Weighed
from pixcade.bots.running.fallback import Answer, BotFailed
from pixcade.core.fair_queue import Owner
from pixcade.core.game import Decision


class Queue(Protocol):
    """The job queue; see `pixcade.bus.redis_jobs`. No method fails or takes long."""

    @property
    def healthy(self) -> bool:
        """Whether the queue is reachable."""

    def listen_for_answers(self, begun: Callable[[str], None], answered: Callable[[str, bytes], None]) -> None:
        """Be notified when our jobs are begun or answered. Notifications can be lost."""

    def listen_for_offers(self, offered: Callable[[], None]) -> None:
        """Be notified when a job is offered. Notifications can be lost."""

    async def offer(self, id: str, what: bytes, *, soon: bool, owner: Owner = ...) -> bool:
        """Offer a job of somebody who takes turns with others; False where the queue is unreachable."""

    async def state(self, id: str) -> tuple[str, bytes]:
        """Return `waiting`, `begun`, `answered` with the answer, `lost`, or `away` where the queue is unreachable."""

    async def withdraw(self, id: str) -> bool:
        """Withdraw a job unless a worker has begun it; whether it was withdrawn."""

    async def forget(self, id: str) -> None:
        """Delete a job, whatever its state."""

    async def hurry(self, id: str, soon: bool, owner: Owner = ...) -> None:
        """Change whether people wait for a job, and whose turn it takes."""

    async def workers(self) -> int:
        """Return how many workers there are."""

    async def announce(self, milliseconds: int) -> None:
        """Register this process as a worker, for a time."""

    async def leave(self) -> None:
        """Unregister this process as a worker."""

    async def take(self) -> tuple[str, bytes] | None:
        """Take the next job, if there is one."""

    async def keep(self, id: str) -> bool:
        """Renew the claim on a job; False where it is not ours any more."""

    async def answer(self, id: str, what: bytes) -> bool:
        """Answer a job; False where it was deleted."""

    async def give_back(self, id: str) -> None:
        """Return a job of ours to the queue."""


class Wanted(msgspec.Struct, frozen=True, array_like=True):
    """A job: decisions of one step of one table for one bot, which share one analysis."""

    table: str
    step: int
    name: str
    game_id: str
    position: str
    work: float
    seconds: float
    secret: bytes
    decisions: tuple[tuple[str, int], ...] = ()

    @property
    def budget(self) -> Budget:
        """How much the bot may compute."""
        return Budget(self.work, self.seconds)

    def about(self, decisions: Sequence[Decision]) -> "Wanted":
        """Return the same for some decisions."""
        return msgspec.structs.replace(self, decisions=tuple((one.piece, int(one.seat)) for one in decisions))


class RemoteWeighed(msgspec.Struct, frozen=True, array_like=True):
    """A move that a bot has weighed."""

    move: str
    probability: float
    value: float
    points: tuple[float, ...] = ()


class RemoteMove(msgspec.Struct, frozen=True, array_like=True):
    """A bot's move for one decision, and how it failed if it did."""

    move: str
    weighed: tuple[RemoteWeighed, ...] = ()
    reduced: bool = False
    failed: tuple[str, str, str] | None = None
    """Reason, bot and detail."""
    log: tuple[str, ...] = ()
    drawn: bool = False


WANTED = msgspec.msgpack.Decoder(Wanted)
MOVED = msgspec.msgpack.Decoder(tuple[RemoteMove, ...])
ENCODER = msgspec.msgpack.Encoder()

NOTHING = ENCODER.encode(())
"""The answer of a worker that could not handle the job."""


def written(what: Wanted) -> bytes:
    """Return a job encoded."""
    return ENCODER.encode(what)


def read(text: bytes) -> Wanted | None:
    """Return the job in a text; None where it is invalid."""
    try:
        return WANTED.decode(text)
    except msgspec.MsgspecError:
        return None


def written_answers(answers: Sequence[Answer]) -> bytes:
    """Return answers encoded."""
    return ENCODER.encode([moved(*answer) for answer in answers])


def read_answers(text: bytes, count: int) -> list[Answer] | None:
    """Return the answers in a text; None where they are invalid, or of another number."""
    try:
        found = MOVED.decode(text)
    except msgspec.MsgspecError:
        return None
    return [answer(one) for one in found] if len(found) == count else None


def moved(thought: Thought, failed: BotFailed | None) -> RemoteMove:
    """Return a bot's answer as a RemoteMove."""
    weighed = tuple(RemoteWeighed(one.move, one.probability, one.value, one.points) for one in thought.weighed)
    if failed is None:
        return RemoteMove(thought.move, weighed, thought.reduced, drawn=thought.drawn)
    reason, bot, detail = (str(failed.values[name]) for name in ("reason", "bot", "detail"))
    return RemoteMove(thought.move, weighed, thought.reduced, (reason, bot, detail), failed.log, thought.drawn)


def answer(one: RemoteMove) -> Answer:
    """Return the bot's answer in a RemoteMove."""
    failed = None
    if one.failed is not None:
        reason, bot, detail = one.failed
        failed = BotFailed("bots.failed", reason=reason, bot=bot, detail=detail)
        failed.log = one.log
    weighed = tuple(Weighed(each.move, each.probability, each.value, each.points) for each in one.weighed)
    return Thought(one.move, weighed, one.reduced, drawn=one.drawn), failed
