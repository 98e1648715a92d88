"""WebSockets of a load generator: text frames, with as little work as possible."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast

from bench.programs import HOST

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""Clients have to mask their frames; this mask changes nothing."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)
HEAD_END = b"\r\n\r\n"


def frame_of(text: bytes, kind: int = TEXT) -> bytes:
    size = len(text)
    head = bytes((kind, 0x80 | size)) if size < 126 else pack(">BBH", kind, 0x80 | 126, size)
    return head + NO_MASK + text


def next_frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return a frame's kind and the bounds of its text, or None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 0x7F, at + 2
    if size == 126:
        if len(data) < at + 4:
            return None
        (size,), begin = unpack_from(">H", data, at + 2), at + 4
    elif size == 127:
        if len(data) < at + 10:
            return None
        (size,), begin = unpack_from(">Q", data, at + 2), at + 10
    return (data[at], begin, begin + size) if len(data) >= begin + size else None


class Socket(asyncio.Protocol):
    """One connection. It sends `first` when it is open and hands every text to `read`."""

    def __init__(
        self, read: Callable[[bytes], None], path: str, port: int, first: bytes = b"", headers: str = ""
    ) -> None:
        self.read = read
        self.hello = HANDSHAKE.format(path=path, host=f"{HOST}:{port}", headers=headers).encode()
        self.first = first
        self.open = self.closing = False
        self.rest = b""
        self.failure = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello)

    def send(self, text: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(frame_of(text))

    def data_received(self, data: bytes) -> None:
        data, at = self.rest + data, 0
        if not self.open:
            end = data.find(HEAD_END)
            if end < 0:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.fail(data[:end].decode(errors="replace"))
                return
            self.open, at = True, end + 4
            if self.first:
                self.send(self.first)
        while (frame := next_frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == TEXT:
                self.read(data[begin:at])
            elif kind == PING:
                self.transport.write(frame_of(data[begin:at], PONG))
            elif kind == CLOSE:
                self.fail("closed by the server")
                return
        self.rest = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.fail(str(error or "connection lost"))

    def fail(self, reason: str) -> None:
        self.failure = self.failure or reason
        self.close()

    def close(self) -> None:
        self.closing = True
        self.transport.close()
