"""Common parts of all routes: construction, reading a body, and turning errors into responses."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.room.guest import Guest
from pixcade.server.access.site import Lan
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.auth.middleware import visitor
from pixcade.server.net.responses import error_response, json_response
from pixcade.server.owners.relay import Relay
from pixcade.server.tables.rooms import Rooms

CLIENT_GONE = 499
"""The status that other servers log for a client that disconnected."""

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[object]]


class Routes:
    """Makes routes over the rooms of a server."""

    def __init__(self, rooms: Rooms, authenticator: Authenticator, lan: Lan, relay: Relay | None = None) -> None:
        self.rooms = rooms
        self.relay = relay
        self.services = rooms.services
        self.authenticator = authenticator
        self.lan = lan

    async def reject_playing(self, guest: Guest, game: str) -> None:
        """Raise a PixcadeError if the guest has a seat in a running game of this kind: analysis is off until it
        ends.
        """
        seats = await self.services.store.own_seats(guest.browser)
        if any((row.phase, row.game) == ("playing", game) for row, _ in seats):
            raise PixcadeError("server.being-played")

    def device(self, request: Request) -> str:
        """Return the digest of a browser's own cookie, whoever it is."""
        return self.services.identity.digest(f"browser {visitor(request.scope).browser}")

    async def everywhere(self, request: Request) -> None:
        """Repeat a request on every other process of this server."""
        if self.relay is not None:
            await self.relay.everywhere(request)

    def route(self, path: str, handler: Handler, methods: list[str]) -> Route:
        """Return a route that turns errors into responses."""

        async def guarded(request: Request) -> Response:
            try:
                value = await (handler(request) if self.relay is None else self.relay.answer(request, handler))
                return value if isinstance(value, Response) else json_response(value)
            except PixcadeError as error:
                self.services.metrics.errors.labels("http").inc()
                return error_response(error)
            except ClientDisconnect:  # disconnected before the whole body arrived: the response goes nowhere
                return Response(status_code=CLIENT_GONE)
            except Exception as error:
                self.services.log.fault(error, path=path)
                return error_response(PixcadeError("server.fault"))

        return Route(path, guarded, methods=methods)


def decode_body(body: bytes, kind: type[B]) -> B:
    """Decode the body of a request. Raises a PixcadeError."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise PixcadeError("server.not-understood", problem=str(error)[:200]) from None


async def body_of(request: Request, kind: type[B]) -> B:
    """Read and decode the body of a request. Raises a PixcadeError."""
    return decode_body(await request.body(), kind)
