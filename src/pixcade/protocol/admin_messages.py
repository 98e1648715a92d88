"""What an operator is told and asks for over plain HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.protocol.client_messages import Text
from pixcade.protocol.http_messages import Body
from pixcade.table.settings import Count, Word


class AdminSeat(Struct, frozen=True):
    """A seat as the operator sees it; `there` says whether anybody is connected who holds it."""

    seat: int
    holder: str
    name: str
    person: str
    there: bool


class AdminTable(Struct, frozen=True):
    """A table that is open now. `ago` is how many milliseconds ago it was made."""

    table: str
    game: str
    phase: str
    public: bool
    ago: int
    connected: int
    seats: tuple[AdminSeat, ...]


class AdminPerson(Struct, frozen=True):
    """Somebody who is connected now, and where."""

    person: str
    name: str
    address: str
    program: bool
    tables: tuple[str, ...]


class AdminNow(Struct, frozen=True):
    """What goes on at this server: figures, the tables that were used last, and everybody who is connected.

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
    """What somebody has asked the operator to look at. `shown` is the name or message as it stands now, if it does."""

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
    """What the operator has not dealt with, the oldest first."""

    reports: tuple[AdminReport, ...]


class AdminBan(Struct, frozen=True):
    """Who is kept out: a `browser` by its person or an `address`, for so many more hours, until a time (UTC)."""

    kind: str
    value: str
    hours: int
    until: str
    reason: str


class AdminBans(Struct, frozen=True):
    """All bans that have not ended."""

    bans: tuple[AdminBan, ...]


AnyTable = Annotated[str, Meta(min_length=1, max_length=16)]
BanKind = Literal["browser", "address"]
MOST_HOURS = 10 * 366 * 24
MOST_REASON = 200
LONGEST_DAY = 40
"""Characters in which a day may be written, the wrong ones too: an error shows them."""


class CloseTable(Body, frozen=True):
    """End a game as it stands and send everybody away from its table."""

    table: AnyTable


class RemoveName(Body, frozen=True):
    """Show a person as "a player" wherever they sit and sat."""

    person: Word


class RemoveMessage(Body, frozen=True):
    """Delete something that was written at a table."""

    table: AnyTable
    number: Count


class RemoveGame(Body, frozen=True):
    """Delete a finished game with its log and everything that was written there."""

    table: AnyTable


class NewBan(Body, frozen=True, omit_defaults=True):  # servers before `until` reject it, even empty
    """Keep a browser or an address out: for so many hours from now, or to the end of the day `until` in UTC.

    Where a day is given (as 2027-01-31), the hours do not count.
    """

    kind: BanKind
    value: Word
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)]
    reason: Annotated[str, Meta(max_length=MOST_REASON)] = ""
    until: Annotated[str, Meta(max_length=LONGEST_DAY)] = ""


class EndBan(Body, frozen=True):
    """Let a browser or an address in again."""

    kind: BanKind
    value: Word


class NewAnnouncement(Body, frozen=True):
    """Say something to everybody, on every page; nothing takes it back."""

    text: Text = ""


class Maintenance(Body, frozen=True):
    """Let no new games begin from now on, or let them begin again."""

    on: bool


class ReportDealtWith(Body, frozen=True):
    """A report needs to be looked at no more."""

    id: Word
