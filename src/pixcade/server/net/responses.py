"""HTTP responses: a value, or a refusal with its status, as JSON."""

import msgspec
from starlette.responses import Response

from pixcade.games.errors import Refusal
from pixcade.protocol.refusals import refusal_told, status_of


def answered(value: object, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    """Return a refusal as JSON, with its status."""
    return answered(refusal_told(refusal), status_of(refusal.code))
