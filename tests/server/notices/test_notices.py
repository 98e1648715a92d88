"""Notices of slow games: each expected one arrives once, no other does, and only at public addresses."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from pixcade.client import Server
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.protocol.notice_messages import (
    ChangeNotices,
    DaysOffView,
    NewWebhook,
    NoticesView,
    QuietHours,
    TakeDaysOff,
)
from pixcade.server.notices.mails import Reader
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets, is_public
from pixcade.server.notices.wishes import Wish
from pixcade.store.api import Channel, ChannelGone
from tests.server.support.manual_time import BEGINNING, ManualTime
from tests.server.support.people import half_step, program, rejected, waited
from tests.server.support.server import Served, run, serving

HOUR = 3_600_000
DAY = 24 * HOUR
HOOK = msgspec.json.encode(Reader("https://games.example", "en")).decode()


class Hooks:
    """A server that receives webhooks: what came to each path, and what it answers there."""

    def __init__(self) -> None:
        self.received: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.answers: dict[str, int] = {}

    @contextmanager
    def open(self) -> Iterator[str]:
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                name = self.path.strip("/")
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

    def __init__(self, served: Served, time: ManualTime, authority: str) -> None:
        self.served = served
        self.time = time
        self.authority = authority
        self.notifier = Notifier(served.application.rooms, Targets({authority}))
        self.people: dict[str, Server] = {}
        self.made: TableMade

    async def begin(self, *names: str) -> None:
        host = await self.served.person("Host")
        seats = [NewSeat() for _ in names]
        self.made = await self.served.table(host, "pixoid", *seats, clock="step", milliseconds=DAY, **half_step())
        async with host.table(self.made.table) as screen:
            for seat, name in enumerate(names):
                self.people[name] = await self.served.person(name)
                await self.people[name].join_by_link(self.made.table, self.made.invite)
                async with self.people[name].table(self.made.table) as table:
                    await table.sit(seat, name)
                    assert table.welcome is not None
                    hook = f"http://{self.authority}/{name}"
                    await self.served.store.write(Channel(name, table.welcome.person, "webhook", hook, HOOK))
            await screen.start()
        await self.hours(0)

    async def play(self, *names: str) -> None:
        """These people open the table and submit a move."""
        for name in names:
            async with self.people[name].table(self.made.table) as table:
                assert table.yours is not None
                seat = table.yours.seats[0]
                await program(table, seat)

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


def test_two_weeks_send_each_expected_notice_once(tmp_path: Path) -> None:
    hooks = Hooks()

    async def main() -> None:
        time = ManualTime()
        with hooks.open() as authority:
            hooks.answers["Dee"] = 500
            async with serving(tmp_path, time=time, ticking=False) as served:
                game = Weeks(served, time, authority)
                await game.begin("Ann", "Ben", "Cem", "Dee")
                assert sorted(hooks.taken()) == [(name, "turn") for name in ("Ann", "Ben", "Cem", "Dee")]

                await game.play("Ann", "Ben", "Dee")
                await game.hours(26)
                new = hooks.taken()
                assert new.count(("Cem", "reminder")) == 1, "three quarters of his day are over"
                assert sorted(one for one in new if one[0] in ("Ann", "Ben")) == [("Ann", "turn"), ("Ben", "turn")]

                await game.play("Ann", "Dee")
                off = TakeDaysOff(5)
                await game.people["Ben"].ask("POST", "/api/days-off", off, DaysOffView)
                await game.hours(4 * 24)
                new = hooks.taken()
                assert [one for one in new if one[0] != "Dee"] == [], "Ben is off, Cem never came back"
                await game.play("Ben")
                await game.hours(1)
                assert ("Ann", "turn") in hooks.taken()

            async with serving(tmp_path, time=time, ticking=False) as served:  # a restart
                game.served, game.notifier = served, Notifier(served.application.rooms, Targets({authority}))
                game.people = {
                    name: Server(served.address, cookie=one.headers["cookie"]) for name, one in game.people.items()
                }
                await game.hours(2)
                assert [one for one in hooks.taken() if one[0] != "Dee"] == [], "nothing is sent twice"
                await game.hours(14 * 24)
                new = hooks.taken()
                assert new.count(("Ann", "turn")) == 0
                assert new.count(("Ann", "reminder")) == 1
                assert [one for one in new if one[0] == "Cem"] == []
                row = await served.store.table(game.made.table)
                assert row is not None
                assert row.phase == "over", "everyone has gone"
                dee = await served.store.channel("Dee")
                assert dee is not None
                assert dee.error == "server.notice-rejected"
        assert all(text.startswith("Your turn in Pixoid") for text in hooks.texts), "nothing is said of a move"

    run(main())


def test_quiet_hours_hold_notices_back() -> None:
    midnight = BEGINNING - BEGINNING % DAY
    wish = Wish(22, 7, "UTC")
    assert wish.quiet_until(midnight + 23 * HOUR) == midnight + 31 * HOUR
    assert wish.quiet_until(midnight + 3 * HOUR) == midnight + 7 * HOUR
    assert wish.quiet_until(midnight + 12 * HOUR) == 0
    assert Wish().quiet_until(midnight) == 0


def test_channel_of_one_person_is_nobody_elses(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            added = await ann.ask(
                "POST", "/api/notices/webhook", NewWebhook("https://chat.example.org/hook"), NoticesView
            )
            (channel,) = added.channels
            with rejected("server.notice-no-such-channel"):
                await ben.ask("POST", "/api/notices/change", ChangeNotices(channel.id, "removed"), NoticesView)
            with rejected("server.notice-address"):
                await ann.ask("POST", "/api/notices/webhook", NewWebhook("http://chat.example.org/hook"), NoticesView)
            quiet = QuietHours(22, 7, "Europe/Warsaw")
            assert (await ann.ask("POST", "/api/notices/quiet", quiet, NoticesView)).quiet == quiet
            gone = await ann.ask("POST", "/api/notices/change", ChangeNotices(channel.id, "removed"), NoticesView)
            assert gone.channels == ()
            status, content = await ben.fetch("GET", added.calendar)
            assert (status, content[:15]) == (200, b"BEGIN:VCALENDAR")
            status, _ = await ben.fetch("GET", added.calendar.replace("-", "-0", 1))
            assert status == 404

    run(main())


@pytest.mark.parametrize(
    "ip",
    ["127.0.0.1", "10.1.2.3", "192.168.1.5", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1%eth0",
     "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1"],
)  # fmt: skip
def test_private_address_is_rejected(ip: str) -> None:
    assert not is_public(ip)


def test_public_address_is_accepted() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:4700::1111")


def test_name_that_leads_to_a_private_address_is_rejected() -> None:
    for address in ("https://localhost/", "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest"):
        with pytest.raises(PixcadeError) as caught:
            Targets().post(address, b"", {})
        assert caught.value.code == "server.notice-not-public"


def test_test_of_a_channel_returns_the_last_error(tmp_path: Path) -> None:
    hooks = Hooks()

    async def main() -> None:
        with hooks.open() as authority:
            hooks.answers["Ann"] = 404
            async with serving(tmp_path, time=ManualTime(), ticking=False) as served:
                channel = Channel("one", "person", "webhook", f"http://{authority}/Ann", HOOK, failures=2)
                notifier = Notifier(served.application.rooms, Targets({authority}))
                tested = await notifier.test(channel)
                assert (tested.error, tested.state) == ("server.notice-not-found", "on")
                hooks.answers["Ann"] = 200
                tested = await notifier.test(tested)
                assert (tested.error, tested.failures) == ("", 0)
                await served.store.write(ChannelGone("one"))
                assert await served.store.channels("person") == []

    run(main())
