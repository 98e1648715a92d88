"""What a room asks its surroundings to do. Effects are values, carried out in the order in which they are returned."""

from collections.abc import Mapping
from typing import NamedTuple

from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision
from pixcade.protocol.server_messages import Done
from pixcade.room.guest import Client
from pixcade.room.inputs import Request
from pixcade.room.rows import Row
from pixcade.table.entries import Entry


class Append(NamedTuple):
    """Store these rows, all or none, then call `committed(batch)` or `failed(error)`."""

    batch: int
    entries: tuple[Entry, ...]
    rows: tuple[Row, ...]


class Answer(NamedTuple):
    """The answer to a request: everything it rests on is durable."""

    request: Request
    reply: Done | PixcadeError


class Send(NamedTuple):
    """Send a message, encoded, to one client."""

    client: Client
    frame: str


class Broadcast(NamedTuple):
    """Send a message, encoded, to every connected client."""

    frame: str


class Job(NamedTuple):
    """A decision that a bot has to make, from the public position alone. `request` is set for a hint."""

    step: int
    decision: Decision
    since: int
    bot: str
    game: str
    position: str
    secret: bytes
    request: Request | None = None


class Think(NamedTuple):
    """Compute a bot's decision, then call `answered(job, answer)`."""

    job: Job


class Cancel(NamedTuple):
    """A bot's decision is not needed any more."""

    job: Job


class WakeAt(NamedTuple):
    """Call `tick` at this time, and not at the time asked for before; None for never."""

    time: int | None


class Close(NamedTuple):
    """Say goodbye to a client and close its connection; `again` asks it to reconnect."""

    client: Client
    code: str
    again: bool = False
    values: Mapping[str, str | int] = {}


class Drop(NamedTuple):
    """The table is closed: say goodbye to everyone with this code, and forget the room."""

    code: str


Effect = Append | Answer | Send | Broadcast | Think | Cancel | WakeAt | Close | Drop
Effects = list[Effect]
