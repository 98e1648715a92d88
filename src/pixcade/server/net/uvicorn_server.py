"""Our uvicorn server: dynamic listeners, and a shutdown that notifies clients and has a time limit."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from types import FrameType
from typing import Any

import uvicorn

from pixcade.games.errors import PixcadeError
from pixcade.server import limits
from pixcade.server.net.connections import Connections
from pixcade.server.net.protocols import HttpProtocol, ServerConfig, SocketProtocol
from pixcade.server.services.log import ServerLog

Application = Callable[[Any, Any, Any], Awaitable[None]]

SECONDS_TO_END = 10.0
"""Seconds from the signal to the end of the process, even if something hangs."""
SECONDS_TO_TELL = 2.0
SECONDS_TO_CLOSE = 4
SECONDS_IN_ALL = 9.0
"""Seconds to notify clients, to close connections, and for both: the application needs the rest to close its store."""

LOG = ServerLog()


def configuration(application: Application, connections: Connections | None = None) -> ServerConfig:
    """Return uvicorn's configuration."""
    return ServerConfig(
        application,
        connections=connections or Connections(),
        loop="auto",
        http=HttpProtocol,
        interface="asgi3",
        ws=SocketProtocol,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_ping_interval=None,  # our protocol has its own heartbeat
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="warning",  # lower levels log every path
        access_log=False,
        workers=1,  # otherwise an environment variable decides
        server_header=False,
        date_header=True,
        proxy_headers=False,  # the application decides which proxies to trust
        backlog=limits.BACKLOG,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


class StartupErrors:
    """Wraps an application: keeps its startup PixcadeError for the caller, and logs other startup errors in our format.

    uvicorn would log the text of both.
    """

    def __init__(self, application: Application) -> None:
        self.application = application
        self.error: PixcadeError | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.application(scope, receive, send)
            return
        stage, failed = "startup", False

        async def wait_with_failure(message: Any) -> None:
            nonlocal stage, failed
            if message["type"].endswith(".failed"):  # the exception follows; its text must not be logged
                failed = True
            else:
                stage = "shutdown" if message["type"] == "lifespan.startup.complete" else ""
                await send(message)

        try:
            await self.application(scope, receive, wait_with_failure)
        except Exception as error:
            failed = True
            if isinstance(error, PixcadeError) and stage == "startup":
                self.error = error
            else:
                LOG.fault(error, task=f"lifespan {stage}".rstrip())
        if failed and stage:
            await send({"type": f"lifespan.{stage}.failed"})


class UvicornServer(uvicorn.Server):
    """One server: its listeners, and its shutdown."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[Sequence[asyncio.AbstractServer]], None],
        ending: Sequence[Callable[[], Awaitable[None]]],
    ) -> None:
        """Call `ready` with the listeners when requests are answered, and await `ending` before connections close."""
        super().__init__(config)
        self.ready = ready
        self.ending = ending
        self.signalled = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down on SIGINT and SIGTERM. Unlike uvicorn, don't raise them again: the exit is intended."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to shut down; the second time, exit immediately. Everything acknowledged is in the store by then."""
        if self.signalled:
            os._exit(128 + sig)
        self.signalled = True
        self.should_exit = True
        # A thread, since the loop may be what hangs; it runs until the process has ended.
        last = threading.Timer(SECONDS_TO_END, end_by_force)
        last.daemon = True
        last.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer requests, then call `ready`."""
        await super().startup(sockets)
        self.ready(self.servers)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, notify clients, close connections, shut the application down."""
        for listener in self.servers:
            listener.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_IN_ALL):
                await self._tell()
                await super().shutdown(sockets)

    async def _tell(self) -> None:
        """Await the shutdown callbacks briefly; those that hang are cancelled."""
        telling = [asyncio.ensure_future(tell()) for tell in self.ending]
        if not telling:
            return
        done, hanging = await asyncio.wait(telling, timeout=SECONDS_TO_TELL)
        for one in hanging:
            one.cancel()
        for one in done:
            if error := one.exception():
                LOG.fault(error, event="ending-failed")

    async def listen(self, opened: socket.socket) -> asyncio.AbstractServer:
        """Answer requests at one more socket."""
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: Any = self.config.http_protocol_class
            found: asyncio.Protocol = made(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )
            return found

        listener = await loop.create_server(protocol, sock=opened, backlog=self.config.backlog)
        self.servers.append(listener)
        return listener

    def unlisten(self, listener: asyncio.AbstractServer, address: str) -> None:
        """Close a listener and the connections that came through it."""
        listener.close()
        self.servers = [other for other in self.servers if other is not listener]
        for connection in list(self.server_state.connections):
            local = getattr(connection, "server", None)  # not every kind of connection has it
            if local is not None and local[0] == address:
                connection.shutdown()


def end_by_force() -> None:
    """Exit the process even though something in it hangs."""
    LOG.note("ended-by-force", level="error")
    for file in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            file.flush()
    os._exit(1)
