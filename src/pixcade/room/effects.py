"""Effects of a room: values that the server carries out in the order in which they are returned."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.json import Encoder

from pixcade.bots.api import DecisionTask
from pixcade.games.errors import PixcadeError
from pixcade.protocol.server_messages import Done, FromServer, Rejected
from pixcade.room.guest import Client
from pixcade.room.inputs import Request
from pixcade.room.rows import Row
from pixcade.table.entries import Entry

ENCODER = Encoder()


class Append(NamedTuple):
    """Store these rows atomically, then call `committed(batch)` or `failed(error)`."""

    batch: int
    entries: tuple[Entry, ...]
    rows: tuple[Row, ...]


class Answer(NamedTuple):
    """The answer to a request: everything it depends on is durable."""

    request: Request
    reply: Done | PixcadeError


class Send(NamedTuple):
    """Send an encoded message to one client."""

    client: Client
    frame: str


class Broadcast(NamedTuple):
    """Send an encoded message to every connected client."""

    frame: str


class Job(NamedTuple):
    """A bot's task, with the entry since which its seat has its holder. `request` is set for a hint."""

    task: DecisionTask
    since: int
    request: Request | None = None


class Think(NamedTuple):
    """Compute a bot's decision, then call `answered(job, answer)`."""

    job: Job


class Cancel(NamedTuple):
    """Cancel a bot's computation."""

    job: Job


class WakeAt(NamedTuple):
    """Call `tick` at this time instead of the time requested before; None for never."""

    time: int | None


class Close(NamedTuple):
    """Send `bye` to a client and close its connection; `again` asks it to reconnect."""

    client: Client
    code: str
    again: bool = False
    values: Mapping[str, str | int] = {}


class Drop(NamedTuple):
    """The table is closed: send `bye` with this code to everyone, and unload the room."""

    code: str


Effect = Append | Answer | Send | Broadcast | Think | Cancel | WakeAt | Close | Drop
Effects = list[Effect]


def encoded(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def rejected(id: str, error: PixcadeError) -> str:
    return encoded(Rejected(id, error.code, error.rule, dict(error.values)))
