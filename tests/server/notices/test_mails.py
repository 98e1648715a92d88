"""Mail: only to verified addresses, with a way out that needs no session."""

import asyncio
import http.client
from pathlib import Path

import pytest

from pixcade.protocol.notice_messages import ChangeNotices, NewMail, NoticeId, NoticesView
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets
from pixcade.store.api import Channel, ChannelGone
from tests.server.support.mailboxes import DEAD, FULL, Mailboxes, link_in, text_of
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import rejected
from tests.server.support.server import Served, run, serving
from tests.server.support.weeks import DAY, HOOK, Weeks

ANN = "ann@mail.example"


def one_click(served: Served, path: str) -> int:
    """Send what a mail program sends: no cookie, no origin, no JSON. Return the status."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=10)
    try:
        form = {"content-type": "application/x-www-form-urlencoded"}
        connection.request("POST", path, b"List-Unsubscribe=One-Click", form)
        return connection.getresponse().status
    finally:
        connection.close()


def test_address_is_used_once_its_owner_confirmed_it(tmp_path: Path) -> None:
    boxes = Mailboxes()

    async def main() -> None:
        async with (
            boxes.open() as server,
            serving(tmp_path, mail_server=server, time=ManualTime(), ticking=False) as served,
        ):
            ann, stranger = await served.person("Ann"), await served.person("Ben")
            new = NewMail(ANN, "de")
            (channel,) = (await ann.ask("POST", "/api/notices/mail", new, NoticesView)).channels
            assert channel.state == "unverified"
            ((to, mail),) = boxes.taken()
            assert (to, mail["Subject"]) == (ANN, "Bestätige deine Adresse für Benachrichtigungen von Pixcade")
            turned = ChangeNotices(channel.id, "on")
            (channel,) = (await ann.ask("POST", "/api/notices/change", turned, NoticesView)).channels
            assert channel.state == "unverified", "not even the person can skip the link"

            await stranger.fetch("GET", link_in(mail))  # mail scanners open links
            assert (await served.store.channel(channel.id)).state == "unverified"
            status, _ = await stranger.fetch("POST", link_in(mail)[:-1] + "x", b"{}")
            assert status == 400
            status, _ = await stranger.fetch("POST", link_in(mail), b"{}")
            assert status == 200
            tested = await ann.ask("POST", "/api/notices/test", NoticeId(channel.id), NoticesView)
            assert (tested.channels[0].state, tested.channels[0].error) == ("on", "")
            ((_, notice),) = boxes.taken()
            assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert notice["List-Unsubscribe"] == f"<{served.address}{link_in(notice)}>"

            assert await asyncio.to_thread(one_click, served, link_in(notice)) == 200
            assert await served.store.channel(channel.id) is None
            assert await asyncio.to_thread(one_click, served, link_in(notice)) == 200, "a second click does no harm"

    run(main())


def test_link_of_a_mail_is_valid_for_a_day(tmp_path: Path) -> None:
    boxes, time = Mailboxes(), ManualTime()

    async def main() -> None:
        async with boxes.open() as server, serving(tmp_path, mail_server=server, time=time, ticking=False) as served:
            ann = await served.person("Ann")
            await ann.ask("POST", "/api/notices/mail", NewMail(ANN), NoticesView)
            ((_, mail),) = boxes.taken()
            time.advance(DAY + 1)
            status, content = await ann.fetch("POST", link_in(mail), b"{}")
            assert (status, b"server.mail-link" in content) == (400, True)

    run(main())


def test_mailbox_gets_few_links_and_the_answer_is_the_same(tmp_path: Path) -> None:
    boxes = Mailboxes()

    async def main() -> None:
        async with (
            boxes.open() as server,
            serving(tmp_path, mail_server=server, time=ManualTime(), ticking=False, limits=True) as served,
        ):
            answers = set()
            for name in ("Ann", "Ben", "Cem", "Dee", "Eve"):
                person = await served.person(name)
                shown = await person.ask("POST", "/api/notices/mail", NewMail(ANN), NoticesView)
                answers |= {(one.state, one.error) for one in shown.channels}
            assert answers == {("unverified", "")}
            assert len(boxes.taken()) == 3
            for _ in range(2):
                await person.ask("POST", "/api/notices/mail", NewMail(ANN), NoticesView)
            with rejected("limits.mail"):
                await person.ask("POST", "/api/notices/mail", NewMail(ANN), NoticesView)

    run(main())


def test_dead_mailbox_stops_nobody_and_is_paused(tmp_path: Path) -> None:
    boxes, time = Mailboxes(), ManualTime()

    async def main() -> None:
        async with boxes.open() as server, serving(tmp_path, mail_server=server, time=time, ticking=False) as served:
            game = Weeks(served, time, "127.0.0.1:1")
            await game.begin("Ann", "Ben", "Cem", "Dee")
            store = served.store
            for name in ("Cem", "Dee"):
                await store.write(ChannelGone(name))
            for name, address in (("Ann", DEAD), ("Ben", "ben@mail.example")):
                old = await store.channel(name)
                await store.write(Channel(name, old.person, "mail", address, HOOK, failures=4))
            game.notifier = Notifier(served.application.rooms, Targets())
            await game.hours(1)
            ((to, mail),) = boxes.taken()
            assert to == "ben@mail.example"
            assert f"{served.address}/t/{game.made.table}" in text_of(mail)
            dead, well = await store.channel("Ann"), await store.channel("Ben")
            assert (dead.state, dead.error) == ("paused", "server.mail-rejected")
            assert (well.state, well.failures) == ("on", 0)
            assert await store.due_notices(time.now(), 10) == []

    run(main())


@pytest.mark.parametrize(("address", "final"), [(DEAD, True), (FULL, False)])
def test_mail_to_a_full_mailbox_is_retried(tmp_path: Path, address: str, final: bool) -> None:
    boxes = Mailboxes()

    async def main() -> None:
        async with (
            boxes.open() as server,
            serving(tmp_path, mail_server=server, time=ManualTime(), ticking=False) as served,
        ):
            channel = Channel("one", "person", "mail", address, HOOK)
            assert await served.application.notifier.deliver(channel, "test", ()) == (
                "server.mail-rejected",
                final,
            )

    run(main())


def test_mail_is_hidden_without_a_server(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            assert not (await ann.ask("GET", "/api/notices", None, NoticesView)).mail
            with rejected("server.no-such-page"):
                await ann.ask("POST", "/api/notices/mail", NewMail(ANN), NoticesView)

    run(main())
