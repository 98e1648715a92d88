"""Security middleware: every request and socket passes through it before the rest of the app.

It checks the `Host` (against DNS rebinding), the `Origin` of requests that a cookie could authenticate (against CSRF),
and the size. Every response gets headers that stop a page from loading anything from elsewhere.
"""

import hmac
from collections.abc import Collection
from dataclasses import dataclass, field
from html import escape

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words, languages
from pixcade.locales.language import FALLBACK
from pixcade.protocol.errors import error_body, status_of
from pixcade.server import limits
from pixcade.server.access.proxies import (
    LONGEST_NAME,
    authority,
    client_address,
    fields,
    forwarded_words,
    is_loopback,
    is_trusted,
    origin,
    peer,
    scheme_and_host,
    written_origin,
)
from pixcade.server.access.site import Site
from pixcade.server.access.tokens import BrowserId, Identity, cookies, is_bearer, read_token
from pixcade.server.services.log import ServerLog

FORWARDED = frozenset({b"x-forwarded-for", b"forwarded", b"via"})
"""Headers that show that a proxy has forwarded a request."""
LOOPBACK_NAMES = frozenset({"127.0.0.1", "::1", "localhost"})
API = "/api/"
"""Responses below this path are never cached by a browser."""
LINKS = "/mail/"
"""Requests below this path prove by their address that they may act; mail programs send them without an origin."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
"""Safe methods; all others might change something."""
PROTO_MISSING = (
    "A request for an https address arrived as plain http. The reverse proxy must send the header"
    " X-Forwarded-Proto: https, and --trusted-proxy must name its address."
)
REFUSED_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pixcade</title>
<h1>Pixcade</h1>
<p>{sentence}</p>
</html>
"""

RELAYED = "x-pixcade-relayed"
"""The header in which another process of this server passes on the credentials, after a secret."""

Header = tuple[bytes, bytes]
HEADERS: tuple[Header, ...] = (
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), usb=()",
    ),
)
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src {connect}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Credentials:
    """A request's credentials and host. At most one of `browser` and `token` is set; only the token's form has been
    checked, not whether it is known.
    """

    address: str
    scheme: str
    host: str
    port: int
    browser: BrowserId | None = field(default=None, repr=False)
    token: str | None = field(default=None, repr=False)
    cookie: str = field(default="", repr=False)
    """The cookie that identifies the browser."""
    outside: bool = False
    """Whether the request uses a host name for other machines, or was forwarded by a proxy, known or not."""

    @property
    def here(self) -> bool:
        """Whether it comes from this machine, and not through an unknown proxy on it."""
        return is_loopback(self.address) and not self.outside

    @property
    def origin(self) -> str:
        """The origin of our pages as this client sees them, for links and cookies."""
        return written_origin(self.scheme, self.host, self.port)


def visitor(scope: Scope) -> Credentials:
    """Return the credentials found by the SecurityMiddleware."""
    found = scope["state"]["visitor"]
    assert isinstance(found, Credentials)
    return found


def is_relayed(scope: Scope) -> bool:
    """Whether another process of this server relayed a request."""
    return bool(scope["state"]["relayed"])


def is_here(scope: Scope) -> bool:
    """Whether a request comes from this machine, and not through an unknown proxy on it."""
    return visitor(scope).here


class SecurityMiddleware:
    """The outermost ASGI middleware, so that even error responses pass through it.

    Bodies sent to the paths in `uploads` may be larger; these are relative to the app's mount point. Credentials
    relayed by another process are trusted if they come with `secret`.
    """

    def __init__(
        self,
        app: ASGIApp,
        site: Site,
        identity: Identity,
        *,
        uploads: Collection[str] = (),
        sockets: ASGIApp | None = None,
        secret: str = "",
        log: ServerLog | None = None,
    ) -> None:
        """Wrap an app, and optionally another one for WebSockets."""
        self.log = log
        self.app = app
        self.sockets = sockets or app
        self.site = site
        self.identity = identity
        self.uploads = uploads
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        # Not every server lower-cases header names, and the app shouldn't have to care.
        scope = {**scope, "headers": [(name.lower(), value) for name, value in scope["headers"]]}
        dressed = SecurityHeaders(send, kept=not route_path(scope).startswith(API))
        try:
            relayed = self.relayed_credentials(scope)
            found = relayed or self.admitted(scope)
            dressed.visitor = found
            if relayed is None:
                self.reject_foreign(scope, found)
            limit = 0 if scope["type"] == "websocket" else self.limit(scope)
        except PixcadeError as error:
            if error.code == "guard.proto" and self.log is not None:
                self.log.note(error.code, level="warning", host=error.values["host"], reason=PROTO_MISSING)
                self.log = None  # logged once: any stranger can cause it
            await dressed.reject(error, scope)
            return
        if found.token:  # with a token, the app must see no cookie
            scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]
        scope["state"] = {**scope.get("state", {}), "visitor": found, "relayed": relayed is not None}
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, dressed)
        else:
            await BodyLimit(receive, dressed, limit, scope).run(self.app)

    def relayed_credentials(self, scope: Scope) -> Credentials | None:
        """Return the credentials found by another process."""
        for text in fields(scope, RELAYED.encode()) if self.secret else ():
            secret, _, found = text.partition(" ")
            if hmac.compare_digest(secret.encode("latin-1"), self.secret.encode()):
                return msgspec.json.decode(found, type=Credentials)
        return None

    def admitted(self, scope: Scope) -> Credentials:
        """Return the credentials. Raises PixcadeError `guard.host` for a host name that isn't ours, `guard.proto` for
        one that is ours over https only, `guard.token` for a bad token, and `guard.too-large` for an oversized query.
        """
        query: bytes = scope.get("query_string", b"")
        if len(query) > limits.QUERY_BYTES or query.count(b"&") >= limits.QUERY_PARAMETERS:
            raise PixcadeError("guard.too-large", most=limits.QUERY_BYTES // 1024)
        scheme, host = scheme_and_host(scope, self.site.trusted)
        served = self.site.served()
        # A page in a browser on the proxy's machine could forge a proxy's headers, but not its own Host.
        for text in (*fields(scope, b"host"), host):
            if authority(text[:LONGEST_NAME], scheme) not in served:
                secure = authority(text[:LONGEST_NAME], "https") in served
                code = "guard.proto" if secure and not self.knows_scheme(scope) else "guard.host"
                raise PixcadeError(code, host=excerpt(text))
        found = authority(host[:LONGEST_NAME], scheme)
        assert found
        host, port = found
        browser, token, cookie = self.credentials(scope)
        outside = host not in LOOPBACK_NAMES or not FORWARDED.isdisjoint(dict(scope["headers"]))
        address = client_address(scope, self.site.trusted)
        return Credentials(address, scheme, host, port, browser, token, cookie, outside)

    def knows_scheme(self, scope: Scope) -> bool:
        """Whether a trusted proxy has named the client's scheme."""
        found = peer(scope)
        return found is not None and is_trusted(found, self.site.trusted) and "proto" in forwarded_words(scope)

    def credentials(self, scope: Scope) -> tuple[BrowserId | None, str | None, str]:
        """Return the browser or the token, and the browser's cookie. A token takes precedence over cookies."""
        meant = [text for text in fields(scope, b"authorization") if is_bearer(text)]
        if meant:
            token = read_token(meant[0]) if len(meant) == 1 else None
            if token is None:
                raise PixcadeError("guard.token")
            return None, token, ""
        for cookie in cookies(fields(scope, b"cookie"), self.site.cookie):
            if browser := self.identity.read(cookie):
                return browser, None, cookie
        return None, None, ""

    def reject_foreign(self, scope: Scope, found: Credentials) -> None:
        """Raise PixcadeError for an unsafe request from a foreign page."""
        if scope["type"] == "http" and (scope["method"] in SAFE_METHODS or route_path(scope).startswith(LINKS)):
            return
        if "cross-site" in fields(scope, b"sec-fetch-site"):
            raise PixcadeError("guard.cross-site")
        if found.token:
            return
        origins = fields(scope, b"origin")
        named = origin(origins[0][:LONGEST_NAME]) if len(origins) == 1 else None
        if named is None or named[0] != found.scheme or named[1] not in self.site.served():
            raise PixcadeError("guard.origin", origin=excerpt(", ".join(origins)))

    def limit(self, scope: Scope) -> int:
        """Return the limit of a body's size. Raises PixcadeError `guard.too-large` if a larger one is declared."""
        limit = limits.UPLOAD_BYTES if route_path(scope) in self.uploads else limits.BODY_BYTES
        for length in fields(scope, b"content-length"):
            if not length.isdecimal() or int(length[:20]) > limit:
                raise PixcadeError("guard.too-large", most=limit // 1024)
        return limit


def route_path(scope: Scope) -> str:
    """Return the path relative to the app's mount point."""
    path, root = str(scope["path"]), str(scope.get("root_path", ""))
    return path.removeprefix(root) if path.startswith(root + "/") else path


def excerpt(text: str) -> str:
    """Return the beginning of a client's text, if it is printable."""
    return text[:80] if text.isascii() and text.isprintable() else "?"


def rejected_page(error: PixcadeError, scope: Scope) -> bytes:
    """Return an error page in the first of the browser's languages that we support."""
    wished = (part.strip()[:2].lower() for value in fields(scope, b"accept-language") for part in value.split(","))
    language = next((one for one in wished if one in languages()), FALLBACK)
    sentence = escape(Words(language).error(error))
    return REFUSED_PAGE.format(language=language, sentence=sentence).encode()


class SecurityHeaders:
    """A `send` that adds our headers to every response. `kept` allows browsers to cache it."""

    def __init__(self, send: Send, *, kept: bool) -> None:
        """Wrap a server's `send`."""
        self.send = send
        self.kept = kept
        self.visitor: Credentials | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message = {**message, "headers": self.headers(message.get("headers", ()))}
        await self.send(message)

    def headers(self, given: Collection[Header]) -> list[Header]:
        """Return a response's headers with ours, which replace any of the same name."""
        ours = [*HEADERS, (b"content-security-policy", self.policy())]
        names = {name for name, _ in ours} | (set() if self.kept else {b"cache-control"})
        found = [(name, value) for name, value in given if name.lower() not in names]
        if not any(name.lower() == b"cache-control" for name, _ in found):
            ours.append((b"cache-control", b"no-cache" if self.kept else b"no-store"))
        return found + ours

    def policy(self) -> bytes:
        """Return the Content-Security-Policy. Older browsers need the socket's origin in addition to 'self'."""
        connect = "'self'"
        if self.visitor and ":" not in self.visitor.host:  # a policy can't name an IPv6 address
            connect += " " + self.visitor.origin.replace("http", "ws", 1)
        return POLICY.format(connect=connect).encode()

    async def reject(self, error: PixcadeError, scope: Scope) -> None:
        """Answer with an error, as a page for a browser; a socket's handshake is answered like any request."""
        self.kept = False
        kind = "http.response"
        if scope["type"] == "websocket":
            if "websocket.http.response" not in scope.get("extensions", {}):
                await self.send({"type": "websocket.close", "code": 1008, "reason": error.code})
                return
            kind = "websocket.http.response"
        body = msgspec.json.encode(error_body(error))
        content_type = b"application/json"
        if scope.get("method") in ("GET", "HEAD") and "text/html" in ",".join(fields(scope, b"accept")):
            body, content_type = rejected_page(error, scope), b"text/html; charset=utf-8"
        headers = [(b"content-type", content_type), (b"content-length", str(len(body)).encode())]
        if error.code == "guard.token":
            headers.append((b"www-authenticate", b"Bearer"))
        await self({"type": f"{kind}.start", "status": status_of(error.code), "headers": headers})
        await self.send({"type": f"{kind}.body", "body": body})


class BodyLimit:
    """One request whose body is counted as it arrives. If it grows too large, we answer instead of the app."""

    def __init__(self, receive: Receive, send: SecurityHeaders, limit: int, scope: Scope) -> None:
        self.inner_receive = receive
        self.inner_send = send
        self.left = limit
        self.limit = limit
        self.scope = scope
        self.started = False
        self.rejected = False

    async def run(self, app: ASGIApp) -> None:
        """Run the app; its errors after a rejected body are ignored."""
        try:
            await app(self.scope, self.receive, self.send)
        except Exception:
            if not self.rejected:
                raise

    async def receive(self) -> Message:
        """Return the next part of the body, or a disconnect if the body was rejected."""
        if self.rejected:
            return {"type": "http.disconnect"}
        message = await self.inner_receive()
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                await self.reject()
                return {"type": "http.disconnect"}
        return message

    async def reject(self) -> None:
        """Reject the body as too large, unless a response has started."""
        self.rejected = True
        if not self.started:
            await self.inner_send.reject(PixcadeError("guard.too-large", most=self.limit // 1024), self.scope)

    async def send(self, message: Message) -> None:
        """Forward the app's response, or nothing if the body was rejected."""
        if self.rejected and not self.started:
            return
        self.started = True
        await self.inner_send(message)
