"""A table's socket: hello, then requests and news, until somebody goes or falls silent."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from pixcade.core.errors import Refusal
from pixcade.protocol.client_messages import (
    PROTOCOL,
    Agree,
    Arrange,
    Back,
    Beat,
    FromClient,
    Hello,
    Hint,
    Leave,
    Pause,
    Rematch,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    Submit,
    Swap,
    Withdraw,
)
from pixcade.protocol.server_messages import Beaten, Clocks, Done, Refused, Welcome
from pixcade.server.access.guest import Guest
from pixcade.server.net.frames import frames_of
from pixcade.server.rooms import chat, hints, seats, submissions
from pixcade.server.rooms.commit import GroupCommit
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.registry import RoomRegistry
from pixcade.server.rooms.room import Connection, Room
from pixcade.server.rooms.views import clocks_told
from pixcade.server.ws.connection import ClientSocket, WriteQueue
from pixcade.store.api import StoreTrouble

SILENCE = 12_000
"""After so many milliseconds without a word a connection is dead."""
BEATING = 20
"""So many tables hear a heartbeat at once."""
GOING = 1001
TROUBLE = 1011
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What can come of a text that is no message of ours."""

DECODER = msgspec.json.Decoder(FromClient)
SUBMIT = msgspec.json.Decoder(Submit)
SUBMIT_BEGINS = b'{"type":"submit"'
BEAT = b'{"type":"beat"}'
Handler = Callable[[Room, Connection, Any], Awaitable[None]]

HANDLERS: dict[type, Handler] = {
    Submit: submissions.submit,
    Withdraw: submissions.withdraw,
    Sit: seats.sit,
    Leave: seats.leave,
    SeatBot: seats.seat_bot,
    Swap: seats.swap,
    Arrange: seats.arrange,
    Start: seats.start,
    Pause: seats.pause,
    Resume: seats.resume,
    Back: seats.come_back,
    Agree: seats.agree,
    Say: chat.say,
}
JOINING = (Sit, Leave, SeatBot, Swap, Arrange)
"""What counts against the budget of changing seats."""


class TableSocketServer:
    """The ASGI app of all tables' sockets."""

    def __init__(self, registry: RoomRegistry) -> None:
        """Serve the tables of a house."""
        self.registry = registry
        self.services = registry.services
        self.open: set[ClientSocket] = set()
        self.outgoing = WriteQueue()
        self.gathering = GroupCommit(registry.services, self.outgoing.flush)
        self.going = False

    async def serve(self, guest: Guest, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk with one browser about one table until either side has enough."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        socket = ClientSocket(guest, send, self.services.time.now(), self.outgoing, frames_of(scope))
        writer = asyncio.create_task(socket.write())
        self.open.add(socket)
        try:
            with self.services.limits.connected(guest.person, guest.address):
                if self.going:
                    socket.end("server.going-down", again=True, number=GOING)
                    return
                room = await self.registry.room(path_of(scope))
                if not await self.registry.lets_in(room, guest):
                    raise Refusal("server.not-invited")
                await self.converse(room, socket, receive)
        except StoreTrouble as trouble:
            socket.end(trouble.code, again=True, number=TROUBLE)
        except WrittenByNewerVersion as newer:
            socket.end(newer.code, again=True, number=GOING)
        except Refusal as refusal:
            socket.end(refusal.code, again=False, values=refusal.values)
        finally:
            self.open.discard(socket)
            await finish(writer, socket)

    async def converse(self, room: Room, socket: ClientSocket, receive: Receive) -> None:
        """Wait for hello, then answer whatever comes."""
        if not await self.greet(room, socket, receive):
            return
        if socket.frames is not None:
            socket.frames.listen(lambda text: self.hear(room, socket, text))
        try:
            while not socket.ended:
                socket.answering = False
                text = await heard(receive)
                if text is None:
                    return
                socket.answering = True
                socket.heard = self.services.time.now()
                if not socket.ended:
                    await self.answer(room, socket, text)
        finally:
            if socket.frames is not None:
                socket.frames.listen(None)
            self.registry.left(room, socket)

    def hear(self, room: Room, socket: ClientSocket, text: bytes) -> bool:
        """Deal at once with what is asked most, a program or a heartbeat, if nothing that was asked before it waits.

        Returns whether that was done; everything else is heard in the usual way, one after the other.
        """
        if socket.answering or socket.ended or socket.frames is None or socket.frames.unheard:
            return False
        if text.startswith(SUBMIT_BEGINS):
            try:
                asked = SUBMIT.decode(text)
            except UNREADABLE:
                return False
            return self.submit(room, socket, asked)
        if text == BEAT:
            socket.heard = self.services.time.now()
            socket.tell(Beaten(room.table.number))
            return True
        return False

    def submit(self, room: Room, socket: ClientSocket, asked: Submit) -> bool:
        """Let a program be kept together with others that come in now; False where it has to wait for something."""
        if room.turn.locked():
            return False
        now, guest = self.services.time.now(), socket.guest
        try:
            pending = submissions.taken(room, socket, asked, now)
        except Exception:  # it may rest on what is not kept yet: it is looked at again when it is
            return False
        if pending is None:
            return False
        socket.heard = now
        try:
            self.services.limits.take("message", guest.person, guest.address)
        except Refusal as refusal:
            self.refuse(socket, asked.id, refusal)
            return True
        pending.failed = lambda refusal: self.refuse(socket, asked.id, refusal)
        pending.again = lambda: self.registry.tasks[room.id].begin(self.submit_again(room, socket, asked))
        self.gathering.add(room, pending)
        return True

    async def submit_again(self, room: Room, socket: ClientSocket, asked: Submit) -> None:
        """Take a program that had to give way to something that was kept before it."""
        try:
            await submissions.submit(room, socket, asked)
        except WrittenByNewerVersion as newer:
            socket.end(newer.code, again=True, number=GOING)
        except Refusal as refusal:
            self.refuse(socket, asked.id, refusal)

    async def greet(self, room: Room, socket: ClientSocket, receive: Receive) -> bool:
        """Read hello and tell everything that somebody needs who comes, or comes again."""
        try:
            async with asyncio.timeout(SILENCE / 1000):
                text = await heard(receive)
            hello = None if text is None else DECODER.decode(text)
        except TimeoutError:
            socket.end("server.silence", again=True)
            return False
        except UNREADABLE as error:
            raise Refusal("server.not-understood", problem=str(error)[:200]) from None
        if hello is None:
            return False
        if not isinstance(hello, Hello):
            raise Refusal("server.hello-first")
        if hello.protocol != PROTOCOL:
            raise Refusal("server.protocol", speaks=PROTOCOL, asked=hello.protocol)
        socket.screen = hello.screen
        await self.services.fair_turns.turn()
        if hello.have > room.table.number and not self.services.bus.alone:  # another process has told them more
            with suppress(StoreTrouble):
                async with room.turn:
                    await room.catch_up()
        self.welcome(room, socket)
        missed = room.missed(hello.have)
        if missed is None:
            socket.push(room.state_frame())
        else:
            for one in missed:
                socket.push(one)
            socket.tell(Clocks(clocks_told(room.table, self.services.time.now())))
        socket.tell(room.yours(socket.guest, screen=socket.screen))
        if self.registry.rooms.get(room.id) is not room:  # it was closed while somebody came in
            raise Refusal("server.no-such-table")
        present = self.registry.presences[room.id].told
        self.registry.arrived(room, socket)
        if present is not None and present == self.registry.presences[room.id].told:
            socket.tell(present)
        for line in await chat.history(room, socket):
            socket.tell(line)
        if self.registry.announced.text or self.registry.announced.maintenance:
            socket.tell(self.registry.announced)
        return True

    def welcome(self, room: Room, socket: ClientSocket) -> None:
        """Say who this browser is here. Codes and links are for those who were let in, and for screens of theirs."""
        guest = socket.guest
        inside = guest.browser in room.holders
        seats = () if socket.screen else tuple(room.seats_of(guest))
        socket.tell(
            Welcome(
                protocol=PROTOCOL,
                build=self.services.build,
                table=room.id,
                person=guest.person,
                name=guest.name,
                seats=seats,
                host=room.is_host(guest),
                spectator=room.is_spectator(socket),
                screen=socket.screen,
                code=self.registry.valid_code(room) if inside else "",
                invite=self.registry.invite(room.id) if inside else "",
            )
        )

    async def answer(self, room: Room, socket: ClientSocket, text: str | bytes) -> None:
        """Do what a message asks for, or say why not."""
        began = self.services.time.now()
        id = ""
        try:
            try:
                asked = DECODER.decode(text)
            except UNREADABLE as error:
                id = loose_id(text)
                raise Refusal("server.not-understood", problem=str(error)[:200]) from None
            if isinstance(asked, Beat):  # answered, so that a device that wakes up knows at once where it stands
                socket.tell(Beaten(room.table.number))
                return
            if isinstance(asked, Hello):
                raise Refusal("server.hello-once")
            id = asked.id
            guest = socket.guest
            if not isinstance(asked, Submit):
                await self.services.fair_turns.turn()
            self.services.limits.take("message", guest.person, guest.address)
            if isinstance(asked, JOINING):
                self.services.limits.take("join", guest.person, guest.address)
            if isinstance(asked, Start):
                self.registry.refuse_maintenance()
            if isinstance(asked, Rematch):
                socket.tell(Done(id, 0, values={"table": await self.registry.rematch(room, guest)}))
            elif isinstance(asked, Hint):  # it may take long, and nothing else shall wait for it
                self.registry.tasks[room.id].begin(self.hint(room, socket, asked))
            else:
                await HANDLERS[type(asked)](room, socket, asked)
            self.services.metrics.acknowledged.observe((self.services.time.now() - began) / 1000)
        except WrittenByNewerVersion as newer:  # no answer: it is asked again elsewhere
            socket.end(newer.code, again=True, number=GOING)
        except Refusal as refusal:
            self.refuse(socket, id, refusal)
        except Exception as error:
            note_fault(self.registry, error)
            self.refuse(socket, id, Refusal("server.fault"))

    async def hint(self, room: Room, socket: ClientSocket, asked: Hint) -> None:
        """Tell what a strong bot would weigh, when it has done so."""
        try:
            await hints.hint(room, socket, asked)
        except Refusal as refusal:
            self.refuse(socket, asked.id, refusal)

    def refuse(self, socket: ClientSocket, id: str, refusal: Refusal) -> None:
        """Say why something was not done. What was asked is in no figure: it could be a program."""
        kind = "store" if isinstance(refusal, StoreTrouble) else refusal.code.partition(".")[0]
        self.services.metrics.refusals.labels(kind if kind in ("store", "server", "limits") else "game").inc()
        socket.tell(Refused(id, refusal.code, refusal.rule, dict(refusal.values)))

    async def beat(self) -> None:
        """Let every heart beat once, and let those go that have fallen silent; a few at a time."""
        now = self.services.time.now()
        for at, room in enumerate(tuple(self.registry.rooms.values()), start=1):
            if room.connections:
                room.tell(Beaten(room.table.number))
            if at % BEATING == 0:
                await self.services.fair_turns.turn()
        for socket in tuple(self.open):
            if now - socket.heard > SILENCE:
                socket.end("server.silence", again=True)

    def close(self) -> None:
        """Tell everybody that the server goes down and comes back."""
        self.going = True
        for socket in tuple(self.open):
            socket.end("server.going-down", again=True, number=GOING)

    async def told(self) -> None:
        """Wait until everything that was pushed has been sent, or a second has passed."""
        for _ in range(100):
            if not any(socket.waiting for socket in self.open):
                return
            await asyncio.sleep(0.01)


async def heard(receive: Receive) -> str | bytes | None:
    """Return the next message, or None where the other side has gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes", b"")


async def finish(writer: "asyncio.Task[None]", socket: ClientSocket) -> None:
    """Let what is waiting go out if goodbye was said, otherwise stop."""
    if socket.ended:
        await asyncio.wait([writer], timeout=2)
    writer.cancel()
    with suppress(asyncio.CancelledError, Exception):  # the other side has gone: there is nobody to tell
        await writer


def loose_id(text: str | bytes) -> str:
    """Return the id of a request that can't be read otherwise, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:40] if isinstance(id, str) else ""


def note_fault(registry: RoomRegistry, error: Exception) -> None:
    """Note where a bug of ours struck: places only, since values could be secrets."""
    where = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(where[-6:]))
    registry.services.log.note("fault", level="error", kind=type(error).__name__, where=places)


def path_of(scope: Scope) -> str:
    """Return the table that a socket is asked for."""
    return str(scope["path_params"]["table"])
