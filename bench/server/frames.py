"""WebSocket frames as a load generator needs them: text only, written and read with as little work as can be."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A client must mask what it sends. With this mask nothing changes, and the other side unmasks all the same."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"
)
HEAD_END = b"\r\n\r\n"


def masked(text: bytes, kind: int = TEXT) -> bytes:
    """Return a frame as a client sends it."""
    size = len(text)
    if size < 126:
        return bytes((kind, 0x80 | size)) + NO_MASK + text
    assert size < 65536, "a client has nothing so long to say"
    return pack(">BBH", kind, 0x80 | 126, size) + NO_MASK + text


def unmasked(text: bytes) -> bytes:
    """Return a frame as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65536:
        return pack(">BBH", TEXT, 126, size) + text
    return pack(">BBQ", TEXT, 127, size) + text


def next_frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame that begins there, and where its text begins and ends; None if it is not whole."""
    if len(data) < at + 2:
        return None
    size = data[at + 1]
    begin = at + 6 if size & 0x80 else at + 2
    size &= 0x7F
    if size == 126:
        if len(data) < at + 4:
            return None
        (size,) = unpack_from(">H", data, at + 2)
        begin += 2
    elif size == 127:
        if len(data) < at + 10:
            return None
        (size,) = unpack_from(">Q", data, at + 2)
        begin += 8
    end = begin + size
    return None if len(data) < end else (data[at], begin, end)


class Line(asyncio.Protocol):
    """One connection as a client. It begins with a text; what comes is handed to `told`, one text after the other."""

    def __init__(self, told: Callable[[bytes], None], path: str, port: int, first: bytes = b"", more: str = "") -> None:
        self.told = told
        self.hello = HANDSHAKE.format(path=path, host=f"{HOST}:{port}", more=more).encode()
        self.first = first
        self.open = False
        self.wanted = True
        self.rest = b""
        self.write: Callable[[bytes], None] = lambda frame: None
        self.transport: asyncio.Transport | None = None
        self.failure = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)  # uvloop's is one without saying so
        self.transport = transport
        self.write = transport.write
        transport.write(self.hello)

    def send(self, text: bytes) -> None:
        self.write(masked(text))

    def data_received(self, data: bytes) -> None:
        try:
            self.read(data)
        except Exception as error:
            self.failure = self.failure or repr(error)
            self.close()

    def read(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open:
            end = data.find(HEAD_END)
            if end < 0:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.failure = data[:end].decode(errors="replace")
                self.close()
                return
            self.open, at = True, end + 4
            if self.first:
                self.send(self.first)
        while (frame := next_frame(data, at)) is not None:
            kind, begin, end = frame
            if kind == TEXT:
                self.told(data[begin:end])
            elif kind == PING:
                self.write(masked(data[begin:end], PONG))
            elif kind == CLOSE:
                self.failure = self.failure or "closed"
                self.close()
                return
            at = end
        self.rest = data[at:] if at < len(data) else b""

    def connection_lost(self, error: Exception | None) -> None:
        if self.wanted:
            self.failure = self.failure or str(error or "connection lost")
        self.open = False
        self.write = lambda frame: None  # what is sent now is lost: whoever looks sees the failure

    def close(self) -> None:
        self.wanted = False
        if self.transport is not None:
            self.transport.close()
