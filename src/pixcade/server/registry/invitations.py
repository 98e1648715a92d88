"""Who may come to a table: links, codes of open lobbies, public tables.

Links and codes need no keeping: both follow from the server's key.
"""

import hmac
from typing import Protocol

from pixcade.core.errors import Refusal
from pixcade.core.fair_queue import Owner
from pixcade.server.access.guest import Guest
from pixcade.server.access.tokens import CODE_LENGTH, CODE_SIGNS, clean_code
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seat_keys import GUEST
from pixcade.server.rooms.series import SERIES_MOST
from pixcade.server.services.bundle import Services
from pixcade.server.services.fair_slots import owner_of
from pixcade.store.api import Grant

INVITE_DIGITS = 32
CODES_TRIED = 8
"""So many codes a table may have, where others have taken the first ones."""


class Rooms(Protocol):
    """Where rooms are found."""

    async def room(self, table: str, owner: Owner = ...) -> Room:
        """Return the room of a table, restored in turns by owner. Raises a Refusal where there is none."""


class Invitations:
    """Links and codes, and those who come with them."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    def invite(self, table: str) -> str:
        """Return what stands after the # of a link to a table."""
        return self.services.identity.digest(f"invite {table}")[:INVITE_DIGITS]

    def code(self, table: str, attempt: int = 0) -> str:
        """Return the code that leads to a table while its lobby is open."""
        digest = bytes.fromhex(self.services.identity.digest(f"code {table} {attempt}"))
        return "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in digest[:CODE_LENGTH])

    async def free_code(self, table: str) -> str:
        """Return a code for a new table that no other open lobby has. Raises a Refusal."""
        for attempt in range(CODES_TRIED):
            code = self.code(table, attempt)
            if await self.services.store.table_by_code(self.digest(code)) is None:
                return code
        raise Refusal("server.too-many-tables")

    def digest(self, code: str) -> str:
        """Return how a code stands in the store."""
        return self.services.identity.digest(f"join {code}")

    def valid_code(self, room: Room) -> str:
        """Return the code of a table whose lobby is open, empty for any other."""
        if not room.row.code:
            return ""
        tried = (self.code(room.id, attempt) for attempt in range(CODES_TRIED))
        return next((code for code in tried if self.digest(code) == room.row.code), "")

    def may_enter(self, room: Room, guest: Guest) -> bool:
        """Whether somebody may come to a table: a public one, or one that they were let in to, or that is over."""
        public = room.table.settings.public and self.services.policy.public
        return public or room.table.over or room.keys.admitted(guest.browser)

    async def lets_in(self, room: Room, guest: Guest) -> bool:
        """As `may_enter`, for somebody who may have been let in by another process a moment ago."""
        if self.may_enter(room, guest):
            return True
        if self.services.bus.alone or not await self.services.store.granted(room.id, guest.browser):
            return False
        await room.refresh_grants()
        return self.may_enter(room, guest)

    async def enter(self, guest: Guest, table: str, invite: str) -> Room:
        """Let somebody in who has the link, to this table or to one before it in the series. Raises a Refusal.

        Guesses are limited, and one beyond the budget restores no table.
        """
        self.services.limits.take("code", guest.person, guest.address)
        room = await self.rooms.room(table, owner_of(guest))
        series = await self.services.store.series(room.table.previous, SERIES_MOST) if room.table.previous else []
        tables = [room.id, *(game.table for game in series)]
        if not any(hmac.compare_digest(invite.encode(), self.invite(one).encode()) for one in tables):
            raise Refusal("server.wrong-invite")
        await self.admit(room, guest)
        return room

    async def enter_by_code(self, guest: Guest, code: str) -> Room:
        """Let somebody in who has typed the code of an open lobby; guesses are limited. Raises a Refusal."""
        self.services.limits.take("code", guest.person, guest.address)
        row = await self.services.store.table_by_code(self.digest(clean_code(code)))
        if row is None or row.phase != "lobby":
            raise Refusal("server.wrong-code")
        room = await self.rooms.room(row.id, owner_of(guest))
        await self.admit(room, guest)
        return room

    async def admit(self, room: Room, guest: Guest) -> None:
        """Let somebody in."""
        async with room.lock:
            if not room.keys.admitted(guest.browser):
                grant = Grant(room.id, GUEST, guest.browser)
                await self.services.store.write(grant)
                room.granted(grant)
