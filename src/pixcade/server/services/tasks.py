"""Background tasks: work beside everything else, which must never stop it."""

import asyncio
from collections.abc import Coroutine

from pixcade.games.errors import PixcadeError
from pixcade.server.services.log import ServerLog


class BackgroundTasks:
    """Work that is done beside everything else, and must never stop it."""

    def __init__(self, log: ServerLog, **about: str) -> None:
        """Begin with nothing to do; `about` stands beside whatever is noted."""
        self.log = log
        self.about = about
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Let something be done beside everything else."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was stopped before it began
        return task

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except PixcadeError:  # it has been done, or is no longer possible; trouble of the store is told once for all
            pass
        except Exception as error:  # a bug of ours
            self.log.fault(error, task=getattr(work, "__qualname__", ""), **self.about)

    def close(self) -> None:
        """Stop everything."""
        for task in tuple(self.tasks):
            task.cancel()
