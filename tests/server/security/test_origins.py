"""Other sites change nothing: the door checks where a request or a socket comes from."""

import pytest
from starlette.types import Message
from websockets.exceptions import InvalidStatus

from tests.server.security.guarded_app import BEARER, BROWSER, TOKEN, Door, guarded, rejected, run, scope_of

# Origin


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_own_page_may_change_things(door: Door, method: str) -> None:
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
def test_foreign_page_may_change_nothing(door: Door, elsewhere: str) -> None:
    text = elsewhere.format(door.port, door.port)
    assert rejected(door.ask("POST", "/api/take", {"Origin": text, **door.cookie})) == (403, "guard.origin")
    assert door.rejected_handshake(Origin=text, **door.cookie) == (403, "guard.origin")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPPATCH"])
def test_change_needs_an_origin(door: Door, method: str) -> None:
    assert rejected(door.ask(method, "/api/take", door.cookie)) == (403, "guard.origin")


def test_two_origins_count_as_none(door: Door) -> None:
    lines = [f"Host: 127.0.0.1:{door.port}", f"Origin: {door.origin}", f"Origin: {door.origin}", "Content-Length: 0"]
    assert door.raw("POST /api/take HTTP/1.1", *lines)[0] == 403


def test_form_of_another_site_is_rejected(door: Door) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Mode": "navigate", **door.cookie}
    for origins in ({"Origin": "https://rebound.example"}, {"Origin": "null"}):
        headers = {**form, **origins, "Sec-Fetch-Site": "cross-site"}
        assert rejected(door.ask("POST", "/api/take", headers, content="a=1")) == (403, "guard.cross-site")
        assert rejected(door.ask("POST", "/api/take", {**form, **origins}, content="a=1")) == (403, "guard.origin")
    headers = {"Origin": door.origin, "Sec-Fetch-Site": "cross-site"}
    assert rejected(door.ask("POST", "/api/take", headers)) == (403, "guard.cross-site")


def test_reading_needs_no_origin(door: Door) -> None:
    headers = {"Origin": "https://rebound.example", "Sec-Fetch-Site": "cross-site", **door.cookie}
    answer = door.ask("GET", "/page", headers)
    assert (answer.status_code, answer.json()["browser"]) == (200, BROWSER)
    assert "access-control-allow-origin" not in answer.headers
    assert door.ask("HEAD", "/page").status_code == 200


# WebSockets


def test_socket_of_own_page_is_opened(door: Door) -> None:
    told = door.handshake(Origin=door.origin, **door.cookie)
    assert told == {"browser": BROWSER, "token": None, "address": "127.0.0.1", "origin": door.origin}


def test_socket_without_origin_is_rejected(door: Door) -> None:
    assert door.rejected_handshake(**door.cookie) == (403, "guard.origin")
    assert door.rejected_handshake() == (403, "guard.origin")


def test_socket_to_rebound_host_or_other_port_is_rejected(door: Door) -> None:
    for host in (f"rebound.example:{door.port}", "127.0.0.1", "127.0.0.1:8128"):
        for headers in ({"Origin": f"http://{host}"}, {"Origin": door.origin}, BEARER):
            assert door.rejected_handshake(host=host, **headers) == (421, "guard.host")


def test_socket_of_another_site_is_rejected(door: Door) -> None:
    told = door.rejected_handshake(Origin=door.origin, Sec_Fetch_Site="cross-site", **door.cookie)
    assert told == (403, "guard.cross-site")


def test_token_client_opens_a_socket_without_origin(door: Door) -> None:
    told = door.handshake(**BEARER, **door.cookie)
    assert (told["token"], told["browser"]) == (TOKEN, None)


def test_error_to_a_socket_handshake_has_our_headers(door: Door) -> None:
    with pytest.raises(InvalidStatus) as caught:
        door.handshake("/api/rejecting", Origin=door.origin)
    assert caught.value.response.status_code == 404
    assert "default-src 'none'" in caught.value.response.headers["Content-Security-Policy"]


def test_server_without_http_rejection_closes_the_socket(door: Door) -> None:
    sent: list[Message] = []
    told = scope_of({b"Host": b"rebound.example"}, kind="websocket")
    run(guarded(door), told, sent)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "guard.host"}]
