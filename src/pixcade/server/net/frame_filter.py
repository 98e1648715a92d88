"""Follows the frames of a WebSocket in the bytes that a client sends, whichever library reads them afterwards.

It knows RFC 6455 and nothing of that library: it counts frames, and leaves out pings beyond one a second and whatever
comes after a close. The request that the connection begins with is let through as it is.
"""

from time import monotonic

HEAD_ENDS = b"\r\n\r\n"
CLOSE, PING = 0x8, 0x9
OPCODE, MASKED, SIZE = 0x0F, 0x80, 0x7F
MASK_BYTES = 4
LENGTH_BYTES = {126: 2, 127: 8}
"""How many bytes follow for a length that does not fit in seven bits."""
SECONDS_A_PING = 1.0
"""Of the pings in this time the first is let through."""


class FrameFilter:
    """One connection. Bytes may be cut anywhere; the head of a frame is held back until all of it is there."""

    def __init__(self) -> None:
        self.asked = b""
        """The end of what has come of the request; empty once all of it is there."""
        self.asking = True
        self.head = b""
        self.left = 0
        """Bytes of the frame that have not come yet."""
        self.dropping = False
        """Whether the frame is left out."""
        self.closing = False
        """Whether the frame is a close: nothing is let through after it."""
        self.pinged_at = float("-inf")

    def passed(self, data: bytes) -> tuple[bytes, int]:
        """Return what is let through of some bytes, and how many frames begin in them."""
        at = self.request_in(data) if self.asking else 0
        let_through, frames = bytearray(data[:at]), 0
        while at < len(data):
            if self.left:
                part = data[at : at + self.left]
                at, self.left = at + len(part), self.left - len(part)
            elif self.closing:
                break
            else:
                part, at = self.head_in(data, at)
                frames += bool(part)
            if not self.dropping:
                let_through += part
        return bytes(let_through), frames

    def request_in(self, data: bytes) -> int:
        """Return how much of some bytes belongs to the request."""
        known, self.asked = len(self.asked), self.asked + data
        end = self.asked.find(HEAD_ENDS)
        self.asking = end < 0
        self.asked = self.asked[-len(HEAD_ENDS) + 1 :] if self.asking else b""
        return len(data) if self.asking else end + len(HEAD_ENDS) - known

    def head_in(self, data: bytes, at: int) -> tuple[bytes, int]:
        """Read on in the head of a frame; return all of it once it is there, and where its payload begins."""
        while at < len(data) and len(self.head) < head_length(self.head):
            more = data[at : at + head_length(self.head) - len(self.head)]
            self.head, at = self.head + more, at + len(more)
        if len(self.head) < head_length(self.head):
            return b"", at
        head, self.head = self.head, b""
        self.begin(head)
        return head, at

    def begin(self, head: bytes) -> None:
        """A frame begins: see how long it is, and whether it is let through."""
        opcode, size = head[0] & OPCODE, head[1] & SIZE
        extra = LENGTH_BYTES.get(size, 0)
        self.left = int.from_bytes(head[2 : 2 + extra]) if extra else size
        self.closing = opcode == CLOSE
        self.dropping = False
        if opcode == PING:
            now = monotonic()
            self.dropping = now - self.pinged_at < SECONDS_A_PING
            if not self.dropping:
                self.pinged_at = now


def head_length(head: bytes) -> int:
    """Return how long the head of a frame is, as far as its beginning tells."""
    if len(head) < 2:
        return 2
    return 2 + LENGTH_BYTES.get(head[1] & SIZE, 0) + (MASK_BYTES if head[1] & MASKED else 0)
