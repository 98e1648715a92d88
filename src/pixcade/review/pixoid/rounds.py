"""Reviews a round from its last turn to its first, so that each turn is worth what the next one starts with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pixcade.bots.exact.pixoid_analyst import all_set
from pixcade.bots.exact.stage_game import Reached, lying_in, places, stage_game
from pixcade.games.game import Decision
from pixcade.games.pixoid.moves import Program
from pixcade.games.pixoid.state import CUBES as ALL_CUBES
from pixcade.games.pixoid.state import State
from pixcade.review.api import ReviewedDecision, ReviewedMove
from pixcade.review.pixoid.turns import TurnReview, turn_review
from pixcade.review.pixoid.worth import IN_CUBES, chance_to_win, round_worth

ADDS_UP = 1e-6


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn as played: its step in the record from 1, the state before, the programs, the state after."""

    step: int
    before: State
    moves: Mapping[Decision, Program]
    after: State


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round: its value, what each decision cost, luck, and the result.

    result = value - losses of Pixoid + losses of the Bugs + luck, in `unit`.
    """

    round: int
    pixoid: int
    """The seat that is Pixoid."""
    unit: str
    sources: tuple[str, ...]
    estimated: bool
    start: ReviewedDecision | None
    """The choice of the Start Pix; None if the record begins later."""
    start_step: int
    value: float
    turns: tuple[TurnReview, ...]
    result: float
    finished: bool
    """Whether it was played to its end; otherwise the result is the value of the last position."""
    chance: float | None
    """Pixoid's chance of winning a short game at its start; None in a standard game."""

    @property
    def pixoid_loss(self) -> float:
        """What Pixoid's runs cost him, without the start."""
        return sum(turn.pixoid.loss for turn in self.turns)

    @property
    def bugs_loss(self) -> float:
        """What the Bugs' runs gave him."""
        return sum(turn.bugs_loss for turn in self.turns)

    @property
    def luck(self) -> float:
        """What luck gave him."""
        return sum(turn.luck for turn in self.turns)

    @property
    def in_cubes(self) -> float:
        """How many cubes one unit is worth."""
        return IN_CUBES[self.unit]

    @property
    def residue(self) -> float:
        """The rounding error of the decomposition."""
        return self.result - (self.value - self.pixoid_loss + self.bugs_loss + self.luck)


def round_review(turns: Sequence[PlayedTurn], start: tuple[int, State, int] | None, folder: Path) -> RoundReview:
    """Review the turns of one round, at least one. `start` is the step, state and Pix of Pixoid's choice, if recorded.

    Raises a PixcadeError if no source covers the board.
    """
    first, last = turns[0], turns[-1]
    finished = last.after.round != last.before.round or last.after.over
    reached: Reached | None = None
    result: float | None = None
    if not finished:
        open_turn = stage_game(last.after, round_worth(last.after, folder).worth)
        result = open_turn.value
        reached = reached_in(last.after, result)
    found: list[TurnReview] = []
    sources: dict[str, None] = {}
    estimated = False
    for at, turn in reversed(list(enumerate(turns))):
        by = round_worth(turn.before, folder)
        game = stage_game(turn.before, by.worth, reached)
        earlier = {decision.piece: program for decision, program in turns[at - 1].moves.items()} if at else {}
        review = turn_review(turn.before, game, dict(turn.moves), turn.step, by.equal, earlier)
        if reached is not None:
            assert abs(review.after - reached.worth) <= ADDS_UP, "a turn leads to what the next one begins with"
        result = review.after if result is None else result
        reached = reached_in(turn.before, review.value)
        sources[by.source] = None
        estimated = estimated or by.estimated
        found.append(review)
    assert result is not None, "a round has turns"
    found.reverse()
    by = round_worth(first.before, folder)
    choice = start_review(start, found[0].value, by.equal, folder) if start else None
    review_of = RoundReview(
        round=first.before.round,
        pixoid=first.before.roles.pixoid,
        unit=by.unit,
        sources=tuple(reversed(sources)),
        estimated=estimated,
        start=choice,
        start_step=start[0] if start else 0,
        value=found[0].value,
        turns=tuple(found),
        result=result,
        finished=finished,
        chance=chance_to_win(first.before, folder) if first.before.options.game == "short" else None,
    )
    assert abs(review_of.residue) <= ADDS_UP, f"a review must add up: {review_of.residue}"
    return review_of


def reached_in(state: State, worth: float) -> Reached:
    """Return a state as a position after a turn."""
    pixoid, *bugs = places(state)
    return Reached(lying_in(state), pixoid, tuple(bugs), worth)


def start_review(start: tuple[int, State, int], value: float, equal: float, folder: Path) -> ReviewedDecision | None:
    """Return the cost of the choice of the Start Pix; the Bugs take the other three, so they have none (P2.4)."""
    _, state, chosen = start
    one, roles = state.options.board, state.roles
    if len(one.starts) != ALL_CUBES:
        return None
    values = {}
    for pix in one.starts:
        position = all_set(state, pix)
        values[pix] = value if pix == chosen else stage_game(position, round_worth(position, folder).worth).value
    best = max(values.values())
    piece = state.options.controllers[roles.pixoid]
    options = [
        ReviewedMove({piece: f"@{one.names[pix]}"}, float(values[pix] == best), best - values[pix])
        for pix in one.starts
    ]
    loss = best - value
    return ReviewedDecision(
        seat=roles.pixoid,
        played={piece: f"@{one.names[chosen]}"},
        loss=loss,
        real=best - min(values.values()) > equal,
        equal=loss <= equal,
        options=tuple(sorted(options, key=lambda option: option.cost)),
    )
