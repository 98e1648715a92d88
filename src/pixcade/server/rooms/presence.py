"""Presence: who is at a table, and what follows when somebody is not: stand-ins, another host, clocks."""

import asyncio
from collections.abc import Iterable

from msgspec import structs

from pixcade.protocol.server_messages import Present
from pixcade.server.rooms.broadcast import Connection, Distant
from pixcade.server.rooms.room import Room
from pixcade.server.services.bundle import Timer
from pixcade.server.services.cluster_messages import topic
from pixcade.store.api import StoreTrouble
from pixcade.table import commands
from pixcade.table.clocks import next_expiry
from pixcade.table.codec import decode
from pixcade.table.entries import Entry, Seated
from pixcade.table.silence import may_pass_host, refuse_second_act, silent_seats
from pixcade.table.table import Table, TableRefusal

TRY_AGAIN = 1_000
"""After so many milliseconds an entry that the store could not take is tried again."""
LOOK_AGAIN = 5_000
"""Presence is evaluated again after so many milliseconds while other processes can't be heard."""
AFTER_RESTART = 30_000
"""So long clocks stand after a restart if nobody who is awaited comes back."""
RESTART = "restart"
OUTAGE = 15_000
"""A server of which nothing was heard for so many milliseconds was down."""


def is_there(room: Room, seat: int) -> bool:
    """Whether somebody is there who holds a seat; a shared screen is nobody."""
    key = room.table.seats[seat].key
    return any(not one.screen and room.keys.holds(one.guest.browser, key) for one in room.broadcast.everybody())


def keys_seated(lines: Iterable[str]) -> list[str]:
    """Return the keys of all who have sat at a table, in order, from its log."""
    return [entry.what.key for entry in map(decode, lines) if isinstance(entry.what, Seated)]


class Presence:
    """Who is there, and what follows when somebody is not: stand-ins, another host, clocks after a restart.

    One timer waits for whichever of these comes first, and for the clocks of the table.
    """

    def __init__(self, room: Room) -> None:
        """Nobody is there yet; whoever has a seat is missed from now on."""
        self.room = room
        now = room.services.time.now()
        self.gone: dict[int, int] = {at: now for at, seat in enumerate(room.table.seats) if seat.holder == "person"}
        self.host_gone: int | None = now
        self.resume_at: int | None = now + AFTER_RESTART if room.table.paused_by == RESTART else None
        self.timer: Timer | None = None
        self.told: Present | None = None
        self.told_gone: dict[int, int] = {}
        self.shown = -1
        """The step that the host's shared screen shows by now, -1 where there is none or it has not said so."""
        self.shown_in = -1
        """The step in which everybody was last told of that."""
        self.late: dict[int, str] = {}
        """Seats whose people are back, with their keys, and may be given them in the next step."""
        self.waits_for_step = False
        """Whether something is to be done or told in the next step that would be too much in this one."""

    # Coming and going

    def present(self, seat: int) -> bool:
        """Whether somebody is there who holds a seat."""
        return is_there(self.room, seat)

    def arrived(self, connection: Connection | Distant) -> None:
        """Somebody is there: seats that a bot kept for them are theirs again at once. `refresh` has to follow."""
        if not connection.screen:
            for seat in self.room.keys.seats(self.room.table, connection.guest.browser):
                if self.room.table.seats[seat].away:
                    self.room.tasks.begin(self.give_back(seat, self.room.table.seats[seat].key))
                if self.resume_at is not None and any(one.seat == seat for one in self.room.table.awaited):
                    self.resume_at = self.room.services.time.now()

    async def give_back(self, seat: int, key: str) -> None:
        """Give a seat back to whoever it was kept for."""
        if self.room.table.seats[seat].away:
            try:
                await self.room.perform(lambda table, now: self.returned(table, now, seat, key))
            except TableRefusal as refusal:
                if refusal.code == "table.silent-once":
                    self.late[seat], self.waits_for_step = key, True
                raise
            self.room.tell_own(self.room.keys.holders(key))

    @staticmethod
    def returned(table: Table, now: int, seat: int, key: str) -> Entry:
        """Return the entry of a person who is back, as often as that may be seen."""
        entry = commands.come_back(table, now, seat, key)
        refuse_second_act(table, seat)
        return entry

    def next_step(self) -> None:
        """The next step has begun: give seats back to those who are there, and tell what was not told before."""
        late, self.late, self.waits_for_step = self.late, {}, False
        for seat, key in late.items():
            if self.present(seat):
                self.room.tasks.begin(self.give_back(seat, key))
        self.refresh()

    def left(self, connection: Connection) -> None:
        """Somebody has gone. `refresh` has to follow."""
        if connection.screen:
            self.shown = -1

    def refresh(self) -> None:
        """See who is there now, tell it if it has changed, and set the timer."""
        table, now = self.room.table, self.room.services.time.now()
        if table.paused_by == RESTART and self.resume_at is None:  # who has stopped the clocks may have died since
            self.resume_at = now + AFTER_RESTART
        everybody = [*self.room.broadcast.everybody()]
        held, watching = self.room.keys.present([one.guest.browser for one in everybody if not one.screen])
        there = tuple([seat.holder == "bot" or (seat.holder == "person" and seat.key in held) for seat in table.seats])
        for at, seat in enumerate(table.seats):
            if seat.holder == "person" and not there[at]:
                self.gone.setdefault(at, now)
            else:
                self.gone.pop(at, None)
        silent = silent_seats(table)
        if self.hosting(everybody, held, silent):
            self.host_gone = None
        elif self.host_gone is None:
            self.host_gone = now
        busy = self.room.bots.seated and self.room.services.thinking.busy(self.room.id)
        seats, spectators, screen = self.seen(there, watching, silent)
        told = Present(seats, spectators, busy, shown=screen)
        shown = {at for at, is_there in enumerate(told.seats) if not is_there and not table.seats[at].away}
        missed = {at: since for at, since in self.gone.items() if table.started and at in shown}
        if told != self.told or missed != self.told_gone:
            self.told, self.told_gone = told, missed
            self.room.broadcast.tell(self.counted(told))
        self.set_timer()

    def hosting(self, everybody: Iterable[Connection | Distant], held: set[str], silent: frozenset[int]) -> bool:
        """Whether the host is there: the person, or any device that holds a seat of theirs.

        A host with a silent seat (P3.4) is there until a stand-in plays for it: everybody is told of that anyway, and
        which of several devices are there tells nothing.
        """
        table = self.room.table
        seats = [(at, one) for at, one in enumerate(table.seats) if one.holder == "person" and one.person == table.host]
        holding = any(seat.key in held for _, seat in seats)
        there = holding or any(one.guest.person == table.host for one in everybody)
        if not any(at in silent for at, _ in seats):
            return there
        told = not all(seat.away for _, seat in seats)
        self.waits_for_step |= told != there
        return told

    def seen(self, there: tuple[bool, ...], watching: int, silent: frozenset[int]) -> tuple[tuple[bool, ...], int, int]:
        """Return what everybody may see of who is there, how many watch, and which step the host's screen shows.

        Coming and going tells nothing while seats are silent (P3.4): whoever has such a seat seems to be there until a
        stand-in plays for them, as many seem to watch as before, and the screen comes or goes on once a step.
        """
        table, before = self.room.table, self.told
        if not silent:
            return there, watching, self.shown
        seats = enumerate(table.seats)
        told = tuple(there[at] or (at in silent and seat.holder == "person" and not seat.away) for at, seat in seats)
        if before is None:
            return told, watching, self.shown
        screen = before.shown if self.shown_in == table.step else self.shown
        self.waits_for_step |= screen != self.shown
        if screen != before.shown:
            self.shown_in = table.step
        return told, before.spectators, screen

    def counted(self, told: Present) -> Present:
        """Return who is there, with how long a bot still waits for each who is gone."""
        if not self.told_gone:
            return told
        left = self.room.table.settings.grace - self.room.services.time.now()
        waits = [self.told_gone.get(at) for at in range(len(told.seats))]
        return structs.replace(told, stand_in=tuple(-1 if at is None else max(0, at + left) for at in waits))

    # What time brings

    def set_timer(self) -> None:
        """Wait for whatever comes first."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.room.table
        if table.over:
            return
        times = [self.resume_at, next_expiry(table) if table.started else None, self.host_passes_at()]
        if table.started and self.room.broadcast.connections:
            missed = [since for at, since in self.gone.items() if not table.seats[at].away]
            times += [max(since + table.settings.grace, self.certain_from()) for since in missed]
        known = [at for at in times if at is not None]
        if known:
            self.timer = self.room.services.time.call_at(min(known), self.begin_acting)

    def begin_acting(self) -> None:
        """The time has come."""
        self.timer = None
        self.room.tasks.begin(self.act())

    async def act(self) -> None:
        """Do what is due now."""
        try:
            now = self.room.services.time.now()
            if self.resume_at is not None and now >= self.resume_at:
                self.resume_at = None
                if self.room.table.paused_by == RESTART:
                    await self.room.perform(lambda table, now: commands.resume(table, now, by=RESTART))
            await self.room.perform(lambda table, now: commands.expire(table, now) if table.due else None)
            await self.replace_absent(now)
            passes = self.host_passes_at()
            if passes is not None and now >= passes and await self.has_heard_all():
                await self.pass_host()
        except StoreTrouble:
            self.close()
            self.timer = self.room.services.time.call_at(self.room.services.time.now() + TRY_AGAIN, self.begin_acting)
            raise
        self.refresh()

    def certain_from(self) -> int:
        """Return from when on it is known who is there: other processes must have been heard for the whole grace."""
        bus = self.room.services.bus
        if bus.alone:
            return 0
        if bus.healthy_since is None:
            return self.room.services.time.now() + LOOK_AGAIN
        return bus.healthy_since + self.room.table.settings.grace

    async def has_heard_all(self) -> bool:
        """Wait until all is heard that other processes have said so far; False where that can't be known now.

        Somebody may be there since long, in a message that this process has not read yet because it was stopped.
        """
        bus = self.room.services.bus
        return bus.alone or await bus.hears(topic(self.room.id))

    def absent(self, now: int) -> list[int]:
        """Return the seats of people who have been gone for the grace, while anybody is there to play."""
        table = self.room.table
        if not table.started or table.over or not self.room.broadcast.connections or now < self.certain_from():
            return []
        gone = [at for at, since in self.gone.items() if now >= since + table.settings.grace]
        return [at for at in gone if not table.seats[at].away and not self.present(at)]

    async def replace_absent(self, now: int) -> None:
        """Let stand-ins have the seats of people who have been gone for the grace."""
        if not self.absent(now) or not await self.has_heard_all():
            return
        for at in self.absent(now):
            if not self.room.table.seats[at].away and not self.present(at):
                key = self.room.table.seats[at].key
                await self.room.perform(lambda table, now, at=at: commands.go_away(table, now, at))  # type: ignore[misc]  # the seat is bound
                if self.present(at):  # they have come while this was written down
                    await self.give_back(at, key)

    def heirs(self) -> dict[str, str]:
        """Return who else of those who sit and are there could be host, by their seats' keys. Programs are no hosts.

        It is the person who sat down, whichever device holds the seat now. Silent seats (P3.4) are there until a
        stand-in plays for them, as in what is told.
        """
        table, silent, holds = self.room.table, silent_seats(self.room.table), self.room.keys.holds
        people = [one.guest for one in self.room.broadcast.everybody() if not one.screen and not one.guest.program]
        return {
            seat.key: seat.person
            for at, seat in enumerate(table.seats)
            if seat.holder == "person" and not seat.program and seat.person not in ("", table.host)
            if (people and not seat.away if at in silent else any(holds(guest.browser, seat.key) for guest in people))
        }

    def host_passes_at(self) -> int | None:
        """Return when somebody else becomes host if nothing happens before; None where nobody can become it now.

        Where that has happened too often in this step, it is looked at again in the next one.
        """
        if self.host_gone is None or not self.heirs():
            return None
        if not may_pass_host(self.room.table):
            self.waits_for_step = True
            return None
        return max(self.host_gone + self.room.table.settings.grace, self.certain_from())

    async def pass_host(self) -> None:
        """Let whoever of those who are there has sat longest be host. The log knows who that is."""
        lines = await self.room.services.store.log(self.room.id)
        seated = await asyncio.to_thread(keys_seated, lines)

        def ask(table: Table, now: int) -> Entry | None:
            heirs = self.heirs()
            heir = next((heirs[key] for key in seated if key in heirs), None)
            if heir is None or self.host_gone is None or not may_pass_host(table):
                return None
            return commands.host(table, now, heir, by="server")

        if await self.room.perform(ask) is not None:
            self.room.tell_own({connection.guest.browser for connection in self.room.broadcast.connections})

    async def after_restart(self, alive: int) -> None:
        """Let clocks stand since the server was last known to live, until somebody is back."""

        def ask(table: Table, now: int) -> Entry | None:
            runs = table.started and not table.over and table.settings.clock != "none" and not table.paused
            woken = alive and table.time > alive + OUTAGE  # by another process that has started since
            return commands.pause(table, now, since=alive, by=RESTART) if runs and not woken else None

        await self.room.perform(ask)
        if self.room.table.paused_by == RESTART:
            self.resume_at = self.room.services.time.now() + AFTER_RESTART
        self.refresh()

    def close(self) -> None:
        """Wait for nothing any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
