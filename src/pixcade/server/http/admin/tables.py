"""The operator's power over tables, names, messages and finished games."""

from collections.abc import Iterable
from dataclasses import replace

from starlette.requests import Request

from pixcade.core.errors import Refusal
from pixcade.protocol.admin_messages import CloseTable, RemoveGame, RemoveMessage, RemoveName
from pixcade.protocol.http_messages import NoBody
from pixcade.server.access.tokens import is_person
from pixcade.server.http.admin.actions import AdminAction, AdminActions
from pixcade.server.http.admin.views import COUNTED
from pixcade.server.http.routes import body_of
from pixcade.server.registry.names import take_name_out, take_name_out_of
from pixcade.server.replays.replay import TAKEN_OUT, SeatHolder
from pixcade.server.rooms.chat import untell
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.room import OPERATOR
from pixcade.server.rooms.seats import free_name
from pixcade.server.services.cluster_messages import EVERYBODY, Gone, Nameless, Unspoken, topic
from pixcade.store.api import ChatGone, GameGone, StoreTrouble
from pixcade.table import commands
from pixcade.table.codec import InvalidLog
from pixcade.table.entries import Entry, Seated
from pixcade.table.table import SeatState, Table

MOST_READ = 5_000
"""So many finished tables, those that were used last, are looked through for what somebody has written."""


class TableActions(AdminActions):
    """Closes tables, and removes names, messages and finished games."""

    def all(self) -> list[AdminAction]:
        """Return every action."""
        return [
            AdminAction("close", self.close),
            AdminAction("remove-name", self.remove_name),
            AdminAction("remove-message", self.remove_message),
            AdminAction("remove-game", self.remove_game),
        ]

    async def close(self, request: Request) -> NoBody:
        """End a game as it stands and send everybody away; nobody comes back to its table."""
        asked = await body_of(request, CloseTable)
        try:
            room = await self.registry.room(asked.table)
        except Refusal as refusal:
            if refusal.code == "server.no-such-table":  # whose sentence is for players
                raise Refusal("server.no-open-table") from None
            raise
        await room.perform(lambda table, now: None if table.over else commands.stop(table, now, by=OPERATOR))
        await self.services.store.write(replace(room.row, phase="closed", code=""))
        room.tell_cluster(Gone("server.closed"))
        self.registry.send_away(room, "server.closed")
        self.note("close", table=room.id)
        return NoBody()

    async def remove_name(self, request: Request) -> NoBody:
        """Show a person as "a player" everywhere: where they have played, where they sit, in what they wrote."""
        asked = await body_of(request, RemoveName)
        person = asked.person
        if not is_person(person):
            raise Refusal("server.bad-person", value=person)
        await take_name_out(self.registry, person)
        store = self.services.store
        going = [row.id for row in await store.tables(("lobby", "playing"), most=COUNTED)]
        ended = [row.id for row in await store.tables(("over", "closed"), most=MOST_READ)]  # spectators write there too
        await take_name_out_of(self.registry, person, [*going, *ended])
        for table in going:
            if await self.sits_at(person, table):
                await self.rename(table, person)
        await self.authenticator.forget_name(tuple(self.connections), person)
        self.tell_processes(EVERYBODY, Nameless(person))
        self.note("remove-name", person=person)
        return NoBody()

    async def sits_at(self, person: str, table: str) -> bool:
        """Whether a person has a seat at a table."""
        room = self.registry.rooms.get(table)
        seats: Iterable[SeatState | SeatHolder] = room.table.seats if room else await self.registry.reader.seats(table)
        return any(seat.person == person for seat in seats)

    async def rename(self, id: str, person: str) -> None:
        """Let a person sit where they sit, without their name. What they have programmed stays in."""
        try:
            room = await self.registry.room(id)
        except StoreTrouble:
            raise
        except Refusal:  # a table that nobody can come to shows no name
            return

        def ask(table: Table, now: int) -> Entry | None:
            for at, seat in enumerate(table.seats):
                name = free_name(table, at, TAKEN_OUT)
                if seat.person == person and seat.name != name:
                    what = Seated(at, "person", name, seat.key, person, seat.program, by=OPERATOR)
                    return commands.entry(table, now, what)
            return None

        for _ in room.table.seats:
            await room.perform(ask)
        room.broadcast.forget_recent()  # it holds the name

    async def remove_message(self, request: Request) -> NoBody:
        """Delete a message, and let it vanish from every screen."""
        asked = await body_of(request, RemoveMessage)
        if all(line.number != asked.number for line in await self.services.store.chat(asked.table)):
            raise Refusal("server.no-such-message")
        await self.services.store.write(ChatGone(asked.table, asked.number))
        self.tell_processes(topic(asked.table), Unspoken(asked.number))
        room = self.registry.rooms.get(asked.table)
        if room is not None:
            untell(room, asked.number)
        self.note("remove-message", table=asked.table, number=asked.number)
        return NoBody()

    async def is_damaged(self, table: str) -> bool:
        """Whether there is a table whose log can't be read from its beginning, though a snapshot may hide that."""
        try:
            await self.registry.reader.table(table, anew=True)
        except InvalidLog:
            known = await self.services.store.table(table)
            return known is not None and known.phase != "closed"
        except WrittenByNewerVersion:
            pass
        return False

    async def remove_game(self, request: Request) -> NoBody:
        """Delete a finished game, or a table that can't be read, with all that belongs to it."""
        asked = await body_of(request, RemoveGame)
        if await self.services.store.game(asked.table) is None and not await self.is_damaged(asked.table):
            known = await self.services.store.table(asked.table)
            going_on = known is not None and known.phase in ("lobby", "playing")
            raise Refusal("server.not-over" if going_on else "server.no-finished-game")
        await self.services.store.write(GameGone(asked.table))
        self.tell_processes(topic(asked.table), Gone("server.no-such-table"))
        room = self.registry.rooms.get(asked.table)
        if room is not None:
            self.registry.send_away(room, "server.no-such-table")
        self.note("remove-game", table=asked.table)
        return NoBody()
