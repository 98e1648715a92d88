"""Reviews of all games: options with their cost, decisions, seats, and the interface of a reviewer."""

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
    """An option of a seat: its probability in the best mix, and its cost."""

    moves: Mapping[str, str]
    """Moves in notation, by piece."""
    share: float
    cost: float


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A seat's decision in a step. `real`: the moves differ in value; `equal`: the move played is as good as any."""

    seat: int
    played: Mapping[str, str]
    loss: float
    real: bool
    equal: bool
    options: tuple[ReviewedMove, ...]
    """The alternatives, cheapest first."""
    readings: Mapping[str, float] = field(default_factory=dict)
    """By habit, what an opponent who expects it would have gained here; empty if nothing is secret."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat over a whole game: real decisions, their cost, and luck, all in the unit of the game.

    `spread` is the standard deviation of luck under best play. `grade` and `fortune` are verdicts on both.
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
        """The average cost of a real decision."""
        return self.lost / self.decisions if self.decisions else 0.0


class GameReview(Protocol):
    """The review of a whole game."""

    @property
    def seats(self) -> tuple[SeatReview, ...]: ...

    def as_data(self) -> dict[str, object]:
        """Return the review as plain data."""

    def record_data(self) -> tuple[str, Mapping[tuple[int, str], Mapping[str, int]]]:
        """Return the part stored in a record of it: the source of values, and numbers by step and piece."""


Progress = Callable[[int, int], None]
"""Called with the number of reviewed parts, and of all parts."""


class Reviewer(Protocol):
    """The reviewer of a game, named by `GameParts.review`. It works part by part, such as rounds or moves."""

    def prepare(self) -> None:
        """Compile the search functions in this process. A server's workers load compiled ones instead."""

    def parts(self, record: Record, played: Replay) -> int:
        """Return the number of parts of a finished game, at least one. Raises a PixcadeError."""

    def part(self, record: Record, played: Replay, at: int) -> Any: ...

    def whole(self, record: Record, played: Replay, parts: Sequence[Any]) -> Any:
        """Combine the reviews of all parts into a `GameReview`."""


def no_progress(done: int, all_of_it: int) -> None:
    del done, all_of_it


def is_over(record: Record, played: Replay) -> bool:
    """Whether the game has an outcome, or its players agreed to stop."""
    return record.stopped or played.game.outcome(played.states[-1]) is not None


def reviewer_of(record: Record, played: Replay) -> Reviewer:
    """Return the reviewer of a game. Raises a PixcadeError, in particular if the game isn't over."""
    if not is_over(record, played):
        raise CannotReview("review.not-over")
    reference = PARTS[record.game].review
    if not reference:
        raise CannotReview("review.no-reviewer", game=record.game)
    try:
        reviewer: Reviewer = loaded(reference)
    except ImportError:  # no NumPy wheel for this platform
        raise CannotReview("core.exact-needs-numpy") from None
    return reviewer


def review_record(record: Record, progress: Progress = no_progress) -> Any:
    """Review a record. Raises a PixcadeError, in particular if the game isn't over."""
    played = replay(record, rules)
    return review_game(reviewer_of(record, played), record, played, progress)


def review_game(reviewer: Reviewer, record: Record, played: Replay, progress: Progress = no_progress) -> Any:
    """Review a finished game part by part. Raises a PixcadeError."""
    parts, found = reviewer.parts(record, played), []
    reviewer.prepare()
    for at in range(parts):
        found.append(reviewer.part(record, played, at))
        progress(at + 1, parts)
    return reviewer.whole(record, played, found)


def by_seat(game: AnyGame, state: object) -> dict[int, list[Decision]]:
    """Return the pending decisions by seat."""
    found: dict[int, list[Decision]] = {}
    for decision in game.deciding(state):
        found.setdefault(int(decision.seat), []).append(decision)
    return found
