"""How much one person, and one address, may ask for. A person comes first: a whole club can share one address.

    budget    a person           an address         for
    create      6, 1 in 20 s       60, 1 in 2 s      making tables
    join       20, 1 in 3 s       400, 1 in 0.2 s    sitting down, changing and leaving seats; new QR codes
    name       10, 1 in 10 s      400, 1 in 0.2 s    changing one's name
    code       10, 1 in 10 s       60, 1 in 2 s      trying codes and passwords
    hint       10, 1 in 5 s       100, 1 in 0.5 s    asking a bot for advice
    whatif     30, 1 in 1 s       300, 1 in 0.1 s    trying out moves in an analysis
    upload      5, 1 in 20 s       50, 1 in 2 s      sending records
    chat        8, 1 in 2 s       200, 1 in 0.1 s    writing to others
    message    60, 20 in 1 s    3,000, 1,000 in 1 s  everything sent over a socket
    report      5, 1 in 60 s       30, 1 in 10 s     asking the operator to look at something

The first number may be used at once; then one more is free again in the time that follows.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from pixcade.core.errors import Refusal
from pixcade.server.access.proxies import household

CONNECTIONS_PER_PERSON = 20
CONNECTIONS_PER_ADDRESS = 200
MOST_CONNECTIONS = 1 << 20
"""Of a whole server where nothing else is known; in fact as many as its process has descriptors for."""
MOST_BUCKETS = 100_000
"""Buckets stored for people, and as many for addresses; then the least recently used one is dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and the milliseconds after which one more is free."""

    burst: int
    every: int


@dataclass(frozen=True, slots=True)
class RateBudget:
    """The code of the refusal, and the rates of a person and of an address."""

    code: str
    person: Rate
    address: Rate


BUDGETS = {
    "create": RateBudget("limits.create", Rate(6, 20_000), Rate(60, 2_000)),
    "join": RateBudget("limits.join", Rate(20, 3_000), Rate(400, 200)),
    "name": RateBudget("limits.name", Rate(10, 10_000), Rate(400, 200)),
    "code": RateBudget("limits.code", Rate(10, 10_000), Rate(60, 2_000)),
    "hint": RateBudget("limits.hint", Rate(10, 5_000), Rate(100, 500)),
    "whatif": RateBudget("limits.whatif", Rate(30, 1_000), Rate(300, 100)),
    "upload": RateBudget("limits.upload", Rate(5, 20_000), Rate(50, 2_000)),
    "chat": RateBudget("limits.chat", Rate(8, 2_000), Rate(200, 100)),
    "message": RateBudget("limits.message", Rate(60, 50), Rate(3_000, 1)),
    "report": RateBudget("limits.report", Rate(5, 60_000), Rate(30, 10_000)),
}


class Buckets:
    """Token buckets by budget and owner. Each is one number: the time at which it will be full again."""

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        """Start with all buckets full; store at most so many that are not."""
        self.most = most
        self.full_at: OrderedDict[tuple[str, str], int] = OrderedDict()

    def wait(self, key: tuple[str, str], rate: Rate, now: int) -> int:
        """Return the milliseconds until one can be taken; 0 where it can be now."""
        return max(0, self._later(key, rate, now) - now - rate.burst * rate.every)

    def take(self, key: tuple[str, str], rate: Rate, now: int) -> None:
        """Take one, and drop buckets that are full again."""
        self.full_at[key] = self._later(key, rate, now)
        self.full_at.move_to_end(key)
        for _ in range(2):  # drops more than it adds, so that none stay
            oldest = next(iter(self.full_at))
            if self.full_at[oldest] <= now or len(self.full_at) > self.most:
                del self.full_at[oldest]

    def _later(self, key: tuple[str, str], rate: Rate, now: int) -> int:
        """Return when the bucket would be full if one were taken now."""
        full_at = self.full_at.get(key, now)
        if full_at > now + rate.burst * rate.every:  # the clock was set back: do not wait until it has caught up
            full_at = now
        return max(full_at, now) + rate.every


@dataclass(frozen=True, slots=True)
class DistantProcess:
    """The connections to another process, believed until a time; `open` of `most` are taken."""

    until: int
    counts: Mapping[tuple[str, str], int]
    open: int = 0
    most: int = 0


class DistantConnections:
    """The connections of people and addresses to other processes, each believed until it expires."""

    def __init__(self) -> None:
        self.processes: dict[str, DistantProcess] = {}
        self.total: Counter[tuple[str, str]] = Counter()

    def heard(
        self,
        process: str,
        counts: Iterable[tuple[str, str, int]],
        until: int,
        *,
        whole: bool,
        open: int = 0,
        most: int = 0,
    ) -> None:
        """Store what a process says of its connections: the whole of it, or what has changed."""
        before = self.processes.get(process)
        known = {} if whole or before is None else dict(before.counts)
        known |= {(kind, owner): count for kind, owner, count in counts}
        found = {key: count for key, count in known.items() if count > 0}
        self.processes[process] = DistantProcess(until, found, open, most)
        self.add_up()

    def expire(self, now: int) -> None:
        """Forget processes of which nothing was heard for long."""
        gone = [process for process, known in self.processes.items() if known.until <= now]
        for process in gone:
            del self.processes[process]
        if gone:
            self.add_up()

    def add_up(self) -> None:
        """Count all processes together."""
        self.total = Counter()
        for known in self.processes.values():
            self.total.update(known.counts)


class Limits:
    """All budgets and connections of one server, by a clock in milliseconds. Where not `on`, nothing is refused."""

    def __init__(self, now: Callable[[], int], *, on: bool = True, most_connections: int = MOST_CONNECTIONS) -> None:
        self.now = now
        self.on = on
        self.most_connections = most_connections
        self.connected_now = 0
        self.people = Buckets()
        self.addresses = Buckets()
        self.connections: dict[tuple[str, str], int] = {}
        self.distant = DistantConnections()
        self.changed: set[tuple[str, str]] = set()
        """Whose connections have changed since other processes were told."""
        self.tells = False
        """Whether other processes are sent what is used here."""
        self.used: tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]] = Counter(), Counter()

    def take(self, budget: str, person: str, address: str) -> None:
        """Use one of a budget. Raises Refusal `limits.<budget>` with the `seconds` until one is free, and uses none.

        `person` is empty for a client without a cookie: then the address alone counts.
        """
        if not self.on:
            return
        known, now = BUDGETS[budget], self.now()
        mine, ours = (budget, person), (budget, household(address))
        wait = self.people.wait(mine, known.person, now) if person else 0
        wait = wait or self.addresses.wait(ours, known.address, now)
        if wait:
            raise Refusal(known.code, seconds=-(-wait // 1000))
        if person:
            self.people.take(mine, known.person, now)
        self.addresses.take(ours, known.address, now)
        if self.tells:
            self.used[0][mine] += bool(person)
            self.used[1][ours] += 1

    def told(self) -> tuple[tuple[tuple[str, str, int], ...], tuple[tuple[str, str, int], ...]]:
        """Return what was used of people's and of addresses' budgets since the last call."""
        (people, addresses), self.used = self.used, (Counter(), Counter())
        return counted(people), counted(addresses)

    def used_elsewhere(self, people: Iterable[tuple[str, str, int]], addresses: Iterable[tuple[str, str, int]]) -> None:
        """Count what was used in other processes as if it had been used here."""
        now = self.now()
        for budget, person, count in people:
            if budget in BUDGETS:
                for _ in range(min(count, BUDGETS[budget].person.burst)):
                    self.people.take((budget, person), BUDGETS[budget].person, now)
        for budget, address, count in addresses:
            if budget in BUDGETS:
                for _ in range(min(count, BUDGETS[budget].address.burst)):
                    self.addresses.take((budget, address), BUDGETS[budget].address, now)

    def everywhere(self) -> tuple[int, int]:
        """Return how many connections all processes of this server have, and how many they may have together."""
        others = self.distant.processes.values()
        return (
            self.connected_now + sum(known.open for known in others),
            self.most_connections + sum(known.most for known in others),
        )

    @contextmanager
    def connected(self, person: str, address: str) -> Iterator[None]:
        """Count one connection as long as the block runs; those to other processes of this server count too.

        How many there may be in all is bounded in each process alone, since its descriptors are its own: a server has
        room for the sum. Raises Refusal `limits.connections` (of a person), `limits.connections-address` or
        `limits.connections-server`, with the `most` there may be.
        """
        mine, ours = ("person", person), ("address", household(address))
        keys = (mine, ours) if person else (ours,)
        if self.on and person and self.connections.get(mine, 0) + self.distant.total[mine] >= CONNECTIONS_PER_PERSON:
            raise Refusal("limits.connections", most=CONNECTIONS_PER_PERSON)
        if self.on and self.connections.get(ours, 0) + self.distant.total[ours] >= CONNECTIONS_PER_ADDRESS:
            raise Refusal("limits.connections-address", most=CONNECTIONS_PER_ADDRESS)
        if self.on and self.connected_now >= self.most_connections:
            raise Refusal("limits.connections-server", most=self.most_connections)
        for key in keys:
            self.connections[key] = self.connections.get(key, 0) + 1
        if self.tells:
            self.changed.update(keys)
        self.connected_now += 1
        try:
            yield
        finally:
            self.connected_now -= 1
            if self.tells:
                self.changed.update(keys)
            for key in keys:
                self.connections[key] -= 1
                if not self.connections[key]:
                    del self.connections[key]


def counted(used: Counter[tuple[str, str]]) -> tuple[tuple[str, str, int], ...]:
    """Return how often each budget of each owner was used, for a cluster message."""
    return tuple((budget, owner, count) for (budget, owner), count in used.items() if count)
