"""Frames as somebody sends them who wants to harm: small, many, at the wrong time. As bytes, past any library."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from pixcade.server.net.frame_protocol import FrameProtocol
from pixcade.server.net.read_budget import FRAMES_AT_ONCE, OWN_FRAMES, SHARED_FRAMES, SHARED_FRAMES_A_SECOND

TEXT, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FINAL = 0x80
BEAT = b'{"type":"beat"}'


def frame(opcode: int, payload: bytes = b"", *, final: bool = True, length_bytes: int = 0) -> bytes:
    """Return a masked frame; its length is written in at least so many bytes, 2 or 8, however short it is."""
    size = len(payload)
    if length_bytes == 8 or size >= 1 << 16:
        length = bytes((0x80 | 127,)) + size.to_bytes(8)
    elif length_bytes == 2 or size >= 126:
        length = bytes((0x80 | 126,)) + size.to_bytes(2)
    else:
        length = bytes((0x80 | size,))
    mask = secrets.token_bytes(4)
    masked = bytes(sign ^ mask[at % 4] for at, sign in enumerate(payload))
    return bytes((opcode | (FINAL if final else 0),)) + length + mask + masked


FLOODS = {
    "pings": frame(PING),
    "pings of 125 bytes": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "heartbeats": frame(TEXT, BEAT),
    "texts that are no message": frame(TEXT, b"x"),
    "texts with a long head": frame(TEXT, BEAT + b" " * 126),
    "empty binaries": frame(0x2),
}
"""Kinds of frames of which thousands are sent; fragments need a beginning, see `fragments`."""


def fragments(count: int) -> bytes:
    """Return a text that is sent in parts of one byte and has no end."""
    return frame(TEXT, b"x", final=False) + frame(CONTINUATION, b"x", final=False) * (count - 1)


def in_bytes(text: bytes) -> bytes:
    """Return a text that is sent in parts of one byte."""
    last = len(text) - 1
    parts = (text[at : at + 1] for at in range(len(text)))
    return b"".join(frame(CONTINUATION if at else TEXT, part, final=at == last) for at, part in enumerate(parts))


def flood(kind: str, count: int) -> bytes:
    """Return so many frames of a kind."""
    return fragments(count) if kind == "fragments" else FLOODS[kind] * count


KINDS = (*FLOODS, "fragments")


def allowed(seconds: float, sockets: int = 1) -> float:
    """Return how many frames an address may have sent in a time, with what every read may overdraw."""
    return SHARED_FRAMES + SHARED_FRAMES_A_SECOND * seconds + sockets * (OWN_FRAMES + 8 * seconds + FRAMES_AT_ONCE)


@dataclass
class Parsed:
    """What the server has read."""

    frames: int = 0
    opcodes: list[int] = field(default_factory=list)


@contextmanager
def counting() -> Iterator[Parsed]:
    """Count the frames that servers of this process read, and leave the reading as it is."""
    parsed, received = Parsed(), FrameProtocol.frame_received

    def counted(self: FrameProtocol, data: bytes, at: int, *rest: Any) -> bool:
        parsed.frames += 1
        parsed.opcodes.append(data[at] & 0x0F)
        return received(self, data, at, *rest)

    with patch.object(FrameProtocol, "frame_received", counted):
        yield parsed
