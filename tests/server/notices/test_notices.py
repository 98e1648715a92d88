"""Notices of slow games: each expected one arrives once, no other does, and only at public addresses."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pixcade.client import Server
from pixcade.protocol.notice_messages import (
    ChangeNotices,
    DaysOffView,
    NewWebhook,
    NoticesView,
    QuietHours,
    TakeDaysOff,
)
from pixcade.room.rows import Notice
from pixcade.server.notices import targets
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets, is_public
from pixcade.server.notices.wishes import Wish
from pixcade.store.api import Channel, ChannelGone
from tests.server.support.mailboxes import DEAD, Mailboxes
from tests.server.support.manual_time import BEGINNING, ManualTime
from tests.server.support.people import rejected
from tests.server.support.push_service import PushService
from tests.server.support.server import run, serving
from tests.server.support.weeks import DAY, HOOK, HOUR, Hooks, Weeks, pushed


def test_two_weeks_send_each_expected_notice_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann is pushed, Ben takes days off, Cem never returns (and his push service fails once), Dee's mailbox is dead."""
    monkeypatch.setattr(targets, "TIMEOUT_S", 60.0)  # what a busy machine answers late would be sent again
    hooks, pushes, boxes, time = Hooks(), PushService(), Mailboxes(), ManualTime()
    pushes.answers["Cem"] = [500, 201]

    def came() -> list[tuple[str, str]]:
        found = [(name, "reminder" if "running out" in one["body"] else "turn") for name, one in pushes.taken()]
        return sorted(hooks.taken() + found)

    async def main() -> None:
        with hooks.open() as hook, pushes.open() as push:
            async with (
                boxes.open() as server,
                serving(tmp_path, time=time, ticking=False, mail_server=server) as served,
            ):
                game = Weeks(served, time, hook, push)
                browsers = {name: pushed(pushes.browser(name)) for name in ("Ann", "Cem")}
                mail = Channel("", "", "mail", DEAD, HOOK, failures=2)
                await game.begin("Ann", "Ben", "Cem", "Dee", Dee=mail, **browsers)
                assert came() == [("Ann", "turn"), ("Ben", "turn")]

                await game.play("Ann", "Ben", "Dee")
                await game.hours(1)
                assert came() == [("Cem", "turn")], "tried again"
                await game.hours(25)
                assert came() == [("Ann", "turn"), ("Ben", "turn"), ("Cem", "reminder")]

                await game.play("Ann", "Dee")
                off = TakeDaysOff(5)
                await game.people["Ben"].ask("POST", "/api/days-off", off, DaysOffView)
                await game.hours(4 * 24)
                assert came() == [], "Ben is off, Cem never came back"
                await game.play("Ben")
                await game.hours(1)
                assert came() == [("Ann", "turn"), ("Ben", "turn")]

            async with (  # a restart
                boxes.open() as server,
                serving(tmp_path, time=time, ticking=False, mail_server=server) as served,
            ):
                game.served, game.notifier = served, Notifier(served.application.rooms, Targets({hook, push}))
                game.people = {
                    name: Server(served.address, cookie=one.headers["cookie"]) for name, one in game.people.items()
                }
                await game.hours(2)
                assert came() == [], "nothing is sent twice"
                await game.hours(14 * 24)
                assert came() == [("Ann", "reminder"), ("Ben", "reminder")]
                row = await served.store.table(game.made.table)
                assert row is not None
                assert row.phase == "over", "everyone has gone"
                dee = await served.store.channel("Dee")
                assert (dee.state, dee.failures, dee.error) == ("paused", 5, "server.mail-rejected")
                assert await served.store.due_notices(time.now() + 30 * DAY, 10) == []
        assert boxes.taken() == []
        assert all(text.startswith("Your turn in Pixoid") for text in hooks.texts), "nothing is said of a move"
        assert pushes.problems == []

    run(main())


def test_notice_sent_during_a_query_is_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hooks, time, answering = Hooks(), ManualTime(), threading.Event()
    hooks.waits["Ben"] = answering

    async def main() -> None:
        with hooks.open() as hook:
            async with serving(tmp_path, time=time, ticking=False) as served:
                query: Callable[[int, int], Awaitable[list[Notice]]] = served.store.due_notices
                sending: list[Notice] = []

                async def due_notices(now: int, most: int) -> list[Notice]:
                    """Return what is being sent to Ben only after it was sent, and after that was written."""
                    found = await query(now, most)
                    if any(one in sending for one in found):
                        answering.set()
                        while await query(now, most):
                            pass
                        await query(now, most)
                    sending.extend(one for one in found if one.channel == "Ben")
                    return found

                monkeypatch.setattr(served.store, "due_notices", due_notices)
                await Weeks(served, time, hook).begin("Ann", "Ben")
                assert answering.is_set()
                assert sorted(hooks.taken()) == [("Ann", "turn"), ("Ben", "turn")]

    run(main())


def test_quiet_hours_hold_notices_back() -> None:
    midnight = BEGINNING - BEGINNING % DAY
    wish = Wish(22, 7, "UTC")
    assert wish.quiet_until(midnight + 23 * HOUR) == midnight + 31 * HOUR
    assert wish.quiet_until(midnight + 3 * HOUR) == midnight + 7 * HOUR
    assert wish.quiet_until(midnight + 12 * HOUR) == 0
    assert Wish().quiet_until(midnight) == 0


def test_digest_comes_at_its_hour() -> None:
    midnight = BEGINNING - BEGINNING % DAY
    wish = Wish(digest=8)
    assert wish.digest_at(midnight + 9 * HOUR) == midnight + 32 * HOUR
    assert wish.digest_at(midnight + 8 * HOUR) == midnight + 8 * HOUR
    assert Wish(digest=8, zone="Asia/Tokyo").digest_at(midnight) == midnight + 23 * HOUR
    assert Wish().digest_at(midnight) == 0


def test_digest_lists_all_games_that_wait(tmp_path: Path) -> None:
    hooks, time = Hooks(), ManualTime(BEGINNING - BEGINNING % DAY + 10 * HOUR)

    async def main() -> None:
        with hooks.open() as authority:
            async with serving(tmp_path, time=time, ticking=False) as served:
                first, second = (Weeks(served, time, authority) for _ in range(2))
                first.people["Ann"] = second.people["Ann"] = ann = await served.person("Ann")
                await ann.ask("POST", "/api/notices/quiet", QuietHours(22, 9, "UTC", digest=8), NoticesView)
                for game in (first, second):
                    game.pace = 2 * DAY
                    await game.begin("Ann")
                await first.hours(21)
                assert hooks.taken() == []
                await first.hours(1)
                assert hooks.taken() == [("Ann", "digest")]
                assert hooks.texts[-1].split("\n") == [
                    "2 games are waiting for you.",
                    "Your turn in Pixoid. Time left: 26 h.",
                    "Your turn in Pixoid. Time left: 26 h.",
                    "https://games.example/games",
                ]
                await first.hours(25)
                assert hooks.taken() == [("Ann", "reminder")], "it comes by itself, after the quiet hours"
                await second.play("Ann")
                await first.hours(23)
                assert hooks.taken() == [("Ann", "digest")]
                assert hooks.texts[-1].split("\n")[1:3] == [
                    "Your turn in Pixoid. Time left: 25 h.",
                    "Your turn in Pixoid. Time left: 26 h.",
                ]

    run(main())


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
        with rejected("server.notice-not-public"):
            run(Targets().post(address, b"", {}))


@pytest.mark.parametrize(
    ("answers", "reached"),
    [
        ([["93.184.215.14"], ["127.0.0.1"]], ["93.184.215.14"]),  # rebinding: the next answer would be private
        ([["93.184.215.14", "10.0.0.1"]], []),
        ([["169.254.169.254"]], []),
        ([["fe80::1%eth0"]], []),
    ],
)
def test_only_the_checked_address_is_reached(
    monkeypatch: pytest.MonkeyPatch, answers: list[list[str]], reached: list[str]
) -> None:
    connections = []

    def resolve(_host: str, port: int, *_: object) -> list[object]:
        return [(0, 0, 0, "", (ip, port)) for ip in answers.pop(0)]

    async def connect(ip: str, port: int, *, server_hostname: str, **_: object) -> None:
        connections.append(ip)
        assert (port, server_hostname) == (443, "hooks.example")
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with rejected("server.notice-no-answer" if reached else "server.notice-not-public"):
        asyncio.run(Targets().post("https://hooks.example/1", b"", {}))
    assert connections == reached


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
