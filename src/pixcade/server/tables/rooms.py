"""The rooms of a process: loaded from the store on demand, evicted when idle."""

import asyncio
from typing import Protocol

from pixcade.games.errors import PixcadeError
from pixcade.protocol.server_messages import Announced
from pixcade.room.change import Policy, Saved
from pixcade.room.inputs import At
from pixcade.room.room import Room
from pixcade.room.series import Series
from pixcade.server.services.bundle import Services
from pixcade.server.services.tasks import BackgroundTasks
from pixcade.server.tables.invitations import Invitations
from pixcade.server.tables.load import load
from pixcade.server.tables.open_room import OpenRoom
from pixcade.server.tables.writer import Writer
from pixcade.store.api import StoreTrouble, TableRow
from pixcade.table.codec import InvalidLog

STAYS = 30_000
"""Milliseconds that a requested room waits for the client: longer than a client may take to send hello."""
NOTHING_ANNOUNCED = Announced("", False)


class Claims(Protocol):
    """Which tables this process owns, if several share a database: see `owners.lease`."""

    async def claim(self, table: str) -> int | None:
        """Own a table. If its previous owner has died, return since when no process owned it. Raises a PixcadeError."""

    def owns(self, table: str) -> bool:
        """Whether a claimed table is still ours."""

    @property
    def leads(self) -> bool:
        """Whether this process does what only one of them may do."""


class Rooms:
    """The rooms in memory."""

    def __init__(self, services: Services, *, paced: bool = True) -> None:
        self.services = services
        self.paced = paced
        self.open: dict[str, OpenRoom] = {}
        self.announced = NOTHING_ANNOUNCED
        self.tasks = BackgroundTasks(services.log)
        """Background tasks of the whole server."""
        self.invitations = Invitations(services, self)
        self.down: tuple[int, int] | None = None
        """From when to when no server was running before this one."""
        self.lease: Claims | None = None
        """None if this is the only process."""
        self._writer = Writer(services.store, services.log)
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}
        self._new: list[OpenRoom] = []
        """Rooms that may have been loaded for a single request."""

    # Server context of a room

    @property
    def policy(self) -> Policy:
        return self.services.policy

    @property
    def build(self) -> str:
        return self.services.build

    def invite(self, table: str) -> str:
        return self.invitations.invite(table)

    def code(self, table: str, digest: str) -> str:
        return self.invitations.code_of(table, digest)

    # Rooms

    async def room(self, table: str) -> OpenRoom:
        """Return the room of a table. Raises a PixcadeError."""
        room = self.open.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.ensure_future(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        room.requested_at = self.services.time.now()
        return room

    async def _load(self, table: str) -> OpenRoom:
        services = self.services
        row, down_since = await self._row(table), None
        if self.lease is not None:
            down_since = await self.lease.claim(table)
            row = await self._row(table)  # from here on no other process writes to it
        saved, series = await self._read(row)
        if self.lease is not None and not self.lease.owns(table):
            raise StoreTrouble("store.unreachable")
        at = At(services.time.now(), services.random_bytes(32))
        room = OpenRoom(Room(saved, series, self, at, paced=self.paced), services, self._writer, self._forget)
        self.open[table] = room
        if self.lease is not None:
            self._new.append(room)
        services.metrics.rooms.set(len(self.open))
        for seat in saved.table.seats:
            if seat.holder == "bot" and not saved.table.over:
                services.thinking.prepare(seat.name, saved.table.game.info.id)
        if self.down is not None and saved.table.time <= self.down[1]:
            down_since = self.down[0]
        if down_since is not None:
            room.resume(down_since)
        return room

    async def claim(self, table: str) -> None:
        """Own a table without loading it: its log may be damaged. Raises a PixcadeError."""
        if self.lease is not None:
            await self.lease.claim(table)

    async def _row(self, table: str) -> TableRow:
        row = await self.services.store.table(table)
        if row is None or row.phase == "closed":
            raise PixcadeError("server.no-such-table")
        return row

    async def _read(self, row: TableRow) -> tuple[Saved, Series]:
        try:
            return await load(self.services.store, row)
        except InvalidLog as error:
            self.services.log.note("log-damaged", level="error", table=row.id, code=error.code)
            raise PixcadeError("server.table-damaged") from None

    async def saved(self, table: str) -> Saved:
        """Return a table for reading, even another process's. Raises a PixcadeError."""
        if self.lease is None or table in self.open:
            return (await self.room(table)).room.saved
        return (await self._read(await self._row(table)))[0]

    @property
    def leads(self) -> bool:
        """Whether this process sends the notices: one of all that share the database."""
        return self.lease is None or self.lease.leads

    def watching(self, table: str) -> int:
        """Return how many spectators of a table are connected here."""
        room = self.open.get(table)
        return 0 if room is None or room.room.presence.sent is None else room.room.presence.sent.spectators

    async def require_current(self, room: OpenRoom, have: int) -> None:
        """Drop a room whose client has seen more than it has, if the store has too."""
        ahead = room.room.ahead.table.number
        if self.lease is not None and have > ahead and len(await self.services.store.log(room.id)) > ahead:
            room.drop("server.going-down", again=True)

    def needs(self, table: str) -> bool:
        """Whether a table is being read or written here."""
        return table in self.open or table in self._loading or self._writer.has(table)

    def _forget(self, room: OpenRoom) -> None:
        if self.open.get(room.id) is room:
            del self.open[room.id]
        self.services.metrics.rooms.set(len(self.open))

    def drop(self, table: str, code: str, *, again: bool = False) -> None:
        """Send goodbye to everyone at a table, and drop its room. With `again` clients reconnect immediately."""
        if room := self.open.get(table):
            room.drop(code, again=again)

    def forget_idle(self) -> None:
        """Evict rooms in which nothing will happen until someone connects."""
        self._new.clear()
        before = self.services.time.now() - STAYS
        for room in tuple(self.open.values()):
            if room.idle and room.requested_at <= before:
                room.close()

    def forget_new(self) -> bool:
        """Evict rooms that were loaded for a request if no client has connected; return whether there were any."""
        unused = [room for room in self._new if room.idle and not room.closed]
        self._new.clear()
        for room in unused:
            room.close()
        return bool(unused)

    def drop_all(self) -> None:
        """Drop all rooms, and their pending writes; clients reconnect immediately."""
        self._writer.discard()
        for room in tuple(self.open.values()):
            room.drop("server.going-down", again=True)

    async def wait_until_written(self) -> None:
        """Wait until everything that rooms have appended is written."""
        await self._writer.wait_until_written()

    def announce(self, announced: Announced) -> None:
        """Send an announcement to everyone, and to clients that connect later, if it is new."""
        if announced != self.announced:
            self.announced = announced
            for room in self.open.values():
                room.tell(announced)

    def require_no_maintenance(self) -> None:
        """Raise a PixcadeError in maintenance mode."""
        if self.announced.maintenance:
            raise PixcadeError("server.maintenance")

    def close(self) -> None:
        """Stop all background work."""
        self.tasks.close()
        for room in tuple(self.open.values()):
            room.close()
