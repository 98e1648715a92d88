"""A review of Pixl in words: every seat, every move."""

from typing import Any

from pixcade.core.record import replay
from pixcade.games import rules
from pixcade.review.pixl.game import PixlReview, StepReview
from pixcade.text.pixl.view import VIEW
from pixcade.text.review import Numbers, seat_lines
from pixcade.words import Words

BETTER = 2
"""So many better moves are told."""


class PixlTeller:
    """Tells reviews of Pixl."""

    def lines(self, words: Words, review: PixlReview) -> list[str]:
        """Return the whole review."""
        players = words.list(review.record.players)
        found = [
            words.say("review-title", game=review.record.game, players=players),
            words.say("review-source", source=review.source),
        ]
        if review.reduced:
            found.append(words.say("text-hint-reduced"))
        found += ["", *seat_lines(words, review.seats, "victory"), ""]
        states: tuple[Any, ...] = replay(review.record, rules).states
        return found + [told(words, one, states[one.step - 1], review.record.players) for one in review.steps]


def told(words: Words, one: StepReview, state: Any, players: tuple[str, ...]) -> str:
    """Tell a move: what it cost, and what would have been better."""
    numbers, decision = Numbers(words), one.decision
    (piece,) = decision.played

    def typed(text: str) -> str:
        return VIEW.typed(words, state, VIEW.game.parse_move(state, text))

    better = [option for option in decision.options if option.cost < decision.loss][:BETTER]
    kind = "forced" if not decision.options else "equal" if decision.equal or not better else "loss"
    sentence = words.say(
        "review-step",
        step=one.step,
        who=VIEW.names(words, state, players).piece(piece),
        kind=kind,
        moves=typed(decision.played[piece]),
        cost=numbers.percent(decision.loss, 1),
        better=words.list(
            [
                words.say(
                    "review-option",
                    move=typed(option.moves[piece]),
                    value=numbers.percent(one.value - option.cost, 1),
                )
                for option in better
            ]
        ),
    )
    if not decision.points:
        return sentence
    points = [
        words.say("core-points-expected", player=player, points=round(own))
        for player, own in zip(players, decision.points, strict=True)
    ]
    return f"{sentence} {words.say('review-points', points=words.enumeration(points))}"


TELLER = PixlTeller()
