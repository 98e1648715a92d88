"""A command of the command line that a game brings, named in `GameParts.commands`."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from pixcade.text.screen import Screen
from pixcade.words import Words


def no_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add nothing."""
    del parser, words


@dataclass(frozen=True)
class GameCommand:
    """What a command does and what it is given. The message `cli-<name>` says what it is for."""

    run: Callable[[argparse.Namespace, Screen, Words], int]
    """Returns the exit code."""
    add_arguments: Callable[[argparse.ArgumentParser, Words], None] = no_arguments
    described: str = ""
    """The message of a longer description, if there is one."""

    def about(self, words: Words) -> str:
        """Describe it."""
        return words.say(self.described) if self.described else ""
