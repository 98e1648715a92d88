"""Reads by uvicorn's own protocols, where ours can't be used: in small slices that take turns.

It needs nothing of a protocol but what asyncio asks of every one. All turns together have a share of the loop's time.
Frames of WebSockets are counted by `frame_filter`, with the budgets of a connection and of its address; who has used
these up is not read from. What belongs to a request is known to nobody here, so its connection has a time as a whole.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pixcade.server.net.frame_filter import FrameFilter
from pixcade.server.net.read_budget import ReadBudget, ReadBudgets, SharedFrames, turns_of

SLICE = 512
MOST_WAITING = 512 * 1024
"""Bytes that may wait for their turn: more than one read brings, and more than a page ever sends."""
SECONDS_OPEN = 120.0
"""So long a connection is open that does not become a WebSocket: longer than any request takes."""

AddressOf = Callable[[asyncio.Transport], str]


def peer_of(transport: asyncio.Transport) -> str:
    """Return the address of the other side, as it is known without a proxy's word."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def sliced(
    protocol: type[asyncio.Protocol], *, socket: bool, address_of: AddressOf = peer_of
) -> type[asyncio.Protocol]:
    """Return a protocol that is given what arrives in slices; a WebSocket's, so many frames as it may send."""
    base: Any = protocol
    budgets = ReadBudgets()

    class SlicedProtocol(base):  # type: ignore[misc]  # which class it is is known when it is made
        # Two underscores, since nobody knows what names the protocol uses.
        __whole: asyncio.Transport
        __waiting = b""
        __has_turn = False
        __frames: FrameFilter | None = None
        __budget: ReadBudget | None = None
        __timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Keep the connection; a WebSocket's is still that of the request that it began with."""
            self.__whole = transport
            if socket:
                address = address_of(transport)
                self.__frames = FrameFilter()
                self.__budget = budgets.of(address) if address else ReadBudget(SharedFrames())
            else:
                self.__timer = asyncio.get_running_loop().call_later(SECONDS_OPEN, self.__close_if_here)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """Hand on nothing more."""
            self.__waiting = b""
            if self.__timer is not None:
                self.__timer.cancel()
            super().connection_lost(exc)

        def __close_if_here(self) -> None:
            """Close the connection, unless it has become a WebSocket."""
            if self.__whole.get_protocol() is self:
                self.__whole.close()

        def data_received(self, data: bytes) -> None:
            """Hand the first slice on, and let the rest wait."""
            self.__waiting += data
            if len(self.__waiting) > MOST_WAITING:
                self.__waiting = b""
                self.__whole.abort()
            elif not self.__has_turn:
                self.__go_on()

        def __go_on(self) -> None:
            """Hand one slice on; nothing after a close, or when the connection has another protocol now."""
            self.__has_turn = False
            if self.__whole.is_closing():
                self.__waiting = b""
                return
            part, self.__waiting = self.__waiting[:SLICE], self.__waiting[SLICE:]
            wait = self.__hand_on(part)
            if not socket and self.__whole.get_protocol() is not self:
                self.__waiting = b""
            if wait:
                self.__has_turn = True
                self.__whole.pause_reading()
                asyncio.get_running_loop().call_later(wait, self.__read_again)
            elif self.__waiting:
                self.__has_turn = True
                turns_of(asyncio.get_running_loop()).add(self.__go_on)

        def __hand_on(self, part: bytes) -> float:
            """Let the protocol read, and return for how many seconds nothing more is read."""
            if self.__frames is None or self.__budget is None:
                super().data_received(part)
                return 0.0
            let_through, begun = self.__frames.passed(part)
            if let_through:
                super().data_received(let_through)
            return self.__budget.spend(begun or 1)

        def __read_again(self) -> None:
            """Some of the budget is free again."""
            if not self.__whole.is_closing():
                self.__whole.resume_reading()
            self.__go_on()

    SlicedProtocol.__name__ = f"Sliced{protocol.__name__}"
    return SlicedProtocol
