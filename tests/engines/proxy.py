"""A TCP proxy between a program and an engine that can cut connections, or lose data in one direction."""

import asyncio
import contextlib
from types import TracebackType
from urllib.parse import urlsplit, urlunsplit

Pair = tuple[asyncio.StreamWriter, asyncio.StreamWriter]


class Proxy:
    """Forwards bytes to a local port and back: `async with Proxy(port) as wire`.

    While `open` is false, new connections are refused. After a request that contains `losing`, no more answers pass on
    its connection, and `lost` is set when the first one is dropped; `deaf` drops that request as well.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.open = True
        self.losing = b""
        self.deaf = False
        self.lost = asyncio.Event()
        self.pairs: set[Pair] = set()
        self.server: asyncio.Server | None = None

    def url(self, url: str) -> str:
        """Return an engine's address with this proxy in between."""
        parts = urlsplit(url)
        return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{self.target}", f":{self.port}")))

    async def __aenter__(self) -> "Proxy":
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.server is not None
        self.server.close()
        self.cut()

    def cut(self, *, beyond: bool = True) -> None:
        """Cut all connections: on the program's side, and with `beyond` on the engine's side too."""
        for near, far in self.pairs:
            near.transport.abort()
            if beyond:
                far.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        """Forward bytes both ways until one side closes."""
        if not self.open:
            near.transport.abort()
            return
        try:
            answers, far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            near.transport.abort()
            return
        self.pairs.add((near, far))
        losing = asyncio.Event()
        there = asyncio.create_task(self.ask(reader, far, losing))
        try:
            await self.answer(answers, near, losing)
        finally:
            there.cancel()
            near.transport.abort()
            far.transport.abort()
            self.pairs.discard((near, far))

    async def ask(self, reader: asyncio.StreamReader, far: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        """Forward requests."""
        with contextlib.suppress(OSError):
            while content := await reader.read(65536):
                if self.losing and self.losing in content:
                    losing.set()
                    if self.deaf:
                        self.lost.set()
                        continue
                far.write(content)
                await far.drain()

    async def answer(self, answers: asyncio.StreamReader, near: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        """Forward answers; a disconnected program doesn't close the engine's side."""
        with contextlib.suppress(OSError):
            while content := await answers.read(65536):
                if losing.is_set():
                    self.lost.set()
                elif not near.is_closing():
                    near.write(content)
