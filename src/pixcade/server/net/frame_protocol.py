"""uvicorn's WebSockets with pre-built frames: the extension that `frames` describes. Uses internals of uvicorn."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pixcade.server.net.frames import EXTENSION, TEXT, Listener

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled websockets on this platform
    from websockets.utils import apply_mask

LONGEST_HEARD = 16 * 1024
"""A longer message is left to uvicorn, which refuses it."""
FINAL, OPCODE, MASKED, SIZE = 0x80, 0x0F, 0x80, 0x7F
DATA = (0, 1, 2)
"""The opcodes of data frames: continuation, text, binary."""
INSIDES = (
    "handle_connect", "data_received", "connection_lost", "queue", "handshake_initiated", "handshake_complete",
    "close_sent", "transport", "writable",
)  # fmt: skip
"""The attributes of uvicorn's protocol that this one depends on."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with methods to write pre-built frames and to receive texts directly.

    Incoming data is split into whole frames here. A text in one frame goes to the listener, if there is one; what it
    declines, and all else, goes to uvicorn frame by frame. So nothing is received by both, or out of order.
    """

    listener: Listener | None = None
    rest = b""
    """The received part of an incomplete frame."""
    in_parts = False
    """Whether a fragmented message has begun and not ended."""
    gone = False
    """Whether the connection is lost."""
    left_alone = False
    """Whether uvicorn reads everything from now on: the client sends what ours never would."""

    def handle_connect(self, event: Request) -> None:
        """Offer the app the extension."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the app begins in the next iteration of the loop
            self.scope["extensions"][EXTENSION] = {"frames": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed: write nothing more."""
        self.gone = True
        super().connection_lost(exc)

    def listen(self, listener: Listener | None) -> None:
        """Set a listener for whole texts. It returns whether it has handled one."""
        self.listener = listener

    @property
    def unheard(self) -> bool:
        """Whether messages are queued for ASGI's `receive`."""
        return not self.queue.empty()

    def data_received(self, data: bytes) -> None:
        """Split incoming data into frames."""
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
        """Pass a whole frame on: its head begins at `at`, its text at `begin`, behind the four bytes of its mask."""
        first = data[at]
        if first == TEXT and self.listener is not None and not self.in_parts:
            if self.listener(apply_mask(data[begin:end], data[begin - 4 : begin])):
                return
        if first & OPCODE in DATA:
            self.in_parts = not first & FINAL
        super().data_received(data[at:end])

    def write_frame(self, frame: bytes) -> bool:
        """Write one frame or several; return False where the connection is closed or closing."""
        if self.gone or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
