"""Commands that can be typed at any prompt, other than moves."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pixcade.cli.files import free_name, save_text
from pixcade.cli.game_view import View, alternatives
from pixcade.cli.screen import Screen
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision
from pixcade.games.record import Record, write_record
from pixcade.locales import Names, Words


class QuitGame(Exception):
    """A player leaves the game."""


class GoBack(Exception):
    """A player wants to change their last decision."""


def wants_to_quit(words: Words, text: str) -> bool:
    return text.casefold() in alternatives(words, "text-command-quit")


class GameScreen(Protocol):
    """The part of a game that commands need."""

    screen: Screen
    words: Words
    game: AnyGame
    view: View
    state: object
    steps: list[dict[str, str]]
    narration: list[str]

    @property
    def names_now(self) -> Names:
        """The current names."""

    @property
    def record(self) -> Record:
        """The game so far."""

    def hint(self, decision: Decision) -> None:
        """Say what a strong bot would do."""

    @property
    def can_take_back(self) -> bool:
        """Whether one person plays against bots, everyone moves in turn, and somebody has moved."""


WITH_ARGUMENT = ("record", "look", "reach")
"""Commands that may be followed by more: a file, a place, or “can reach me”."""


class Commands:
    """Parses and runs typed commands."""

    def __init__(self, table: GameScreen) -> None:
        self.table = table
        self.saved: tuple[int, Path] | None = None
        self.known: dict[str, Callable[[str, Decision | None], None]] = {
            "help": self.help,
            "rules": self.rules,
            "where": self.where,
            "moves": self.moves,
            "look": self.look,
            "reach": self.reach,
            "hint": self.hint,
            "draw": self.draw,
            "last": self.last,
            "score": self.score,
            "record": self.save,
            "back": self.back,
            "quit": self.quit,
        }

    def shown(self, name: str) -> str:
        return alternatives(self.table.words, f"text-command-{name}")[0]

    def obey(self, text: str, decision: Decision | None) -> bool:
        """Run a command, or return False if the text isn't one."""
        first, _, rest = text.partition(" ")
        for name, do in self.known.items():
            alone = name not in WITH_ARGUMENT and rest
            if first.casefold() in alternatives(self.table.words, f"text-command-{name}") and not alone:
                do(rest.strip(), decision)
                return True
        return False

    def say(self, message: str, **values: str | int) -> None:
        self.table.screen.say(self.table.words.say(message, **values))

    def help(self, rest: str, decision: Decision | None) -> None:
        """List how to move and all commands available here."""
        del rest
        self.table.screen.say(self.table.view.help(self.table.words))
        for name in self.known:
            if name != "back" or self.holds_two(decision) or self.table.can_take_back:
                self.say("text-help-entry", command=self.shown(name), name=name)

    def holds_two(self, decision: Decision | None) -> bool:
        due = self.table.game.deciding(self.table.state)
        return decision is not None and sum(one.seat == decision.seat for one in due) > 1

    def rules(self, rest: str, decision: Decision | None) -> None:
        del rest, decision
        for line in self.table.view.rules(self.table.words, self.table.state):
            self.table.screen.say(line)

    def where(self, rest: str, decision: Decision | None) -> None:
        """Describe the position."""
        del rest, decision
        table = self.table
        for line in table.view.situation(table.words, table.state, table.names_now):
            table.screen.say(line)

    def moves(self, rest: str, decision: Decision | None) -> None:
        del rest
        if decision is None:
            self.say("text-not-your-turn")
            return
        table = self.table
        for line in table.view.moves(table.words, table.state, decision, table.names_now):
            table.screen.say(line)

    def look(self, rest: str, decision: Decision | None) -> None:
        """Describe one place of the board."""
        del decision
        table = self.table
        if not rest:
            self.say("text-look-where", command=self.shown("look"))
            return
        try:
            lines = table.view.look(table.words, table.state, rest, table.names_now)
        except PixcadeError as error:
            lines = [table.words.error(error)]
        for line in lines:
            table.screen.say(line)

    def reach(self, rest: str, decision: Decision | None) -> None:
        """Say who can reach whom with the next move."""
        del rest
        table = self.table
        for line in table.view.reach(table.words, table.state, decision, table.names_now):
            table.screen.say(line)

    def hint(self, rest: str, decision: Decision | None) -> None:
        """Say what a strong bot would do."""
        del rest
        if decision is None:
            self.say("text-not-your-turn")
            return
        self.table.hint(decision)

    def draw(self, rest: str, decision: Decision | None) -> None:
        del rest
        table = self.table
        table.view.draw(table.words, table.state, decision, table.names_now, table.screen).show(table.screen)

    def last(self, rest: str, decision: Decision | None) -> None:
        del rest, decision
        if not self.table.narration:
            self.say("text-nothing-yet")
        for line in self.table.narration:
            self.table.screen.say(line)

    def score(self, rest: str, decision: Decision | None) -> None:
        del rest, decision
        table = self.table
        for line in table.view.score(table.words, table.state, table.names_now):
            table.screen.say(line)

    def back(self, rest: str, decision: Decision | None) -> None:
        """Go back to the previous decision, if one person makes several."""
        del rest
        if decision is None:
            self.say("text-nothing-before")
            return
        raise GoBack

    def save(self, rest: str, decision: Decision | None) -> None:
        del decision
        if not rest:
            self.say("text-record-name", command=self.shown("record"))
            return
        self.try_to_save(rest)

    def try_to_save(self, path: str) -> bool:
        """Save the record and print its path, or the error."""
        try:
            target = save_text(path, write_record(self.table.record, rules))
        except PixcadeError as error:
            self.table.screen.say(self.table.words.error(error))
            return False
        self.saved = (len(self.table.steps), target)
        self.say("text-saved", path=str(target))
        return True

    def offer_to_save(self) -> None:
        """Ask whether to save, and where, unless there is nothing to lose."""
        if self.saved is not None and self.saved[0] == len(self.table.steps):
            self.say("text-saved", path=str(self.saved[1]))
            return
        usual = free_name(self.table.game.info.id)
        no = alternatives(self.table.words, "text-input-no")
        while self.table.steps:
            path = self.table.screen.ask(self.table.words.say("text-ask-save", file=usual, no=no[0]))
            if path.casefold() in no or wants_to_quit(self.table.words, path):
                self.say("text-not-saved")
                return
            if self.try_to_save(path or usual):
                return

    def quit(self, rest: str, decision: Decision | None) -> None:
        """Leave, after offering to save."""
        del rest, decision
        self.offer_to_save()
        self.say("text-goodbye")
        raise QuitGame
