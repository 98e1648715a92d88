"""What processes of one server tell each other over the bus. None of it is the truth: that is in the store.

No message holds what anybody has programmed: whoever hears that a log has grown reads it.
"""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

EVERYBODY = "all"
"""The topic that every process hears."""


def topic(table: str) -> str:
    """The topic that processes hear at which somebody is at a table."""
    return f"table.{table}"


class ClusterMessage(Struct, frozen=True, tag=str.lower):
    """Something that has happened in another process."""


class Grown(ClusterMessage, frozen=True):
    """A table's log has this number now."""

    number: int


class Granted(ClusterMessage, frozen=True):
    """Who may come to a table, or sit where, has changed."""


class Spoken(ClusterMessage, frozen=True):
    """Somebody has written the message with this number."""

    number: int


class Unspoken(ClusterMessage, frozen=True):
    """The message with this number was removed."""

    number: int


class Following(ClusterMessage, frozen=True):
    """The rematch of a table is at another one."""

    table: str


class Gone(ClusterMessage, frozen=True):
    """A table is there no more: everybody is sent away with a code."""

    code: str


class Renamed(ClusterMessage, frozen=True):
    """Somebody's name was taken out of a game that is over."""


class Person(Struct, frozen=True, array_like=True):
    """Somebody who is connected to another process."""

    browser: str
    person: str
    screen: bool
    program: bool


class Here(ClusterMessage, frozen=True):
    """Who is at a table in a process; with `asks`, the others shall say the same."""

    process: str
    people: tuple[Person, ...]
    asks: bool = False


class Announcing(ClusterMessage, frozen=True):
    """What the operator says to everybody has changed."""


class Barred(ClusterMessage, frozen=True):
    """Who is kept out has changed."""


class Nameless(ClusterMessage, frozen=True):
    """The operator has taken a person's name out of everything."""

    person: str


class Missed(ClusterMessage, frozen=True):
    """A process could not tell everything: whoever has heard nothing of a table looks at it again."""


class Used(ClusterMessage, frozen=True):
    """Budgets that were used: of a person (or, where `people` is false, an address), by name, owner and how often."""

    people: tuple[tuple[str, str, int], ...]
    addresses: tuple[tuple[str, str, int], ...]


AnyNews = (
    Grown | Granted | Spoken | Unspoken | Following | Gone | Renamed | Here | Announcing | Barred | Nameless
    | Missed | Used
)  # fmt: skip
ENCODER = Encoder()
DECODER = Decoder(AnyNews)


def written(news: ClusterMessage) -> bytes:
    """Return news as they travel."""
    return ENCODER.encode(news)


def read(message: bytes) -> AnyNews:
    """Return news that another process has written. Raises msgspec.MsgspecError, also for those of a newer version."""
    found: AnyNews = DECODER.decode(message)
    return found
