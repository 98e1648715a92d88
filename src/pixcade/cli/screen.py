"""The terminal: printing a line, asking for one, clearing secrets."""

import shutil
import textwrap
from collections.abc import Iterable, Mapping
from typing import TextIO

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback, and moves the cursor to the top."""
EMPTY_LINES = 60
"""Replaces clearing on a terminal that can't."""
NARROWEST, WIDEST = 20, 96
ROOM_TO_TYPE = 10
DRAWN = "┏━┃·○◆◇░"

COLOURS = {
    "wall": "34", "start": "31", "bonus": "93", "bonus-gone": "2", "edge": "2",
    "gray": "2", "inner": "2", "open": "1;33",
    "@": "1;7", "A": "1;33", "S": "1;36", "R": "1;95", "M": "1;32", "E": "1;31", "V": "1;35",
    "fire": "1;31", "water": "1;34", "earth": "1;32", "spirit": "1;35",
}  # fmt: skip
"""The colour of each kind of thing in a picture."""


class EndOfInput(Exception):
    """The input has ended."""


class Screen:
    """A terminal, or two files in its place."""

    def __init__(self, reading: TextIO, writing: TextIO, environment: Mapping[str, str]) -> None:
        self.reading = reading
        self.writing = writing
        self.shown = writing.isatty()
        """Whether output goes to a terminal."""
        self.input_text = reading.isatty()
        """Whether input comes from a terminal."""
        self.dumb = not self.shown or environment.get("TERM", "dumb") == "dumb"
        self.coloured = not self.dumb and not environment.get("NO_COLOR")
        self.plain = not can_encode(writing)
        """Whether pictures must do without box drawing."""

    def say(self, text: str = "") -> None:
        self.writing.write(self._broken(text) + "\n")

    def _broken(self, text: str, room: int = 0) -> str:
        """Wrap a text to the width of the terminal, if there is one, with a margin."""
        if not self.shown:
            return text
        width = max(min(shutil.get_terminal_size().columns, WIDEST) - room, NARROWEST)
        return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n"))

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.writing.write(line + "\n")

    def ask(self, prompt: str) -> str:
        """Return the typed line, stripped. Raises EndOfInput.

        No history is kept: secret input must not come back with an arrow key.
        """
        self.writing.write(self._broken(prompt, ROOM_TO_TYPE) + " ")
        self.writing.flush()
        line = self.reading.readline()
        if not line.endswith("\n") or not self.input_text:
            self.writing.write("\n")
        if not line:
            raise EndOfInput
        return line.strip()

    def clear(self) -> None:
        """Erase everything written so far."""
        self.writing.write("\n" * EMPTY_LINES if self.dumb else CLEAR)
        self.writing.flush()

    def paint(self, kind: str, text: str) -> str:
        """Colour a text by its kind, if colours are on."""
        if not self.coloured or kind not in COLOURS:
            return text
        return f"\x1b[{COLOURS[kind]}m{text}\x1b[0m"


def can_encode(writing: TextIO) -> bool:
    try:
        DRAWN.encode(writing.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
