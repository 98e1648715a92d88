"""Credentials: a signed cookie for browsers, a bearer token for other clients, short codes for tables.

Randomness comes from the caller as `random_bytes`, `os.urandom` in production.
"""

import hmac
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NewType

from pixcade.games.errors import PixcadeError

RandomBytes = Callable[[int], bytes]
"""Returns that number of unpredictable bytes."""

BrowserId = NewType("BrowserId", str)
"""The secret in a cookie. It grants nothing without the cookie's signature."""

LEAST_KEY = 32
ID_BYTES = 16
SECRET_BYTES = 32
PERSON_DIGITS = 16
PERSON = re.compile(rf"[0-9a-f]{{{PERSON_DIGITS}}}", re.ASCII)
COOKIE = re.compile(r"1\.([0-9a-f]{32})\.([0-9a-f]{64})", re.ASCII)
BEARER = re.compile(r"bearer", re.ASCII | re.IGNORECASE)
TOKEN = re.compile(r"[!-~]{16,256}", re.ASCII)
"""Our tokens are longer than this; an operator may choose their own."""
TOKEN_PREFIX = "pixcade-"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""The longest lifetime that browsers give a cookie."""
HOST_PREFIX = "__Host-"
COOKIE_PATH = re.compile(r"/[A-Za-z0-9/%._~-]*", re.ASCII)

MACS_KEPT = 4096
"""MACs cached in memory: a returning browser sends the same cookie, and a table has the same link."""

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits without I, O, 0 and 1: 32 characters, so that each byte gives one without bias."""
CODE_LENGTH = 6


class Identity:
    """Signs and verifies with one key, which never leaves the server. A new key invalidates all earlier cookies."""

    def __init__(self, key: bytes) -> None:
        """`key` has at least 32 random bytes."""
        assert len(key) >= LEAST_KEY
        self._keyed = hmac.new(key, digestmod="sha256")
        self._mac = lru_cache(MACS_KEPT)(self._computed_mac)

    def issue(self, random_bytes: RandomBytes) -> str:
        browser = random_bytes(ID_BYTES).hex()
        return f"1.{browser}.{self._mac('cookie-1', browser)}"

    def read(self, cookie: str) -> BrowserId | None:
        """Return the secret in a cookie of ours, None for any other text."""
        match = COOKIE.fullmatch(cookie)
        if not match:
            return None
        browser, signature = match.groups()
        return BrowserId(browser) if hmac.compare_digest(signature, self._mac("cookie-1", browser)) else None

    def digest(self, secret: str) -> str:
        """Return the keyed digest that is stored in place of a secret, so that not even a short code can be
        recovered.
        """
        return self._mac("digest", secret)

    def person_of(self, browser: str) -> str:
        """Return a user's public id: 16 hex digits that reveal nothing about the secret."""
        return self._mac("person", browser)[:PERSON_DIGITS]

    def _computed_mac(self, purpose: str, text: str) -> str:
        """Return a MAC of 64 hex digits, different for every purpose."""
        mac = self._keyed.copy()
        mac.update(f"{purpose}\n{text}".encode())
        return mac.hexdigest()


def is_person(text: str) -> bool:
    return PERSON.fullmatch(text) is not None


def cookie_name(port: int) -> str:
    """Return the cookie's name. Browsers share cookies between ports, so each server has its own."""
    return f"pixcade-{port}"


def host_cookie(name: str, *, https: bool, path: str = "/") -> str:
    """Return the name of the cookie as set in a browser.

    Over https, with the app mounted at the root, it begins with `__Host-`: browsers then accept it from this host only,
    not from a sibling under the same domain, and never without TLS.
    """
    return HOST_PREFIX + name if https and path == "/" else name


def cookie_header(name: str, value: str, *, https: bool, path: str = "/") -> str:
    """Return the value of `Set-Cookie`; `path` is where the app is mounted."""
    assert COOKIE_PATH.fullmatch(path)
    secure = "; Secure" if https else ""
    given = host_cookie(name, https=https, path=path)
    return f"{given}={value}; Max-Age={COOKIE_SECONDS}; Path={path}; HttpOnly; SameSite=Lax{secure}"


MOST_COOKIES = 200
"""Cookies of a header that are read: a browser stores about 180 per site."""
MOST_OF_A_NAME = 10
"""Values of our cookie that are read: each has to be verified."""


def cookies(headers: Iterable[str], name: str) -> list[str]:
    """Return all values of a cookie: other servers on the same host may have set more than one.

    The `__Host-` name comes first. The plain name still counts: over https it belongs to a session from before version
    0.3, which is then given the new one.
    """
    pairs = [pair.partition("=") for header in headers for pair in header.split(";", MOST_COOKIES)[:MOST_COOKIES]]
    return [
        value.strip()
        for wanted in (HOST_PREFIX + name, name)
        for found, equals, value in pairs
        if equals and found.strip() == wanted
    ][:MOST_OF_A_NAME]


def secret(random_bytes: RandomBytes) -> str:
    """Return a secret for a link or a key: 64 hex digits."""
    return random_bytes(SECRET_BYTES).hex()


def token(random_bytes: RandomBytes) -> str:
    return TOKEN_PREFIX + secret(random_bytes)


def is_bearer(header: str) -> bool:
    """Whether an `Authorization` header is meant as a token, valid or not."""
    return BEARER.fullmatch(header.strip().partition(" ")[0]) is not None


def read_token(header: str) -> str | None:
    """Return the token in an `Authorization` header, None if there is no valid one."""
    text = header.strip().partition(" ")[2].strip()
    return text if is_bearer(header) and TOKEN.fullmatch(text) else None


def clean_code(text: str) -> str:
    """Normalise a typed code: either case, with spaces or hyphens. Raises PixcadeError `guard.code`."""
    code = re.sub(r"[\s-]+", "", text[:100]).upper()
    if len(code) != CODE_LENGTH or any(sign not in CODE_SIGNS for sign in code):
        raise PixcadeError("guard.code", length=CODE_LENGTH)
    return code
