"""Rate limits per person and per address. The person's limit is checked first: a whole club can share one address."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pixcade.games.errors import PixcadeError
from pixcade.server import limits
from pixcade.server.access.proxies import subnet
from pixcade.server.limits import BUDGETS, Rate

MOST_CONNECTIONS = 1 << 20
"""Default connection limit of a server; `serve` derives it from the process's descriptors."""
MOST_BUCKETS = 100_000
"""Buckets stored for people, and as many for addresses; beyond that the least recently used one is dropped."""


class Buckets:
    """Token buckets by budget and owner. Each is stored as one number: the time at which it will be full again."""

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        """Start with all buckets full. `most` limits how many that aren't full are stored."""
        self.most = most
        self.full_at: OrderedDict[tuple[str, str], int] = OrderedDict()

    def wait(self, key: tuple[str, str], rate: Rate, now: int) -> int:
        """Return the milliseconds until a token is available, 0 if one is."""
        return max(0, self._later(key, rate, now) - now - rate.burst * rate.every)

    def take(self, key: tuple[str, str], rate: Rate, now: int) -> None:
        """Take one, and drop buckets that are full again."""
        self.full_at[key] = self._later(key, rate, now)
        self.full_at.move_to_end(key)
        for _ in range(2):  # drops more than it adds, so that the dictionary can't grow
            oldest = next(iter(self.full_at))
            if self.full_at[oldest] <= now or len(self.full_at) > self.most:
                del self.full_at[oldest]

    def _later(self, key: tuple[str, str], rate: Rate, now: int) -> int:
        full_at = self.full_at.get(key, now)
        if full_at > now + rate.burst * rate.every:  # the clock was set back: don't wait until it has caught up
            full_at = now
        return max(full_at, now) + rate.every


class Limits:
    """All budgets and connections of one server, by a clock in milliseconds. Nothing is rejected unless `on`."""

    def __init__(self, now: Callable[[], int], *, on: bool = True, most_connections: int = MOST_CONNECTIONS) -> None:
        self.now = now
        self.on = on
        self.most_connections = most_connections
        self.connected_now = 0
        self.people = Buckets()
        self.addresses = Buckets()
        self.connections: dict[tuple[str, str], int] = {}

    def take(self, budget: str, person: str, address: str) -> None:
        """Take one from a budget. Raises PixcadeError `limits.<budget>` with the `seconds` to wait, and takes none.

        `person` is empty for a client without a cookie: then only the address counts.
        """
        if not self.on:
            return
        known, now = BUDGETS[budget], self.now()
        mine, ours = (budget, person), (budget, subnet(address))
        wait = self.people.wait(mine, known.person, now) if person else 0
        wait = wait or self.addresses.wait(ours, known.address, now)
        if wait:
            raise PixcadeError(known.code, seconds=-(-wait // 1000))
        if person:
            self.people.take(mine, known.person, now)
        self.addresses.take(ours, known.address, now)

    def wait(self, budget: str, person: str, address: str) -> float:
        """Return the seconds until a budget has one."""
        if not self.on:
            return 0.0
        known, now = BUDGETS[budget], self.now()
        waits = [self.addresses.wait((budget, subnet(address)), known.address, now)]
        if person:
            waits.append(self.people.wait((budget, person), known.person, now))
        return max(waits) / 1000

    @contextmanager
    def connected(self, person: str, address: str) -> Iterator[None]:
        """Count one connection for the duration of the block.

        Raises PixcadeError `limits.connections` (of a person), `limits.connections-address` or
        `limits.connections-server`, with the limit as `most`.
        """
        mine, ours = ("person", person), ("address", subnet(address))
        keys = (mine, ours) if person else (ours,)
        if self.on and person and self.connections.get(mine, 0) >= limits.SOCKETS_PER_PERSON:
            raise PixcadeError("limits.connections", most=limits.SOCKETS_PER_PERSON)
        if self.on and self.connections.get(ours, 0) >= limits.SOCKETS_PER_SUBNET:
            raise PixcadeError("limits.connections-address", most=limits.SOCKETS_PER_SUBNET)
        if self.on and self.connected_now >= self.most_connections:
            raise PixcadeError("limits.connections-server", most=self.most_connections)
        for key in keys:
            self.connections[key] = self.connections.get(key, 0) + 1
        self.connected_now += 1
        try:
            yield
        finally:
            self.connected_now -= 1
            for key in keys:
                self.connections[key] -= 1
                if not self.connections[key]:
                    del self.connections[key]
