"""A client's connection to a table, and waiting for the next step."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Self

from pixcade.client.connection import ServerConnection
from pixcade.client.errors import Goodbye
from pixcade.client.requests import HostRequests, PlayerRequests
from pixcade.client.state import OwnStep
from pixcade.protocol.client_messages import Request
from pixcade.protocol.server_messages import Done


class TableClient(PlayerRequests, HostRequests):
    """A connection to a table, to be entered with `async with`. It reconnects automatically."""

    def __init__(self, address: str, headers: Callable[[], dict[str, str]], *, screen: bool = False) -> None:
        """`address` is that of the table's socket."""
        super().__init__(screen=screen)
        self._line = ServerConnection(address, headers, self._hello, self._hear)
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and wait for the table's state. Raises Goodbye if the server rejects us."""
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
        await self._stop()

    async def _stop(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def ask(self, request: Request) -> Done:
        """Send a request, wait for its response and its effect on our copy. Raises a PixcadeError, or Goodbye."""
        done = await self._line.ask(request)
        with contextlib.suppress(Goodbye):  # the request has succeeded all the same
            await self.until(lambda: self.known.number >= done.number)
        return done

    def new_id(self) -> str:
        """Return a fresh request id."""
        return self._line.new_id()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds for the table. Raises Goodbye if it never will."""
        await self._line.until(true)

    async def steps(self) -> AsyncIterator[OwnStep]:
        """Yield the steps with decisions of ours, until the game is over.

        Each decision is yielded once, including one that becomes ours in an open step when we take a seat.
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
