"""What reviews of all games have in common: options with their cost, decisions, seats, and what reviews a record."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pixcade.games import PARTS, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision
from pixcade.games.parts import loaded
from pixcade.games.record import Record, Replay, replay


class CannotReview(PixcadeError):
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
    readings: Mapping[str, float] = field(default_factory=dict)
    """What somebody would have won here who expects a habit, by habits; empty where nothing is secret."""


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
"""Called with how many parts are reviewed, and how many there are."""


class Reviewer(Protocol):
    """What reviews the games of one kind, named by `GameParts.review`: part by part, such as rounds or moves."""

    def prepare(self) -> None:
        """Compile what is searched with, in this process. A server's workers don't: what is ready is loaded there."""

    def parts(self, record: Record, played: Replay) -> int:
        """Return how many parts a game that is over has, at least one. Raises a PixcadeError."""

    def part(self, record: Record, played: Replay, at: int) -> Any:
        """Return the review of one part. Raises a PixcadeError."""

    def whole(self, record: Record, played: Replay, parts: Sequence[Any]) -> Any:
        """Return the review of the game from those of all of its parts, a `GameReview`."""


def no_progress(done: int, all_of_it: int) -> None:
    """Tell nobody."""
    del done, all_of_it


def is_over(record: Record, played: Replay) -> bool:
    """Whether nobody plays on: the game has an outcome, or its players have agreed to stop."""
    return record.stopped or played.game.outcome(played.states[-1]) is not None


def reviewer_of(record: Record, played: Replay) -> Reviewer:
    """Return what reviews a game. Raises a PixcadeError: for a game that is not over, above all."""
    if not is_over(record, played):
        raise CannotReview("review.not-over")
    reference = PARTS[record.game].review
    if not reference:
        raise CannotReview("review.no-reviewer", game=record.game)
    try:
        reviewer: Reviewer = loaded(reference)
    except ImportError:  # NumPy has no wheel for this machine
        raise CannotReview("core.exact-needs-numpy") from None
    return reviewer


def review_record(record: Record, progress: Progress = no_progress) -> Any:
    """Review a record. Raises a PixcadeError: for a game that is not over, above all."""
    played = replay(record, rules)
    return review_game(reviewer_of(record, played), record, played, progress)


def review_game(reviewer: Reviewer, record: Record, played: Replay, progress: Progress = no_progress) -> Any:
    """Review a game that is over, one part after the other. Raises a PixcadeError."""
    parts, found = reviewer.parts(record, played), []
    reviewer.prepare()
    for at in range(parts):
        found.append(reviewer.part(record, played, at))
        progress(at + 1, parts)
    return reviewer.whole(record, played, found)


def by_seat(game: AnyGame, state: object) -> dict[int, list[Decision]]:
    """Return who decides now, by seat."""
    found: dict[int, list[Decision]] = {}
    for decision in game.deciding(state):
        found.setdefault(int(decision.seat), []).append(decision)
    return found
