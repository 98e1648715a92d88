"""A review of Pixoid in words: every seat, every round, every turn."""

from collections.abc import Mapping
from typing import Any

from pixcade.core.record import replay
from pixcade.games import rules
from pixcade.review.api import ReviewedDecision
from pixcade.review.pixoid.game import PixoidReview
from pixcade.review.pixoid.rounds import RoundReview
from pixcade.review.pixoid.turns import TurnReview
from pixcade.review.pixoid.worth import CUBES
from pixcade.text.pixoid.view import VIEW
from pixcade.text.review import Numbers, seat_lines
from pixcade.words import Names, Words


class PixoidTeller:
    """Tells reviews of Pixoid."""

    def lines(self, words: Words, review: PixoidReview) -> list[str]:
        """Return the whole review."""
        players = words.list(review.record.players)
        found = [
            words.say("review-title", game="pixoid", players=players),
            words.say("review-source", source=review.source),
            "",
            *seat_lines(words, review.seats, CUBES),
        ]
        states: tuple[Any, ...] = replay(review.record, rules).states
        for one in review.rounds:
            names = VIEW.names(words, states[one.turns[0].step - 1], review.record.players)
            found += ["", *RoundInWords(words, one, names, states).lines()]
        return found


class RoundInWords:
    """One round, told."""

    def __init__(self, words: Words, one: RoundReview, names: Names, states: tuple[Any, ...]) -> None:
        """Know how everybody is called."""
        self.words, self.one, self.names, self.states = words, one, names, states
        self.numbers = Numbers(words)

    def worth(self, number: float, *, signed: bool = False) -> str:
        """Write a number in the unit of the round."""
        if self.one.unit == CUBES:
            return self.numbers.decimal(number, signed=signed)
        return self.numbers.percent(number, 1, signed=signed)

    def lines(self) -> list[str]:
        """The sum first, then the start and each turn."""
        one, words = self.one, self.words
        found = [
            words.say("review-round", round=one.round, who=self.names.seat(one.pixoid + 1), unit=one.unit),
            words.say(
                "review-sum",
                unit=one.unit,
                state="finished" if one.finished else "stopped",
                value=self.worth(one.value),
                pixoid=self.worth(one.pixoid_loss),
                bugs=self.worth(one.bugs_loss),
                luck=self.worth(one.luck, signed=True),
                result=self.worth(one.result),
            ),
        ]
        if one.estimated:
            found.append(words.say("review-estimated"))
        if one.start is not None:
            found.append(words.say("review-start", **self.spoken(one.start, one.start_step)))
        for turn in one.turns:
            found += self.turn(turn)
        return found

    def turn(self, turn: TurnReview) -> list[str]:
        """A turn: what it was worth before and after, and what everybody did."""
        words = self.words
        found = [
            words.say("review-turn", turn=turn.turn, value=self.worth(turn.value), after=self.worth(turn.after)),
            *(words.say("review-move", **self.spoken(own, turn.step)) for own in (turn.pixoid, *turn.bugs)),
        ]
        if round(abs(turn.coordination), 3) >= 0.005:
            kind = "cost" if turn.coordination > 0 else "gain"
            found.append(words.say("review-coordination", kind=kind, cost=self.worth(abs(turn.coordination))))
        if round(abs(turn.luck), 3) >= 0.005:
            found.append(words.say("review-luck", luck=self.worth(turn.luck, signed=True)))
        return found

    def spoken(self, decision: ReviewedDecision, step: int) -> dict[str, str]:
        """What the sentences about a decision are filled with."""
        best = decision.options[0]
        return {
            "who": self.names.piece(next(iter(decision.played))),
            "moves": self.typed(decision.played, step),
            "best": self.typed(best.moves, step),
            "cost": self.worth(decision.loss),
            "kind": "forced" if not decision.real else "equal" if decision.equal else "loss",
        }

    def typed(self, moves: Mapping[str, str], step: int) -> str:
        """Moves as somebody would type them."""
        state = self.states[step - 1]
        return self.words.list(
            [VIEW.typed(self.words, state, VIEW.game.parse_move(state, text)) for text in moves.values()]
        )


TELLER = PixoidTeller()
