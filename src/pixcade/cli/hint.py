"""A bot's evaluation of the position at the end of a record."""

from pixcade.bots.api import Budget, Thought, Weighed
from pixcade.bots.running.local import Thinkers
from pixcade.cli.any_game import view_of
from pixcade.cli.game_view import percent
from pixcade.cli.screen import Screen
from pixcade.games import rules
from pixcade.games.game import Decision
from pixcade.games.record import Record, replay
from pixcade.locales import Words

MOST_MOVES = 5


class Hints:
    """One bot's evaluations of one record."""

    def __init__(self, screen: Screen, words: Words, record: Record, bot: str) -> None:
        self.screen = screen
        self.words = words
        self.record = record
        self.bot = bot
        self.view = view_of(record.game)
        self.state: object = replay(record, rules).states[-1]
        self.names = self.view.names(words, self.state, record.players)

    def show(self, secret: bytes) -> None:
        """Print the evaluation of each open decision. Raises a PixcadeError."""
        words, steps = self.words, len(self.record.moves)
        players = words.list(self.record.players)
        self.screen.say(words.say("text-replay-title", game=words.game(self.record.game), players=players, steps=steps))
        due = self.view.game.deciding(self.state)
        if not due:
            self.screen.say(words.say("text-hint-over"))
            return
        self.screen.say(self.view.situation(words, self.state, self.names)[0])
        with Thinkers() as thinkers:
            game = self.view.game
            thinking = [thinkers.begin(self.bot, game, self.state, one, Budget(), secret, steps) for one in due]
            answers = [one.answer() for one in thinking]
        for decision, (thought, failure) in zip(due, answers, strict=True):
            self.screen.say()
            if failure is not None:
                self.screen.say(words.error(failure))
            else:
                self.tell(decision, thought)
        if any(thought.weighed for thought, _ in answers):
            self.screen.say()
            self.screen.say(words.say("text-hint-legend", game=self.record.game))
        if any(one.points for thought, _ in answers for one in thought.weighed):
            self.screen.say(words.say("text-hint-points-legend", players=words.list(self.record.players)))
        if any(thought.reduced for thought, _ in answers):
            self.screen.say(words.say("text-hint-reduced"))

    def tell(self, decision: Decision, thought: Thought) -> None:
        """Print the moves that were evaluated, or the one chosen without."""
        words = self.words
        who = {
            "who": self.names.piece(decision.piece),
            "piece": decision.piece,
            "level": words.say("bots-name", name=self.bot),
        }
        if not thought.weighed:
            move = self.view.input_text(words, self.state, thought.move)
            self.screen.say(words.say("text-hint-only", move=move, **who))
            return
        self.screen.say(words.say("text-hint-title", **who))
        self.screen.show(self.table(thought))
        reason = self.view.reason(words, self.state, thought.move)
        if reason:
            self.screen.say(reason)

    def table(self, thought: Thought) -> list[str]:
        """Return the lines of a table: the likeliest moves first, columns aligned."""
        likeliest = sorted(thought.weighed, key=lambda one: -one.probability)[:MOST_MOVES]
        titles = [self.words.say(f"text-hint-{name}", game=self.record.game) for name in ("move", "share", "value")]
        if any(one.points for one in likeliest):
            titles.append(self.words.say("text-hint-points"))
        rows = [titles, *(self.row(one)[: len(titles)] for one in likeliest)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(titles))]
        return [
            "  ".join(
                [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
            )
            for row in rows
        ]

    def row(self, one: Weighed) -> list[str]:
        move = self.view.game.parse_move(self.state, one.move)
        spelt = self.view.input_text(self.words, self.state, move)
        points = " : ".join(str(round(points)) for points in one.points)
        return [spelt, percent(self.words, one.probability), self.view.worth(self.words, one.value), points]
