"""The WebSocket endpoint of all tables: hello, then requests and news, until somebody goes or falls silent."""

import asyncio
import re
from contextlib import suppress

from starlette.types import ASGIApp, Receive, Scope, Send

from pixcade.core.errors import Refusal
from pixcade.protocol.client_messages import PROTOCOL, Hello
from pixcade.protocol.server_messages import Beaten, Clocks, Welcome
from pixcade.server.access.guest import Guest
from pixcade.server.access.proxies import household
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.auth.middleware import route_path
from pixcade.server.net.frames import frames_of
from pixcade.server.net.read_budget import ReadBudgets
from pixcade.server.net.responses import refused
from pixcade.server.registry.registry import NOTHING_ANNOUNCED, RoomRegistry
from pixcade.server.rooms import chat
from pixcade.server.rooms.broadcast import GOING_AWAY, encoded
from pixcade.server.rooms.commit import GroupCommit
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.views import clocks_told
from pixcade.server.services.fair_slots import owner_of
from pixcade.server.ws.connection import ClientSocket, WriteQueue
from pixcade.server.ws.dispatch import DECODER, SUBMIT_BEGINS, UNREADABLE, Dispatcher, NotUnderstood
from pixcade.store.api import StoreTrouble

SILENCE = 12_000
"""After so many milliseconds without a word a connection is dead."""
BEATING = 20
"""So many tables are sent a heartbeat at once."""
TROUBLE = 1011
PATH = re.compile(r"/api/tables/(?P<table>[^/]+)/socket")
BEAT = b'{"type":"beat"}'


class TableSocketServer:
    """The ASGI app of all tables' sockets."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.services = registry.services
        self.open: set[ClientSocket] = set()
        self.outgoing = WriteQueue()
        self.read_budgets = ReadBudgets()
        self.commits = GroupCommit(registry.services, self.outgoing.flush)
        self.dispatcher = Dispatcher(registry, self.commits)
        self.going = False

    async def serve(self, guest: Guest, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk with one browser about one table until either side has enough."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        socket = ClientSocket(guest, send, self.services.time.now(), self.outgoing, frames_of(scope))
        self.open.add(socket)
        try:
            with self.services.limits.connected(guest.person, guest.address):
                if self.going:
                    socket.end("server.going-down", again=True, number=GOING_AWAY)
                    return
                room = await self.registry.room(table, owner_of(guest))
                if not await self.registry.invitations.lets_in(room, guest):
                    raise Refusal("server.not-invited")
                await self.converse(room, socket, receive)
        except StoreTrouble as trouble:
            socket.end(trouble.code, again=True, number=TROUBLE)
        except WrittenByNewerVersion as newer:
            socket.end(newer.code, again=True, number=GOING_AWAY)
        except Refusal as refusal:
            socket.end(refusal.code, again=False, values=refusal.values)
        finally:
            self.open.discard(socket)
            await socket.finish()

    async def converse(self, room: Room, socket: ClientSocket, receive: Receive) -> None:
        """Wait for hello, then answer whatever comes."""
        if not await self.greet(room, socket, receive):
            return
        budget = self.read_budgets.of(socket.guest.address) if self.services.limits.on else None
        if socket.frames is not None:
            socket.frames.listen(lambda text: self.answer_fast(room, socket, text), budget)
        try:
            while not socket.ended:
                socket.answering = False
                text = await received(receive)
                if text is None:
                    return
                socket.answering = True
                socket.heard = self.services.time.now()
                if not socket.ended:
                    await self.dispatcher.answer(room, socket, text)
                if socket.frames is None:  # nothing has counted the frame, and the next may be here: let others go on
                    await asyncio.sleep(budget.spend(1) if budget is not None else 0)
        finally:
            if socket.frames is not None:
                socket.frames.listen(None, None)
            self.registry.left(room, socket)

    def answer_fast(self, room: Room, socket: ClientSocket, text: bytes) -> bool:
        """Deal at once with what is asked most, a program or a heartbeat, if nothing that was asked before it waits.

        Returns whether that was done; everything else is received in the ordinary way, one after the other.
        """
        if socket.answering or socket.ended or socket.frames is None or socket.frames.unheard:
            return False
        now = self.services.time.now()
        if text == BEAT:
            socket.tell(Beaten(room.table.number))
        elif not text.startswith(SUBMIT_BEGINS) or not self.dispatcher.submit_fast(room, socket, text, now):
            return False
        socket.heard = now
        return True

    async def greet(self, room: Room, socket: ClientSocket, receive: Receive) -> bool:
        """Read hello and tell everything that somebody needs who comes, or comes again."""
        hello = await read_hello(receive)
        if hello is None:
            return False
        socket.screen = hello.screen
        await self.services.fair_turns.turn(household(socket.guest.address))
        if hello.have > room.table.number and not self.services.bus.alone:  # another process has told them more
            with suppress(StoreTrouble):
                async with room.lock:
                    await room.catch_up()
        self.welcome(room, socket)
        missed = room.broadcast.missed(hello.have, room.table.number)
        if missed is None:
            socket.push(room.view_frame())
        else:
            for frame in missed:
                socket.push(frame)
            socket.tell(Clocks(clocks_told(room.table, self.services.time.now())))
        socket.tell(room.own_view(socket.guest, screen=socket.screen))
        if self.registry.rooms.get(room.id) is not room:  # it was closed while somebody came in
            raise Refusal("server.no-such-table")
        present = room.presence.told
        self.registry.arrived(room, socket)
        if present is not None and present == room.presence.told:
            socket.tell(room.presence.counted(present))
        for line in await chat.history(room, socket):
            socket.tell(line)
        if self.registry.announced != NOTHING_ANNOUNCED:
            socket.tell(self.registry.announced)
        return True

    def welcome(self, room: Room, socket: ClientSocket) -> None:
        """Say who this browser is here. Codes and links are for those who were let in, and for screens of theirs."""
        guest, invitations = socket.guest, self.registry.invitations
        inside = room.keys.admitted(guest.browser)
        socket.tell(
            Welcome(
                protocol=PROTOCOL,
                build=self.services.build,
                table=room.id,
                person=guest.person,
                name=guest.name,
                seats=() if socket.screen else tuple(room.keys.seats(room.table, guest.browser)),
                host=room.is_host(guest),
                spectator=room.is_spectator(socket),
                screen=socket.screen,
                code=invitations.valid_code(room) if inside else "",
                invite=invitations.invite(room.series.first or room.id) if inside else "",
            )
        )

    async def beat(self) -> None:
        """Send every table a heartbeat, a few at a time, and close the sockets that have fallen silent."""
        now = self.services.time.now()
        for at, room in enumerate(tuple(self.registry.rooms.values()), start=1):
            if room.broadcast.connections:
                room.broadcast.push(encoded(Beaten(room.table.number)))
            if at % BEATING == 0:
                await self.services.fair_turns.turn()
        for socket in tuple(self.open):
            if now - socket.heard > SILENCE:
                socket.end("server.silence", again=True)

    def close(self) -> None:
        """Tell everybody that the server goes down and comes back."""
        self.going = True
        for socket in tuple(self.open):
            socket.end("server.going-down", again=True, number=GOING_AWAY)

    async def flushed(self) -> None:
        """Wait until everything that was pushed has been sent, or a second has passed."""
        for _ in range(100):
            if not any(socket.unsent for socket in self.open):
                return
            await asyncio.sleep(0.01)


class SocketEndpoint:
    """The ASGI app for the sockets of tables; other sockets are left to another app, which knows of none.

    Everybody opens one for every game, so they do not pass a framework's router and the layers around it.
    """

    def __init__(self, sockets: TableSocketServer, authenticator: Authenticator, otherwise: ASGIApp) -> None:
        self.sockets = sockets
        self.authenticator = authenticator
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Authenticate and serve the socket; a client without a session is refused before the handshake."""
        asked = PATH.fullmatch(route_path(scope))
        if asked is None:
            await self.otherwise(scope, receive, send)
            return
        try:
            guest = await self.authenticator.guest(scope)
        except Refusal as refusal:
            await receive()
            await refused(refusal)(scope, receive, send)
            return
        await self.sockets.serve(guest, asked["table"], scope, receive, send)


async def read_hello(receive: Receive) -> Hello | None:
    """Read the first message; None where the other side has gone, or was silent. Raises a Refusal."""
    try:
        text = await received(receive)
        hello = None if text is None else DECODER.decode(text)
    except UNREADABLE as error:
        raise NotUnderstood("server.not-understood", problem=str(error)[:200]) from None
    if hello is not None and not isinstance(hello, Hello):
        raise Refusal("server.hello-first")
    if hello is not None and hello.protocol != PROTOCOL:
        raise Refusal("server.protocol", speaks=PROTOCOL, asked=hello.protocol)
    return hello


async def received(receive: Receive) -> str | bytes | None:
    """Return the next message, or None where the other side has gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes", b"")
