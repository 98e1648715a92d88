"""What analysis tells of a position or a game: exact answers (docs/exact.md) and reviews (docs/review.md)."""

from msgspec import Struct


class MixedMoveView(Struct, frozen=True):
    """Moves of a side by piece: their share of its mix, and what they are worth against the other side's mix."""

    moves: dict[str, str]
    share: float
    worth: float


class MixedSideView(Struct, frozen=True):
    """A side and its mix, the largest share first. Of the second side only what it plays is told."""

    pieces: tuple[str, ...]
    mix: tuple[MixedMoveView, ...]


class CertificateView(Struct, frozen=True):
    """The first side's mix gets at least `least`, the second side's concedes at most `most`, `gap` apart.

    `error` is how far the values after this turn can be from the exact ones; null where that is measured, not proven.
    """

    least: float
    most: float
    gap: float
    error: float | None


class ExactView(Struct, frozen=True):
    """What a position is worth, with both sides' mixes and the proof: docs/exact.md."""

    game: str
    position: str
    goal: str
    source: str
    value: float
    sides: tuple[MixedSideView, ...]
    certificate: CertificateView


class ReviewedMoveView(Struct, frozen=True):
    """Moves that a seat could have made, by piece: their share of the best mix, and what they cost."""

    moves: dict[str, str]
    share: float
    cost: float


class ReviewedDecisionView(Struct, frozen=True):
    """What a seat decided and what it cost. `real`: moves differed; `equal`: what was played is as good as any.

    `options` are what it could have done, the cheapest first.
    """

    seat: int
    played: dict[str, str]
    loss: float
    real: bool
    equal: bool
    options: tuple[ReviewedMoveView, ...]


class ReviewedTurnView(Struct, frozen=True):
    """A turn: the step of the record from 1, what the game was worth before and after it, and how that came.

    Of a round with one against a team the first decision is that of the one: after = value - its loss + team_loss +
    luck.
    `coordination` is what of the team's loss is nobody's alone.
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

    Of a game without teams the whole is one round of the seat -1, and a turn is worth what its seat can expect. `cubes`
    is how many cubes one of the unit counts where rounds are added up. `start` is the choice of its start, where there
    was one, in `start_step`. A round that was not `finished` ends with what its last position is worth. `chance` is the
    chance to win a short game at its start; null in any other.
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
    """A seat in one role: real decisions, what they cost, luck, and how readable it was.

    `readings` has by habits how often somebody could have expected it, the sum of what that would have won, and the sum
    of the squares: docs/review.md.
    """

    decisions: int
    lost: float
    luck: float
    readings: dict[str, tuple[float, ...]]


class ReviewedSeatView(Struct, frozen=True):
    """A seat over the whole game: real decisions, what they cost, luck and its spread, and words for both.

    `fortune` is empty where there is no luck. `roles` has the same by role; a game without any has one that is called
    `all`.
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
    """The review of a game that is over: docs/review.md.

    `reduced` says that there was no compiled code, so that its search was a small one. Moves whose costs differ by no
    more than `equal` are called equally good.
    """

    game: str
    source: str
    reduced: bool
    equal: float
    seats: tuple[ReviewedSeatView, ...]
    rounds: tuple[ReviewedRoundView, ...]


class ReviewProgress(Struct, frozen=True):
    """A review, or how much of it is `done`: ask again then, and it goes on. `parts` is 0 before it has begun."""

    done: int
    parts: int
    review: ReviewReport | None
