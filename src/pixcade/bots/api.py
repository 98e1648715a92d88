"""The bot interface: a function `choose(view) -> move`.

A bot sees the public state at the start of the step and one open decision, never the others' choices. It returns a
move, its notation, or a Thought with a reason. It may run in another process, so state that it keeps between calls is
private to it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any, NamedTuple

from pixcade.games.game import AnyGame, Decision

SECRET_BYTES = 32
TOGETHER = "together"
"""The attribute of a bot that plays all its pieces as one player: they share one source of randomness."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a bot's computation: a share of its usual work, and seconds after which it counts as hung."""

    work: float = 1.0
    seconds: float = 10.0


@dataclass(frozen=True)
class View:
    """A bot's input: one open decision in a public state."""

    game: AnyGame
    """The rules: `game.apply(state, moves)`, `game.parse_move(state, text)` and so on."""
    state: Any
    decision: Decision
    budget: Budget = Budget()
    random: Random = field(default_factory=Random)
    """The only source of randomness to use: the same seed then gives the same game."""

    @property
    def piece(self) -> str:
        """The piece that moves, such as `amber` or `fire`."""
        return self.decision.piece

    @property
    def seat(self) -> int:
        """The seat that decides, counted from 0."""
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


class DecisionTask(NamedTuple):
    """A decision that a bot has to make at a table, from the public position alone."""

    step: int
    bot: str
    game_id: str
    position: str
    decision: Decision
    secret: bytes
    """The table's secret, from which the bot's randomness is derived."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that a bot has evaluated: its probability of being played, and its expected value.

    The meaning of the value depends on the game: what a side is expected to gain, or the share of the victory that the
    mover's seat is expected to have. `points` are the expected final points of each seat, if the bot estimates them.
    """

    move: str
    probability: float
    value: float
    points: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and its reasons. `reduced` marks less work than usual, without compiled code.

    `analysis` is requested data beyond the move: see `pixcade.bots.exact`. `drawn` promises that the move was drawn
    from `weighed` by these probabilities, for this piece alone: then `weighed` is the bot's mixed strategy.
    """

    move: Any
    weighed: tuple[Weighed, ...] = ()
    reduced: bool = False
    analysis: Mapping[str, object] | None = None
    drawn: bool = False


Bot = Callable[[View], Any]
"""Returns a legal move, its notation, or a Thought. A bot whose `searches` is true runs in a worker process."""


def as_thought(answer: Any) -> Thought:
    """Return a bot's decision as a Thought."""
    return answer if isinstance(answer, Thought) else Thought(answer)


def random_source(secret: bytes, step: int, piece: str) -> Random:
    """Return the randomness for one decision of one step: unpredictable without the secret, and independent of other
    decisions. The secret is drawn from the operating system for each table.
    """
    assert len(secret) == SECRET_BYTES, f"a secret has {SECRET_BYTES} bytes"
    return Random(int.from_bytes(digest(secret, f"{step} {piece}".encode(), sha256)))


def source_of(bot: Bot, decision: Decision, secret: bytes, step: int) -> Random:
    """Return a bot's randomness for one decision: one source per piece (P3.4), unless it plays them as one player."""
    return random_source(secret, step, TOGETHER if getattr(bot, TOGETHER, False) else decision.piece)
