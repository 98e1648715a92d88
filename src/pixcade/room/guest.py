"""Who is connected: a browser, or a program with a token."""

from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or program. `browser` is the digest of its secret, `person` its public id.

    `here` says that it runs on the server's own machine, not behind a proxy.
    """

    browser: str = field(repr=False)
    person: str
    name: str = ""
    program: bool = False
    address: str = ""
    here: bool = False


class Client(Protocol):
    """A connection, as a room knows it. Rooms only read it and compare it by identity."""

    @property
    def guest(self) -> Guest:
        """Who is connected."""

    @property
    def screen(self) -> bool:
        """Whether it is a shared screen, which plays for nobody."""


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """A guest whose request came over HTTP, without a connection."""

    guest: Guest
    screen: bool = False
