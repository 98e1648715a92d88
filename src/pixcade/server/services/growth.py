"""What grows on a server, and which bounds end it: a line of the operator's page, of figures and of docs/operating.md.

A bound is named by its module and its name there, so that a test finds one that nobody is shown.
"""

from dataclasses import dataclass
from typing import Literal

from pixcade.protocol.admin_messages import AdminGrowth
from pixcade.server.access import rate_limits
from pixcade.table import budgets

MEGABYTE = 1 << 20
LEAST_FREE, ENOUGH_FREE = 200 * MEGABYTE, 1024 * MEGABYTE
"""Bytes of a disk: with less nothing can be written soon; with less somebody should look."""

OVERDUE = 2 * 3_600_000
"""What is older than its bound by so many milliseconds should have been removed."""

Unit = Literal["count", "bytes", "milliseconds"]
State = Literal["ok", "near", "full"]


@dataclass(frozen=True, slots=True)
class GrowthSpec:
    """One line: what grows, and of whom it is counted."""

    name: str
    group: str
    of: str = ""
    unit: Unit = "count"
    bounds: tuple[str, ...] = ()
    """The constants and settings that end it; none where only the disk does, or time."""
    rolls: bool = False
    """Whether the oldest makes room, so that it is no trouble where the bound is reached."""
    warns: bool = False
    """Whether the operator is told in the log when little is left. What one person can use up is no reason."""

    @property
    def key(self) -> str:
        """Its name in figures."""
        return f"{self.name}-{self.of}" if self.of else self.name


ACCESS, NET = "pixcade.server.access.rate_limits", "pixcade.server.net"
MAINTENANCE, RUNNING = "pixcade.server.registry.maintenance", "pixcade.server.registry.running_positions"
STEP_KINDS = tuple(budgets.BUDGETS)
"""The kinds of entries that have a budget in a step."""
RATES = tuple(rate_limits.BUDGETS)
"""The budgets of people and addresses."""

SPECS: tuple[GrowthSpec, ...] = (
    GrowthSpec("database", "disk", unit="bytes", warns=True),
    GrowthSpec("write-ahead-log", "disk", unit="bytes", bounds=("pixcade.store.sqlite.writer:WAL_BYTES",), rolls=True),
    GrowthSpec("games", "disk"),
    GrowthSpec("game-age", "disk", unit="milliseconds", bounds=("setting:keep-games",)),
    GrowthSpec("chat", "disk"),
    GrowthSpec("chat", "disk", of="table", bounds=("pixcade.server.rooms.chat:MOST_KEPT",), rolls=True),
    GrowthSpec("chat-age", "disk", unit="milliseconds", bounds=("pixcade.server.rooms.chat:CHAT_KEPT",)),
    GrowthSpec("snapshots", "disk"),
    GrowthSpec("browsers", "disk"),
    GrowthSpec("grants", "disk"),
    GrowthSpec("copies", "disk", unit="bytes"),
    GrowthSpec("links", "disk", bounds=("pixcade.server.http.tables:LINK_SECONDS",)),
    GrowthSpec("bans", "disk"),
    GrowthSpec("reports", "disk"),
    GrowthSpec("lobbies", "tables"),
    GrowthSpec("lobby-age", "tables", unit="milliseconds", bounds=("pixcade.server.registry.create:LOBBY_KEPT",)),
    GrowthSpec("lobby-entries", "tables", of="table", bounds=("pixcade.table.budgets:MOST_IN_LOBBY",)),
    GrowthSpec("playing", "tables"),
    GrowthSpec("game-age-idle", "tables", unit="milliseconds", bounds=(f"{MAINTENANCE}:GAME_KEPT",)),
    GrowthSpec("game-age-alone", "tables", unit="milliseconds", bounds=(f"{MAINTENANCE}:ALONE_KEPT",)),
    GrowthSpec("game-entries", "tables", of="table"),
    GrowthSpec("rooms", "tables"),
    GrowthSpec("step-changed", "tables", of="table", bounds=("pixcade.table.commands:MOST_CHANGES",)),
    *(
        GrowthSpec(f"step-{kind}", "tables", of="table", bounds=(f"pixcade.table.budgets:BUDGETS.{kind}",))
        for kind in STEP_KINDS
    ),
    GrowthSpec("connections", "connections", bounds=(f"{NET}.connection_limits:KEPT",), warns=True),
    GrowthSpec("connections", "connections", of="address", bounds=(f"{NET}.connection_limits:MOST_PER_ADDRESS",)),
    GrowthSpec("sockets", "connections", bounds=(f"{ACCESS}:MOST_CONNECTIONS",), warns=True),
    GrowthSpec("sockets", "connections", of="all"),
    GrowthSpec("sockets", "connections", of="person", bounds=(f"{ACCESS}:CONNECTIONS_PER_PERSON",)),
    GrowthSpec("sockets", "connections", of="address", bounds=(f"{ACCESS}:CONNECTIONS_PER_ADDRESS",)),
    GrowthSpec("unsent", "connections", of="person", bounds=("pixcade.server.ws.connection:MOST_WAITING",)),
    GrowthSpec(
        "requests",
        "connections",
        of="address",
        bounds=(f"{NET}.connection_limits:REQUESTS", f"{NET}.connection_limits:MOST_ADDRESSES"),
    ),
    GrowthSpec(
        "frames",
        "connections",
        of="address",
        bounds=(f"{NET}.read_budget:SHARED_FRAMES", f"{NET}.read_budget:OWN_FRAMES"),
    ),
    GrowthSpec("descriptors", "connections", bounds=(f"{NET}.descriptors:MOST_DESCRIPTORS",), warns=True),
    GrowthSpec("memory", "connections", unit="bytes", warns=True),
    GrowthSpec("kept-reviews", "connections", bounds=("pixcade.server.http.reviews:MOST_REVIEWS",), rolls=True),
    GrowthSpec("followed-games", "connections"),
    GrowthSpec("folded-games", "connections", bounds=(f"{RUNNING}:MOST_FOLDED",), rolls=True),
    GrowthSpec("kept-qr-codes", "connections", bounds=("pixcade.server.http.pictures:QR_KEPT",), rolls=True),
    GrowthSpec("hints", "queues", of="person", bounds=("pixcade.server.services.fair_slots:MOST_OF_A_PERSON",)),
    GrowthSpec("reviews", "queues", of="person", bounds=("pixcade.server.services.fair_slots:MOST_OF_A_PERSON",)),
    GrowthSpec("uploads", "queues", of="person", bounds=("pixcade.server.services.fair_slots:MOST_OF_A_PERSON",)),
    GrowthSpec("names", "queues", of="person", bounds=("pixcade.server.services.fair_slots:MOST_OF_A_PERSON",)),
    GrowthSpec("qr-codes", "queues", of="address", bounds=("pixcade.server.http.pictures:QR_WAITING",)),
    GrowthSpec("bots", "queues"),
    GrowthSpec("bus", "queues", bounds=("pixcade.bus.redis:MOST_WAITING",), warns=True),
    GrowthSpec("counters-people", "budgets", bounds=(f"{ACCESS}:MOST_BUCKETS",), rolls=True),
    GrowthSpec("counters-addresses", "budgets", bounds=(f"{ACCESS}:MOST_BUCKETS",), rolls=True),
    *(
        GrowthSpec(f"rate-{rate}", "budgets", of=owner, bounds=(f"{ACCESS}:BUDGETS.{rate}",))
        for rate in RATES
        for owner in ("person", "address")
    ),
)
GROUPS = tuple(dict.fromkeys(spec.group for spec in SPECS))
BY_KEY = {spec.key: spec for spec in SPECS}


@dataclass(frozen=True, slots=True)
class Amount:
    """How much there is, how much there may be (-1 where nothing bounds it), and the bytes of one."""

    used: int
    most: int = -1
    each: int = 0


def told(spec: GrowthSpec, amount: Amount) -> AdminGrowth:
    """Return a line for the operator."""
    state: State = "ok"
    if spec.name in ("database", "games"):
        state = disk_state(amount)
    elif spec.unit == "milliseconds":
        state = "full" if amount.used > amount.most + OVERDUE and amount.most >= 0 else "ok"
    elif not spec.rolls:
        state = state_of(amount)
    return AdminGrowth(spec.name, spec.of, spec.group, spec.unit, amount.used, amount.most, amount.each, state)


def state_of(amount: Amount) -> State:
    """Return whether a bound is reached, or nearly: four fifths of it."""
    if amount.most < 0 or amount.used * 5 < amount.most * 4:
        return "ok"
    return "full" if amount.used >= amount.most else "near"


def disk_state(amount: Amount) -> State:
    """Return whether a disk is full, or nearly, by what is left of it."""
    left = (amount.most - amount.used) * (amount.each or 1)
    if amount.most < 0 or left >= ENOUGH_FREE:
        return "ok"
    return "near" if left >= LEAST_FREE else "full"
