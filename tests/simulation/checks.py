"""Checks on every effect of a room. `Watch` knows the log, who requested what, and what was sent."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from msgspec.json import decode

from pixcade.games import rules
from pixcade.games.commitment import SALT_BYTES, commitment
from pixcade.protocol.client_messages import (
    Back,
    Hint,
    Leave,
    Pause,
    Rename,
    Resume,
    SeatBot,
    SendChat,
    Sit,
    StandIn,
    Start,
    Submit,
    Swap,
    TakeBack,
    VoteStop,
    Withdraw,
)
from pixcade.protocol.server_messages import Done
from pixcade.room.change import Saved, seat_rows
from pixcade.room.effects import Append, Job, encoded
from pixcade.room.inputs import RematchAt, Request, UseLink
from pixcade.room.room import Room
from pixcade.room.rows import ChatLine, SeatRow
from pixcade.table.entries import (
    Agreed,
    Away,
    Entry,
    Expired,
    Left,
    Paused,
    Resumed,
    Returned,
    Seated,
    Started,
    Submitted,
    Swapped,
    TakenBack,
    Withdrawn,
)
from pixcade.table.fold import fold, restore
from pixcade.table.table import BOT_KEY, Table
from tests.simulation.clocks import ClockCount
from tests.simulation.devices import NUMBERED, Connection, Device, ServerMessage
from tests.simulation.store import Store

MAKES: Mapping[type, tuple[type, ...]] = {
    Withdraw: (Withdrawn,), TakeBack: (TakenBack,), Sit: (Seated, Swapped), Rename: (Seated,), Leave: (Left,),
    SeatBot: (Left, Seated), Swap: (Swapped,), Start: (Started,), Pause: (Paused,), Resume: (Resumed,),
    Back: (Returned,), StandIn: (Away,), VoteStop: (Agreed,),
}  # fmt: skip
"""The first entry of each request that makes one. Moves are checked separately: resubmitting one makes none."""
ALWAYS = (TakeBack, Leave, Start, Pause, Resume, Back, StandIn)
"""Requests that are rejected if they change nothing."""


class Watch:
    """Checks one table from its first entry to its last."""

    def __init__(self, store: Store, id: str) -> None:
        self.store = store
        self.id = id
        self.table = restore(store.known.logs[id], rules)
        self.states = {self.table.step: self.table}
        self.clock = ClockCount(self.table)
        self.causes: dict[int, tuple[str, str]] = {}
        """The originator of each entry: browser and request id."""
        self.chosen: dict[tuple[int, str, int], set[str]] = {}
        """Bots' answers, by step, piece and tenancy."""
        self.revealed: set[int] = set()
        self.down: list[tuple[int, int]] = []
        self.new_life()

    def new_life(self) -> None:
        """A room was loaded: the store's content is known, nothing was published."""
        self.causes_of: dict[int, Request | None] = {}
        self.batches: dict[Request, Append] = {}
        self.waiting: dict[Request, int] = {}
        """Pending requests, with the last batch that their answers depend on."""
        self.last = self.durable = 0
        """The last batch sent, and the last one that the room knows to be stored or lost."""
        self.reports = 0
        """How many stored batches are being reported to the room."""
        self.fails = False
        """Whether a store failure is being reported to the room."""
        self.announced: set[int] = set()
        self.announced_chat: set[int] = set()
        self.lines: dict[int, ChatLine] = {}
        """Chat messages, including removed ones."""
        self._catch_up()
        if self.table.over:
            self.table = self.store.known.table(self.id)  # names may have been removed

    # The log

    def sent(self, batch: Append, cause: Request | None) -> None:
        """A batch is being stored: that of a request, or the room's own."""
        if cause is not None:
            by = cause.client.guest.browser, cause.id
            if any((entry.browser, entry.request) != by for entry in batch.entries):
                cause = None
        self.causes_of[batch.batch] = cause
        self.last = batch.batch
        if cause is not None:
            self.batches[cause] = batch
            self.waiting[cause] = batch.batch
        for entry in batch.entries:
            self.causes.pop(entry.number, None)
            if cause is not None:
                self.causes[entry.number] = cause.client.guest.browser, cause.id

    def asks(self, request: Request) -> None:
        self.waiting[request] = self.last

    def committed(self, batch: Append) -> None:
        """A batch was reported to the room as stored."""
        self.durable = batch.batch
        cause = self.causes_of.get(batch.batch)
        for entry in batch.entries:
            if isinstance(entry.what, Submitted | Withdrawn):
                self._check_player(entry, cause)
        for row in batch.rows:
            if isinstance(row, ChatLine) and row.text:
                chat = self.store.known.chat[self.id].values()
                assert [line.text for line in chat].count(row.text) == 1, f"sent twice: {row.text}"
        self._catch_up()
        if cause is not None and isinstance(cause.message, UseLink) and not self.table.over:
            seat = next(one for one in self.table.seats if one.key == cause.message.key)
            assert not seat.away, f"{seat.name} has opened a link and can't play"

    def _catch_up(self) -> None:
        self.lines |= self.store.known.chat.get(self.id, {})
        for entry in self.store.known.logs[self.id][self.table.number :]:
            before = self.table
            if isinstance(entry.what, Expired):
                self._check_expired(before, entry)
            self.table = fold(before, entry, rules)
            self.clock.count(before, entry, self.table)
            self.clock.check(self.table)
            if isinstance(entry.what, TakenBack):
                self._check_taken_back(before, entry.what)
            self.states[self.table.step] = self.table

    def _check_taken_back(self, before: Table, what: TakenBack) -> None:
        """Only a person alone with bots takes back, and only what nobody had hidden."""
        assert [at for at, seat in enumerate(before.seats) if seat.holder == "person"] == [what.seat]
        assert all(len(step) == 1 for step in before.played[what.step :]), "a secret step was taken back"
        assert self.table.state == self.states[what.step].state, "the position is another one than it was"

    def _check_expired(self, before: Table, entry: Entry) -> None:
        what = entry.what
        assert isinstance(what, Expired)
        assert not before.paused, "a clock has expired in a pause"
        count = deepcopy(self.clock)
        count.count(before, entry, before)
        for one in before.due:
            if one.piece in what.pieces:
                spent = count.seats[one.seat] if before.settings.clock == "bank" else count.pieces[one.piece]
                assert spent >= before.settings.milliseconds, f"the clock of {one.piece} expired early: {spent} ms"

    def _check_player(self, entry: Entry, cause: Request | None) -> None:
        """A move comes from the device that holds the seat, or from the bot that plays it."""
        what, table = entry.what, self.table
        assert isinstance(what, Submitted | Withdrawn)
        seat = table.seats[what.seat]
        assert what.step == table.step, "a move for another step"
        if what.key == BOT_KEY:
            assert isinstance(what, Submitted)
            assert seat.holder == "bot" or seat.away, f"a stand-in has played for {seat.name}, who is back"
            chosen = self.chosen.get((what.step, what.piece, seat.since), set())
            assert what.move in chosen, f"no bot has chosen {what.move} for {what.piece} in step {what.step}"
            return
        assert cause is not None, "the room has played for a person"
        message, guest = cause.message, cause.client.guest
        assert isinstance(message, Submit | Withdraw)
        assert (message.seat, message.step, message.piece) == (what.seat, what.step, what.piece)
        assert isinstance(what, Withdrawn) or (isinstance(message, Submit) and message.move == what.move)
        assert (seat.holder, seat.away, seat.key) == ("person", False, what.key), "not their seat"
        held = self.store.known.keys(self.id).holds(guest.browser, seat.key)
        assert held, f"{guest.name} has played the seat of {seat.name}"
        assert not cause.client.screen, f"the screen of {guest.name} has played the seat of {seat.name}"

    # Bots

    def job(self, job: Job) -> None:
        assert job.task.step == self.table.step, "a bot thinks about another step"
        if job.request is None:
            seat = self.table.seat(job.task.decision.seat)
            assert (seat.plays, seat.since) == (BOT_KEY, job.since), "a bot thinks for a person"

    def answer_of_bot(self, job: Job, move: str) -> None:
        if job.request is None:
            self.chosen.setdefault((job.task.step, job.task.decision.piece, job.since), set()).add(move)

    # Messages

    def answer(self, request: Request, reply: object) -> None:
        """A request is answered once, after its changes are stored, and before anyone else sees them."""
        assert request in self.waiting, "answered twice"
        last = self.waiting.pop(request)
        assert not (self.fails and isinstance(reply, Done)), f"{request.message} was not stored"
        assert self.fails or last <= self.durable, (
            f"an answer rests on batch {last}, the room has learned of {self.durable}"
        )
        if not isinstance(reply, Done):
            return
        device = request.client.device if isinstance(request.client, Connection) else None
        if device is not None and device.hostile:
            assert request.message.__class__.__name__ in ("Admit", "RevealShown"), "a guest without a seat was obeyed"
        batch = self.batches.get(request)
        if batch is not None:
            numbers = {entry.number for entry in batch.entries}
            assert not numbers & self.announced, "announced before it was acknowledged"
            lines = {row.number for row in batch.rows if isinstance(row, ChatLine)}
            assert not lines & self.announced_chat, "published before it was acknowledged"
        self._check_done(request, reply)

    def _check_done(self, request: Request, reply: Done) -> None:
        message, guest, known = request.message, request.client.guest, self.store.known
        log = known.logs[self.id]
        assert reply.number <= len(log), f"{reply.number} is acknowledged, the store has {len(log)}"
        match message:
            case Submit():
                place = message.step, message.piece, message.seat, reply.revision
                moves = [
                    entry.what.move
                    for entry in log
                    if isinstance(entry.what, Submitted)
                    and (entry.what.step, entry.what.piece, entry.what.seat, entry.what.revision) == place
                ]
                again = any(isinstance(entry.what, TakenBack) for entry in log)
                assert message.move in moves if again else moves == [message.move], (
                    f"the store has {moves} for {message}"
                )
            case Withdraw():
                assert any(isinstance(entry.what, Withdrawn) and entry.request == message.id for entry in log)
            case SendChat():
                said = [(line.person, line.text or line.phrase) for line in self.lines.values()]
                assert (guest.person, message.text or message.phrase) in said, f"lost: {message}"
            case RematchAt():
                assert reply.values["table"] in known.logs, "the rematch is lost"
        if isinstance(message, ALWAYS):
            assert reply.number, f"{message} is acknowledged and did nothing"
        if reply.number and type(message) in MAKES:
            what, cause = log[reply.number - 1].what, self.causes.get(reply.number)
            assert isinstance(what, MAKES[type(message)]), f"{message} is answered with {what}"
            assert cause == (guest.browser, request.id), f"{message} is answered with the entry of {cause}"

    def all_answered(self) -> None:
        """No request is waiting for the store."""
        self.durable = self.last
        left = self._unanswered()
        assert not left, f"no answer to {left}"

    def _unanswered(self) -> list[object]:
        """Return the requests whose changes are all stored, except those waiting for a bot."""
        ended = [one.message for one, last in self.waiting.items() if last <= self.durable]
        return [one for one in ended if not isinstance(one, Hint)]

    def frame(self, message: ServerMessage, client: Connection | None = None) -> None:
        """A message leaves the room: its content is stored, and the requester has been answered."""
        if self.reports == 1:
            left = self._unanswered()
            assert not left, f"announced before {left} was answered"
        number = message.get("number", 0)
        kind = message["type"]
        if kind in NUMBERED:
            assert number <= self.table.number, f"{kind} {number} was sent before it was stored"
        if kind == "chat":
            assert number in self.lines, "published before it was stored"
        if kind == "rematch-ready":
            assert message["table"] in self.store.known.logs, "the rematch was announced before it was stored"
        if kind == "revealed":
            self._check_commitments(message)
        if kind == "yours" and self.reports <= 1:
            assert client is not None
            own = {} if client.screen else self.store.known.keys(self.id).seats(self.table, client.guest.browser)
            assert message["seats"] == [*own], f"{client.device.name} got seats {message['seats']}, has {own}"
            for one in message["programs"]:
                secret = self.table.secret(one["piece"])
                assert (one["programmed"], one["revision"]) == (secret.move is not None, secret.revision), "not stored"
        if client is not None:
            if kind == "chat":
                self.announced_chat.add(number)
            return
        if kind in NUMBERED:
            self.announced.update({number} if kind != "state" else range(number + 1))
        if kind == "state":
            self.revealed = {step for step in self.revealed if step < message["current"]["step"]}
        if kind == "revealed":
            assert message["step"] not in self.revealed, f"step {message['step']} was revealed twice"
            self.revealed.add(message["step"])

    def _check_commitments(self, message: ServerMessage) -> None:
        for one in message["played"]:
            if one["commitment"]:
                assert len(one["salt"]) == 2 * SALT_BYTES, f"the salt of {one['piece']} is {one['salt']}"
                opened = commitment(self.id, message["step"], one["piece"], one["move"], one["salt"])
                assert opened == one["commitment"], f"the commitment of {one['piece']} can't be opened"

    # At rest

    def restored(self, saved: Saved) -> None:
        """The store has what the room has published, and the log folds to the same table."""
        stored = self.store.known.saved(self.id)
        assert stored.table == saved.table, "the log folds to another table"
        assert stored.table == self.table
        seats = {row for row in self.store.known.seats[self.id].values() if row != SeatRow(self.id, row.seat)}
        assert seats == {row for row in seat_rows(saved.table) if row != SeatRow(self.id, row.seat)}, "other seats"
        for name in ("row", "chat", "next_table"):
            ours, theirs = getattr(saved, name), getattr(stored, name)
            assert ours == theirs, f"{name}: the room has {ours}, the store {theirs}"
        assert {**saved.keys.granted} == {**stored.keys.granted}, "grants differ"

    def device(self, room: Room, device: Device, now: int) -> None:
        """A connected device that has read everything knows what the room knows."""
        assert device.connection is not None
        assert device.have == room.table.number, f"{device.name} has {device.have} of {room.table.number}"
        self._same(device, decode(encoded(room.view(now))), device.view)
        own = decode(encoded(room.own_view(device.connection)))
        for name in ("seats", "host"):
            assert own[name] == device.yours[name], f"{device.name} has other {name}: {own[name]}"
        for one in own["programs"]:
            known = device.revisions.get((own["step"], one["piece"]), 0)
            default = self.table.secret(one["piece"]).default  # which can't be replaced
            assert default or known == one["revision"], f"{device.name} has revision {known} of {one}"
        plays = device.screen or room.saved.keys.has_played(device.guest.browser)
        lines = self.store.known.chat.get(self.id, {})
        over = self.table.over
        readable = [line.number for line in lines.values() if over or (line.seats if plays else line.spectators)]
        lost = set(readable[-100:]) - device.chat.keys()
        assert not lost, f"{device.name} has not received messages {lost}"
        shown = lines if plays else set(readable)  # new players know what spectators wrote before
        others = device.chat.keys() - shown
        assert not others, f"{device.name} shows messages {others}"

    def _same(self, device: Device, right: dict[str, Any], believed: Mapping[str, Any]) -> None:
        for name, value in right.items():
            if name in ("type", "clocks"):
                continue
            other = believed[name]
            if name == "current":
                value, other = dict(value) | {"wait": 0}, dict(other) | {"wait": 0}
            assert value == other, f"{device.name} believes in {name} {other}, right is {value}"

    def clocks_stood(self) -> None:
        """No time was charged while the server was down."""
        for since, until in self.down:
            for one in self.clock.charged:
                overlap = min(until, one[1]) - max(since, one[0])
                assert overlap <= 0, f"{overlap} ms were charged while the server was down"
