"""Whether other devices can reach this server, and by which addresses."""

from typing import Protocol


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
