"""The terminal: saying a line, asking for one, clearing what was secret."""

import shutil
import textwrap
from collections.abc import Iterable, Mapping
from typing import TextIO

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to, and goes to the top."""
EMPTY_LINES = 60
"""What stands in for clearing where a terminal can't."""
NARROWEST, WIDEST = 20, 96
ROOM_TO_TYPE = 10
DRAWN = "┏━┃·○◆◇░"

COLOURS = {
    "wall": "34", "start": "31", "bonus": "93", "bonus-gone": "2", "edge": "2",
    "gray": "2", "inner": "2", "open": "1;33",
    "@": "1;7", "A": "1;33", "S": "1;36", "R": "1;95", "M": "1;32", "E": "1;31", "V": "1;35",
    "fire": "1;31", "water": "1;34", "earth": "1;32", "spirit": "1;35",
}  # fmt: skip
"""The colour of each kind of thing that a picture paints."""


class EndOfInput(Exception):
    """Nobody is there to answer any more."""


class Screen:
    """A terminal, or two files that stand for one."""

    def __init__(self, reading: TextIO, writing: TextIO, environment: Mapping[str, str]) -> None:
        self.reading = reading
        self.writing = writing
        self.shown = writing.isatty()
        """Whether a terminal shows what is written."""
        self.typed = reading.isatty()
        """Whether somebody types the answers."""
        self.dumb = not self.shown or environment.get("TERM", "dumb") == "dumb"
        self.coloured = not self.dumb and not environment.get("NO_COLOR")
        self.plain = not can_encode(writing)
        """Whether pictures must do without box drawing."""

    def say(self, text: str = "") -> None:
        self.writing.write(self._broken(text) + "\n")

    def _broken(self, text: str, room: int = 0) -> str:
        """Break a text into lines as wide as the terminal, where there is one, less some room."""
        if not self.shown:
            return text
        width = max(min(shutil.get_terminal_size().columns, WIDEST) - room, NARROWEST)
        return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n"))

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.writing.write(line + "\n")

    def ask(self, prompt: str) -> str:
        """Return what is typed after a prompt, without spaces around it. Raises EndOfInput.

        No history is kept: what was typed in secret must not come back with an arrow key.
        """
        self.writing.write(self._broken(prompt, ROOM_TO_TYPE) + " ")
        self.writing.flush()
        line = self.reading.readline()
        if not line.endswith("\n") or not self.typed:
            self.writing.write("\n")
        if not line:
            raise EndOfInput
        return line.strip()

    def clear(self) -> None:
        """Leave nothing of what was written so far in sight."""
        self.writing.write("\n" * EMPTY_LINES if self.dumb else CLEAR)
        self.writing.flush()

    def paint(self, kind: str, text: str) -> str:
        """Return a text in the colour of its kind, where there are colours."""
        if not self.coloured or kind not in COLOURS:
            return text
        return f"\x1b[{COLOURS[kind]}m{text}\x1b[0m"


def can_encode(writing: TextIO) -> bool:
    try:
        DRAWN.encode(writing.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
