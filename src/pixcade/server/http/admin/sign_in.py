"""The operator's sign-in: a form with the admin token, answered by a signed cookie."""

import hmac
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.errors import status_of
from pixcade.server.access.proxies import fields
from pixcade.server.access.tokens import cookies, host_cookie
from pixcade.server.auth.middleware import visitor
from pixcade.server.http.admin.page import admin_page, refused_page, sign_in_page
from pixcade.server.http.routes import Routes
from pixcade.server.services.bundle import Services

HOURS = 12
HOUR_MS = 3_600_000


@dataclass(frozen=True)
class Operator:
    """How the operator is recognised. Without a token there is none."""

    token: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)
    lan: bool = False
    """Whether other devices may use the admin page without HTTPS."""


class SignIn:
    """Who the operator is: the bearer of the token, or a browser that has signed in with it."""

    def __init__(self, services: Services, operator: Operator, cookie: str) -> None:
        """`cookie` is the name of the browsers' cookie; the operator's is called after it."""
        self.services = services
        self.operator = operator
        self.cookie = f"{cookie}-admin"

    def routes(self, routes: Routes) -> list[Route]:
        return [
            routes.route("/admin", self.page, ["GET"]),
            routes.route("/admin", self.submit, ["POST"]),
        ]

    def rejection(self, request: Request) -> PixcadeError | None:
        """Return why a request isn't the operator's, or None if it is."""
        error = self.place_rejection(request)
        found = visitor(request.scope)
        if error is not None or is_token(found.token, self.operator.token) or self.is_signed_in(request):
            return error
        self.services.limits.take("code", "", found.address)
        return PixcadeError("server.operator-token")

    def place_rejection(self, request: Request) -> PixcadeError | None:
        """Return why the operator can't work from there: over plain HTTP, a network could read the token."""
        found = visitor(request.scope)
        if not (found.here or found.scheme == "https" or self.operator.lan):
            return PixcadeError("server.operator-here")
        return None if self.operator.token else PixcadeError("server.operator-none")

    def is_signed_in(self, request: Request) -> bool:
        now = self.services.time.now()
        for value in cookies(fields(request.scope, b"cookie"), self.cookie):
            until, _, signature = value.partition(".")
            if is_token(signature, self.signature(until)) and now < int(until):
                return True
        return False

    def signature(self, until: str) -> str:
        """Return the signature of a session, which a new token or a new key invalidates."""
        return self.services.identity.digest(f"admin {until} {self.operator.token}")

    async def page(self, request: Request) -> Response:
        """Return the admin page, or the form to sign in."""
        error = self.place_rejection(request)
        if error is not None:
            return refused_page(error, status_of(error.code))
        return admin_page() if self.is_signed_in(request) else sign_in_page()

    async def submit(self, request: Request) -> Response:
        """Set the cookie if the form has the token, or remove it. Attempts are limited, right or wrong."""
        error = self.place_rejection(request)
        if error is not None:
            return refused_page(error, status_of(error.code))
        form = parse_qs((await request.body()).decode("utf-8", errors="replace"), keep_blank_values=True)
        if "sign-out" in form:
            return self.to_page(request, "", 0)
        try:
            self.services.limits.take("code", "", visitor(request.scope).address)
            if not is_token("".join(form.get("token", [])).strip(), self.operator.token):
                raise PixcadeError("server.operator-token")
        except PixcadeError as wrong:
            return sign_in_page(wrong, status_of(wrong.code))
        until = str(self.services.time.now() + HOURS * HOUR_MS)
        return self.to_page(request, f"{until}.{self.signature(until)}", HOURS * 3600)

    def to_page(self, request: Request, value: str, seconds: int) -> Response:
        """Redirect to the page, with this cookie."""
        root = str(request.scope.get("root_path", ""))
        https = visitor(request.scope).scheme == "https"
        name = host_cookie(self.cookie, https=https, path=root + "/")
        flags = f"Max-Age={seconds}; Path={root}/; HttpOnly; SameSite=Strict{'; Secure' if https else ''}"
        return RedirectResponse(f"{root}/admin", 303, {"set-cookie": f"{name}={value}; {flags}"})


def is_token(given: str | None, wanted: str) -> bool:
    """Compare a token in constant time; false if none is set."""
    return bool(wanted) and hmac.compare_digest((given or "").encode(), wanted.encode())
