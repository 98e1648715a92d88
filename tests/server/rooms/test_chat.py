"""Chat: the silence of Bugs, spectators among themselves, phrases, and retention."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import TableClient
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import write_record
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Policy
from pixcade.room.chat import HISTORY, PHRASES
from pixcade.store.api import ChatLine
from pixcade.table.record import record_of
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    ended,
    guest,
    half_step,
    known,
    own,
    program,
    raw,
    rejected,
    stepped,
)
from tests.server.support.server import run, serving
from tests.server.support.stored_rows import contents

BOT = NewSeat("bot", level="easy")
TWO = (NewSeat(), NewSeat(), BOT, BOT)
DAY = 24 * 3_600_000


def texts(table: TableClient) -> list[str]:
    """Return the chat that a client has received."""
    return [line.text or line.phrase for line in table.said]


async def reads(table: TableClient, text: str) -> None:
    """Wait until a client has received a message."""
    await table.until(lambda: text in texts(table))


def test_bugs_are_silent_during_a_round_and_pixoid_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await ben.say(1, "before the start")
                await screen.start()
                await stepped(0, ann, ben)
                await ben.say(1, "before the first cube")
                await reads(ann, "before the first cube")
                await program(ann, 0)
                await stepped(1, ann, ben)
                assert known(ben).current.silent == (1, 2, 3)
                for given in ({"text": "psst"}, {"phrase": "hello"}):
                    with rejected("server.silent"):
                        await ben.say(1, **given)
                with rejected("server.no-spectator"):
                    await ben.say(-1, "psst")
                with rejected("table.not-your-seat", seat=1):
                    await ben.say(0, "psst")
                await ann.say(0, "I will catch them all")
                await reads(ben, "I will catch them all")
                await reads(screen, "I will catch them all")
                assert "psst" not in "".join(texts(ann) + texts(screen))
                assert "psst" not in await contents(tmp_path)

    run(main())


def test_bugs_may_chat_after_the_round(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                with rejected("server.silent"):
                    await ben.say(1, "psst")
                while known(ben).current.silent:
                    step = known(ben).current.step
                    await asyncio.gather(program(ann, 0), program(ben, 1))
                    await ben.until(lambda step=step: known(ben).current.step > step)  # type: ignore[misc]  # bound
                    await ann.until(lambda: known(ann).current.step == known(ben).current.step)
                await ben.say(1, "well played")
                await reads(ann, "well played")

    run(main())


def test_spectator_chat_is_shown_to_players_after_the_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            left = await guest(served, made, "Lea")
            async with (
                at(host, made) as watching,
                company(served, made, "Ann", "Ben") as (ann, ben),
                at(await guest(served, made, "Eve"), made) as eve,
                at(served.people[2], made, screen=True) as screen,
            ):
                async with at(left, made) as once:
                    await once.sit(2, "Lea")
                    await once.leave(2)
                await watching.seat_bot(2, "easy")
                await watching.start()
                await stepped(0, ann, ben, eve)
                await eve.say(-1, "amber goes right")
                await reads(watching, "amber goes right")
                async with at(served.people[2], made) as again, at(left, made) as once:
                    for table in (again, once):
                        assert not own(table).spectator
                        with rejected("server.no-spectator"):
                            await table.say(-1, "what do you see?")
                    assert texts(again) == texts(once) == []
                await ann.say(0, "my turn")
                for table in (ann, ben, screen):
                    await reads(table, "my turn")
                    assert texts(table) == ["my turn"]
                await reads(eve, "my turn")
                assert texts(eve) == ["amber goes right", "my turn"]
                assert [(line.seat, line.name) for line in eve.said] == [(-1, "Eve"), (0, "Ann")]
                await asyncio.gather(ann.agree(0), ben.agree(1))
                await ended(ann, ben)
                for table in (ann, ben, screen):
                    await reads(table, "amber goes right")
                async with at(left, made) as once:
                    await reads(once, "amber goes right")
                    await once.say(-1, "so it was")
                await reads(ann, "so it was")

    run(main())


def test_signed_out_device_is_not_a_spectator(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            laptop = await served.person("Ann")
            made = await served.table(laptop, "pixoid", NewSeat("me", name="Ann"), BOT, BOT, BOT, **half_step())
            phone = await guest(served, made)
            await phone.use_link(made.table, (await laptop.link(made.table, 0)).secret)
            async with at(laptop, made) as first, at(phone, made) as second:
                await laptop.sign_out_others(made.table, 0)
                await first.start()
                await stepped(0, second)
                with rejected("server.no-spectator"):
                    await second.say(-1, "hello")
                with rejected("table.not-your-seat"):
                    await second.say(0, "hello")

    run(main())


def test_phrases_are_sent_by_id_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            assert (await host.about()).phrases == PHRASES
            async with company(served, made, "Ann", "Ben") as (ann, ben):
                for phrase in PHRASES:
                    await ann.say(0, phrase=phrase)
                await ben.until(lambda: [line.phrase for line in ben.said] == list(PHRASES))
                assert {line.text for line in ben.said} == {""}
                with rejected("server.no-such-phrase"):
                    await ann.say(0, phrase="you cheat")
                with rejected("server.text-or-phrase"):
                    await ann.say(0)
                with rejected("server.text-or-phrase"):
                    await ann.say(0, "hello", "hello")

    run(main())


def test_chat_is_plain_text_with_limited_length_and_rate(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            made = await served.table(await served.person("Host"))
            person = await guest(served, made, "Ann")
            async with at(person, made) as ann:
                await ann.sit(0, "Ann")
                for bad in ("\u202eabc", "a\u0000b", "\u001b[31m", "a\u200bb", "  ", "x" * 201):
                    with pytest.raises(PixcadeError) as caught:
                        await ann.say(0, bad)
                    assert caught.value.code.startswith("names.")
                time.advance(60_000)
                await ann.say(0, "<b>bold</b>  and  spaces")
                await reads(ann, "<b>bold</b> and spaces")
                for _ in range(7):
                    await ann.say(0, "x" * 200)
                with rejected("limits.chat"):
                    await ann.say(0, "one more")
                time.advance(2_000)
                await ann.say(0, "one more")

    run(main())


@pytest.mark.slow(4)
def test_table_and_operator_can_turn_chat_off(tmp_path: Path) -> None:
    async def main(folder: Path, policy: Policy, **given: Any) -> None:
        async with serving(folder, policy=policy) as served:
            made = await served.table(await served.person("Host"), **given)
            async with company(served, made, "Ann") as (ann,):
                for seat in (0, -1):
                    with rejected("server.chat-off"):
                        await ann.say(seat, "hello")
                assert await served.store.chat(made.table) == []

    run(main(tmp_path / "table", Policy(), chat=False))
    run(main(tmp_path / "server", Policy(chat=False)))


def test_chat_expires_after_seven_days_and_is_in_no_record(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", *TWO, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await ann.say(0, "remember the word xylophone")
                await screen.start()
                await stepped(0, ann, ben)
                await ann.say(0, "xylophone again")
                await asyncio.gather(program(ann, 0), program(ben, 1))
                await stepped(1, ann, ben)
                await ann.agree(0)
                await ben.agree(1)
                await ended(ann, ben)
                room = served.application.rooms.open[made.table]
                text = write_record(record_of(room.table, "2030-03-17"), rules)
                assert "xylophone" not in text
                assert "xylophone" not in "".join(await served.store.log(made.table))
                _, replay = await host.fetch("GET", f"/api/games/{made.table}/replay")
                assert b"xylophone" not in replay
                time.advance(7 * DAY)
                await served.application.maintenance.tidy()
                assert len(await served.store.chat(made.table)) == 2
                time.advance(1)
                await served.application.maintenance.tidy()
                assert await served.store.chat(made.table) == []
                assert "xylophone" not in await contents(tmp_path)

    run(main())


def test_table_with_much_chat_can_still_be_joined(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            now = served.services.time.now()  # the server deletes old chat
            lines = [
                ChatLine(made.table, number, now, "p", -1, "Eve", f"line {number}", "", True, True)
                for number in range(1, 1_001)
            ]
            await served.store.write(*lines)
            served.application.rooms.drop(made.table, "server.going-down")  # as after a restart
            async with raw(host, made) as socket:
                await socket.until(lambda one: one["type"] == "chat" and one["number"] == 1_000)
                told = [one for one in map(json.loads, socket.texts) if one["type"] == "chat"]
                assert [one["number"] for one in told] == list(range(1_001 - HISTORY, 1_001))
                assert (await socket.answer(type="chat", id="1", seat=-1, text="hello"))["type"] == "done"

    run(main())
