"""Rows that a store accepts besides those of rooms, and the errors that it raises.

Keys, codes and tokens are stored as digests: a store never sees the originals.
"""

from dataclasses import dataclass, field

from pixcade.games.errors import PixcadeError
from pixcade.room.rows import (
    Browser,
    ChatGone,
    ChatLine,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    Notice,
    NoticesGone,
    Row,
    SeatRow,
    TableRow,
    TableUpdate,
    Visit,
)

__all__ = [
    "Ban", "Browser", "Channel", "ChannelGone", "ChatGone", "ChatLine", "Conflict", "DayOff", "GameGone",
    "GamePlayer", "GameRow", "Grant", "IdentityRow", "LinksGone", "LogLine", "NameGone", "NoSuchTable", "Notice",
    "NoticeDone", "Noticed", "NoticesGone", "OperatorSetting", "PasswordGiven", "PersonGone", "PersonJoined",
    "PersonRow", "Report", "ReportDone", "SeatLink", "SeatRow", "StoreTrouble", "TableRow", "TableUpdate", "Unclear",
    "Visit", "Wishes", "Write",
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


@dataclass(frozen=True, slots=True)
class Channel:
    """Where a person gets notices.

    `kind` is `push`, `mail`, `webhook` or `calendar`; `state` is `unverified`, `on`, `off` or `paused` after too many
    failures. `secret` are the keys of a push subscription. `error` is the code of the last failure, since a success.
    """

    id: str
    person: str
    kind: str
    address: str
    secret: str = field(default="", repr=False)
    state: str = "on"
    sent: int = 0
    failed: int = 0
    failures: int = 0
    error: str = ""


@dataclass(frozen=True, slots=True)
class ChannelGone:
    """Delete a channel, and the notices to be sent there."""

    id: str


@dataclass(frozen=True, slots=True)
class NoticeDone:
    """Delete a notice: it was sent, or isn't needed any more."""

    notice: Notice


@dataclass(frozen=True, slots=True)
class Wishes:
    """A person's wishes for notices, as JSON."""

    person: str
    wishes: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person's wishes for notices, when they were last at a slow game, and when they got a notice of each kind."""

    person: str
    visited: int = 0
    called: int = 0
    reminded: int = 0
    wishes: str = ""


@dataclass(frozen=True, slots=True)
class Noticed:
    """A person got notices of a kind."""

    person: str
    kind: str
    time: int


@dataclass(frozen=True, slots=True)
class DayOff:
    """A person takes days off from a time until another."""

    person: str
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class IdentityRow:
    """A `device` of a person, a `link` that adds one, a `passkey`, or a `challenge` for one.

    `id` is the digest of the device's own cookie or of the link's secret, or the passkey's id. `browser` is that of the
    person's first device, under which they hold their seats. `data` names the device; a passkey has its count and its
    public key before that, a challenge only its bytes. Without a person, the device was removed.
    """

    kind: str
    id: str = field(repr=False)
    person: str
    browser: str = field(repr=False)
    data: str = ""
    expires: int = 0


@dataclass(frozen=True, slots=True)
class PersonJoined:
    """Everything of one person now belongs to another."""

    before: str
    person: str


@dataclass(frozen=True, slots=True)
class PersonGone:
    """Delete everything of a person except their games."""

    person: str


Write = (
    Row | PasswordGiven | SeatLink | LinksGone | GameGone | NameGone | Ban | Report | ReportDone | OperatorSetting
    | Channel | ChannelGone | NoticeDone | Wishes | Noticed | DayOff | IdentityRow | PersonJoined | PersonGone
)  # fmt: skip
