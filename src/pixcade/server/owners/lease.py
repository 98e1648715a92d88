"""A process's lease on its tables: it claims them and renews; after an interruption it starts over with a new id."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from pixcade.games.errors import PixcadeError
from pixcade.server.tables.maintenance import read_announcement
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import StoreTrouble

if TYPE_CHECKING:  # it needs asyncpg, which only servers on PostgreSQL have
    from pixcade.store.owners import Owner, Owners

BEAT_S = 1.0
HOLD_S = 8.0
"""Seconds that a request waits for an owner's lease to end."""
WRITTEN_S = 1.0
"""Seconds for pending writes at shutdown."""

News = Callable[[], Awaitable[None]]
Peers = Callable[[Mapping[str, str]], Awaitable[None]]


class Sharing(NamedTuple):
    """A database that several processes share, and the address at which they reach this one."""

    owners: "Owners"
    peer_url: str


class Elsewhere(PixcadeError):
    """Another process owns this table."""

    def __init__(self, owner: "Owner") -> None:
        super().__init__("server.going-down")
        self.owner = owner


class Lease:
    """The tables this process owns, and the other live processes."""

    def __init__(self, sharing: Sharing, rooms: Rooms) -> None:
        self.owners, self.url = sharing
        self.rooms = rooms
        self.services = rooms.services
        self.others: Mapping[str, str] = {}
        """The addresses of the other live processes, by id."""
        self.when_banned: list[News] = []
        """Called when the bans have changed."""
        self.when_met: list[Peers] = []
        """Called with the addresses of all live processes, by id, when they have changed."""
        self._ended = False
        self._owned: set[str] = set()
        self._bans = ""
        self._beaten = asyncio.Event()
        self._claims: dict[str, asyncio.Future[Owner | None]] = {}
        self._claiming: asyncio.Task[None] | None = None
        self._adopting: asyncio.Task[None] | None = None
        rooms.lease = self

    # Claims

    async def claim(self, table: str) -> int | None:
        """Own a table. If its previous owner has died, return since when no process owned it. Raises Elsewhere and
        StoreTrouble.
        """
        future = self._claims.get(table)
        if future is None:
            future = self._claims[table] = asyncio.get_running_loop().create_future()
            if self._claiming is None:
                self._claiming = asyncio.create_task(self._claim_all())
        owner = await asyncio.shield(future)
        if owner is None or not owner.url:  # released, or expired, just now
            raise StoreTrouble("store.unreachable")
        if owner.process != self.owners.id:
            raise Elsewhere(owner)
        return owner.down_since

    async def _claim_all(self) -> None:
        """Claim all requested tables, those of many rooms in one batch."""
        try:
            while self._claims:
                claims, self._claims = self._claims, {}
                try:
                    if self._ended:
                        raise StoreTrouble("store.closed")
                    found = await self.owners.claim(tuple(claims))
                except Exception as error:
                    for future in claims.values():
                        future.set_exception(error)
                        future.exception()  # the caller may have been cancelled
                    continue
                self._owned |= {table for table, owner in found.items() if owner.process == self.owners.id}
                for table, future in claims.items():
                    future.set_result(found.get(table))
        finally:
            self._claiming = None

    def owns(self, table: str) -> bool:
        return table in self._owned

    @property
    def leads(self) -> bool:
        return self.owners.id <= min(self.others, default=self.owners.id)

    async def give_up(self) -> None:
        """Release the tables that have no room any more, once everything these appended is written."""
        if unneeded := [table for table in self._owned if not self.rooms.needs(table)]:
            self._owned.difference_update(unneeded)
            await self.owners.release(unneeded)

    async def wait_until_gone(self, process: str) -> None:
        """Wait until the lease of a process has ended, for a limited time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HOLD_S):
                await self._beaten.wait()
                while process in self.others:
                    await self._beaten.wait()

    # Life cycle

    async def begin(self) -> None:
        """Register. Nothing is written before this."""
        await self.owners.register(self.url, self.services.time.now())
        self._bans = (await self.services.store.settings()).get("bans", "")
        await self.beat()

    async def live(self) -> None:
        """Renew the lease until the process ends."""
        while not self._ended:
            try:
                await self.beat()
            except StoreTrouble:  # the lease runs out, unless the database is down for everyone
                pass
            except Exception as error:  # a bug of ours
                self.services.log.fault(error, task="beat")
            await asyncio.sleep(BEAT_S)

    async def beat(self) -> None:
        """Renew the lease, and react to changes."""
        heartbeat = await self.owners.beat(self.services.time.now())
        if self._ended:
            return
        if heartbeat is None:
            await self._begin_again()
            return
        await self._meet(heartbeat.live)
        beaten, self._beaten = self._beaten, asyncio.Event()
        beaten.set()
        await self._tell(heartbeat.news)
        await self.give_up()
        if heartbeat.orphans and (self._adopting is None or self._adopting.done()):
            self._adopting = self.rooms.tasks.begin(self._adopt(list(heartbeat.orphans)))

    async def _begin_again(self) -> None:
        """Start over after the lease has ended: others may own our tables. Old rooms write nothing under the new id."""
        self.services.log.note("lease-lost", level="warning")
        self._owned.clear()
        self.rooms.drop_all()
        await self.rooms.wait_until_written()
        await self.owners.register(self.url, self.services.time.now())

    async def _meet(self, live: Mapping[str, str]) -> None:
        others = {id: url for id, url in live.items() if id != self.owners.id}
        if others != self.others:
            self.others = others
            for met in self.when_met:
                await met(others)

    async def _tell(self, news: Mapping[str, str]) -> None:
        self.rooms.announce(read_announcement(news, saving=self.rooms.announced.saving))
        if (bans := news.get("bans", "")) != self._bans:
            self._bans = bans
            for changed in self.when_banned:
                await changed()

    async def _adopt(self, tables: list[str]) -> None:
        """Load the tables with clocks whose owner has died; other processes do the same, in another order."""
        random.shuffle(tables)
        for table in tables:
            try:
                (await self.rooms.room(table)).requested_at = 0
            except StoreTrouble:
                return
            except PixcadeError:  # another process was first, or it can't be read
                continue

    async def end(self) -> None:
        """Finish pending writes, then release everything so that others can take over without waiting."""
        if self._ended:
            return
        self._ended = True
        with suppress(TimeoutError):
            async with asyncio.timeout(WRITTEN_S):
                await self.rooms.wait_until_written()
        with suppress(TimeoutError, StoreTrouble):  # then the lease runs out
            async with asyncio.timeout(WRITTEN_S):
                await self.owners.retire(self.services.time.now())

    async def close(self) -> None:
        await self.owners.close()
