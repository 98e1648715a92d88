"""uvicorn's HTTP protocol with limits that it lacks: how long a request may be, and how long it may take.

Needs httptools; uvicorn's other HTTP protocol limits the length by itself, but not the time.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 * 1024
LONGEST_REQUEST = 2 * 1024 * 1024
"""Maximum bytes of a request, with its head: more than the application takes, so that it can refuse itself."""
SECONDS_TO_ASK = 20.0
"""Seconds from the connection, or the first byte, to the end of a request's head."""
INSIDES = (
    "connection_made", "connection_lost", "data_received", "on_message_begin", "on_headers_complete",
    "send_400_response", "loop", "transport",
)  # fmt: skip
"""The attributes of uvicorn's protocol that this one depends on."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection, closed when a request is too slow or too large."""

    received = 0
    asking = True
    """Whether the head of a request is being read, or waited for on a new connection."""
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for a request, with a timeout."""
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout."""
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Close the connection unless a whole head arrives in time."""
        self.stop_waiting()
        self.patience = self.loop.call_later(SECONDS_TO_ASK, self.transport.close)

    def stop_waiting(self) -> None:
        """Cancel the timeout."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def on_message_begin(self) -> None:
        """Reset the count. A later request on the same connection gets its own time."""
        self.received = 0
        if not self.asking:
            self.asking = True
            self.wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is complete: cancel the timeout."""
        self.asking = False
        self.stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, as far as the limit allows."""
        super().data_received(data)
        self.received += len(data)  # afterwards: only the parser knows where in these bytes a head ends
        if self.asking and self.received > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Request too long.")
        elif self.received > LONGEST_REQUEST:
            self.transport.close()
