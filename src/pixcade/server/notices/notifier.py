"""Sends the notices of the outbox: at least once, at most two a person until their next visit."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from pixcade.room.rows import Notice, TableRow
from pixcade.server.notices.mails import Mails, words_for
from pixcade.server.notices.messages import HOUR, compose
from pixcade.server.notices.posts import PUSH_GONE, Posts
from pixcade.server.notices.targets import Targets
from pixcade.server.notices.web_push import Vapid
from pixcade.server.notices.wishes import wish_of
from pixcade.server.services.tasks import BackgroundTasks
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import Channel, ChannelGone, Noticed, NoticeDone, StoreTrouble, Write

LOOK_S = 2.0
MOST_DUE = 1000
MOST_AT_ONCE = {"mail": 8, "webhook": 50, "push": 50}
"""Notices being sent, by the kind of channel: a mail server that hangs delays only mails."""
CLOSING_S = 5.0
MINUTE = 60_000
RETRIES_MS = (MINUTE, 10 * MINUTE, HOUR, 6 * HOUR)
"""Delays before the next attempts; then a notice is given up."""
MAX_FAILURES = 5
"""A channel is paused after this many failed notices in a row."""


class Notifier:
    """Drains the outbox in the background: many channels at the same time, and one notice at a time to each."""

    def __init__(self, rooms: Rooms, targets: Targets) -> None:
        self.rooms = rooms
        self.services = rooms.services
        self.targets = targets
        self.mails = Mails(self.services)
        self.vapid = Vapid(self.services.identity)
        self.posts = Posts(targets, self.vapid)
        self._slots = {kind: asyncio.Semaphore(most) for kind, most in MOST_AT_ONCE.items()}
        self._tasks = BackgroundTasks(self.services.log)
        self._sending: dict[str, asyncio.Task[None]] = {}
        """The notice being sent to each channel: one at a time."""

    async def live(self) -> None:
        while True:
            with suppress(StoreTrouble):  # reported elsewhere
                while self.rooms.leads and await self.begin():
                    pass
            await asyncio.sleep(LOOK_S)

    async def drain(self) -> None:
        """Send everything that is due."""
        while await self.begin() or self._sending:
            if self._sending:
                await asyncio.wait(self._sending.values(), return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Let what is being sent arrive, so that it isn't sent again after a restart."""
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=CLOSING_S)
        self._tasks.close()

    async def begin(self) -> bool:
        """Assign what is due to channels and begin to send it there; return whether there was anything new."""
        found = False
        before = set(self._sending)  # what was sent during the query may still be in its result
        for notice in await self.services.store.due_notices(self.services.time.now(), MOST_DUE + len(self._sending)):
            if notice.channel in self._sending:
                continue
            found = True
            if notice.channel in before:
                continue
            if notice.channel:
                self._sending[notice.channel] = self._tasks.begin(self._send(notice))
            else:
                await self._handle(notice, self.assign)
        return found

    async def _send(self, notice: Notice) -> None:
        try:
            await self._handle(notice, self.send)
        finally:
            del self._sending[notice.channel]

    async def _handle(self, notice: Notice, work: Callable[[Notice], Awaitable[None]]) -> None:
        try:
            await work(notice)
        except StoreTrouble:
            raise
        except Exception as error:  # a bug of ours, which must not stop the others
            self.services.log.fault(error, task="notice")
            await self.services.store.write(NoticeDone(notice))

    async def assign(self, notice: Notice) -> None:
        """Decide whether a person gets a notice, and by which channels; or when."""
        store, now = self.services.store, self.services.time.now()
        person = await store.person(notice.person)
        wish = wish_of(person.wishes)
        digest = wish.digest_at(notice.due) if notice.kind == "turn" else 0
        if digest > now:
            await store.write(replace(notice, due=digest))
            return
        channels = [one for one in await store.channels(notice.person) if one.state == "on"]
        last = person.called if notice.kind == "turn" else person.reminded
        rows = await self.waiting(notice)
        if not channels or last > person.visited or not rows:
            await store.write(NoticeDone(notice))
            return
        later = 0 if digest else wish.quiet_until(now)
        if later and not (wish.ring and notice.kind == "reminder" and rows[0].deadline - later < HOUR):
            await store.write(replace(notice, due=later))
            return
        kind = "digest" if digest else notice.kind
        sent = [replace(notice, channel=one.id, due=now, kind=kind) for one in channels]
        await store.write(*sent, NoticeDone(notice), Noticed(notice.person, notice.kind, now))

    async def waiting(self, notice: Notice) -> Sequence[TableRow]:
        """Return the tables of a notice that still wait for the person, without those they have in front of them.

        The least time left comes first. A digest is about all of a person's tables.
        """
        store, person = self.services.store, notice.person
        found = await store.played_by(person) if notice.kind == "digest" else [await store.table(notice.table)]
        rows = [row for row in found if row is not None and row.phase == "playing" and row.deadline]
        seats = await store.seats([row.id for row in rows])
        return sorted(
            (
                row
                for row in rows
                if any(one.awaited and one.person == person for one in seats.get(row.id, ()))
                and not self.watches(person, row.id)
            ),
            key=lambda row: row.deadline,
        )

    def watches(self, person: str, table: str) -> bool:
        """Whether a person has a table in front of them."""
        room = self.rooms.open.get(table)
        return room is not None and any(one.focused and one.guest.person == person for one in room.sockets)

    async def send(self, notice: Notice) -> None:
        """Send a notice to a channel; what fails for now is retried."""
        store = self.services.store
        channel = await store.channel(notice.channel)
        if channel is None or channel.state != "on":
            await store.write(NoticeDone(notice))
            return
        async with self._slots[channel.kind]:
            rows = await self.waiting(notice)
            if not rows:
                await store.write(NoticeDone(notice))
                return
            error, final = await self.deliver(channel, notice.kind, rows)
        await self._record(notice, error, final)

    async def _record(self, notice: Notice, error: str, final: bool) -> None:
        """Write what has become of a notice. It isn't sent again while nothing can be written."""
        while True:
            try:
                # The channel may have changed in the meantime.
                channel = await self.services.store.channel(notice.channel)
                writes = [NoticeDone(notice)] if channel is None else self._results(notice, channel, error, final)
                return await self.services.store.write(*writes)
            except StoreTrouble:
                await asyncio.sleep(LOOK_S)

    def _results(self, notice: Notice, channel: Channel, error: str, final: bool) -> list[Write]:
        now = self.services.time.now()
        if error == PUSH_GONE:
            return [ChannelGone(channel.id)]
        if not error:
            return [NoticeDone(notice), replace(channel, sent=now, failures=0, error="")]
        failed = replace(channel, failed=now, error=error)
        if not final and notice.attempts < len(RETRIES_MS):
            return [replace(notice, due=now + RETRIES_MS[notice.attempts], attempts=notice.attempts + 1), failed]
        failures = channel.failures + 1
        state = "paused" if failures >= MAX_FAILURES else channel.state
        return [NoticeDone(notice), replace(failed, failures=failures, state=state)]

    async def test(self, channel: Channel) -> Channel:
        """Send a test to a channel, and return it with the result."""
        error, _ = await self.deliver(channel, "test", ())
        now = self.services.time.now()
        sent = replace(channel, state="on", sent=now, failures=0, error="")
        tested = replace(channel, failed=now, error=error) if error else sent
        await self.services.store.write(ChannelGone(channel.id) if error == PUSH_GONE else tested)
        return tested

    async def deliver(self, channel: Channel, kind: str, rows: Sequence[TableRow]) -> tuple[str, bool]:
        """Send a message; return the error's code, empty for none, and whether it is no use to try again."""
        now = self.services.time.now()
        message = compose(words_for(channel), kind, rows, now)
        if channel.kind == "mail":
            return await self.mails.notify(channel, message.lines, message.path)
        if channel.kind == "push":
            return await self.posts.push(channel, message, now)
        return await self.posts.hook(channel, message)
