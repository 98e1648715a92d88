"""A WebSocket as ASGI has it: its handshake, the queue of what was received, what is sent, and its end.

It begins with a request that uvicorn's HTTP protocol has parsed, so that it need not be parsed again. Frames are read
by `frame_protocol`, which is built on this.
"""

import asyncio
import logging
import re
from base64 import b64encode
from collections import deque
from collections.abc import Sequence
from hashlib import sha1
from typing import Any
from urllib.parse import unquote

import uvicorn
from starlette.types import Message
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from pixcade.server.auth.middleware import BARE_HEADERS, Header
from pixcade.server.net.frames import EXTENSION, framed

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""16 bytes in base64."""
VERSION = b"13"
SCHEMES = {"http": "ws", "https": "wss"}
SECONDS_TO_CLOSE = 10.0
"""So long the other side has to answer our close."""
CLOSE = 0x88
"""The first byte of a close frame."""
GOING_DOWN, NO_STATUS, ABNORMAL = 1012, 1005, 1006
"""Numbers of a close; the last two are never sent."""
DISCONNECT = "websocket.disconnect"
PLAIN = (b"content-type", b"text/plain; charset=utf-8")
LOGGER = logging.getLogger("uvicorn.error")


class WrongHandshake(Exception):
    """A request for a WebSocket that is none, with the status and the headers of the answer."""

    def __init__(self, status: int, text: str, *headers: Header) -> None:
        super().__init__(text)
        self.status = status
        self.headers = headers


def accept_key(request: HttpToolsProtocol) -> bytes:
    """Return what a request for a WebSocket is accepted with (RFC 6455, 4.2). Raises WrongHandshake."""
    if request.scope["method"] != "GET":
        raise WrongHandshake(405, "A WebSocket begins with GET.", (b"allow", b"GET"))
    if request.scope["http_version"] != "1.1":
        raise WrongHandshake(505, "A WebSocket begins with HTTP/1.1.")
    if [value for name, value in request.headers if name == b"sec-websocket-version"] != [VERSION]:
        raise WrongHandshake(426, "No such version of WebSocket.", (b"sec-websocket-version", VERSION))
    keys = [value for name, value in request.headers if name == b"sec-websocket-key"]
    if len(keys) != 1 or not KEY.fullmatch(keys[0]) or not request.url.isascii():
        raise WrongHandshake(400, "A WebSocket begins with a key.")
    return b64encode(sha1(keys[0] + GUID, usedforsecurity=False).digest())


def response(status: int, headers: Sequence[Header], body: bytes = b"") -> bytes:
    """Return a response of HTTP."""
    return b"".join((STATUS_LINE[status], *(b"%b: %b\r\n" % header for header in headers), b"\r\n", body))


class AsgiSocket(asyncio.Protocol):
    """One connection. It is read no further than the application has received, but for what one read has brought."""

    transport: asyncio.Transport
    scope: dict[str, Any]
    server: tuple[str, int | None] | None = None
    client: tuple[str, int] | None = None
    key = b""
    """What the handshake is accepted with."""
    handshake_complete = False
    close_sent = False
    """Whether nothing more is sent: a close was, or a response instead of the handshake."""
    gone = False
    """Whether the connection is lost."""
    refusing: Message | None = None
    """The response that is being sent instead of the handshake."""
    read_paused = False
    """Whether nothing is read until the application has received what is queued."""
    close_timer: asyncio.TimerHandle | None = None
    waiting: "asyncio.Future[None] | None" = None
    """Done when something is queued, where the application waits for that."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin as uvicorn begins every protocol."""
        self.app: Any = config.loaded_app
        self.root_path = config.root_path
        self.state = app_state
        self.loop = _loop or asyncio.get_event_loop()
        self.server_state = server_state
        self.writable = asyncio.Event()
        self.writable.set()
        self.queue: deque[Message] = deque()

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Take over a connection."""
        self.transport = transport
        self.server_state.connections.add(self)  # type: ignore[arg-type] # any protocol with `shutdown`

    def begin(self, request: HttpToolsProtocol) -> None:
        """Let the application decide about a request for a WebSocket, or refuse one that is none."""
        self.server, self.client = request.server, request.client
        try:
            self.key = accept_key(request)
        except WrongHandshake as wrong:
            self.reject(wrong.status, str(wrong), *wrong.headers)
            self.transport.close()
            return
        raw_path, _, query = request.url.partition(b"?")
        self.scope = {
            **request.scope,
            "type": "websocket",
            "scheme": SCHEMES[str(request.scheme)],
            "path": self.root_path + unquote(raw_path.decode()),
            "raw_path": self.root_path.encode() + raw_path,
            "query_string": query,
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, EXTENSION: {"frames": self}},
        }
        self.queued({"type": "websocket.connect"})
        task = self.loop.create_task(self.run())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is lost: whoever waits to send or to receive goes on."""
        self.gone = True
        self.server_state.connections.discard(self)
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.writable.set()
        self.queued({"type": DISCONNECT, "code": NO_STATUS if self.handshake_complete else ABNORMAL})

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self.writable.clear()

    def resume_writing(self) -> None:
        """There is room in the write buffer again."""
        self.writable.set()

    def shutdown(self) -> None:
        """The server goes down."""
        if self.handshake_complete:
            self.close(GOING_DOWN)
        else:
            self.reject(500, "The server goes down.")
        self.transport.close()

    # The application

    async def run(self) -> None:
        """Run the application for this connection, and close it in the end."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            LOGGER.exception("Exception in ASGI application\n")
            self.reject(500, "Internal Server Error")
        else:
            if not self.handshake_complete:
                LOGGER.error("ASGI callable returned without completing handshake.")
                self.reject(500, "Internal Server Error")
        if self.close_timer is None:
            self.transport.close()
        self.scope = {}  # it refers to this protocol

    @property
    def unheard(self) -> bool:
        """Whether messages are queued for ASGI's `receive`."""
        return bool(self.queue)

    def queued(self, message: Message) -> None:
        """Queue a message for the application."""
        self.queue.append(message)
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def receive(self) -> Message:
        """Return the next message for the application, and read on when there are no more."""
        while not self.queue:
            self.waiting = self.loop.create_future()
            await self.waiting
        message = self.queue.popleft()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Message) -> None:
        """Send what the application says."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.gone or self.close_sent:
            raise ClientDisconnected
        kind = message["type"]
        if kind == "websocket.accept" and not self.handshake_complete:
            self.handshake_complete = not self.transport.is_closing()
            upgrade = ((b"upgrade", b"websocket"), (b"connection", b"Upgrade"), (b"sec-websocket-accept", self.key))
            more = (*self.server_state.default_headers, *message.get("headers", ()))
            self.transport.write(response(101, (*upgrade, *more)))
        elif kind == "websocket.send" and self.handshake_complete:
            self.transport.write(framed(message["text"].encode()))
        elif kind == "websocket.close" and self.handshake_complete:
            self.close(message.get("code", 1000))
            self.close_timer = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.close)
        elif kind == "websocket.close":
            self.reject(403, "")
        elif kind == "websocket.http.response.start" and not self.handshake_complete:
            self.refusing = {**message, "body": b""}
        elif kind == "websocket.http.response.body" and self.refusing is not None:
            self.refusing["body"] += message.get("body", b"")
            if not message.get("more_body", False):
                self.answer(self.refusing["status"], self.refusing.get("headers", ()), self.refusing["body"])
                self.transport.close()
        else:
            raise RuntimeError(f"No {kind} can be sent now.")

    def reject(self, status: int, text: str, *headers: Header) -> None:
        """Answer the handshake with a text, unless it was answered or is being answered."""
        if not self.handshake_complete and not self.close_sent and self.refusing is None:
            self.answer(status, (*headers, PLAIN, *BARE_HEADERS), text.encode())

    def answer(self, status: int, headers: Sequence[Header], body: bytes) -> None:
        """Send a response instead of the handshake; nothing more follows."""
        self.close_sent = True
        given = {name.lower() for name, _ in headers}
        ours = (*self.server_state.default_headers, (b"connection", b"close"), (b"content-length", b"%d" % len(body)))
        more = [header for header in ours if header[0].lower() not in given]
        self.transport.write(response(status, (*headers, *more), body))
        self.queued({"type": DISCONNECT, "code": ABNORMAL})

    def close(self, code: int) -> None:
        """Send a close, once."""
        if self.close_sent:
            return
        self.close_sent = True
        number = b"" if code == NO_STATUS else code.to_bytes(2)
        self.transport.write(bytes((CLOSE, len(number))) + number)
        self.queued({"type": DISCONNECT, "code": code})
        if self.read_paused:  # the answer to it must be read
            self.read_paused = False
            self.transport.resume_reading()
