"""Cookies, tokens and codes: ours are recognised, all others rejected."""

import hashlib
import hmac
import os
from http.cookies import SimpleCookie

import pytest

from pixcade.games.errors import PixcadeError
from pixcade.server.access.tokens import (
    CODE_SIGNS,
    Identity,
    clean_code,
    cookie_header,
    cookie_name,
    cookies,
    is_bearer,
    read_token,
    secret,
    token,
)

KEY = bytes(range(32))
IDENTITY = Identity(KEY)


def counted(count: int) -> bytes:
    """Bytes that are the same every time."""
    return bytes(range(count))


def test_own_cookie_is_read_back() -> None:
    cookie = IDENTITY.issue(counted)
    assert IDENTITY.read(cookie) == counted(16).hex()
    assert IDENTITY.issue(counted) == cookie
    assert IDENTITY.issue(os.urandom) != IDENTITY.issue(os.urandom)


def test_cookie_with_a_changed_character_is_rejected() -> None:
    cookie = IDENTITY.issue(counted)
    for at, sign in enumerate(cookie):
        for other in "0", "f", "2", ".":
            changed = cookie[:at] + other + cookie[at + 1 :]
            assert other == sign or IDENTITY.read(changed) is None, changed


@pytest.mark.parametrize("odd", ["", "1..", "1.é.ü", "\0", "x" * 100_000])
def test_invalid_cookie_is_rejected(odd: str) -> None:
    assert IDENTITY.read(odd) is None
    assert IDENTITY.read(IDENTITY.issue(counted) + odd) is None or odd == ""
    assert IDENTITY.read(IDENTITY.issue(counted).upper()) is None


def test_other_key_rejects_the_cookie() -> None:
    assert Identity(bytes(32)).read(IDENTITY.issue(counted)) is None


def test_short_key_is_our_own_bug() -> None:
    with pytest.raises(AssertionError):
        Identity(bytes(31))


def test_digest_depends_on_the_key() -> None:
    code = "ABCDEF"
    kept = IDENTITY.digest(code)
    assert kept == hmac.new(KEY, b"digest\nABCDEF", hashlib.sha256).hexdigest()
    assert kept != hashlib.sha256(code.encode()).hexdigest()
    assert kept != Identity(bytes(32)).digest(code)


def test_macs_of_different_purposes_are_unrelated() -> None:
    cookie = IDENTITY.issue(counted)
    browser = IDENTITY.read(cookie)
    assert browser
    person = IDENTITY.person_of(browser)
    assert len(person) == 16
    assert int(person, 16) >= 0
    assert person not in IDENTITY.digest(browser)
    assert person not in cookie
    assert IDENTITY.digest(browser) not in cookie
    assert IDENTITY.person_of(browser) == person != Identity(bytes(32)).person_of(browser)


@pytest.mark.parametrize("https", [False, True])
def test_cookie_is_http_only_and_secure_exactly_with_https(https: bool) -> None:
    header = cookie_header(cookie_name(8128), IDENTITY.issue(counted), https=https)
    ((name, morsel),) = SimpleCookie(header).items()
    assert name == ("__Host-pixcade-8128" if https else "pixcade-8128")
    assert IDENTITY.read(morsel.value)
    assert (morsel["httponly"], morsel["samesite"], morsel["path"]) == (True, "Lax", "/")
    assert int(morsel["max-age"]) == 400 * 86_400
    assert bool(morsel["secure"]) is https
    assert morsel["domain"] == ""


@pytest.mark.parametrize("path", ["", "games", "/;Domain=elsewhere", "/\r\nX: y"])
def test_path_cannot_inject_cookie_attributes(path: str) -> None:
    with pytest.raises(AssertionError):
        cookie_header("pixcade-1", "x", https=False, path=path)


def test_mounted_app_uses_no_host_prefix() -> None:
    header = cookie_header(cookie_name(443), IDENTITY.issue(counted), https=True, path="/games/")
    ((name, morsel),) = SimpleCookie(header).items()
    assert (name, morsel["path"], morsel["secure"]) == ("pixcade-443", "/games/", True)


def test_host_cookie_beats_one_a_sibling_can_set() -> None:
    assert cookies(["pixcade-1=x; __Host-pixcade-1=y"], "pixcade-1") == ["y", "x"]


def test_all_cookies_of_our_name_are_found() -> None:
    assert cookies(["a=1; pixcade-1=x;pixcade-1=y", "pixcade-1=z=", "pixcade-10=q; pixcade-1"], "pixcade-1") == [
        *("x", "y", "z=")
    ]


def test_token_is_read_from_its_header() -> None:
    mine = token(counted)
    assert mine == "pixcade-" + secret(counted)
    assert len(secret(counted)) == 64
    for header in (f"Bearer {mine}", f"bearer  {mine} "):
        assert is_bearer(header)
        assert read_token(header) == mine


@pytest.mark.parametrize(
    ("header", "meant"),
    [
        ("", False),
        ("Basic cGl4Y2FkZTpwaXhjYWRlcGl4Y2FkZQ==", False),
        ("Bearers pixcade-0123456789abcdef", False),
        ("Bearer", True),
        ("Bearer short", True),
        ("Bearer pixcade-0123456789 abcdef", True),
        ("Bearer pixcade-0123456789abcdé", True),
        ("Bearer " + "x" * 257, True),
    ],
)
def test_invalid_token_is_none(header: str, meant: bool) -> None:
    assert read_token(header) is None
    assert is_bearer(header) is meant


def test_codes_use_all_characters_evenly_without_lookalikes() -> None:
    assert len(set(CODE_SIGNS)) == len(CODE_SIGNS)
    assert 256 % len(CODE_SIGNS) == 0, "a byte draws each of them equally often"
    assert not set("IO01") & set(CODE_SIGNS)
    assert len(CODE_SIGNS) ** 6 > 10**9


@pytest.mark.parametrize("typed", ["ABC2EF", "abc2ef", " abc 2ef ", "a-b-c-2-e-f", "ABC\u00a02EF\n"])
def test_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert clean_code(typed) == "ABC2EF"


@pytest.mark.parametrize("typed", ["", "ABC2E", "ABC2EFG", "ABC0EF", "ABCIEF", "ÀBC2EF", "ABCßEF", "x" * 1_000_000])
def test_invalid_code_is_rejected(typed: str) -> None:
    with pytest.raises(PixcadeError, match=r"guard\.code"):
        clean_code(typed)
