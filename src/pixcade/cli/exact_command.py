"""`pixcade exact`: the value of a position, as sentences and tables or as JSON."""

import argparse
import json

from pixcade.cli.any_game import view_of
from pixcade.cli.game_view import View
from pixcade.cli.screen import Screen
from pixcade.games import analyst_of, game_named
from pixcade.games.exact_answer import ExactAnswer, MixedMove, MixedSide, answer_data
from pixcade.games.position_text import checked_position
from pixcade.locales import Words

MOST_MOVES = 20
GAP_DIGITS = 4


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("position", metavar="POSITION", nargs="+", help=words.say("cli-exact-position"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-exact-json"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade exact`. Raises a PixcadeError."""
    text = " ".join(parsed.position)
    game = game_named(text.partition(" ")[0])
    state = checked_position(game, text)
    answer = analyst_of(game.info.id).answer(state)
    if parsed.json:
        screen.show([json.dumps(answer_data(answer))])
    else:
        ExactReport(screen, words, view_of(game.info.id), state).show(answer)
    return 0


class ExactReport:
    """Prints an answer."""

    def __init__(self, screen: Screen, words: Words, view: View, state: object) -> None:
        self.screen, self.words, self.view, self.state = screen, words, view, state

    def decimal(self, number: float, digits: int = 3) -> str:
        return f"{number:.{digits}f}".replace(".", self.words.say("text-decimal-sign"))

    def worth(self, goal: str, number: float) -> str:
        """Format a value: cubes, or a probability as percent."""
        if goal == "short":
            return self.words.say("text-percent", number=self.decimal(100 * number, 1))
        return self.decimal(number)

    def show(self, answer: ExactAnswer) -> None:
        """Print everything: value, source and proof, then each side's strategy as a table."""
        words, say, proof = self.words, self.screen.say, answer.certificate
        say(answer.position)
        say(words.say("exact-value", goal=answer.goal, value=self.worth(answer.goal, answer.value)))
        error = "" if proof.error is None else self.decimal(proof.error, GAP_DIGITS)
        say(words.say("exact-source", source=answer.source, error=error))
        least, most = (self.decimal(number, GAP_DIGITS) for number in (proof.least, proof.most))
        say(words.say("exact-proof", proven="no" if proof.error is None else "yes", least=least, most=most))
        for name, side in zip(("first", "second"), answer.sides, strict=True):
            if side.mix:
                say()
                say(words.say("exact-side", side=name))
                self.screen.show(self.table(answer.goal, side))

    def table(self, goal: str, side: MixedSide) -> list[str]:
        """Return a line for each move, the numbers first so that they align."""
        titles = [self.words.say(f"exact-column-{name}") for name in ("share", "worth", "move")]
        rows = [titles, *(self.row(goal, one) for one in side.mix[:MOST_MOVES])]
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        return [f"{row[0]:>{widths[0]}}  {row[1]:>{widths[1]}}  {row[2]}" for row in rows]

    def row(self, goal: str, one: MixedMove) -> list[str]:
        share = self.words.say("text-percent", number=self.decimal(100 * one.share, 1))
        typed = {
            piece: self.view.input_text(self.words, self.state, self.view.game.parse_move(self.state, move))
            for piece, move in one.moves.items()
        }
        entries = [f"{self.words.say('core-piece', piece=piece)} {move}" for piece, move in typed.items()]
        return [
            share,
            self.worth(goal, one.worth),
            ", ".join(entries) if len(entries) > 1 else next(iter(typed.values())),
        ]
