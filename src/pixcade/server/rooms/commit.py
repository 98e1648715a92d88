"""Programs that come in while others are being written are kept together, for all tables of a process.

A program is checked and folded as soon as it is heard, on top of those that are being written, but nobody hears of it
before it is kept: then it is acknowledged, and then told, in the order of the log. A table has one write under way at
a time, so that nothing can be kept that rests on something that was not.
"""

import asyncio
from collections.abc import Callable, Sequence

from pixcade.core.errors import Refusal
from pixcade.server.rooms.pending import PendingEntry
from pixcade.server.rooms.room import Room
from pixcade.server.services.bundle import Services
from pixcade.store.api import Conflict


class GroupCommit:
    """Everything that has been taken and is not kept yet."""

    def __init__(self, services: Services, told: Callable[[], None]) -> None:
        """Begin with nothing; call `told` when something has been said to many."""
        self.services = services
        self.told = told
        self.rooms: list[Room] = []
        """Those that have something to be written next."""
        self.under_way = 0
        """How many writes are on their way. While there is one, what comes in is gathered: the store would let it
        wait all the same, and a table whose programs are kept together is told of them together."""

    def add(self, room: Room, pending: PendingEntry) -> None:
        """Have something kept that rests on `room.ahead`."""
        room.ahead = pending.after
        room.gathered.append(pending)
        if len(room.gathered) == 1 and not room.writing:
            self.next(room)

    def next(self, room: Room) -> None:
        """Write what a room has at the end of this turn, or of the write that is under way."""
        if not self.rooms and not self.under_way:
            asyncio.get_running_loop().call_soon(self.begin)
        self.rooms.append(room)

    def begin(self) -> None:
        """Write what all rooms have."""
        rooms, self.rooms = self.rooms, []
        for room in rooms:
            room.writing, room.gathered = room.gathered, []
        if rooms:
            self.write(rooms)

    def write(self, rooms: Sequence[Room]) -> None:
        """Write what is to be written of these rooms, all or nothing."""
        self.under_way += 1
        writes = [write for room in rooms for pending in room.writing for write in pending.writes]
        writing = asyncio.ensure_future(self.services.store.write(*writes))
        writing.add_done_callback(lambda done: self.written(rooms, done))

    def written(self, rooms: Sequence[Room], done: "asyncio.Future[None]") -> None:
        """Tell of what was kept, or say why it was not. Others are written meanwhile."""
        self.under_way -= 1
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if isinstance(error, Conflict) and len(rooms) > 1:  # it concerns only one of them
            for room in rooms:
                self.write([room])
            return
        if not self.under_way:
            self.begin()
        for room in rooms:
            try:
                self.settle(room, error)
            except Exception as fault:  # a bug of ours, in what follows at one table; its text could hold a secret
                self.services.log.note("fault", level="error", kind=type(fault).__name__, table=room.id)
                room.go_on()
            if room.gathered:
                self.next(room)
            else:
                room.drained()
        self.told()

    def settle(self, room: Room, error: BaseException | None) -> None:
        """Let what was written come true, or take it all back, with what was taken on top of it."""
        writing, room.writing = room.writing, []
        if error is None:
            for pending in writing:
                room.kept(pending)
            room.announce()
            return
        lost, room.gathered, room.ahead = [*writing, *room.gathered], [], room.table
        for pending in lost:
            if isinstance(error, Conflict):  # another process was first: ask again, after what it has written
                pending.again()
            else:
                pending.failed(error if isinstance(error, Refusal) else Refusal("server.fault"))
