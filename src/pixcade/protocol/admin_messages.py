"""HTTP messages of the admin API."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.protocol.client_messages import Text
from pixcade.protocol.http_messages import Body
from pixcade.table.settings import Count, Word


class AdminSeat(Struct, frozen=True):
    """A seat as the operator sees it; `there` is true if someone connected holds it."""

    seat: int
    holder: str
    name: str
    person: str
    there: bool


class AdminTable(Struct, frozen=True):
    """An open table. `ago` is its age in milliseconds."""

    table: str
    game: str
    phase: str
    public: bool
    ago: int
    connected: int
    seats: tuple[AdminSeat, ...]


class AdminPerson(Struct, frozen=True):
    """A connected person, and where they are."""

    person: str
    name: str
    address: str
    program: bool
    tables: tuple[str, ...]


class AdminNow(Struct, frozen=True):
    """The state of the server: metrics, the tables used last, and everyone connected.

    `store` is that of `Health`.
    """

    lobbies: int
    playing: int
    connections: int
    store: str
    announcement: str
    maintenance: bool
    tables: tuple[AdminTable, ...]
    people: tuple[AdminPerson, ...]


class AdminReport(Struct, frozen=True):
    """A report to the operator. `shown` is the name or message as it is now, if it still exists."""

    id: str
    ago: int
    table: str
    kind: str
    about: str
    text: str
    by: str
    shown: str
    person: str


class AdminReports(Struct, frozen=True):
    """Open reports, oldest first."""

    reports: tuple[AdminReport, ...]


class AdminBan(Struct, frozen=True):
    """A ban of a `browser` (by its person) or an `address`: the hours left, and its end (UTC)."""

    kind: str
    value: str
    hours: int
    until: str
    reason: str


class AdminBans(Struct, frozen=True):
    """All active bans."""

    bans: tuple[AdminBan, ...]


AnyTable = Annotated[str, Meta(min_length=1, max_length=16)]
BanKind = Literal["browser", "address"]
MOST_HOURS = 10 * 366 * 24
MOST_REASON = 200
LONGEST_DAY = 40
"""Maximum characters of a day, including invalid ones: the error message shows it."""


class CloseTable(Body, frozen=True):
    """End a game as it is and disconnect everyone at its table."""

    table: AnyTable


class RemoveName(Body, frozen=True):
    """Show a person as "a player" wherever they sit and sat."""

    person: Word


class RemoveMessage(Body, frozen=True):
    """Delete a chat message."""

    table: AnyTable
    number: Count


class RemoveGame(Body, frozen=True):
    """Delete a finished game with its log and chat."""

    table: AnyTable


class NewBan(Body, frozen=True, omit_defaults=True):  # servers from before `until` reject the field even if empty
    """Ban a browser or an address: for a number of hours, or to the end of the day `until` in UTC.

    If a day (2027-01-31) is given, `hours` is ignored.
    """

    kind: BanKind
    value: Word
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)]
    reason: Annotated[str, Meta(max_length=MOST_REASON)] = ""
    until: Annotated[str, Meta(max_length=LONGEST_DAY)] = ""


class EndBan(Body, frozen=True):
    """Lift a ban."""

    kind: BanKind
    value: Word


class NewAnnouncement(Body, frozen=True):
    """Show a message to everyone, on every page; an empty one removes it."""

    text: Text = ""


class Maintenance(Body, frozen=True):
    """Stop new games from starting, or allow them again."""

    on: bool


class ReportDealtWith(Body, frozen=True):
    """Close a report."""

    id: Word
