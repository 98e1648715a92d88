"""What goes on beside a table: bots that think, clocks that run out, people who come and go."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from pixcade.core.errors import Refusal
from pixcade.core.game import Decision
from pixcade.protocol.server_messages import Present
from pixcade.server.rooms.room import Connection, Distant, Room
from pixcade.server.rooms.submissions import submit_for_bot
from pixcade.server.services.bundle import Timer
from pixcade.server.services.log import ServerLog
from pixcade.store.api import StoreTrouble
from pixcade.table import commands
from pixcade.table.clocks import next_expiry
from pixcade.table.codec import decode
from pixcade.table.entries import Entry, Seated, Submitted, Withdrawn
from pixcade.table.table import BOT_KEY, SeatState, Table

TRY_AGAIN = 1_000
"""After so many milliseconds something that the store could not take is tried again."""
LOOK_AGAIN = 5_000
"""After so many milliseconds is looked again who is there, while other processes can't be heard."""
CLAIM = 4_000
"""So many milliseconds a process has a decision of a bot for itself, unless it says that it still thinks."""
AFTER_RESTART = 30_000
"""So long clocks stand after a restart if nobody who is awaited comes back."""
RESTART = "restart"
OUTAGE = 15_000
"""A server of which nothing was heard for so many milliseconds has not lived."""


class BackgroundTasks:
    """Work that is done beside everything else, and must never stop it."""

    def __init__(self, log: ServerLog, **about: str) -> None:
        """Begin with nothing to do; `about` stands beside whatever is noted."""
        self.log = log
        self.about = about
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something be done beside everything else."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was stopped before it began
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreTrouble as trouble:
            self.log.note("store-trouble", level="error", code=trouble.code, **self.about)
        except Refusal:  # what was to be done has been done, or is no longer possible
            pass
        except Exception as error:  # a bug of ours; its text could hold a secret
            self.log.note("fault", level="error", kind=type(error).__name__, **self.about)

    def close(self) -> None:
        """Stop everything."""
        for task in tuple(self.tasks):
            task.cancel()


class RoomTasks(BackgroundTasks):
    """Work that a room gives itself."""

    def __init__(self, room: Room) -> None:
        """Begin with nothing to do."""
        super().__init__(room.services.log, table=room.id)


async def run_to_end(work: Coroutine[Any, Any, None]) -> None:
    """Do something to its end even if whoever waits for it is stopped: what is half written is known to nobody."""
    doing = asyncio.ensure_future(work)
    try:
        await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        doing.exception()
        raise


class Bots:
    """The bots of a table think as soon as a step is open; what they think of a step that has passed is dropped.

    They stand still while nobody is there to see it, and wait until the last reveal has been shown.
    """

    def __init__(self, room: Room, tasks: RoomTasks, watched: Callable[[], bool], *, paced: bool = True) -> None:
        """Wait for the first entry."""
        self.room = room
        self.tasks = tasks
        self.watched = watched
        self.paced = paced
        self.thinking: dict[tuple[int, str, int], asyncio.Task[None]] = {}
        self._seats: tuple[SeatState, ...] = ()
        self._any = False

    def follow(self, before: Table, entry: Entry) -> None:
        """Let bots begin, and stop those that are no longer wanted."""
        del before, entry
        seats = self.room.table.seats
        if seats is not self._seats:
            self._seats, self._any = seats, any(seat.plays == BOT_KEY for seat in seats)
            self.wake()
        elif self._any:
            self.wake()

    def wake(self) -> None:
        """Let every bot think that is awaited and does not yet."""
        table = self.room.table
        wanted = {}
        if table.started and not table.over and self.watched():
            for one in table.awaited:
                seat = table.seat(one.seat)
                if seat.plays == BOT_KEY:
                    wanted[table.step, one.piece, seat.since] = one
        for key in [key for key in self.thinking if key not in wanted]:
            self.thinking.pop(key).cancel()
        for key, decision in wanted.items():
            if key not in self.thinking:
                self.thinking[key] = self.tasks.begin(self.think(table, decision, key))
        people_wait = bool(wanted) and len(wanted) == len(table.awaited)
        self.room.services.thinking.prefer(self.room.id, people_wait)

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
                room.services.log.note("bot-failed", level="warning", table=room.id, bot=name, code=failed.code)
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


def is_there(room: Room, seat: int) -> bool:
    """Whether somebody is there who holds a seat; a shared screen is nobody."""
    return any(True for _ in holding(room, room.table.seats[seat].key))


def holding(room: Room, key: str) -> Iterator[Connection | Distant]:
    """Return the connections of those who hold a seat key, here and through other processes."""
    for connection in room.everybody():
        if not connection.screen and room.holders.get(connection.guest.browser, {}).get(key):
            yield connection


class Presence:
    """Who is there, and what follows when somebody is not: stand-ins, another host, clocks after a restart.

    One timer waits for whichever of these comes first, and for the clocks of the table.
    """

    def __init__(self, room: Room, tasks: RoomTasks) -> None:
        """Nobody is there yet; whoever has a seat is missed from now on."""
        self.room = room
        self.tasks = tasks
        now = room.services.time.now()
        self.gone: dict[int, int] = {at: now for at, seat in enumerate(room.table.seats) if seat.holder == "person"}
        self.host_gone: int | None = now
        self.resume_at: int | None = now + AFTER_RESTART if room.table.paused_by == RESTART else None
        self.timer: Timer | None = None
        self.told: Present | None = None

    # Coming and going

    def present(self, seat: int) -> bool:
        """Whether somebody is there who holds a seat."""
        return is_there(self.room, seat)

    def somebody(self) -> bool:
        """Whether anybody at all is there."""
        return bool(self.room.connections)

    def arrived(self, connection: Connection | Distant) -> None:
        """Somebody is there: seats that a bot kept for them are theirs again at once."""
        if not connection.screen:
            for seat in self.room.seats_of(connection.guest):
                if self.room.table.seats[seat].away:
                    self.tasks.begin(self.give_back(seat, self.room.table.seats[seat].key))
                if self.resume_at is not None and any(one.seat == seat for one in self.room.table.awaited):
                    self.resume_at = self.room.services.time.now()
        self.look()

    async def give_back(self, seat: int, key: str) -> None:
        """Give a seat back to whoever it was kept for."""
        if self.room.table.seats[seat].away:
            await self.room.perform(lambda table, now: commands.come_back(table, now, seat, key))
            self.room.tell_own(self.room.browsers_with(key))

    def left(self, connection: Connection) -> None:
        """Somebody has gone."""
        del connection
        self.look()

    def follow(self, before: Table, entry: Entry) -> None:
        """The table has changed: who is missed may have."""
        table = self.room.table
        if before.seats is not table.seats or not isinstance(entry.what, Submitted | Withdrawn):
            self.look()
        elif table.settings.clock != "none" or table.over:
            self.set_timer()

    def look(self) -> None:
        """See who is there now, tell it if it has changed, and set the timer."""
        table, now = self.room.table, self.room.services.time.now()
        if table.paused_by == RESTART and self.resume_at is None:  # who has stopped the clocks may have died since
            self.resume_at = now + AFTER_RESTART
        there = tuple(
            seat.holder == "bot" or (seat.holder == "person" and self.present(at))
            for at, seat in enumerate(table.seats)
        )
        for at, seat in enumerate(table.seats):
            if seat.holder == "person" and not there[at]:
                self.gone.setdefault(at, now)
            else:
                self.gone.pop(at, None)
        hosting = any(connection.guest.person == table.host for connection in self.room.everybody())
        self.host_gone = None if hosting else self.host_gone if self.host_gone is not None else now
        watching = sum(self.room.is_spectator(one) for one in self.room.everybody())
        told = Present(there, watching, self.room.services.thinking.busy(self.room.id))
        if told != self.told:
            self.told = told
            self.room.tell(told)
        self.set_timer()

    # What time brings

    def set_timer(self) -> None:
        """Wait for whatever comes first."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.room.table
        if table.over:
            return
        times = [self.resume_at, next_expiry(table) if table.started else None]
        if table.started and self.somebody():
            missed = [since for at, since in self.gone.items() if not table.seats[at].away]
            times += [max(since + table.settings.grace, self.certain_from()) for since in missed]
        if self.host_gone is not None and self.heirs():
            times.append(max(self.host_gone + table.settings.grace, self.certain_from()))
        known = [at for at in times if at is not None]
        if known:
            self.timer = self.room.services.time.call_at(min(known), self.begin_acting)

    def begin_acting(self) -> None:
        """The time has come."""
        self.timer = None
        self.tasks.begin(self.act())

    async def act(self) -> None:
        """Do what is due now."""
        try:
            now = self.room.services.time.now()
            if self.resume_at is not None and now >= self.resume_at:
                self.resume_at = None
                if self.room.table.paused_by == RESTART:
                    await self.room.perform(lambda table, now: commands.resume(table, now, by=RESTART))
            await self.room.perform(lambda table, now: commands.expire(table, now) if table.due else None)
            await self.miss(now)
            gone = self.host_gone is not None and now >= self.host_gone + self.room.table.settings.grace
            if gone and now >= self.certain_from():
                await self.pass_on()
        except StoreTrouble:
            self.close()
            self.timer = self.room.services.time.call_at(self.room.services.time.now() + TRY_AGAIN, self.begin_acting)
            raise
        self.look()

    def certain_from(self) -> int:
        """Return from when on it is known who is there: other processes must have been heard for the whole grace."""
        bus = self.room.services.bus
        if bus.alone:
            return 0
        if bus.healthy_since is None:
            return self.room.services.time.now() + LOOK_AGAIN
        return bus.healthy_since + self.room.table.settings.grace

    async def miss(self, now: int) -> None:
        """Let stand-ins have the seats of people who have been gone for the grace, while anybody is there to play."""
        table = self.room.table
        if not table.started or table.over or not self.somebody() or now < self.certain_from():
            return
        for at, since in tuple(self.gone.items()):
            if now >= since + table.settings.grace and not self.room.table.seats[at].away and not self.present(at):
                key = self.room.table.seats[at].key
                await self.room.perform(lambda table, now, at=at: commands.go_away(table, now, at))  # type: ignore[misc]  # the seat is bound
                if self.present(at):  # they have come while this was written down
                    await self.give_back(at, key)

    def heirs(self) -> dict[str, str]:
        """Return who of those who sit and are there could be host, by their seats' keys. Programs are no hosts.

        It is whoever holds the seat here and now: the browser that sat down may have handed it on.
        """
        return {
            seat.key: min(one.guest.person for one in people)
            for seat in self.room.table.seats
            if seat.holder == "person" and not seat.program
            if (people := [one for one in holding(self.room, seat.key) if not one.guest.program])
        }

    async def pass_on(self) -> None:
        """Let whoever of those who are there has sat longest be host. The log knows who that is."""
        lines = await self.room.services.store.log(self.room.id)
        seated = [entry.what.key for entry in map(decode, lines) if isinstance(entry.what, Seated)]

        def ask(table: Table, now: int) -> Entry | None:
            heirs = self.heirs()
            heir = next((heirs[key] for key in seated if key in heirs), None)
            hosting = any(connection.guest.person == table.host for connection in self.room.everybody())
            return None if heir is None or hosting else commands.host(table, now, heir, by="server")

        await self.room.perform(ask)

    async def after_restart(self, alive: int) -> None:
        """Let clocks stand since the server was last known to live, until somebody is back."""

        def ask(table: Table, now: int) -> Entry | None:
            runs = table.started and not table.over and table.settings.clock != "none" and not table.paused
            woken = alive and table.time > alive + OUTAGE  # by another process that has started since
            return commands.pause(table, now, since=alive, by=RESTART) if runs and not woken else None

        await self.room.perform(ask)
        if self.room.table.paused_by == RESTART:
            self.resume_at = self.room.services.time.now() + AFTER_RESTART
        self.look()

    def close(self) -> None:
        """Wait for nothing any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
