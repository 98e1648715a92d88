"""A unit of work: the entries and rows of one request, on top of those still being stored."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from msgspec import structs

from pixcade.bots.levels import LADDER
from pixcade.games import rules
from pixcade.games.record import result_of
from pixcade.room.guest import Client, Guest
from pixcade.room.inputs import At
from pixcade.room.rows import (
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
)
from pixcade.room.seat_keys import SeatKeys
from pixcade.room.views import phase_of
from pixcade.table import commands
from pixcade.table.clocks import acts_at, milliseconds_left
from pixcade.table.codec import encode
from pixcade.table.entries import Entry
from pixcade.table.fold import fold
from pixcade.table.table import Table

MAX_CHAT_MESSAGES = 500
"""Maximum chat messages of a table; the oldest are deleted."""


@dataclass(frozen=True)
class Policy:
    """What the operator allows."""

    public: bool = False
    open_seats: bool = False
    tables_by: str = "all"
    join_password: str = ""
    chat: bool = True
    grace: int = 60_000
    keep_games: int = 0
    """Days to keep finished games; 0 keeps them forever."""
    levels: tuple[str, ...] = LADDER


@dataclass(frozen=True, slots=True)
class Saved:
    """Everything about a room that is in the store."""

    table: Table
    row: TableRow
    keys: SeatKeys
    chat: tuple[ChatLine, ...] = ()
    last_removed: int = 0
    """The highest number of a chat message removed since the room was loaded."""
    next_table: str = ""
    followed_by: int = -1
    """The seat that requested the rematch, -1 if it wasn't someone sitting here."""


class Folded(NamedTuple):
    """An entry with the table before and after it."""

    before: Table
    entry: Entry
    after: Table


class Change:
    """A unit of work: commands append entries and rows to it, and see the table including them.

    `request` is the id of the client's request, `there` are the connected clients.
    """

    def __init__(
        self, saved: Saved, client: Client, at: At, policy: Policy, there: Sequence[Client], request: str = ""
    ) -> None:
        self.saved = saved
        self.client = client
        self.request = request
        self.at = at
        self.policy = policy
        self.there = there
        self.folded: list[Folded] = []
        self.rows: list[Row] = []

    @property
    def table(self) -> Table:
        return self.saved.table

    @property
    def watched(self) -> set[str]:
        """The people who have this table in front of them."""
        return {one.guest.person for one in self.there if one.focused}

    @property
    def guest(self) -> Guest:
        return self.client.guest

    @property
    def now(self) -> int:
        return self.at.time

    def append(self, entry: Entry | None) -> None:
        """Append an entry, if not None, with the rows that follow from it."""
        if entry is None:
            return
        entry = structs.replace(entry, request=self.request, browser=self.guest.browser)
        before = self.table
        after = fold(before, entry, rules)
        self.rows.append(LogLine(entry.table, entry.number, encode(entry)))
        self.rows += seat_rows(after, before)
        self.folded.append(Folded(before, entry, after))
        self.saved = replace(self.saved, table=after)
        if after.step != before.step or after.over or not before.started:
            self.update_row(entry.time)
        elif acts_at(after) != self.saved.row.deadline:
            self.update_row(self.saved.row.touched)
        if after.slow:
            self.rows += notices(before, after, self.watched)
        if after.over and not before.over and after.started:
            self.rows.append(finished_game(after))

    def update_row(self, time: int) -> None:
        """Write the table's row, which lists show."""
        table, row = self.table, self.saved.row
        phase = phase_of(table)
        offered, deadline = offer_after(row, table)
        self.write_row(
            replace(
                row,
                game=table.game.info.id,
                phase=phase,
                public=table.settings.public,
                touched=time,
                code=row.code if phase == "lobby" else "",
                clocks=table.settings.clock in ("decision", "bank"),
                deadline=deadline,
                offered=offered,
                pace=table.settings.milliseconds if table.slow else 0,
            )
        )

    def write_row(self, row: TableRow) -> None:
        self.rows.append(TableUpdate(row))
        self.saved = replace(self.saved, row=row)

    def grant(self, *grants: Grant) -> None:
        """Give keys to browsers, or take them back."""
        if grants:
            self.rows += grants
            self.saved = replace(self.saved, keys=self.saved.keys.with_grants(grants))

    def add_message(self, line: ChatLine) -> None:
        """Add a chat message; delete the oldest if there are too many."""
        self.rows.append(line)
        self.saved = replace(self.saved, chat=(*self.saved.chat, line))
        while len(self.saved.chat) > MAX_CHAT_MESSAGES:
            self.remove_message(self.saved.chat[0].number)

    def remove_message(self, number: int) -> None:
        self.rows.append(ChatGone(self.table.id, number))
        chat = tuple(line for line in self.saved.chat if line.number != number)
        self.saved = replace(self.saved, chat=chat, last_removed=max(self.saved.last_removed, number))

    def share_devices(self) -> None:
        """Record which seats share a device: no clock runs for them."""
        shared = self.saved.keys.shared_seats(self.table)
        if shared != self.table.shared and not self.table.over:
            self.append(commands.share(self.table, self.now, shared))


def offer_after(row: TableRow, table: Table) -> tuple[int, int]:
    """Return until when free seats of a table are offered, and when the server has to act there."""
    seated = any(seat.person == table.host != "" for seat in table.seats)
    if not row.offered or table.started or not table.slow or not seated:
        return 0, acts_at(table)
    free = any(seat.holder == "open" for seat in table.seats)
    return row.offered, row.deadline if free else table.time


def seat_rows(table: Table, before: Table | None = None) -> list[SeatRow]:
    """Return who sits at a table, or what has changed since `before`; the row of a removed seat is empty."""
    awaited = {one.seat for one in table.awaited}
    waited = set() if before is None else {one.seat for one in before.awaited}
    known = () if before is None else before.seats
    rows = [
        SeatRow(table.id, at, seat.key if seat.holder == "person" else "", seat.person, seat.name, at in awaited)
        for at, seat in enumerate(table.seats)
        if at >= len(known) or seat is not known[at] or (at in awaited) != (at in waited)
    ]
    return rows + [SeatRow(table.id, at) for at in range(len(table.seats), len(known))]


def notices(before: Table, after: Table, watched: set[str]) -> list[Row]:
    """Return the notices to write after a change of a slow table: it's your turn, and a reminder before the deadline.

    `watched` are people who see it themselves.
    """
    if after.over:
        return [NoticesGone(after.id, after.step + 1)]
    opened = after.started and (after.step != before.step or not before.started)
    changed = [at for at, _ in enumerate(after.seats) if opened or clock_of(after, at) != clock_of(before, at)]
    left = milliseconds_left(after, after.time)
    rows: list[Row] = [NoticesGone(after.id, after.step)] if opened and before.started else []
    for at in changed:
        seat = after.seats[at]
        times = [left[one.piece] for one in after.awaited if one.seat == at and one.piece in left]
        if not seat.person or not times:
            continue
        since = max(after.charged_to, after.ticks_from, seat.off_until)
        if opened and seat.person not in watched:
            rows.append(Notice(seat.person, after.id, after.step, "turn", "", after.time))
        reminder = since + min(times) - after.settings.milliseconds // 4
        rows.append(Notice(seat.person, after.id, after.step, "reminder", "", reminder))
    return rows


def clock_of(table: Table, seat: int) -> tuple[str, int]:
    """Return whose clock runs for a seat, and from when on."""
    return (table.seats[seat].person, table.seats[seat].off_until) if seat < len(table.seats) else ("", 0)


def finished_game(table: Table) -> GameRow:
    """Return the row of a finished game."""
    players = tuple(
        GamePlayer(at, seat.person if seat.holder == "person" else "", seat.name) for at, seat in enumerate(table.seats)
    )
    result = result_of(table.outcome, table.game.points(table.state))
    return GameRow(table.id, table.game.info.id, table.time, table.settings.public, result, players)
