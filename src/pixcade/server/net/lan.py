"""Whether other devices can reach this server, and by which addresses."""

from typing import Protocol


class Lan(Protocol):
    """The server's interface to the local network."""

    @property
    def is_open(self) -> bool:
        """Whether other devices can reach us."""

    def link_bases(self) -> tuple[str, ...]:
        """The base addresses of links for other devices; never a loopback address."""

    async def open(self) -> None:
        """Listen on the local network. Raises a PixcadeError."""

    async def close(self) -> None:
        """Listen on this machine only."""


class NoLan:
    """A server with one fixed address."""

    def __init__(self, *links: str) -> None:
        """Take the base address of links."""
        self.links = links

    @property
    def is_open(self) -> bool:
        """Whether other devices can reach us."""
        return bool(self.links)

    def link_bases(self) -> tuple[str, ...]:
        """The base address of links."""
        return self.links

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
