"""Pictures that are drawn on request: the mark of a person, and links as QR codes."""

import hashlib
import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.protocol.http_messages import Linked
from pixcade.server.http.routes import Routes, body_of

DARK, BONE = "#14161c", "#f1ebdd"
QUIET_ZONE = 4
PLATE = "#0b0d12"
MARK_COLOURS = ("#f5cb2d", "#2bb8fa", "#f08cae", "#9df3cc", "#f2501e", "#9a68f7", "#bfe8de", "#eef0f6")
"""All of them stand out from the plate by 5 to 1 or more, so that the ground of the page does not matter."""


class Pictures:
    """Routes of pictures."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def all(self) -> list[Route]:
        """Return every route. A mark is also there outside of /api/, where browsers may keep it."""
        route = self.routes.route
        return [
            route("/api/mark/{person}.svg", self.mark, ["GET"]),
            route("/mark/{person}.svg", self.mark, ["GET"]),
            route("/api/qr.svg", self.qr, ["GET"]),
            route("/api/qr.svg", self.qr_of_secret, ["POST"]),
        ]

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
