"""A room in memory, with everything its effects need: sockets, the store, a timer and bots."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Protocol

from pixcade.bots.api import Thought
from pixcade.bots.running.fair_queue import NOBODY
from pixcade.bots.running.fallback import BotFailed
from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Leave
from pixcade.protocol.server_messages import Done, FromServer
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
from pixcade.room.guest import Client, Guest, Visitor
from pixcade.room.inputs import At, Request, TakeOff
from pixcade.room.inputs import FromServer as ServerRequest
from pixcade.room.room import SERVER, Room
from pixcade.server.services.bundle import Services, Timer
from pixcade.server.services.fair_slots import owner_of
from pixcade.server.services.log import places_in
from pixcade.server.tables.writer import Writer
from pixcade.store.api import Unclear
from pixcade.table.entries import Seated, Started
from pixcade.table.table import Table

GOING_AWAY = 1001
"""The WebSocket status when the server or table goes away."""


class Socket(Client, Protocol):
    """A connected client."""

    def push(self, text: str) -> None:
        """Send a text; never waits."""

    def end(self, code: str, *, again: bool, number: int = ..., values: Mapping[str, str | int] | None = None) -> None:
        """Send goodbye and close; `again` asks the client to reconnect."""


class OpenRoom:
    """Feeds a room with inputs, and carries out its effects in order."""

    def __init__(
        self,
        room: Room,
        services: Services,
        writer: Writer,
        forget: Callable[["OpenRoom"], None],
    ) -> None:
        """`forget` is called when the room is closed."""
        self.room = room
        self.services = services
        self.requested_at = services.time.now()
        """When this room was last requested: the client may be about to connect."""
        self.sockets: dict[Client, Socket] = {}
        self.owner = NOBODY
        """The person whose share of the workers its bots use: the one who came first."""
        self._writer = writer
        self._forget = forget
        self._closed = False
        self._timer: Timer | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._preferred = False
        self._days_off: asyncio.Task[None] | None = None
        self._asked: dict[Request, asyncio.Future[Done]] = {}

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def table(self) -> Table:
        """The table as everyone knows it."""
        return self.room.table

    @property
    def closed(self) -> bool:
        """Whether the room was closed; its table may have a new room by now."""
        return self._closed

    @property
    def idle(self) -> bool:
        """Whether nothing will happen until someone connects."""
        return self.room.idle and (self._days_off is None or self._days_off.done())

    # Inputs

    def connect(self, socket: Socket, have: int) -> None:
        """Handle a hello from a client that has the entries up to `have`."""
        if not self.sockets:
            self.owner = owner_of(socket.guest)
        self.sockets[socket] = socket
        self.services.metrics.open_sockets += 1
        self._input(lambda at: self.room.connect(socket, have, at))

    def disconnect(self, socket: Socket) -> None:
        if self.sockets.pop(socket, None) is None:
            return
        self.services.metrics.open_sockets -= 1
        self._input(lambda at: self.room.disconnect(socket, at))

    def receive(self, request: Request) -> None:
        if self._closed:
            return
        room = self.room
        newest = room.batches[-1].number if room.batches else 0
        try:
            effects = room.receive(request, self._at())
        except Exception as error:  # a bug of ours
            self.services.log.fault(error, table=self.id)
            self._answer(Answer(request, PixcadeError("server.fault")))
            if room.batches and room.batches[-1].number > newest:
                self.drop("server.fault", again=True)
        else:
            self._carry_out(effects)

    async def ask(self, guest: Guest | None, message: ServerRequest | Leave) -> Done:
        """Handle a request over HTTP, from a guest or the server itself. Raises a PixcadeError."""
        if self._closed:
            raise Unclear("store.unclear")
        client = SERVER if guest is None else Visitor(guest)
        request = Request(client, message, received=self.services.time.now())
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._asked[request] = answer
        self.receive(request)
        return await answer

    def committed(self, append: Append) -> None:
        before, metrics = self.table, self.services.metrics
        self._input(lambda at: self.room.committed(append.batch, at))
        after = self.table
        for entry in append.entries:
            metrics.entry(type(entry.what))
        if after.slow and any(isinstance(entry.what, Seated | Started) for entry in append.entries):
            self._days_off = asyncio.get_running_loop().create_task(self._take_days_off())
        if after.step != before.step:
            metrics.step(after.game.info.id)
        if after.over and not before.over:
            metrics.games.labels(after.game.info.id, after.stopped or "played").inc()
            self.services.thinking.start_worker()  # for the review, once the players have seen the last turn

    def failed(self, error: PixcadeError) -> None:
        """Nothing of the last append was stored."""
        self._input(lambda at: self.room.failed(error, at))

    async def _take_days_off(self) -> None:
        """Stop the clocks of people who had taken days off before they sat down."""
        store, now = self.services.store, self.services.time.now()
        with suppress(PixcadeError):  # the room was closed, or the store has a problem
            for person in {seat.person for seat in self.table.seats if seat.person}:
                until = max((one.until for one in await store.days_off(person, now)), default=0)
                if until:
                    await self.ask(None, TakeOff(person, until))

    def resume(self, down_since: int) -> None:
        self._input(lambda at: self.room.resume(down_since, at))

    def look_at_bots(self) -> None:
        """Notify people if the bots they wait for have no free core."""
        busy = self.room.thinking and self.services.thinking.busy(self.id)
        if busy != self.room.presence.busy:
            self._input(lambda at: self.room.bots_busy(busy, at))

    def wake(self) -> None:
        """Do what is due at a table that was loaded for it."""
        self._input(self.room.tick)

    def _tick(self) -> None:
        self._timer = None
        self._input(self.room.tick)

    def _input(self, method: Callable[[At], Effects]) -> None:
        if self._closed:
            return
        try:
            effects = method(self._at())
        except Exception as error:  # a bug of ours: reload what is durable
            self.services.log.fault(error, table=self.id)
            self.drop("server.fault", again=True)
        else:
            self._carry_out(effects)

    def _at(self) -> At:
        return At(self.services.time.now(), self.services.random_bytes(32))

    # Effects

    def _carry_out(self, effects: Effects) -> None:
        for effect in effects:
            if self._closed:
                return
            match effect:
                case Append():
                    self._writer.add(self, effect)
                case Send(client, frame):
                    self.sockets[client].push(frame)
                case Broadcast(frame):
                    self.push(frame)
                case Answer():
                    self._answer(effect)
                case WakeAt(time):
                    self._wake_at(time)
                case Think(job):
                    self._begin(job)
                case Cancel(job):
                    if task := self._thinking.pop(id(job), None):
                        task.cancel()
                case Close(client, code, again, values):
                    self.sockets[client].end(code, again=again, values=values)
                case Drop(code):
                    self.drop(code)
        if self._preferred != self.room.people_wait:
            self._preferred = self.room.people_wait
            self.services.thinking.prefer(self.id, self._preferred, self.owner)

    def push(self, frame: str) -> None:
        for socket in tuple(self.sockets.values()):
            socket.push(frame)

    def tell(self, message: FromServer) -> None:
        self.push(encoded(message))

    def _answer(self, answer: Answer) -> None:
        request, reply = answer
        metrics = self.services.metrics
        if isinstance(reply, PixcadeError):
            metrics.rejected(reply)
        else:
            metrics.acknowledged.observe(self.services.time.now() - request.received)
        future = self._asked.pop(request, None)
        if future is not None:
            if future.done():  # the client has disconnected
                return
            if isinstance(reply, PixcadeError):
                future.set_exception(reply)
            else:
                future.set_result(reply)
        elif socket := self.sockets.get(request.client):
            socket.push(rejected(request.id, reply) if isinstance(reply, PixcadeError) else encoded(reply))

    def _wake_at(self, time: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if time is not None:
            self._timer = self.services.time.call_at(time, self._tick)

    def _begin(self, job: Job) -> None:
        self._thinking[id(job)] = asyncio.get_running_loop().create_task(self._think(job))

    async def _think(self, job: Job) -> None:
        """Have a bot decide, and submit its move."""
        thought = None
        try:
            thought = await (self._decision(job) if job.request is None else self._hint(job))
        except PixcadeError:  # too many requests are waiting
            pass
        except Exception as error:  # a bug of ours
            self.services.log.fault(error, table=self.id, task="think")
        finally:
            done = self._thinking.pop(id(job), None)
        if done is not None:
            self._input(lambda at: self.room.answered(job, thought, at))

    async def _decision(self, job: Job) -> Thought:
        thought, failed = await self.services.thinking.think(self.id, job.task)
        if failed is not None:
            self._note_failure(job.task.bot, failed)
        return thought

    async def _hint(self, job: Job) -> Thought | None:
        assert job.request is not None
        thinking, name = self.services.thinking, f"{self.id}-hint"
        async with self.services.hints.slot(job.request.client.guest):
            thinking.prefer(name, True, self.owner)
            try:
                thought, failed = await thinking.think(name, job.task)
            finally:
                thinking.prefer(name, False)
        return None if failed is not None else thought

    def _note_failure(self, bot: str, failed: BotFailed) -> None:
        """Log that a bot has failed: code and places only, since its message could reveal its move."""
        about = {"code": failed.code, "reason": str(failed.values["reason"]), "where": places_in(failed.log)}
        self.services.log.note("bot-failed", level="warning", table=self.id, bot=bot, **about)

    # Shutdown

    def drop(self, code: str, *, again: bool = False) -> None:
        """Send goodbye to everyone and drop the room. With `again` clients reconnect and get the table reloaded."""
        if self._closed:
            return
        for socket in tuple(self.sockets.values()):
            socket.end(code, again=again, number=GOING_AWAY)
        self.close()

    def close(self) -> None:
        """Close the room; its table is in the store."""
        self._closed = True
        self._wake_at(None)
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Unclear("store.unclear"))
        self._asked.clear()
        self.services.metrics.open_sockets -= len(self.sockets)
        self.sockets.clear()
        self.services.thinking.prefer(self.id, False)
        self._forget(self)
