"""One connection to somebody's browser, and what goes out on all of them at the end of a turn of the loop."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from starlette.types import Send

from pixcade.protocol.server_messages import Bye, FromServer
from pixcade.server.access.guest import Guest
from pixcade.server.net.frames import FrameSocket, unframed
from pixcade.server.rooms.broadcast import encoded

MOST_WAITING = 512
"""Somebody who has left so many messages unread is let go, and gets the whole state when they come back."""
SECONDS_TO_WRITE = 2.0
"""So long a goodbye may take to be sent."""
BYE = 1000
"""What a socket is closed with where everything is as it should be."""


class WriteQueue:
    """What is said in one turn of the loop goes out at its end, in one write for each socket."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.sockets: list[ClientSocket] = []

    def add(self, socket: "ClientSocket") -> None:
        """A socket has something to send."""
        if not self.sockets:
            asyncio.get_running_loop().call_soon(self.flush)
        self.sockets.append(socket)

    def flush(self) -> None:
        """Send everything."""
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.flush()


class ClientSocket:
    """One connection. What can't be sent at once is sent in order by a task, so that nobody waits for anybody."""

    def __init__(
        self, guest: Guest, send: Send, now: int, outgoing: WriteQueue, frames: FrameSocket | None = None
    ) -> None:
        """Begin with nothing to send; `frames` is the extension that takes finished frames, where there is one."""
        self.guest = guest
        self.screen = False
        self.heard = now
        self.answering = True
        """Whether something that was heard in the usual way is being answered."""
        self.frames = frames
        self._send = send
        self._outgoing = outgoing
        self._noted = False
        self._waiting: list[bytes] = []
        self._ready: asyncio.Event | None = None
        self._writer: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def push(self, frame: bytes) -> None:
        """Send a frame: at the end of this turn if the other side keeps up, otherwise when there is time."""
        if self._closing is not None:
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self.flush()
            if self._waiting:  # whoever keeps up was merely told much in one turn
                self._waiting.clear()
                self.end("server.too-slow", again=True)
        elif not self._noted:
            self._noted = True
            self._outgoing.add(self)

    def flush(self) -> None:
        """Send what is waiting, if the other side keeps up; otherwise let the task do it."""
        self._noted = False
        if self.frames is None or not self.frames.writable.is_set():
            self.begin_writing()
        elif self._waiting:
            self.frames.write_frame(b"".join(self._waiting))
            self._waiting.clear()

    def tell(self, message: FromServer) -> None:
        """Send a message when there is time."""
        self.push(encoded(message))

    def end(self, code: str, *, again: bool, number: int = BYE, values: Mapping[str, str | int] | None = None) -> None:
        """Say goodbye and close."""
        self.tell(Bye(code, again, dict(values or {})))
        self._closing = number
        self.begin_writing()

    @property
    def unsent(self) -> int:
        """Messages that have not been sent yet."""
        return len(self._waiting)

    @property
    def ended(self) -> bool:
        """Whether goodbye has been said."""
        return self._closing is not None

    def begin_writing(self) -> None:
        """Let a task send what could not be sent at once: most sockets never need one."""
        if self._ready is None or self._writer is None:
            self._ready = asyncio.Event()
            self._writer = asyncio.get_running_loop().create_task(self.write(self._ready))
        self._ready.set()

    async def finish(self) -> None:
        """Let what is waiting go out if goodbye was said, otherwise stop."""
        if self._writer is None:
            return
        if self.ended:
            await asyncio.wait([self._writer], timeout=SECONDS_TO_WRITE)
        self._writer.cancel()
        with suppress(asyncio.CancelledError, Exception):  # the other side has gone: there is nobody to tell
            await self._writer

    async def write(self, ready: asyncio.Event) -> None:
        """Send what could not be sent at once, until the connection ends."""
        while True:
            await ready.wait()
            ready.clear()
            while self._waiting:
                await self._send_waiting()
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return

    async def _send_waiting(self) -> None:
        """Send what is waiting as soon as a slow reader lets us; what it was sent meanwhile is not waiting any more."""
        if self.frames is None:
            await self._send({"type": "websocket.send", "text": unframed(self._waiting[0])})
            del self._waiting[:1]
            return
        await self.frames.writable.wait()
        self.frames.write_frame(b"".join(self._waiting))
        self._waiting.clear()
