"""How many connections there may be: of an address, and in all. Counted at accept, before anything has been sent.

Every connection takes a descriptor of the process, and some are needed for other things (the store, bots, files). So
there is a bound, and whoever plays or operates the server has precedence over a request that is not finished: where
there is no room, the oldest connection that is no WebSocket gives way. A part is closed to WebSockets, so that there is
always one that can.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from pixcade.server.access.proxies import Network, address, household, is_trusted
from pixcade.server.net.drained_transport import DrainedTransport
from pixcade.server.services.log import ServerLog

KEPT = 256
"""Descriptors for everything that is no connection, and for those that were accepted and not counted yet."""
MOST_PER_ADDRESS = 400
"""Twice the sockets that an address may have, since a browser opens several connections to load a page."""
REQUESTS, REQUESTS_A_SECOND = 1_000, 400.0
"""Requests that all connections of an address may send at once, and then in a second: 30 people who open the page at
the same time send 900."""
LONGEST_PAUSE = 10.0
"""Seconds for which a connection is not read from at most; a request has longer to arrive."""
MOST_ADDRESSES = 10_000
"""Addresses whose requests are counted; then the one that was longest silent is dropped."""
BACKLOG = 2_048
LOOK_SECONDS = 10.0
STUCK_LOOKS = 3
"""A connection that has taken nothing of what is sent to it between so many looks is closed."""
NOTE_SECONDS = 60.0

LOG = ServerLog()


@dataclass(slots=True)
class OpenConnection:
    """A connection: whose it is, and what it had not taken at the last look."""

    address: str
    unsent: int = 0
    stuck: int = 0


class RequestRates:
    """The requests of each address: a token bucket, as the time at which it will be full again. It may be overdrawn."""

    def __init__(self) -> None:
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def take(self, address: str, requests: int, now: float) -> float:
        """Take so many, and return the seconds for which nothing more may be read."""
        full_at = max(self.full_at.pop(address, now), now) + requests / REQUESTS_A_SECOND
        wait = full_at - now - REQUESTS / REQUESTS_A_SECOND
        self.full_at[address] = min(full_at, full_at - wait + LONGEST_PAUSE)
        if len(self.full_at) > MOST_ADDRESSES:
            self.full_at.popitem(last=False)
        return max(0.0, min(wait, LONGEST_PAUSE))


class ConnectionLimits:
    """The connections of one server."""

    def __init__(self, descriptors: int, trusted: Sequence[Network] = ()) -> None:
        """Allow as many connections as these descriptors do. Connections of trusted proxies count for no address."""
        kept = max(min(KEPT, descriptors // 4), min(2 * BACKLOG, descriptors // 16))
        self.most = descriptors - kept
        self.most_sockets = self.most - self.most // 8
        self.most_per_address = min(MOST_PER_ADDRESS, self.most // 2)
        self.backlog = min(BACKLOG, kept // 2)
        self.trusted = trusted
        self.open: dict[DrainedTransport, OpenConnection] = {}
        self.by_address: Counter[str] = Counter()
        self.requests: dict[str, dict[DrainedTransport, None]] = {}
        """The connections that are no WebSockets, or are being closed, by address, the oldest first."""
        self.rates = RequestRates()
        self.looking = False
        self.gave_way = 0
        self.refused = 0
        self.noted_at = -NOTE_SECONDS

    def accepted(self, transport: DrainedTransport) -> bool:
        """Count a new connection; where there is no room, close an older one, or return False."""
        key = self.address_of(transport)
        if key and self.by_address[key] >= self.most_per_address:
            crowded = key
        elif len(self.open) >= self.most:
            crowded = max(self.requests, key=lambda one: len(self.requests[one]), default="")
        else:
            crowded = None
        if crowded is not None and not self.give_way(crowded):
            self.refused += 1
            return False
        self.open[transport] = OpenConnection(key)
        self.by_address[key] += 1
        self.requests.setdefault(key, {})[transport] = None
        if not self.looking:
            self.looking = True
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self.look)
        return True

    def address_of(self, transport: asyncio.Transport | DrainedTransport) -> str:
        """Return whose connection it is; empty for a trusted proxy's."""
        peer = transport.get_extra_info("peername")
        found = address(str(peer[0])) if peer else None
        return "" if found is None or is_trusted(found, self.trusted) else household(str(found))

    def asked(self, transport: DrainedTransport, requests: int) -> float:
        """Count requests of a connection, and return the seconds for which it is not read from."""
        found = self.open.get(transport)
        return self.rates.take(found.address, requests, monotonic()) if found is not None and found.address else 0.0

    def give_way(self, key: str) -> bool:
        """Close the oldest connection of an address that is no WebSocket, if there is one."""
        oldest = next(iter(self.requests.get(key, ())), None)
        if oldest is None:
            return False
        self.gave_way += 1
        self.lost(oldest)
        oldest.abort()
        return True

    def handed_on(self, address: str) -> float:
        """Count a request of an address that came through a trusted proxy; return the seconds for which it waits."""
        return self.rates.take(address, 1, monotonic())

    def upgraded(self, transport: DrainedTransport) -> None:
        """A connection has become a WebSocket."""
        found = self.open.get(transport)
        if found is not None:
            self.no_request(transport, found.address)

    def closing(self, transport: DrainedTransport) -> None:
        """A connection is closed when the other side has taken everything; until then it may give way."""
        found = self.open.get(transport)
        if found is not None:
            self.requests.setdefault(found.address, {})[transport] = None

    def lost(self, transport: DrainedTransport) -> None:
        """A connection is closed."""
        found = self.open.pop(transport, None)
        if found is not None:
            self.no_request(transport, found.address)
            self.by_address[found.address] -= 1
            if not self.by_address[found.address]:
                del self.by_address[found.address]

    def no_request(self, transport: DrainedTransport, key: str) -> None:
        """A connection is none any more that gives way."""
        requests = self.requests.get(key, {})
        requests.pop(transport, None)
        if not requests:
            self.requests.pop(key, None)

    def look(self) -> None:
        """Close connections that take nothing of what is sent to them, and note what had to give way."""
        for transport, found in tuple(self.open.items()):
            waits = transport.get_write_buffer_size() or transport.is_closing()
            unsent = transport.unsent() if waits else 0  # the kernel is asked about few
            found.stuck = found.stuck + 1 if unsent and unsent == found.unsent else 0
            found.unsent = unsent
            if found.stuck >= STUCK_LOOKS:
                transport.abort()
        now = monotonic()
        if (self.gave_way or self.refused) and now - self.noted_at >= NOTE_SECONDS:
            LOG.note("connections-full", level="warning", gave_way=self.gave_way, refused=self.refused, most=self.most)
            self.gave_way, self.refused, self.noted_at = 0, 0, now
        self.looking = bool(self.open) or bool(self.gave_way or self.refused)
        if self.looking:
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self.look)


def counted(protocol: type[asyncio.Protocol], limits: ConnectionLimits) -> type[asyncio.Protocol]:
    """Return a protocol whose connections are counted: one that begins with `accept`, or a WebSocket's.

    It needs nothing of the protocol but what asyncio asks of every one, so any will do.
    """
    base: Any = protocol

    class CountedProtocol(base):  # type: ignore[misc]  # which class it is is known when it is made
        counted: DrainedTransport | None = None

        def connection_made(self, transport: asyncio.Transport | DrainedTransport) -> None:
            """Count it, and close it at once where there is no room."""
            if isinstance(transport, DrainedTransport):  # as it was accepted
                limits.upgraded(transport)
            else:
                transport = DrainedTransport(transport, limits.closing)
                if not limits.accepted(transport):
                    transport.abort()
                    return
            self.counted = transport
            super().connection_made(transport)

        def eof_received(self) -> bool:
            """Close it as everything else does: asyncio would leave what is unsent to the kernel."""
            super().eof_received()
            if self.counted is not None:
                self.counted.close()
            return True

        def pause_after(self, requests: int) -> float:
            """Count requests of this address: see `bounded_http`."""
            return 0.0 if self.counted is None else limits.asked(self.counted, requests)

        def connection_lost(self, exc: Exception | None) -> None:
            """Count it no more."""
            if self.counted is not None:
                limits.lost(self.counted)
                self.counted.stop()  # a request before the last one is not told by uvicorn, and would write
                super().connection_lost(exc)

    CountedProtocol.__name__ = f"Counted{protocol.__name__}"
    return CountedProtocol
