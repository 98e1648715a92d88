"""Group commit: submissions of all rooms that come in during a write are written together.

A submission is checked and folded as soon as it is received, on top of those that are being written
(`RoomQueue.ahead`), but nobody hears of it before it is durable: then it is acknowledged, and then published, in the
order of the log.

    received -> prepared -> gathered -> writing -> durable: acknowledged, published
                                              \\-> lost: sent again in the ordinary way (another process was first), or
                                                  refused, with all that was prepared on top of it

A room has one write under way at a time, so that nothing becomes durable that rests on something that did not. Whoever
holds the room's lock finds nothing gathered and nothing being written.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pixcade.core.errors import Refusal
from pixcade.server.services.bundle import Services
from pixcade.store.api import Conflict, TableRow, Write
from pixcade.table.entries import Entry
from pixcade.table.table import Table


@dataclass(slots=True)
class PendingEntry:
    """An entry on its way into the log, the table with it, and all that is written for it."""

    entry: Entry
    after: Table
    writes: Sequence[Write]
    row: TableRow | None


class Request(Protocol):
    """Whoever waits for a pending entry."""

    @property
    def pending(self) -> PendingEntry:
        """What is to be written."""

    def acknowledge(self) -> None:
        """It is durable; others have not heard of it."""

    def published(self) -> None:
        """Others have heard of it."""

    def retry(self) -> None:
        """Another process was first: ask again after what it has written."""

    def refuse(self, refusal: Refusal) -> None:
        """It could not be written."""


class CommittingRoom(Protocol):
    """A room, as far as its commits are concerned."""

    @property
    def id(self) -> str:
        """The table's id."""

    @property
    def table(self) -> Table:
        """The table as everybody knows it."""

    @property
    def queue(self) -> "RoomQueue":
        """What is on its way into the log."""

    def durable(self, pending: PendingEntry) -> None:
        """An entry is durable: go on from it, and publish it."""

    def announce(self) -> None:
        """Tell the other processes that the log has grown."""

    def recover(self) -> None:
        """After a fault of ours: go on from what is durable, and publish the whole table."""


class RoomQueue:
    """The submissions of one room that are not durable yet."""

    __slots__ = ("ahead", "drains", "gathered", "writing")

    def __init__(self, table: Table) -> None:
        self.ahead = table
        """The table with everything that is on its way into the log: nobody is told of that."""
        self.gathered: list[Request] = []
        self.writing: list[Request] = []
        self.drains: list[asyncio.Future[None]] = []
        """Those who wait for an empty queue."""

    @property
    def empty(self) -> bool:
        """Whether nothing is on its way into the log."""
        return not self.writing and not self.gathered

    def lose(self, table: Table) -> list[Request]:
        """Give up everything that is on its way, and begin again from a table."""
        lost, self.writing, self.gathered, self.ahead = [*self.writing, *self.gathered], [], [], table
        return lost

    async def drained(self) -> None:
        """Wait until nothing is on its way into the log."""
        while not self.empty:
            waiting = asyncio.get_running_loop().create_future()
            self.drains.append(waiting)
            await waiting

    def wake(self) -> None:
        """Let those go on who wait for an empty queue."""
        waiting, self.drains = self.drains, []
        for one in waiting:
            if not one.done():
                one.set_result(None)


class RoomLock(asyncio.Lock):
    """One request of a room after the other, each after everything that was taken before it is durable.

    It is reentrant: a task that holds it may ask for it again.
    """

    def __init__(self, queue: RoomQueue) -> None:
        super().__init__()
        self._queue = queue
        self._owner: asyncio.Task[object] | None = None
        self._depth = 0

    async def __aenter__(self) -> None:
        """Wait for the lock, and for what is being written."""
        task = asyncio.current_task()
        if self._owner is task:
            self._depth += 1
            return
        await super().__aenter__()
        try:
            await self._queue.drained()
        except BaseException:
            self.release()
            raise
        self._owner = task

    async def __aexit__(self, *error: object) -> None:
        """Let the next one have it."""
        if self._depth:
            self._depth -= 1
            return
        self._owner = None
        self.release()


class GroupCommit:
    """Writes the submissions of all rooms of a process, one write after the other."""

    def __init__(self, services: Services, flush: Callable[[], None]) -> None:
        """Call `flush` to send what has been pushed to sockets."""
        self.services = services
        self.flush = flush
        self.waiting: list[CommittingRoom] = []
        """Those that have something to be written next."""
        self.under_way = 0
        """How many writes are on their way. While there is one, what comes in is gathered: the store would let it
        wait all the same, and a table whose programs are kept together is told of them together."""

    def add(self, room: CommittingRoom, request: Request) -> None:
        """Have an entry written that was prepared on top of `room.queue.ahead`."""
        queue = room.queue
        queue.ahead = request.pending.after
        queue.gathered.append(request)
        if len(queue.gathered) == 1 and not queue.writing:
            self.schedule(room)

    def schedule(self, room: CommittingRoom) -> None:
        """Write what a room has at the end of this turn of the loop, or of the write that is under way."""
        if not self.waiting and not self.under_way:
            asyncio.get_running_loop().call_soon(self.begin)
        self.waiting.append(room)

    def begin(self) -> None:
        """Write what all rooms have gathered."""
        rooms, self.waiting = self.waiting, []
        for room in rooms:
            room.queue.writing, room.queue.gathered = room.queue.gathered, []
        if rooms:
            self.write(rooms)

    def write(self, rooms: Sequence[CommittingRoom]) -> None:
        """Write what is to be written of these rooms, all or nothing."""
        self.under_way += 1
        writes = [write for room in rooms for one in room.queue.writing for write in one.pending.writes]
        writing = asyncio.ensure_future(self.services.store.write(*writes))
        writing.add_done_callback(lambda done: self.written(rooms, done))

    def written(self, rooms: Sequence[CommittingRoom], done: "asyncio.Future[None]") -> None:
        """Publish what is durable now, or say why it is not. Others are written meanwhile."""
        self.under_way -= 1
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if isinstance(error, Conflict) and len(rooms) > 1:  # it concerns only one of them
            for room in rooms:
                self.write([room])
            return
        if isinstance(error, Exception) and not isinstance(error, Refusal | Conflict):  # a bug of ours, in the store
            self.services.log.fault(error, task="commit", tables=len(rooms))
        if self.waiting and not self.under_way:
            self.begin()
        for room in rooms:
            try:
                self.settle(room, error, at_once=len(rooms) == 1)
            except Exception as fault:  # a bug of ours, in what follows at one table
                self.services.log.fault(fault, task="commit", table=room.id)
                room.recover()
            if room.queue.gathered:
                self.schedule(room)
            elif room.queue.drains:
                room.queue.wake()
        self.flush()

    def settle(self, room: CommittingRoom, error: BaseException | None, *, at_once: bool) -> None:
        """Publish what was written, or give it up, with what was prepared on top of it.

        `at_once` sends an acknowledgement before the news is made up. It costs a write to the socket, which is much
        where many rooms are waiting.
        """
        if error is None:
            written, room.queue.writing = room.queue.writing, []
            for request in written:
                request.acknowledge()
                if at_once:
                    self.flush()
                room.durable(request.pending)
                request.published()
            room.announce()
            return
        for request in room.queue.lose(room.table):
            if isinstance(error, Conflict):
                request.retry()
            else:
                request.refuse(error if isinstance(error, Refusal) else Refusal("server.fault"))
