"""The bots of a room: they compute when a step opens, and submit what they have found."""

import asyncio

from pixcade.bots.running.fallback import BotFailed
from pixcade.core.game import Decision
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.submissions import submit_for_bot
from pixcade.server.rooms.tasks import run_to_end
from pixcade.server.services.log import places_in
from pixcade.store.api import StoreTrouble
from pixcade.table.table import BOT_KEY, Table

TRY_AGAIN = 1_000
"""After so many milliseconds a move that the store could not take is submitted again."""
CLAIM = 4_000
"""So many milliseconds a process has a decision of a bot for itself, unless it says that it still computes."""


def note_failure(room: Room, name: str, failed: BotFailed) -> None:
    """Log that a bot has failed: the reason's code and the places, since its words could tell what it had in mind."""
    about = {"code": failed.code, "reason": str(failed.values["reason"]), "where": places_in(failed.log)}
    room.services.log.note("bot-failed", level="warning", table=room.id, bot=name, **about)


class RoomBots:
    """The bots of a table think as soon as a step is open; what they think of a step that has passed is dropped.

    They stand still while nobody is there to see it, and wait until the last reveal has been shown.
    """

    def __init__(self, room: Room, *, paced: bool = True) -> None:
        """Wait for the first entry. `paced` is off where a test does not want to wait for reveals."""
        self.room = room
        self.paced = paced
        self.thinking: dict[tuple[int, str, int], asyncio.Task[None]] = {}
        self.seated = False
        """Whether a bot plays at any seat."""
        self.look()

    def follow(self) -> None:
        """After an entry: let bots begin, and stop those that are no longer wanted."""
        seated = self.seated
        self.look()
        if seated or self.seated:
            self.wake()

    def look(self) -> None:
        """See whether a bot plays at any seat."""
        self.seated = any(seat.plays == BOT_KEY for seat in self.room.table.seats)

    def wake(self) -> None:
        """Let every bot think that is awaited and does not yet."""
        if not self.seated and not self.thinking:
            return
        table = self.room.table
        wanted = {}
        if table.started and not table.over and self.room.broadcast.connections:
            for one in table.awaited:
                seat = table.seat(one.seat)
                if seat.plays == BOT_KEY:
                    wanted[table.step, one.piece, seat.since] = one
        for key in [key for key in self.thinking if key not in wanted]:
            self.thinking.pop(key).cancel()
        for key, decision in wanted.items():
            if key not in self.thinking:
                self.thinking[key] = self.room.tasks.begin(self.think(table, decision, key))
        people_wait = bool(wanted) and len(wanted) == len(table.awaited)
        self.room.services.thinking.prefer(self.room.id, people_wait, self.room.owner)

    async def think(self, table: Table, decision: Decision, key: tuple[int, str, int]) -> None:
        """Think about one decision, on the public position alone, and hand the program in."""
        room, renewing = self.room, None
        try:
            if not room.services.bus.alone:
                renewing = await self.claimed(f"{room.id}.{table.step}.{decision.piece}.{key[2]}")
            seat = table.seat(decision.seat)
            name = seat.name if seat.holder == "bot" else table.settings.stand_in
            position = table.game.format_position(table.state)
            thought, failed = await room.services.thinking.think(
                room.id, table.step, name, table.game.info.id, position, decision, room.row.secret
            )
            if failed is not None:
                note_failure(room, name, failed)
            if self.paced:
                await self.until(table.ticks_from)
            await run_to_end(submit_for_bot(room, table.step, decision.piece, decision.seat, seat.since, thought.move))
        except StoreTrouble:
            await self.until(room.services.time.now() + TRY_AGAIN)
            self.thinking.pop(key, None)
            self.wake()
            raise
        finally:
            if renewing is not None:
                renewing.cancel()
            if self.thinking.get(key) is asyncio.current_task():
                del self.thinking[key]

    async def claimed(self, name: str) -> "asyncio.Task[None]":
        """Wait until no other process thinks about a decision, and go on saying that this one does.

        A process that has died says nothing any more, and its decision is free after a while. Where nobody can be asked
        several think, and come to the same: the first that hands it in was it.
        """
        bus, time = self.room.services.bus, self.room.services.time
        while not await bus.claim(name, CLAIM):
            await self.until(time.now() + CLAIM // 4)

        async def renew() -> None:
            while True:
                await asyncio.sleep(CLAIM / 3000)
                await bus.renew(name, CLAIM)

        return asyncio.get_running_loop().create_task(renew())

    async def until(self, at: int) -> None:
        """Wait until a time."""
        time = self.room.services.time
        if at <= time.now():
            return
        come = asyncio.Event()
        timer = time.call_at(at, come.set)
        try:
            await come.wait()
        finally:
            timer.cancel()

    def close(self) -> None:
        """Stop thinking."""
        for task in self.thinking.values():
            task.cancel()
