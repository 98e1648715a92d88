"""A room is a table with the people who are at it now: the one place where a table of this process goes on.

Whatever is asked goes through `perform`, or for programs through `pixcade.server.rooms.commit`: an entry is made,
folded, appended to the store, acknowledged, and only then told to others. Requests to one table wait for each other,
those to different tables don't.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple, Protocol

from msgspec.json import Encoder

from pixcade.core.errors import Refusal
from pixcade.core.record import result_of
from pixcade.games import rules
from pixcade.protocol.server_messages import FromServer, Yours
from pixcade.server.access.guest import Guest
from pixcade.server.net.frames import framed
from pixcade.server.replays.replay import shown
from pixcade.server.rooms.log_versions import as_newer
from pixcade.server.rooms.pending import PendingEntry, RoomLock
from pixcade.server.rooms.views import BoardView, Salts, news, own_told, phase_of, state_told
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import ClusterMessage, Granted, Grown, topic, written
from pixcade.store.api import (
    Conflict,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    NoSuchTable,
    Salt,
    SaltGone,
    TableRow,
    TableThere,
    Write,
)
from pixcade.table.codec import decode, encode
from pixcade.table.entries import Arranged, Entry, Left, Seated, Submitted, Swapped, Withdrawn
from pixcade.table.fold import fold, restore
from pixcade.table.table import Answer, Table, beginning

GUEST = "guest"
"""The key of whoever was let in and has no seat."""

OPERATOR = "operator"
"""Stands in a log for the operator."""

RECENT_BYTES = 32_768
"""So much of what was told last is kept for those who were away for a moment."""

SALTS_KEPT = 2
"""The salts of so many steps stay in memory; all are in the store."""

Ask = Callable[[Table, int], Entry | Answer | None]
ENCODER = Encoder()


class Connection(Protocol):
    """A socket, as a room knows it."""

    @property
    def guest(self) -> Guest:
        """Who is there."""

    @property
    def screen(self) -> bool:
        """Whether it is a shared screen, which plays for nobody."""

    def push(self, frame: bytes) -> None:
        """Send a frame when there is time; never waits."""

    def end(self, code: str, *, again: bool) -> None:
        """Say goodbye and close."""


def encoded(message: FromServer) -> bytes:
    """A message as it travels: framed, so that one frame can go to many."""
    return framed(ENCODER.encode(message))


class Distant(NamedTuple):
    """Somebody who is at a table through another process."""

    guest: Guest
    screen: bool


class Companion(Protocol):
    """Something that goes on beside a room: bots, clocks, who is there."""

    def follow(self, before: Table, entry: Entry) -> None:
        """An entry was added."""

    def close(self) -> None:
        """The room closes."""


class Room:
    """A table, its salts, who may sit where, and who is connected."""

    def __init__(self, services: Services, row: TableRow, table: Table, salts: Salts, grants: Iterable[Grant]) -> None:
        """Take over a table as the store has it."""
        self.services = services
        self.row = row
        self.table = table
        self.salts = {place: salt for place, salt in salts.items() if place[0] >= table.step - SALTS_KEPT}
        self.board = BoardView(table.game, beginning(table.game, table.settings))
        self.holders: dict[str, dict[str, bool]] = {}
        for grant in grants:
            self.holders.setdefault(grant.browser, {})[grant.key] = grant.held
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[int, list[Distant]]] = {}
        """Who is at this table through which other process, and until when that is believed."""
        self.said: dict[int, int] = {}
        """What was told here of what people have written: the digest of each message by its number."""
        self.silent = False
        """Whether nobody has ever written anything here, as far as that is known."""
        self.recent: list[tuple[int, bytes]] = []
        self.recent_bytes = 0
        self.turn = RoomLock(self)
        self.ahead = table
        """The table with what is on its way into the log: nobody is told of that."""
        self.gathered: list[PendingEntry] = []
        self.writing: list[PendingEntry] = []
        self._waiting: list[asyncio.Future[None]] = []
        self.followers: list[Companion] = []
        self.next_table = ""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    async def perform(
        self,
        ask: Ask,
        *,
        beside: Callable[[Entry], Iterable[Write]] | None = None,
        acknowledge: Callable[[Entry], None] | None = None,
    ) -> Entry | Answer | None:
        """Ask for an entry and let it come true. Raises whatever `ask` refuses with, and StoreTrouble.

        `beside` is written together with the entry; `acknowledge` is called when it is durable, before others hear.
        """
        async with self.turn:
            return await self.perform_here(ask, beside=beside, acknowledge=acknowledge)

    async def perform_here(
        self,
        ask: Ask,
        *,
        beside: Callable[[Entry], Iterable[Write]] | None = None,
        acknowledge: Callable[[Entry], None] | None = None,
    ) -> Entry | Answer | None:
        """As `perform`, for whoever has the turn already."""
        while True:
            try:
                entry = ask(self.table, self.services.time.now())
            except Refusal:
                if self.services.bus.alone or not await self.catch_up():
                    raise
                continue  # another process has kept something since: what was refused may be right now
            if not isinstance(entry, Entry):
                return entry
            after = fold(self.table, entry, rules)
            pending = self.prepared(self.table, entry, after, beside(entry) if beside else (), acknowledge)
            try:
                await self.services.store.write(*pending.writes)
            except Conflict:  # another process was first: read on and ask again
                await self.catch_up()
                continue
            except NoSuchTable:
                raise Refusal("server.no-such-table") from None
            self.kept(pending)
            self.announce()
            return entry

    def prepared(
        self,
        table: Table,
        entry: Entry,
        after: Table,
        beside: Iterable[Write],
        acknowledge: Callable[[Entry], None] | None,
    ) -> PendingEntry:
        """Return an entry that follows on a table, with all that has to be written for it."""
        writes: list[Write] = [LogLine(entry.table, entry.number, encode(entry)), *beside]
        if not table.started:  # a lobby may have been removed by another process: no log begins in its middle
            writes.insert(0, TableThere(entry.table))
        if after.over and not table.over:
            writes += self.ending(after)
        row = self.changed_row(after, entry)
        if row is not None:
            writes.append(row)
        return PendingEntry(entry, after, writes, row, acknowledge)

    def kept(self, pending: PendingEntry) -> None:
        """An entry is durable: acknowledge it, then go on from it."""
        if pending.row is not None:
            self.row = pending.row
        if pending.acknowledge is not None:
            pending.acknowledge(pending.entry)
        self.add(pending.entry, pending.after)
        if pending.then is not None:
            pending.then()

    def go_on(self) -> None:
        """After a fault of ours: go on from what is kept, whether or not all of it was told, and tell it whole."""
        if not self.writing and not self.gathered and self.table is not self.ahead:
            self.table = self.ahead
            self.forget_recent()
            self.broadcast(self.state_frame())

    async def all_kept(self) -> None:
        """Wait until nothing is on its way into the log, or something is again."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def drained(self) -> None:
        """Nothing is on its way into the log."""
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def add(self, entry: Entry, after: Table) -> None:
        """An entry is in the log: go on from it, and tell everybody here."""
        before, self.table = self.table, after
        if not self.writing and not self.gathered:
            self.ahead = after
        if isinstance(entry.what, Arranged):
            self.board = BoardView(after.game, beginning(after.game, after.settings))
        if after.step != before.step:
            self.services.metrics.step(after.game.info.id)
            for place in [place for place in self.salts if place[0] < after.step - SALTS_KEPT]:
                del self.salts[place]
        self.services.metrics.entry(type(entry.what))
        self.publish(before, entry)
        for companion in self.followers:
            companion.follow(before, entry)

    def announce(self) -> None:
        """Tell the other processes that the log has grown, now that it has."""
        self.tell_neighbours(Grown(self.table.number))

    def tell_neighbours(self, news: ClusterMessage) -> None:
        """Tell the other processes something about this table."""
        if not self.services.bus.alone:
            self.services.bus.publish(topic(self.id), written(news))

    async def catch_up(self) -> bool:
        """Read what others have appended, and go on from there; whether anything was. Raises InvalidLog and Newer."""
        lines = await self.services.store.log(self.id, after=self.table.number)
        with as_newer():
            entries = [decode(line) for line in lines]
        if any(isinstance(entry.what, Submitted | Withdrawn) for entry in entries):
            self.salts.update(await self.services.store.salts(self.id, since=self.table.step))
        if any(isinstance(entry.what, Seated | Left) for entry in entries):
            await self.read_grants()
        for entry in entries:
            with as_newer():
                after = fold(self.table, entry, rules)
            self.row = self.changed_row(after, entry) or self.row
            self.add(entry, after)
            if isinstance(entry.what, Seated) and entry.what.by == OPERATOR:
                self.forget_recent()  # it holds the name that was taken out
            if isinstance(entry.what, Submitted | Withdrawn):
                self.tell_own(self.browsers_with(self.table.seats[entry.what.seat].key))
            elif isinstance(entry.what, Seated | Left | Swapped):
                self.tell_own({connection.guest.browser for connection in self.connections})
        return bool(entries)

    async def read_grants(self) -> None:
        """Read who may come here, and sit where."""
        grants = await self.services.store.grants(self.id)
        self.holders = {}
        for grant in grants:
            self.holders.setdefault(grant.browser, {})[grant.key] = grant.held

    def everybody(self) -> Iterable["Connection | Distant"]:
        """Return all who are at this table, here and through other processes."""
        if not self.elsewhere:
            return self.connections
        return [*self.connections, *(one for _, people in self.elsewhere.values() for one in people)]

    def changed_row(self, after: Table, entry: Entry) -> TableRow | None:
        """Return the table's row as it must be now, where lists would show something else than they do."""
        phase = phase_of(after)
        if after.started and (phase, after.settings.public) == (self.row.phase, self.row.public):
            return None
        code = self.row.code if phase == "lobby" else ""
        game = after.game.info.id
        return replace(self.row, game=game, phase=phase, public=after.settings.public, touched=entry.time, code=code)

    def ending(self, after: Table) -> list[Write]:
        """Return what is kept of a game that is over."""
        self.services.metrics.games.labels(after.game.info.id, after.stopped or "played").inc()
        players = tuple(
            GamePlayer(at, seat.person if seat.holder == "person" else "", seat.name)
            for at, seat in enumerate(after.seats)
        )
        if not after.started:
            return []
        result = result_of(after.outcome, after.game.points(after.state))
        return [GameRow(self.id, after.game.info.id, after.time, after.settings.public, result, players)]

    # Telling

    def publish(self, before: Table, entry: Entry) -> None:
        """Tell everybody here what an entry has changed."""
        told = news(before, entry, self.table, self.board, self.salts, self.services.time.now())
        frame = encoded(told) if told is not None else self.state_frame()
        self.keep(entry.number, frame, whole=told is None)
        self.broadcast(frame)

    def keep(self, number: int, frame: bytes, *, whole: bool) -> None:
        """Keep what was told for a while; what was told before the whole table is of no use any more."""
        if whole:
            self.forget_recent()
            return
        self.recent.append((number, frame))
        self.recent_bytes += len(frame)
        while self.recent_bytes > RECENT_BYTES:
            self.recent_bytes -= len(self.recent.pop(0)[1])

    def forget_recent(self) -> None:
        """Keep nothing of what was told: whoever comes back is told the whole table."""
        self.recent.clear()
        self.recent_bytes = 0

    def state_frame(self) -> bytes:
        """The whole table as it may be told to anybody."""
        now = self.services.time.now()
        state = state_told(self.table, self.board, self.salts, now, next_table=self.next_table)
        return encoded(state)

    def broadcast(self, frame: bytes) -> None:
        """Send a frame to everybody here."""
        for connection in self.connections:
            connection.push(frame)

    def tell(self, message: FromServer) -> None:
        """Send a message without a number to everybody here."""
        self.broadcast(encoded(message))

    def missed(self, have: int) -> list[bytes] | None:
        """Return what somebody has missed who knows entry `have`; None where that is too long ago, or never was."""
        if have == self.table.number:
            return []
        frames = [frame for number, frame in self.recent if number > have]
        if not 0 < have < self.table.number or len(frames) != self.table.number - have:
            return None
        return frames

    # Who is who

    def seats_of(self, guest: Guest) -> dict[int, str]:
        """Return the seats whose keys a guest holds, with those keys."""
        held = self.holders.get(guest.browser, {})
        return {
            at: seat.key for at, seat in enumerate(self.table.seats) if seat.holder == "person" and held.get(seat.key)
        }

    def is_host(self, guest: Guest) -> bool:
        """Whether somebody may arrange this table."""
        return bool(self.table.host) and self.table.host == guest.person

    def has_played(self, guest: Guest) -> bool:
        """Whether somebody holds a seat here or ever did: then they are no spectator."""
        return any(key != GUEST for key in self.holders.get(guest.browser, {}))

    def yours(self, guest: Guest, *, screen: bool) -> Yours:
        """Return what a guest alone is told. A browser with several players' seats is never sent a program back."""
        seats = {} if screen else self.seats_of(guest)
        programs = own_told(self.table, self.salts, seats, told_back=self.told_back(guest))
        spectator = not screen and not self.has_played(guest)
        return Yours(self.table.step, tuple(seats), programs, self.is_host(guest), spectator)

    def told_back(self, guest: Guest) -> bool:
        """Whether a browser may be sent its programs back, or what opens them: only where one player uses it."""
        held = self.holders.get(guest.browser, {})
        return sum(1 for seat in self.table.seats if held.get(seat.key) and seat.holder == "person") == 1

    def is_spectator(self, connection: "Connection | Distant") -> bool:
        """Whether a connection is that of somebody who only watches, and always has."""
        return not connection.screen and not self.has_played(connection.guest)

    def tell_own(self, browsers: Iterable[str], *, besides: Connection | None = None) -> None:
        """Send browsers what they alone are told, on all their connections but one."""
        wanted = set(browsers)
        for connection in self.connections:
            if connection is not besides and connection.guest.browser in wanted:
                connection.push(encoded(self.yours(connection.guest, screen=connection.screen)))

    def browsers_with(self, key: str) -> list[str]:
        """Return the browsers that hold a seat key."""
        return [browser for browser, keys in self.holders.items() if keys.get(key)]

    def granted(self, grant: Grant) -> None:
        """Remember a grant that was written."""
        self.holders.setdefault(grant.browser, {})[grant.key] = grant.held
        self.tell_neighbours(Granted())

    def close(self) -> None:
        """Stop everything that goes on beside the table."""
        for companion in self.followers:
            companion.close()


def written_salt(entry: Entry, salt: str) -> list[Write]:
    """Return what must be written beside a program, so that the salts of replaced ones are gone."""
    what = entry.what
    if isinstance(what, Submitted):
        return [Salt(entry.table, what.step, what.piece, salt)]
    if isinstance(what, Withdrawn):
        return [SaltGone(entry.table, what.step, what.piece)]
    return []


async def restored(services: Services, row: TableRow) -> Room:
    """Return a room with a table as the store has it. Raises InvalidLog, Newer and StoreTrouble."""
    lines = await services.store.log(row.id)
    with as_newer():
        table = restore((decode(line) for line in lines), rules)
    game = await services.store.game(row.id) if table.over else None
    if game is not None:  # a name that was taken out stays out
        table = shown(table, game)
    salts: Mapping[tuple[int, str], str] = await services.store.salts(row.id)
    room = Room(services, row, table, salts, await services.store.grants(row.id))
    followers = await services.store.followers(row.id)
    room.next_table = followers[0].id if followers else ""
    return room


__all__ = ["GUEST", "Connection", "Distant", "Refusal", "Room", "encoded", "restored", "written_salt"]
