"""A table's socket: kept open, opened again after a break, with the table as it is known here.

A request is answered once, however often the connection breaks in between: it is sent again with the same id.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from itertools import count
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from pixcade.core.errors import Refusal
from pixcade.protocol.asking import (
    PROTOCOL,
    Agree,
    Asked,
    Beat,
    Hello,
    Leave,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Submit,
    Withdraw,
)
from pixcade.protocol.telling import (
    Beaten,
    Bye,
    Changed,
    Clocks,
    Decided,
    DecisionTold,
    Done,
    FromServer,
    Refused,
    Revealed,
    Said,
    State,
    StepTold,
    Welcome,
    Yours,
)

BEAT_SECONDS = 5.0
SILENT_SECONDS = 12.0
AGAIN_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""How long is waited before each new attempt to connect; the last goes on for ever."""

DECODER = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()


class Goodbye(Exception):
    """The server has ended it for good; `code` says why."""

    def __init__(self, code: str) -> None:
        """Remember why."""
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Step:
    """A step in which decisions of our own are due."""

    number: int
    facts: dict[str, Any]
    current: StepTold
    mine: tuple[DecisionTold, ...]

    @property
    def position(self) -> str:
        """The position in its one line."""
        return self.current.position


@dataclass
class AtTable:
    """One's place at a table. `state` is the table as it is known here."""

    address: str
    headers: Callable[[], dict[str, str]]
    screen: bool = False
    state: State | None = None
    welcome: Welcome | None = None
    yours: Yours | None = None
    said: list[Said] = field(default_factory=list)
    heard: list[FromServer] = field(default_factory=list)
    """Everything that has come, where `keep` is set."""
    keep: bool = False
    _asked: dict[str, tuple[str, "asyncio.Future[Done]"]] = field(default_factory=dict)
    _ids: Any = field(default_factory=lambda: count(1))
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _socket: ClientConnection | None = None
    _task: "asyncio.Task[None] | None" = None
    _ended: Exception | None = None
    prefix: str = "c"

    async def __aenter__(self) -> Self:
        """Connect, and wait until the table is known."""
        self._task = asyncio.create_task(self._live())
        await self.until(lambda: self.state is not None and self.yours is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Go."""
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # Asking

    async def ask(self, request: Asked) -> Done:
        """Send a request and wait until it is done. Raises a Refusal, or Goodbye."""
        id: str = getattr(request, "id")  # noqa: B009  # every request has one, which the base of all messages has not
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        text = ENCODER.encode(request).decode()
        self._asked[id] = (text, answer)
        try:
            if self._ended is not None:
                raise self._ended
            if self._socket is not None and self.welcome is not None:
                with contextlib.suppress(ConnectionClosed):  # it is sent again when we are back
                    await self._socket.send(text)
            return await answer
        finally:
            del self._asked[id]

    def new_id(self) -> str:
        """Return an id that no request of ours has had."""
        return f"{self.prefix}{next(self._ids)}"

    async def sit(self, seat: int, name: str, player: Any = "") -> Done:
        """Take a seat."""
        return await self.ask(Sit(self.new_id(), seat, name, player))

    async def leave(self, seat: int) -> Done:
        """Leave a seat."""
        return await self.ask(Leave(self.new_id(), seat))

    async def seat_bot(self, seat: int, level: str) -> Done:
        """Give a seat to a bot."""
        return await self.ask(SeatBot(self.new_id(), seat, level))

    async def start(self) -> Done:
        """Begin the game."""
        return await self.ask(Start(self.new_id()))

    async def agree(self, seat: int, *, yes: bool = True) -> Done:
        """Wish to stop the game."""
        return await self.ask(Agree(self.new_id(), seat, yes))

    async def say(self, seat: int, text: str = "", phrase: str = "") -> Done:
        """Write something."""
        return await self.ask(Say(self.new_id(), seat, text, phrase))

    async def rematch(self) -> str:
        """Return the table of a rematch."""
        return str((await self.ask(Rematch(self.new_id()))).values["table"])

    async def submit(self, piece: str, move: str, *, revision: int | None = None) -> Done:
        """Hand in a program for a piece in the open step, or change it."""
        step, seat, known = self._own(piece)
        replaced = known if revision is None else revision
        return await self.ask(Submit(self.new_id(), seat, step, piece, move, replaced))

    async def withdraw(self, piece: str) -> Done:
        """Take a program back."""
        step, seat, revision = self._own(piece)
        return await self.ask(Withdraw(self.new_id(), seat, step, piece, revision))

    def _own(self, piece: str) -> tuple[int, int, int]:
        """Return the step, the seat and the revision of a piece that is due."""
        assert self.state is not None
        current = self.state.current
        seat = next((one.seat for one in current.decisions if one.piece == piece), 0)
        revision = next((one.changes + 1 for one in current.decisions if one.piece == piece and one.commitment), 0)
        if self.yours is not None and self.yours.step == current.step:
            own = next((one.revision for one in self.yours.programs if one.piece == piece), 0)
            revision = max(revision, own)
        return current.step, seat, revision

    # Waiting

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of the table. Raises Goodbye where it never will be."""
        while not true():
            if self._ended is not None:
                raise self._ended
            self._news.clear()
            await self._news.wait()

    async def steps(self) -> AsyncIterator[Step]:
        """Go through the steps in which something of ours is due, until the game is over."""
        last = -1
        while True:
            await self.until(lambda after=last: self._over() or self._due(after) is not None)  # type: ignore[misc]  # bound
            step = self._due(last)
            if step is None:
                return
            last = step.number
            yield step

    def _over(self) -> bool:
        return self.state is not None and self.state.phase == "over"

    def _due(self, last: int) -> Step | None:
        """Return the open step if something of ours is due in it and it is not the last one that was given."""
        if self.state is None or self.yours is None or self._over() or self.state.phase != "playing":
            return None
        current = self.state.current
        mine = tuple(one for one in current.decisions if one.seat in self.yours.seats and not one.decided)
        if current.step == last or not mine:
            return None
        return Step(current.step, {**self.state.board, **current.facts}, current, mine)

    # Living

    async def _live(self) -> None:
        """Stay connected until the server says that it makes no sense."""
        attempt = 0
        try:
            while True:
                try:
                    async with connect(
                        self.address, additional_headers=self.headers(), compression=None, ping_interval=None,
                        close_timeout=1,
                    ) as socket:  # fmt: skip
                        attempt = 0
                        await self._converse(socket)
                except InvalidStatus as refused:
                    if 400 <= refused.response.status_code < 500:
                        raise Goodbye(code_in(refused.response.body)) from None
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    pass
                self._socket, self.welcome = None, None
                await asyncio.sleep(AGAIN_SECONDS[min(attempt, len(AGAIN_SECONDS) - 1)])
                attempt += 1
        except Goodbye as goodbye:
            self._end(goodbye)
        finally:
            self._end(Goodbye("client.closed"))

    def _end(self, goodbye: Goodbye) -> None:
        if self._ended is None:
            self._ended = goodbye
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._ended)
        self._news.set()

    async def _converse(self, socket: ClientConnection) -> None:
        self._socket = socket
        have = self.state.number if self.state is not None else 0
        await socket.send(ENCODER.encode(Hello(PROTOCOL, have=have, screen=self.screen)).decode())
        beating = asyncio.create_task(self._beat(socket))
        try:
            while True:
                async with asyncio.timeout(SILENT_SECONDS):
                    text = await socket.recv()
                await self._hear(socket, DECODER.decode(text))
        finally:
            beating.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                await socket.send(ENCODER.encode(Beat()).decode())

    async def _hear(self, socket: ClientConnection, message: FromServer) -> None:
        if self.keep:
            self.heard.append(message)
        if isinstance(message, Welcome):
            self.welcome = message
            for text, _ in tuple(self._asked.values()):  # whatever was not answered before the break
                await socket.send(text)
        elif isinstance(message, Done | Refused):
            self._answered(message)
        elif isinstance(message, Bye):
            if not message.again:
                raise Goodbye(message.code)
        elif isinstance(message, Yours):
            self.yours = message
        elif isinstance(message, Said):
            self.said.append(message)
        elif isinstance(message, Beaten):
            if self.state is not None and message.number > self.state.number:
                await socket.close()  # something has been missed: come again and ask for it
        else:
            self._know(message)
        self._news.set()

    def _answered(self, message: Done | Refused) -> None:
        _, answer = self._asked.get(message.id, ("", None))
        if answer is None or answer.done():
            return
        if isinstance(message, Done):
            answer.set_result(message)
        else:
            answer.set_exception(Refusal(message.code, rule=message.rule, **message.values))

    def _know(self, message: FromServer) -> None:
        """Take over what the server tells of the table."""
        if isinstance(message, State):
            self.state = message
            return
        known = self.state
        if known is None or not isinstance(message, Changed | Decided | Revealed | Clocks):
            return
        if not isinstance(message, Clocks) and message.number <= known.number:
            return
        self.state = updated(known, message)


def updated(state: State, message: Changed | Decided | Revealed | Clocks) -> State:
    """Return a table with what a message tells of it."""
    replace = msgspec.structs.replace
    if isinstance(message, Clocks):
        return replace(state, clocks=message.clocks)
    if isinstance(message, Changed):
        return replace(
            state, number=message.number, phase=message.phase, host=message.host, paused=message.paused,
            paused_by=message.paused_by, seats=message.seats, clocks=message.clocks,
        )  # fmt: skip
    if isinstance(message, Revealed):
        over = message.current.outcome is not None
        return replace(
            state, number=message.number, phase="over" if over else state.phase, seats=message.seats,
            current=message.current, clocks=message.clocks,
        )  # fmt: skip
    decisions = tuple(
        replace(one, decided=message.decided, commitment=message.commitment, changes=message.changes)
        if one.piece == message.piece
        else one
        for one in state.current.decisions
    )
    current = replace(state.current, decisions=decisions)
    return replace(state, number=message.number, current=current, clocks=message.clocks)


def code_in(body: bytes | bytearray | None) -> str:
    """Return the code of a refusal in the answer to a handshake."""
    try:
        return str(msgspec.json.decode(bytes(body or b""))["code"])
    except (msgspec.MsgspecError, LookupError, TypeError):
        return "client.no-answer"
