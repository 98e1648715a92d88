"""Reads by uvicorn's own protocols, where ours can't be used: in small slices that take turns.

It needs nothing of a protocol but what asyncio asks of every one. So it can't count frames: a slice holds at most about
85 of them, all turns together have a share of the loop's time, and who is too far ahead loses the connection.
"""

import asyncio
from typing import Any

from pixcade.server.net.read_budget import turns_of

SLICE = 512
MOST_WAITING = 512 * 1024
"""Bytes that may wait for their turn: more than one read brings, and more than a page ever sends."""


def sliced(protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """Return a protocol that is given what arrives in slices."""
    base: Any = protocol

    class SlicedProtocol(base):  # type: ignore[misc]  # which class it is is known when it is made
        whole: asyncio.Transport
        begins = False
        """Whether the connection began with this protocol."""
        waiting = b""
        has_turn = False

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Keep the connection; a WebSocket's is still that of the request that it began with."""
            self.whole = transport
            self.begins = transport.get_protocol() is self
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """Hand on nothing more."""
            self.waiting = b""
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Hand the first slice on, and let the rest wait."""
            if len(data) <= SLICE and not self.waiting:
                super().data_received(data)
                return
            self.waiting += data
            if len(self.waiting) > MOST_WAITING:
                self.waiting = b""
                self.whole.abort()
            elif not self.has_turn:
                self.go_on()

        def go_on(self) -> None:
            """Hand one slice on; nothing after a close, or when the connection has another protocol now."""
            self.has_turn = False
            if self.whole.is_closing():
                self.waiting = b""
                return
            part, self.waiting = self.waiting[:SLICE], self.waiting[SLICE:]
            super().data_received(part)
            if self.begins and self.whole.get_protocol() is not self:
                self.waiting = b""
            if self.waiting:
                self.has_turn = True
                turns_of(asyncio.get_running_loop()).add(self.go_on)

    SlicedProtocol.__name__ = f"Sliced{protocol.__name__}"
    return SlicedProtocol
