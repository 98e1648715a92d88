"""A room: one table with the people connected to it. It does no I/O: inputs go in, effects come out.

A request is checked against `ahead`, the table including everything still being stored, and becomes an `Append`. Its
results (answers, news, work for bots) leave the room only from `committed`, in the order of the log.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from msgspec.json import Encoder

from pixcade.bots.api import DecisionTask, Thought
from pixcade.bots.levels import TOP
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.client_messages import (
    PROTOCOL,
    Accept,
    Hint,
    Preview,
    RevealShown,
    SendChat,
    Submit,
    TakeBack,
    Withdraw,
)
from pixcade.protocol.server_messages import (
    ChatRemoved,
    Clocks,
    Done,
    FromServer,
    Rejected,
    RematchReady,
    State,
    Welcome,
    Yours,
)
from pixcade.room import acceptance, chat, new_table, seats, submissions
from pixcade.room.change import Change, Folded, Policy, Saved
from pixcade.room.effects import (
    Answer,
    Append,
    Broadcast,
    Cancel,
    Drop,
    Effects,
    Job,
    Send,
    Think,
    WakeAt,
)
from pixcade.room.guest import Client, Guest, Visitor
from pixcade.room.inputs import (
    Admit,
    At,
    CloseTable,
    RematchAt,
    RemoveMessage,
    RemoveName,
    Request,
    SignOut,
    StopGame,
    TakeOff,
    UseLink,
)
from pixcade.room.presence import Presence, heir
from pixcade.room.rows import Grant, Visit
from pixcade.room.seat_keys import GUEST
from pixcade.room.series import Series
from pixcade.room.views import clock_times, news, own_moves, state_view
from pixcade.table import commands
from pixcade.table.clocks import UNATTENDED_STEPS, next_expiry
from pixcade.table.entries import Arranged, Seated, Submitted, TakenBack, Withdrawn
from pixcade.table.table import BOT_KEY, Table, TableError, beginning

RETRY_MS = 1_000
"""Delay before the room retries its own changes after a failed write."""
RECENT_CHARACTERS = 32_768
"""How much of the latest output is kept for clients that reconnect."""
CROWD = 32
CROWD_MS = 100
"""With more clients than this, presence is sent at most this often."""
HINT_MOVES = 8

ENCODER = Encoder()
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


class JobKey(NamedTuple):
    """A decision of a bot, in one tenancy of its seat."""

    step: int
    piece: str
    since: int


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
        self.paced = paced
        self.clients: dict[Client, None] = {}
        self.batches: deque[Batch] = deque()
        self.presence = Presence.of_empty_room(saved, at.time)
        self.board = board_of(saved.table)
        self._numbers = 0
        self._recent: deque[tuple[int, str]] = deque()
        self._recent_characters = 0
        self._yours: dict[Client, Yours] = {}
        self._jobs: dict[JobKey, Job] = {}
        self._ready: dict[JobKey, str] = {}
        """Moves that bots have chosen and that aren't durable yet."""
        self._hints: list[Job] = []
        self._seen = -1
        """The step that the person alone with bots has been shown."""
        self._returning: dict[int, str] = {}
        """Seats, with their keys, whose people have reconnected."""
        self._down_since: int | None = None
        """Since when there was no server, until the pause for that is durable."""
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
        if self.clients or self.batches or self._jobs or self._ready:
            return False
        return self._wake is None or self._wake == self.saved.row.deadline  # the store knows of it

    @property
    def people_wait(self) -> bool:
        """Whether the table waits only for bots."""
        return bool(self._jobs) and len(self._jobs) == len(self.table.awaited)

    @property
    def thinking(self) -> bool:
        return bool(self._jobs)

    def admits(self, guest: Guest) -> bool:
        """Whether a guest may connect: to a public or finished table, or one that admitted them."""
        public = self.table.settings.public and self.venue.policy.public
        return public or self.table.over or self.saved.keys.admitted(guest.browser)

    def view(self, now: int) -> State:
        """Return everything that everyone at the table may know."""
        saved = self.saved
        return state_view(saved.table, self.board, now, next_table=saved.next_table, series=self.series)

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
            self._down_since = down_since
        return self._finish(self._pause_since_down(at), at)

    def connect(self, client: Client, have: int, at: At) -> Effects:
        """A client has said hello; `have` is the number of its latest entry."""
        effects: Effects = [Send(client, encoded(self._welcome(client)))]
        missed = self._missed(have)
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
                    self._returning[seat] = key
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
        effects: Effects = []
        for job in [job for job in self._hints if job.request is not None and job.request.client is client]:
            self._hints.remove(job)
            effects.append(Cancel(job))
        return self._finish([*effects, *self._send_presence(at)], at)

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
        answers = [replace_error(answer, error) for batch in self.batches for answer in batch.answers]
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
        if job.request is not None:
            if job not in self._hints:
                return []
            self._hints.remove(job)
            return self._finish(self._put(self._change(SERVER, at), Answer(job.request, hinted(job, thought))), at)
        key = JobKey(job.task.step, job.task.decision.piece, job.since)
        if self._jobs.pop(key, None) is not None:
            table = self.table
            move = table.game.format_move(table.state, table.game.default(table.state, job.task.decision))
            self._ready[key] = move if thought is None else thought.move
        return self._finish([], at)

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
                effects.append(Think(self._hint(request, message, change.at)))
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
        self._command(change, request)
        return Done(request.id, change.folded[0].entry.number if change.folded else 0)

    def _command(self, change: Change, request: Request) -> None:
        table, keys, guest = change.table, change.saved.keys, change.guest
        message = request.message
        match message:
            case SendChat():
                if not chat.was_sent(change, message):
                    chat.send(change, message)
            case Admit():
                if not keys.admitted(guest.browser):
                    change.grant(Grant(table.id, GUEST, guest.browser))
            case UseLink():
                if message.key not in [seat.key for seat in table.seats if seat.holder == "person"]:
                    raise PixcadeError("server.wrong-link")
                change.grant(Grant(table.id, message.key, guest.browser))
                change.share_devices()
                if any(one.guest.browser == guest.browser and not one.screen for one in self.clients):
                    seat = next(at for at, one in enumerate(table.seats) if one.key == message.key)
                    give_back(change, seat, message.key)
            case SignOut():
                key = keys.seats(table, guest.browser).get(message.seat)
                if key is None:
                    raise TableError("table.not-your-seat", seat=message.seat + 1)
                others = [browser for browser in keys.holders(key) if browser != guest.browser]
                change.grant(*(Grant(table.id, key, browser, held=False) for browser in others))
                change.share_devices()
            case TakeBack():
                submissions.take_back(change, message)
            case StopGame():
                if not table.over and (message.unless_after is None or table.time < message.unless_after):
                    change.append(commands.stop(table, change.now, by=message.by))
            case CloseTable():
                if not table.over:
                    change.append(commands.stop(table, change.now, by=seats.OPERATOR))
                change.write_row(replace(change.saved.row, phase="closed", code=""))
            case TakeOff():
                for seat in (at for at, one in enumerate(table.seats) if one.person == message.person and table.slow):
                    if not table.over:
                        change.append(commands.take_off(change.table, change.now, seat, message.until))
            case RemoveName():
                seats.remove_name(change, message.person, message.instead)
            case RemoveMessage():
                if all(line.number != message.number for line in change.saved.chat):
                    raise PixcadeError("server.no-such-message")
                change.remove_message(message.number)
            case _:
                seats.COMMANDS[type(message)](change, message)

    def _own_decision(self, saved: Saved, client: Client, message: Hint | Preview) -> Decision:
        """Return the decision that a client's seat has to make for a piece. Raises a PixcadeError."""
        decision = next((one for one in saved.table.due if one.piece == message.piece), None)
        own = seats.own_seats(saved, client)
        if decision is None or decision.seat != message.seat or decision.seat not in own:
            raise PixcadeError("core.not-awaited", piece=message.piece)
        return decision

    def _hint(self, request: Request, message: Hint, at: At) -> Job:
        """Return the work for a hint: the strongest bot, for a person who plays alone against bots."""
        table = self.table  # what isn't durable may still be rolled back
        if table.settings.daily:
            raise PixcadeError("server.daily-fixed")
        if not seats.is_alone(table):
            raise PixcadeError("server.no-hints")
        decision = self._own_decision(self.saved, request.client, message)
        secret = at.random_bytes(32)  # not the table's: a hint must not reveal what bots will draw
        job = self._job(table, decision, TOP, secret, request)
        self._hints.append(job)
        return job

    def _show(self, client: Client, step: int) -> None:
        """A screen has shown a step; never beyond what is public, never backwards.

        Controllers follow the host's shared screen, and bots the person who is alone with them.
        """
        step = min(step, self.table.step)
        if client.screen and seats.is_host(self.saved, client.guest):
            self.presence.shown = max(self.presence.shown, step)
        elif seats.own_seats(self.saved, client) and seats.is_alone(self.table):
            self._seen = max(self._seen, step)

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
            self._down_since = None
        self._forget_returned()
        effects: Effects = [*batch.answers]
        whole = False
        for one in batch.folded:
            if isinstance(one.entry.what, Arranged):
                self.board = board_of(one.after)
            if isinstance(one.entry.what, TakenBack):
                self.presence.shown = min(self.presence.shown, one.after.step)
                self._seen = min(self._seen, one.after.step)
            message = None if whole else news(*one, self.board, at.time)
            if message is None:  # the whole state carries everything from here on
                whole = True
            else:
                effects.append(Broadcast(self._keep(one.entry.number, encoded(message))))
            whole |= isinstance(one.entry.what, Seated) and one.entry.what.by == seats.OPERATOR
        if whole:
            self._recent.clear()
            self._recent_characters = 0
            effects.append(Broadcast(encoded(self.view(at.time))))
        effects += self._publish_chat(before, at)
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
        self._returning = {at: key for at, key in self._returning.items() if self._stands_in(at)}

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

    def _publish_chat(self, before: Saved, at: At) -> Effects:
        """Send new chat messages to their readers, and after the game what spectators wrote to players."""
        saved, table = self.saved, self.table
        effects: Effects = []
        if before.chat is not saved.chat:
            kept = {line.number for line in saved.chat}
            newest = before.chat[-1].number if before.chat else 0
            removed = [line.number for line in before.chat if line.number not in kept]
            if len(removed) == 1 and len(kept) < len(before.chat):
                effects.append(Broadcast(encoded(ChatRemoved(removed[0]))))
            for line in saved.chat:
                if line.number > newest:
                    frame = encoded(chat.message_of(line, at.time))
                    readers = (one for one in self.clients if chat.may_read(saved, table, one, line))
                    effects += [Send(one, frame) for one in readers]
        if table.over and not before.table.over:
            hidden = [encoded(chat.message_of(line, at.time)) for line in saved.chat if not line.seats][-chat.HISTORY :]
            players = [one for one in self.clients if not chat.is_spectator(saved, one)]
            effects += [Send(one, frame) for one in players for frame in hidden]
        return effects

    def _keep(self, number: int, frame: str) -> str:
        """Keep a message for clients that reconnect."""
        self._recent.append((number, frame))
        self._recent_characters += len(frame)
        while self._recent_characters > RECENT_CHARACTERS:
            self._recent_characters -= len(self._recent.popleft()[1])
        return frame

    def _missed(self, have: int) -> list[str] | None:
        """Return the messages after entry `have`; None if that is too long ago, or doesn't exist."""
        if self.table.over:
            return None  # only the state includes rematches and removed names
        number = self.table.number
        if have == number:
            return []
        frames = [frame for at, frame in self._recent if at > have]
        return frames if 0 < have < number and len(frames) == number - have else None

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

    # The room's own actions

    def _finish(self, effects: Effects, at: At) -> Effects:
        """After an input: do what is due, start bots, and schedule the next wake-up."""
        effects += self._bot_jobs()
        if at.time >= self._retry_at:
            effects += self._due(at)
        wake = self._next_wake()
        if wake is not None:
            wake = max(wake, at.time + 1)  # everything due now was done
        if wake != self._wake:
            self._wake = wake
            effects.append(WakeAt(wake))
        return effects

    def _wish(self, command: Callable[[Change], None], at: At) -> Effects:
        """Make a change of the room's own; a rejected one is retried later."""
        change = self._change(SERVER, at)
        try:
            command(change)
        except PixcadeError:
            self._retry_at = at.time + RETRY_MS
            return []
        return self._put(change, None)

    def _pause_since_down(self, at: At) -> Effects:
        """Exclude downtime from the clocks: before anything else is stored, and again after a failed write."""
        since, table = self._down_since, self.ahead.table
        if since is None or table.paused or table.over:
            return []
        return self._wish(
            lambda change: change.append(commands.pause(change.table, at.time, since, by=seats.RESTART)), at
        )

    def _due(self, at: At) -> Effects:
        """Do everything that is due now."""
        effects = self._pause_since_down(at)
        for seat, key in self._returning.items():
            if self.ahead.table.seats[seat].away:
                effects += self._wish(lambda change, s=seat, k=key: give_back(change, s, k), at)  # type: ignore[misc]  # the seat is bound
        table = self.ahead.table
        if table.over:
            return effects
        presence, ahead = self.presence, self.ahead
        starts = presence.acceptance.starts_at(ahead, self.clients)
        if starts is not None and at.time >= starts:
            effects += self._wish(acceptance.start, at)
        if presence.resume_at is not None and at.time >= presence.resume_at and table.paused_by == seats.RESTART:
            effects += self._wish(
                lambda change: change.append(commands.resume(change.table, at.time, by=seats.RESTART)), at
            )
        if table.due:
            effects += self._wish(lambda change: change.append(commands.expire(change.table, at.time)), at)
        if table.unattended >= UNATTENDED_STEPS:
            end = commands.stop
            return effects + self._wish(lambda change: change.append(end(change.table, at.time, by=seats.SERVER)), at)
        for seat, due in presence.absent(ahead, self.clients).items():
            if at.time >= due:
                effects += self._wish(
                    lambda change, s=seat: change.append(commands.go_away(change.table, at.time, s)),  # type: ignore[misc]  # as above
                    at,
                )
        passes = presence.host_passes_at(ahead, self.clients)
        if passes is not None and at.time >= passes:
            person = heir(ahead, self.clients) or ""
            effects += self._wish(
                lambda change: change.append(commands.host(change.table, at.time, person, by=seats.SERVER)), at
            )
        return [*effects, *self._hand_in(at)]

    def _next_wake(self) -> int | None:
        """Return when something is due next."""
        times = [self._presence_at]
        table, presence = self.ahead.table, self.presence
        if not table.over:
            waits = presence.resume_at if table.paused_by == seats.RESTART else None
            wishes: list[int | None] = [waits, next_expiry(table) if table.started else None]
            wishes += [*presence.absent(self.ahead, self.clients).values()]
            wishes.append(presence.host_passes_at(self.ahead, self.clients))
            wishes.append(table.time if table.unattended >= UNATTENDED_STEPS else None)
            wishes.append(presence.acceptance.starts_at(self.ahead, self.clients))
            wishes += [self._hand_in_at(key) for key in self._ready]
            times += [None if one is None else max(one, self._retry_at) for one in wishes]
        if any(table.seats[seat].away for seat in self._returning):
            times.append(self._retry_at)
        return min((one for one in times if one is not None), default=None)

    # Bots

    def _bot_jobs(self) -> Effects:
        """Start every bot that has to decide and isn't thinking yet, while anyone is connected or the game is slow."""
        table, ahead = self.table, self.ahead.table
        wanted: dict[JobKey, Decision] = {}
        if table.started and not table.over:
            for one in table.awaited:
                seat = table.seat(one.seat)
                if seat.plays == BOT_KEY:
                    wanted[JobKey(table.step, one.piece, seat.since)] = one
        self._ready = {key: move for key, move in self._ready.items() if key in wanted}
        if not self.clients and not table.slow:
            wanted = {}
        effects: Effects = []
        for key in [key for key in self._jobs if key not in wanted]:
            effects.append(Cancel(self._jobs.pop(key)))
        for key, decision in wanted.items():
            decided = ahead.step != table.step or ahead.secret(key.piece).move is not None
            if key not in self._jobs and key not in self._ready and not decided:
                seat = table.seat(decision.seat)
                bot = seat.name if seat.holder == "bot" else table.settings.stand_in
                self._jobs[key] = self._job(table, decision, bot, self.saved.row.secret)
                effects.append(Think(self._jobs[key]))
        return effects

    def _job(self, table: Table, decision: Decision, bot: str, secret: bytes, request: Request | None = None) -> Job:
        since = table.seat(decision.seat).since
        position = table.game.format_position(table.state)
        return Job(DecisionTask(table.step, bot, table.game.info.id, position, decision, secret), since, request)

    def _hand_in_at(self, key: JobKey) -> int | None:
        """Return when a bot's move may be submitted: once the last reveal has been shown, or its time is over."""
        ahead = self.ahead.table
        if ahead.step != key.step or ahead.secret(key.piece).move is not None:
            return None
        return ahead.ticks_from if self.paced and not (key.step <= self._seen and seats.is_alone(ahead)) else 0

    def _hand_in(self, at: At) -> Effects:
        """Submit the moves that bots have chosen."""
        effects: Effects = []
        for key, move in list(self._ready.items()):
            due = self._hand_in_at(key)
            if due is not None and at.time >= due:
                seat = next((one.seat for one in self.ahead.table.due if one.piece == key.piece), None)
                if seat is None:
                    continue
                change = self._change(SERVER, at)
                try:
                    submissions.submit_for_bot(change, key.step, key.piece, seat, key.since, move)
                except PixcadeError:
                    del self._ready[key]
                else:
                    effects += self._put(change, None)
        return effects


def board_of(table: Table) -> BoardView:
    """Return the view of a table's first position."""
    first = beginning(table.game, table.settings) if table.played else table.state
    return BoardView(table.game, first)


def give_back(change: Change, seat: int, key: str) -> None:
    """Give a seat back to the person for whom the stand-in has played."""
    state = change.table.seats[seat] if seat < len(change.table.seats) else None
    if state is not None and state.away and state.key == key and not change.table.over:
        change.append(commands.come_back(change.table, change.now, seat, key))


def hinted(job: Job, thought: Thought | None) -> Done | PixcadeError:
    """Return the answer to a request for a hint."""
    assert job.request is not None
    if thought is None:
        return PixcadeError("server.no-hint-now")
    weighed = sorted(thought.weighed, key=lambda one: -one.probability)[:HINT_MOVES]
    values = {
        "step": job.task.step,
        "move": thought.move,
        "reduced": thought.reduced,
        "weighed": [
            {"move": one.move, "probability": one.probability, "value": one.value, "points": one.points}
            for one in weighed
        ],
    }
    return Done(job.request.id, 0, values=values)


def replace_error(answer: Answer, error: PixcadeError) -> Answer:
    """Return the answer to a request that could not be stored; replaces a pending error too."""
    return Answer(answer.request, error)


def encoded(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def rejected(id: str, error: PixcadeError) -> str:
    return encoded(Rejected(id, error.code, error.rule, dict(error.values)))
