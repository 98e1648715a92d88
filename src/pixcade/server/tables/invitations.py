"""Invitations: links, and codes of open lobbies. Both are derived from the server's key."""

import hmac
from typing import Protocol

from pixcade.games.errors import PixcadeError
from pixcade.room.guest import Guest
from pixcade.room.inputs import Admit
from pixcade.room.series import MAX_SERIES_GAMES
from pixcade.server.access.tokens import CODE_LENGTH, CODE_SIGNS, clean_code
from pixcade.server.services.bundle import Services
from pixcade.server.tables.open_room import OpenRoom

INVITE_DIGITS = 32
CODES_TRIED = 8
"""Codes tried for a table, if others have taken the first ones."""


class RoomSource(Protocol):
    """Finds rooms."""

    async def room(self, table: str) -> OpenRoom: ...


class Invitations:
    """Links and codes, and admitting guests who have one."""

    def __init__(self, services: Services, rooms: RoomSource) -> None:
        self.services = services
        self.rooms = rooms

    def invite(self, table: str) -> str:
        """Return the fragment of a link to a table."""
        return self.services.identity.digest(f"invite {table}")[:INVITE_DIGITS]

    def code(self, table: str, attempt: int = 0) -> str:
        """Return a code that leads to a table while its lobby is open."""
        digest = bytes.fromhex(self.services.identity.digest(f"code {table} {attempt}"))
        return "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in digest[:CODE_LENGTH])

    async def free_code(self, table: str) -> str:
        """Return a code for a new table that no other open lobby has. Raises a PixcadeError."""
        for attempt in range(CODES_TRIED):
            code = self.code(table, attempt)
            if await self.services.store.table_by_code(self.digest(code)) is None:
                return code
        raise PixcadeError("server.too-many-tables")

    def digest(self, code: str) -> str:
        """Return the stored digest of a code."""
        return self.services.identity.digest(f"join {code}")

    def code_of(self, table: str, digest: str) -> str:
        """Return the code with this digest, empty if the table has none."""
        tried = (self.code(table, attempt) for attempt in range(CODES_TRIED)) if digest else ()
        return next((code for code in tried if self.digest(code) == digest), "")

    async def enter(self, guest: Guest, table: str, invite: str) -> OpenRoom:
        """Admit a guest who has the link to this table, or to an earlier one in the series. Raises a PixcadeError.

        Guesses are limited, before the table is loaded.
        """
        self.services.limits.take("code", guest.person, guest.address)
        room = await self.rooms.room(table)
        previous = room.table.previous
        series = await self.services.store.series(previous, MAX_SERIES_GAMES) if previous else []
        tables = [room.id, *(game.table for game in series)]
        if not any(hmac.compare_digest(invite.encode(), self.invite(one).encode()) for one in tables):
            raise PixcadeError("server.wrong-invite")
        await room.ask(guest, Admit())
        return room

    async def enter_by_code(self, guest: Guest, code: str) -> OpenRoom:
        """Admit a guest who typed the code of an open lobby; guesses are limited. Raises a PixcadeError."""
        self.services.limits.take("code", guest.person, guest.address)
        row = await self.services.store.table_by_code(self.digest(clean_code(code)))
        if row is None or row.phase != "lobby":
            raise PixcadeError("server.wrong-code")
        room = await self.rooms.room(row.id)
        await room.ask(guest, Admit())
        return room
