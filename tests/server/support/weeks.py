"""A slow game of four people over simulated weeks, and a server that receives their webhooks."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import msgspec

from pixcade.client import Server
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.protocol.notice_messages import NewPush
from pixcade.server.notices.mails import Reader
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets
from pixcade.store.api import Channel
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import half_step, program, waited
from tests.server.support.server import Served

HOUR = 3_600_000
DAY = 24 * HOUR
SITE = "https://games.example"
HOOK = msgspec.json.encode(Reader(SITE, "en")).decode()


def pushed(browser: NewPush) -> Channel:
    """Return the channel of a browser."""
    reader = Reader(SITE, "en", browser.point, browser.auth)
    return Channel("", "", "push", browser.address, msgspec.json.encode(reader).decode())


class Hooks:
    """A server that receives webhooks: what came to each path, and what it answers there."""

    def __init__(self) -> None:
        self.received: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.answers: dict[str, int] = {}
        self.waits: dict[str, threading.Event] = {}

    @contextmanager
    def open(self) -> Iterator[str]:
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                name = self.path.strip("/")
                if name in hooks.waits:
                    hooks.waits[name].wait()
                hooks.received.append((name, body["kind"]))
                hooks.texts.append(body["text"])
                self.send_response(hooks.answers.get(name, 204))
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Print nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            server.server_close()

    def taken(self) -> list[tuple[str, str]]:
        """Return what has come since the last call."""
        found, self.received = self.received, []
        return found


class Weeks:
    """A slow game of four people on a server whose time passes by the hour."""

    def __init__(self, served: Served, time: ManualTime, *authorities: str) -> None:
        """Notices may go to these addresses; webhooks are at the first one."""
        self.served = served
        self.time = time
        self.authorities = authorities
        self.notifier = Notifier(served.application.rooms, Targets(authorities))
        self.people: dict[str, Server] = {}
        self.pace = DAY
        self.made: TableMade

    async def begin(self, *names: str, **channels: Channel) -> None:
        """Start a game, with bots for the rest. People get notices at their channels, by default at webhooks."""
        host = await self.served.person("Host")
        seats = [NewSeat() for _ in names] + [NewSeat("bot", level="easy") for _ in range(4 - len(names))]
        self.made = await self.served.table(host, "pixoid", *seats, clock="step", milliseconds=self.pace, **half_step())
        async with host.table(self.made.table) as screen:
            for seat, name in enumerate(names):
                if name not in self.people:
                    self.people[name] = await self.served.person(name)
                await self.people[name].join_by_link(self.made.table, self.made.invite)
                async with self.people[name].table(self.made.table) as table:
                    await table.sit(seat, name)
                    assert table.welcome is not None
                    hook = Channel(name, "", "webhook", f"http://{self.authorities[0]}/{name}", HOOK)
                    person = table.welcome.person
                    await self.served.store.write(replace(channels.get(name, hook), id=name, person=person))
            await screen.start()
        await self.hours(0)

    async def play(self, *names: str) -> None:
        """These people open the table and submit a move."""
        for name in names:
            async with self.people[name].table(self.made.table) as table:
                assert table.yours is not None
                seat = table.yours.seats[0]
                await program(table, seat)
            self.time.advance(1000)

    async def hours(self, hours: int) -> None:
        """Let time pass, hour by hour, with everything that the server does meanwhile."""
        for left in reversed(range(hours + 1)):
            rooms = self.served.application.rooms
            await self.served.application.deadlines.act()
            for room in tuple(rooms.open.values()):
                await waited(lambda r=room: r.closed or (not r.room.batches and not r.room.thinking))
            await rooms.wait_until_written()
            await self.notifier.drain()
            if left:
                self.time.advance(HOUR)

    @property
    def step(self) -> int:
        return self.served.application.rooms.open[self.made.table].table.step
