"""HTTP errors: the body, and the status of each code."""

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import ErrorBody

STATUSES = {
    "guard.host": 421,
    "guard.proto": 421,
    "guard.origin": 403,
    "guard.cross-site": 403,
    "guard.token": 401,
    "guard.too-large": 413,
    "server.no-session": 401,
    "server.unknown-token": 401,
    "server.password": 401,
    "server.metrics-token": 401,
    "server.operator-token": 401,
    "server.operator-none": 403,
    "server.operator-here": 403,
    "server.banned": 403,
    "server.not-invited": 403,
    "server.host-only": 403,
    "server.no-such-table": 404,
    "server.no-such-game": 404,
    "server.no-open-table": 404,
    "server.no-finished-game": 404,
    "server.no-such-words": 404,
    "server.no-such-page": 404,
    "server.no-list": 404,
    "server.no-open-seats": 404,
    "server.maintenance": 503,
    "server.going-down": 503,
    "server.fault": 500,
}
AREAS = {"limits": 429, "store": 503}
"""Statuses of all other codes of an area; the default is 400."""


def status_of(code: str) -> int:
    """Return the HTTP status of an error."""
    return STATUSES.get(code) or AREAS.get(code.partition(".")[0], 400)


def error_body(error: PixcadeError) -> ErrorBody:
    """Return an error as sent: its code, rule and values, never a sentence."""
    return ErrorBody(error.code, error.rule, dict(error.values))
