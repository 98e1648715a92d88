"""The door, tried over real sockets: who is let in, and with which headers every answer leaves."""

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
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pixcade.core.errors import Refusal
from pixcade.protocol.refusals import STATUSES
from pixcade.server.access.proxies import Authority, authority, client_address, networks, origin, scheme_and_host
from pixcade.server.access.tokens import Identity, cookie_name, token
from pixcade.server.auth.middleware import BODY_LIMIT, UPLOAD_LIMIT, Credentials, SecurityMiddleware, visitor
from pixcade.server.services.fair_turns import FairTurns
from pixcade.words import Words
from tests.waits import LIMIT
from tests.words.codes import spoken

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


async def refusing(websocket: WebSocket) -> None:
    await websocket.send_denial_response(PlainTextResponse("no", status_code=404))


ROUTES = [
    Route("/page", page),
    Route("/loose", loose),
    Route("/failing", failing),
    Route("/api/loose", loose),
    Route("/api/take", take, methods=["POST", "PUT", "PATCH", "DELETE"]),
    Route("/api/upload", take, methods=["POST"]),
    WebSocketRoute("/api/talk", talk),
    WebSocketRoute("/api/refusing", refusing),
]


class Door:
    """A guarded server on a port of its own, and ways to knock."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.served: set[Authority] = {("127.0.0.1", port), ("localhost", port), ("::1", port)}
        self.origin = f"http://127.0.0.1:{port}"
        self.cookie = {"Cookie": f"{cookie_name(port)}={COOKIE}"}
        self.client = httpx.Client(base_url=self.origin, timeout=LIMIT)

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        return self.client.request(method, path, headers=headers, **more)

    def raw(self, *lines: str) -> tuple[int, Any]:
        """Send lines as they are; return the status and what the answer's body says."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT) as opened:
            opened.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
            answer = b"".join(iter(lambda: opened.recv(65536), b""))
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    def handshake(self, path: str = "/api/talk", host: str = "", **headers: str) -> Any:
        """Open a socket and return what it is told; raises InvalidStatus. `Host` can be any."""
        opened = socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        uri = f"ws://{host or f'127.0.0.1:{self.port}'}{path}"
        with connect(uri, sock=opened, additional_headers=named, proxy=None, open_timeout=LIMIT) as talking:
            return json.loads(talking.recv(timeout=LIMIT))

    def refused_handshake(self, path: str = "/api/talk", host: str = "", **headers: str) -> tuple[int, str]:
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
            served=lambda: door.served,
            identity=IDENTITY,
            fair_turns=FairTurns(),
            cookie=cookie_name(door.port),
            trusted=networks(trusted),
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
    """A server that believes what the machine itself says as a proxy, and has a public name."""
    with opened(trusted=("127.0.0.0/8", "10.0.0.0/8")) as found:
        found.served.add(("games.example", 443))
        yield found


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json().keys() == {"code", "rule", "values"}
    return answer.status_code, answer.json()["code"]


# Host


@pytest.mark.parametrize(
    "host", ["127.0.0.1:{}", "localhost:{}", "LocalHost:{}", "localhost.:{}", "[::1]:{}", "[0::1]:{}"]
)
def test_all_names_we_serve_are_answered(door: Door, host: str) -> None:
    assert door.ask("GET", "/page", {"Host": host.format(door.port)}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        *("rebound.example:{}", "127.0.0.1.rebound.example:{}", "localhost.rebound.example:{}"),
        *("127.0.0.1", "127.0.0.1:80", "127.0.0.1:8128", "localhost", "127.0.0.2:{}", "[::2]:{}", "[::ffff:7f00:1]:{}"),
        *("", ":{}", "[::1:{}", "a@127.0.0.1:{}", "127.0.0.1:{}, 127.0.0.1:{}", "127.0.0.1:{}/", "127.0.0.1:0{}9"),
        *("localhost..:{}", "local\xadhost:{}", "127.0.0.1:99999"),
    ],
)
def test_a_rebound_host_or_another_port_is_misdirected(door: Door, host: str) -> None:
    text = host.format(door.port, door.port)
    status, told = door.raw("GET /page HTTP/1.1", f"Host: {text}")
    assert (status, told["code"]) == (421, "guard.host")
    assert told["values"]["host"] == (text if text.isascii() else "?")


def test_a_request_without_a_host_is_misdirected(door: Door) -> None:
    assert door.raw("GET /page HTTP/1.0")[0] == 421


def test_two_hosts_are_none(door: Door) -> None:
    ours = f"Host: 127.0.0.1:{door.port}"
    assert door.raw("GET /page HTTP/1.1", ours, ours)[0] == 421
    assert door.raw("GET /page HTTP/1.1", ours, "Host: rebound.example")[0] == 421


def test_no_token_makes_up_for_a_wrong_host(door: Door) -> None:
    assert refused(door.ask("GET", "/page", {"Host": "rebound.example", **BEARER})) == (421, "guard.host")


def test_a_name_counts_from_the_moment_it_is_served(door: Door) -> None:
    name = ("club.example", door.port)
    headers = {"Host": f"club.example:{door.port}"}
    assert door.ask("GET", "/page", headers).status_code == 421
    door.served.add(name)
    assert door.ask("GET", "/page", headers).status_code == 200
    door.served.remove(name)
    assert door.ask("GET", "/page", headers).status_code == 421


def test_a_missing_port_is_that_of_the_scheme(door: Door) -> None:
    assert authority("games.example", "https") == ("games.example", 443)
    assert authority("games.example", "http") == ("games.example", 80)
    assert authority("games.example:65535", "http") == ("games.example", 65535)
    assert authority("games.example:65536", "http") is None
    assert origin("https://games.example") == ("https", ("games.example", 443))
    door.served.add(("plain.example", 80))
    assert door.ask("GET", "/page", {"Host": "plain.example"}).json()["origin"] == "http://plain.example"
    door.served.remove(("plain.example", 80))


# Origin


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_page_of_ours_may_change_things(door: Door, method: str) -> None:
    answer = door.ask(method, "/api/take", {"Origin": door.origin, "Sec-Fetch-Site": "same-origin", **door.cookie})
    assert (answer.status_code, answer.json()["browser"]) == (200, BROWSER)
    assert door.ask(method, "/api/take", {"Origin": f"http://LOCALHOST:{door.port}"}).status_code == 200


ELSEWHERE = [
    *("http://rebound.example", "http://rebound.example:{}", "null", "", "file://", "http://127.0.0.1"),
    *(
        "http://127.0.0.1:1{}",
        "http://127.0.0.1:8128",
        "http://localhost:80",
        "https://127.0.0.1:{}",
        "ws://127.0.0.1:{}",
    ),
    *("127.0.0.1:{}", "http://127.0.0.1:{}/", "http://127.0.0.1:{}@rebound.example", "http://a@127.0.0.1:{}"),
    *("http://127.0.0.1:{}.rebound.example", "http://127.0.0.1:{} http://127.0.0.1:{}", "http://127.0.0.1:{}\\@x"),
]


@pytest.mark.parametrize("elsewhere", ELSEWHERE)
def test_another_page_may_change_nothing(door: Door, elsewhere: str) -> None:
    text = elsewhere.format(door.port, door.port)
    assert refused(door.ask("POST", "/api/take", {"Origin": text, **door.cookie})) == (403, "guard.origin")
    assert door.refused_handshake(Origin=text, **door.cookie) == (403, "guard.origin")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPPATCH"])
def test_nothing_is_changed_without_an_origin(door: Door, method: str) -> None:
    assert refused(door.ask(method, "/api/take", door.cookie)) == (403, "guard.origin")


def test_two_origins_are_none(door: Door) -> None:
    lines = [f"Host: 127.0.0.1:{door.port}", f"Origin: {door.origin}", f"Origin: {door.origin}", "Content-Length: 0"]
    assert door.raw("POST /api/take HTTP/1.1", *lines)[0] == 403


def test_a_form_on_another_site_is_refused(door: Door) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Mode": "navigate", **door.cookie}
    for origins in ({"Origin": "https://rebound.example"}, {"Origin": "null"}):
        headers = {**form, **origins, "Sec-Fetch-Site": "cross-site"}
        assert refused(door.ask("POST", "/api/take", headers, content="a=1")) == (403, "guard.cross-site")
        assert refused(door.ask("POST", "/api/take", {**form, **origins}, content="a=1")) == (403, "guard.origin")
    headers = {"Origin": door.origin, "Sec-Fetch-Site": "cross-site"}
    assert refused(door.ask("POST", "/api/take", headers)) == (403, "guard.cross-site")


def test_looking_needs_no_origin(door: Door) -> None:
    headers = {"Origin": "https://rebound.example", "Sec-Fetch-Site": "cross-site", **door.cookie}
    answer = door.ask("GET", "/page", headers)
    assert (answer.status_code, answer.json()["browser"]) == (200, BROWSER)
    assert "access-control-allow-origin" not in answer.headers
    assert door.ask("HEAD", "/page").status_code == 200


# WebSockets


def test_a_socket_from_a_page_of_ours_is_opened(door: Door) -> None:
    told = door.handshake(Origin=door.origin, **door.cookie)
    assert told == {"browser": BROWSER, "token": None, "address": "127.0.0.1", "origin": door.origin}


def test_a_socket_without_an_origin_is_refused(door: Door) -> None:
    assert door.refused_handshake(**door.cookie) == (403, "guard.origin")
    assert door.refused_handshake() == (403, "guard.origin")


def test_a_socket_to_a_rebound_host_or_another_port_is_refused(door: Door) -> None:
    for host in (f"rebound.example:{door.port}", "127.0.0.1", "127.0.0.1:8128"):
        for headers in ({"Origin": f"http://{host}"}, {"Origin": door.origin}, BEARER):
            assert door.refused_handshake(host=host, **headers) == (421, "guard.host")


def test_a_socket_from_another_site_is_refused(door: Door) -> None:
    told = door.refused_handshake(Origin=door.origin, Sec_Fetch_Site="cross-site", **door.cookie)
    assert told == (403, "guard.cross-site")


def test_a_program_opens_a_socket_with_its_token_alone(door: Door) -> None:
    told = door.handshake(**BEARER, **door.cookie)
    assert (told["token"], told["browser"]) == (TOKEN, None)


def test_a_refusal_of_the_app_to_a_socket_has_our_headers(door: Door) -> None:
    with pytest.raises(InvalidStatus) as caught:
        door.handshake("/api/refusing", Origin=door.origin)
    assert caught.value.response.status_code == 404
    assert "default-src 'none'" in caught.value.response.headers["Content-Security-Policy"]


def test_a_server_that_can_only_close_sockets_closes_them(door: Door) -> None:
    sent: list[Message] = []
    told = scope_of({b"Host": b"rebound.example"}, kind="websocket")
    run(guarded(door), told, sent)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "guard.host"}]


# Cookies and tokens


def test_a_program_needs_no_origin_and_its_cookies_do_not_count(door: Door) -> None:
    answer = door.ask("POST", "/api/take", {**BEARER, **door.cookie})
    assert answer.status_code == 200
    assert (answer.json()["token"], answer.json()["browser"]) == (TOKEN, None)
    assert door.ask("GET", "/page", {**BEARER, **door.cookie}).json()["cookie"] == ""


def test_names_of_headers_reach_the_app_in_lower_case_however_a_server_leaves_them(door: Door) -> None:
    found: list[bytes] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.extend(name for name, _ in scope["headers"])

    host, bearer = f"127.0.0.1:{door.port}".encode(), f"Bearer {TOKEN}".encode()
    run(guarded(door, app), scope_of({b"HOST": host, b"Authorization": bearer, b"Cookie": b"pixcade-1=x"}), [])
    assert found == [b"host", b"authorization"]


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "bearer pixcade-0123456789 0123456789"])
def test_a_token_that_can_be_none_is_refused_and_no_cookie_stands_in(door: Door, header: str) -> None:
    answer = door.ask("POST", "/api/take", {"Authorization": header, "Origin": door.origin, **door.cookie})
    assert refused(answer) == (401, "guard.token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_two_tokens_are_none(door: Door) -> None:
    lines = [f"Host: 127.0.0.1:{door.port}", f"Authorization: Bearer {TOKEN}", f"Authorization: Bearer {TOKEN}"]
    assert door.raw("GET /page HTTP/1.1", *lines)[1]["code"] == "guard.token"


def test_a_password_for_a_proxy_is_no_token(door: Door) -> None:
    basic = {"Authorization": "Basic cGl4Y2FkZTpwaXhjYWRl", **door.cookie}
    assert door.ask("GET", "/page", basic).json()["browser"] == BROWSER
    assert refused(door.ask("POST", "/api/take", basic)) == (403, "guard.origin")


def test_a_forged_or_foreign_cookie_is_nobodys_and_ours_is_found_beside_it(door: Door) -> None:
    forged = COOKIE[:-1] + ("0" if COOKIE[-1] != "0" else "1")
    name = cookie_name(door.port)
    assert door.ask("GET", "/page", {"Cookie": f"{name}={forged}"}).json()["browser"] is None
    assert door.ask("GET", "/page", {"Cookie": f"pixcade-1={COOKIE}"}).json()["browser"] is None
    assert door.ask("GET", "/page", {"Cookie": f"{name}={forged}; {name}={COOKIE}"}).json()["browser"] == BROWSER
    assert door.ask("GET", "/page").json()["browser"] is None


# Sizes


@pytest.mark.parametrize(("path", "limit"), [("/api/take", BODY_LIMIT), ("/api/upload", UPLOAD_LIMIT)])
@pytest.mark.parametrize("http", ["httptools", "h11"])
def test_a_body_is_counted_whether_it_says_its_length_or_not(path: str, limit: int, http: str) -> None:
    with opened(http=http) as door:
        headers = {"Origin": door.origin}

        def parts(length: int) -> Iterator[bytes]:
            for at in range(0, length, 4096):
                yield bytes(min(4096, length - at))

        for body in (bytes(limit), parts(limit)):
            answer = door.ask("POST", path, headers, content=body)
            assert (answer.status_code, answer.json().get("length")) == (200, limit)
        for body in (bytes(limit + 1), parts(limit + 1), parts(limit + 200_000)):
            answer = door.ask("POST", path, headers, content=body)
            assert refused(answer) == (413, "guard.too-large")
            assert answer.json()["values"] == {"most": limit // 1024}
        assert door.ask("GET", "/page").status_code == 200


def test_an_app_that_fails_over_a_body_cut_short_changes_nothing_about_the_answer(door: Door) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.start", "status": 500, "headers": []})
        raise RuntimeError("on purpose")

    sent: list[Message] = []
    run(guarded(door, app), scope_of({b"host": f"127.0.0.1:{door.port}".encode()}), sent, body=bytes(5000))
    assert [message.get("status") for message in sent] == [413, None]
    assert json.loads(sent[1]["body"])["code"] == "guard.too-large"


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999999999", "0x10"])
def test_a_length_that_is_none_is_refused(door: Door, length: str) -> None:
    sent: list[Message] = []
    headers = {b"host": f"127.0.0.1:{door.port}".encode(), b"content-length": length.encode()}
    run(guarded(door), scope_of(headers), sent)
    assert sent[0]["status"] == 413


# Headers


@pytest.mark.parametrize("path", ["/page", "/loose", "/nothing", "/failing", "/api/nothing"])
def test_every_answer_has_our_headers_even_that_of_a_failure(door: Door, path: str) -> None:
    headers = door.ask("GET", path, {"Connection": "close"}).headers  # the server itself closes it after a failure
    assert headers.get_list("content-security-policy") == [
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self' ws://127.0.0.1:{door.port}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


def test_a_policy_names_no_address_of_ipv6_and_no_strange_host(door: Door) -> None:
    assert (
        "connect-src 'self';"
        in door.ask("GET", "/page", {"Host": f"[::1]:{door.port}"}).headers["content-security-policy"]
    )
    strange = door.ask("GET", "/page", {"Host": "x;script-src.*"})
    assert (strange.status_code, "connect-src 'self';" in strange.headers["content-security-policy"]) == (421, True)


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/page", "no-cache"), ("/loose", "max-age=9"), ("/api/loose", "no-store"), ("/api/nothing", "no-store")],
)
def test_browsers_keep_nothing_of_the_api(door: Door, path: str, kept: str) -> None:
    assert door.ask("GET", path).headers.get_list("cache-control") == [kept]


def test_under_a_path_of_a_proxy_everything_counts_from_there() -> None:
    with opened(root_path="/games") as door:
        headers = {"Origin": door.origin}
        assert door.ask("POST", "/api/upload", headers, content=bytes(UPLOAD_LIMIT)).json()["length"] == UPLOAD_LIMIT
        assert door.ask("POST", "/api/take", headers, content=bytes(UPLOAD_LIMIT)).status_code == 413
        assert door.ask("GET", "/api/loose").headers["cache-control"] == "no-store"
        assert door.ask("GET", "/page").headers["cache-control"] == "no-cache"


# Proxies

PUBLIC = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def test_what_a_stranger_says_of_proxies_counts_for_nothing(door: Door) -> None:
    for headers in (PUBLIC, {"Forwarded": f"for=203.0.113.9;proto=https;host=127.0.0.1:{door.port}"}):
        told = door.ask("GET", "/page", headers).json()
        assert (told["address"], told["origin"]) == ("127.0.0.1", door.origin)
    rebound = {"Host": "rebound.example", "X-Forwarded-Host": f"127.0.0.1:{door.port}"}
    assert refused(door.ask("GET", "/page", rebound)) == (421, "guard.host")


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "games.example", **PUBLIC},
        {"X-Forwarded-Host": "games.example", **PUBLIC},
        {"Forwarded": 'for=203.0.113.9;proto=https;host="games.example:443"'},
        {"Host": "games.example", **PUBLIC, "Forwarded": "for=198.51.100.1;proto=http;host=rebound.example"},
        {"Host": "games.example", **PUBLIC, "X-Forwarded-For": "198.51.100.1, 203.0.113.9, 10.0.0.3"},
        {"Host": "games.example", **PUBLIC, "X-Forwarded-Proto": "http, https"},
    ],
)
def test_a_trusted_proxy_says_who_asks_and_by_which_name(proxied: Door, headers: dict[str, str]) -> None:
    told = proxied.ask("GET", "/page", headers).json()
    assert (told["address"], told["origin"]) == ("203.0.113.9", "https://games.example")
    ours = {"Origin": "https://games.example", **headers}
    assert proxied.ask("POST", "/api/take", ours).status_code == 200
    policy = proxied.ask("GET", "/page", headers).headers["content-security-policy"]
    assert "connect-src 'self' wss://games.example;" in policy
    for elsewhere in ("http://games.example", "https://games.example:8443", "http://games.example:443"):
        answer = proxied.ask("POST", "/api/take", {**headers, "Origin": elsewhere})
        assert refused(answer) == (403, "guard.origin")


def test_a_socket_through_a_trusted_proxy_is_held_to_the_same(proxied: Door) -> None:
    through = {name.replace("-", "_"): value for name, value in PUBLIC.items()}
    told = proxied.handshake(host="games.example", Origin="https://games.example", **through)
    assert (told["address"], told["origin"]) == ("203.0.113.9", "https://games.example")
    told_no = proxied.refused_handshake(host="games.example", Origin="http://games.example", **through)
    assert told_no == (403, "guard.origin")


def test_a_page_beside_the_proxy_can_not_forge_its_word(proxied: Door) -> None:
    for name in ("X-Forwarded-Host", "Forwarded"):
        value = f"127.0.0.1:{proxied.port}"
        forged = {"Host": f"rebound.example:{proxied.port}", name: value if name[0] == "X" else f'host="{value}"'}
        assert refused(proxied.ask("GET", "/page", forged)) == (421, "guard.host")


def test_a_proxy_can_not_lend_a_name_that_we_do_not_serve(proxied: Door) -> None:
    for asked in ("rebound.example", "games.example:80", ""):
        headers = {**PUBLIC, "X-Forwarded-Host": asked}
        assert refused(proxied.ask("GET", "/page", headers)) == (421, "guard.host")


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ([], "10.0.0.1"),
        ([(b"X-FORWARDED-FOR", b"203.0.113.9")], "203.0.113.9"),
        ([(b"x-forwarded-for", b"198.51.100.1, 203.0.113.9")], "203.0.113.9"),  # the left one is anybody's word
        ([(b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-for", b"203.0.113.9, 10.0.0.2")], "203.0.113.9"),
        ([(b"x-forwarded-for", b"10.0.0.3, 10.0.0.2")], "10.0.0.3"),
        ([(b"x-forwarded-for", b"203.0.113.9, junk")], "10.0.0.1"),
        ([(b"x-forwarded-for", b"203.0.113.9, unknown, 10.0.0.2")], "10.0.0.2"),
        ([(b"x-forwarded-for", b"")], "10.0.0.1"),
        ([(b"x-forwarded-for", b"203.0.113.9:4711")], "203.0.113.9"),
        ([(b"x-forwarded-for", b"[2001:DB8::0:1]:4711")], "2001:db8::1"),
        ([(b"x-forwarded-for", b"2001:db8::1")], "2001:db8::1"),
        ([(b"x-forwarded-for", b"::ffff:203.0.113.9")], "203.0.113.9"),
        ([(b"forwarded", b'for=198.51.100.1, For="[2001:db8::1]:4711";proto=https')], "2001:db8::1"),
        ([(b"forwarded", b"for=203.0.113.9"), (b"forwarded", b"for=10.0.0.2;by=10.0.0.1")], "203.0.113.9"),
        ([(b"forwarded", b'for=203.0.113.9, for="_hidden, for=198.51.100.1"')], "10.0.0.1"),
        ([(b"forwarded", b'for=203.0.113.9;"')], "10.0.0.1"),
        ([(b"forwarded", b"for=203.0.113.9, for=")], "10.0.0.1"),
        ([(b"forwarded", b"proto=https")], "10.0.0.1"),
        ([(b"forwarded", b"for=198.51.100.1"), (b"x-forwarded-for", b"203.0.113.9")], "203.0.113.9"),
    ],
)
def test_the_first_address_from_the_right_that_is_no_proxy_counts(headers: list[Any], found: str) -> None:
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 1), "headers": headers}
    assert client_address(scope, networks(["10.0.0.0/8"])) == found
    assert client_address(scope, networks(["192.0.2.1"])) == client_address(scope, ()) == "10.0.0.1"


def test_a_peer_is_known_in_one_form_and_may_be_unknown() -> None:
    for peer, found in [(("::ffff:10.0.0.1", 1), "10.0.0.1"), (("fe80::1%eth0", 1), "fe80::1"), (None, "")]:
        scope = {"type": "http", "client": peer, "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
        assert client_address(scope, ()) == found
    mapped = {"type": "http", "client": ("::ffff:10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
    assert client_address(mapped, networks(["10.0.0.1"])) == "203.0.113.9"


def test_a_scheme_that_is_none_leaves_that_of_the_connection() -> None:
    headers = [(b"host", b"games.example"), (b"x-forwarded-proto", b"gopher")]
    scope = {"type": "websocket", "scheme": "ws", "client": ("10.0.0.1", 1), "headers": headers}
    assert scheme_and_host(scope, networks(["10.0.0.1"])) == ("http", "games.example")


def test_one_kind_of_forwarded_header_silences_the_other() -> None:
    passed_on = (b"forwarded", b"for=198.51.100.1;proto=https;host=rebound.example")
    headers = [(b"host", b"games.example"), (b"x-forwarded-for", b"203.0.113.9"), passed_on]
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 1), "headers": headers}
    assert scheme_and_host(scope, networks(["10.0.0.1"])) == ("http", "games.example")


# Words


@pytest.mark.parametrize("language", spoken())
def test_every_refusal_at_the_door_is_said_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for code in (*(code for code in STATUSES if code.startswith("guard.")), "guard.code"):
        assert words.refusal(Refusal(code, host="a.example", origin="null", most=16, length=6))


def guarded(door: Door, app: ASGIApp | None = None) -> SecurityMiddleware:
    inner = app or Starlette(routes=ROUTES)
    return SecurityMiddleware(
        inner, served=lambda: door.served, identity=IDENTITY, fair_turns=FairTurns(), cookie="pixcade-1"
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
