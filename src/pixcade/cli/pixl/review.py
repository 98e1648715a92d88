"""A review of Pixl in words: every seat, every move."""

from typing import Any

from pixcade.cli.pixl.view import VIEW
from pixcade.cli.review_command import Numbers, loss_text, seat_lines
from pixcade.games import rules
from pixcade.games.record import replay
from pixcade.locales import Words
from pixcade.review.pixl.game import PixlReview, StepReview

BETTER = 2
"""Better moves listed for each move."""


class PixlTeller:
    """Describes reviews of Pixl."""

    def lines(self, words: Words, review: PixlReview) -> list[str]:
        players = words.list(review.record.players)
        found = [
            words.say("review-title", game=review.record.game, players=players),
            words.say("review-source", source="reduced" if review.reduced else review.source),
        ]
        found += ["", *seat_lines(words, review.seats, "victory"), ""]
        states: tuple[Any, ...] = replay(review.record, rules).states
        return found + [describe_move(words, one, states[one.step - 1], review.record.players) for one in review.steps]


def describe_move(words: Words, one: StepReview, state: Any, players: tuple[str, ...]) -> str:
    """Describe a move: its cost, and better moves."""
    numbers, decision = Numbers(words), one.decision
    (piece,) = decision.played

    def input_text(text: str) -> str:
        return VIEW.input_text(words, state, VIEW.game.parse_move(state, text))

    better = [option for option in decision.options if option.cost < decision.loss][:BETTER]
    kind = "forced" if not decision.options else "equal" if decision.equal or not better else "loss"
    return words.say(
        "review-step",
        step=one.step,
        who=VIEW.names(words, state, players).piece(piece),
        kind=kind,
        moves=input_text(decision.played[piece]),
        cost=loss_text(words, decision.loss, "victory"),
        better=words.list(
            [
                words.say(
                    "review-option",
                    move=input_text(option.moves[piece]),
                    value=numbers.percent(one.value - option.cost),
                )
                for option in better
            ]
        ),
    )


TELLER = PixlTeller()
