"""Reviews a game of Pixoid: every round, and every seat over all rounds in both roles."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from pixcade.bots.search import data_folder
from pixcade.games.game import Decision
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import State
from pixcade.games.record import Record, Replay
from pixcade.review.api import CannotReview, ReviewedDecision, SeatReview
from pixcade.review.grades import fortune, grade
from pixcade.review.pixoid.rounds import PlayedTurn, RoundReview, round_review
from pixcade.review.pixoid.turns import TurnReview
from pixcade.review.pixoid.worth import CUBES, EQUAL

LEVELS = (("grandmaster", 0.007), ("master", 0.104), ("hard", 0.140), ("normal", 0.239), ("easy", 0.349))
"""Loss per real decision of each level, in cubes: docs/review.md has the numbers and how they were measured."""
THOUSANDTHS = 1000
ZERO = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class SeatSums:
    """A seat's sums in one role, in cubes."""

    decisions: int = 0
    lost: float = 0.0
    luck: float = 0.0
    variance: float = 0.0
    readings: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """By habit: count, sum and sum of squares of what a reader would have gained."""

    def __add__(self, other: "SeatSums") -> "SeatSums":
        return SeatSums(
            self.decisions + other.decisions,
            self.lost + other.lost,
            self.luck + other.luck,
            self.variance + other.variance,
            {
                name: tuple(map(sum, zip(self.readings.get(name, ZERO), other.readings.get(name, ZERO), strict=True)))
                for name in {**self.readings, **other.readings}
            },
        )

    def as_data(self) -> dict[str, object]:
        """Return the sums as plain data."""
        return {
            "decisions": self.decisions,
            "lost": round_value(self.lost),
            "luck": round_value(self.luck),
            "readings": {name: [round_value(number) for number in sums] for name, sums in self.readings.items()},
        }


@dataclass(frozen=True, slots=True)
class PixoidReview:
    """The review of a game of Pixoid."""

    record: Record
    rounds: tuple[RoundReview, ...]
    seats: tuple[SeatReview, ...]
    as_pixoid: tuple[SeatSums, ...]
    """By seat, over the rounds played for cubes; over all rounds if there are none."""
    as_bug: tuple[SeatSums, ...]
    source: str
    """`table`, `evaluator`, or `solved` if no turn needed either."""

    def as_data(self) -> dict[str, object]:
        """Return the review as plain data, rounded to meaningful digits."""
        return {
            "game": "pixoid",
            "source": self.source,
            "reduced": False,
            "equal": EQUAL[self.source],
            "seats": [
                seat_view(seat) | {"roles": role_views(self.as_pixoid[at], self.as_bug[at])}
                for at, seat in enumerate(self.seats)
            ],
            "rounds": [round_view(one) for one in self.rounds],
        }

    def record_data(self) -> tuple[str, Mapping[tuple[int, str], Mapping[str, int]]]:
        """Return the part stored in a record: value and luck of each turn with Pixoid's piece, and each piece's loss.

        Numbers are thousandths of the round's unit.
        """
        found: dict[tuple[int, str], Mapping[str, int]] = {}
        for one in self.rounds:
            if one.start is not None:
                (piece,) = one.start.played
                found[one.start_step, piece] = {"loss": thousandths(one.start.loss)}
            for turn in one.turns:
                (piece,) = turn.pixoid.played
                found[turn.step, piece] = {
                    "value": thousandths(turn.value),
                    "loss": thousandths(turn.pixoid.loss),
                    "luck": thousandths(turn.luck),
                }
                for decision in turn.bugs:
                    first = next(iter(decision.played))
                    found[turn.step, first] = {"loss": thousandths(decision.loss)}
        return self.source, dict(sorted(found.items(), key=lambda entry: entry[0][0]))


def thousandths(number: float) -> int:
    """Return a number as a record stores it."""
    return round(number * THOUSANDTHS)


def round_value(number: float) -> float:
    """Round to meaningful digits; never -0."""
    return round(number, 4) + 0.0


def seat_view(seat: SeatReview) -> dict[str, object]:
    """A seat as plain data."""
    return {
        "seat": seat.seat,
        "decisions": seat.decisions,
        "lost": round_value(seat.lost),
        "grade": seat.grade,
        "luck": round_value(seat.luck),
        "spread": round_value(seat.spread),
        "fortune": seat.fortune,
    }


def role_views(as_pixoid: SeatSums, as_bug: SeatSums) -> dict[str, object]:
    """Return a seat by role, without roles in which it had nothing to decide."""
    return {name: sums.as_data() for name, sums in (("pixoid", as_pixoid), ("bug", as_bug)) if sums.decisions}


def decision_view(decision: ReviewedDecision) -> dict[str, object]:
    """A decision as plain data."""
    return {
        "seat": decision.seat,
        "played": dict(decision.played),
        "loss": round_value(decision.loss),
        "real": decision.real,
        "equal": decision.equal,
        "options": [
            {"moves": dict(option.moves), "share": round_value(option.share), "cost": round_value(option.cost)}
            for option in decision.options
        ],
    }


def turn_view(turn: TurnReview) -> dict[str, object]:
    """A turn as plain data."""
    return {
        "step": turn.step,
        "turn": turn.turn,
        "value": round_value(turn.value),
        "after": round_value(turn.after),
        "decisions": [decision_view(one) for one in (turn.pixoid, *turn.bugs)],
        "team_loss": round_value(turn.bugs_loss),
        "coordination": round_value(turn.coordination),
        "luck": round_value(turn.luck),
    }


def round_view(one: RoundReview) -> dict[str, object]:
    """A round as plain data."""
    return {
        "round": one.round,
        "seat": one.pixoid,
        "unit": one.unit,
        "cubes": one.in_cubes,
        "sources": list(one.sources),
        "estimated": one.estimated,
        "start": decision_view(one.start) if one.start else None,
        "start_step": one.start_step,
        "value": round_value(one.value),
        "loss": round_value(one.pixoid_loss),
        "team_loss": round_value(one.bugs_loss),
        "luck": round_value(one.luck),
        "result": round_value(one.result),
        "finished": one.finished,
        "chance": None if one.chance is None else round_value(one.chance),
        "turns": [turn_view(turn) for turn in one.turns],
    }


def rounds_in(record: Record, played: Replay) -> Iterator[tuple[list[PlayedTurn], tuple[int, State, int] | None]]:
    """Yield the turns of each round with at least one, and the choice of its start if it was recorded."""
    game, states = played.game, played.states
    turns: list[PlayedTurn] = []
    start: tuple[int, State, int] | None = None
    for at, texts in enumerate(record.moves):
        before: Any = states[at]
        after: Any = states[at + 1]
        due: tuple[Decision, ...] = game.deciding(before)
        moves = {decision: game.parse_move(before, texts[decision.piece]) for decision in due}
        if before.placing:
            move = moves[due[0]]
            if isinstance(move, Placement) and due[0].piece == before.options.controllers[before.roles.pixoid]:
                start = (at + 1, before, move.pix)
            continue
        programs = {decision: move for decision, move in moves.items() if isinstance(move, Program)}
        turns.append(PlayedTurn(at + 1, before, programs, after))
        if after.round != before.round or after.over:
            yield turns, start
            turns, start = [], None
    if turns:
        yield turns, start


def sums_of(one: RoundReview, seat: int) -> tuple[SeatSums, SeatSums]:
    """Return a seat's sums of a round as Pixoid and as a Bug; one of the two is empty."""
    scale = one.in_cubes
    variance = sum(turn.variance for turn in one.turns) * scale**2
    if seat == one.pixoid:
        decisions = [turn.pixoid for turn in one.turns] + ([one.start] if one.start else [])
        luck = one.luck * scale
    else:
        decisions = [own for turn in one.turns for own in turn.bugs if own.seat == seat]
        luck = -one.luck * scale
    found = SeatSums(
        sum(decision.real for decision in decisions),
        sum(decision.loss for decision in decisions) * scale,
        luck,
        variance,
        sum((readings_of(decision, scale) for decision in decisions if decision.real), SeatSums()).readings,
    )
    return (found, SeatSums()) if seat == one.pixoid else (SeatSums(), found)


def readings_of(decision: ReviewedDecision, scale: float) -> SeatSums:
    """Return what a decision adds to the readings of its seat, in cubes."""
    return SeatSums(readings={name: (1, won * scale, (won * scale) ** 2) for name, won in decision.readings.items()})


class PixoidReviewer:
    """Reviews games of Pixoid with value files from a data folder, or with the evaluator."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` has the value files; the default is the user's data folder."""
        self.folder = folder

    def prepare(self) -> None:
        """There is nothing to compile."""

    def parts(self, record: Record, played: Replay) -> int:
        """Return the number of rounds played. Raises a PixcadeError if there is none."""
        rounds = sum(1 for _ in rounds_in(record, played))
        if not rounds:
            raise CannotReview("review.nothing-played")
        return rounds

    def part(self, record: Record, played: Replay, at: int) -> RoundReview:
        turns, start = list(rounds_in(record, played))[at]
        return round_review(turns, start, self.folder or data_folder())

    def whole(self, record: Record, played: Replay, parts: Sequence[RoundReview]) -> PixoidReview:
        del played
        rounds = tuple(parts)
        counted = [one for one in rounds if one.unit == CUBES] or rounds
        by_role = [[sums_of(one, seat) for one in counted] for seat in range(len(record.players))]
        as_pixoid = tuple(sum((one for one, _ in own), SeatSums()) for own in by_role)
        as_bug = tuple(sum((other for _, other in own), SeatSums()) for own in by_role)
        source = next((name for one in rounds for name in one.sources if name != "solved"), "solved")
        seats = tuple(
            seat_review(seat, name, as_pixoid[seat] + as_bug[seat], EQUAL[source])
            for seat, name in enumerate(record.players)
        )
        return PixoidReview(record, rounds, seats, as_pixoid, as_bug, source)


def seat_review(seat: int, name: str, sums: SeatSums, equal: float) -> SeatReview:
    """Return a seat's numbers and verdicts."""
    spread = sqrt(sums.variance)
    average = sums.lost / sums.decisions if sums.decisions else 0.0
    return SeatReview(
        seat=seat,
        name=name,
        decisions=sums.decisions,
        lost=sums.lost,
        luck=sums.luck,
        spread=spread,
        grade=grade(LEVELS, sums.decisions, average, min(equal, FLAWLESS_BELOW)),
        fortune=fortune(sums.luck, spread),
    )


FLAWLESS_BELOW = 0.002
"""Cubes per decision below which no loss is measurable."""
PIXOID = PixoidReviewer()
