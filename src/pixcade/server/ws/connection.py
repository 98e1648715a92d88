"""One client's WebSocket: sends directly, or from a task while the client doesn't keep up."""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress

from starlette.types import Message, Send

from pixcade.protocol.server_messages import Bye, FromServer
from pixcade.room.effects import encoded
from pixcade.room.guest import Guest
from pixcade.server.limits import UNSENT_MESSAGES

GOODBYE_S = 2.0
"""A client that doesn't read its goodbye within this many seconds is disconnected."""
BYE = 1000


class ClientSocket:
    """A socket whose sends never block."""

    def __init__(self, guest: Guest, send: Send, now: int) -> None:
        self.guest = guest
        self.screen = False
        self.focused = False
        self.heard = now
        self.delayed = 0
        """Messages in a row that came faster than allowed."""
        self.ended = False
        """Whether goodbye has been sent."""
        self.deadline: asyncio.Timeout | None = None
        """The handler's scope: cancelled to end it."""
        self._send = send
        self._waiting: deque[Message] = deque()
        self._writer: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        """Send a text, now or when the client has read the earlier ones."""
        if self.ended:
            return
        self._put({"type": "websocket.send", "text": text})
        if len(self._waiting) > UNSENT_MESSAGES:
            self._waiting.clear()
            self.end("server.too-slow", again=True)

    def tell(self, message: FromServer) -> None:
        self.push(encoded(message))

    def end(self, code: str, *, again: bool, number: int = BYE, values: Mapping[str, str | int] | None = None) -> None:
        """Send goodbye and close."""
        if self.ended:
            return
        self.tell(Bye(code, again, dict(values or {})))
        self.close(number)

    def close(self, number: int = BYE) -> None:
        """Close after goodbye was sent."""
        if self.ended:
            return
        self.ended = True
        self._put({"type": "websocket.close", "code": number})
        if self.deadline is not None:
            self.deadline.reschedule(asyncio.get_running_loop().time() + GOODBYE_S)

    @property
    def unsent(self) -> int:
        """Messages that have not been sent yet."""
        return len(self._waiting)

    async def finish(self) -> None:
        """Flush pending messages if goodbye was sent, otherwise cancel."""
        writer = self._writer
        if writer is None:
            return
        if self.ended:
            await asyncio.wait([writer], timeout=GOODBYE_S)
        writer.cancel()
        with suppress(asyncio.CancelledError, Exception):  # the client has disconnected
            await writer

    def _put(self, message: Message) -> None:
        if self._writer is None:
            if self._sent_now(message):
                return
            self._writer = asyncio.get_running_loop().create_task(self._write())
        self._waiting.append(message)

    def _sent_now(self, message: Message) -> bool:
        """Send without a task: `send` only suspends, before it writes, while the client doesn't keep up."""
        sending = self._send(message)
        try:
            sending.send(None)  # type: ignore[attr-defined]  # an ASGI server's `send` is a coroutine function
        except StopIteration:
            return True
        except Exception:  # the client has disconnected: `receive` reports it
            return True
        sending.close()  # type: ignore[attr-defined]
        return False

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting[0])
                self._waiting.popleft()
        finally:
            self._writer = None
