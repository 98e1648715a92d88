"""What a bot is: a function `choose(view) -> move`.

It sees the public state at the start of the step and one decision that is due, never what others have chosen. It
returns a move, its notation, or a Thought that says why. It may run in another process, so anything that it stores
between two calls is visible only to itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any

from pixcade.games.game import AnyGame, Decision

SECRET_BYTES = 32
TOGETHER = "together"
"""The attribute of a bot that plays all its pieces as one player: they share one source of randomness."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may compute: a share of its usual work, and seconds after which it counts as hung."""

    work: float = 1.0
    seconds: float = 10.0


@dataclass(frozen=True)
class View:
    """What a bot is asked: one decision that is due in a public state."""

    game: AnyGame
    """The rules: `game.apply(state, moves)`, `game.parse_move(state, text)` and so on."""
    state: Any
    decision: Decision
    budget: Budget = Budget()
    random: Random = field(default_factory=Random)
    """Draw from nothing else, and the same seed gives the same game."""

    @property
    def piece(self) -> str:
        """What is moved, such as `amber` or `fire`."""
        return self.decision.piece

    @property
    def seat(self) -> int:
        """Who decides, counted from 0."""
        return self.decision.seat

    @property
    def legal(self) -> Sequence[Any]:
        """All legal moves, in a fixed order, never empty."""
        return self.game.legal(self.state, self.decision)

    @property
    def position(self) -> str:
        """The state on one line."""
        return self.game.format_position(self.state)

    @property
    def facts(self) -> Mapping[str, Any]:
        """The state as plain data (docs/engine.md)."""
        return self.game.facts(self.state)


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that a bot has evaluated: its probability of being played, and its expected value.

    Each game's bots say what the value means: in one it is what a side is expected to gain, in another the share of the
    victory that the mover's seat is expected to have. `points` are what each seat can expect at the end of the game,
    where a bot says so.
    """

    move: str
    probability: float
    value: float
    points: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and why. `reduced` says that it was computed with less work than usual, without compiled code.

    `analysis` is what was asked for beside a move, as plain data: see `pixcade.bots.exact`. `drawn` promises that the
    move was drawn from `weighed` by these probabilities, for this piece alone: then `weighed` is the bot's mix.
    """

    move: Any
    weighed: tuple[Weighed, ...] = ()
    reduced: bool = False
    analysis: Mapping[str, object] | None = None
    drawn: bool = False


Bot = Callable[[View], Any]
"""Returns a legal move, its notation, or a Thought. One whose `searches` is true runs in a worker process."""


def thought(answer: Any) -> Thought:
    """Return a bot's answer as a Thought."""
    return answer if isinstance(answer, Thought) else Thought(answer)


def random_source(secret: bytes, step: int, piece: str) -> Random:
    """Return the randomness for one decision of one step. Without the secret it can't be predicted, and those of two
    decisions are independent. The secret is drawn from the operating system for each table."""
    assert len(secret) == SECRET_BYTES, f"a secret has {SECRET_BYTES} bytes"
    return Random(int.from_bytes(digest(secret, f"{step} {piece}".encode(), sha256)))


def source_of(bot: Bot, decision: Decision, secret: bytes, step: int) -> Random:
    """Return a bot's randomness for one decision: one source a piece (P3.4), unless it plays them as one player."""
    return random_source(secret, step, TOGETHER if getattr(bot, TOGETHER, False) else decision.piece)
