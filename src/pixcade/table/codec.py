"""Encoding of log entries: one JSON object per line, decoded strictly."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from pixcade.games.errors import PixcadeError
from pixcade.table.entries import FORMAT, Entry


class Numbered(Struct):
    """The field that lines of every format have, including future ones."""

    format: int


ENCODER = Encoder()
ENTRY = Decoder(Entry)
NUMBERED = Decoder(Numbered)


class InvalidLog(PixcadeError):
    """A log that can't be decoded or folded: damaged, or written by a newer version."""


def encode(entry: Entry) -> str:
    """Encode an entry as one line, without its line end."""
    return ENCODER.encode(entry).decode()


def decode(line: str) -> Entry:
    """Decode a line. Raises InvalidLog: `table.log-newer` for a newer format, `table.log-line` for a damaged line."""
    try:
        entry = ENTRY.decode(line)
    except (ValueError, RecursionError):
        entry = None
    if entry is None or entry.format != FORMAT:
        reject_newer(line)
        raise InvalidLog("table.log-line", text=line[:80])
    return entry


def reject_newer(line: str) -> None:
    """Raise InvalidLog `table.log-newer` if a line has a newer format."""
    try:
        format = NUMBERED.decode(line).format
    except (ValueError, RecursionError):
        return
    if format > FORMAT:
        raise InvalidLog("table.log-newer", format=format, newest=FORMAT)
