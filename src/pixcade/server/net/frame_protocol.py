"""WebSockets that read and write frames by themselves: the extension that `frames` describes.

It reads no more than `read_budget` allows, whoever sends and whatever: every frame counts, and every read.
"""

import asyncio
from enum import Enum, auto
from time import monotonic

from starlette.types import Message

from pixcade.server.net.asgi_socket import LOGGER, NO_STATUS, AsgiSocket
from pixcade.server.net.frames import TEXT, Listener
from pixcade.server.net.read_budget import FIRST_FRAMES, FRAMES_AT_ONCE, ReadBudget, turns_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled websockets on this platform
    from websockets.utils import apply_mask

LONGEST_HEARD = 16 * 1024
"""A longer message ends the connection."""
FINAL, RESERVED, OPCODE, MASKED, SIZE = 0x80, 0x70, 0x0F, 0x80, 0x7F
CONTINUATION, WHOLE_TEXT, BINARY, CLOSE = 0x00, 0x01, 0x02, 0x08
"""Opcodes: of the data frames, and of a close."""
LONGEST_CONTROL = 125
WRONG_FRAME, WRONG_TEXT, TOO_LONG = 1002, 1007, 1009
"""With these numbers a connection is closed where frames are wrong (RFC 6455, 7.4.1)."""
CLOSE_CODES = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))
"""Numbers that may stand in a close."""
PING, PONG = 0x89, 0x8A
"""The first bytes of whole pings and pongs."""
SECONDS_A_PONG = 1.0
"""Of all pings in this time the last one is answered, as RFC 6455 (5.5.3) allows."""
INSIDES = ()
"""It depends on no attributes of another protocol; its handshake begins with those of `bounded_http`."""


class Held(Enum):
    """What has to happen before a connection is read from again."""

    NOT = auto()
    BUDGET = auto()
    """Some of its budget is free again."""
    TURN = auto()
    """It is its turn."""
    QUEUE = auto()
    """The application has received what is queued for it."""


class FrameProtocol(AsgiSocket):
    """A WebSocket with methods to write pre-built frames and to receive texts directly.

    Incoming data is split into whole frames here. A text in one frame goes to the listener, if there is one; what it
    declines goes to the application's queue, frame by frame. So nothing is received by both, or out of order.
    """

    listener: Listener | None = None
    budget: ReadBudget | None = None
    first_frames = 0
    """Frames that nobody has listened to."""
    rest = b""
    """What has arrived and is not read yet: the part of a frame, or frames that are held."""
    in_parts: bytes | None = None
    """What has come of a fragmented message that has not ended."""
    in_parts_kind = WHOLE_TEXT
    over = False
    """Whether nothing more is read: one of the two sides has closed."""
    held = Held.NOT
    held_until: asyncio.TimerHandle | None = None
    pinged = b""
    """The payload of the last ping."""
    pong_due: asyncio.TimerHandle | None = None
    ponged_at = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed: write and read nothing more."""
        self.over, self.rest = True, b""
        for timer in (self.held_until, self.pong_due):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def listen(self, listener: Listener | None, budget: ReadBudget | None) -> None:
        """Set a listener for whole texts, and what may be read; it returns whether it has handled a text."""
        self.listener, self.budget = listener, budget

    def data_received(self, data: bytes) -> None:
        """Split incoming data into frames, and handle the first few."""
        if not self.handshake_complete:  # a client waits for the answer to its handshake
            self.over = True
            self.transport.abort()
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        if self.over or self.held is not Held.NOT:
            self.rest = b"" if self.over else data
            return
        at, arrived, left = 0, len(data), FRAMES_AT_ONCE
        while left and arrived - at >= 2:
            second = data[at + 1]
            size, begin = second & SIZE, at + 6
            if size == 126 and arrived - at >= 4:
                size, begin = data[at + 2] << 8 | data[at + 3], at + 8
                if size < 126:  # the length would fit in fewer bytes (RFC 6455, 5.2)
                    self.fail(WRONG_FRAME)
                    return
            elif size == 127 and arrived - at >= 10:  # so would this one, or it is too long
                size = int.from_bytes(data[at + 2 : at + 10])
                self.fail(TOO_LONG if size >> 16 and second & MASKED else WRONG_FRAME)
                return
            if size > LONGEST_HEARD or not second & MASKED:  # a page never sends this
                self.fail(TOO_LONG if second & MASKED else WRONG_FRAME)
                return
            end = begin + size
            if end > arrived:
                break
            if not self.frame_received(data, at, begin, end):
                return
            at, left = end, left - 1
        self.rest = data[at:]
        wait = 0.0
        if self.budget is not None:
            wait = self.budget.spend(FRAMES_AT_ONCE - left or 1)
        elif self.listener is None:
            self.first_frames += FRAMES_AT_ONCE - left or 1
            wait = float(self.first_frames // FIRST_FRAMES)
            self.first_frames %= FIRST_FRAMES
        if wait or (not left and self.rest):
            self.hold(wait)

    def frame_received(self, data: bytes, at: int, begin: int, end: int) -> bool:
        """Pass a whole frame on: its head begins at `at`, its text at `begin`, behind the four bytes of its mask.

        Returns whether more may follow.
        """
        first = data[at]
        if first == TEXT and self.listener is not None and self.in_parts is None:
            if self.listener(apply_mask(data[begin:end], data[begin - 4 : begin])):
                return True
        if self.close_sent and first & OPCODE != CLOSE:
            return True
        if first in (PING, PONG) and end - begin <= LONGEST_CONTROL:
            if first == PING:
                self.ping_received(apply_mask(data[begin:end], data[begin - 4 : begin]))
            return True
        self.take(first, apply_mask(data[begin:end], data[begin - 4 : begin]))
        return not self.over

    def take(self, first: int, payload: bytes) -> None:
        """Take a frame that is no ping or pong and that no listener has taken; end the connection for a wrong one."""
        opcode = first & OPCODE
        if opcode == CLOSE and first & FINAL and not first & RESERVED and len(payload) <= LONGEST_CONTROL:
            self.close_received(payload)
        elif opcode > BINARY or first & RESERVED or (opcode == CONTINUATION) == (self.in_parts is None):
            self.fail(WRONG_FRAME)
        else:
            kind = opcode or self.in_parts_kind
            message = payload if self.in_parts is None else self.in_parts + payload
            self.in_parts, self.in_parts_kind = None if first & FINAL else message, kind
            if len(message) > LONGEST_HEARD:
                self.fail(TOO_LONG)
            elif first & FINAL:
                self.message_received(kind, message)

    def message_received(self, kind: int, message: bytes) -> None:
        """Queue a whole message for the application, and read no more unless it waits for just this one."""
        try:
            text = {"bytes": message} if kind == BINARY else {"text": message.decode()}
        except UnicodeDecodeError:
            LOGGER.error("Invalid UTF-8 sequence received from client.")
            self.fail(WRONG_TEXT)
            return
        if self.waiting is None and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queued({"type": "websocket.receive", **text})

    def close_received(self, payload: bytes) -> None:
        """The other side closes, or answers our close: answer it with its own number, or say that it was none."""
        code = int.from_bytes(payload[:2]) if payload else NO_STATUS
        try:
            payload[2:].decode()
        except UnicodeDecodeError:
            code = WRONG_TEXT
        known = code in CLOSE_CODES or (code == NO_STATUS and not payload)
        self.fail(code if known and len(payload) != 1 else WRONG_FRAME)

    def fail(self, code: int) -> None:
        """End the connection."""
        self.over = True
        self.close(code)
        self.transport.close()

    def ping_received(self, payload: bytes) -> None:
        """Answer a ping: at once, or together with those that follow soon."""
        self.pinged = payload
        if self.pong_due is None:
            wait = max(0.0, self.ponged_at + SECONDS_A_PONG - monotonic())
            self.pong_due = self.loop.call_later(wait, self.pong)

    def pong(self) -> None:
        """Answer the last ping."""
        self.pong_due, self.ponged_at = None, monotonic()
        self.write_frame(bytes((PONG, len(self.pinged))) + self.pinged)

    def hold(self, seconds: float) -> None:
        """Read nothing for so many seconds; for 0, until the application has heard everything and it is our turn."""
        self.transport.pause_reading()
        self.read_paused = False  # else uvicorn would resume when its queue is empty
        if seconds:
            self.held, self.held_until = Held.BUDGET, self.loop.call_later(seconds, self.go_on)
        elif self.unheard:
            self.held = Held.QUEUE
        else:
            self.held = Held.TURN
            turns_of(self.loop).add(self.go_on)

    def go_on(self) -> None:
        """Handle a few of the frames that were held, and read again when there are none."""
        self.held_until = None
        if self.gone or self.transport.is_closing():
            self.over = True
        elif self.unheard:
            self.held = Held.QUEUE
            return
        self.held = Held.NOT
        self.data_received(b"")
        if self.held is Held.NOT and not self.over:
            if self.unheard:
                self.read_paused = True  # uvicorn resumes when its queue is empty
            else:
                self.transport.resume_reading()

    async def receive(self) -> Message:
        """Return the next message for the application, and go on reading where it had to be heard first."""
        message = await super().receive()
        if self.held is Held.QUEUE and not self.unheard:
            self.held = Held.TURN
            turns_of(self.loop).add(self.go_on)
        return message

    def write_frame(self, frame: bytes) -> bool:
        """Write one frame or several; return False where the connection is closed or closing."""
        if self.gone or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
