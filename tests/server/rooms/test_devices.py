"""Browsers, seat keys and players are three things: hot-seat, shared screens, a seat on several devices."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pixcade.games.commitment import commitment
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Decided, Revealed
from pixcade.table.entries import Left
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    Raw,
    at,
    company,
    guest,
    half_step,
    known,
    log_of,
    own,
    raw,
    rejected,
    stepped,
    waited,
)
from tests.server.support.server import run, serving

BOT = NewSeat("bot", level="easy")
ANN, BEN = NewSeat("me", name="Ann"), NewSeat("me", name="Ben")
GRACE = 60_000
MINUTE = 60_000
OFFERED = ("choices", "facts", "board")
"""Choices are sent to everyone, and reveal nothing about the chosen move."""


def texts_in(value: Any) -> Iterator[str]:
    """Return every text of a message except the choices."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            if name not in OFFERED:
                yield from texts_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts_in(one)


def test_second_player_on_a_browser_must_be_confirmed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            async with company(served, made, "Ann") as (ann,):
                with rejected("server.who-plays", name="Ann"):
                    await ann.sit(1, "Ben")
                await ann.sit(1, "Ben", "another")
                await ann.until(lambda: own(ann).seats == (0, 1))
                with rejected("server.which-seat", seats=2):
                    await ann.sit(2, "Ann", "same")
                await ann.leave(1)
                await ann.until(lambda: own(ann).seats == (0,))
                await ann.sit(2, "Ann", "same")
                await ann.until(lambda: own(ann).seats == (2,))

    run(main())


def test_two_pages_of_one_browser_cannot_both_sit_unasked(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            browser = await guest(served, made)
            async with at(browser, made) as one, at(browser, made) as two:
                answers = await asyncio.gather(one.sit(0, "Ann"), two.sit(1, "Ann"), return_exceptions=True)
                (lost,) = [answer for answer in answers if isinstance(answer, PixcadeError)]
                assert lost.code == "server.who-plays"

    run(main())


def test_shared_browser_gets_no_submission_before_the_reveal(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            browser = await served.person("Ann")
            made = await served.table(browser, "pixoid", ANN, BEN, **half_step())
            cid = await guest(served, made, "Cid")
            async with at(cid, made) as third, raw(browser, made) as first, raw(browser, made) as second:
                await third.sit(2, "Cid")
                await third.sit(3, "Dee", "another")
                assert (await first.answer(type="start", id="1"))["type"] == "done"
                secret = {"amber": "R2", "sky": "D3"}
                for seat, (piece, move) in enumerate(secret.items()):
                    await submitted(first, piece, seat, "U1", 0)
                    await submitted(first, piece, seat, move, 1)
                texts = [*first.texts, *second.texts]
                for have in (0, 1, 5):
                    async with raw(browser, made, have=have) as again:
                        texts += again.texts
                async with raw(browser, made, screen=True) as again:
                    texts += again.texts
                told = [json.loads(text) for text in texts]
                assert not {*secret.values(), "U1"} & {text for message in told for text in texts_in(message)}
                last = [message for message in told if message["type"] == "yours" and message["seats"]][-1]
                assert [one["programmed"] for one in last["programs"] if one["seat"] in (0, 1)] == [True, True]
                for piece in ("rose", "mint"):
                    await third.submit(piece, "U1")
                shown = await first.until(lambda one: one["type"] == "revealed")
                assert {one["piece"]: one["move"] for one in shown["played"]} == {**secret, "rose": "U1", "mint": "U1"}

    run(main())


async def submitted(socket: Raw, piece: str, seat: int, move: str, revision: int) -> dict[str, Any]:
    """Hand in a program by hand."""
    answer = await socket.answer(
        type="submit", id=f"{piece}.{revision}", seat=seat, step=0, piece=piece, move=move, revision=revision
    )
    assert answer["type"] == "done", answer
    return answer


def test_shared_device_gets_no_commitment_secret(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            browser = await served.person("Ann")
            made = await served.table(browser, "pixoid", ANN, BEN, BOT, BOT, **half_step())
            async with raw(browser, made) as socket:
                assert (await socket.answer(type="start", id="1"))["type"] == "done"
                answer = await submitted(socket, "amber", 0, "U1", 0)
                assert answer["commitment"]
                opened = [
                    move
                    for move in (f"{way}{length}" for way in "UDLR" for length in range(1, 10))
                    if answer["salt"]
                    and answer["commitment"] == commitment(made.table, 0, "amber", move, answer["salt"])
                ]
                assert opened == []

    run(main())


def test_lone_player_gets_own_move_back_after_reload(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixoid", ANN, NewSeat(), BOT, BOT, **half_step())
            lost = await guest(served, made)
            async with at(lost, made) as other, at(host, made) as page:
                await other.sit(1, "Ben")
                await page.start()
                await stepped(0, page)
                await page.submit("amber", "U1")
                async with at(host, made) as again:
                    assert [(one.move, bool(one.salt)) for one in own(again).programs] == [("U1", True)]
                await host.use_link(made.table, (await lost.link(made.table, 1)).secret)
                await page.until(lambda: own(page).seats == (0, 1))
                assert {(one.move, one.salt) for one in own(page).programs} == {("", "")}
                async with at(host, made) as again:
                    assert {(one.move, one.salt) for one in own(again).programs} == {("", "")}

    run(main())


def test_clocks_stop_only_for_players_sharing_a_device(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Ann")
            made = await served.table(
                host, "pixoid", ANN, BEN, NewSeat(), BOT, clock="decision", milliseconds=10_000, **half_step()
            )
            async with at(host, made) as page, at(await guest(served, made), made) as cid:
                await cid.sit(2, "Cid")
                await page.start()
                await stepped(0, page, cid)
                assert [seat.untimed for seat in known(page).seats] == [True, True, False, False]
                assert known(page).clocks == {"rose": 10_000}
                time.advance(3_600_000)
                await page.until(lambda: known(page).clocks == {})
                room = served.application.rooms.open[made.table]
                assert [one.seat for one in room.table.awaited if one.seat != 3] == [0, 1]
                await page.leave(1)
                await page.until(lambda: not known(page).seats[0].untimed)
                assert known(page).clocks == {"amber": 10_000}

    run(main())


def test_shared_screen_plays_for_no_one_and_gets_no_secrets(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixoid", ANN, BOT, BOT, BOT, **half_step())
            async with at(host, made, screen=True) as screen, at(host, made) as phone:
                assert screen.welcome is not None
                assert (screen.welcome.code, screen.welcome.screen) == (made.code, True)
                assert (screen.welcome.seats, own(screen).seats) == ((), ())
                with rejected("server.screen-only-shows"):
                    await screen.sit(1, "Screen", "another")
                with rejected("server.screen-only-shows"):
                    await screen.say(-1, "hello")
                await screen.start()
                await stepped(0, screen, phone)
                for asked in (screen.submit("amber", "U1"), screen.agree(0), screen.back(0), screen.say(0, "hello")):
                    with rejected("table.not-your-seat", seat=1):
                        await asked
                with rejected("core.not-awaited"):
                    await screen.hint(0, "amber")
                with rejected("server.seat-in-play"):
                    await screen.leave(0)
                await phone.submit("amber", "U1")
                async with at(host, made, screen=True) as again:
                    assert own(again).programs == own(screen).programs == ()
                assert not any(getattr(message, "salt", "") for message in screen.heard)

    run(main())


def test_seat_is_absent_without_phone_despite_screen(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixoid", ANN, BOT, BOT, BOT)
            async with at(host, made, screen=True) as screen:
                await screen.until(lambda: screen.present is not None)
                assert screen.present is not None
                assert screen.present.seats == (False, True, True, True)
                async with at(host, made):
                    await screen.until(lambda: screen.present is not None and screen.present.seats[0])

    run(main())


def test_seat_link_works_once_within_ten_minutes_for_its_holder(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            laptop = await served.person("Ann")
            made = await served.table(laptop, "pixoid", ANN)
            other = await served.table(laptop, "pixoid", ANN)
            phone, thief = await served.person(), await served.person()
            for seat in (0, 1, 9):
                with rejected("table.not-your-seat", seat=seat + 1):
                    await thief.link(made.table, seat)
            with rejected("table.not-your-seat", seat=2):
                await laptop.link(made.table, 1)
            link = await laptop.link(made.table, 0)
            assert link.seconds == 600
            assert link.secret not in str(await served.store.grants(made.table))
            with rejected("server.not-understood"):
                await thief.link(made.table, -1)
            for wrong in ("0" * 64, "x", "\u00e9", made.invite):
                with rejected("server.wrong-link"):
                    await thief.use_link(made.table, wrong)
            time.advance(10 * MINUTE - 1)
            both = await asyncio.gather(
                phone.use_link(made.table, link.secret), thief.use_link(made.table, link.secret), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in both) == ["PixcadeError", "str"]
            with rejected("server.wrong-link"):
                await thief.use_link(made.table, link.secret)
            late = await laptop.link(made.table, 0)
            time.advance(10 * MINUTE)
            with rejected("server.wrong-link"):
                await phone.use_link(made.table, late.secret)
            elsewhere = await laptop.link(made.table, 0)
            with rejected("server.wrong-link"):
                await phone.use_link(other.table, elsewhere.secret)

    run(main())


def test_two_devices_with_one_seat_see_each_others_moves(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            laptop = await served.person("Ann")
            made = await served.table(laptop, "pixoid", ANN, NewSeat(), BOT, BOT, **half_step())
            phone, ben = await guest(served, made), await guest(served, made)
            async with at(laptop, made) as first, at(phone, made) as second, at(ben, made) as other:
                await other.sit(1, "Ben")
                await phone.use_link(made.table, (await laptop.link(made.table, 0)).secret)
                await second.until(lambda: own(second).seats == (0,))
                await first.start()
                await stepped(0, first, second)
                assert not known(first).seats[0].untimed
                answers = await asyncio.gather(
                    first.submit("amber", "U1", revision=0),
                    second.submit("amber", "R1", revision=0),
                    return_exceptions=True,
                )
                assert [one.code for one in answers if isinstance(one, PixcadeError)] == ["table.stale-revision"]
                given = "U1" if isinstance(answers[1], PixcadeError) else "R1"
                for table in (first, second):
                    async with at(laptop if table is first else phone, made) as again:
                        assert [one.move for one in own(again).programs] == [given]
                await second.submit("amber", "R2")
                await first.until(lambda: [one.move for one in own(first).programs] == ["R2"])
                assert not any(one.move for one in own(other).programs)

    run(main())


def test_signing_out_ends_links_and_sockets_of_other_devices(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            laptop = await served.person("Ann")
            made = await served.table(laptop, "pixoid", ANN, NewSeat(), BOT, BOT, **half_step())
            phone, third = await guest(served, made), await served.person()
            ben = await guest(served, made)
            async with at(laptop, made) as first, at(phone, made) as second, at(ben, made) as other:
                await other.sit(1, "Ben")
                await phone.use_link(made.table, (await laptop.link(made.table, 0)).secret)
                await second.until(lambda: own(second).seats == (0,))
                await first.start()
                await stepped(0, first, second)
                await second.submit("amber", "U1")
                unused = await phone.link(made.table, 0)
                with rejected("table.not-your-seat"):
                    await ben.sign_out_others(made.table, 0)
                await laptop.sign_out_others(made.table, 0)
                await second.until(lambda: own(second).seats == ())
                assert own(second).programs == ()
                assert not own(second).spectator
                for asked in (second.submit("amber", "D1", revision=1), second.withdraw("amber"), second.agree(0)):
                    with rejected("table.not-your-seat"):
                        await asked
                with rejected("table.not-your-seat"):
                    await phone.link(made.table, 0)
                with rejected("server.wrong-link"):
                    await third.use_link(made.table, unused.secret)
                await laptop.sign_out_others(made.table, 0)
                async with at(laptop, made) as again:
                    assert [one.move for one in own(again).programs] == ["U1"]
                async with at(phone, made) as again:
                    assert own(again).seats == ()

    run(main())


def test_lost_phone_is_replaced_without_showing_its_move(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                link = await served.people[1].link(made.table, 0)
                await screen.start()
                await stepped(0, ann, ben)
                done = await ann.submit("amber", "U1")
                await ann.__aexit__(None, None, None)
                presence = served.application.rooms.open[made.table].room.presence
                await waited(lambda: 0 in presence.gone)
                time.advance(GRACE)
                await ben.until(lambda: known(ben).seats[0].away)
                await screen.leave(0)
                found = await guest(served, made)
                with rejected("server.wrong-link"):
                    await found.use_link(made.table, link.secret)
                async with at(found, made) as new:
                    await new.sit(0, "Ann")
                    await new.until(lambda: own(new).seats == (0,))
                    assert [(one.programmed, one.move, one.salt) for one in own(new).programs] == [(True, "", "")]
                    assert [one.commitment for one in own(new).programs] == [done.commitment]
                    with rejected("table.not-yours-to-take-back"):
                        await new.withdraw("amber")
                    async with at(served.people[1], made) as old:
                        assert own(old).seats == ()
                        assert own(old).programs == ()
                    await ben.submit("sky", "U1")
                    await stepped(1, new, ben)
                    (shown,) = [one for one in new.heard if isinstance(one, Revealed)]
                    (amber,) = [one for one in shown.played if one.piece == "amber"]
                    assert (amber.move, amber.commitment, amber.salt) == ("U1", done.commitment, done.salt)
                    assert not any(isinstance(one, Decided) and one.piece == "amber" for one in new.heard)
                    await new.submit("amber", "U1")
                assert [left.by for left in await log_of(served, made, Left)] == ["host"]

    run(main())


@pytest.mark.parametrize("link", ["", "x" * 101, None, 7])
def test_invalid_seat_link_is_rejected_before_lookup(tmp_path: Path, link: Any) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            made = await served.table(ann)
            status, content = await ann.fetch(
                "POST", f"/api/tables/{made.table}/use-link", json.dumps({"secret": link}).encode()
            )
            assert (status, json.loads(content)["code"]) == (400, "server.not-understood")

    run(main())
