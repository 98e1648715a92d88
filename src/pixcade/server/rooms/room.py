"""A room: a table in memory with the people who are at it now.

Everything that is asked of a table goes through `Room.perform`, or for most programs through
`pixcade.server.rooms.commit`: an entry is made, folded, appended to the store, acknowledged, and only then published.
Requests to one room wait for each other, those to different rooms don't.
"""

from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from operator import is_
from typing import TYPE_CHECKING, NamedTuple

from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import NOBODY
from pixcade.core.record import result_of
from pixcade.games import rules
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.server_messages import State, Yours
from pixcade.server.access.guest import Guest
from pixcade.server.replays.replay import shown
from pixcade.server.rooms.broadcast import Broadcast, Connection, Distant, encoded
from pixcade.server.rooms.commit import PendingEntry, RoomLock, RoomQueue
from pixcade.server.rooms.idempotency import AnsweredRequests
from pixcade.server.rooms.log_versions import as_newer
from pixcade.server.rooms.seat_keys import SeatKeys
from pixcade.server.rooms.series import Series
from pixcade.server.rooms.tasks import BackgroundTasks
from pixcade.server.rooms.views import Salts, news, own_told, phase_of, state_told
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import ClusterMessage, Granted, Grown, topic, written
from pixcade.store.api import (
    Conflict,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    NoSuchTable,
    StoreTrouble,
    TableRow,
    TableThere,
    Write,
)
from pixcade.table.codec import decode, encode
from pixcade.table.entries import Arranged, Entry, Hosted, Left, Seated, Submitted, Swapped, Withdrawn
from pixcade.table.fold import fold
from pixcade.table.silence import host_seats
from pixcade.table.snapshot import Snapshot, snapshot_of
from pixcade.table.table import Answer, Table, beginning

if TYPE_CHECKING:
    from pixcade.server.rooms.bots import RoomBots
    from pixcade.server.rooms.presence import Presence

OPERATOR = "operator"
"""Stands in a log for the operator."""

SALTS_KEPT = 2
"""The salts of so many steps stay in memory; all are in the store."""

SNAPSHOT_EVERY = 500
"""After so many entries a new snapshot is stored, so that no more than about twice as many are ever folded."""

Ask = Callable[[Table, int], Entry | Answer | None]


@dataclass(slots=True)
class ChatShown:
    """What the sockets of a room were sent of its chat."""

    told: dict[int, int] = field(default_factory=dict)
    """The digest of each message by its number."""
    last: int | None = None
    """The number of the last message, where it is known."""
    silent: bool = False
    """Whether nobody has ever written anything, as far as that is known: then nothing need be read."""


class WholeFrame(NamedTuple):
    """The whole table as a frame, with all that it was made from."""

    table: Table
    next_table: str
    series: Series
    frame: bytes


class Room:
    """A table, the keys to its seats, the sockets at it, and what is on its way into its log."""

    presence: "Presence"
    bots: "RoomBots"
    when_over: Callable[[], Coroutine[object, object, None]]
    """What is done when the game is over, beside everything else."""

    def __init__(self, services: Services, row: TableRow, table: Table, salts: Salts, grants: Iterable[Grant]) -> None:
        """Take over a table as the store has it. Presence and bots are added when the room is opened."""
        self.services = services
        self.id = table.id
        self.row = row
        self.table = table
        self.salts = {place: salt for place, salt in salts.items() if place[0] >= table.step - SALTS_KEPT}
        first = beginning(table.game, table.settings) if table.played else table.state
        self.board = BoardView(table.game, first)
        self.keys = SeatKeys(grants)
        self.broadcast = Broadcast()
        self.queue = RoomQueue(table)
        self.lock = RoomLock(self.queue)
        self.tasks = BackgroundTasks(services.log, table=table.id)
        self.chat = ChatShown()
        self.answered = AnsweredRequests()
        self.wanted = services.time.now()
        """When somebody last asked for this room: they may be on their way."""
        self.next_table = ""
        self.owner = NOBODY
        """Whose turns its bots take: those of whoever came first."""
        self.series = Series()
        """How the games before this one went, where it is a rematch."""
        self.snapshot_due = table.number + SNAPSHOT_EVERY
        """The number of the entry with which the next snapshot is stored."""
        self.whole: WholeFrame | None = None
        """What was last sent to somebody who came."""

    # Entries

    async def perform(
        self,
        ask: Ask,
        *,
        beside: Callable[[Entry], Iterable[Write]] | None = None,
        acknowledge: Callable[[Entry], None] | None = None,
    ) -> Entry | Answer | None:
        """Ask for an entry; append, acknowledge and publish it. Raises what `ask` refuses with, and StoreTrouble.

        `beside` is written together with the entry; `acknowledge` is called when it is durable, before others hear.
        """
        async with self.lock:
            while True:
                try:
                    entry = ask(self.table, self.services.time.now())
                except Refusal:
                    if self.services.bus.alone or not await self.catch_up():
                        raise
                    continue  # another process has appended something since: what was refused may be right now
                if not isinstance(entry, Entry):
                    return entry
                after = fold(self.table, entry, rules)
                pending = self.prepare(self.table, entry, after, beside(entry) if beside else ())
                try:
                    await self.services.store.write(*pending.writes)
                except Conflict:  # another process was first: read on and ask again
                    await self.catch_up()
                    continue
                except NoSuchTable:
                    raise Refusal("server.no-such-table") from None
                if acknowledge is not None:
                    acknowledge(entry)
                self.queue.ahead = after
                self.durable(pending)
                self.announce()
                return entry

    def prepare(self, table: Table, entry: Entry, after: Table, beside: Iterable[Write]) -> PendingEntry:
        """Return an entry that follows on a table, with all that has to be written for it."""
        writes: list[Write] = [LogLine(entry.table, entry.number, encode(entry)), *beside]
        if not table.started:  # a lobby may have been removed by another process: no log begins in its middle
            writes.insert(0, TableThere(entry.table))
        row = None
        if after.over or not table.started:  # while a game goes on, lists show what they have shown
            row = self.changed_row(after, entry)
            if row is not None:
                writes.append(row)
            if after.over and not table.over:
                writes += self.finished_game(after)
        return PendingEntry(entry, after, writes, row)

    def durable(self, pending: PendingEntry) -> None:
        """An entry is durable: go on from it, and publish it."""
        if pending.row is not None:
            self.row = pending.row
        self.add(pending.entry, pending.after)
        if pending.entry.number >= self.snapshot_due:
            line = next(one.text for one in pending.writes if isinstance(one, LogLine))
            self.snapshot_if_due(pending.after, line)

    def snapshot_at(self, number: int) -> None:
        """The last snapshot in the store is of this entry."""
        self.snapshot_due = number + SNAPSHOT_EVERY

    def snapshot_if_due(self, table: Table, line: str) -> None:
        """Store a snapshot of the table after an entry that is durable, if there are many since the last one."""
        if table.number >= self.snapshot_due:
            self.snapshot_at(table.number)
            self.tasks.begin(self.keep_snapshot(snapshot_of(table, line)))

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Store a snapshot. Without it nothing is lost but time."""
        with suppress(StoreTrouble, NoSuchTable):
            await self.services.store.write(TableThere(self.id), snapshot)

    def add(self, entry: Entry, after: Table) -> None:
        """An entry is in the log: go on from it, and publish it here."""
        before, self.table, self.whole = self.table, after, None
        if isinstance(entry.what, Arranged):
            self.board = BoardView(after.game, beginning(after.game, after.settings))
        if after.step != before.step:
            self.services.metrics.step(after.game.info.id)
            for place in [place for place in self.salts if place[0] < after.step - SALTS_KEPT]:
                del self.salts[place]
        self.services.metrics.entry(type(entry.what))
        now = self.services.time.now() if after.settings.clock != "none" else after.time
        told = news(before, entry, after, self.board, self.salts, now)
        if told is None:
            self.broadcast.publish_whole(self.view())
        else:
            self.broadcast.publish(entry.number, told)
        self.react(before, entry)

    def react(self, before: Table, entry: Entry) -> None:
        """Let bots, presence and clocks follow an entry, as far as it concerns them."""
        table = self.table
        seated = before.seats is not table.seats
        if seated or self.bots.seated:
            self.bots.follow()
        if seated or not isinstance(entry.what, Submitted | Withdrawn):
            self.presence.refresh()
        elif table.settings.clock != "none" or table.over:
            self.presence.set_timer()
        if table.step != before.step and self.presence.waits_for_step:
            self.presence.next_step()
        if table.over and not before.over:
            self.tasks.begin(self.when_over())

    def recover(self) -> None:
        """After a fault of ours: go on from what is durable, and publish the whole table in case some was not told."""
        if self.queue.empty and self.table is not self.queue.ahead:
            self.table = self.queue.ahead
            self.broadcast.publish_whole(self.view())

    def changed_row(self, after: Table, entry: Entry) -> TableRow | None:
        """Return the table's row as it must be now, where lists would show something else than they do."""
        phase, public = phase_of(after), after.settings.public
        if after.started and (phase, public) == (self.row.phase, self.row.public):
            return None
        code = self.row.code if phase == "lobby" else ""
        clocks = after.settings.clock != "none"
        game = after.game.info.id
        return replace(self.row, game=game, phase=phase, public=public, touched=entry.time, code=code, clocks=clocks)

    def finished_game(self, after: Table) -> list[Write]:
        """Return what is kept of a game that is over."""
        self.services.metrics.games.labels(after.game.info.id, after.stopped or "played").inc()
        if not after.started:
            return []
        players = tuple(
            GamePlayer(at, seat.person if seat.holder == "person" else "", seat.name)
            for at, seat in enumerate(after.seats)
        )
        result = result_of(after.outcome, after.game.points(after.state))
        return [GameRow(self.id, after.game.info.id, after.time, after.settings.public, result, players)]

    def show_names(self, game: GameRow) -> None:
        """Show a finished table with the names that still stand."""
        table = shown(self.table, game)
        if table != self.table:
            self.table = self.queue.ahead = table
            self.broadcast.publish_whole(self.view())

    # Other processes

    def announce(self) -> None:
        """Tell the other processes that the log has grown, now that it has."""
        if not self.services.bus.alone:
            self.services.bus.publish(topic(self.id), written(Grown(self.table.number)))

    def tell_cluster(self, message: ClusterMessage) -> None:
        """Tell the other processes something about this table."""
        if not self.services.bus.alone:
            self.services.bus.publish(topic(self.id), written(message))

    async def catch_up(self) -> bool:
        """Read what others have appended, and go on from there; whether anything was.

        Raises InvalidLog and WrittenByNewerVersion.
        """
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
            self.queue.ahead = after
            self.add(entry, after)
            if isinstance(entry.what, Seated) and entry.what.by == OPERATOR:
                self.broadcast.forget_recent()  # it holds the name that was taken out
            if isinstance(entry.what, Submitted | Withdrawn):
                self.tell_own(self.keys.holders(self.table.seats[entry.what.seat].key))
            elif isinstance(entry.what, Seated | Left | Swapped | Hosted):
                self.tell_own({connection.guest.browser for connection in self.broadcast.connections})
        return bool(entries)

    async def read_grants(self) -> bool:
        """Read who may come here, and sit where; whether that is something new."""
        return self.keys.replace(await self.services.store.grants(self.id))

    async def refresh_grants(self) -> None:
        """Read the grants again, and send everybody here their own where something is new."""
        async with self.lock:
            changed = await self.read_grants()
        if changed:
            self.tell_everybody_own()

    def granted(self, grant: Grant) -> None:
        """Remember a grant that was written."""
        self.keys.add(grant)
        self.tell_cluster(Granted())

    # What is sent to whom

    def view(self) -> State:
        """The whole table as it may be told to anybody."""
        now = self.services.time.now()
        return state_told(self.table, self.board, self.salts, now, next_table=self.next_table, series=self.series)

    def view_frame(self) -> bytes:
        """The whole table as a frame: where no clock runs, it is the same for all who come until something changes."""
        made_from = (self.table, self.next_table, self.series)
        if self.whole is not None and all(map(is_, self.whole, made_from)):
            return self.whole.frame
        frame = encoded(self.view())
        self.whole = WholeFrame(*made_from, frame) if self.table.settings.clock == "none" else None
        return frame

    def own_view(self, guest: Guest, *, screen: bool) -> Yours:
        """What a guest alone is told."""
        seats = {} if screen else self.keys.seats(self.table, guest.browser)
        programs = own_told(self.table, self.salts, seats, told_back=self.sends_back(guest))
        spectator = not screen and not self.keys.has_played(guest.browser)
        return Yours(self.table.step, tuple(seats), programs, self.is_host(guest), spectator)

    def tell_own(self, browsers: Iterable[str], *, besides: Connection | None = None) -> None:
        """Send browsers what they alone are told, on all their connections but one."""
        wanted = set(browsers)
        for connection in self.broadcast.connections:
            if connection is not besides and connection.guest.browser in wanted:
                connection.push(encoded(self.own_view(connection.guest, screen=connection.screen)))

    def tell_everybody_own(self) -> None:
        """Send everybody here what they alone are told, after grants have changed."""
        self.tell_own({one.guest.browser for one in self.broadcast.connections})
        self.presence.refresh()

    def sends_back(self, guest: Guest) -> bool:
        """Whether a browser may be sent its programs back, or what opens them: only where one player uses it."""
        return len(self.keys.seats(self.table, guest.browser)) == 1

    def is_host(self, guest: Guest) -> bool:
        """Whether somebody may arrange this table: the host, on every device that holds a seat of theirs."""
        if guest.person == self.table.host != "":
            return True
        return any(self.keys.holds(guest.browser, self.table.seats[at].key) for at in host_seats(self.table))

    def is_spectator(self, connection: Connection | Distant) -> bool:
        """Whether a connection is that of somebody who only watches, and always has."""
        return not connection.screen and not self.keys.has_played(connection.guest.browser)

    def close(self) -> None:
        """Stop everything that goes on beside the table."""
        self.bots.close()
        self.presence.close()
        self.tasks.close()
