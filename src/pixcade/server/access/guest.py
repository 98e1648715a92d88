"""The identity behind a request: a browser, or a program with a token."""

from dataclasses import dataclass, field

from pixcade.server.access.proxies import is_loopback


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or program as the server knows it. `browser` is the digest of its secret, `person` its public id."""

    browser: str = field(repr=False)
    person: str
    name: str = ""
    program: bool = False
    address: str = ""
    outside: bool = False
    """Whether it comes by a name that other machines use, or a proxy says to have forwarded what it asks."""

    @property
    def here(self) -> bool:
        """Whether it is at the machine on which the server runs, and not behind an unknown proxy there."""
        return is_loopback(self.address) and not self.outside
