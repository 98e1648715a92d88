"""Finished games: lists, replays, records, and what people may do with them."""

import asyncio
import hashlib
import io
from collections.abc import Callable
from typing import TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.games import game_named
from pixcade.protocol.http_messages import (
    Forget,
    GamePlayerTold,
    GamesTold,
    GameSummary,
    Linked,
    NewSeat,
    NoBody,
    TableMade,
    Uploaded,
    WhatIf,
)
from pixcade.server.auth.authenticate import body_of
from pixcade.server.auth.middleware import is_here
from pixcade.server.http.tables import Routes
from pixcade.server.registry.create import create_table
from pixcade.server.registry.names import take_name_out
from pixcade.server.replays.replay import date_of, people_shown, replay_kept, written
from pixcade.server.replays.upload_process import Reader
from pixcade.store.api import GameRow
from pixcade.table.codec import InvalidLog
from pixcade.table.settings import TableSettings

T = TypeVar("T")

PAGE = 50
"""Games in one answer."""
MOST_AT_ONCE = 2
"""So many finished games are read at the same time; others wait, so that tables don't."""
DIGITS = 15

DARK, BONE = "#14161c", "#f1ebdd"
QUIET_ZONE = 4
PLATE = "#0b0d12"
MARK_COLOURS = ("#f5cb2d", "#2bb8fa", "#f08cae", "#9df3cc", "#f2501e", "#9a68f7", "#bfe8de", "#eef0f6")
"""All of them stand out from the plate by 5 to 1 or more, so that the ground of the page does not matter."""


class Archive:
    """The HTTP side of finished games."""

    def __init__(self, routes: Routes) -> None:
        """Stand beside the other routes."""
        self.routes = routes
        self.registry = routes.registry
        self.services = routes.services
        self.reader = Reader(self.services.log)
        self.turns = asyncio.Semaphore(MOST_AT_ONCE)

    def all(self) -> list[Route]:
        """Return every route. A mark is also there outside of /api/, where browsers may keep it."""
        route = self.routes.route
        return [
            route("/api/games", self.games, ["GET"]),
            route("/api/games/{table}", self.game, ["GET"]),
            route("/api/games/{table}/replay", self.replay, ["GET"]),
            route("/api/games/{table}/record", self.record, ["GET"]),
            route("/api/forget", self.forget, ["POST"]),
            route("/api/upload", self.upload, ["POST"]),
            route("/api/whatif", self.what_if, ["POST"]),
            route("/api/mark/{person}.svg", self.mark, ["GET"]),
            route("/mark/{person}.svg", self.mark, ["GET"]),
            route("/api/qr.svg", self.qr, ["GET"]),
            route("/api/qr.svg", self.qr_of_secret, ["POST"]),
        ]

    # Lists

    async def games(self, request: Request) -> GamesTold:
        """List finished games: public ones, those of a person, or all of one's own."""
        guest = await self.routes.door.guest(request.scope)
        person = request.query_params.get("person", "")
        own = person == guest.person
        if not own and not self.services.policy.public:
            raise Refusal("server.no-list")
        rows = await self.services.store.games(
            person=person, public=None if own else True, before=asked_before(request), most=PAGE + 1
        )
        page = page_of(rows)
        now = self.services.time.now()
        return GamesTold(tuple(summary(row, now) for row in page), page[-1].ended if len(page) < len(rows) else 0)

    async def game(self, request: Request) -> GameSummary:
        """Tell of one game to whoever knows its link."""
        return summary(await self.finished(request), self.services.time.now())

    async def finished(self, request: Request) -> GameRow:
        """Return the game that is asked for, once it is over. Raises a Refusal."""
        guest = await self.routes.door.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        table = str(request.path_params["table"])
        row = await self.services.store.game(table)
        if row is None:
            known = await self.services.store.table(table)
            raise Refusal("server.not-over" if known and known.phase in ("lobby", "playing") else "server.no-such-game")
        return row

    # What was played

    async def replay(self, request: Request) -> Response:
        """Return a whole game, to be shown step by step."""
        game = await self.finished(request)
        lines = await self.services.store.log(game.table)
        content = await self.read(lambda: msgspec.json.encode(replay_kept(game, lines)))
        return Response(content, media_type="application/json")

    async def read(self, work: Callable[[], T]) -> T:
        """Return what is read from a log, while tables go on. Raises a Refusal that tells nothing of the log."""
        try:
            async with self.turns:
                return await asyncio.to_thread(work)
        except InvalidLog as error:
            self.services.log.note("log-damaged", level="error", code=error.code)
            raise Refusal("server.table-damaged") from None

    async def record(self, request: Request) -> Response:
        """Return a game's record as a file."""
        game = await self.finished(request)
        lines, salts = await self.services.store.log(game.table), await self.services.store.salts(game.table)
        text = await self.read(lambda: written(game, lines, salts))
        name = f"{game.game}-{date_of(game)}.pixcade"
        disposition = f'attachment; filename="{name}"'
        return Response(text, headers={"content-disposition": disposition}, media_type="text/plain; charset=utf-8")

    async def forget(self, request: Request) -> NoBody:
        """Take one's name out of one finished game, or out of all."""
        asked = await body_of(request, Forget)
        guest = await self.routes.door.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        if asked.table:
            game = await self.services.store.game(asked.table)
            if game is None or all(player.person != guest.person for player in game.players):
                raise Refusal("server.no-such-game")
        await take_name_out(self.registry, guest.person, asked.table)
        return NoBody()

    async def upload(self, request: Request) -> Response:
        """Check a record from outside and return it, to be shown step by step."""
        asked = await body_of(request, Uploaded)
        guest = await self.routes.door.guest(request.scope)
        self.services.limits.take("upload", guest.person, guest.address)
        return Response(await self.reader.read(asked.record), media_type="application/json")

    async def what_if(self, request: Request) -> TableMade:
        """Let somebody go on from a position, against bots."""
        asked = await body_of(request, WhatIf)
        guest = await self.routes.door.guest(request.scope)
        if self.services.policy.tables_by == "host" and not is_here(request.scope):
            raise Refusal("server.tables-by-host")
        self.services.limits.take("whatif", guest.person, guest.address)
        seats = seats_from(asked, guest.name)
        settings = TableSettings(game=asked.game, start=asked.position, stand_in=asked.level, chat=False)
        room = await create_table(self.registry, guest, settings, seats, start=True)
        invitations = self.registry.invitations
        return TableMade(room.id, invitations.invite(room.id), invitations.valid_code(room))

    # Pictures

    async def mark(self, request: Request) -> Response:
        """Return the little drawing of a person: the same for everybody and for ever."""
        picture = mark_of(str(request.path_params["person"]))
        return Response(
            picture, headers={"cache-control": "public, max-age=31536000, immutable"}, media_type="image/svg+xml"
        )

    async def qr(self, request: Request) -> Response:
        """Return a link to this server as a QR code. What stands after a # would be kept in logs, so it is refused."""
        text = request.query_params.get("text", "")
        if "#" in text:
            raise Refusal("server.qr-by-post")
        return self.qr_answer(text)

    async def qr_of_secret(self, request: Request) -> Response:
        """Return a link to this server as a QR code, with whatever stands after its #."""
        return self.qr_answer((await body_of(request, Linked)).text)

    def qr_answer(self, text: str) -> Response:
        """Return the QR code of a link that leads here. Raises a Refusal for any other text."""
        here = any(text == base or text.startswith((f"{base}/", f"{base}#")) for base in self.routes.lan.link_bases())
        if not here or len(text) > 500 or not text.isprintable():
            raise Refusal("server.not-our-link")
        return Response(qr_of(text), media_type="image/svg+xml")


def asked_before(request: Request) -> int | None:
    """Return the time before which games are asked for. Raises a Refusal."""
    text = request.query_params.get("before", "") or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise Refusal("server.not-understood", problem="before")
    return int(text) or None


def page_of(rows: list[GameRow]) -> list[GameRow]:
    """Return the games of one answer. What ended together stays together, since the next answer begins before it."""
    page = rows[:PAGE]
    if len(rows) > PAGE:
        page = [row for row in page if row.ended > rows[PAGE].ended] or page
    return page


def summary(game: GameRow, now: int) -> GameSummary:
    """Tell of a finished game."""
    players = tuple(
        GamePlayerTold(player.seat, player.person, name)
        for player, name in zip(game.players, people_shown(game), strict=True)
    )
    return GameSummary(game.table, game.game, max(0, now - game.ended), game.public, game.result, players)


def seats_from(asked: WhatIf, name: str) -> tuple[NewSeat, ...]:
    """Return who sits where when somebody goes on from a position. Raises a Refusal."""
    game = game_named(asked.game)
    state = game.parse_position(asked.position)
    if game.outcome(state) is not None:
        raise Refusal("server.position-over")
    seats = game.seats(state)
    if asked.seat >= seats:
        raise Refusal("table.no-such-seat", seat=asked.seat + 1, seats=seats)
    mine = NewSeat("me", name=name or f"Player {asked.seat + 1}")
    return tuple(mine if at == asked.seat else NewSeat("bot", asked.level) for at in range(seats))


# Drawings


def mark_of(person: str) -> str:
    """Draw a person's mark: 5 x 5 pixels, left and right alike, on a plate whose corners are cut by one pixel."""
    digest = hashlib.sha256(f"mark {person}".encode()).digest()
    cells = [digest[at] & 1 for at in range(15)]
    cells[digest[15] % 15] = 1  # never nothing
    pixels = [
        f"M{column + 1} {row + 1}h1v1h-1z"
        for row in range(5)
        for column in range(5)
        if cells[row * 3 + min(column, 4 - column)]
    ]
    colour = MARK_COLOURS[digest[16] % len(MARK_COLOURS)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges">'
        f'<path fill="{PLATE}" d="M.5 0h6v.5h.5v6h-.5v.5h-6v-.5h-.5v-6h.5z"/>'
        f'<path fill="{colour}" d="{"".join(pixels)}"/></svg>\n'
    )


def qr_of(text: str) -> bytes:
    """Draw a QR code, dark on bone in every theme."""
    drawn = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", border=QUIET_ZONE, dark=DARK, light=BONE, xmldecl=False, omitsize=True)
    return drawn.getvalue()
