"""What a bot is: a function, or an object that can be called, of `(state, decision, budget, random)`.

It is given the public state at the opening of the step and one decision that is due, never who has programmed what. It
answers with a move, or with a Thought where it can say why. It may think in a process of its own, so whatever it keeps
between two calls is only for itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any

from pixcade.core.game import Decision

SECRET_BYTES = 32
TOGETHER = "together"
"""The attribute of a bot that plays all its pieces as one mind; stands for the piece in its randomness."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: a share of its usual work, and seconds after which it is taken to be lost."""

    work: float = 1.0
    seconds: float = 10.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that a bot has weighed: how likely it was to play it, and what it expects of it.

    Each game's bots say what the value means: in one it is what a side is expected to gain, in another the share of the
    victory that the mover's seat is expected to have.
    """

    move: str
    probability: float
    value: float


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and why. `reduced` says that it was thought with less work than usual, without compiled code."""

    move: Any
    weighed: tuple[Weighed, ...] = ()
    reduced: bool = False


Bot = Callable[[Any, Decision, Budget, Random], Any]
"""Returns a legal move of the decision, or a Thought. One whose `searches` is true thinks in a worker process."""


def thought(answer: Any) -> Thought:
    """Return what a bot answered as a Thought."""
    return answer if isinstance(answer, Thought) else Thought(answer)


def random_source(secret: bytes, step: int, piece: str) -> Random:
    """Return the randomness for one decision of one step: nobody without the secret can tell anything about it, and
    two decisions share nothing. The secret is drawn from the operating system for each table."""
    assert len(secret) == SECRET_BYTES, f"a secret has {SECRET_BYTES} bytes"
    return Random(int.from_bytes(digest(secret, f"{step} {piece}".encode(), sha256)))


def source_of(bot: Bot, decision: Decision, secret: bytes, step: int) -> Random:
    """Return a bot's randomness for one decision: its own for each piece (P3.4), unless it plays them as one mind."""
    return random_source(secret, step, TOGETHER if getattr(bot, TOGETHER, False) else decision.piece)
