"""Whether other devices can reach this server, and by which addresses."""

from ipaddress import ip_address
from typing import Protocol

from starlette.types import Scope

from pixcade.server.access.proxies import fields
from pixcade.server.auth.middleware import visitor

FORWARDED = (b"x-forwarded-for", b"forwarded", b"via")


class Lan(Protocol):
    """The server's door to the local network."""

    @property
    def is_open(self) -> bool:
        """Whether other devices can reach us."""

    def link_bases(self) -> tuple[str, ...]:
        """What a link for another device may begin with; never an address that means the machine itself."""

    async def open(self) -> None:
        """Let other devices of this network reach us. Raises a Refusal."""

    async def close(self) -> None:
        """Let only this machine reach us."""


class NoLan:
    """A server that is reached by one address, and that is that."""

    def __init__(self, *links: str) -> None:
        """Know the address that links name."""
        self.links = links

    @property
    def is_open(self) -> bool:
        """Whether other devices can reach us."""
        return bool(self.links)

    def link_bases(self) -> tuple[str, ...]:
        """What a link may begin with."""
        return self.links

    async def open(self) -> None:
        """Nothing is to be opened."""

    async def close(self) -> None:
        """Nothing is to be closed."""


def is_loopback(address: str) -> bool:
    """Whether an address is that of the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_here(scope: Scope) -> bool:
    """Whether a request comes from this machine: not from behind a proxy on it that we were not told of."""
    forwarded = any(fields(scope, name) for name in FORWARDED)
    return is_loopback(visitor(scope).address) and not forwarded
