"""Counts everything that grows on a server, for its operator: see `pixcade.server.services.growth`."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Protocol

from pixcade.bots.running.pool import PoolLoad
from pixcade.protocol.admin_messages import AdminGrowth
from pixcade.server.access import rate_limits
from pixcade.server.access.rate_limits import Buckets, Limits, Rate
from pixcade.server.http.pictures import QR_KEPT
from pixcade.server.net.connection_limits import REQUESTS, REQUESTS_A_SECOND, ConnectionLimits
from pixcade.server.net.descriptors import descriptors
from pixcade.server.net.read_budget import SHARED_FRAMES, SHARED_FRAMES_A_SECOND, ReadBudgets
from pixcade.server.registry.create import LOBBY_KEPT
from pixcade.server.registry.idle_games import longest_idle
from pixcade.server.registry.maintenance import ALONE_KEPT, DAY, GAME_KEPT
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.registry.running_positions import FOLDED_BYTES, FOLLOWED_BYTES, MOST_FOLDED, RunningPositions
from pixcade.server.registry.surroundings import Surroundings
from pixcade.server.rooms import chat
from pixcade.server.services.fair_slots import FairSlots
from pixcade.server.services.growth import SPECS, STEP_KINDS, Amount, told
from pixcade.store.api import StoreSizes
from pixcade.store.sqlite.writer import WAL_BYTES
from pixcade.table import budgets
from pixcade.table.commands import MOST_CHANGES

STORE_SECONDS = 30.0
"""For so many seconds what a store holds is not counted again: that reads whole indexes."""
BROWSER_BYTES = 200
"""About what a row of a browser takes."""
OPEN_FILES, OWN_MEMORY = Path("/proc/self/fd"), Path("/proc/self/statm")


class SendQueue(Protocol):
    """A socket, as far as it is counted here."""

    @property
    def unsent(self) -> int:
        """Messages that have not been sent yet."""


@dataclass(frozen=True)
class GrowthSources:
    """What is counted beside the store and the tables: sockets, what is read from them, queues, connections."""

    sockets: Collection[SendQueue]
    most_unsent: int
    reading: ReadBudgets
    queues: Mapping[str, FairSlots]
    reviews: Collection[str]
    most_reviews: int
    running: RunningPositions
    qr_codes: Collection[str]
    connections: ConnectionLimits | None = None
    """None where nobody bounds them."""


class Growth:
    """Counts what grows. The store is asked seldom, everything else each time."""

    def __init__(self, registry: RoomRegistry, sources: GrowthSources, surroundings: Surroundings) -> None:
        self.registry = registry
        self.services = registry.services
        self.sources = sources
        self.surroundings = surroundings
        self.counted_at = float("-inf")
        self.counting = asyncio.Lock()
        self.stored: dict[str, Amount] = {}
        self.noted: dict[str, str] = {}
        """The state of each line that the log has told."""

    async def rows(self) -> tuple[AdminGrowth, ...]:
        """Return a line for everything that grows. Raises StoreTrouble."""
        amounts = {
            **await self.in_store(),
            **self.at_tables(),
            **self.of_connections(),
            **self.in_queues(),
            **self.of_budgets(self.services.limits),
        }
        return tuple(told(spec, amounts[spec.key]) for spec in SPECS)

    async def note(self) -> None:
        """Log which bounds are nearly reached, once, and when that is over. Raises StoreTrouble."""
        for spec, row in zip(SPECS, await self.rows(), strict=True):
            if spec.warns and row.state != self.noted.get(spec.key, "ok"):
                self.noted[spec.key] = row.state
                level = "info" if row.state == "ok" else "warning"
                self.services.log.note(
                    "growth", level=level, what=spec.key, state=row.state, used=row.used, most=row.most
                )

    async def figures(self) -> None:
        """Set the figures. Raises StoreTrouble."""
        for spec, row in zip(SPECS, await self.rows(), strict=True):
            self.services.metrics.growth(spec.key, row.used, row.most)

    async def in_store(self) -> Mapping[str, Amount]:
        """Count what is in the store, and how old it is."""
        async with self.counting:  # whoever asks meanwhile is told the same
            if monotonic() - self.counted_at >= STORE_SECONDS:
                sizes = await self.services.store.sizes()
                self.stored = self.of_store(sizes, await longest_idle(self.registry))
                self.counted_at = monotonic()
        return self.stored

    def of_store(self, sizes: StoreSizes, idle: Mapping[bool, int]) -> dict[str, Amount]:
        """Return what is in the store; `idle` is what `longest_idle` has found."""
        room = sizes.database + sizes.write_ahead_log + sizes.disk_free if sizes.disk_free >= 0 else -1
        more = sizes.disk_free // sizes.game_bytes if sizes.disk_free >= 0 and sizes.game_bytes else -1
        days = self.services.policy.keep_games

        def age(since: int) -> int:
            return self.surroundings.age(since) if since else 0

        return {
            "database": Amount(sizes.database + sizes.write_ahead_log, room),
            "write-ahead-log": Amount(sizes.write_ahead_log, WAL_BYTES if sizes.disk_free >= 0 else -1),
            "games": Amount(sizes.games, sizes.games + more if more >= 0 else -1, sizes.game_bytes),
            "game-age": Amount(age(sizes.oldest_game), days * DAY or -1),
            "chat": Amount(sizes.chat),
            "chat-table": Amount(sizes.chat_at_a_table, chat.MOST_KEPT),
            "chat-age": Amount(age(sizes.oldest_chat), chat.CHAT_KEPT),
            "snapshots": Amount(sizes.snapshots, each=sizes.snapshot_bytes // max(1, sizes.snapshots)),
            "browsers": Amount(sizes.browsers, each=BROWSER_BYTES),
            "grants": Amount(sizes.grants, each=BROWSER_BYTES),
            "copies": Amount(sizes.copies),
            "links": Amount(sizes.links),
            "bans": Amount(sizes.bans),
            "reports": Amount(sizes.reports),
            "lobbies": Amount(sizes.lobbies),
            "lobby-age": Amount(age(sizes.oldest_lobby), LOBBY_KEPT),
            "lobby-entries-table": Amount(sizes.lobby_entries, budgets.MOST_IN_LOBBY),
            "playing": Amount(sizes.playing),
            "game-age-idle": Amount(age(idle.get(False, 0)), GAME_KEPT),
            "game-age-alone": Amount(age(idle.get(True, 0)), ALONE_KEPT),
            "game-entries-table": Amount(sizes.game_entries),
        }

    def at_tables(self) -> dict[str, Amount]:
        """Count what is in memory of tables: of each kind of entry, the most that anybody has used of a budget."""
        rooms = self.registry.rooms.values()
        used = dict.fromkeys(STEP_KINDS, 0)
        changed = 0
        for room in rooms:
            for (kind, _), count in room.table.acts.items():
                used[kind] = max(used.get(kind, 0), count)
            changed = max([changed, *(secret.revision for secret in room.table.secrets.values())])
        return {
            "rooms": Amount(len(rooms)),
            "step-changed-table": Amount(max(0, changed - 1), MOST_CHANGES),
            **{f"step-{kind}-table": Amount(used[kind], budgets.BUDGETS[kind]) for kind in STEP_KINDS},
        }

    def of_connections(self) -> dict[str, Amount]:
        """Count connections, and what each of them takes."""
        limits, sources, known = self.services.limits, self.sources, self.sources.connections
        sockets = Counter(limits.connections) + limits.distant.total
        everywhere, most_everywhere = limits.everywhere()
        now = monotonic()
        ahead = max((shared.full_at - now for shared in sources.reading.shared.values()), default=0.0)
        asked = max((full_at - now for full_at in known.rates.full_at.values()), default=0.0) if known else 0.0
        return {
            "connections": Amount(len(known.open) if known else limits.connected_now, known.most if known else -1),
            "connections-address": Amount(
                max((count for owner, count in known.by_address.items() if owner), default=0) if known else 0,
                known.most_per_address if known else -1,
            ),
            "sockets": Amount(limits.connected_now, limits.most_connections),
            "sockets-all": Amount(everywhere, most_everywhere),
            "sockets-person": Amount(largest(sockets, "person"), rate_limits.CONNECTIONS_PER_PERSON),
            "sockets-address": Amount(largest(sockets, "address"), rate_limits.CONNECTIONS_PER_ADDRESS),
            "unsent-person": Amount(max((one.unsent for one in sources.sockets), default=0), sources.most_unsent),
            "requests-address": Amount(min(REQUESTS, int(max(0.0, asked) * REQUESTS_A_SECOND)), REQUESTS),
            "frames-address": Amount(int(max(0.0, ahead) * SHARED_FRAMES_A_SECOND), SHARED_FRAMES),
            "descriptors": Amount(open_descriptors(), descriptors()),
            "memory": Amount(*memory()),
            "kept-reviews": Amount(len(sources.reviews), sources.most_reviews),
            "followed-games": Amount(len(sources.running.followed), each=FOLLOWED_BYTES),
            "folded-games": Amount(len(sources.running.folded), MOST_FOLDED, FOLDED_BYTES),
            "kept-qr-codes": Amount(len(sources.qr_codes), QR_KEPT),
        }

    def in_queues(self) -> dict[str, Amount]:
        """Count what waits: of slots that are taken in turns, the most that one person or address waits for."""
        queues = {"hints-person": self.services.hints, **self.sources.queues}
        load: PoolLoad | None = getattr(self.services.thinking, "load", None)  # a test's bot service may have none
        sent = getattr(self.services.bus, "queued", None)
        return {
            **{key: Amount(max(one.asked.values(), default=0), one.most) for key, one in queues.items()},
            "bots": Amount(load.waiting if load is not None else 0),
            "bus": Amount(*sent) if sent is not None else Amount(0),
        }

    @staticmethod
    def of_budgets(limits: Limits) -> dict[str, Amount]:
        """Count budgets that are not full: how many there are, and of each kind how much of the emptiest is used."""
        found: dict[str, Amount] = {}
        found["counters-people"] = Amount(len(limits.people.full_at), limits.people.most)
        found["counters-addresses"] = Amount(len(limits.addresses.full_at), limits.addresses.most)
        for owner, buckets in (("person", limits.people), ("address", limits.addresses)):
            rates: dict[str, Rate] = {name: getattr(one, owner) for name, one in rate_limits.BUDGETS.items()}
            used = most_used(buckets, rates, limits.now())
            found |= {f"rate-{name}-{owner}": Amount(used[name], rate.burst) for name, rate in rates.items()}
        return found


def largest(counts: Mapping[tuple[str, str], int], kind: str) -> int:
    """Return the largest count of a kind of owner."""
    return max((count for (of, _), count in counts.items() if of == kind), default=0)


def most_used(buckets: Buckets, rates: Mapping[str, Rate], now: int) -> dict[str, int]:
    """Return how much is used of each budget, by whoever has used most of it."""
    latest = dict.fromkeys(rates, now)
    for (name, _), full_at in buckets.full_at.items():
        if full_at > latest.get(name, full_at):
            latest[name] = full_at
    return {name: min(rate.burst, -(-(latest[name] - now) // rate.every)) for name, rate in rates.items()}


def open_descriptors() -> int:
    """Return how many descriptors this process has open; 0 where the system does not tell."""
    try:
        return len(os.listdir(OPEN_FILES))
    except OSError:
        return 0


def memory() -> tuple[int, int]:
    """Return how many bytes of memory this process takes, and how many the machine has; 0 and -1 where nobody tells."""
    if sys.platform != "linux":
        return 0, -1
    page = os.sysconf("SC_PAGE_SIZE")
    resident = int(OWN_MEMORY.read_text(encoding="ascii").split()[1])
    return resident * page, os.sysconf("SC_PHYS_PAGES") * page
