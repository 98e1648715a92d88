"""WebSocket frames: a broadcast is framed once, and incoming texts skip ASGI's queue.

An ASGI server frames a text again for every recipient, behind two awaits, and passes incoming messages through a queue
and a task. Most messages of a table are the same for everybody there, and most incoming ones are short. So our sockets
take pre-built frames, and offer incoming texts to a listener first: see `frame_protocol`, which is offered to the app
as an extension of the scope. Where it is missing (another ASGI server, or a uvicorn with other internals), plain ASGI
is used.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from pixcade.server.net.read_budget import ReadBudget

EXTENSION = "pixcade.frames"
TEXT = 0x81
"""The first byte of a frame with a whole text message."""

Listener = Callable[[bytes], bool]


class FrameSocket(Protocol):
    """The extension: a connection that takes pre-built frames."""

    writable: asyncio.Event
    """Set while the write buffer is not full."""

    def listen(self, listener: Listener | None, budget: ReadBudget | None) -> None:
        """Set a listener for whole texts, and what may be read; it returns whether it has handled a text."""

    @property
    def unheard(self) -> bool:
        """Whether messages are queued for ASGI's `receive`."""

    def write_frame(self, frame: bytes) -> bool:
        """Write one frame or several; return False where the connection is closed or closing."""


def framed(payload: bytes) -> bytes:
    """Return a text as a server's frame: one frame, not masked."""
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


def frames_of(scope: Any) -> FrameSocket | None:
    """Return the extension of a scope, or None."""
    found: FrameSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("frames")
    return found
