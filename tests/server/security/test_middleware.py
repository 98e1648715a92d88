"""The door, tried over real sockets: who is let in, and with which headers every answer leaves."""

import json
from collections.abc import Iterator

import pytest
from starlette.types import Message, Receive, Scope, Send

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.protocol.errors import STATUSES
from pixcade.server.access.proxies import authority, origin
from pixcade.server.access.tokens import cookie_name
from pixcade.server.limits import BODY_BYTES, UPLOAD_BYTES
from tests.locales.codes import spoken
from tests.server.security.guarded_app import (
    BEARER,
    BROWSER,
    COOKIE,
    TOKEN,
    Door,
    guarded,
    opened,
    rejected,
    run,
    scope_of,
)

# Host


@pytest.mark.parametrize(
    "host", ["127.0.0.1:{}", "localhost:{}", "LocalHost:{}", "localhost.:{}", "[::1]:{}", "[0::1]:{}"]
)
def test_every_served_name_is_answered(door: Door, host: str) -> None:
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
def test_rebound_host_or_other_port_is_misdirected(door: Door, host: str) -> None:
    text = host.format(door.port, door.port)
    status, told = door.raw("GET /page HTTP/1.1", f"Host: {text}")
    assert (status, told["code"]) == (421, "guard.host")
    assert told["values"]["host"] == (text if text.isascii() else "?")


def test_request_without_host_is_misdirected(door: Door) -> None:
    assert door.raw("GET /page HTTP/1.0")[0] == 421


def test_two_hosts_count_as_none(door: Door) -> None:
    ours = f"Host: 127.0.0.1:{door.port}"
    assert door.raw("GET /page HTTP/1.1", ours, ours)[0] == 421
    assert door.raw("GET /page HTTP/1.1", ours, "Host: rebound.example")[0] == 421


def test_token_does_not_excuse_a_wrong_host(door: Door) -> None:
    assert rejected(door.ask("GET", "/page", {"Host": "rebound.example", **BEARER})) == (421, "guard.host")


def test_name_counts_once_it_is_served(door: Door) -> None:
    name = ("club.example", door.port)
    headers = {"Host": f"club.example:{door.port}"}
    assert door.ask("GET", "/page", headers).status_code == 421
    door.served.add(name)
    assert door.ask("GET", "/page", headers).status_code == 200
    door.served.remove(name)
    assert door.ask("GET", "/page", headers).status_code == 421


def test_missing_port_defaults_to_the_scheme(door: Door) -> None:
    assert authority("games.example", "https") == ("games.example", 443)
    assert authority("games.example", "http") == ("games.example", 80)
    assert authority("games.example:65535", "http") == ("games.example", 65535)
    assert authority("games.example:65536", "http") is None
    assert origin("https://games.example") == ("https", ("games.example", 443))
    door.served.add(("plain.example", 80))
    assert door.ask("GET", "/page", {"Host": "plain.example"}).json()["origin"] == "http://plain.example"
    door.served.remove(("plain.example", 80))


# Cookies and tokens


def test_token_client_needs_no_origin_and_sends_no_cookie(door: Door) -> None:
    answer = door.ask("POST", "/api/take", {**BEARER, **door.cookie})
    assert answer.status_code == 200
    assert (answer.json()["token"], answer.json()["browser"]) == (TOKEN, None)
    assert door.ask("GET", "/page", {**BEARER, **door.cookie}).json()["cookie"] == ""


def test_header_names_reach_the_app_in_lower_case(door: Door) -> None:
    found: list[bytes] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.extend(name for name, _ in scope["headers"])

    host, bearer = f"127.0.0.1:{door.port}".encode(), f"Bearer {TOKEN}".encode()
    run(guarded(door, app), scope_of({b"HOST": host, b"Authorization": bearer, b"Cookie": b"pixcade-1=x"}), [])
    assert found == [b"host", b"authorization"]


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "bearer pixcade-0123456789 0123456789"])
def test_invalid_token_is_rejected_despite_a_cookie(door: Door, header: str) -> None:
    answer = door.ask("POST", "/api/take", {"Authorization": header, "Origin": door.origin, **door.cookie})
    assert rejected(answer) == (401, "guard.token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_two_tokens_count_as_none(door: Door) -> None:
    lines = [f"Host: 127.0.0.1:{door.port}", f"Authorization: Bearer {TOKEN}", f"Authorization: Bearer {TOKEN}"]
    assert door.raw("GET /page HTTP/1.1", *lines)[1]["code"] == "guard.token"


def test_proxy_password_is_not_a_token(door: Door) -> None:
    basic = {"Authorization": "Basic cGl4Y2FkZTpwaXhjYWRl", **door.cookie}
    assert door.ask("GET", "/page", basic).json()["browser"] == BROWSER
    assert rejected(door.ask("POST", "/api/take", basic)) == (403, "guard.origin")


def test_forged_cookie_is_ignored_next_to_ours(door: Door) -> None:
    forged = COOKIE[:-1] + ("0" if COOKIE[-1] != "0" else "1")
    name = cookie_name(door.port)
    assert door.ask("GET", "/page", {"Cookie": f"{name}={forged}"}).json()["browser"] is None
    assert door.ask("GET", "/page", {"Cookie": f"pixcade-1={COOKIE}"}).json()["browser"] is None
    assert door.ask("GET", "/page", {"Cookie": f"{name}={forged}; {name}={COOKIE}"}).json()["browser"] == BROWSER
    assert door.ask("GET", "/page").json()["browser"] is None


# Sizes


@pytest.mark.parametrize(("path", "limit"), [("/api/take", BODY_BYTES), ("/api/upload", UPLOAD_BYTES)])
@pytest.mark.parametrize("http", ["httptools", "h11"])
def test_body_is_counted_with_or_without_length(path: str, limit: int, http: str) -> None:
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
            assert rejected(answer) == (413, "guard.too-large")
            assert answer.json()["values"] == {"most": limit // 1024}
        assert door.ask("GET", "/page").status_code == 200


def test_app_error_over_a_cut_body_does_not_change_the_answer(door: Door) -> None:
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
def test_invalid_content_length_is_rejected(door: Door, length: str) -> None:
    sent: list[Message] = []
    headers = {b"host": f"127.0.0.1:{door.port}".encode(), b"content-length": length.encode()}
    run(guarded(door), scope_of(headers), sent)
    assert sent[0]["status"] == 413


# Headers


@pytest.mark.parametrize("path", ["/page", "/loose", "/nothing", "/failing", "/api/nothing"])
def test_every_response_has_our_headers_even_on_failure(door: Door, path: str) -> None:
    headers = door.ask("GET", path, {"Connection": "close"}).headers  # the server itself closes it after a failure
    assert headers.get_list("content-security-policy") == [
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self' ws://127.0.0.1:{door.port}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


def test_policy_names_no_ipv6_address_and_no_foreign_host(door: Door) -> None:
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
def test_api_responses_are_not_cached(door: Door, path: str, kept: str) -> None:
    assert door.ask("GET", path).headers.get_list("cache-control") == [kept]


def test_paths_are_relative_to_the_mount_point() -> None:
    with opened(root_path="/games") as door:
        headers = {"Origin": door.origin}
        assert door.ask("POST", "/api/upload", headers, content=bytes(UPLOAD_BYTES)).json()["length"] == UPLOAD_BYTES
        assert door.ask("POST", "/api/take", headers, content=bytes(UPLOAD_BYTES)).status_code == 413
        assert door.ask("GET", "/api/loose").headers["cache-control"] == "no-store"
        assert door.ask("GET", "/page").headers["cache-control"] == "no-cache"


# Words


@pytest.mark.parametrize("language", spoken())
def test_every_guard_error_has_words_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for code in (*(code for code in STATUSES if code.startswith("guard.")), "guard.code"):
        assert words.error(PixcadeError(code, host="a.example", origin="null", most=16, length=6))
