"""Misbehaving clients in the log: one line a minute for each kind, with a count.

uvicorn writes a line for each occurrence, some as an error with a traceback. Clients could fill a disk with these and
bury our own errors.
"""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic

from starlette.requests import ClientDisconnect

EVERY_SECONDS = 60.0
EVENTS = {
    "ASGI callable returned without completing handshake.": "handshake-rejected",
    "Invalid HTTP request received.": "request-invalid",
    "Too many connections.": "connections-full",
    "Unsupported upgrade request.": "request-invalid",
    "Invalid UTF-8 sequence received from client.": "text-invalid",
}
"""By the message of uvicorn, or of net/protocols.py.

uvicorn logs the first one for every rejected handshake.
"""
ABORTED = "request-aborted"
"""A request that ended before its response: the client disconnected, or the server shut down."""


class ClientNoise(logging.Filter):
    """A handler's filter: lets one line a minute pass for each kind, as an event of ours."""

    def __init__(self, logger: logging.Logger, level: int) -> None:
        """Write counts to a logger; these events are `info`, and dropped if the log's level is higher."""
        super().__init__()
        self.logger = logger
        self.shown = level <= logging.INFO
        self.times: Counter[str] = Counter()
        self.written_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record; one of these kinds becomes an event, with its count."""
        event = None if hasattr(record, "event") else event_of(record)
        if event is None:
            return True
        self.times[event] += 1
        wait = self.written_at.get(event, -EVERY_SECONDS) + EVERY_SECONDS - monotonic()
        if wait > 0:
            if self.times[event] == 1:
                with suppress(RuntimeError):  # outside a loop: written with the next one
                    asyncio.get_running_loop().call_later(wait, self.write, event)
            return False
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        vars(record).update(self.take_fields(event))
        return self.shown

    def take_fields(self, event: str) -> dict[str, object]:
        """Return the fields of an event, and reset its count."""
        self.written_at[event] = monotonic()
        return {"event": event, "values": {"times": self.times.pop(event)}}

    def write(self, event: str) -> None:
        """Write how often something has happened since its last line."""
        if self.times[event] and self.shown:
            self.logger.info("%s", event, extra=self.take_fields(event))

    def write_all(self) -> None:
        """Write all pending counts."""
        for event in tuple(self.times):
            self.write(event)


def event_of(record: logging.LogRecord) -> str | None:
    """Return the kind of a client's error, or None for other records."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, ClientDisconnect | asyncio.CancelledError):
        return ABORTED
    return EVENTS.get(str(record.msg))
