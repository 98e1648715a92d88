"""What all routes have in common: what they are made with, how a body is read, and how a refusal becomes an answer."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.core.errors import Refusal
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.net.lan import Lan
from pixcade.server.net.responses import answered, refused
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.services.fair_turns import FairTurns

CLIENT_GONE = 499
"""What other servers write down for a client that has gone."""

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[object]]


class Routes:
    """Makes routes over the rooms of a registry."""

    def __init__(self, registry: RoomRegistry, authenticator: Authenticator, lan: Lan) -> None:
        self.registry = registry
        self.services = registry.services
        self.authenticator = authenticator
        self.lan = lan
        self.turns = FairTurns()

    def route(self, path: str, handler: Handler, methods: list[str]) -> Route:
        """Return a route whose refusals are answers. Requests yield to moves, also those that will be refused."""

        async def guarded(request: Request) -> Response:
            await self.turns.turn()
            try:
                value = await handler(request)
                return value if isinstance(value, Response) else answered(value)
            except Refusal as refusal:
                self.services.metrics.refusals.labels("http").inc()
                return refused(refusal)
            except ClientDisconnect:  # gone before all of the body was here: nobody reads the answer
                return Response(status_code=CLIENT_GONE)
            except Exception as error:
                self.services.log.fault(error, path=path)
                return refused(Refusal("server.fault"))

        return Route(path, guarded, methods=methods)


def decoded(body: bytes, kind: type[B]) -> B:
    """Return the body of a request. Raises a Refusal."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal("server.not-understood", problem=str(error)[:200]) from None


async def body_of(request: Request, kind: type[B]) -> B:
    """Read and return the body of a request. Raises a Refusal."""
    return decoded(await request.body(), kind)
