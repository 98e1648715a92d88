"""argparse in the user's language: errors are one sentence, and help keeps its line breaks."""

import argparse
import sys
import textwrap
from typing import Any, NoReturn

from pixcade.locales import Words, languages

WRONG = 2
"""Exit code for invalid arguments."""


class Formatter(argparse.HelpFormatter):
    """Formats help in the user's language; keeps line breaks and wraps long lines."""

    words = Words()

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = self.words.say("cli-usage") + " "
        super().add_usage(usage, actions, groups, prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wrap each line separately; continued list items are indented."""
        lines = []
        for line in text.splitlines():
            margin = indent + " " * (len(line) - len(line.lstrip()))
            more = margin + "  " if margin else ""
            lines.append(
                textwrap.fill(
                    line.lstrip(), width, initial_indent=margin, subsequent_indent=more, break_on_hyphens=False
                )
            )
        return "\n".join(lines)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence, and whose help is in the user's language."""

    words = Words()

    def __init__(self, **settings: Any) -> None:
        speaking: Any = type("SpeakingFormatter", (Formatter,), {"words": self.words})
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=speaking, **settings)
        self._positionals.title = self.words.say("cli-arguments")
        self._optionals.title = self.words.say("cli-options")
        spoken = ", ".join(languages())
        self.add_argument("-h", "--help", action="help", help=self.words.say("cli-help"))
        self.add_argument(
            "--language",
            metavar="LANGUAGE",
            default=argparse.SUPPRESS,
            help=self.words.say("cli-language", languages=spoken),
        )

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Reject unknown arguments here: the parser above would name its own help."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized argument: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        message = message.replace("the following arguments are required", "missing argument")
        sentence = f"{message[:1].upper()}{message[1:].rstrip('.')}."
        print(self.words.say("cli-wrong", message=sentence, help=f"{self.prog} --help"), file=sys.stderr)
        sys.exit(WRONG)
