"""What a server refuses: one request, or the connection for good."""

from collections.abc import Mapping

import msgspec

from pixcade.games.errors import Refusal, Value
from pixcade.protocol.http_messages import RefusalTold
from pixcade.protocol.server_messages import Refused


class Goodbye(Exception):
    """The connection has ended for good; `code` and `values` say why, as those of a Refusal do."""

    def __init__(self, code: str, values: Mapping[str, Value] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.values = dict(values or {})


class MessageLost(Exception):
    """A message was missed: the connection is reopened, which brings it."""


def refusal_in(content: bytes, status: int) -> Refusal:
    try:
        return refusal_of(msgspec.json.decode(content, type=RefusalTold))
    except msgspec.MsgspecError:
        return Refusal("client.no-answer", status=status)


def refusal_of(told: RefusalTold | Refused) -> Refusal:
    values = {name: value for name, value in told.values.items() if name != "rule"}
    return Refusal(told.code, rule=told.rule, **values)
