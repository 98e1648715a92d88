"""How clients reach this server: its names, its cookie, its proxies, and its addresses on the local network."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pixcade.locales.language import FALLBACK
from pixcade.server.access.proxies import Authority, Network


class Lan(Protocol):
    """The server's interface to the local network."""

    @property
    def is_open(self) -> bool: ...

    def link_bases(self) -> tuple[str, ...]:
        """The base addresses of links for other devices; never a loopback address."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class NoLan:
    """A server with one fixed address."""

    def __init__(self, *links: str) -> None:
        self.links = links

    @property
    def is_open(self) -> bool:
        return bool(self.links)

    def link_bases(self) -> tuple[str, ...]:
        return self.links

    async def open(self) -> None: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Site:
    """A server as its clients see it."""

    served: Callable[[], Collection[Authority]]
    """Returns the host names that we answer to right now."""
    cookie: str
    """The name of the cookie that identifies a browser."""
    trusted: Sequence[Network] = ()
    """The reverse proxies whose headers are believed."""
    language: str = FALLBACK
    """For clients that accept none of our languages."""
    lan: Lan = field(default_factory=NoLan)
