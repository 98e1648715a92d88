"""The terminal's view of a game: describing, reading and drawing it."""

import argparse
import re
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pixcade.bots.registry import short_name
from pixcade.cli.screen import Screen
from pixcade.games.game import AnyGame, Decision
from pixcade.locales import Names, Words

TOKEN = re.compile(r"[^\W\d_]+|\d+")
AskChoice = Callable[[str, Mapping[str, str]], str]
"""Asks a question until one of the choices is typed, and returns its value; Enter takes the first."""


@dataclass(frozen=True)
class Player:
    """A player: a person, or a bot by name."""

    name: str
    bot: str = ""

    def seated(self, words: Words, pieces: str) -> str:
        level = words.say("bots-name", name=self.level)
        kind = "bot" if self.bot else "person"
        return words.say("text-player", player=self.name, kind=kind, level=level, pieces=pieces)

    @property
    def level(self) -> str:
        """A bot's level; its own name if it isn't a level."""
        return short_name(self.bot)


@dataclass(frozen=True)
class Drawing:
    """The lines of a picture, and the sentences that explain its characters."""

    lines: list[str]
    legend: list[str]

    def show(self, screen: Screen) -> None:
        screen.show(self.lines)
        for sentence in self.legend:
            screen.say(sentence)


class View(Protocol):
    """One game in words and lines."""

    def names(self, words: Words, state: Any, players: Sequence[str]) -> Names:
        """The name of every player in this position."""

    def opening(self, words: Words, state: Any, players: Sequence[Player]) -> list[str]:
        """The roles, printed once before the first move."""

    def aim(self, words: Words) -> list[str]:
        """The aim of the game, in a sentence or two."""

    def help(self, words: Words) -> str:
        """What to type for a move."""

    def set_up(self, ask: AskChoice, words: Words, values: Mapping[str, str]) -> dict[str, str]:
        """Options to ask for before the game, unless `values` have them."""

    def defaults(self, values: Mapping[str, str]) -> dict[str, str]:
        """The default of every option for this number of players."""

    def rules(self, words: Words, state: Any) -> list[str]:
        """The rules in short."""

    def situation(self, words: Words, state: Any, names: Names) -> list[str]:
        """Everything on the board, in words."""

    def summary(self, words: Words, state: Any, decision: Decision, names: Names) -> list[str]:
        """What a player must know before deciding: shorter than `situation` if that is long."""

    def moves(self, words: Words, state: Any, decision: Decision, names: Names) -> list[str]:
        """Every legal move, grouped."""

    def look(self, words: Words, state: Any, place: str, names: Names) -> list[str]:
        """What is at a place and around it. Raises a PixcadeError for one that isn't on the board."""

    def reach(self, words: Words, state: Any, decision: Decision | None, names: Names) -> list[str]:
        """Who can reach whom with the next move."""

    def prompt(self, words: Words, state: Any, decision: Decision, player: str) -> str:
        """The question for one decision."""

    def read(self, words: Words, state: Any, decision: Decision, text: str) -> Any:
        """A move from typed text. Raises a PixcadeError."""

    def input_text(self, words: Words, state: Any, move: Any) -> str:
        """The text to type for a move."""

    def reason(self, words: Words, state: Any, move: Any) -> str:
        """The reason for a move, empty if its numbers are enough."""

    def worth(self, words: Words, value: float) -> str:
        """A bot's evaluation of a move, in a few characters."""

    def score(self, words: Words, state: Any, names: Names) -> list[str]:
        """The current score."""

    def draw(self, words: Words, state: Any, decision: Decision | None, names: Names, screen: Screen) -> Drawing:
        """A picture, and a legend."""

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The game itself."""

    @property
    @abstractmethod
    def in_opening(self) -> Sequence[str]:
        """Options that the opening already mentions."""


def percent(words: Words, share: float) -> str:
    return words.say("text-percent", number=f"{100 * share:.0f}")


def alternatives(words: Words, message: str) -> list[str]:
    """Return the accepted words for one thing; the first is shown. English always works."""
    own = words.say(message).casefold().split()
    return own + [word for word in Words().say(message).casefold().split() if word not in own]


def introduction(words: Words, view: View, state: Any, players: Sequence[Player]) -> list[str]:
    """Print the roles, and every option that differs from its default."""
    game = view.game
    lines = view.opening(words, state, players)
    values = game.option_values(game.options_of(state))
    usual = view.defaults(values)
    for name, value in values.items():
        if name not in view.in_opening and value != usual[name]:
            option = words.option(game.info.id, name)
            worded = words.option_value(game.info.id, name, value)
            lines.append(words.say("text-option", option=option, value=worded))
    return lines


def only_move(game: AnyGame, state: Any, decision: Decision) -> Any:
    """Return the only legal move, or None if there is a choice."""
    legal = game.legal(state, decision)
    return legal[0] if len(legal) == 1 else None


def reject_illegal(game: AnyGame, state: Any, decision: Decision, move: Any) -> None:
    """Raise the game's own IllegalMove unless a move is legal, whatever the others do."""
    moves = {due: game.default(state, due) for due in game.deciding(state)}
    game.apply(state, {**moves, decision: move})


def no_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    del parser, words


@dataclass(frozen=True)
class GameCommand:
    """A command's function and arguments. The message `cli-<name>` describes it."""

    run: Callable[[argparse.Namespace, Screen, Words], int]
    """Returns the exit code."""
    add_arguments: Callable[[argparse.ArgumentParser, Words], None] = no_arguments
    described: str = ""
    """The message of a longer description, if there is one."""

    def about(self, words: Words) -> str:
        return words.say(self.described) if self.described else ""
