"""A table's socket that reconnects automatically, and its pending requests.

A request without a response is sent again with the same id after reconnecting, and the server runs it once.
"""

import asyncio
import contextlib
import random
import secrets
import ssl
from collections.abc import Callable
from itertools import count
from typing import get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from pixcade.client.errors import Goodbye, MessageLost, error_in, error_of
from pixcade.protocol.client_messages import Heartbeat, Hello, Request
from pixcade.protocol.server_messages import Bye, Done, FromServer, Rejected, Welcome

BEAT_SECONDS = 5.0
SILENT_SECONDS = 12.0
AGAIN_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Approximate seconds before each attempt to reconnect; the last value repeats."""
MOST_BYTES = 16 * 1024 * 1024
"""Limit of a message; servers never send longer ones."""
ANOTHER_TIME = (408, 425, 429)
"""Statuses of a rejected handshake after which it is retried, as for all from 500."""

DECODER = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()
KNOWN = frozenset(kind.__struct_config__.tag for kind in get_args(FromServer))


class Typed(msgspec.Struct):
    """The field that every message has."""

    type: str


class ServerConnection:
    """The connection of one table. `hear` gets every message except responses; `hello` returns the first to send."""

    def __init__(
        self,
        address: str,
        headers: Callable[[], dict[str, str]],
        hello: Callable[[], Hello],
        hear: Callable[[FromServer], None],
    ) -> None:
        self.address = address
        self.headers = headers
        self.hello = hello
        self.hear = hear
        self.ended: Exception | None = None
        self.prefix = secrets.token_hex(6)
        """Part of every id: two devices with one seat, or a restarted client, must not use the same ids."""
        self.news = asyncio.Event()
        self._ids = count(1)
        self._asked: dict[str, tuple[str, asyncio.Future[Done]]] = {}
        self._socket: ClientConnection | None = None
        self._attempt = 0

    # Requests

    def new_id(self) -> str:
        """Return a fresh request id."""
        return f"{self.prefix}.{next(self._ids)}"

    async def ask(self, request: Request) -> Done:
        """Send a request and wait for its response, across reconnects. Raises a PixcadeError, or Goodbye."""
        if self.ended is not None:
            raise self.ended
        assert request.id not in self._asked, "an id stands for one request"
        text = ENCODER.encode(request).decode()
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (text, answer)
        try:
            if self._socket is not None:
                await tell(self._socket, text)
            return await answer
        finally:
            del self._asked[request.id]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds. Raises Goodbye if it never will."""
        while not true():
            if self.ended is not None:
                raise self.ended
            self.news.clear()
            await self.news.wait()

    # Connection

    async def live(self) -> None:
        """Stay connected until the server rejects the client for good, or this is cancelled."""
        try:
            while True:
                await self._connect()
                self._socket = None
                seconds = AGAIN_SECONDS[min(self._attempt, len(AGAIN_SECONDS) - 1)]
                self._attempt += 1
                await asyncio.sleep(seconds * random.uniform(0.5, 1.5))  # jitter: not all clients at once
        except Exception as error:  # pending requests get the error, a Goodbye or a bug
            self._end(error)
        finally:
            self._end(Goodbye("client.closed"))

    async def _connect(self) -> None:
        """Connect and exchange messages until the connection breaks. Raises Goodbye if retrying is pointless."""
        try:
            async with connect(
                self.address, additional_headers=self.headers(), compression=None, proxy=None, ping_interval=None,
                close_timeout=1, max_size=MOST_BYTES,
            ) as socket:  # fmt: skip
                await self._converse(socket)
        except ssl.SSLCertVerificationError:
            raise Goodbye("client.certificate") from None
        except InvalidStatus as rejected:
            status = rejected.response.status_code
            if 400 <= status < 500 and status not in ANOTHER_TIME:
                error = error_in(bytes(rejected.response.body or b""), status)
                raise Goodbye(error.code, error.values) from None
        except (OSError, ConnectionClosed, InvalidHandshake, MessageLost):
            pass

    async def _converse(self, socket: ClientConnection) -> None:
        await tell(socket, ENCODER.encode(self.hello()).decode())
        beating = asyncio.create_task(beat(socket))
        try:
            while True:
                async with asyncio.timeout(SILENT_SECONDS):
                    text = await socket.recv()
                message = decode_message(text)
                if message is not None:
                    await self._take(socket, message)
        finally:
            self._socket = None
            beating.cancel()

    async def _take(self, socket: ClientConnection, message: FromServer) -> None:
        if isinstance(message, Done | Rejected):
            self._handle_response(message)
        self.hear(message)
        self.news.set()
        if isinstance(message, Bye) and not message.again:
            raise Goodbye(message.code, message.values)
        if isinstance(message, Welcome):
            self._socket, self._attempt = socket, 0
            for text, answer in tuple(self._asked.values()):  # requests without a response are sent again
                if not answer.done():
                    await tell(socket, text)

    def _handle_response(self, message: Done | Rejected) -> None:
        _, answer = self._asked.get(message.id, ("", None))
        if answer is None or answer.done():  # cancelled, or a second response to one request
            return
        if isinstance(message, Done):
            answer.set_result(message)
        else:
            answer.set_exception(error_of(message))

    def _end(self, error: Exception) -> None:
        if self.ended is None:
            self.ended = error
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self.ended)
        self.news.set()


async def tell(socket: ClientConnection, text: str) -> None:
    """Send a message. If the connection has ended, the reader notices, after all messages before the end."""
    with contextlib.suppress(ConnectionClosed):
        await socket.send(text)


async def beat(socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await socket.send(ENCODER.encode(Heartbeat()).decode())


def decode_message(text: str | bytes) -> FromServer | None:
    """Decode a message, or return None for a kind that only newer clients know. Raises Goodbye for an invalid one."""
    try:
        message: FromServer = DECODER.decode(text)
    except msgspec.MsgspecError:
        with contextlib.suppress(msgspec.MsgspecError):
            if msgspec.json.decode(text, type=Typed).type not in KNOWN:
                return None
        raise Goodbye("client.not-understood") from None
    return message
