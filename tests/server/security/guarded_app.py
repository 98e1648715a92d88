"""A small app behind the middleware on a real server, over real sockets: shared by the middleware's tests."""

import asyncio
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pixcade.server.access.proxies import Authority, networks
from pixcade.server.access.site import Site
from pixcade.server.access.tokens import Identity, cookie_name, token
from pixcade.server.auth.middleware import Credentials, SecurityMiddleware, visitor
from pixcade.server.services.log import ServerLog
from tests.waits import LIMIT

IDENTITY = Identity(bytes(range(32)))
COOKIE = IDENTITY.issue(os.urandom)
BROWSER = IDENTITY.read(COOKIE)
TOKEN = token(os.urandom)
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def seen(found: Credentials) -> dict[str, Any]:
    return {"browser": found.browser, "token": found.token, "address": found.address, "origin": found.origin}


async def page(request: Request) -> Response:
    return JSONResponse({**seen(visitor(request.scope)), "cookie": request.headers.get("cookie", "")})


async def take(request: Request) -> Response:
    return JSONResponse({**seen(visitor(request.scope)), "length": len(await request.body())})


async def loose(_: Request) -> Response:
    return PlainTextResponse("", headers={"Content-Security-Policy": "default-src *", "Cache-Control": "max-age=9"})


async def failing(_: Request) -> Response:
    raise RuntimeError("on purpose")


async def talk(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_json(seen(visitor(websocket.scope)))
    await websocket.close()


async def rejecting(websocket: WebSocket) -> None:
    await websocket.send_denial_response(PlainTextResponse("no", status_code=404))


ROUTES = [
    Route("/page", page),
    Route("/loose", loose),
    Route("/failing", failing),
    Route("/api/loose", loose),
    Route("/api/take", take, methods=["POST", "PUT", "PATCH", "DELETE"]),
    Route("/api/upload", take, methods=["POST"]),
    WebSocketRoute("/api/talk", talk),
    WebSocketRoute("/api/rejecting", rejecting),
]


class Door:
    """A guarded server on its own port, and ways to connect."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.served: set[Authority] = {("127.0.0.1", port), ("localhost", port), ("::1", port)}
        self.origin = f"http://127.0.0.1:{port}"
        self.cookie = {"Cookie": f"{cookie_name(port)}={COOKIE}"}
        self.client = httpx.Client(base_url=self.origin, timeout=LIMIT)

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        return self.client.request(method, path, headers=headers, **more)

    def raw(self, *lines: str) -> tuple[int, Any]:
        """Send raw lines; return the status and the code in the response's body."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT) as opened:
            opened.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
            answer = b"".join(iter(lambda: opened.recv(65536), b""))
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    def handshake(self, path: str = "/api/talk", host: str = "", **headers: str) -> Any:
        """Open a socket and return its first message; raises InvalidStatus. `Host` can be any."""
        opened = socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        uri = f"ws://{host or f'127.0.0.1:{self.port}'}{path}"
        with connect(uri, sock=opened, additional_headers=named, proxy=None, open_timeout=LIMIT) as talking:
            return json.loads(talking.recv(timeout=LIMIT))

    def rejected_handshake(self, path: str = "/api/talk", host: str = "", **headers: str) -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as caught:
            self.handshake(path, host, **headers)
        response = caught.value.response
        assert response.headers["Referrer-Policy"] == "no-referrer"
        return response.status_code, json.loads(response.body or b"{}")["code"]


@contextmanager
def opened(*, trusted: tuple[str, ...] = (), root_path: str = "", http: Any = "auto") -> Iterator[Door]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        door = Door(listening.getsockname()[1])
        guard = SecurityMiddleware(
            Starlette(routes=ROUTES),
            Site(lambda: door.served, cookie_name(door.port), networks(trusted)),
            IDENTITY,
            uploads={"/api/upload"},
        )
        config = uvicorn.Config(
            guard, log_level="critical", proxy_headers=False, ws="websockets-sansio", root_path=root_path, http=http
        )
        server = uvicorn.Server(config)
        running = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        running.start()
        try:
            deadline = time.monotonic() + LIMIT
            while not server.started and time.monotonic() < deadline:
                time.sleep(0.005)
            assert server.started
            yield door
        finally:
            door.client.close()
            server.should_exit = True
            running.join(LIMIT)
            assert not running.is_alive()


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    with opened() as found:
        yield found


@pytest.fixture(scope="module")
def proxied() -> Iterator[Door]:
    """A server that trusts this machine as a proxy, and has a public name."""
    with opened(trusted=("127.0.0.0/8", "10.0.0.0/8")) as found:
        found.served.add(("games.example", 443))
        yield found


def rejected(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json().keys() == {"code", "rule", "values"}
    return answer.status_code, answer.json()["code"]


def guarded(door: Door, app: ASGIApp | None = None, log: ServerLog | None = None) -> SecurityMiddleware:
    return SecurityMiddleware(
        app or Starlette(routes=ROUTES),
        Site(lambda: door.served, "pixcade-1"),
        IDENTITY,
        log=log,
    )


def scope_of(headers: dict[bytes, bytes], kind: str = "http") -> Scope:
    return {
        "type": kind,
        "method": "GET",
        "path": "/page",
        "headers": list(headers.items()),
        "client": ("192.0.2.1", 1),
    }


def run(guard: SecurityMiddleware, scope: Scope, sent: list[Message], body: bytes = b"") -> None:
    """Ask without a server, where none would send it; the body is sent over and over."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": bool(body)}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(guard(scope, receive, send))
