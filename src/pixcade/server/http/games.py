"""Finished games: lists, replays, records, and removing names from them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import (
    Forget,
    GameList,
    GameSummary,
    NoBody,
    TableMade,
    Uploaded,
    WhatIf,
)
from pixcade.room.guest import Guest
from pixcade.room.listing import PAGE, page_of, seats_from, summary
from pixcade.room.replay import date_of, replay_log, round_so_far, text_of_record
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.replays.upload_process import Reader
from pixcade.server.services.fair_slots import FairSlots
from pixcade.server.tables.create import create_table
from pixcade.server.tables.names import take_name_out, take_name_out_of
from pixcade.store.api import GameRow
from pixcade.table.codec import InvalidLog
from pixcade.table.settings import TableSettings

K = TypeVar("K")
T = TypeVar("T")

REVIEWS_AT_ONCE = 2
"""Finished games read concurrently; more have to wait, so that tables don't."""
UPLOADS_AT_ONCE = 2
"""Uploaded records read concurrently."""
NAMES_AT_ONCE = 1
"""People whose names are removed from their games concurrently."""
DIGITS = 15


class Archive:
    """HTTP routes for finished games."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services
        self.reader = Reader(self.services.log)
        self.reviews = FairSlots(REVIEWS_AT_ONCE)
        self.uploads = FairSlots(UPLOADS_AT_ONCE)
        self.names = FairSlots(NAMES_AT_ONCE)

    def all(self) -> list[Route]:
        route = self.routes.route
        return [
            route("/api/games", self.games, ["GET"]),
            route("/api/games/{table}", self.game, ["GET"]),
            route("/api/games/{table}/replay", self.replay, ["GET"]),
            route("/api/games/{table}/record", self.record, ["GET"]),
            route("/api/tables/{table}/history", self.history, ["GET"]),
            route("/api/forget", self.forget, ["POST"]),
            route("/api/upload", self.upload, ["POST"]),
            route("/api/whatif", self.what_if, ["POST"]),
        ]

    # Lists

    async def games(self, request: Request) -> GameList:
        """List finished games: public ones, a person's, or the guest's own."""
        guest = await self.routes.authenticator.guest(request.scope)
        person = request.query_params.get("person", "")
        own = person == guest.person
        if not own and not self.services.policy.public:
            raise PixcadeError("server.no-list")
        rows = await self.services.store.games(
            person=person, public=None if own else True, before=asked_before(request), most=PAGE + 1
        )
        page = page_of(rows)
        now = self.services.time.now()
        return GameList(tuple(summary(row, now) for row in page), page[-1].ended if len(page) < len(rows) else 0)

    async def game(self, request: Request) -> GameSummary:
        """Describe a game, for everyone who has its link."""
        _, game = await self.finished(request)
        return summary(game, self.services.time.now())

    async def finished(self, request: Request) -> tuple[Guest, GameRow]:
        """Return the guest and the requested game, if it is over. Raises a PixcadeError."""
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        table = str(request.path_params["table"])
        row = await self.services.store.game(table)
        if row is None:
            known = await self.services.store.table(table)
            raise PixcadeError(
                "server.not-over" if known and known.phase in ("lobby", "playing") else "server.no-such-game"
            )
        return guest, row

    # Replays and records

    async def replay(self, request: Request) -> Response:
        """Return a whole game, step by step."""
        guest, game = await self.finished(request)
        content = await self.read(
            guest, self.services.store.log(game.table), lambda lines: msgspec.json.encode(replay_log(game, lines))
        )
        return Response(content, media_type="application/json")

    async def history(self, request: Request) -> Response:
        """Return the events of the current round, for everyone who may join the table."""
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        room = await self.rooms.room(str(request.path_params["table"]))
        if not room.room.admits(guest):
            raise PixcadeError("server.not-invited")
        content = await self.read(
            guest, self.services.store.log(room.id), lambda lines: msgspec.json.encode(round_so_far(lines))
        )
        return Response(content, media_type="application/json")

    async def read(self, guest: Guest, kept: Coroutine[Any, Any, K], work: Callable[[K], T]) -> T:
        """Compute something from a log in a thread. Raises a PixcadeError that reveals nothing of the log.

        The log is read from the store when a slot is free: reading is most of the work.
        """
        try:
            async with self.reviews.slot(guest):
                return await asyncio.to_thread(work, await kept)
        except InvalidLog as error:
            self.services.log.note("log-damaged", level="error", code=error.code)
            raise PixcadeError("server.table-damaged") from None
        finally:
            kept.close()  # after waiting for a slot

    async def record(self, request: Request) -> Response:
        """Return a game's record as a file."""
        guest, game = await self.finished(request)
        text = await self.read(guest, self.services.store.log(game.table), lambda lines: text_of_record(game, lines))
        name = f"{game.game}-{date_of(game)}.pixcade"
        disposition = f'attachment; filename="{name}"'
        return Response(text, headers={"content-disposition": disposition}, media_type="text/plain; charset=utf-8")

    async def forget(self, request: Request) -> NoBody:
        """Remove the guest's name from one finished game, or from all."""
        body = await body_of(request, Forget)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        if not body.table:
            async with self.names.slot(guest):
                await take_name_out(self.rooms, guest.person)
            await self.routes.everywhere(request)
            return NoBody()
        game = await self.services.store.game(body.table)
        if game is None or all(player.person != guest.person for player in game.players):
            raise PixcadeError("server.no-such-game")
        await take_name_out_of(self.rooms, guest.person, [body.table])
        await self.routes.everywhere(request)
        return NoBody()

    async def upload(self, request: Request) -> Response:
        """Check an uploaded record and return its replay."""
        body = await body_of(request, Uploaded)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("upload", guest.person, guest.address)
        async with self.uploads.slot(guest):
            content = await self.reader.read(body.record)
        return Response(content, media_type="application/json")

    async def what_if(self, request: Request) -> TableMade:
        """Create a table that continues from a position, against bots."""
        body = await body_of(request, WhatIf)
        guest = await self.routes.authenticator.guest(request.scope)
        seats = seats_from(body, guest.name)
        settings = TableSettings(game=body.game, start=body.position, stand_in=body.level, chat=False)
        new = await create_table(self.rooms, guest, settings, seats, start=True)
        return TableMade(new.id, self.rooms.invite(new.id), "")


def asked_before(request: Request) -> int | None:
    """Return the `before` parameter. Raises a PixcadeError."""
    text = request.query_params.get("before", "") or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise PixcadeError("server.not-understood", problem="before")
    return int(text) or None
