"""Guests and clients: a browser or API client, and its connection."""

from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or API client. `browser` is the digest of its secret, `person` its public id.

    `here` means that it runs on the server's own machine, not behind a proxy.
    """

    browser: str = field(repr=False)
    person: str
    name: str = ""
    program: bool = False
    address: str = ""
    here: bool = False


class Client(Protocol):
    """A connection, as a room sees it. Rooms only read it and compare it by identity."""

    @property
    def guest(self) -> Guest: ...

    @property
    def screen(self) -> bool:
        """Whether it is a shared screen, which plays for no seat."""

    @property
    def focused(self) -> bool:
        """Whether someone has its page in front of them."""


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """A guest whose request came over HTTP, without a connection."""

    guest: Guest
    screen: bool = False
    focused: bool = False
