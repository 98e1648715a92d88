"""The client's errors, besides a PixcadeError for a rejected request."""

from collections.abc import Mapping

import msgspec

from pixcade.games.errors import PixcadeError, Value
from pixcade.protocol.http_messages import ErrorBody
from pixcade.protocol.server_messages import Rejected


class Goodbye(Exception):
    """The connection has ended for good; `code` and `values` give the reason, like a PixcadeError's."""

    def __init__(self, code: str, values: Mapping[str, Value] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.values = dict(values or {})


class MessageLost(Exception):
    """A message was missed: reconnecting recovers it."""


def error_in(content: bytes, status: int) -> PixcadeError:
    try:
        return error_of(msgspec.json.decode(content, type=ErrorBody))
    except msgspec.MsgspecError:
        return PixcadeError("client.no-answer", status=status)


def error_of(message: ErrorBody | Rejected) -> PixcadeError:
    values = {name: value for name, value in message.values.items() if name != "rule"}
    return PixcadeError(message.code, rule=message.rule, **values)
