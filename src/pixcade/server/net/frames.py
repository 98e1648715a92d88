"""Frames: what is told to many is framed once, and what somebody sends is heard without a detour.

An ASGI server frames a text anew for everybody who is sent it, behind two awaits, and hands on what it hears through a
queue and a task. Most of what a table says is the same for all who sit there, and most of what it hears is short. So a
socket of ours takes finished frames, and offers what it hears to a listener first: see `frame_protocol`, which is
offered to the app as an extension of the scope. Where it is missing (another ASGI server, or a uvicorn whose insides
have changed), all goes as ASGI has it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

EXTENSION = "pixcade.frames"
TEXT = 0x81
"""A whole message of text in one frame."""

Listener = Callable[[bytes], bool]


class FrameSocket(Protocol):
    """The extension: a connection that takes finished frames."""

    writable: asyncio.Event
    """Set while the other side keeps up."""

    def listen(self, listener: Listener | None) -> None:
        """Let a listener have whole texts from now on. It returns whether it has dealt with one."""

    @property
    def unheard(self) -> bool:
        """Whether something waits to be heard in the usual way."""

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame, or several; return False where the connection is gone or going."""


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


def frames_of(scope: Any) -> FrameSocket | None:
    """Return the extension of a scope, or None."""
    found: FrameSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("frames")
    return found
