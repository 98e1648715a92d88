"""What clients do wrong, as the log tells it: one line a minute for each kind, with how often it happened.

uvicorn writes a line for each, some of them as an error with a traceback. Anybody could fill a disk with these, and
what is a fault of ours would be hard to find among them.
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

uvicorn logs the first one for every handshake that is rejected.
"""
ABORTED = "request-aborted"
"""A request that ended before it was answered: the client went away, or the server shut down."""


class ClientNoise(logging.Filter):
    """A handler's filter: lets one line a minute pass for each kind, as an event of ours."""

    def __init__(self, logger: logging.Logger, level: int) -> None:
        """Write what is left over to a logger; these events are `info`, and dropped where the log's level is higher."""
        super().__init__()
        self.logger = logger
        self.shown = level <= logging.INFO
        self.times: Counter[str] = Counter()
        self.written_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; one of these kinds is made an event, with the times it happened."""
        event = None if hasattr(record, "event") else event_of(record)
        if event is None:
            return True
        self.times[event] += 1
        wait = self.written_at.get(event, -EVERY_SECONDS) + EVERY_SECONDS - monotonic()
        if wait > 0:
            if self.times[event] == 1:
                with suppress(RuntimeError):  # outside a loop: it is written when the next one happens
                    asyncio.get_running_loop().call_later(wait, self.write, event)
            return False
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        vars(record).update(self.told(event))
        return self.shown

    def told(self, event: str) -> dict[str, object]:
        """Return what a record holds of an event, and begin to count anew."""
        self.written_at[event] = monotonic()
        return {"event": event, "values": {"times": self.times.pop(event)}}

    def write(self, event: str) -> None:
        """Write how often something has happened since its last line."""
        if self.times[event] and self.shown:
            self.logger.info("%s", event, extra=self.told(event))

    def write_all(self) -> None:
        """Write everything that has not been written yet."""
        for event in tuple(self.times):
            self.write(event)


def event_of(record: logging.LogRecord) -> str | None:
    """Return the kind of what a client did, None for all else."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, ClientDisconnect | asyncio.CancelledError):
        return ABORTED
    return EVENTS.get(str(record.msg))
