"""Inputs of a room besides socket messages: time, randomness, and requests of the server."""

from dataclasses import dataclass
from hashlib import sha256

from pixcade.protocol.client_messages import Rematch
from pixcade.protocol.client_messages import Request as SocketRequest
from pixcade.room.guest import Client


class At:
    """The time of an input in milliseconds, and 32 random bytes from which its salts, keys and seeds are derived."""

    __slots__ = ("_drawn", "_seed", "time")

    def __init__(self, time: int, seed: bytes) -> None:
        self.time = time
        self._seed = seed
        self._drawn = 0

    def random_bytes(self, length: int) -> bytes:
        """Return fresh bytes, at most 32; every call returns different ones."""
        self._drawn += 1
        return sha256(self._seed + self._drawn.to_bytes(4)).digest()[:length]

    def secret(self, length: int) -> str:
        """Return fresh hexadecimal digits, two per byte."""
        return self.random_bytes(length).hex()


@dataclass(frozen=True, slots=True)
class Admit:
    """A guest came with the right link or code."""


@dataclass(frozen=True, slots=True)
class UseLink:
    """A guest opened a seat link on this device."""

    key: str


@dataclass(frozen=True, slots=True)
class Adopt:
    """The seats of a person, and those with these keys, are now the guest's, whose device theirs has become."""

    person: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SignOut:
    """Only the requesting device holds this seat from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class StopGame:
    """End the game as it is, by the operator, or by the server if nothing has happened since `unless_after`."""

    by: str
    unless_after: int | None = None


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The operator ends the game and closes the table."""


@dataclass(frozen=True, slots=True)
class RemoveName:
    """The operator replaces the name of a person at this table."""

    person: str
    instead: str


@dataclass(frozen=True, slots=True)
class TakeOff:
    """A person has days off until a time: their clocks stop in slow games."""

    person: str
    until: int


@dataclass(frozen=True, slots=True)
class RemoveMessage:
    """The operator removes a chat message."""

    number: int


@dataclass(frozen=True, slots=True)
class RematchAt:
    """A request for a rematch, with the id and the code's digest for the new table."""

    message: Rematch
    table: str
    code: str


FromServer = (
    Admit | UseLink | Adopt | SignOut | StopGame | CloseTable | RemoveName | TakeOff | RemoveMessage | RematchAt
)  # fmt: skip


@dataclass(eq=False, slots=True)
class Request:
    """One request to a room and its sender. `id` is empty for requests of the server."""

    client: Client
    message: SocketRequest | FromServer
    id: str = ""
    received: int = 0
    """When it arrived."""
