"""Stepping through a record, and checking one."""

from pixcade.cli.any_game import view_of
from pixcade.cli.files import read_text
from pixcade.cli.game_view import Player, View, alternatives, introduction
from pixcade.cli.screen import EndOfInput, Screen
from pixcade.games import rules
from pixcade.games.record import Record, Replay, read_record, replay, result_of
from pixcade.locales import Words


def load(path: str) -> Record:
    return read_record(read_text(path), rules)


def describe_record(words: Words, path: str, record: Record) -> str:
    """Describe a valid record in one line."""
    played = replay(record, rules)
    over = played.game.outcome(played.states[-1]) is not None
    return words.say(
        "text-check-good",
        path=path,
        game=words.game(record.game),
        players=len(record.players),
        steps=len(record.moves),
        state="finished" if over else "unfinished",
    )


class Stepping:
    """A record on the screen, one step at a time."""

    def __init__(self, screen: Screen, words: Words, record: Record, *, drawing: bool = False) -> None:
        self.screen = screen
        self.words = words
        self.record = record
        self.replay: Replay = replay(record, rules)
        self.view: View = view_of(record.game)
        self.drawing = drawing
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.replay.events)

    def run(self) -> int:
        """Step through interactively, or print everything if the input isn't a terminal."""
        self.introduce()
        if not self.screen.input_text:
            for at in range(1, self.last + 1):
                self.go(at)
            self.conclude()
            return 0
        try:
            while self.turn(self.screen.ask(self.words.say("text-replay-ask", at=self.at, last=self.last))):
                pass
        except EndOfInput:
            pass
        return 0

    def turn(self, answer: str) -> bool:
        """Run a typed command; return False to leave."""
        answer = answer.casefold()
        if answer in alternatives(self.words, "text-command-quit"):
            return False
        if answer in ("d", *alternatives(self.words, "text-command-draw")):
            self.draw()
        elif answer.isascii() and answer.isdecimal() and int(answer[:9]) <= self.last:
            self.go(int(answer[:9]))
        elif answer in ("", "n", "b", "e"):
            self.go({"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "e": self.last}[answer])
        else:
            self.screen.say(self.words.say("text-replay-help", last=self.last))
        return True

    def go(self, to: int) -> None:
        """Go to a step and describe it, or print that there is none."""
        if to < 0:
            self.screen.say(self.words.say("text-replay-first"))
            return
        if to > self.last:
            self.conclude()
            return
        self.at = to
        self.tell()

    def introduce(self) -> None:
        record, words = self.record, self.words
        self.screen.say(
            words.say(
                "text-replay-title",
                game=words.game(record.game),
                players=words.list(record.players),
                steps=self.last,
            )
        )
        for line in introduction(words, self.view, self.state(0), [Player(name) for name in record.players]):
            self.screen.say(line)

    def tell(self) -> None:
        self.screen.say()
        self.screen.say(self.words.say("text-replay-step", at=self.at, last=self.last))
        if self.at:
            called = self.view.names(self.words, self.state(self.at - 1), self.record.players)
            for event in self.replay.events[self.at - 1]:
                self.screen.say(self.words.event(event, called))
        if self.drawing:
            self.draw()

    def state(self, at: int) -> object:
        return self.replay.states[at]

    def draw(self) -> None:
        called = self.view.names(self.words, self.state(self.at), self.record.players)
        self.view.draw(self.words, self.state(self.at), None, called, self.screen).show(self.screen)

    def conclude(self) -> None:
        """Print that this is the end of the record, and whether the game was over."""
        over = result_of(self.replay.game.outcome(self.state(self.last))) != result_of(None)
        self.screen.say(self.words.say("text-replay-end", state="finished" if over else "unfinished"))
