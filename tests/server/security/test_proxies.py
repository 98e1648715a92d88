"""Forwarded headers count if the operator trusts the proxy, and never otherwise."""

import io
from typing import Any

import pytest

from pixcade.server.access.proxies import client_address, networks, scheme_and_host
from pixcade.server.services.log import ServerLog, lines_to
from tests.server.security.guarded_app import Door, guarded, rejected, run, scope_of

PUBLIC = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def test_forwarded_headers_of_strangers_are_ignored(door: Door) -> None:
    for headers in (PUBLIC, {"Forwarded": f"for=203.0.113.9;proto=https;host=127.0.0.1:{door.port}"}):
        told = door.ask("GET", "/page", headers).json()
        assert (told["address"], told["origin"]) == ("127.0.0.1", door.origin)
    rebound = {"Host": "rebound.example", "X-Forwarded-Host": f"127.0.0.1:{door.port}"}
    assert rejected(door.ask("GET", "/page", rebound)) == (421, "guard.host")


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
def test_trusted_proxy_provides_client_address_and_host(proxied: Door, headers: dict[str, str]) -> None:
    told = proxied.ask("GET", "/page", headers).json()
    assert (told["address"], told["origin"]) == ("203.0.113.9", "https://games.example")
    ours = {"Origin": "https://games.example", **headers}
    assert proxied.ask("POST", "/api/take", ours).status_code == 200
    policy = proxied.ask("GET", "/page", headers).headers["content-security-policy"]
    assert "connect-src 'self' wss://games.example;" in policy
    for elsewhere in ("http://games.example", "https://games.example:8443", "http://games.example:443"):
        answer = proxied.ask("POST", "/api/take", {**headers, "Origin": elsewhere})
        assert rejected(answer) == (403, "guard.origin")


def test_socket_through_trusted_proxy_is_checked_too(proxied: Door) -> None:
    through = {name.replace("-", "_"): value for name, value in PUBLIC.items()}
    told = proxied.handshake(host="games.example", Origin="https://games.example", **through)
    assert (told["address"], told["origin"]) == ("203.0.113.9", "https://games.example")
    told_no = proxied.rejected_handshake(host="games.example", Origin="http://games.example", **through)
    assert told_no == (403, "guard.origin")


def test_page_next_to_the_proxy_cannot_forge_its_headers(proxied: Door) -> None:
    for name in ("X-Forwarded-Host", "Forwarded"):
        value = f"127.0.0.1:{proxied.port}"
        forged = {"Host": f"rebound.example:{proxied.port}", name: value if name[0] == "X" else f'host="{value}"'}
        assert rejected(proxied.ask("GET", "/page", forged)) == (421, "guard.host")


def test_proxy_cannot_add_a_host_we_do_not_serve(proxied: Door) -> None:
    for asked in ("rebound.example", "games.example:80", ""):
        headers = {**PUBLIC, "X-Forwarded-Host": asked}
        assert rejected(proxied.ask("GET", "/page", headers)) == (421, "guard.host")


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ([], "10.0.0.1"),
        ([(b"X-FORWARDED-FOR", b"203.0.113.9")], "203.0.113.9"),
        ([(b"x-forwarded-for", b"198.51.100.1, 203.0.113.9")], "203.0.113.9"),  # anyone can write the left one
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
def test_first_untrusted_address_from_the_right_counts(headers: list[Any], found: str) -> None:
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 1), "headers": headers}
    assert client_address(scope, networks(["10.0.0.0/8"])) == found
    assert client_address(scope, networks(["192.0.2.1"])) == client_address(scope, ()) == "10.0.0.1"


def test_peer_is_normalised_and_may_be_unknown() -> None:
    for peer, found in [(("::ffff:10.0.0.1", 1), "10.0.0.1"), (("fe80::1%eth0", 1), "fe80::1"), (None, "")]:
        scope = {"type": "http", "client": peer, "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
        assert client_address(scope, ()) == found
    mapped = {"type": "http", "client": ("::ffff:10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
    assert client_address(mapped, networks(["10.0.0.1"])) == "203.0.113.9"


def test_invalid_scheme_falls_back_to_the_connection() -> None:
    headers = [(b"host", b"games.example"), (b"x-forwarded-proto", b"gopher")]
    scope = {"type": "websocket", "scheme": "ws", "client": ("10.0.0.1", 1), "headers": headers}
    assert scheme_and_host(scope, networks(["10.0.0.1"])) == ("http", "games.example")


def test_one_kind_of_forwarded_header_excludes_the_other() -> None:
    passed_on = (b"forwarded", b"for=198.51.100.1;proto=https;host=rebound.example")
    headers = [(b"host", b"games.example"), (b"x-forwarded-for", b"203.0.113.9"), passed_on]
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 1), "headers": headers}
    assert scheme_and_host(scope, networks(["10.0.0.1"])) == ("http", "games.example")


@pytest.mark.parametrize(
    ("language", "words"), [("en-US,en;q=0.9", "The reverse proxy must send"), ("xx, de", "Der Reverse-Proxy muss")]
)
def test_missing_proxy_scheme_is_explained_on_a_page(proxied: Door, language: str, words: str) -> None:
    asked = {"Host": "games.example", "X-Forwarded-For": "203.0.113.9"}
    assert rejected(proxied.ask("GET", "/page", asked)) == (421, "guard.proto")
    answer = proxied.ask("GET", "/page", {**asked, "Accept": "text/html,*/*", "Accept-Language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert words in answer.text
    assert "X-Forwarded-Proto: https" in answer.text


def test_scheme_of_untrusted_proxy_counts_as_missing(door: Door) -> None:
    door.served.add(("games.example", 443))
    assert rejected(door.ask("GET", "/page", {"Host": "games.example", **PUBLIC})) == (421, "guard.proto")
    door.served.remove(("games.example", 443))


def test_plain_http_visit_is_not_blamed_on_the_proxy(proxied: Door) -> None:
    plain = {"Host": "games.example", "X-Forwarded-Proto": "http"}
    assert rejected(proxied.ask("GET", "/page", plain)) == (421, "guard.host")


def test_host_on_an_error_page_is_escaped(proxied: Door) -> None:
    answer = proxied.ask("GET", "/page", {"Host": "<b>x</b>", "Accept": "text/html"})
    assert "<b>" not in answer.text
    assert "&lt;b&gt;x&lt;/b&gt;" in answer.text


def test_missing_proxy_scheme_is_logged_once(door: Door) -> None:
    file = io.StringIO()
    guard = guarded(door, log=ServerLog(logger=lines_to(file)))
    door.served.add(("games.example", 443))
    for _ in range(2):
        run(guard, scope_of({b"host": b"games.example"}), [])
    door.served.remove(("games.example", 443))
    (line,) = file.getvalue().splitlines()
    assert " warning guard.proto " in line
    assert "The reverse proxy must send the header" in line
