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

from pixcade.core.game import AnyGame, Decision
from pixcade.games import GAMES
from pixcade.games.pixl.state import State as PixlState
from pixcade.games.pixoid.state import State as PixoidState

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: a share of its usual work, and seconds after which it is taken to be lost."""

    work: float = 1.0
    seconds: float = 10.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that a bot has weighed: how likely it was to play it, and what it expects of it.

    In Pixoid the value is what Pixoid is expected to gain, in cubes, for Bugs too; in Pixl it is the share of the
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
"""Returns a legal move of the decision, or a Thought."""


def game_of(state: Any) -> AnyGame:
    """Return the game that a state belongs to."""
    return GAMES[{PixoidState: "pixoid", PixlState: "pixl"}[type(state)]]


def thought(answer: Any) -> Thought:
    """Return what a bot answered as a Thought."""
    return answer if isinstance(answer, Thought) else Thought(answer)


def random_source(secret: bytes, step: int, piece: str) -> Random:
    """Return the randomness for one decision of one step: nobody without the secret can tell anything about it, and
    two decisions share nothing. The secret is drawn from the operating system for each table."""
    assert len(secret) == SECRET_BYTES, f"a secret has {SECRET_BYTES} bytes"
    return Random(int.from_bytes(digest(secret, f"{step} {piece}".encode(), sha256)))
