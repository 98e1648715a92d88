"""A review of Pixoid in words: every seat, every round, every turn."""

from collections.abc import Mapping
from typing import Any

from pixcade.cli.pixoid.view import VIEW
from pixcade.cli.review_command import Numbers, loss_text, seat_lines
from pixcade.games import rules
from pixcade.games.record import replay
from pixcade.locales import Names, Words
from pixcade.review.api import ReviewedDecision
from pixcade.review.pixoid.game import PixoidReview
from pixcade.review.pixoid.rounds import RoundReview
from pixcade.review.pixoid.turns import TurnReview
from pixcade.review.pixoid.worth import CUBES

RARE = 0.005
"""Smaller chances are written as 0%."""


class PixoidTeller:
    """Describes reviews of Pixoid."""

    def lines(self, words: Words, review: PixoidReview) -> list[str]:
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
    """One round in words."""

    def __init__(self, words: Words, one: RoundReview, names: Names, states: tuple[Any, ...]) -> None:
        self.words, self.one, self.names, self.states = words, one, names, states
        self.numbers = Numbers(words)

    def worth(self, number: float, *, signed: bool = False) -> str:
        if self.one.unit == CUBES:
            return self.numbers.decimal(number, 1, signed=signed)
        return self.numbers.percent(number, signed=signed)

    def lines(self) -> list[str]:
        """The sum first, then the start and each turn."""
        one, words = self.one, self.words
        unit = one.unit if one.chance is None else "short"
        value, lost, given, result = self.rounded(one.value, one.pixoid_loss, one.bugs_loss, one.result)
        found = [
            words.say("review-round", round=one.round, who=self.names.seat(one.pixoid + 1), unit=unit),
            words.say(
                "review-sum",
                unit=one.unit,
                state="finished" if one.finished else "stopped",
                value=self.worth(value),
                pixoid=self.worth(lost),
                bugs=self.worth(given),
                luck=self.worth(result - value + lost - given, signed=True),  # so that the rounded numbers add up
                result=self.worth(result),
            ),
        ]
        if one.chance is not None:
            kind = "rare" if one.chance < RARE else "some"
            found.append(words.say("review-chance", kind=kind, chance=self.numbers.percent(one.chance)))
        if one.estimated:
            found.append(words.say("review-estimated"))
        if one.start is not None:
            found.append(words.say("review-start", **self.spoken(one.start, one.start_step)))
        for turn in one.turns:
            found += self.turn(turn)
        return found

    def rounded(self, *numbers: float) -> list[float]:
        return [round(number, 1 if self.one.unit == CUBES else 2) for number in numbers]

    def turn(self, turn: TurnReview) -> list[str]:
        """A turn: its value before and after, and everyone's moves."""
        words = self.words
        found = [
            words.say(
                "review-turn",
                unit=self.one.unit,
                turn=turn.turn,
                value=self.worth(turn.value),
                after=self.worth(turn.after),
            ),
            *(words.say("review-move", **self.spoken(own, turn.step)) for own in (turn.pixoid, *turn.bugs)),
        ]
        if self.rounded(turn.coordination) != [0]:
            kind = "cost" if turn.coordination > 0 else "gain"
            found.append(words.say("review-coordination", kind=kind, cost=self.worth(abs(turn.coordination))))
        if self.rounded(turn.luck) != [0]:
            found.append(words.say("review-luck", luck=self.worth(turn.luck, signed=True)))
        return found

    def spoken(self, decision: ReviewedDecision, step: int) -> dict[str, str]:
        best = decision.options[0]
        return {
            "who": self.names.piece(next(iter(decision.played))),
            "moves": self.input_text(decision.played, step),
            "best": self.input_text(best.moves, step),
            "cost": loss_text(self.words, decision.loss, self.one.unit),
            "kind": "forced" if not decision.real else "equal" if decision.equal else "loss",
        }

    def input_text(self, moves: Mapping[str, str], step: int) -> str:
        state = self.states[step - 1]
        return self.words.list(
            [VIEW.input_text(self.words, state, VIEW.game.parse_move(state, text)) for text in moves.values()]
        )


TELLER = PixoidTeller()
