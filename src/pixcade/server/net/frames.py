"""Frames: what is told to many is framed once, and what somebody sends is heard without a detour.

An ASGI server frames a text anew for everybody who is sent it, behind two awaits, and hands on what it hears through a
queue and a task. Most of what a table says is the same for all who sit there, and most of what it hears is short. So a
socket of ours takes finished frames, and offers what it hears to a listener first: see `FrameProtocol` below, which is
offered to the app as an extension of the scope. Where it is missing (another ASGI server), all goes as ASGI has it.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled part
    from websockets.utils import apply_mask

EXTENSION = "pixcade.frames"
TEXT = 0x81
"""A whole message of text in one frame."""
LONGEST_HEARD = 16 * 1024
"""A longer message is left to the server, which refuses it."""
FINAL, OPCODE, MASKED, SIZE = 0x80, 0x0F, 0x80, 0x7F
DATA = (0, 1, 2)
"""The kinds of frames that messages are made of: what goes on, text, bytes."""

Listener = Callable[[bytes], bool]


def framed(payload: bytes) -> bytes:
    """Return a text as a frame from a server: one frame, not masked."""
    length = len(payload)
    if length < 126:
        return bytes((TEXT, length)) + payload
    if length < 65536:
        return bytes((TEXT, 126)) + length.to_bytes(2) + payload
    return bytes((TEXT, 127)) + length.to_bytes(8) + payload


def unframed(frame: bytes) -> str:
    """Return the text in a frame that `framed` made."""
    start = {126: 4, 127: 10}.get(frame[1], 2)
    return frame[start:].decode()


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with a way to write finished frames and to hear texts at once.

    What arrives is cut into whole frames here. A text in one frame goes to the listener, if there is one; what that
    does not want, and all else, goes to uvicorn frame by frame. So nothing is heard by both, or in another order.
    """

    listener: Listener | None = None
    rest = b""
    """The beginning of a frame."""
    in_parts = False
    """Whether a message in several frames has begun and not ended."""
    left_alone = False
    """Whether uvicorn reads everything from now on: somebody sends what no client of ours would."""

    def handle_connect(self, event: Request) -> None:
        """Offer the app to write frames, and to listen."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the app begins in the next turn of the loop
            self.scope["extensions"][EXTENSION] = {"frames": self}

    def listen(self, listener: Listener | None) -> None:
        """Let a listener have whole texts from now on. It returns whether it has dealt with one."""
        self.listener = listener

    @property
    def unheard(self) -> bool:
        """Whether something waits to be heard in the usual way."""
        return not self.queue.empty()

    def data_received(self, data: bytes) -> None:
        """Cut what has arrived into frames."""
        if not self.handshake_initiated or self.left_alone:
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, arrived = 0, len(data)
        while arrived - at >= 2:
            second = data[at + 1]
            size, begin = second & SIZE, at + 6
            if size == 126 and arrived - at >= 4:
                size, begin = data[at + 2] << 8 | data[at + 3], at + 8
            if size > LONGEST_HEARD or not second & MASKED or second & SIZE == 127:
                self.left_alone = True
                break
            end = begin + size
            if end > arrived:
                break
            self.frame_received(data, at, begin, end)
            at = end
        if self.left_alone:
            super().data_received(data[at:])
        else:
            self.rest = data[at:]

    def frame_received(self, data: bytes, at: int, begin: int, end: int) -> None:
        """Hand a whole frame on: its head begins at `at`, its text at `begin`, behind the four bytes of its mask."""
        first = data[at]
        if first == TEXT and self.listener is not None and not self.in_parts:
            if self.listener(apply_mask(data[begin:end], data[begin - 4 : begin])):
                return
        if first & OPCODE in DATA:
            self.in_parts = not first & FINAL
        super().data_received(data[at:end])

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame, or several; return False where the connection is gone or going."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def frames_of(scope: Any) -> FrameProtocol | None:
    """Return the extension of a scope, or None."""
    found: FrameProtocol | None = scope.get("extensions", {}).get(EXTENSION, {}).get("frames")
    return found
