"""The operator's actions on tables, names, messages and finished games."""

from starlette.requests import Request

from pixcade.games.errors import PixcadeError
from pixcade.protocol.admin_messages import CloseTable, RemoveGame, RemoveMessage, RemoveName
from pixcade.protocol.http_messages import NoBody
from pixcade.room import inputs
from pixcade.room.replay import TAKEN_OUT
from pixcade.server.access.tokens import is_person
from pixcade.server.http.admin.actions import AdminAction, AdminActions
from pixcade.server.http.routes import body_of
from pixcade.server.tables.load import load_table
from pixcade.server.tables.names import take_name_out_of
from pixcade.store.api import GameGone, StoreTrouble
from pixcade.table.codec import InvalidLog


class TableActions(AdminActions):
    """Closes tables, and removes names, messages and finished games."""

    def all(self) -> list[AdminAction]:
        return [
            AdminAction("close", self.close),
            AdminAction("remove-name", self.remove_name),
            AdminAction("remove-message", self.remove_message),
            AdminAction("remove-game", self.remove_game),
        ]

    async def close(self, request: Request) -> NoBody:
        """End a game where it is and disconnect everyone; no one can return to its table."""
        body = await body_of(request, CloseTable)
        try:
            room = await self.rooms.room(body.table)
        except PixcadeError as error:
            if error.code == "server.no-such-table":  # its text is for players
                raise PixcadeError("server.no-open-table") from None
            raise
        await room.ask(None, inputs.CloseTable())
        self.note("close", table=room.id)
        return NoBody()

    async def remove_name(self, request: Request) -> NoBody:
        """Show a person as "a player" everywhere: in finished games, at tables, in chat."""
        body = await body_of(request, RemoveName)
        person = body.person
        if not is_person(person):
            raise PixcadeError("server.bad-person", value=person)
        rows = await self.services.store.tables_of(person)
        for row in rows:
            if row.phase in ("lobby", "playing"):
                await self.rename(row.id, person)
        await take_name_out_of(self.rooms, person, [row.id for row in rows])
        await self.authenticator.forget_name(tuple(self.connections), person)
        await self.routes.everywhere(request)
        self.note("remove-name", person=person)
        return NoBody()

    async def rename(self, table: str, person: str) -> None:
        """Remove a person's name where they sit. Submitted moves stay."""
        try:
            room = await self.rooms.room(table)
            await room.ask(None, inputs.RemoveName(person, TAKEN_OUT))
        except StoreTrouble:
            raise
        except PixcadeError:  # a closed table shows no name
            return

    async def remove_message(self, request: Request) -> NoBody:
        """Delete a message on all clients."""
        body = await body_of(request, RemoveMessage)
        if all(line.number != body.number for line in await self.services.store.chat(body.table)):
            raise PixcadeError("server.no-such-message")
        room = await self.rooms.room(body.table)
        await room.ask(None, inputs.RemoveMessage(body.number))
        self.note("remove-message", table=body.table, number=body.number)
        return NoBody()

    async def is_damaged(self, table: str) -> bool:
        """Whether there is a table whose log can't be read."""
        try:
            await load_table(self.services.store, table)
        except InvalidLog:
            known = await self.services.store.table(table)
            return known is not None and known.phase != "closed"
        return False

    async def remove_game(self, request: Request) -> NoBody:
        """Delete a finished game, or a table that can't be read, with everything that belongs to it."""
        body = await body_of(request, RemoveGame)
        if await self.services.store.game(body.table) is None and not await self.is_damaged(body.table):
            known = await self.services.store.table(body.table)
            going_on = known is not None and known.phase in ("lobby", "playing")
            raise PixcadeError("server.not-over" if going_on else "server.no-finished-game")
        await self.rooms.claim(body.table)
        await self.services.store.write(GameGone(body.table))
        self.rooms.drop(body.table, "server.no-such-table")
        self.note("remove-game", table=body.table)
        return NoBody()
