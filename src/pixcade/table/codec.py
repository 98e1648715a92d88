"""Entries as lines of text, read strictly: one JSON object each, with no other fields than its kind has."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.json import decode as parsed

from pixcade.core.errors import Refusal
from pixcade.table.entries import ADDED, FORMAT, Entry


class Numbered(Struct):
    """The fields that lines of every format have, future ones included."""

    format: int


class Timed(Struct):
    """The time of a line, by itself."""

    time: int


ENCODER = Encoder()
ENTRY = Decoder(Entry)
NUMBERED = Decoder(Numbered)
TIMED = Decoder(Timed)


class InvalidLog(Refusal):
    """A log that can't be read or does not fold: damaged, or written by a newer version."""


def encode(entry: Entry) -> str:
    """Write an entry of this version's format as one line, without its line end."""
    assert entry.format == FORMAT, "an older line is kept as it was written"
    return ENCODER.encode(entry).decode()


def decode(line: str) -> Entry:
    """Read a line that a server of this version or an older one has written.

    Raises InvalidLog: `table.log-newer` for a line of a newer format, `table.log-line` for a damaged one.
    """
    try:
        entry = ENTRY.decode(line)
    except (ValueError, RecursionError):
        refuse_newer(line)
        raise InvalidLog("table.log-line", text=line[:80]) from None
    if entry.format != FORMAT:
        refuse_newer(line)
        refuse_additions(entry.format, line)
    return entry


def time_of(line: str) -> int:
    """Return the time in a line of any format; 0 in a damaged one."""
    try:
        return TIMED.decode(line).time
    except (ValueError, RecursionError):
        return 0


def refuse_newer(line: str) -> None:
    """Raise InvalidLog `table.log-newer` if a line says that it is of a newer format."""
    try:
        format = NUMBERED.decode(line).format
    except (ValueError, RecursionError):
        return
    if format > FORMAT:
        raise InvalidLog("table.log-newer", format=format, newest=FORMAT)


def refuse_additions(format: int, line: str) -> None:
    """Raise InvalidLog `table.log-line` if a line of an older format holds what was added only after it."""
    what = parsed(line)["what"]
    names = {what["kind"], *(f"{what['kind']}.{field}" for field in what)}
    if format < 1 or any(later > format and names & added for later, added in ADDED.items()):
        raise InvalidLog("table.log-line", text=line[:80])
