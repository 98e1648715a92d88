"""uvicorn's HTTP protocol with limits that it lacks: how long a request may be and take, and how often it is read.

Every read of a request wakes the application, so whoever sends a body byte by byte must not decide how often that is.

Needs httptools; uvicorn's other HTTP protocol limits the length by itself, but not the time.
"""

import asyncio
import re

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pixcade.server.auth.middleware import BARE_HEADERS
from pixcade.server.net.asgi_socket import PLAIN, response
from pixcade.server.net.frame_protocol import FrameProtocol

LONGEST_HEAD = 16 * 1024
MOST_HEADERS = 100
"""Of a request; browsers send about twenty, a proxy adds a few."""
FREE_CHUNKS, LEAST_CHUNK = 64, 256
"""Chunks that a body may have whatever their size, and the bytes that one has on average if there are more: each costs
a call, and what came before is copied."""
LONGEST_REQUEST = 2 * 1024 * 1024
"""Maximum bytes of a request, with its head: more than the application takes, so that it can refuse itself."""
SECONDS_TO_ASK = 20.0
"""Seconds from the connection, or the first byte, to the end of a request's head."""
SECONDS_TO_SEND = 40.0
"""Seconds from then on to the end of its body."""
PARSED_AT_ONCE = 2 * 1024
"""Bytes that are parsed before we look whether that is enough."""
MOST_AHEAD = 16
"""Requests that may be sent before the first of them is answered; browsers send none."""
MOST_HELD = 64 * 1024
"""Bytes that a new connection may send before it is read from."""
READS_AT_ONCE = 4
"""Reads of one request that are done as it arrives; a page's requests arrive in one or two."""
SECONDS_A_READ = 0.5
"""Seconds between two further reads: what has come meanwhile is read together."""
ABSOLUTE = re.compile(rb"[^/?#]+://([^/?#]*)")
"""A target in absolute form, and its authority."""
INSIDES = (
    "connection_made", "connection_lost", "data_received", "shutdown", "on_message_begin", "on_headers_complete",
    "on_response_complete", "send_400_response", "handle_websocket_upgrade", "ws_protocol_class", "server_state",
    "app_state", "config", "loop", "transport", "connections", "cycle", "parser", "pipeline", "flow", "headers",
    "scope", "scheme", "server", "client",
)  # fmt: skip
"""The attributes of uvicorn's protocol that this one depends on."""


class TooMuch(Exception):
    """A request has too many parts. The parser takes it for an invalid one, which is answered and closed."""


class PausedFlow(FlowControl):
    """uvicorn's flow control, which reads on only where our limits allow it too."""

    held = False
    """Whether our limits let nothing be read."""

    def resume_reading(self) -> None:
        """Read on, unless our limits forbid it."""
        if self.held:
            self.read_paused = False
        else:
            super().resume_reading()


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection, closed when a request is too slow or too large."""

    flow: PausedFlow
    received = 0
    asking = True
    """Whether the head of a request is being read, or waited for on a new connection."""
    late = False
    """Whether the time for the head is over, and that for the body runs."""
    patience: asyncio.TimerHandle | None = None
    reads = 0
    """Reads of the request that is arriving."""
    chunks = 0
    """Chunks of its body."""
    pausing: asyncio.TimerHandle | None = None
    """Runs while nothing is read."""
    ahead = False
    """Whether the request that is arriving was sent before the one before it was answered."""
    next_waits = False
    """Whether a request that was sent ahead is answered when `pausing` has run out."""
    held: bytes | None = None
    """What has come on a new connection that is not read yet; None where it is read as it comes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for a request, with a timeout."""
        super().connection_made(transport)
        self.flow = PausedFlow(transport)
        self.wait()
        seconds = self.pause_after(0)
        if seconds:  # uvloop begins to read after this, whatever is said here: so what comes is held
            self.held = b""
            self.flow.held = True
            self.pausing = self.loop.call_later(seconds, self.read_on)

    def pause_after(self, requests: int) -> float:
        """Return the seconds for which nothing is read after so many requests: limits of the address may say some."""
        del requests
        return 0.0

    def pause(self, seconds: float) -> None:
        """Read nothing for so long, whoever resumes."""
        if seconds and self.pausing is None and not self.transport.is_closing():
            self.flow.held = True
            self.transport.pause_reading()
            self.pausing = self.loop.call_later(seconds, self.read_on)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timers."""
        for timer in (self.patience, self.pausing):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)
        if self.pipeline:  # requests that will not be answered: they refer to this protocol
            self.pipeline.clear()
            self.cycle = None  # type: ignore[assignment]  # as before the first request

    def wait(self) -> None:
        """Close the connection unless a whole request arrives in time."""
        if self.patience is not None:
            self.patience.cancel()
        self.late = False
        self.patience = self.loop.call_later(SECONDS_TO_ASK, self.give_up)

    def stop_waiting(self) -> None:
        """Cancel the timeout."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        """The time for the head is over, or that for the body: close the connection where it is still missing."""
        self.patience = None
        if self.asking or (self.late and self.cycle.more_body):
            self.transport.close()
        elif self.cycle is not None and self.cycle.more_body:
            self.late = True
            self.patience = self.loop.call_later(SECONDS_TO_SEND, self.give_up)

    def on_message_begin(self) -> None:
        """Reset the count. A later request on the same connection gets its own time."""
        self.received = self.reads = self.chunks = 0
        if not self.asking:
            self.asking = True
            self.wait()
        self.ahead = self.cycle is not None and not self.cycle.response_complete
        if not self.ahead and (seconds := self.pause_after(1)):
            self.pause(seconds)
        super().on_message_begin()

    def on_chunk_header(self) -> None:
        """Count a chunk of the body. Raises TooMuch where there are many small ones."""
        self.chunks += 1
        if self.chunks > FREE_CHUNKS and self.chunks * LEAST_CHUNK > self.received + PARSED_AT_ONCE:
            raise TooMuch

    def on_headers_complete(self) -> None:
        """The head is complete. Headers that come after the body are none of the request. Raises TooMuch."""
        self.asking = False
        if len(self.headers) > MOST_HEADERS:
            raise TooMuch
        if not self.url.startswith(b"/"):
            self.note_target()
        super().on_headers_complete()
        if self.ahead and not self.pipeline:  # it need not wait any more for the one before it
            self.pause(self.pause_after(1))
        if not self.parser.should_upgrade():
            self.headers = []

    def note_target(self) -> None:
        """Take the host of a target in absolute form (RFC 9112, 3.2.2). Beside another one it is refused."""
        named = ABSOLUTE.match(self.url)
        if named and [value for name, value in self.headers if name == b"host"] != [named[1]]:
            self.headers.append((b"host", named[1]))

    def on_response_complete(self) -> None:
        """Go on with the next request that was sent ahead. It counts now, and waits where its address has to."""
        if self.pipeline and not self.transport.is_closing():
            self.pause(self.pause_after(1))
            self.next_waits = self.pausing is not None
        if not self.next_waits:
            super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with the request as it was parsed.

        The parser refers to this protocol: without it both are freed at once, and not by the garbage collector, which
        would stop everybody for as long as many sockets have been opened.
        """
        if self.cycle is not None and not self.cycle.response_complete:  # that answer would be read as frames
            self.transport.close()
            return
        if self.ws_protocol_class is None or not issubclass(self.ws_protocol_class, FrameProtocol):
            super().handle_websocket_upgrade()
            return
        self.stop_waiting()
        if self.pausing is not None:  # from now on the socket decides what is read
            self.pausing.cancel()
            self.resume()
        self.connections.discard(self)
        socket = self.ws_protocol_class(self.config, self.server_state, self.app_state, self.loop)
        socket.connection_made(self.transport)
        socket.begin(self)
        self.transport.set_protocol(socket)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection is lost

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, as far as the limit allows."""
        if self.held is not None:
            self.held += data
            self.transport.pause_reading()
            if len(self.held) > MOST_HELD:
                self.transport.abort()
            return
        for at in range(0, len(data), PARSED_AT_ONCE):
            part = data[at : at + PARSED_AT_ONCE]
            super().data_received(part)
            self.received += len(part)  # afterwards: only the parser knows where in these bytes a head ends
            if self.transport.is_closing() or self not in self.connections:  # the latter: it is a WebSocket now
                return
            if len(self.headers or ()) > MOST_HEADERS or (self.asking and self.received > LONGEST_HEAD):
                self.send_400_response("Request too long.")
            elif self.received > LONGEST_REQUEST or len(self.pipeline) > MOST_AHEAD:
                self.transport.close()
        self.reads += 1
        if self.reads > READS_AT_ONCE and (self.asking or self.cycle.more_body):
            self.pause(SECONDS_A_READ)

    def send_400_response(self, msg: str) -> None:
        """Answer a request that can't be parsed, and close the connection."""
        body = msg.encode()
        ends = ((b"content-length", b"%d" % len(body)), (b"connection", b"close"))
        self.transport.write(response(400, (*self.server_state.default_headers, PLAIN, *BARE_HEADERS, *ends), body))
        self.transport.close()

    def resume(self) -> None:
        """Read again, unless the application has not taken what came before."""
        self.flow.held = False
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def read_on(self) -> None:
        """Answer what was sent ahead, and read what has come meanwhile."""
        self.pausing = None
        held, self.held = self.held, None
        self.resume()
        if self.next_waits:
            self.next_waits = False
            super().on_response_complete()
        if held:
            self.data_received(held)

    def shutdown(self) -> None:
        """Finish what was asked, but do not wait for the rest of a request."""
        super().shutdown()
        if self.next_waits or (self.cycle is not None and self.cycle.more_body):
            self.transport.close()
