"""What reviews of all games have in common: options with their cost, decisions, seats, and what reviews a record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pixcade.core.errors import Refusal
from pixcade.core.game import AnyGame, Decision
from pixcade.core.parts import loaded
from pixcade.core.record import Record, Replay, replay
from pixcade.games import PARTS, rules


class CannotReview(Refusal):
    """A record that can't be reviewed."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """Something that a seat could have done: its share of the best mix, and what it costs."""

    moves: Mapping[str, str]
    """Moves in notation, by piece."""
    share: float
    cost: float


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """What a seat decided in a step. `real`: its moves differ; `equal`: what was played is as good as any."""

    seat: int
    played: Mapping[str, str]
    loss: float
    real: bool
    equal: bool
    options: tuple[ReviewedMove, ...]
    """What it could have played, the cheapest first."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat over a whole game: real decisions, what they cost, and luck, all in the unit of the game.

    `spread` is the standard deviation of luck under best play. `grade` and `fortune` are words for both.
    """

    seat: int
    name: str
    decisions: int
    lost: float
    luck: float
    spread: float
    grade: str
    fortune: str

    @property
    def per_decision(self) -> float:
        """What a real decision has cost on average."""
        return self.lost / self.decisions if self.decisions else 0.0


class GameReview(Protocol):
    """The review of a whole game."""

    @property
    def seats(self) -> tuple[SeatReview, ...]:
        """Every seat."""

    def told(self) -> dict[str, object]:
        """All of it as plain data."""

    def kept(self) -> tuple[str, Mapping[tuple[int, str], Mapping[str, int]]]:
        """What a record keeps of it: where values come from, and numbers by step and piece."""


Progress = Callable[[int, int], None]
"""Called with how many decisions are reviewed, and how many there are."""


class Reviewer(Protocol):
    """What reviews the games of one kind, named by `GameParts.review`."""

    def review(self, record: Record, played: Replay, progress: Progress) -> Any:
        """Return the review of a game that is over, a `GameReview`. Raises a Refusal."""


def no_progress(done: int, all_of_it: int) -> None:
    """Tell nobody."""
    del done, all_of_it


def is_over(record: Record, played: Replay) -> bool:
    """Whether nobody plays on: the game has an outcome, or its players have agreed to stop."""
    return record.stopped or played.game.outcome(played.states[-1]) is not None


def review_record(record: Record, progress: Progress = no_progress) -> Any:
    """Review a record. Raises a Refusal: for a game that is not over, above all."""
    played = replay(record, rules)
    if not is_over(record, played):
        raise CannotReview("review.not-over")
    reference = PARTS[record.game].review
    if not reference:
        raise CannotReview("review.no-reviewer", game=record.game)
    try:
        reviewer: Reviewer = loaded(reference)
    except ImportError:  # NumPy has no wheel for this machine
        raise CannotReview("core.exact-needs-numpy") from None
    return reviewer.review(record, played, progress)


def by_seat(game: AnyGame, state: object) -> dict[int, list[Decision]]:
    """Return who decides now, by seat."""
    found: dict[int, list[Decision]] = {}
    for decision in game.deciding(state):
        found.setdefault(int(decision.seat), []).append(decision)
    return found
