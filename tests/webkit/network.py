"""The network of a phone: names that no browser trusts lead to this machine, and nothing else can be reached."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field

HERE = "127.0.0.1"
OURS = re.compile(r"[a-z.]+\.lan\.test")

VERSION, CONNECT, BY_NAME = 5, 1, 3
DONE, NOT_ALLOWED = 0, 2
NOWHERE = bytes([1, 0, 0, 0, 0, 0, 0])
"""The end of a reply: an address and a port, which are ignored."""


@dataclass
class Network:
    """A proxy that speaks SOCKS 5 (RFC 1928), to which a browser leaves the looking up of names."""

    port: int = 0
    rejected: list[str] = field(default_factory=list)
    """Rejected destinations."""
    open: set[asyncio.StreamWriter] = field(default_factory=set)
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a connection of the browser."""
        with self.tracked(writer), suppress(OSError, asyncio.IncompleteReadError):
            port = await self.wanted(reader, writer)
            writer.write(bytes([VERSION, DONE if port else NOT_ALLOWED, 0]) + NOWHERE)
            if port:
                there, back = await asyncio.open_connection(HERE, port)
                with self.tracked(back):
                    await asyncio.gather(pump(reader, back), pump(there, writer))

    @contextmanager
    def tracked(self, writer: asyncio.StreamWriter) -> Iterator[None]:
        """Know of a connection for as long as it is used."""
        self.open.add(writer)
        self.gone.clear()
        try:
            yield
        finally:
            writer.close()
            self.open.discard(writer)
            if not self.open:
                self.gone.set()

    async def close(self) -> None:
        """Break all connections off and wait until nothing is left of them."""
        for writer in self.open:
            writer.transport.abort()
        if self.open:
            await self.gone.wait()

    async def wanted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
        """Return the port of this machine that a browser asks for, or 0."""
        _, methods = await reader.readexactly(2)
        await reader.readexactly(methods)
        writer.write(bytes([VERSION, DONE]))
        _, command, _, kind = await reader.readexactly(4)
        length = (await reader.readexactly(1))[0] if kind == BY_NAME else 0
        name = (await reader.readexactly(length)).decode()
        if command == CONNECT and OURS.fullmatch(name):
            return int.from_bytes(await reader.readexactly(2), "big")
        self.rejected.append(name or "an address")
        return 0


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward bytes and the end of the stream."""
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.write_eof()


@asynccontextmanager
async def networking() -> AsyncIterator[Network]:
    """Run such a network for a while."""
    network = Network()
    listener = await asyncio.start_server(network.meet, HERE, 0)
    network.port = listener.sockets[0].getsockname()[1]
    try:
        yield network
    finally:
        listener.close()
        await network.close()
