"""uvicorn's protocols with limits: connections, size and duration of requests, bytes per second of a socket."""

import asyncio
import logging
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pixcade.server import limits
from pixcade.server.net.connections import Connections

LOGGER = logging.getLogger("uvicorn.error")
TOO_MANY_CONNECTIONS = "Too many connections."
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, plus the connections that its protocols count."""

    def __init__(self, *given: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*given, **more)
        self.connections = connections


class BadRequest(Exception):
    """Raised inside httptools' parser, which reports an invalid request: uvicorn answers 400 and closes."""


class HttpProtocol(HttpToolsProtocol):
    """A connection that is closed if its request is too slow, too long or has too many headers."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted = config.connections
        self.timer: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head_bytes = 0
        self.header_count = 0
        self.unanswered = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Count the connection, and wait for a request's head."""
        super().connection_made(transport)
        self.expect_within(limits.HEAD_S)
        if not self.counted.add(transport):
            LOGGER.warning(TOO_MANY_CONNECTIONS)
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.remove(self.transport)
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse, and close the connection if the head is too long."""
        if self.in_head and self.timer is None:
            self.expect_within(limits.HEAD_S)
        self.head_bytes += len(data)
        super().data_received(data)
        if self.in_head and self.head_bytes > limits.HEAD_BYTES:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take one of a limited number of headers."""
        self.header_count += 1
        if self.header_count > limits.HEADERS:
            raise BadRequest
        if self.in_head:  # trailers after a body must not pass for headers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body, for a limited time."""
        self.unanswered += 1
        if self.unanswered > limits.PIPELINED_REQUESTS:
            raise BadRequest
        self.in_head = False
        self.expect_within(limits.BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the next request has its own."""
        self.in_head = True
        self.head_bytes = self.header_count = 0
        self.stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Answer the next pipelined request."""
        self.unanswered -= 1
        super().on_response_complete()

    def shutdown(self) -> None:
        """Answer pending requests, but don't wait for the rest of a body."""
        super().shutdown()
        if not self.in_head:
            self.transport.close()

    def expect_within(self, seconds: float) -> None:
        """Close the connection unless the timer is stopped in time."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.transport.abort)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket parsed at a limited rate: pings and fragments cost time but never reach the application."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted = config.connections
        self.held = bytearray()
        """Received but not parsed yet. Reading pauses until it is empty."""
        self.allowance = float(limits.SOCKET_FIRST_BYTES)
        self.parsed_at = self.caught_up_at = self.loop.time()
        self.next: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting, and discard the rest."""
        self.counted.remove(self.transport)
        if self.next is not None:
            self.next.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the handshake, which arrives whole, or as much as is allowed of the frames after it."""
        if self.handshake_initiated:
            self.held += data
            self.parse()
            return
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def parse(self) -> None:
        """Parse what is allowed now, unless the application has yet to receive earlier messages."""
        now = self.loop.time()
        earned = (now - self.parsed_at) * limits.SOCKET_BYTES_PER_S
        self.allowance, self.parsed_at = min(self.allowance + earned, limits.SOCKET_BYTES), now
        if not self.read_paused and (part := bytes(self.held[: int(self.allowance)])):
            del self.held[: len(part)]
            self.allowance -= len(part)
            super().data_received(part)
        if self.next is not None:
            self.next.cancel()
            self.next = None
        if self.transport.is_closing():
            return
        if not self.held:
            self.caught_up_at = now
            if not self.read_paused:
                self.transport.resume_reading()
        elif now - self.caught_up_at > limits.FLOOD_S or self.transport.get_write_buffer_size() > limits.UNSENT_BYTES:
            self.transport.abort()
        else:
            self.transport.pause_reading()
            self.next = self.loop.call_later(limits.PARSE_EVERY_S, self.parse)

    async def receive(self) -> Any:
        """Return the next message. uvicorn then resumes reading, but not while there is something to parse."""
        message = await super().receive()
        if self.held and not self.transport.is_closing():
            self.transport.pause_reading()
        return message
