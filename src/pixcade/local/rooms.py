"""The rooms of one device with their sockets and bots: inputs go in, outputs are collected."""

import base64
from collections import deque
from collections.abc import Callable, Mapping

import msgspec

from pixcade.bots.api import Thought, View, source_of
from pixcade.bots.registry import find_bot
from pixcade.bots.running.fallback import think_or_default
from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.local import messages as wire
from pixcade.local.open_table import Batch, OpenTable, Socket, lines_in, with_rows
from pixcade.protocol.client_messages import PROTOCOL, FromClient, Heartbeat, Hello, Rematch, Request
from pixcade.protocol.errors import error_body, status_of
from pixcade.protocol.server_messages import Bye, FromServer, HeartbeatReply
from pixcade.room import inputs
from pixcade.room.change import Policy, Saved
from pixcade.room.effects import (
    Answer,
    Append,
    Broadcast,
    Cancel,
    Close,
    Drop,
    Effects,
    Job,
    Send,
    Think,
    WakeAt,
    encoded,
    rejected,
)
from pixcade.room.guest import Guest
from pixcade.room.inputs import At
from pixcade.room.replay import with_shown_names
from pixcade.room.room import Room
from pixcade.room.rows import GameRow, Row
from pixcade.room.seat_keys import SeatKeys
from pixcade.room.series import MAX_SERIES_GAMES, Series, series_of
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import restore

LEVELS = ("easy", "normal", "hard")
"""The levels that are what their names say without compiled code: `run.py bench device` measures them."""
BROWSER = "device"
ID_BYTES = 10

MESSAGE = msgspec.json.Decoder(FromClient)


class NotLoaded(Exception):
    """An input needs what the storage has: the engine sends `Need`."""

    def __init__(self, table: str) -> None:
        self.table = table


class LocalRooms:
    """The rooms that pages of this device show."""

    build = ""

    def __init__(self, person: str, now: Callable[[], int], random_bytes: Callable[[int], bytes]) -> None:
        """`person` is the public id of the device's users."""
        self.guest = Guest(BROWSER, person, here=True)
        self.policy = Policy(chat=False, levels=LEVELS)
        self.now = now
        self.random_bytes = random_bytes
        self.open: dict[str, OpenTable] = {}
        self.sockets: dict[int, Socket] = {}
        self._batches: dict[int, OpenTable | wire.Answered] = {}
        self._numbers = 0
        self.jobs: deque[tuple[OpenTable, Job]] = deque()
        self.outputs: list[wire.Output] = []
        self.found: wire.Found | None = None
        """What the storage has, if it was needed for this input."""

    def begin(self, found: wire.Found | None) -> None:
        """Begin an input, with what the storage has if that was needed."""
        self.outputs = []
        self.found = found

    # The context of a room

    def invite(self, table: str) -> str:
        """Return no secret: there are no links to this device."""
        del table
        return ""

    def code(self, table: str, digest: str) -> str:
        """Return no code."""
        del table, digest
        return ""

    def at(self) -> At:
        return At(self.now(), self.random_bytes(32))

    def new_id(self) -> str:
        return base64.b32encode(self.random_bytes(ID_BYTES)).decode().lower()

    # Answers

    def answer(self, id: int, value: object, status: int = 200) -> None:
        text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        self.outputs.append(wire.Answered(id, status, text))

    def store(self, call: int, table: str, rows: list[Row], value: object) -> None:
        """Store a new table, then answer."""
        self.store_tables(call, table, with_rows({}, rows), lines_in(rows), value)

    def store_tables(
        self, call: int, table: str, tables: dict[str, wire.StoredTable], lines: tuple[wire.Line, ...], value: object
    ) -> None:
        """Store tables, then answer."""
        self._numbers += 1
        self._batches[self._numbers] = wire.Answered(call, 200, msgspec.json.encode(value).decode())
        self.outputs.append(wire.Store(self._numbers, table, encoded_tables(tables), lines))

    # Stored tables

    def tables(self, needed: str = "") -> dict[str, wire.StoredTable]:
        """Return every table in the storage, by id. Raises NotLoaded."""
        if self.found is None:
            raise NotLoaded(needed)
        found = (msgspec.json.decode(text, type=wire.StoredTable) for text in self.found.tables)
        return {table.row.id: table for table in found}

    def log(self, table: str) -> tuple[str, ...]:
        """Return the log of a table. Raises NotLoaded and a PixcadeError."""
        if table not in self.tables(table):
            raise PixcadeError("server.no-such-table")
        assert self.found is not None
        return self.found.lines

    def room(self, id: str) -> OpenTable:
        """Return the room of a table. Raises NotLoaded and a PixcadeError."""
        if id not in self.open:
            lines, tables = self.log(id), self.tables(id)
            self.open[id] = self._loaded(tables, lines, id)
        return self.open[id]

    def _loaded(self, tables: dict[str, wire.StoredTable], lines: tuple[str, ...], id: str) -> OpenTable:
        stored = tables[id]
        try:
            table = restore(map(decode, lines), rules)
        except InvalidLog:
            raise PixcadeError("server.table-damaged") from None
        if stored.game is not None:
            table = with_shown_names(table, stored.game)
        followers = [one.row for one in tables.values() if one.row.previous == id]
        next_table = min(followers, key=lambda row: row.created).id if followers else ""
        saved = Saved(table=table, row=stored.row, keys=SeatKeys.of(stored.grants), next_table=next_table)
        at = self.at()
        opened = OpenTable(Room(saved, series_before(tables, table.previous, table.match), self, at), stored)
        self._carry_out(opened, opened.room.resume(table.time, at))
        return opened

    # Sockets

    def open_socket(self, number: int, table: str) -> None:
        self.sockets[number] = Socket(number, table, self.guest)

    def receive(self, number: int, text: str) -> None:
        """Handle a message. Raises NotLoaded."""
        socket = self.sockets.get(number)
        if socket is None:
            return
        try:
            message = MESSAGE.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.end(socket, "server.not-understood", {"problem": str(error)[:200]})
            return
        table = socket.room
        if table is None:
            if isinstance(message, Hello):
                self._connect(socket, message)
        elif isinstance(message, Heartbeat):
            self._tell(socket, HeartbeatReply(table.room.table.number))
        elif not isinstance(message, Hello):
            request: Request | inputs.RematchAt = message
            if isinstance(message, Rematch):
                ahead = table.room.ahead
                following = ahead.table.over and not ahead.next_table
                request = inputs.RematchAt(message, self.new_id() if following else "", "")
            received = inputs.Request(socket, request, message.id, self.now())
            self._carry_out(table, table.room.receive(received, self.at()))

    def _connect(self, socket: Socket, hello: Hello) -> None:
        try:
            if hello.protocol != PROTOCOL:
                raise PixcadeError("server.protocol", speaks=PROTOCOL, asked=hello.protocol)
            table = self.room(socket.table)
        except PixcadeError as error:
            self.end(socket, error.code, error.values)
            return
        socket.screen, socket.room = hello.screen, table
        table.sockets[socket] = socket
        self._carry_out(table, table.room.connect(socket, hello.have, self.at()))

    def disconnect(self, number: int) -> None:
        socket = self.sockets.pop(number, None)
        table = None if socket is None else socket.room
        if socket is None or table is None:
            return
        table.sockets.pop(socket, None)
        self._carry_out(table, table.room.disconnect(socket, self.at()))
        if not table.sockets and not table.batches:
            self._forget(table)

    def _forget(self, table: OpenTable) -> None:
        """Drop a room that no page shows: nothing happens in it until one does."""
        self.jobs = deque(one for one in self.jobs if one[0] is not table)
        self.open.pop(table.room.id, None)

    def _tell(self, socket: Socket, message: FromServer) -> None:
        self.outputs.append(wire.Frame(socket.number, encoded(message)))

    def end(self, socket: Socket, code: str, values: Mapping[str, str | int], *, again: bool = False) -> None:
        """Say goodbye and close a socket."""
        self._tell(socket, Bye(code, again, dict(values)))
        self.sockets.pop(socket.number, None)
        self.outputs.append(wire.Closed(socket.number))

    # Time

    @property
    def wake(self) -> int | None:
        """When something is due next."""
        return min((one.wake for one in self.open.values() if one.wake is not None), default=None)

    def tick(self) -> None:
        """Do everything that is due."""
        for opened in tuple(self.open.values()):
            if opened.wake is not None and opened.wake <= self.now():
                opened.wake = None
                self._carry_out(opened, opened.room.tick(self.at()))

    # Effects

    def _carry_out(self, table: OpenTable, effects: Effects) -> None:
        for effect in effects:
            match effect:
                case Append():
                    self._append(table, effect)
                case Send(client, frame):
                    if socket := table.sockets.get(client):
                        self.outputs.append(wire.Frame(socket.number, frame))
                case Broadcast(frame):
                    self.outputs += [wire.Frame(one.number, frame) for one in table.sockets.values()]
                case Answer(request, reply):
                    if socket := table.sockets.get(request.client):
                        text = rejected(request.id, reply) if isinstance(reply, PixcadeError) else encoded(reply)
                        self.outputs.append(wire.Frame(socket.number, text))
                case WakeAt(time):
                    table.wake = time
                case Think(job):
                    self.jobs.append((table, job))
                case Cancel(job):
                    self.jobs = deque(one for one in self.jobs if one[1] is not job)
                case Close(client, code, again, values):
                    if socket := table.sockets.pop(client, None):
                        self.end(socket, code, values, again=again)
                case Drop(code):
                    for socket in table.sockets.values():
                        self.end(socket, code, {})
                    self._forget(table)

    def _append(self, table: OpenTable, append: Append) -> None:
        self._numbers += 1
        id = table.room.id
        tables = with_rows({id: table.ahead}, append.rows)
        table.batches.append(Batch(self._numbers, append.batch, tables.get(id, table.ahead)))
        self._batches[self._numbers] = table
        self.outputs.append(wire.Store(self._numbers, id, encoded_tables(tables), lines_in(append.rows)))

    def stored(self, stored: wire.Stored) -> None:
        waiting = self._batches.pop(stored.batch, None)
        error = PixcadeError(stored.error) if stored.error else None
        if isinstance(waiting, wire.Answered):
            if error is None:
                self.outputs.append(waiting)
            else:
                self.answer(waiting.id, error_body(error), status_of(error.code))
        elif waiting is not None:
            self._settled(waiting, stored.batch, error)

    def _settled(self, table: OpenTable, number: int, error: PixcadeError | None) -> None:
        if error is None:
            effects = table.room.committed(table.committed(number), self.at())
        else:
            for batch in table.batches:
                self._batches.pop(batch.number, None)
            table.failed()
            effects = table.room.failed(error, self.at())
        self._carry_out(table, effects)
        if not table.sockets and not table.batches:
            self._forget(table)

    # Bots

    def think(self) -> None:
        """Compute the decision that has waited longest."""
        if not self.jobs:
            return
        table, job = self.jobs.popleft()
        task = job.task
        game, bot = GAMES[task.game_id], find_bot(task.bot, task.game_id)
        state = game.parse_position(task.position)
        view = View(game, state, task.decision, random=source_of(bot, task.decision, task.secret, task.step))
        found, _ = think_or_default(bot, view)
        thought = Thought(game.format_move(state, found.move), found.weighed, found.reduced)
        self._carry_out(table, table.room.answered(job, thought, self.at()))


def encoded_tables(tables: dict[str, wire.StoredTable]) -> tuple[tuple[str, str], ...]:
    return tuple((id, msgspec.json.encode(table).decode()) for id, table in tables.items())


def series_before(tables: dict[str, wire.StoredTable], previous: str, match: str) -> Series:
    """Return the series of the games that a table follows."""
    games: list[GameRow] = []
    while (table := tables.get(previous)) is not None and table.game is not None and len(games) < MAX_SERIES_GAMES:
        games.append(table.game)
        previous = table.row.previous
    return series_of(games, match)
