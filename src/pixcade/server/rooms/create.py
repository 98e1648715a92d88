"""How a table is made: its first entries, its seats and who may sit there, all written at once."""

import base64
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pixcade.bots.api import SECRET_BYTES
from pixcade.core.errors import Refusal
from pixcade.core.names import clean_name
from pixcade.games import GAMES, rules
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.access.guest import Guest
from pixcade.server.rooms.room import GUEST, Room
from pixcade.server.rooms.seats import KEY_BYTES, SERVER, free_name, refuse_level, remembered, seats_changed
from pixcade.server.rooms.views import phase_of
from pixcade.store.api import Browser, Grant, LogLine, TableRow, Write
from pixcade.table import commands
from pixcade.table.codec import encode
from pixcade.table.entries import Entry
from pixcade.table.fold import fold
from pixcade.table.settings import TableSettings
from pixcade.table.table import SeatState, Table

if TYPE_CHECKING:
    from pixcade.server.rooms.registry import RoomRegistry

ID_BYTES = 10
MakesEntry = Callable[[Table, int], Entry]


class TableBuilder:
    """A table that is being made: all of it is written at once, or nothing."""

    def __init__(self, registry: "RoomRegistry", guest: Guest, id: str = "") -> None:
        """Begin with an id, or a random one."""
        self.registry = registry
        self.services = registry.services
        self.guest = guest
        self.id = id or base64.b32encode(self.services.random_bytes(ID_BYTES)).decode().lower()
        self.table: Table | None = None
        self.writes: list[Write] = []

    async def open(self, settings: TableSettings, *, host: str, previous: str = "") -> None:
        """Open the table with its host."""
        now = self.services.time.now()
        seed = int.from_bytes(self.services.random_bytes(4))
        opened = commands.open_table(self.id, now, GAMES[settings.game], settings, seed=seed, previous=previous)
        self.writes.append(
            TableRow(
                id=self.id,
                game=settings.game,
                phase="lobby",
                public=settings.public,
                created=now,
                touched=now,
                code=self.services.identity.digest(f"join {await self.free_code()}"),
                secret=self.services.random_bytes(SECRET_BYTES),
                previous=previous,
            )
        )
        self.add(opened)
        self.append(lambda table, now: commands.host(table, now, host))
        self.writes.append(Grant(self.id, GUEST, self.guest.browser))

    async def free_code(self) -> str:
        """Return a code that no other open lobby has."""
        for attempt in range(8):
            code = self.registry.code(self.id, attempt)
            if await self.services.store.table_by_code(self.services.identity.digest(f"join {code}")) is None:
                return code
        raise Refusal("server.too-many-tables")

    def add(self, entry: Entry) -> None:
        """Add an entry."""
        self.table = fold(self.table, entry, rules)
        self.writes.append(LogLine(self.id, entry.number, encode(entry)))

    def append(self, ask: MakesEntry) -> None:
        """Ask the table for an entry and add it."""
        assert self.table is not None
        self.add(ask(self.table, self.services.time.now()))

    def fill(self, at: int, seat: NewSeat) -> None:
        """Fill a seat with a bot, or with whoever makes the table."""
        if seat.holder == "bot":
            refuse_level(self.services.policy, seat.level)
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.level))
        elif seat.holder == "me":
            assert self.table is not None
            key, guest = self.services.secret(KEY_BYTES), self.guest
            name = free_name(self.table, at, seat.name)
            self.append(
                lambda table, now: commands.sit(table, now, at, name, key, person=guest.person, program=guest.program)
            )
            self.writes.append(Grant(self.id, key, guest.browser))
            if not any(isinstance(one, Browser) for one in self.writes):  # the others are guests at this device
                self.writes.append(remembered(guest, clean_name(seat.name), self.services.time.now()))

    def follow(self, at: int, seat: SeatState, browsers: Sequence[str]) -> None:
        """Fill a seat as it was at another table."""
        key = self.services.secret(KEY_BYTES)
        if seat.holder == "bot":
            self.append(lambda table, now: commands.seat_bot(table, now, at, seat.name, by=SERVER))
        elif seat.holder == "person":
            self.append(
                lambda table, now: commands.sit(
                    table, now, at, seat.name, key, person=seat.person, program=seat.program
                )
            )
            self.writes += [Grant(self.id, key, browser) for browser in browsers]

    async def finish(self) -> Room:
        """Write everything, and open the room. Raises Conflict where somebody has made the same table."""
        assert self.table is not None
        row = next(one for one in self.writes if isinstance(one, TableRow))
        if self.table.started:
            self.writes[self.writes.index(row)] = row = replace(row, phase=phase_of(self.table), code="")
        await self.services.store.write(*self.writes)
        grants = [one for one in self.writes if isinstance(one, Grant)]
        self.registry.wanted[self.id] = self.services.time.now()
        room = self.registry.open(Room(self.services, row, self.table, {}, grants))
        await seats_changed(room, ())
        return room
