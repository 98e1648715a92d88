"""A client's place at a table: its connection, and waiting for the next step."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Self

from pixcade.client.errors import Goodbye
from pixcade.client.requests import HostRequests, PlayerRequests
from pixcade.client.state import OwnStep
from pixcade.packages import require
from pixcade.protocol.client_messages import Request
from pixcade.protocol.server_messages import Done


class TableClient(PlayerRequests, HostRequests):
    """A client's place at a table, to be entered with `async with`. It reconnects by itself after every break."""

    def __init__(self, address: str, headers: Callable[[], dict[str, str]], *, screen: bool = False) -> None:
        """Name a table by the address of its socket. Raises MissingPackage: only a table needs more than HTTP."""
        super().__init__(screen=screen)
        require("websockets", extra="client")
        from pixcade.client.connection import ServerConnection

        self._line = ServerConnection(address, headers, self._hello, self._hear)
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and wait for the table's state. Raises Goodbye where the server rejects us."""
        self._task = asyncio.create_task(self._line.live())
        try:
            await self.until(lambda: self.state is not None and self.yours is not None)
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self._stop()

    async def _stop(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def ask(self, request: Request) -> Done:
        """Send a request, wait for its answer and for what it has changed here. Raises a PixcadeError, or Goodbye."""
        done = await self._line.ask(request)
        with contextlib.suppress(Goodbye):  # it was done all the same
            await self.until(lambda: self.known.number >= done.number)
        return done

    def new_id(self) -> str:
        """Return an id that no request of ours has had."""
        return self._line.new_id()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds for the table. Raises Goodbye where it never will."""
        await self._line.until(true)

    async def steps(self) -> AsyncIterator[OwnStep]:
        """Yield the steps in which a decision of ours is due, until the game is over.

        Each decision is given once. One that becomes ours in an open step, with a seat that we take, is given then.
        """
        given: set[tuple[int, str]] = set()
        while True:
            await self.until(lambda: self._over() or bool(self._due(given)))
            step = self._due(given)
            if step is None:
                return
            given.intersection_update({place for place in given if place[0] == step.number})
            given.update((step.number, one.piece) for one in step.mine)
            yield step


__all__ = ["Goodbye", "OwnStep", "TableClient"]
