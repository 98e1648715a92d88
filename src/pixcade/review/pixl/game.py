"""A game of Pixl reviewed move by move: the share of the victory that each has cost, by search.

There is no luck in Pixl. The search of a position is seeded by the game up to there, so that the same game always gets
the same review, whoever played it and when.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from pixcade.bots.api import Budget, Thought, Weighed, thought
from pixcade.bots.levels import STRONGEST
from pixcade.bots.registry import find_bot
from pixcade.core.game import AnyGame, Decision
from pixcade.core.record import Record, Replay
from pixcade.games import PARTS
from pixcade.kernels.compile_ahead import compile_modules
from pixcade.review.api import Progress, ReviewedDecision, ReviewedMove, SeatReview
from pixcade.review.grades import grade

EQUAL = 0.02
"""Shares of the victory that differ by less are called equal: two searches of one position differ by as much."""
LEVELS = (("master", 0.010), ("expert", 0.030), ("regular", 0.060), ("rookie", 0.120))
"""What a real decision of each level costs, as a share of the victory: docs/review.md."""
MOST_OPTIONS = 6
FLAWLESS_BELOW = 0.001
THOUSANDTHS = 1000


@dataclass(frozen=True, slots=True)
class StepReview:
    """A move: what it was worth to its seat before, by the best move, and what was decided."""

    step: int
    value: float
    decision: ReviewedDecision


@dataclass(frozen=True, slots=True)
class PixlReview:
    """The review of a game of Pixl."""

    record: Record
    steps: tuple[StepReview, ...]
    seats: tuple[SeatReview, ...]
    reduced: bool
    """Whether there was no compiled code, so that the search was a small one."""
    source: str = "search"

    def told(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "game": self.record.game,
            "source": self.source,
            "reduced": self.reduced,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": seat.name,
                    "decisions": seat.decisions,
                    "lost": round(seat.lost, 4),
                    "thousandths": round(THOUSANDTHS * seat.per_decision),
                    "grade": seat.grade,
                }
                for seat in self.seats
            ],
            "steps": [step_told(one) for one in self.steps],
        }

    def kept(self) -> tuple[str, Mapping[tuple[int, str], Mapping[str, int]]]:
        """What a record keeps: of each real decision what it was worth and what it cost, in thousandths."""
        return self.source, {
            (one.step, next(iter(one.decision.played))): {
                "value": round(THOUSANDTHS * one.value),
                "loss": round(THOUSANDTHS * one.decision.loss),
            }
            for one in self.steps
            if one.decision.options
        }


def step_told(one: StepReview) -> dict[str, object]:
    """A move as plain data."""
    decision = one.decision
    return {
        "step": one.step,
        "value": round(one.value, 4),
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


def seed_of(record: Record, step: int) -> int:
    """Return the seed of a step's search: it follows from the game up to there and from nothing else."""
    played = [sorted(moves.items()) for moves in record.moves[: step - 1]]
    text = repr((record.game, record.rules, sorted(record.options.items()), record.start, played))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


class PixlReviewer:
    """Reviews games of Pixl by a search."""

    def __init__(self, work: float = 1.0) -> None:
        """Search with a share of the strongest level's work."""
        self.budget = Budget(work=work, seconds=float("inf"))

    def review(self, record: Record, played: Replay, progress: Progress) -> PixlReview:
        """Return the review of a game that is over."""
        game = played.game
        compile_modules(PARTS[record.game].kernels)
        steps, reduced = [], False
        for number, texts in enumerate(record.moves, start=1):
            state = played.states[number - 1]
            (decision,) = game.deciding(state)
            found = self.search(record, number, game, state, decision)
            reduced = reduced or found.reduced
            steps.append(step_review(number, decision, texts[decision.piece], found.weighed))
            progress(number, len(record.moves))
        seats = tuple(seat_review(seat, name, steps) for seat, name in enumerate(record.players))
        return PixlReview(record, tuple(steps), seats, reduced)

    def search(self, record: Record, step: int, game: AnyGame, state: object, decision: Decision) -> Thought:
        """Return what the strongest bot has found in a position."""
        bot = find_bot(STRONGEST, game.info.id)
        return thought(bot(state, decision, self.budget, Random(seed_of(record, step))))


def step_review(step: int, decision: Decision, move: str, weighed: tuple[Weighed, ...]) -> StepReview:
    """Compare a move with what was found; nothing was to be decided where nothing was weighed.

    The best move is the one that was searched most. What was searched less counts as no better than it.
    """
    played = {decision.piece: move}
    if not weighed:
        return StepReview(step, 0.0, ReviewedDecision(int(decision.seat), played, 0.0, False, True, ()))
    best = weighed[0].value
    costs = {one.move: max(0.0, best - one.value) for one in weighed}
    loss = costs.get(move, max(costs.values()))
    options = tuple(
        ReviewedMove({decision.piece: one.move}, one.probability, costs[one.move]) for one in weighed[:MOST_OPTIONS]
    )
    real = max(costs.values()) > EQUAL
    return StepReview(step, best, ReviewedDecision(int(decision.seat), played, loss, real, loss <= EQUAL, options))


def seat_review(seat: int, name: str, steps: list[StepReview]) -> SeatReview:
    """Add up what a seat has lost."""
    own = [one.decision for one in steps if one.decision.seat == seat]
    decisions, lost = sum(one.real for one in own), sum(one.loss for one in own)
    average = lost / decisions if decisions else 0.0
    return SeatReview(seat, name, decisions, lost, 0.0, 0.0, grade(LEVELS, decisions, average, FLAWLESS_BELOW), "")


PIXL = PixlReviewer()
