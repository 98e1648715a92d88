"""Passkeys: challenges work once and for one browser, keys for one person, and only at names with https."""

from pathlib import Path

import pytest

from pixcade.client import Server
from pixcade.protocol.http_messages import LinkMade, NewSeat, NoBody
from pixcade.protocol.person_messages import (
    DeviceId,
    DeviceJoined,
    DeviceLink,
    NewPasskey,
    PasskeyOptions,
    PasskeysView,
    PersonExport,
)
from tests.server.support.manual_time import ManualTime
from tests.server.support.passkeys import Key, browser
from tests.server.support.people import rejected
from tests.server.support.server import run, serving


async def asked(person: Server, path: str) -> str:
    return (await person.ask("POST", f"/api/passkeys/{path}", NoBody(), PasskeyOptions)).options


async def added(person: Server, key: Key) -> PasskeysView:
    return await person.ask("POST", "/api/passkeys/add", key.create(await asked(person, "new")), PasskeysView)


async def used(person: Server, credential: NewPasskey) -> LinkMade:
    return await person.ask("POST", "/api/passkeys/use", credential, LinkMade)


def test_passkey_gives_a_link_to_its_person(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, phone = await browser(served, "Ann"), await browser(served)
            assert (await ann.about()).passkeys
            await served.table(ann, "pixoid", NewSeat("me", name="Ann"))
            key = Key(ann.address)
            (listed,) = (await added(ann, key)).passkeys
            person = (await ann.about()).person
            for device in (phone, await browser(served)):
                link = await used(device, key.sign(await asked(device, "ask")))
                joined = await device.ask("POST", "/api/devices/join", DeviceLink(link.secret), DeviceJoined)
                assert (joined.person, joined.name, len(joined.tables)) == (person, "Ann", 1)
            everything = await phone.ask("GET", "/api/person/export", None, PersonExport)
            assert [one.id for one in everything.passkeys] == [listed.id]
            left = await phone.ask("POST", "/api/passkeys/remove", DeviceId(listed.id), PasskeysView)
            assert left.passkeys == ()
            with rejected("server.wrong-passkey"):
                await used(phone, key.sign(await asked(phone, "ask")))

    run(main())


def test_challenge_works_once_for_its_browser_and_five_minutes(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann, thief = await browser(served, "Ann"), await browser(served)
            key = Key(ann.address)
            await added(ann, key)
            signature = key.sign(await asked(ann, "ask"))
            with rejected("server.wrong-passkey"):
                await used(thief, signature)
            await asked(thief, "ask")
            with rejected("server.wrong-passkey"):
                await used(thief, signature)
            await used(ann, signature)
            with rejected("server.wrong-passkey"):
                await used(ann, signature)
            late = key.sign(await asked(ann, "ask"))
            time.advance(5 * 60_000)
            with rejected("server.wrong-passkey"):
                await used(ann, late)

    run(main())


def test_key_of_someone_else_or_elsewhere_is_rejected(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, ben = await browser(served, "Ann"), await browser(served, "Ben")
            key = Key(ann.address)
            await added(ann, key)
            copy = Key(ann.address)
            copy.id = key.id
            for other in (copy, Key("https://evil.example"), Key(ann.address, "evil.example")):
                with rejected("server.wrong-passkey"):
                    await added(ben, other)
            with rejected("server.wrong-passkey"):
                await used(ben, copy.sign(await asked(ben, "ask")))
            for broken in ("", "[]", "{", '{"rawId": 7}'):
                await asked(ben, "ask")
                with rejected("server.wrong-passkey"):
                    await used(ben, NewPasskey(broken))

    run(main())


def test_joining_person_brings_passkeys_along_and_deletion_removes_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, ben, phone = [await browser(served, name) for name in ("Ann", "Ben", "")]
            key = Key(ann.address)
            await added(ben, key)
            link = await ann.ask("POST", "/api/devices/link", NoBody(), LinkMade)
            await ben.ask("POST", "/api/devices/join", DeviceLink(link.secret), DeviceJoined)
            person = (await ann.about()).person
            assert len((await ann.ask("GET", "/api/passkeys", None, PasskeysView)).passkeys) == 1
            await used(phone, key.sign(await asked(phone, "ask")))
            await ann.ask("POST", "/api/person/delete", NoBody(), NoBody)
            assert await served.store.identities(person) == []
            with rejected("server.wrong-passkey"):
                await used(phone, key.sign(await asked(phone, "ask")))

    run(main())


@pytest.mark.parametrize("path", ["new", "ask"])
def test_passkeys_are_hidden_at_an_address_without_a_name(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            assert not (await ann.about()).passkeys
            with rejected("server.no-such-page"):
                await asked(ann, path)

    run(main())
