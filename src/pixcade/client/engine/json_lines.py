"""Decoding input: bytes to lines of limited length, and a line to one JSON object, strictly."""

import json
import re
from collections.abc import Iterator
from typing import IO

from pixcade.games.errors import PixcadeError

LONGEST_LINE = 2 * 1024 * 1024
"""In bytes, without the line ending."""

DEEPEST = 16
"""Nesting limit of objects and lists; requests need two."""

MOST_DIGITS = 16
SKIPPED_AT_ONCE = 64 * 1024
BLANK = b" \t\r\n"

# A string is one token, so that its content is ignored; an unterminated one is a token too.
TOKEN = re.compile(
    r'"(?:[^"\\]+|\\.)*+"?'
    r"|(?P<opened>[\[{])|(?P<closed>[\]}])|(?P<constant>NaN|-?Infinity)"
    rf"|(?P<digits>[0-9]{{{MOST_DIGITS + 1},}})",
    re.DOTALL,
)


class InvalidRequest(PixcadeError):
    """A line that isn't a valid request; its value `at` is the first wrong byte, counted from 1."""


class TooLong:
    """Replaces a line longer than LONGEST_LINE, which was discarded."""


def read_lines(source: IO[bytes]) -> Iterator[bytes | TooLong]:
    """Yield every non-blank line, without its ending. Never buffers more than LONGEST_LINE of a line."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            skip_line(source)
            yield TooLong()
        elif line.strip(BLANK):
            yield line.rstrip(b"\r\n")


def skip_line(source: IO[bytes]) -> None:
    while part := source.readline(SKIPPED_AT_ONCE):
        if part.endswith(b"\n"):
            return


def decode(line: bytes | TooLong) -> dict[str, object]:
    """Decode one line as a JSON object. Raises InvalidRequest."""
    if isinstance(line, TooLong):
        raise InvalidRequest("engine.line-too-long", most=LONGEST_LINE)
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidRequest("engine.not-utf-8", at=error.start + 1) from None
    reject_unreadable(text)
    try:
        value = json.loads(text, object_pairs_hook=without_duplicates)
    except json.JSONDecodeError as error:
        raise InvalidRequest("engine.not-json", at=byte_of(text, error.pos)) from None
    if not isinstance(value, dict):
        raise InvalidRequest("engine.not-an-object")
    return value


def reject_unreadable(text: str) -> None:
    """Raise InvalidRequest for input that Python's decoder would accept, or choke on, but JSON forbids."""
    depth = 0
    for token in TOKEN.finditer(text):
        match token.lastgroup:
            case "opened":
                depth += 1
                if depth > DEEPEST:
                    raise InvalidRequest("engine.too-deep", at=byte_of(text, token.start()), most=DEEPEST)
            case "closed":
                depth -= 1
            case "constant":
                raise InvalidRequest("engine.not-json", at=byte_of(text, token.start()))
            case "digits":
                raise InvalidRequest("engine.number-too-long", at=byte_of(text, token.start()), most=MOST_DIGITS)


def without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object from its fields. Raises InvalidRequest for a duplicate."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise InvalidRequest("engine.duplicate-field", field=name)
        found[name] = value
    return found


def byte_of(text: str, at: int) -> int:
    """Convert an offset in the text to a byte of the line, counted from 1."""
    return len(text[:at].encode("utf-8")) + 1
