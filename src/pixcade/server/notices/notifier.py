"""Sends the notices of the outbox: at least once, at most two a person until their next visit."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.room.rows import Notice, TableRow
from pixcade.server.notices.mails import Mails, reader_of, words_for
from pixcade.server.notices.targets import Targets
from pixcade.server.notices.wishes import wish_of
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import Channel, Noticed, NoticeDone, StoreTrouble

LOOK_S = 2.0
MOST_AT_ONCE = 100
MINUTE, HOUR = 60_000, 3_600_000
RETRIES_MS = (MINUTE, 10 * MINUTE, HOUR, 6 * HOUR)
"""Delays before the next attempts; then a notice is given up."""
MAX_FAILURES = 5
"""A channel is paused after this many failed notices in a row."""
SENTENCES = {"turn": "server-notice-turn", "reminder": "server-notice-reminder"}
GONE = (404, 410)
BUSY = 429


class Notifier:
    """Drains the outbox in the background."""

    def __init__(self, rooms: Rooms, targets: Targets) -> None:
        self.rooms = rooms
        self.services = rooms.services
        self.targets = targets
        self.mails = Mails(self.services)

    async def live(self) -> None:
        while True:
            with suppress(StoreTrouble):  # reported elsewhere
                if self.rooms.leads:
                    await self.drain()
            await asyncio.sleep(LOOK_S)

    async def drain(self) -> None:
        """Send everything that is due."""
        store = self.services.store
        while due := await store.due_notices(self.services.time.now(), MOST_AT_ONCE):
            for notice in due:
                try:
                    await (self.send(notice) if notice.channel else self.assign(notice))
                except StoreTrouble:
                    raise
                except Exception as error:  # a bug of ours, which must not stop the others
                    self.services.log.fault(error, task="notice")
                    await store.write(NoticeDone(notice))

    async def assign(self, notice: Notice) -> None:
        """Decide whether a person gets a notice, and by which channels; or when."""
        store, now = self.services.store, self.services.time.now()
        channels = [one for one in await store.channels(notice.person) if one.state == "on"]
        person = await store.person(notice.person)
        last = person.called if notice.kind == "turn" else person.reminded
        row = await self.awaiting(notice)
        if not channels or last > person.visited or row is None:
            await store.write(NoticeDone(notice))
            return
        wish = wish_of(person.wishes)
        later = wish.quiet_until(now)
        if later and not (wish.ring and notice.kind == "reminder" and row.deadline - later < HOUR):
            await store.write(replace(notice, due=later))
            return
        sent = [replace(notice, channel=one.id, due=now) for one in channels]
        await store.write(*sent, NoticeDone(notice), Noticed(notice.person, notice.kind, now))

    async def awaiting(self, notice: Notice) -> TableRow | None:
        """Return the table of a notice if it still waits for the person, and they don't have it in front of them."""
        store = self.services.store
        row = await store.table(notice.table)
        if row is None or row.phase != "playing":
            return None
        seats = (await store.seats([notice.table])).get(notice.table, ())
        open_room = self.rooms.open.get(notice.table)
        watching = open_room is not None and any(
            one.focused and one.guest.person == notice.person for one in open_room.sockets
        )
        return row if not watching and any(one.awaited and one.person == notice.person for one in seats) else None

    async def send(self, notice: Notice) -> None:
        """Send a notice to a channel; what fails for now is retried."""
        store, now = self.services.store, self.services.time.now()
        channel, row = await store.channel(notice.channel), await self.awaiting(notice)
        if channel is None or channel.state != "on" or row is None:
            await store.write(NoticeDone(notice))
            return
        error, final = await self.deliver(channel, notice.kind, row)
        if not error:
            await store.write(NoticeDone(notice), replace(channel, sent=now, failures=0, error=""))
        elif not final and notice.attempts < len(RETRIES_MS):
            due = now + RETRIES_MS[notice.attempts]
            failing = replace(channel, failed=now, error=error)
            await store.write(replace(notice, due=due, attempts=notice.attempts + 1), failing)
        else:
            failures = channel.failures + 1
            state = "paused" if failures >= MAX_FAILURES else channel.state
            failing = replace(channel, failed=now, failures=failures, error=error, state=state)
            await store.write(NoticeDone(notice), failing)

    async def test(self, channel: Channel) -> Channel:
        """Send a test to a channel, and return it with the result."""
        error, _ = await self.deliver(channel, "test", None)
        now = self.services.time.now()
        sent = replace(channel, state="on", sent=now, failures=0, error="")
        tested = replace(channel, failed=now, error=error) if error else sent
        await self.services.store.write(tested)
        return tested

    async def deliver(self, channel: Channel, kind: str, row: TableRow | None) -> tuple[str, bool]:
        """Send a message; return the error's code, empty for none, and whether it is no use to try again."""
        text, path = self.text(words_for(channel), kind, row), f"/t/{row.id}" if row else "/games"
        if channel.kind == "mail":
            return await self.mails.notify(channel, text, path)
        link = reader_of(channel).origin + path
        body = {"text": f"{text} {link}", "content": f"{text} {link}", "kind": kind, "link": link}  # Slack, Discord
        if row is not None:
            body |= {"table": row.id, "game": row.game}
        headers = {"content-type": "application/json", "user-agent": "Pixcade"}
        try:
            status = await asyncio.to_thread(self.targets.post, channel.address, json.dumps(body).encode(), headers)
        except PixcadeError as error:
            return error.code, error.code in ("server.notice-address", "server.notice-not-public")
        if 200 <= status < 300:
            return "", True
        return (
            "server.notice-not-found" if status in GONE else "server.notice-rejected"
        ), 300 <= status < 500 and status != BUSY

    def text(self, words: Words, kind: str, row: TableRow | None) -> str:
        """Return the sentence of a notice. It never says anything of a move."""
        if row is None:
            return words.say("server-notice-test")
        hours = max(1, round((row.deadline - self.services.time.now()) / HOUR))
        return words.say(SENTENCES[kind], game=words.or_code(f"{row.game}-name", row.game.capitalize()), hours=hours)
