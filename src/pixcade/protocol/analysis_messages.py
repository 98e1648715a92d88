"""Analysis of positions and games: exact answers (docs/exact.md) and reviews (docs/review.md)."""

from msgspec import Struct


class MixedMoveView(Struct, frozen=True):
    """Equivalent moves of a side, by piece: probability in its mix, and value against the other side's mix."""

    moves: dict[str, str]
    share: float
    worth: float


class MixedSideView(Struct, frozen=True):
    """A side and its mix, most likely moves first. For the second side, only moves in its mix are listed."""

    pieces: tuple[str, ...]
    mix: tuple[MixedMoveView, ...]


class CertificateView(Struct, frozen=True):
    """The first side's mix gets at least `least`, the second side's concedes at most `most`, `gap` apart.

    `error` bounds how far the values after this turn are from the exact ones; null if it is measured, not proven.
    """

    least: float
    most: float
    gap: float
    error: float | None


class ExactView(Struct, frozen=True):
    """The value of a position, with both sides' mixes and a certificate: docs/exact.md."""

    game: str
    position: str
    goal: str
    source: str
    value: float
    sides: tuple[MixedSideView, ...]
    certificate: CertificateView


class ReviewedMoveView(Struct, frozen=True):
    """Moves that a seat could have made, by piece: their probability in the best mix, and their cost."""

    moves: dict[str, str]
    share: float
    cost: float


class ReviewedDecisionView(Struct, frozen=True):
    """A seat's decision and its cost. `real`: the moves differed in value; `equal`: the move played is as good as any.

    `options` are the alternatives, cheapest first.
    """

    seat: int
    played: dict[str, str]
    loss: float
    real: bool
    equal: bool
    options: tuple[ReviewedMoveView, ...]


class ReviewedTurnView(Struct, frozen=True):
    """A turn: the step of the record from 1, the value of the game before and after it, and the reasons for the change.

    In a round of one against a team the first decision is that of the one: after = value - its loss + team_loss + luck.
    `coordination` is the part of the team's loss that no single player caused.
    """

    step: int
    turn: int
    value: float
    after: float
    decisions: tuple[ReviewedDecisionView, ...]
    team_loss: float
    coordination: float
    luck: float


class ReviewedRoundView(Struct, frozen=True):
    """A round in which a seat plays against a team: result = value - loss + team_loss + luck, in `unit`.

    A game without teams is one round of seat -1, and a turn's value is what its seat can expect. `cubes` is how many
    cubes one unit is worth when rounds are added up. `start` is the choice of the start, if there was one, in
    `start_step`. A round that isn't `finished` ends with the value of its last position. `chance` is the chance of
    winning a short game at its start, otherwise null.
    """

    round: int
    seat: int
    unit: str
    cubes: float
    sources: tuple[str, ...]
    estimated: bool
    start: ReviewedDecisionView | None
    start_step: int
    value: float
    loss: float
    team_loss: float
    luck: float
    result: float
    finished: bool
    chance: float | None
    turns: tuple[ReviewedTurnView, ...]


class RoleReviewView(Struct, frozen=True):
    """A seat in one role: real decisions, their cost, luck, and how predictable it was.

    `readings` has for each habit how often someone could have predicted it, the sum of what that would have gained, and
    the sum of squares: docs/review.md.
    """

    decisions: int
    lost: float
    luck: float
    readings: dict[str, tuple[float, ...]]


class ReviewedSeatView(Struct, frozen=True):
    """A seat over the whole game: real decisions, their cost, luck and its spread, and a verdict on both.

    `fortune` is empty for a game without luck. `roles` has the same by role; a game without roles has one, `all`.
    """

    seat: int
    decisions: int
    lost: float
    grade: str
    luck: float
    spread: float
    fortune: str
    roles: dict[str, RoleReviewView]


class ReviewReport(Struct, frozen=True):
    """The review of a finished game: docs/review.md.

    `reduced` means that the search was small, because there was no compiled code. Moves whose costs differ by at most
    `equal` count as equally good.
    """

    game: str
    source: str
    reduced: bool
    equal: float
    seats: tuple[ReviewedSeatView, ...]
    rounds: tuple[ReviewedRoundView, ...]


class ReviewProgress(Struct, frozen=True):
    """A review, or how many of its `parts` are `done`: poll again, and it continues.

    `parts` is 0 before it has begun.
    """

    done: int
    parts: int
    review: ReviewReport | None
