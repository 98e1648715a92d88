"""Counts open connections, per subnet and in total, and raises the system's limit of them: file descriptors."""

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from pixcade.server.access.proxies import Network, address, is_trusted, subnet
from pixcade.server.limits import CONNECTIONS_PER_SUBNET, RESERVED_DESCRIPTORS

if sys.platform != "win32":  # Windows, where sockets have no such limit
    import resource

MOST_DESCRIPTORS = 1 << 20
"""Assumed if the system sets no limit."""


class Connections:
    """The open connections of a server. Those of trusted proxies and other processes (`peers`) have no subnet."""

    def __init__(self, trusted: Sequence[Network] = (), most_descriptors: int = 0) -> None:
        available = most_descriptors or descriptors()
        self.most = available - min(RESERVED_DESCRIPTORS, available // 4)
        self.most_sockets = self.most - self.most // 8
        self.most_per_subnet = min(CONNECTIONS_PER_SUBNET, self.most // 2)
        self.trusted = trusted
        self.peers: frozenset[str] = frozenset()
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.by_subnet: Counter[str] = Counter()

    def add(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection, and return whether it is within the limits."""
        subnet = self.open[transport] = self.subnet(transport)
        self.by_subnet[subnet] += 1
        return len(self.open) <= self.most and (not subnet or self.by_subnet[subnet] <= self.most_per_subnet)

    def remove(self, transport: asyncio.BaseTransport) -> None:
        subnet = self.open.pop(transport)
        self.by_subnet[subnet] -= 1
        if not self.by_subnet[subnet]:
            del self.by_subnet[subnet]

    def subnet(self, transport: asyncio.BaseTransport) -> str:
        """Return a connection's subnet, empty for a trusted proxy or another process."""
        peer = transport.get_extra_info("peername")
        found = address(str(peer[0])) if peer else None
        known = found is None or str(found) in self.peers or is_trusted(found, self.trusted)
        return "" if known else subnet(str(found))


def raise_descriptors() -> None:
    """Raise this process's limit as far as the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS takes less than it claims
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def descriptors() -> int:
    """Return this process's limit."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    found, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if found == resource.RLIM_INFINITY else min(found, MOST_DESCRIPTORS)
