"""Messages between the processes of one server over the bus. They are only hints: the store is authoritative.

No message holds what anybody has programmed: a process that learns that a log has grown reads it.
"""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

EVERYBODY = "all"
"""The topic to which every process subscribes."""


def topic(table: str) -> str:
    """The topic of a table, to which processes with its room subscribe."""
    return f"table.{table}"


class ClusterMessage(Struct, frozen=True, tag=str.lower):
    """An event in another process."""


class Grown(ClusterMessage, frozen=True):
    """A table's log has grown to this number."""

    number: int


class Granted(ClusterMessage, frozen=True):
    """The grants of a table have changed."""


class Spoken(ClusterMessage, frozen=True):
    """The chat message with this number was written."""

    number: int


class Unspoken(ClusterMessage, frozen=True):
    """The chat message with this number was removed."""

    number: int


class Following(ClusterMessage, frozen=True):
    """A table has a rematch, with this id, which a seat has asked for."""

    table: str
    seat: int = -1


class Gone(ClusterMessage, frozen=True):
    """A table was removed: everybody is disconnected with a code."""

    code: str


class Renamed(ClusterMessage, frozen=True):
    """A name was removed from a finished game."""


class Person(Struct, frozen=True, array_like=True):
    """A person who is connected to another process."""

    browser: str
    person: str
    screen: bool
    program: bool


class Here(ClusterMessage, frozen=True):
    """Presence: who is connected to a table in a process; with `asks`, the others shall publish theirs."""

    process: str
    people: tuple[Person, ...]
    asks: bool = False


class Announcing(ClusterMessage, frozen=True):
    """The operator's announcement has changed."""


class Barred(ClusterMessage, frozen=True):
    """The bans have changed, or who has given the server's password."""


class Nameless(ClusterMessage, frozen=True):
    """The operator has removed a person's name from everything."""

    person: str


class Missed(ClusterMessage, frozen=True):
    """A process has dropped messages: the others resynchronise their tables."""


class Used(ClusterMessage, frozen=True):
    """Rate limits that were used: of people (or, where `people` is false, addresses), by name, owner and count."""

    people: tuple[tuple[str, str, int], ...]
    addresses: tuple[tuple[str, str, int], ...]


class ConnectedPerson(Struct, frozen=True, array_like=True):
    """Somebody who is connected to another process, for the operator, and how many connections they have there."""

    person: str
    name: str
    address: str
    program: bool
    connections: int
    tables: tuple[str, ...]


class Asking(ClusterMessage, frozen=True):
    """A process asks which others serve people now; with `people`, also who is connected there."""

    process: str
    number: int
    people: bool = False


class Living(ClusterMessage, frozen=True):
    """The answer to a question of another process."""

    process: str
    to: str
    number: int
    people: tuple[ConnectedPerson, ...] = ()


class Connections(ClusterMessage, frozen=True):
    """How many connections people and addresses have to a process: those that have changed, or the whole list.

    It has `open` of them, and room for `most`; older versions do not say.
    """

    process: str
    counts: tuple[tuple[str, str, int], ...]
    whole: bool
    open: int = 0
    most: int = 0


AnyNews = (
    Grown | Granted | Spoken | Unspoken | Following | Gone | Renamed | Here | Announcing | Barred | Nameless
    | Missed | Used | Asking | Living | Connections
)  # fmt: skip
ENCODER = Encoder()
DECODER = Decoder(AnyNews)


def written(news: ClusterMessage) -> bytes:
    """Return a message encoded."""
    return ENCODER.encode(news)


def read(message: bytes) -> AnyNews:
    """Return a message decoded. Raises msgspec.MsgspecError, also for one of a newer version."""
    found: AnyNews = DECODER.decode(message)
    return found
