"""Background tasks, whose failures never stop the server."""

import asyncio
from collections.abc import Coroutine

from pixcade.games.errors import PixcadeError
from pixcade.server.services.log import ServerLog


class BackgroundTasks:
    """Runs tasks in the background; a failure is logged."""

    def __init__(self, log: ServerLog, **about: str) -> None:
        """`about` is added to every log line."""
        self.log = log
        self.about = about
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # cancelled before it began
        return task

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except PixcadeError:  # it has been done, or is no longer possible; store trouble is reported elsewhere, once
            pass
        except Exception as error:  # a bug of ours
            self.log.fault(error, task=getattr(work, "__qualname__", ""), **self.about)

    def close(self) -> None:
        for task in tuple(self.tasks):
            task.cancel()
