"""What travels between a server and the processes that think for it, and what carries it.

A public position, decisions, a level, a budget and the secret that the bots' chance comes from go there, and never what
anybody has programmed; moves in notation come back.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from pixcade.bots.api import Budget, Thought, Weighed
from pixcade.bots.running.fallback import BotFailed
from pixcade.bots.running.local import Answer
from pixcade.core.game import Decision


class Queue(Protocol):
    """Where errands are offered and taken; see `pixcade.bus.redis_jobs`. Nothing here fails or takes long."""

    @property
    def healthy(self) -> bool:
        """Whether anybody can be asked."""

    def listen_for_answers(self, begun: Callable[[str], None], answered: Callable[[str, bytes], None]) -> None:
        """Be told when errands of ours are begun or answered, unless such news are lost."""

    def listen_for_offers(self, offered: Callable[[], None]) -> None:
        """Be told when there is something to do, unless such news are lost."""

    async def offer(self, id: str, what: bytes, *, soon: bool) -> bool:
        """Let an errand be done; False where nobody can be told."""

    async def state(self, id: str) -> tuple[str, bytes]:
        """Return `waiting`, `begun`, `answered` with the answer, `lost`, or `away` where nobody can be asked."""

    async def withdraw(self, id: str) -> bool:
        """Let an errand not be done, unless somebody has begun it; whether it is taken back."""

    async def forget(self, id: str) -> None:
        """Want nothing more of an errand."""

    async def hurry(self, id: str, soon: bool) -> None:
        """Change whether people wait for an errand."""

    async def workers(self) -> int:
        """Return how many workers there are."""

    async def announce(self, milliseconds: int) -> None:
        """Say that this process is a worker, for so long."""

    async def leave(self) -> None:
        """Say that this process is a worker no more."""

    async def take(self) -> tuple[str, bytes] | None:
        """Take the next errand, if there is one."""

    async def keep(self, id: str) -> bool:
        """Say that we still work on it; False where nobody wants it of us any more."""

    async def answer(self, id: str, what: bytes) -> bool:
        """Answer an errand; False where nobody wants it any more."""

    async def give_back(self, id: str) -> None:
        """Let somebody else do an errand of ours."""


class Wanted(msgspec.Struct, frozen=True, array_like=True):
    """Decisions of one step of one table, which one analysis can serve, to be thought about by one bot."""

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
        """How much may be thought."""
        return Budget(self.work, self.seconds)

    def about(self, decisions: Sequence[Decision]) -> "Wanted":
        """Return the same for some decisions."""
        return msgspec.structs.replace(self, decisions=tuple((one.piece, int(one.seat)) for one in decisions))


class RemoteMove(msgspec.Struct, frozen=True, array_like=True):
    """What a bot would do in one decision, and how it failed if it did."""

    move: str
    weighed: tuple[tuple[str, float, float], ...] = ()
    reduced: bool = False
    failed: tuple[str, str, str] | None = None
    """Reason, bot and detail."""
    log: tuple[str, ...] = ()


WANTED = msgspec.msgpack.Decoder(Wanted)
MOVED = msgspec.msgpack.Decoder(tuple[RemoteMove, ...])
ENCODER = msgspec.msgpack.Encoder()

NOTHING = ENCODER.encode(())
"""The answer of a worker that could not think about it at all."""


def written(what: Wanted) -> bytes:
    """Return an errand as it travels."""
    return ENCODER.encode(what)


def read(text: bytes) -> Wanted | None:
    """Return the errand that has travelled; None where it is none."""
    try:
        return WANTED.decode(text)
    except msgspec.MsgspecError:
        return None


def written_answers(answers: Sequence[Answer]) -> bytes:
    """Return answers as they travel."""
    return ENCODER.encode([moved(*answer) for answer in answers])


def read_answers(text: bytes, count: int) -> list[Answer] | None:
    """Return the answers that have travelled; None where they are none, or not so many."""
    try:
        found = MOVED.decode(text)
    except msgspec.MsgspecError:
        return None
    return [answer(one) for one in found] if len(found) == count else None


def moved(thought: Thought, failed: BotFailed | None) -> RemoteMove:
    """Return what a bot thought as it travels."""
    weighed = tuple((one.move, one.probability, one.value) for one in thought.weighed)
    if failed is None:
        return RemoteMove(thought.move, weighed, thought.reduced)
    reason, bot, detail = (str(failed.values[name]) for name in ("reason", "bot", "detail"))
    return RemoteMove(thought.move, weighed, thought.reduced, (reason, bot, detail), failed.log)


def answer(one: RemoteMove) -> Answer:
    """Return what a bot thought."""
    failed = None
    if one.failed is not None:
        reason, bot, detail = one.failed
        failed = BotFailed("bots.failed", reason=reason, bot=bot, detail=detail)
        failed.log = one.log
    return Thought(one.move, tuple(Weighed(*weighed) for weighed in one.weighed), one.reduced), failed
