"""Creates tables, including rematches: collects everything to write, without writing it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from msgspec import structs

from pixcade.bots.api import SECRET_BYTES
from pixcade.games import GAMES, PARTS, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.names import clean_name
from pixcade.protocol.client_messages import Rematch
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Change, Policy, finished_game, notices, seat_rows
from pixcade.room.guest import Guest
from pixcade.room.inputs import At, RematchAt
from pixcade.room.rows import Browser, Grant, LogLine, Row, TableRow
from pixcade.room.seat_keys import GUEST, SeatKeys
from pixcade.room.seats import (
    KEY_BYTES,
    SERVER,
    free_name,
    is_host,
    own_seats,
    remembered,
    require_level,
    require_unique_persona,
)
from pixcade.room.series import Series, SeriesScore
from pixcade.room.views import phase_of
from pixcade.table import commands
from pixcade.table.clocks import acts_at
from pixcade.table.codec import encode
from pixcade.table.daily import daily_bots, daily_secret, daily_settings
from pixcade.table.entries import Entry
from pixcade.table.fold import fold
from pixcade.table.settings import TableSettings
from pixcade.table.table import SeatState, Table

MAX_SPECTATORS_CARRIED = 100
"""Spectators whom a rematch admits without the link."""


class NewTable:
    """A table being created by a guest."""

    def __init__(self, id: str, code: str, guest: Guest, at: At, policy: Policy) -> None:
        """`code` is the digest of the code to join by."""
        self.id = id
        self.code = code
        self.guest = guest
        self.at = at
        self.policy = policy
        self.lines: list[LogLine] = []
        self.grants: list[Grant] = []
        self.browser: Browser | None = None
        self.notices: list[Row] = []
        self.table: Table
        self.row: TableRow

    @property
    def rows(self) -> list[Row]:
        """Everything to write, atomically."""
        row = self.row
        if self.table.started:
            row = replace(row, phase=phase_of(self.table), code="", deadline=acts_at(self.table))
        seats = seat_rows(self.table)
        return [row, *self.lines, *seats, *self.grants, *([self.browser] if self.browser else []), *self.notices]

    def open(self, settings: TableSettings, *, host: str, previous: str = "", match: str = "") -> None:
        if settings.daily:
            settings = daily_settings(settings)
        now, game = self.at.time, GAMES[settings.game]
        seed = int.from_bytes(self.at.random_bytes(4))
        opened = commands.open_table(self.id, now, game, settings, seed=seed, previous=previous, match=match)
        self.row = TableRow(
            id=self.id,
            game=settings.game,
            phase="lobby",
            public=settings.public,
            created=now,
            touched=now,
            code=self.code,
            secret=secret_of(settings, self.at),
            previous=previous,
            clocks=settings.clock in ("decision", "bank"),
            pace=settings.milliseconds if settings.clock == "step" else 0,
        )
        self._add(fold(None, opened, rules), opened)
        self.append(lambda table, now: commands.host(table, now, host))
        self.grants.append(Grant(self.id, GUEST, self.guest.browser))

    def append(self, command: Callable[[Table, int], Entry | None]) -> None:
        """Append the entry that a command returns, if any."""
        entry = command(self.table, self.at.time)
        if entry is not None:
            self._add(fold(self.table, entry, rules), entry)

    def _add(self, after: Table, entry: Entry) -> None:
        self.table = after
        self.lines.append(LogLine(self.id, entry.number, encode(entry)))

    def fill(self, at: int, seat: NewSeat) -> None:
        """Fill a seat with a bot, or with the table's creator."""
        if seat.holder == "bot":
            require_level(self.policy, seat.level)
            require_unique_persona(self.table, at, seat.level)
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.level))
        elif seat.holder == "me":
            guest = self.guest
            self._seat(at, free_name(self.table, at, seat.name), guest.person, guest.program, [guest.browser])
            if self.browser is None:  # the other people are guests at this device
                self.browser = remembered(guest, clean_name(seat.name), self.at.time)

    def follow(self, at: int, seat: SeatState, browsers: Sequence[str]) -> None:
        """Fill a seat as it was at the previous table."""
        if seat.holder == "bot":
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.name, by=SERVER))
        elif seat.holder == "person":
            self._seat(at, seat.name, seat.person, seat.program, browsers)

    def _seat(self, at: int, name: str, person: str, program: bool, browsers: Sequence[str]) -> None:
        key = self.at.secret(KEY_BYTES)
        self.append(lambda table, now: commands.sit(table, now, at, name, key, person=person, program=program))
        self.grants += [Grant(self.id, key, browser) for browser in browsers]

    def set_up(self, settings: TableSettings, seats: Sequence[NewSeat], *, start: bool, off_until: int = 0) -> None:
        """Open a table with the guest as its host and these seats; a daily challenge has its own, and starts.

        `off_until` is when the guest's days off end.
        """
        self.open(settings, host=self.guest.person)
        if settings.daily:
            self.fill_daily(next((seat.name for seat in seats if seat.holder == "me"), ""))
        else:
            for number, seat in enumerate(seats):
                self.fill(number, seat)
        if off_until:
            for at in [at for at, seat in enumerate(self.table.seats) if seat.person]:
                self.append(partial(commands.take_off, seat=at, until=off_until))
        self.finish(start=start or bool(settings.daily))

    def fill_daily(self, name: str) -> None:
        """Seat the table's creator first, and the bots of the daily challenge."""
        settings = self.table.settings
        self.fill(0, NewSeat("me", name=name))
        for at, bot in enumerate(daily_bots(settings.game, settings.daily, len(self.table.seats) - 1), start=1):
            self.append(partial(commands.seat_bot, seat=at, name=bot))

    def finish(self, *, start: bool = False) -> None:
        """Start the game if `start`, and record which seats share a device."""
        if start:
            before = self.table
            self.append(commands.start)
            self.notices = notices(before, self.table, {self.guest.person}) if self.table.slow else []
        shared = SeatKeys.of(self.grants).shared_seats(self.table)
        if shared != self.table.shared and not self.table.over:
            self.append(lambda table, now: commands.share(table, now, shared))


def secret_of(settings: TableSettings, at: At) -> bytes:
    """Return the seed of a table's bots: unpredictable, except in a daily challenge."""
    return daily_secret(settings.game, settings.daily) if settings.daily else at.random_bytes(SECRET_BYTES)


def request_rematch(change: Change, request: RematchAt, series: Series) -> str:
    """Return the table that follows a finished one; the first request creates it."""
    saved, guest = change.saved, change.guest
    if not saved.keys.has_played(guest.browser) and not is_host(saved, guest):
        raise PixcadeError("server.players-only")
    if not saved.table.over:
        raise PixcadeError("server.not-over")
    if not saved.next_table:
        change.rows += rematch(change, request, series).rows
        seat = min(own_seats(saved, change.client), default=-1)
        change.saved = replace(saved, next_table=request.table, followed_by=seat)
    return change.saved.next_table


def rematch(change: Change, request: RematchAt, series: Series) -> NewTable:
    """Create the table of a rematch: same settings, everyone on their seat, on all their devices.

    The host stays host if still present, otherwise the requester becomes host.
    """
    saved, message = change.saved, request.message
    table = saved.table
    match = match_after(saved.table, series, message)
    new = NewTable(request.table, request.code, change.guest, change.at, change.policy)
    hosting = any(is_host(saved, one.guest) for one in change.there)
    host = table.host if hosting else change.guest.person
    new.open(next_settings(table.settings, message), previous=table.id, host=host, match=match)
    for at, seat in enumerate(table.seats):
        new.follow(at, seat, saved.keys.holders(seat.key))
    new.grants += [Grant(new.id, GUEST, browser) for browser in company(change)]
    new.finish()
    return new


def company(change: Change) -> set[str]:
    """Return the browsers that a rematch admits: all that have played or are present, and some spectators."""
    there = {one.guest.browser for one in change.there}
    known = change.saved.keys
    along = {browser for browser in known.granted if browser in there or known.has_played(browser)}
    return along | set([browser for browser in known.granted if browser not in along][:MAX_SPECTATORS_CARRIED])


def series_after(table: Table, series: Series, match: str) -> Series:
    """Return the series of the table that follows a finished one."""
    if not table.started:
        return Series()
    game = finished_game(table)
    before = {"": None, table.id: SeriesScore()}.get(match, series.match)
    score = SeriesScore() if before is None else before.after(game)
    return Series(series.score.after(game), score, series.first or table.id)


def match_after(table: Table, series: Series, message: Rematch) -> str:
    """Return the first table of a rematch's match; empty if the match begins with the rematch."""
    best_of = table.settings.best_of
    if not best_of:
        return table.id if message.best_of else ""
    began = table.match or table.id
    return "" if series_after(table, series, began).match.is_decided(best_of) else began


def next_settings(settings: TableSettings, message: Rematch) -> TableSettings:
    """Return the settings of a rematch. A game with a custom start begins there again, as does a daily challenge."""
    settings = structs.replace(settings, best_of=settings.best_of or message.best_of)
    next_options = PARTS[settings.game].next_options
    if settings.start or settings.daily or next_options is None:
        return settings
    options = next_options(settings.options, "roles" not in message.keep, "board" not in message.keep)
    return structs.replace(settings, options=options)
