"""Reviews Pixl move by move: the winning share that each move cost, by search.

Pixl has no luck. The search of a position is seeded by the moves so far, so that the same game always gets the same
review.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from pixcade.bots.api import Budget, Thought, View, as_thought
from pixcade.bots.levels import MASTER
from pixcade.bots.registry import find_bot
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games import PARTS
from pixcade.games.game import Decision
from pixcade.games.record import Record, Replay
from pixcade.review.api import CannotReview, ReviewedDecision, ReviewedMove, SeatReview
from pixcade.review.grades import grade

EQUAL = 0.02
"""Winning shares that differ by less count as equal: two searches of one position differ by as much."""
LEVELS = (("master", 0.012), ("hard", 0.016), ("normal", 0.030), ("easy", 0.058))
"""Loss per real decision of each level, as a winning share: docs/review.md."""
SEARCHED = 0.02
"""Moves with a smaller share of the search come last: their values mean little."""
MAX_OPTIONS = 6
FLAWLESS_BELOW = 0.001
THOUSANDTHS = 1000


@dataclass(frozen=True, slots=True)
class StepReview:
    """A move: the value of the best move for its seat, and the decision."""

    step: int
    value: float
    decision: ReviewedDecision
    reduced: bool = False
    """Whether the search was small, because there was no compiled code."""


@dataclass(frozen=True, slots=True)
class PixlReview:
    """The review of a game of Pixl."""

    record: Record
    steps: tuple[StepReview, ...]
    seats: tuple[SeatReview, ...]
    source: str = "search"

    @property
    def reduced(self) -> bool:
        """Whether the search of any move was small."""
        return any(one.reduced for one in self.steps)

    def as_data(self) -> dict[str, object]:
        """Return the review as plain data."""
        return {
            "game": self.record.game,
            "source": self.source,
            "reduced": self.reduced,
            "equal": EQUAL,
            "seats": [
                {
                    "seat": seat.seat,
                    "decisions": seat.decisions,
                    "lost": round(seat.lost, 4),
                    "grade": seat.grade,
                    "luck": 0.0,
                    "spread": 0.0,
                    "fortune": "",
                    "roles": {
                        "all": {"decisions": seat.decisions, "lost": round(seat.lost, 4), "luck": 0.0, "readings": {}}
                    },
                }
                for seat in self.seats
            ],
            "rounds": [
                {
                    "round": 1,
                    "seat": -1,
                    "unit": "victory",
                    "cubes": 1.0,
                    "sources": [self.source],
                    "estimated": False,
                    "start": None,
                    "start_step": 0,
                    "value": 0.0,
                    "loss": 0.0,
                    "team_loss": 0.0,
                    "luck": 0.0,
                    "result": 0.0,
                    "finished": True,
                    "chance": None,
                    "turns": [step_view(one) for one in self.steps],
                }
            ],
        }

    def record_data(self) -> tuple[str, Mapping[tuple[int, str], Mapping[str, int]]]:
        """Return the part stored in a record: value and loss of each real decision, in thousandths."""
        return self.source, {
            (one.step, next(iter(one.decision.played))): {
                "value": round(THOUSANDTHS * one.value),
                "loss": round(THOUSANDTHS * one.decision.loss),
            }
            for one in self.steps
            if one.decision.options
        }


def step_view(one: StepReview) -> dict[str, object]:
    """A move as plain data."""
    decision = one.decision
    decision_data = {
        "seat": decision.seat,
        "played": dict(decision.played),
        "loss": round(decision.loss, 4),
        "real": decision.real,
        "equal": decision.equal,
        "options": [
            {"moves": dict(option.moves), "share": round(option.share, 4), "cost": round(option.cost, 4)}
            for option in decision.options
        ],
    }
    return {
        "step": one.step,
        "turn": one.step,
        "value": round(one.value, 4),
        "after": round(one.value - decision.loss, 4),
        "decisions": [decision_data],
        "team_loss": 0.0,
        "coordination": 0.0,
        "luck": 0.0,
    }


def seed_of(record: Record, step: int) -> int:
    """Return the seed of a step's search, which depends only on the moves so far."""
    played = [sorted(moves.items()) for moves in record.moves[: step - 1]]
    text = repr((record.game, record.rules, sorted(record.options.items()), record.start, played))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


class PixlReviewer:
    """Reviews games of Pixl by search."""

    def __init__(self, work: float = 1.0) -> None:
        """Search with a share of master's work: play-outs distinguish levels, a network doesn't (docs/review.md)."""
        self.budget = Budget(work=work, seconds=float("inf"))

    def prepare(self) -> None:
        compile_modules(PARTS["pixl"].kernels)

    def parts(self, record: Record, played: Replay) -> int:
        """Return the number of moves. Raises a PixcadeError if there is none."""
        del played
        if not record.moves:
            raise CannotReview("review.nothing-played")
        return len(record.moves)

    def part(self, record: Record, played: Replay, at: int) -> StepReview:
        game, state = played.game, played.states[at]
        (decision,) = game.deciding(state)
        master = find_bot(MASTER, game.info.id)
        found = as_thought(master(View(game, state, decision, self.budget, Random(seed_of(record, at + 1)))))
        return step_review(at + 1, decision, record.moves[at][decision.piece], found)

    def whole(self, record: Record, played: Replay, parts: Sequence[StepReview]) -> PixlReview:
        del played
        seats = tuple(seat_review(seat, name, parts) for seat, name in enumerate(record.players))
        return PixlReview(record, with_forced(parts), seats)


def step_review(step: int, decision: Decision, move: str, found: Thought) -> StepReview:
    """Compare a move with the search result; without one the move was forced.

    The best move is the one that was searched most. Moves that were searched less count as no better.
    """
    played, weighed = {decision.piece: move}, found.weighed
    if not weighed:
        return StepReview(step, 0.0, ReviewedDecision(int(decision.seat), played, 0.0, False, True, ()))
    best = weighed[0].value
    costs = {one.move: max(0.0, best - one.value) for one in weighed}
    loss = costs.get(move, max(costs.values()))
    options_found = [
        ReviewedMove({decision.piece: one.move}, one.probability, costs[one.move]) for one in weighed[:MAX_OPTIONS]
    ]
    options = tuple(sorted(options_found, key=lambda option: (option.share < SEARCHED, option.cost)))
    real = max(costs.values()) > EQUAL
    own = ReviewedDecision(int(decision.seat), played, loss, real, loss <= EQUAL, options)
    return StepReview(step, best, own, found.reduced)


def with_forced(steps: Sequence[StepReview]) -> tuple[StepReview, ...]:
    """Fill in forced moves: their value is what the seat's previous move left."""
    left: dict[int, float] = {}
    found = []
    for one in steps:
        seat = one.decision.seat
        worth = one if one.decision.options else replace(one, value=left.get(seat, 0.0))
        left[seat] = worth.value - worth.decision.loss
        found.append(worth)
    return tuple(found)


def seat_review(seat: int, name: str, steps: Sequence[StepReview]) -> SeatReview:
    """Sum up a seat's losses."""
    own = [one.decision for one in steps if one.decision.seat == seat]
    decisions, lost = sum(one.real for one in own), sum(one.loss for one in own)
    average = lost / decisions if decisions else 0.0
    return SeatReview(seat, name, decisions, lost, 0.0, 0.0, grade(LEVELS, decisions, average, FLAWLESS_BELOW), "")


PIXL = PixlReviewer()
