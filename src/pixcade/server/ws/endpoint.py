"""The WebSocket endpoint of all tables: handshake, then requests and updates, until the client disconnects or times
out.
"""

import asyncio
import math
import re

from starlette.types import ASGIApp, Receive, Scope, Send

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import PROTOCOL, Heartbeat, Hello
from pixcade.protocol.server_messages import HeartbeatReply
from pixcade.room.effects import rejected as error_frame
from pixcade.room.guest import Guest
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.auth.middleware import route_path
from pixcade.server.limits import DELAYED_MESSAGES
from pixcade.server.net.responses import error_response
from pixcade.server.owners.lease import Elsewhere
from pixcade.server.owners.relay import Relay, received
from pixcade.server.tables.open_room import GOING_AWAY, OpenRoom
from pixcade.server.tables.rooms import NOTHING_ANNOUNCED, Rooms
from pixcade.server.ws import dispatch
from pixcade.server.ws.connection import ClientSocket
from pixcade.server.ws.dispatch import DECODER, UNREADABLE, NotUnderstood, decode_request, loose_id
from pixcade.store.api import StoreTrouble

SILENCE = 12_000
"""Milliseconds without a message after which a connection is dead."""
TROUBLE = 1011
FLOOD = 1008
PATH = re.compile(r"/api/tables/(?P<table>[^/]+)/socket")


class TableSocketServer:
    """The ASGI app of all tables' sockets."""

    def __init__(self, rooms: Rooms, relay: Relay | None = None) -> None:
        self.rooms = rooms
        self.relay = relay
        self.services = rooms.services
        self.open: set[ClientSocket] = set()
        self.going = False

    async def serve(self, guest: Guest, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client at one table until either side disconnects."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        socket = ClientSocket(guest, send, self.services.time.now())
        self.open.add(socket)
        try:
            async with asyncio.timeout(None) as deadline:
                socket.deadline = deadline
                await self.admit(socket, table, scope, receive)
        except TimeoutError:
            if not deadline.expired():
                raise
        finally:
            self.open.discard(socket)
            await socket.finish()

    async def admit(self, socket: ClientSocket, table: str, scope: Scope, receive: Receive) -> None:
        """Serve a client whose table exists and who may see it, or send the error."""
        guest = socket.guest
        try:
            with self.services.limits.connected(guest.person, guest.address):
                if self.going:
                    socket.end("server.going-down", again=True, number=GOING_AWAY)
                    return
                if self.relay is not None and await self.relay.pass_on(socket, table, scope, receive):
                    return
                room = await self.rooms.room(table)
                if not room.room.admits(guest):
                    raise PixcadeError("server.not-invited")
                await self.converse(table, socket, receive)
        except (StoreTrouble, Elsewhere) as trouble:
            socket.end(trouble.code, again=True, number=TROUBLE)
        except PixcadeError as error:
            socket.end(error.code, again=False, values=error.values)

    async def converse(self, table: str, socket: ClientSocket, receive: Receive) -> None:
        """Wait for hello, then handle messages."""
        hello = await read_hello(receive)
        if hello is None:
            return
        socket.screen = hello.screen
        room = await self.rooms.room(table)
        if hello.have > room.table.number:
            await self.rooms.require_current(room, hello.have)
            room = await self.rooms.room(table)
        room.connect(socket, hello.have)
        if self.rooms.announced != NOTHING_ANNOUNCED:
            socket.tell(self.rooms.announced)
        try:
            while not socket.ended:
                text = await received(receive)
                if text is None:
                    return
                socket.heard = self.services.time.now()
                await self.wait_for_budget(socket)
                if not socket.ended:
                    await self.answer(room, socket, text)
        finally:
            room.disconnect(socket)

    async def wait_for_budget(self, socket: ClientSocket) -> None:
        """Wait until this client may send a message, without reading more. Close the socket if it floods."""
        limits, guest = self.services.limits, socket.guest
        delayed = False
        while seconds := limits.wait("message", guest.person, guest.address):
            delayed = True
            if socket.delayed >= DELAYED_MESSAGES:
                socket.end("limits.message", again=False, number=FLOOD, values={"seconds": math.ceil(seconds)})
                return
            await asyncio.sleep(seconds)
        socket.delayed = socket.delayed + 1 if delayed else 0
        limits.take("message", guest.person, guest.address)

    async def answer(self, room: OpenRoom, socket: ClientSocket, text: str | bytes) -> None:
        """Pass a message on to the room, or reply with an error."""
        id = ""
        try:
            message = decode_request(text)
            if isinstance(message, Heartbeat):  # answered, so that a device that wakes up can check its connection
                socket.focused = message.focused
                socket.tell(HeartbeatReply(room.table.number))
                return
            id = message.id
            await dispatch.receive(self.rooms, room, socket, message, socket.heard)
        except NotUnderstood as error:
            self.reject(socket, loose_id(text), error)
        except PixcadeError as error:
            self.reject(socket, id, error)
        except Exception as error:  # a bug of ours
            self.services.log.fault(error, table=room.id)
            self.reject(socket, id, PixcadeError("server.fault"))

    def reject(self, socket: ClientSocket, id: str, error: PixcadeError) -> None:
        """Reply with an error to a request that doesn't reach the room."""
        self.services.metrics.rejected(error)
        socket.push(error_frame(id, error))

    def end_silent(self) -> None:
        """Close the sockets that have timed out."""
        now = self.services.time.now()
        for socket in tuple(self.open):
            if now - socket.heard > SILENCE:
                socket.end("server.silence", again=True)

    def close(self) -> None:
        """Notify everyone that the server is restarting."""
        self.going = True
        for socket in tuple(self.open):
            socket.end("server.going-down", again=True, number=GOING_AWAY)

    async def flush(self) -> None:
        """Wait until everything pushed has been sent, or a second has passed."""
        for _ in range(100):
            if not any(socket.unsent for socket in self.open):
                return
            await asyncio.sleep(0.01)


class SocketEndpoint:
    """The ASGI app for the sockets of tables; other sockets go to another app."""

    def __init__(self, sockets: TableSocketServer, authenticator: Authenticator, otherwise: ASGIApp) -> None:
        self.sockets = sockets
        self.authenticator = authenticator
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Authenticate and serve the socket; a client without a session is rejected before the handshake."""
        match = PATH.fullmatch(route_path(scope))
        if match is None:
            await self.otherwise(scope, receive, send)
            return
        try:
            guest = await self.authenticator.guest(scope)
        except PixcadeError as error:
            await receive()
            await error_response(error)(scope, receive, send)
            return
        await self.sockets.serve(guest, match["table"], scope, receive, send)


async def read_hello(receive: Receive) -> Hello | None:
    """Read the first message, or return None if the client has disconnected. Raises a PixcadeError."""
    try:
        text = await received(receive)
        hello = None if text is None else DECODER.decode(text)
    except UNREADABLE as error:
        raise NotUnderstood("server.not-understood", problem=str(error)[:200]) from None
    if hello is not None and not isinstance(hello, Hello):
        raise PixcadeError("server.hello-first")
    if hello is not None and hello.protocol != PROTOCOL:
        raise PixcadeError("server.protocol", speaks=PROTOCOL, asked=hello.protocol)
    return hello
