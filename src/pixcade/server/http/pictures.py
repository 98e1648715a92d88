"""Pictures drawn on request: a person's mark, and links as QR codes."""

import asyncio
import hashlib
import io
from collections import OrderedDict

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import Linked
from pixcade.room.guest import Guest
from pixcade.server.auth.middleware import visitor
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.services.fair_slots import FairSlots

QR_KEPT = 256
"""QR codes cached: everyone in a lobby requests the same few."""
QR_WAITING = 50
"""Requests from one address that may wait to be drawn."""
DARK, BONE = "#14161c", "#f1ebdd"
QUIET_ZONE = 4
PLATE = "#0b0d12"
MARK_COLOURS = ("#f5cb2d", "#2bb8fa", "#f08cae", "#9df3cc", "#f2501e", "#9a68f7", "#bfe8de", "#eef0f6")
"""All of them have a contrast of 5 to 1 or more against the plate, whatever the page's background."""


class Pictures:
    """Routes of pictures."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.services = routes.services
        self.drawn: OrderedDict[str, bytes] = OrderedDict()
        self.slots = FairSlots(1, most=QR_WAITING)

    def all(self) -> list[Route]:
        """Return all routes. Marks are also served outside /api/, where browsers may cache them."""
        route = self.routes.route
        return [
            route("/api/mark/{person}.svg", self.mark, ["GET"]),
            route("/mark/{person}.svg", self.mark, ["GET"]),
            route("/api/qr.svg", self.qr, ["GET"]),
            route("/api/qr.svg", self.qr_of_secret, ["POST"]),
        ]

    async def mark(self, request: Request) -> Response:
        """Return a person's mark: the same for everyone, forever."""
        picture = mark_of(str(request.path_params["person"]))
        return Response(
            picture, headers={"cache-control": "public, max-age=31536000, immutable"}, media_type="image/svg+xml"
        )

    async def qr(self, request: Request) -> Response:
        """Return a link to this server as a QR code. Fragments are rejected: they would end up in logs."""
        text = request.query_params.get("text", "")
        if "#" in text:
            raise PixcadeError("server.qr-by-post")
        return await self.qr_answer(request, text)

    async def qr_of_secret(self, request: Request) -> Response:
        """Return a link to this server as a QR code, including its fragment."""
        return await self.qr_answer(request, (await body_of(request, Linked)).text)

    async def qr_answer(self, request: Request, text: str) -> Response:
        """Return the QR code of a link that leads here. Raises a PixcadeError for any other text.

        Drawing takes 30 ms, so it happens in a thread, one at a time, round-robin by address and within its budget.
        """
        here = any(text == base or text.startswith((f"{base}/", f"{base}#")) for base in self.routes.lan.link_bases())
        if not here or len(text) > 500 or not text.isprintable():
            raise PixcadeError("server.not-our-link")
        drawn = self.drawn.get(text)
        if drawn is None:
            address = visitor(request.scope).address
            self.services.limits.take("join", "", address)
            async with self.slots.slot(Guest("", "", address=address)):
                drawn = self.drawn[text] = await asyncio.to_thread(qr_of, text)
            if len(self.drawn) > QR_KEPT:
                self.drawn.popitem(last=False)
        return Response(drawn, media_type="image/svg+xml")


def mark_of(person: str) -> str:
    """Draw a person's mark: 5 x 5 pixels, symmetrical, on a plate with clipped corners."""
    digest = hashlib.sha256(f"mark {person}".encode()).digest()
    cells = [digest[at] & 1 for at in range(15)]
    cells[digest[15] % 15] = 1  # never empty
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
