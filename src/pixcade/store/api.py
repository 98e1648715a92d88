"""Rows that a store accepts besides those of rooms, and the errors that it raises.

Keys, codes and tokens are stored as digests: a store never sees the originals.
"""

from dataclasses import dataclass

from pixcade.games.errors import PixcadeError
from pixcade.room.rows import (
    Browser,
    ChatGone,
    ChatLine,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    Row,
    SeatRow,
    TableRow,
    TableUpdate,
)

__all__ = [
    "Ban", "Browser", "ChatGone", "ChatLine", "Conflict", "GameGone", "GamePlayer", "GameRow", "Grant", "LinksGone",
    "LogLine", "NameGone", "NoSuchTable", "OperatorSetting", "PasswordGiven", "Report", "ReportDone", "SeatLink",
    "SeatRow", "StoreTrouble", "TableRow", "TableUpdate", "Unclear", "Write",
]  # fmt: skip


class StoreTrouble(PixcadeError):
    """The store can't read or write at the moment.

    `store.full`, `store.read-only`, `store.broken`, `store.unreachable`, `store.gone`, `store.closed`. Nothing of the
    write was stored, unless it is Unclear; the same write may be retried.
    """


class Unclear(StoreTrouble):
    """`store.unclear`: the connection was lost during a commit, so it is unknown whether everything was stored."""


class Conflict(Exception):
    """A row with this key exists already: the writer doesn't know the whole log. Nothing was stored."""


class NoSuchTable(Exception):
    """The table to which a row belongs was removed. Nothing was stored."""


@dataclass(frozen=True, slots=True)
class PasswordGiven:
    """A browser has entered the server's password."""

    browser: str


@dataclass(frozen=True, slots=True)
class SeatLink:
    """A link that takes a seat key to another device: valid once, until it expires. `id` is its digest."""

    id: str
    table: str
    key: str
    expires: int


@dataclass(frozen=True, slots=True)
class LinksGone:
    """Delete the unused links to a seat key."""

    table: str
    key: str


@dataclass(frozen=True, slots=True)
class GameGone:
    """Delete a table and everything that belongs to it."""

    table: str


@dataclass(frozen=True, slots=True)
class NameGone:
    """Remove a person's name from a finished game (not from its log) and from their messages at its table.

    The row of their seat gets an empty name, their messages get `instead`.
    """

    person: str
    table: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Ban:
    """A browser (`browser`, by person id) or an address (`address`) is banned until a time; a past time ends it."""

    kind: str
    value: str
    until: int
    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report of a name or message to the operator."""

    id: str
    time: int
    table: str
    kind: str
    about: str
    text: str
    by: str


@dataclass(frozen=True, slots=True)
class ReportDone:
    """A report was closed."""

    id: str


@dataclass(frozen=True, slots=True)
class OperatorSetting:
    """A setting that the operator changed at run time (an announcement, maintenance); an empty value removes it."""

    name: str
    value: str


Write = Row | PasswordGiven | SeatLink | LinksGone | GameGone | NameGone | Ban | Report | ReportDone | OperatorSetting
