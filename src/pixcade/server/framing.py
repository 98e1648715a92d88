"""Frames: what is told to many is framed once, and a frame goes to the transport without a detour.

An ASGI server frames a text anew for everybody who is sent it, behind two awaits. Most of what a table says is the same
for all who sit there, so a socket of ours takes finished frames: see `Frames` below, which is offered to the app as an
extension of the scope. Where it is missing (another ASGI server), texts are sent as ASGI has it.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "pixcade.frames"
TEXT = 0x81
"""A whole message of text in one frame."""


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
    """uvicorn's own protocol, with a way to write finished frames."""

    def handle_connect(self, event: Request) -> None:
        """Offer the app to write frames."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the app begins in the next turn of the loop
            self.scope["extensions"][EXTENSION] = {"write": self.write_frame, "writable": self.writable}

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame; return False where the connection is gone or going."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def frames_of(scope: Any) -> Any:
    """Return the extension of a scope, or None."""
    return scope.get("extensions", {}).get(EXTENSION)
