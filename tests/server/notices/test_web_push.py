"""Web push: encrypted for one browser, signed by us, and gone once the browser doesn't want it."""

import asyncio
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from pixcade.protocol.http_messages import LinkMade, NoBody
from pixcade.protocol.notice_messages import NewPush, NoticeId, NoticesView
from pixcade.protocol.person_messages import DeviceId, DeviceJoined, DeviceLink, DevicesView
from pixcade.room.rows import Notice
from pixcade.server.notices import notifier as notifying
from pixcade.server.notices import targets
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets
from pixcade.server.notices.web_push import encrypt_with
from pixcade.server.services import mail
from pixcade.store.api import Channel, StoreTrouble
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import rejected, waited
from tests.server.support.push_service import NEVER, PushService, written
from tests.server.support.server import Served, run, serving
from tests.server.support.weeks import HOOK, SITE, Weeks, pushed
from tests.waits import WHOLE

REAL = "https://push.example.net/send/1"


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_encryption_gives_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(
        int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    point = bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = bytes_of("BTBZMqHH6r4Tts7J_aSIgg"), bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    assert written(encrypt_with(b"When I grow up, I want to be a watermelon", point, auth, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_pushed_notice_is_complete_for_a_browser_without_script(tmp_path: Path) -> None:
    service = PushService()

    async def main() -> None:
        time = ManualTime()
        with service.open() as authority:
            async with serving(tmp_path, time=time, ticking=False) as served:
                game = Weeks(served, time, authority)
                browsers = {name: pushed(service.browser(name)) for name in ("Ann", "Ben", "Cem", "Dee")}
                await game.begin("Ann", "Ben", "Cem", "Dee", **browsers)
                await game.hours(20)
                table = game.made.table
                mine = [(headers, message) for name, headers, message in service.requests if name == "Ann"]
                assert [message for _, message in mine] == [
                    {
                        "web_push": 8030,
                        "notification": {
                            "title": "Pixoid", "body": body, "lang": "en", "tag": table,
                            "navigate": f"{SITE}/t/{table}",
                        },
                    }
                    for body in (
                        "Your turn in Pixoid. Time left: 24 h.",
                        "Your turn in Pixoid: time is running out, 6 h left.",
                    )
                ]  # fmt: skip
                assert [(one["ttl"], one["urgency"], one["topic"]) for one, _ in mine] == [
                    ("86400", "normal", table),
                    ("21600", "high", table),
                ]
        assert service.problems == []

    run(main())


async def sent(served: Served, time: ManualTime, service: PushService) -> tuple[Channel | None, list[Notice]]:
    """Start a game, and return what has become of Ann's channel, and the notices that are left for it."""
    game = Weeks(served, time, service.authority)
    await game.begin("Ann", "Ben", Ann=pushed(service.browser("Ann")), Ben=pushed(service.browser("Ben")))
    assert [name for name, _ in service.taken() if name == "Ben"] == ["Ben"]
    left = await served.store.due_notices(time.now() + 60_000, 10)
    return await served.store.channel("Ann"), [one for one in left if one.channel == "Ann"]


@pytest.mark.parametrize(
    ("status", "error", "attempts"),
    [(404, None, []), (410, None, []), (429, "server.push-rejected", [1]), (500, "server.push-rejected", [1]),
     (403, "server.push-rejected", []), (NEVER, "server.push-no-answer", [1]), (201, "", [])],
)  # fmt: skip
def test_push_service_answers(tmp_path: Path, status: int, error: str | None, attempts: list[int]) -> None:
    service, time = PushService(), ManualTime()
    service.answers["Ann"] = [status]

    async def main() -> None:
        with service.open():
            async with serving(tmp_path, time=time, ticking=False) as served:
                channel, left = await sent(served, time, service)
                assert (channel and channel.error) == error
                assert [one.attempts for one in left] == attempts

    run(main())


def test_browser_subscribes_once_and_for_its_last_person(tmp_path: Path) -> None:
    service = PushService()

    async def main() -> None:
        async with serving(tmp_path) as served:
            service.authority = "push.example"
            ann, ben = await served.person("Ann"), await served.person("Ben")
            new = replace_address(service.browser("Ann"), REAL)
            for _ in range(2):
                (channel,) = (await ann.ask("POST", "/api/notices/push", new, NoticesView)).channels
            assert (channel.kind, channel.state, channel.address) == ("push", "on", REAL)
            (channel,) = (await ben.ask("POST", "/api/notices/push", new, NoticesView)).channels
            shown = await ann.ask("GET", "/api/notices", None, NoticesView)
            assert shown.channels == ()
            assert len(bytes_of(shown.push)) == 65
            assert shown.push == (await ben.ask("GET", "/api/notices", None, NoticesView)).push
            with rejected("server.notice-address"):
                await ann.ask("POST", "/api/notices/push", replace_address(new, "http://push.example"), NoticesView)
            for keys in (("", new.auth), (new.point, ""), (written(b"\x04" * 65), new.auth), ("é" * 87, new.auth)):
                with rejected("server.push-keys"):
                    await ann.ask("POST", "/api/notices/push", NewPush(REAL, *keys), NoticesView)

    run(main())


def test_removed_device_is_not_notified_any_more(tmp_path: Path) -> None:
    service = PushService()
    service.authority = "push.example"

    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, phone = await served.person("Ann"), await served.person()
            link = await ann.ask("POST", "/api/devices/link", NoBody(), LinkMade)
            await phone.ask("POST", "/api/devices/join", DeviceLink(link.secret), DeviceJoined)
            for person, address in ((ann, REAL), (phone, REAL + "2")):
                new = replace_address(service.browser("Ann"), address)
                shown = await person.ask("POST", "/api/notices/push", new, NoticesView)
            assert {one.address for one in shown.channels} == {REAL, REAL + "2"}
            listed = await ann.ask("GET", "/api/devices", None, DevicesView)
            (other,) = (one for one in listed.devices if not one.current)
            await ann.ask("POST", "/api/devices/remove", DeviceId(other.id), DevicesView)
            shown = await ann.ask("GET", "/api/notices", None, NoticesView)
            assert [one.address for one in shown.channels] == [REAL]

    run(main())


def replace_address(browser: NewPush, address: str) -> NewPush:
    return NewPush(address, browser.point, browser.auth)


def test_test_of_a_browser_that_is_gone_removes_it(tmp_path: Path) -> None:
    service = PushService()
    service.answers["Ann"] = [201, 410]

    async def main() -> None:
        with service.open() as authority:
            async with serving(tmp_path, time=ManualTime(), ticking=False) as served:
                notifier = served.application.notifier
                notifier.targets.permitted = frozenset({authority})
                ann = await served.person("Ann")
                new = service.browser("Ann")
                added = await ann.ask("POST", "/api/notices/push", new, NoticesView)
                test = NoticeId(added.channels[0].id)
                tested = await ann.ask("POST", "/api/notices/test", test, NoticesView)
                assert (tested.channels[0].state, tested.channels[0].error) == ("on", "")
                ((_, shown),) = service.taken()
                assert shown["body"] == "Your notifications from Pixcade will arrive here."
                with rejected("server.push-gone"):
                    await ann.ask("POST", "/api/notices/test", test, NoticesView)
                assert (await ann.ask("GET", "/api/notices", None, NoticesView)).channels == ()

    run(main())


def test_receivers_that_hang_delay_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, time = PushService(), ManualTime()
    service.answers["Ann"] = [NEVER]
    for module in (targets, mail):
        monkeypatch.setattr(module, "TIMEOUT_S", WHOLE)
    monkeypatch.setattr(notifying, "CLOSING_S", 0)

    async def main() -> None:
        connections: list[asyncio.StreamWriter] = []

        async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connections.append(writer)

        mail_server = await asyncio.start_server(silent, "127.0.0.1", 0)
        url = f"smtp://127.0.0.1:{mail_server.sockets[0].getsockname()[1]}"
        with service.open() as authority:
            async with serving(tmp_path, time=time, ticking=False, mail_server=url) as served:
                names = ("Ann", "Ben", "Cem", "Dee")
                box = Channel("", "", "mail", "ben@mail.example", HOOK)
                browsers = {name: pushed(service.browser(name)) for name in names if name != "Ben"}
                game = Weeks(served, time, authority)
                game.notifier = Paused(served.application.rooms, Targets({authority}))
                await game.begin(*names, Ben=box, **browsers)
                draining = asyncio.create_task(Notifier.drain(game.notifier))
                await waited(lambda: {name for name, *_ in service.requests} == {"Ann", "Cem", "Dee"} and connections)
                await waited(lambda: {name for name, _ in service.received} == {"Cem", "Dee"})
                assert not draining.done()
                draining.cancel()
                await game.notifier.close()
        mail_server.close()
        for writer in connections:
            writer.close()

    run(main())


def test_shutdown_waits_for_what_is_being_sent(tmp_path: Path) -> None:
    service, time = PushService(), ManualTime()

    async def main() -> None:
        with service.open() as authority:
            async with serving(tmp_path, time=time, ticking=False) as served:
                game = Weeks(served, time, authority)
                game.notifier = Paused(served.application.rooms, Targets({authority}))
                await game.begin("Ann", Ann=pushed(service.browser("Ann")))
                service.ready.clear()
                while await game.notifier.begin():
                    pass
                await waited(lambda: service.requests)
                closing = asyncio.create_task(game.notifier.close())
                service.ready.set()
                await closing
                assert await served.store.due_notices(time.now(), 10) == []

    run(main())


class Paused(Notifier):
    """Sends nothing yet."""

    async def drain(self) -> None: ...


def test_full_disk_sends_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, time = PushService(), ManualTime()
    monkeypatch.setattr(notifying, "LOOK_S", 0.01)

    async def main() -> None:
        with service.open() as authority:
            async with serving(tmp_path, time=time, ticking=False) as served:
                game = Weeks(served, time, authority)
                game.notifier = Paused(served.application.rooms, Targets({authority}))
                await game.begin("Ann", Ann=pushed(service.browser("Ann")))
                await game.notifier.begin()
                write = served.store.write
                rejections: list[object] = []

                async def rejecting(*writes: object) -> None:
                    if service.received and len(rejections) < 3:
                        rejections.append(writes)
                        raise StoreTrouble("store.full")
                    await write(*writes)

                monkeypatch.setattr(served.store, "write", rejecting)
                await Notifier.drain(game.notifier)
                assert (len(rejections), len(service.received)) == (3, 1)
                assert await served.store.due_notices(time.now(), 10) == []

    run(main())
