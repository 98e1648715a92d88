"""A room: one table with the people connected to it. It does no I/O: inputs go in, effects come out.

A request is checked against `ahead`, the table including everything still being stored, and becomes an `Append`. Its
results (answers, news, work for bots) leave the room only from `committed`, in the order of the log.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from msgspec import structs

from pixcade.bots.api import Thought
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.client_messages import PROTOCOL, Accept, Hint, Preview, RevealShown, Submit, Withdraw
from pixcade.protocol.server_messages import Clocks, Done, RematchReady, State, Welcome, Yours
from pixcade.room import chat, new_table, requests, seats, submissions
from pixcade.room.bot_moves import BotMoves, hinted
from pixcade.room.change import Change, Folded, Policy, Saved
from pixcade.room.effects import Answer, Append, Broadcast, Drop, Effects, Job, Send, Think, WakeAt, encoded
from pixcade.room.guest import Client, Guest, Visitor
from pixcade.room.inputs import At, CloseTable, RematchAt, Request
from pixcade.room.own_changes import OwnChange, own_changes, pause
from pixcade.room.presence import Presence
from pixcade.room.recent import Recent
from pixcade.room.rows import Visit
from pixcade.room.series import Series
from pixcade.room.views import clock_times, news, own_moves, state_view
from pixcade.table.entries import Arranged, Seated, Submitted, TakenBack, Withdrawn
from pixcade.table.table import Table, beginning

RETRY_MS = 1_000
"""Delay before the room retries its own changes after a failed write."""
CROWD = 32
CROWD_MS = 100
"""With more clients than this, presence is sent at most this often."""

SERVER = Visitor(Guest("", ""))
"""The requester of the room's own changes."""


class Venue(Protocol):
    """Server-wide context of a room."""

    @property
    def policy(self) -> Policy: ...

    @property
    def build(self) -> str: ...

    def invite(self, table: str) -> str:
        """Return the secret part of a link to a table."""

    def code(self, table: str, digest: str) -> str:
        """Return the code to join a lobby by, from the digest in its row."""


@dataclass(slots=True)
class Batch:
    """Rows being stored, and the answers that wait for them."""

    number: int
    after: Saved
    folded: list[Folded]
    client: Client
    answers: list[Answer] = field(default_factory=list)
    closes: bool = False


class Room:
    """A table and its clients. Every method returns effects to carry out in order."""

    def __init__(self, saved: Saved, series: Series, venue: Venue, at: At, *, paced: bool = True) -> None:
        """`paced` makes bots wait until the last reveal has been shown."""
        self.saved = self.ahead = saved
        self.series = series
        self.venue = venue
        self.clients: dict[Client, None] = {}
        self.batches: deque[Batch] = deque()
        self.bots = BotMoves(paced)
        self.presence = Presence.of_empty_room(saved, at.time)
        self.board = board_of(saved.table)
        self._numbers = 0
        self._recent = Recent()
        self._yours: dict[Client, Yours] = {}
        self._presence_at: int | None = None
        self._retry_at = 0
        self._wake: int | None = None

    # Public state

    @property
    def id(self) -> str:
        return self.saved.table.id

    @property
    def table(self) -> Table:
        """The table as everyone knows it: everything durable."""
        return self.saved.table

    @property
    def idle(self) -> bool:
        """Whether nothing will happen here until someone connects."""
        if self.clients or self.batches or self.bots.jobs or self.bots.chosen:
            return False
        return self._wake is None or self._wake == self.saved.row.deadline  # the store knows of it

    @property
    def people_wait(self) -> bool:
        """Whether the table waits only for bots."""
        return bool(self.bots.jobs) and len(self.bots.jobs) == len(self.table.awaited)

    @property
    def thinking(self) -> bool:
        return bool(self.bots.jobs)

    def admits(self, guest: Guest) -> bool:
        """Whether a guest may connect: to a public or finished table, one that offers seats, or that admitted them."""
        policy = self.venue.policy
        public = (self.table.settings.public and policy.public) or (self.saved.row.offered > 0 and policy.open_seats)
        return public or self.table.over or self.saved.keys.admitted(guest.browser)

    def view(self, now: int) -> State:
        """Return everything that everyone at the table may know."""
        saved = self.saved
        state = state_view(saved.table, self.board, now, next_table=saved.next_table, series=self.series)
        ends, acts = saved.row.offered, saved.row.deadline
        if not ends or saved.table.started:
            return state
        return structs.replace(state, offered=max(0, ends - now), bots_in=max(0, acts - now) if acts < ends else -1)

    def own_view(self, client: Client) -> Yours:
        """Return what only this client may know."""
        saved = self.saved
        own = seats.own_seats(saved, client)
        programs = own_moves(saved.table, own, with_own_moves=submissions.sends_back(saved, client.guest))
        host = seats.is_host(saved, client.guest)
        return Yours(saved.table.step, tuple(own), programs, host, chat.is_spectator(saved, client))

    # Inputs

    def resume(self, down_since: int, at: At) -> Effects:
        """Pause the clocks after a restart, from when the server was last alive until an awaited person is back."""
        table = self.table
        if table.started and not table.over and table.settings.clock in ("decision", "bank") and not table.paused:
            self.presence.down_since = down_since
        return self._finish([], at)

    def connect(self, client: Client, have: int, at: At) -> Effects:
        """A client has said hello; `have` is the number of its latest entry."""
        effects: Effects = [Send(client, encoded(self._welcome(client)))]
        # only the state includes rematches and removed names
        missed = None if self.table.over else self._recent.between(have, self.table.number)
        if missed is None:
            effects.append(Send(client, encoded(self.view(at.time))))
        else:
            effects += [Send(client, frame) for frame in missed]
            effects.append(Send(client, encoded(Clocks(clock_times(self.table, at.time)))))
        effects.append(self._send_own(client))
        self.clients[client] = None
        if not client.screen:
            for seat, key in self.saved.keys.seats(self.table, client.guest.browser).items():
                if self._stands_in(seat) and not self.table.slow:
                    self.presence.returning[seat] = key
                if self.presence.resume_at is not None and any(one.seat == seat for one in self.table.awaited):
                    self.presence.resume_at = at.time
        known = self.presence.sent
        effects += self._send_presence(at)
        if known is not None and known is self.presence.sent:  # the others know already
            effects.append(Send(client, encoded(self.presence.counted(self.saved, at.time))))
        effects += [Send(client, encoded(one)) for one in chat.history(self.saved, client, at.time)]
        return self._finish([*effects, *self._visit(client, at)], at)

    def _visit(self, client: Client, at: At) -> Effects:
        """Record that a player has opened a slow game, so that they get notices again."""
        table, guest = self.table, client.guest
        if not table.slow or table.over or not seats.own_seats(self.saved, client):
            return []
        change = self._change(SERVER, at)
        change.rows.append(Visit(guest.person, at.time))
        return self._put(change, None)

    def disconnect(self, client: Client, at: At) -> Effects:
        """A client has disconnected."""
        self.clients.pop(client, None)
        self._yours.pop(client, None)
        if client.screen:
            self.presence.shown = -1
        return self._finish([*self.bots.cancel_hints(client), *self._send_presence(at)], at)

    def receive(self, request: Request, at: At) -> Effects:
        """A client, or the server itself, sends a request."""
        effects = self._pause_since_down(at)
        change = self._change(request.client, at, request.id)
        reply: Done | PixcadeError | None
        try:
            reply = self._perform(change, request, effects)
        except PixcadeError as error:
            change, reply = self._change(request.client, at), error
        closes = isinstance(request.message, CloseTable) and not isinstance(reply, PixcadeError)
        effects += self._put(change, None if reply is None else Answer(request, reply), closes=closes)
        return self._finish(effects, at)

    def committed(self, batch: int, at: At) -> Effects:
        """The store has this batch, and all before it."""
        effects: Effects = []
        while self.batches and self.batches[0].number <= batch:
            effects += self._publish(self.batches.popleft(), at)
        return self._finish(effects, at)

    def failed(self, error: PixcadeError, at: At) -> Effects:
        """The store has nothing after the last committed batch."""
        answers = [answer._replace(reply=error) for batch in self.batches for answer in batch.answers]
        self.batches.clear()
        self.ahead = self.saved
        self._forget_returned()
        self._retry_at = at.time + RETRY_MS
        return self._finish([*answers], at)

    def tick(self, at: At) -> Effects:
        """The time of the last `WakeAt` has come."""
        self._wake = None
        effects: Effects = []
        if self._presence_at is not None and at.time >= self._presence_at:
            self._presence_at = None
            effects += self._send_presence(at, at_once=True)
        return self._finish(effects, at)

    def answered(self, job: Job, thought: Thought | None, at: At) -> Effects:
        """A bot has answered, or (None) has failed."""
        if job.request is None:
            self.bots.answer(job, thought, self.table)
            return self._finish([], at)
        if job not in self.bots.hints:
            return []
        self.bots.hints.remove(job)
        return self._finish(self._put(self._change(SERVER, at), Answer(job.request, hinted(job, thought))), at)

    def bots_busy(self, busy: bool, at: At) -> Effects:
        """Bots have to wait for a free core, or no longer."""
        self.presence.busy = busy
        return self._finish(self._send_presence(at), at)

    # Requests

    def _change(self, client: Client, at: At, request: str = "") -> Change:
        return Change(self.ahead, client, at, self.venue.policy, tuple(self.clients), request)

    def _perform(self, change: Change, request: Request, effects: Effects) -> Done | PixcadeError | None:
        """Execute a request; return the answer, or None if it comes later. Raises a PixcadeError."""
        message = request.message
        known = change.table.answers.get((request.client.guest.browser, request.id))
        match message:
            case Submit() | Withdraw() if known is not None:
                return submissions.repeated(change, message, known)
            case Submit():
                return submissions.submit(change, message)
            case Withdraw():
                return submissions.withdraw(change, message)
            case RevealShown():
                self._show(request.client, message.step)
                effects += self._send_presence(change.at)
                return Done(request.id, 0)
            case Accept():
                self.presence.acceptance.accept(change.saved, request.client, change.now)
                effects += self._send_presence(change.at)
                return Done(request.id, 0)
            case Hint():
                if self.table.settings.daily:
                    raise PixcadeError("server.daily-fixed")
                if not seats.is_alone(self.table):
                    raise PixcadeError("server.no-hints")
                decision = self._own_decision(self.saved, request.client, message)
                effects.append(Think(self.bots.hint(self.saved, decision, request, change.at)))
                return None
            case Preview():
                decision = self._own_decision(change.saved, request.client, message)
                offered = change.table.game.choices(change.table.state, decision)
                return Done(request.id, 0, values={"choices": offered})
            case RematchAt():
                following = new_table.request_rematch(change, message, self.series)
                return Done(request.id, 0, values={"table": following})
        if known is not None:
            return Done(request.id, known.number)
        requests.execute(change, request)
        return Done(request.id, change.folded[0].entry.number if change.folded else 0)

    def _own_decision(self, saved: Saved, client: Client, message: Hint | Preview) -> Decision:
        """Return the decision that a client's seat has to make for a piece. Raises a PixcadeError."""
        decision = next((one for one in saved.table.due if one.piece == message.piece), None)
        own = seats.own_seats(saved, client)
        if decision is None or decision.seat != message.seat or decision.seat not in own:
            raise PixcadeError("core.not-awaited", piece=message.piece)
        return decision

    def _show(self, client: Client, step: int) -> None:
        """A screen has shown a step; never beyond what is public, never backwards.

        Controllers follow the host's shared screen, and bots the person who is alone with them.
        """
        step = min(step, self.table.step)
        if client.screen and seats.is_host(self.saved, client.guest):
            self.presence.shown = max(self.presence.shown, step)
        elif seats.own_seats(self.saved, client) and seats.is_alone(self.table):
            self.bots.seen = max(self.bots.seen, step)

    def _put(self, change: Change, answer: Answer | None, *, closes: bool = False) -> Effects:
        """Send a change to the store; an answer waits for everything being stored."""
        answers = [] if answer is None else [answer]
        if not change.rows:
            if self.batches:
                self.batches[-1].answers += answers
                return []
            return [*answers]
        self._numbers += 1
        self.batches.append(Batch(self._numbers, change.saved, change.folded, change.client, answers, closes))
        self.ahead = change.saved
        return [Append(self._numbers, tuple(one.entry for one in change.folded), tuple(change.rows))]

    # Publishing

    def _publish(self, batch: Batch, at: At) -> Effects:
        """A batch is durable: answer, then publish what it has changed."""
        before, self.saved = self.saved, batch.after
        saved = self.saved
        if saved.table.paused:
            self.presence.down_since = None
        self._forget_returned()
        effects: Effects = [*batch.answers]
        whole = saved.row.offered != before.row.offered
        for one in batch.folded:
            if isinstance(one.entry.what, Arranged):
                self.board = board_of(one.after)
            if isinstance(one.entry.what, TakenBack):
                self.presence.shown = min(self.presence.shown, one.after.step)
                self.bots.seen = min(self.bots.seen, one.after.step)
            message = None if whole else news(*one, self.board, at.time)
            if message is None:  # the whole state carries everything from here on
                whole = True
            else:
                frame = encoded(message)
                self._recent.add(one.entry.number, frame)
                effects.append(Broadcast(frame))
            whole |= isinstance(one.entry.what, Seated) and one.entry.what.by == seats.OPERATOR
        if whole:
            self._recent.clear()
            effects.append(Broadcast(encoded(self.view(at.time))))
        effects += chat.news(before, saved, self.clients, at.time)
        effects += self._publish_own(before, batch)
        if saved.next_table != before.next_table:
            effects.append(Broadcast(encoded(RematchReady(saved.next_table, saved.followed_by))))
        other = any(not isinstance(one.entry.what, Submitted | Withdrawn) for one in batch.folded)
        if other or before.table.seats is not saved.table.seats or before.keys is not saved.keys:
            effects += self._send_presence(at)
        if batch.closes:
            effects.append(Drop("server.closed"))
        return effects

    def _forget_returned(self) -> None:
        """Forget who has reconnected once that is durable."""
        returning = self.presence.returning
        self.presence.returning = {at: key for at, key in returning.items() if self._stands_in(at)}

    def _stands_in(self, seat: int) -> bool:
        """Whether a stand-in has a seat, as stored or as being stored: later writes may fail."""
        tables = [self.table, *(batch.after.table for batch in self.batches)]
        return any(table.seats[seat].away for table in tables if seat < len(table.seats))

    def _publish_own(self, before: Saved, batch: Batch) -> Effects:
        """Send clients what only they may know, if it has changed."""
        table, saved = self.table, self.saved
        if before.keys is not saved.keys or before.table.seats is not table.seats or before.table.host != table.host:
            stale = [one for one in self.clients if self.own_view(one) != self._yours.get(one)]
            return [self._send_own(one) for one in stale]
        moved = {one.entry.what.seat for one in batch.folded if isinstance(one.entry.what, Submitted | Withdrawn)}
        holders = {browser for seat in moved for browser in saved.keys.holders(table.seats[seat].key)}
        others = [one for one in self.clients if one is not batch.client and one.guest.browser in holders]
        return [self._send_own(one) for one in others]

    def _welcome(self, client: Client) -> Welcome:
        """Return a client's identity here. Only those who were admitted, and their screens, get codes and links."""
        saved, guest, venue = self.saved, client.guest, self.venue
        inside = saved.keys.admitted(guest.browser)
        return Welcome(
            protocol=PROTOCOL,
            build=venue.build,
            table=self.id,
            person=guest.person,
            name=guest.name,
            seats=tuple(seats.own_seats(saved, client)),
            host=seats.is_host(saved, guest),
            spectator=chat.is_spectator(saved, client),
            screen=client.screen,
            code=venue.code(self.id, saved.row.code) if inside else "",
            invite=venue.invite(self.series.first or self.id) if inside else "",
        )

    def _send_own(self, client: Client) -> Send:
        self._yours[client] = view = self.own_view(client)
        return Send(client, encoded(view))

    def _send_presence(self, at: At, *, at_once: bool = False) -> Effects:
        """Send everyone who is present, if that has changed; with a large crowd, a little later."""
        if not at_once and len(self.clients) > CROWD:
            self._presence_at = self._presence_at or at.time + CROWD_MS
            return []
        told = self.presence.update(self.saved, self.clients, at.time)
        return [] if told is None else [Broadcast(encoded(told))]

    # The room's own changes

    def _finish(self, effects: Effects, at: At) -> Effects:
        """After an input: start bots, make the room's own changes that are due, and schedule the next wake-up."""
        effects += self.bots.start(self.saved, self.ahead.table, unwatched=not self.clients)
        changes = self._own_changes()
        due = [change for change in changes if at.time >= max(change.at, self._retry_at)]
        for change in due:
            effects += self._make(change.make, at)
        if due:
            changes = self._own_changes()
        times = [max(change.at, self._retry_at, at.time + 1) for change in changes]
        if self._presence_at is not None:
            times.append(max(self._presence_at, at.time + 1))
        wake = min(times, default=None)
        if wake != self._wake:
            self._wake = wake
            effects.append(WakeAt(wake))
        return effects

    def _own_changes(self) -> list[OwnChange]:
        found = own_changes(self.ahead, self.presence, self.clients)
        return found + self.bots.submissions(self.ahead.table)

    def _pause_since_down(self, at: At) -> Effects:
        """Exclude downtime from the clocks before a request is stored."""
        since, table = self.presence.down_since, self.ahead.table
        return [] if since is None or table.paused or table.over else self._make(partial(pause, since), at)

    def _make(self, make: Callable[[Change], None], at: At) -> Effects:
        """Make a change of the room's own; a rejected one is retried later."""
        change = self._change(SERVER, at)
        try:
            make(change)
        except PixcadeError:
            self._retry_at = at.time + RETRY_MS
            return []
        return self._put(change, None)


def board_of(table: Table) -> BoardView:
    """Return the view of a table's first position."""
    first = beginning(table.game, table.settings) if table.played else table.state
    return BoardView(table.game, first)
