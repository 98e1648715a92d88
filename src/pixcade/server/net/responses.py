"""HTTP responses: a value, or an error with its status, as JSON."""

import msgspec
from starlette.responses import Response

from pixcade.games.errors import PixcadeError
from pixcade.protocol.errors import error_body, status_of


def json_response(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def error_response(error: PixcadeError) -> Response:
    return json_response(error_body(error), status_of(error.code))
