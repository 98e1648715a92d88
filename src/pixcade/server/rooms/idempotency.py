"""Idempotency: a request is done once, however often it comes. After a break it is sent again with the same id."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from pixcade.table.table import TableRefusal

ANSWERS_KEPT = 32
"""Of so many requests a room remembers that they were done."""


class AnsweredRequests:
    """The requests to one room that were done last, by browser and id."""

    __slots__ = ("_answers",)

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], tuple[int, asyncio.Future[bool]]] = OrderedDict()

    async def once(self, browser: str, id: str, content: int, work: Callable[[], Awaitable[None]]) -> bool:
        """Do a request unless it was done before; return whether it was done now.

        `content` tells two requests with the same id apart: the second is refused. Raises what `work` raises.
        """
        place = (browser, id)
        while place in self._answers:
            known, finished = self._answers[place]
            if known != content:
                raise TableRefusal("table.id-in-use")
            if await asyncio.shield(finished):
                return False
        finished = asyncio.get_running_loop().create_future()
        self._answers[place] = content, finished
        try:
            await work()
        except BaseException:
            self._answers.pop(place, None)
            finished.set_result(False)
            raise
        finished.set_result(True)
        while len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)
        return True
