"""The identity behind a request: a browser, or a program with a token."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or program as the server knows it. `browser` is the digest of its secret, `person` its public id."""

    browser: str = field(repr=False)
    person: str
    name: str = ""
    program: bool = False
    address: str = ""
    here: bool = False
    """Whether it is at the machine on which the server runs, and not behind an unknown proxy there."""
