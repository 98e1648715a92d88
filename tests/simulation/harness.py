"""A room with devices, a store and bots around it, which fail when told to; a Watch checks every effect."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from msgspec import structs
from msgspec.json import decode

from pixcade.bots.api import Thought, Weighed
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Rematch, Submit
from pixcade.protocol.client_messages import Request as Message
from pixcade.room.effects import Answer, Append, Broadcast, Cancel, Effects, Job, Send, Think, WakeAt, encoded, rejected
from pixcade.room.inputs import Admit, At, FromServer, RematchAt, Request
from pixcade.room.room import RETRY_MS, Room
from tests.simulation.checks import Watch
from tests.simulation.company import POLICY, company, new_table
from tests.simulation.devices import Connection, Device, ServerMessage
from tests.simulation.store import Store
from tests.simulation.trace import BEGAN, clock, entry_shown, masked, shown, summary

TROUBLE = PixcadeError("store.full")


@dataclass(frozen=True)
class Hidden:
    """A decision for which the second run of an evening chooses other moves."""

    step: int
    seat: int
    piece: str


class Sent(NamedTuple):
    """A message, without what may differ between two runs with other hidden moves.

    `owner` is the seat of the only recipient, who may see their own moves, or -1.
    """

    device: str
    text: str
    owner: int = -1


class Revealed(Exception):
    """The moves of the observed step are public."""


class Venue:
    """A server that allows everything."""

    policy = POLICY
    build = "simulation"

    def invite(self, table: str) -> str:
        return f"invite-{table}"

    def code(self, table: str, digest: str) -> str:
        return digest


class Harness:
    """Carries out the effects of a room."""

    def __init__(self, game: str, seed: int, *, actions: int, hidden: Hidden | None = None) -> None:
        self.random = Random(seed)
        self.game = GAMES[game]
        self.actions = actions
        self.hidden = hidden
        self.now = BEGAN
        self.alive = self.stopped = BEGAN
        self.loaded = 0
        self.trace: list[str] = []
        self.wire: list[Sent] = []
        self.revealed_at: dict[int, int] = {}
        """How many messages had been sent when a step was revealed."""
        self.decided: set[Hidden] = set()
        self.cause: Request | None = None
        self.ids = self.tables = 0
        self.crashes = self.random.choice([0.0, 0.003, 0.01])
        self.failures = self.random.choice([0.0, 0.15, 0.4])
        self.room: Room | None = None
        self.jobs: list[Job] = []
        self.late: list[Job] = []
        self.wake: int | None = None
        self.away: dict[int, int] = {}
        """Seats whose people have reconnected, with the tenancy of the stand-in."""
        self.devices = company(self.random)
        table = new_table(self.random, game, self.devices[0].guest)
        self.id = table.id
        self.store = Store(table.rows)
        self.watch = Watch(self.store, self.id)

    def _at(self) -> At:
        return At(self.now, self.random.randbytes(32))

    def _other(self, step: int, piece: str, move: str) -> str:
        """Return the move to play: another one for the hidden decision."""
        table = self.watch.states.get(step)
        if table is None or self.hidden is None or (step, piece) != (self.hidden.step, self.hidden.piece):
            return move
        decision = next(one for one in table.due if one.piece == piece)
        moves = [table.game.format_move(table.state, one) for one in table.game.legal(table.state, decision)]
        if move not in moves:
            return move
        others = moves[moves.index(move) + 1 :] + moves[: moves.index(move)]
        return next((one for one in others if len(one) != len(move)), (*others, move)[0])

    def _swapped(self, message: Message) -> Message:
        if not isinstance(message, Submit):
            return message
        return structs.replace(message, move=self._other(message.step, message.piece, message.move))

    def _moves(self, device: Device) -> dict[str, Sequence[str]]:
        """Return the legal moves of each piece in the position that a device sees."""
        table = self.watch.states.get(device.view["current"]["step"]) if device.view else None
        if table is None:
            return {}
        game, state = table.game, table.state
        return {one.piece: [game.format_move(state, move) for move in game.legal(state, one)] for one in table.due}

    # The network

    def _connect(self, device: Device) -> None:
        if self.room is None:
            return
        room, connection = self.room, Connection(device)
        device.connection = connection
        if self.random.random() < 0.2:
            device.reload()
        have = device.have
        if not room.admits(device.guest):
            self._server(connection, Admit())
        if device.connection is not connection:
            return
        if not device.screen:
            for seat in room.saved.keys.seats(room.table, device.guest.browser):
                if room.table.seats[seat].away:
                    self.away[seat] = room.table.seats[seat].since
        self._input(f"{device.name} connects, has {have}", lambda at: room.connect(connection, have, at))
        for message in list(device.waiting.values()):
            device.outbox.append(message)

    def _lose(self, device: Device) -> None:
        room, connection = self.room, device.connection
        assert room is not None
        assert connection is not None
        self._read(device, self.random.randint(0, len(device.inbox)))
        device.disconnect()
        for seat in room.saved.keys.seats(room.table, device.guest.browser):
            self.away.pop(seat, None)
        self._input(f"{device.name} is lost", lambda at: room.disconnect(connection, at))

    def _read(self, device: Device, count: int) -> None:
        for message in device.inbox[:count]:
            device.read(message)
        del device.inbox[:count]

    def _deliver(self, device: Device) -> None:
        """Deliver a device's next request."""
        if self.room is None or device.connection is None or not device.outbox:
            return
        room, message = self.room, device.outbox.pop(0)
        wanted = RematchAt(message, f"{self.id}-{self.ids}", "") if isinstance(message, Rematch) else message
        request = Request(device.connection, wanted, message.id)
        if isinstance(message, Submit):
            self.decided.add(Hidden(message.step, message.seat, message.piece))
        self._input(f"{device.name} asks: {shown(message)}", lambda at: room.receive(request, at), request)

    def _server(self, connection: Connection, message: FromServer) -> None:
        """A request that came over HTTP."""
        room = self.room
        assert room is not None
        request = Request(connection, message)
        line = f"{connection.device.name} asks: {message}"
        self._input(line, lambda at: room.receive(request, at), request)

    # Time, store and bots

    def _pass(self, milliseconds: int) -> None:
        """Time passes; wake-ups due in between are late, as if the machine had been asleep."""
        self.now += milliseconds
        room = self.room
        if room is None:
            return
        if self.wake is not None and self.wake <= self.now:
            self.wake = None
            self._input(f"tick at {clock(self.now)}", room.tick)
        elif self.random.random() < 0.05:
            self._input("tick for nothing", room.tick)

    def _report(self, count: int) -> None:
        """Report stored batches to the room."""
        room = self.room
        assert room is not None
        for _ in range(count):
            batch = self.store.report()
            self.watch.committed(batch)
        self.watch.reports = count
        self._input(f"store: has {batch.batch}", lambda at: room.committed(batch.batch, at))
        self.watch.reports = 0

    def _fail(self) -> None:
        if self.store.committed:
            self._report(len(self.store.committed))
        room = self.room
        if room is None:
            return
        self.store.fail()
        self.watch.fails = True
        self._input("store: FAILED", lambda at: room.failed(TROUBLE, at))
        self.watch.fails = False
        if self.room is room:
            self.watch.all_answered()

    def _answer_bot(self) -> None:
        """A bot answers or fails; a canceled one may still answer."""
        room, random = self.room, self.random
        assert room is not None
        from_late = bool(self.late) and (not self.jobs or random.random() < 0.2)
        jobs = self.late if from_late else self.jobs
        job = jobs.pop(random.randrange(len(jobs)))
        if job.request is None and random.random() < 0.1:
            self.late.append(job)  # and once more
        state = self.game.parse_position(job.task.position)
        moves = [self.game.format_move(state, move) for move in self.game.legal(state, job.task.decision)]
        default = self.game.format_move(state, self.game.default(state, job.task.decision))
        move = random.choice(moves)
        piece = job.task.decision.piece
        if job.request is None:
            self.decided.add(Hidden(job.task.step, job.task.decision.seat, piece))
            move = self._other(job.task.step, piece, move)
        thought = Thought(move, (Weighed(move, 1.0, 0.5),)) if random.random() < 0.8 else None
        self.watch.answer_of_bot(job, default if thought is None else move)
        line = f"bot {job.task.bot}: {piece} in step {job.task.step}: {thought and move}"
        self._input(line, lambda at: room.answered(job, thought, at))

    def _load(self) -> None:
        """Load the room from the store, as after a restart."""
        self.store.crash()
        self.watch.new_life()
        room = Room(self.store.known.saved(self.id), self.store.known.series(self.id), Venue(), self._at())
        self.room = room
        down, self.loaded = self.alive, self.watch.table.number
        self.watch.down.append((self.stopped, self.now))
        self._reveal(self.watch.table.step - 1)
        self._input(f"loaded, down for {self.now - down} ms", lambda at: room.resume(down, at))

    def _crash(self) -> None:
        """The server crashes: uncommitted batches and connections are lost."""
        self.trace.append("CRASH")
        room, self.room, self.stopped = self.room, None, self.now
        assert room is not None
        self.watch.restored(room.saved)
        for _ in range(self.random.randint(0, len(self.store.sent))):
            self.store.commit()
        self.jobs.clear()
        self.late.clear()
        self.away.clear()
        self.wake = None
        for device in self.devices:
            if device.connection is not None:
                self._read(device, self.random.randint(0, len(device.inbox)))
                device.disconnect()

    # Inputs and effects

    def _input(self, line: str, call: Callable[[At], Effects], cause: Request | None = None) -> None:
        self.trace.append(f"{clock(self.now)} {line}")
        self.cause = cause
        if cause is not None:
            self.watch.asks(cause)
        at = self._at()
        for effect in call(at):
            self._carry_out(effect)
            if self.random.random() < self.crashes:
                self._crash()
                return
        table = self.watch.table
        if not table.started or table.settings.clock == "none" or table.number > self.loaded:  # nothing to catch up on
            self.alive = self.now

    def _carry_out(self, effect: object) -> None:
        match effect:
            case Append():
                self._note(f"append {effect.batch}: {', '.join(map(entry_shown, effect.entries))}")
                self.store.sent.append(effect)
                self.watch.sent(effect, self.cause)
            case Answer(request, reply):
                self.watch.answer(request, reply)
                text = rejected(request.id, reply) if isinstance(reply, PixcadeError) else encoded(reply)
                if isinstance(request.client, Connection) and request.id:
                    self._send(request.client, text)
            case Send(client, frame):
                assert isinstance(client, Connection)
                self.watch.frame(decode(frame), client)
                self._send(client, frame)
            case Broadcast(frame):
                self._broadcast(frame)
            case Think(job):
                self.watch.job(job)
                self._note(f"think: {job.task.decision.piece} in step {job.task.step}")
                self.jobs.append(job)
            case Cancel(job):
                self._note(f"cancel: {job.task.decision.piece} in step {job.task.step}")
                self.jobs = [one for one in self.jobs if one is not job]
                self.late.append(job)
            case WakeAt(time):
                self.wake = time
            case _:
                raise AssertionError(f"not expected: {effect}")

    def _broadcast(self, frame: str) -> None:
        message: ServerMessage = decode(frame)
        self.watch.frame(message)
        if message["type"] == "revealed":
            self._reveal(message["step"])
        self._note(f"to all: {summary(message)}")
        for device in self.devices:
            if device.connection is not None:
                self.wire.append(Sent(device.name, masked(frame)))
                device.inbox.append(decode(frame))

    def _reveal(self, step: int) -> None:
        """The moves of this step, and of all before it, are public."""
        for one in range(step + 1):
            self.revealed_at.setdefault(one, len(self.wire))
        if self.hidden is not None and self.hidden.step <= step:
            raise Revealed

    def _send(self, client: Connection, frame: str) -> None:
        device = client.device
        message = decode(frame)
        self._note(f"to {device.name}: {summary(message)}")
        if device.connection is not client:
            return
        device.inbox.append(message)
        own = message["seats"] if message["type"] == "yours" else []
        self.wire.append(Sent(device.name, masked(frame), own[0] if len(own) == 1 else -1))

    def _note(self, line: str) -> None:
        self.trace.append(f"    {line}")

    # Invariants at rest

    def _check_quiet(self) -> None:
        room = self.room
        if room is None or self.store.sent or self.store.committed:
            return
        self.watch.restored(room.saved)
        self.watch.all_answered()
        for device in self.devices:
            if device.connection is not None and not device.inbox:
                self.watch.device(room, device, self.now)
                if not device.outbox:
                    hints = {job.request.id for job in self.jobs if job.request is not None}
                    assert device.waiting.keys() <= hints, f"{device.name} got no answer to {device.waiting}"
        for seat, since in list(self.away.items()):
            state = room.table.seats[seat] if seat < len(room.table.seats) else None
            if state is None or not state.away or state.since != since or room.table.over:
                del self.away[seat]
            else:
                assert self.wake is not None, f"{state.name} is back and can't play"
                assert self.wake <= self.now + RETRY_MS, f"{state.name} is back and has to wait"

    def _settle(self) -> None:
        """Deliver everything in transit."""
        while self.store.sent or self.store.committed or any(one.inbox or one.outbox for one in self.devices):
            while self.store.sent:
                self.store.commit()
            if self.store.committed and self.room:
                self._report(len(self.store.committed))
            for device in self.devices:
                self._read(device, len(device.inbox))
                self._deliver(device)
