"""A network between a browser and the server that fails in all the ways in which networks do."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Literal

Mode = Literal["open", "silent", "rejecting"]
RESET = struct.pack("ii", 1, 0)
"""No linger: closing resets the connection."""


@dataclass
class Proxy:
    """Forwards bytes until it is cut or silenced."""

    target: int
    port: int = 0
    mode: Mode = "open"
    delay: float = 0.0
    cut: int = 0
    """Bytes to the browser after which every connection breaks and none is accepted; 0 for never."""
    writers: set[asyncio.StreamWriter] = field(default_factory=set)
    passed: asyncio.Event = field(default_factory=asyncio.Event)

    def close_all(self) -> None:
        """Close every connection that is there."""
        for writer in list(self.writers):
            writer.close()

    def reset_all(self) -> None:
        """Let every connection end with a reset, as a router does that has forgotten it."""
        for writer in list(self.writers):
            raw = writer.get_extra_info("socket")
            with suppress(OSError):
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a connection of the browser."""
        if self.mode == "rejecting":
            writer.close()
            return
        try:
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:  # the server is not there just now
            writer.close()
            return
        both = {writer, inner_writer}
        self.writers |= both
        try:
            await asyncio.gather(
                self.pump(reader, inner_writer, len),
                self.pump(inner_reader, writer, self.allowed),
                return_exceptions=True,
            )
        finally:
            self.writers -= both
            for one in both:
                one.close()

    def allowed(self, data: bytes) -> int:
        """Return how many of these bytes still come through."""
        if not self.cut:
            return len(data)
        through = min(len(data), self.cut)
        self.cut -= through
        if self.cut == 0:
            self.mode = "rejecting"
        return through

    async def pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, allowed: Callable[[bytes], int]
    ) -> None:
        """Forward bytes, or drop them while the network is silent."""
        try:
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.mode == "silent":
                    continue
                through = allowed(data)
                writer.write(data[:through])
                await writer.drain()
                self.passed.set()
                if self.mode == "rejecting":
                    self.close_all()
        finally:
            writer.close()


@asynccontextmanager
async def open_proxy(target: int, port: int = 0) -> AsyncIterator[Proxy]:
    """Run a proxy before a server's port."""
    proxy = Proxy(target)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", port)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.close_all()
        await asyncio.sleep(0)
