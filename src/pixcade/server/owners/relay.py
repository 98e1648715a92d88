"""Relays requests and sockets to the process that owns their table, over its own listener."""

import asyncio
import http.client
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pixcade.games.errors import PixcadeError
from pixcade.server.auth.middleware import RELAYED, is_relayed, visitor
from pixcade.server.owners.lease import Elsewhere, Lease
from pixcade.server.tables.open_room import GOING_AWAY

if TYPE_CHECKING:
    from pixcade.store.owners import Owner

CONNECT_S = 2.0
ANSWER_S = 20.0
MESSAGE_BYTES = 16 << 20
"""Limit of a message; servers never send longer ones."""


class Peer(Protocol):
    """A client's socket."""

    heard: int

    @property
    def ended(self) -> bool: ...

    def push(self, text: str) -> None: ...

    def close(self, number: int = ...) -> None: ...

    def end(self, code: str, *, again: bool, number: int = ...) -> None: ...


class Relay:
    """Reaches the other processes. Requests relayed to us are never relayed again."""

    def __init__(self, lease: Lease, secret: str) -> None:
        self.lease = lease
        self.secret = secret
        self._asking = 0
        self._sockets: dict[Peer, str] = {}
        """Clients whose table another process owns, with its id."""
        lease.when_met.append(self._close_gone)

    # HTTP

    async def answer(self, request: Request, handler: Callable[[Request], Awaitable[object]]) -> object:
        """Answer a request here, or let the owner of its table do so. A table claimed only for this request is
        released.
        """
        self._asking += 1
        try:
            return await self._answer(request, handler)
        finally:
            self._asking -= 1
            if not self._asking and self.lease.rooms.forget_new():
                with suppress(PixcadeError):  # the next heartbeat tries again
                    await self.lease.give_up()

    async def _answer(self, request: Request, handler: Callable[[Request], Awaitable[object]]) -> object:
        try:
            return await handler(request)
        except Elsewhere as elsewhere:
            owner = elsewhere.owner
        if not is_relayed(request.scope) and (found := await self._ask(owner.url, request)):
            return found
        await self.lease.wait_until_gone(owner.process)
        return await handler(request)

    async def everywhere(self, request: Request) -> None:
        """Repeat a request on every other process."""
        if not is_relayed(request.scope):
            for url in tuple(self.lease.others.values()):
                with suppress(PixcadeError):  # that process is about to end
                    await self._ask(url, request)

    async def _ask(self, url: str, request: Request) -> Response | None:
        """Return the response of another process, or None if it can't be reached."""
        body, headers = await request.body(), self._headers(request.scope)
        path = str(request.scope["path"]).removeprefix(str(request.scope.get("root_path", "")))
        if query := request.scope["query_string"]:
            path += f"?{query.decode('latin-1')}"
        return await asyncio.to_thread(fetch, url, request.method, path, body, headers)

    # Sockets

    async def pass_on(self, client: Peer, table: str, scope: Scope, receive: Receive) -> bool:
        """Connect a client to the owner of its table until either disconnects; false if this process is the owner.

        While the owner can't be reached, the client waits until its lease has ended.
        """
        try:
            await self.lease.rooms.room(table)
            return False
        except Elsewhere as elsewhere:
            owner = elsewhere.owner
        if not is_relayed(scope) and (upstream := await self._connect(owner, table, scope)):
            self._sockets[client] = owner.process
            try:
                await self._talk(client, upstream, receive)
            finally:
                del self._sockets[client]
                await upstream.close()
            return True
        await self.lease.wait_until_gone(owner.process)
        return False

    async def _connect(self, owner: "Owner", table: str, scope: Scope) -> ClientConnection | None:
        try:
            return await connect(
                f"ws{owner.url.removeprefix('http')}/api/tables/{table}/socket",
                additional_headers=self._headers(scope), compression=None, proxy=None, ping_interval=None,
                open_timeout=CONNECT_S, close_timeout=CONNECT_S, max_size=MESSAGE_BYTES,
            )  # fmt: skip
        except (OSError, InvalidHandshake):
            return None

    async def _talk(self, client: Peer, upstream: ClientConnection, receive: Receive) -> None:
        listening = asyncio.create_task(self._listen(client, upstream))
        try:
            while (text := await received(receive)) is not None and not client.ended:
                client.heard = self.lease.services.time.now()
                with suppress(ConnectionClosed):
                    await upstream.send(text)
        finally:
            listening.cancel()

    async def _listen(self, client: Peer, upstream: ClientConnection) -> None:
        """Forward messages from the table's owner to the client."""
        try:
            while True:
                client.push(str(await upstream.recv()))
        except ConnectionClosed as closed:
            if closed.rcvd is not None:  # goodbye has been sent
                client.close(closed.rcvd.code)
            else:
                client.end("server.going-down", again=True, number=GOING_AWAY)

    async def _close_gone(self, live: Mapping[str, str]) -> None:
        for client, process in tuple(self._sockets.items()):
            if process not in live:
                client.end("server.going-down", again=True, number=GOING_AWAY)

    def _headers(self, scope: Scope) -> dict[str, str]:
        """Return headers with the credentials we found, and the secret that makes another process trust them."""
        return {RELAYED: f"{self.secret} {msgspec.json.encode(visitor(scope)).decode()}"}


def fetch(url: str, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Response | None:
    """Send a request and return the response, or None if nothing received it.

    Raises PixcadeError if that is unknown.
    """
    parts = urlsplit(url)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=CONNECT_S)
    try:
        try:
            line.connect()
        except OSError:
            return None
        line.sock.settimeout(ANSWER_S)
        line.request(method, path, body, dict(headers))
        found = line.getresponse()
        return Response(found.read(), found.status, media_type=found.getheader("content-type"))
    except (OSError, http.client.HTTPException):
        raise PixcadeError("store.unclear") from None
    finally:
        line.close()


async def received(receive: Receive) -> str | bytes | None:
    """Return the next message, or None if the client has disconnected."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes", b"")
