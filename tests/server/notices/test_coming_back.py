"""Coming back by mail: one link, once, for 15 minutes, and an answer that shows nothing."""

import re
from email.message import EmailMessage
from pathlib import Path

from pixcade.client import Server
from pixcade.protocol.http_messages import NewSeat, NoBody
from pixcade.protocol.notice_messages import NewMail, NoticesView
from pixcade.protocol.person_messages import DeviceJoined, DeviceLink, DeviceOwner, DevicesView, MailAddress
from tests.server.support.mailboxes import Mailboxes, link_in, text_of
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import rejected
from tests.server.support.server import Served, run, serving
from tests.waits import until

ANN = "Ann@mail.example"
BOT = NewSeat("bot", level="easy")


async def confirmed(served: Served, boxes: Mailboxes, name: str) -> Server:
    """Return someone who has a seat, and has confirmed Ann's address."""
    person = await served.person(name)
    await served.table(person, "pixoid", NewSeat("me", name=name), BOT, BOT, BOT)
    await person.ask("POST", "/api/notices/mail", NewMail(ANN, "de"), NoticesView)
    ((_, mail),) = boxes.taken()
    await person.fetch("POST", link_in(mail), b"{}")
    return person


async def ask(device: Server, address: str) -> NoBody:
    return await device.ask("POST", "/api/devices/mail", MailAddress(address), NoBody)


async def mails(served: Served, boxes: Mailboxes) -> list[EmailMessage]:
    """Return the mails of all requests until now."""
    await until(lambda: not served.application.rooms.tasks.tasks)
    return [mail for _, mail in boxes.taken()]


def secret_in(served: Served, mail: EmailMessage) -> DeviceLink:
    found = re.search(rf"{served.address}/device#(\w+)", text_of(mail))
    assert found, text_of(mail)
    return DeviceLink(found[1])


def test_confirmed_address_brings_one_back_once(tmp_path: Path) -> None:
    boxes, time = Mailboxes(), ManualTime()

    async def main() -> None:
        async with boxes.open() as server, serving(tmp_path, mail_server=server, time=time, ticking=False) as served:
            ann = await confirmed(served, boxes, "Ann")
            phone, stranger = await served.person(), await served.person("Ben")
            time.advance(1000)
            assert await ask(phone, "ann@MAIL.example") == NoBody()
            (mail,) = await mails(served, boxes)
            assert (mail["To"], mail["Subject"]) == (ANN, "Dein Link zu Pixcade: Ann")
            link = secret_in(served, mail)
            for _ in range(2):
                assert await phone.ask("POST", "/api/devices/look", link, DeviceOwner) == DeviceOwner("Ann")
            joined = await phone.ask("POST", "/api/devices/join", link, DeviceJoined)
            assert (joined.person, len(joined.tables)) == ((await ann.about()).person, 1)
            with rejected("server.wrong-device-link"):
                await stranger.ask("POST", "/api/devices/join", link, DeviceJoined)
            listed = await phone.ask("GET", "/api/devices", None, DevicesView)
            assert [one.current for one in listed.devices] == [False, True], "a lost device can be removed"

            await ask(stranger, ANN)
            (mail,) = await mails(served, boxes)
            time.advance(15 * 60_000)
            with rejected("server.wrong-device-link"):
                await stranger.ask("POST", "/api/devices/join", secret_in(served, mail), DeviceJoined)

    run(main())


def test_unknown_and_unconfirmed_addresses_get_the_same_answer(tmp_path: Path) -> None:
    boxes = Mailboxes()

    async def main() -> None:
        async with boxes.open() as server, serving(tmp_path, mail_server=server, ticking=False) as served:
            ann = await confirmed(served, boxes, "Ann")
            ben = await served.person("Ben")
            await ben.ask("POST", "/api/notices/mail", NewMail("ben@mail.example"), NoticesView)
            boxes.taken()
            for address in (ANN, "ben@mail.example", "nobody@mail.example"):
                assert await ask(ben, address) == NoBody()
            assert [mail["To"] for mail in await mails(served, boxes)] == [ANN]
            with rejected("server.mail-address"):
                await ask(ann, "ann@")

    run(main())


def test_mailbox_and_person_get_few_links(tmp_path: Path) -> None:
    boxes = Mailboxes()

    async def main() -> None:
        async with (
            boxes.open() as server,
            serving(tmp_path, mail_server=server, time=ManualTime(), ticking=False, limits=True) as served,
        ):
            await confirmed(served, boxes, "Ann")
            for _ in range(5):
                stranger = await served.person()
                assert await ask(stranger, ANN) == NoBody()
            assert len(await mails(served, boxes)) == 3
            for _ in range(2):
                await ask(stranger, "nobody@mail.example")
            with rejected("limits.mail"):
                await ask(stranger, "nobody@mail.example")

    run(main())


def test_coming_back_by_mail_needs_a_mail_server(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            assert not (await ann.about()).mail
            with rejected("server.no-such-page"):
                await ask(ann, ANN)

    run(main())
