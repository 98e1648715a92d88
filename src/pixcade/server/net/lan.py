"""Whether other devices can reach this server, and by which addresses."""

from typing import Protocol


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
