"""Creating tables, and taking, changing and leaving seats: by everyone, in every order, simultaneously."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat
from pixcade.room import bot_moves
from pixcade.table.entries import Left, Seated, Swapped
from tests.server.support.people import (
    at,
    company,
    guest,
    half_step,
    known,
    log,
    log_of,
    moves,
    raw,
    rejected,
    settings,
)
from tests.server.support.server import run, serving

BOT = NewSeat("bot", level="easy")


def names(table: Any) -> list[str]:
    """Return the seats, as a client at the table sees them."""
    return [seat.name for seat in table.state.seats]


def test_seats_can_be_taken_changed_and_left_before_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"), "pixoid", NewSeat(), NewSeat(), BOT)
            async with company(served, made, "Ann", "Ben") as (ann, ben):
                await ann.sit(3, "Ann", "same")
                await ben.until(lambda: names(ben) == ["", "Ben", "easy", "Ann"])
                await ann.sit(2, "Ann", "same")
                await ben.until(lambda: names(ben) == ["", "Ben", "Ann", "easy"])
                await ann.swap(2, 0)
                await ben.until(lambda: names(ben) == ["Ann", "Ben", "", "easy"])
                with rejected("table.seat-taken", seat=2):
                    await ann.sit(1, "Ann", "same")
                with rejected("server.host-only"):
                    await ann.swap(0, 1)
                with rejected("server.host-only"):
                    await ann.swap(2, 3)
                with rejected("server.host-only"):
                    await ann.leave(1)
                await ann.until(lambda: ann.yours is not None and ann.yours.seats == (0,))
                await ann.leave(0)
                await ben.until(lambda: names(ben) == ["", "Ben", "", "easy"])
                await ann.until(lambda: ann.yours is not None and ann.yours.seats == ())
                assert len(await log_of(served, made, Swapped)) == 3
                assert [left.by for left in await log_of(served, made, Left)] == [""]

    run(main())


def test_seats_are_fixed_after_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, _):
                await screen.start()
                with rejected("table.started"):
                    await screen.swap(0, 1)
                with rejected("table.started"):
                    await ann.swap(0, 2)
                async with at(await guest(served, made, "Cid"), made) as cid:
                    with rejected("table.seat-taken", seat=3):
                        await cid.sit(2, "Cid")
                    with rejected("table.seat-taken", seat=1):
                        await cid.sit(0, "Cid")

    run(main())


def test_simultaneous_requests_for_a_seat_have_one_winner(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            people = [await guest(served, made, f"Guest {number}") for number in range(6)]
            tables = [await at(person, made).__aenter__() for person in people]
            answers = await asyncio.gather(*(table.sit(2, "Ann") for table in tables), return_exceptions=True)
            lost = [one for one in answers if isinstance(one, PixcadeError)]
            assert [one.code for one in lost] == ["table.seat-taken"] * 5
            assert len(await log_of(served, made, Seated)) == 1
            assert sum(2 in table.yours.seats for table in tables if table.yours is not None) <= 1
            for table in tables:
                await table.__aexit__(None, None, None)

    run(main())


def test_equal_names_get_numbers_even_if_simultaneous(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            people = [await guest(served, made) for _ in range(4)]
            tables = [await at(person, made).__aenter__() for person in people]
            written = ("Ann", " ann ", "Аnn", "Ａｎｎ")  # the third begins with a Cyrillic letter
            await asyncio.gather(*(table.sit(seat, written[seat]) for seat, table in enumerate(tables)))
            room = await served.application.rooms.room(made.table)
            shown = [seat.name for seat in room.table.seats]
            assert sorted(name[-1] for name in shown if name[-1].isdecimal()) == ["2", "3", "4"]
            assert " ann " not in shown
            for table in tables:
                await table.__aexit__(None, None, None)

    run(main())


def test_name_is_stored_cleaned(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            person = await guest(served, made)
            async with at(person, made) as table:
                await table.sit(0, "  Zoe\u0301   B ")
                assert table.welcome is not None
                room = await served.application.rooms.room(made.table)
                assert room.table.seats[0].name == "Zo\u00e9 B"
                (browser,) = room.room.saved.keys.holders(room.table.seats[0].key)
                row = await served.store.browser(browser)
                assert row is not None
                assert row.name == "Zo\u00e9 B"
                for bad in ("", "   ", "x" * 21, "a\u200bb", "a\u001bb", "\u0301", "a\ufeff"):
                    with pytest.raises(PixcadeError) as caught:
                        await table.sit(1, bad, "another")
                    assert caught.value.code.startswith("names.")

    run(main())


NONSENSE: list[dict[str, Any]] = [
    {"type": "sit", "seat": -1, "name": "Ann"},
    {"type": "sit", "seat": 4, "name": "Ann"},
    {"type": "sit", "seat": 10**30, "name": "Ann"},
    {"type": "sit", "seat": 1.5, "name": "Ann"},
    {"type": "sit", "seat": True, "name": "Ann"},
    {"type": "sit", "seat": 0, "name": "\ud800"},
    {"type": "sit", "seat": 0, "name": "Ann", "player": "both"},
    {"type": "sit", "seat": 0, "name": "Ann", "key": "bot"},
    {"type": "leave", "seat": 9},
    {"type": "leave", "seat": -1},
    {"type": "swap", "seat": 0, "other": 9},
    {"type": "swap", "seat": -1, "other": 0},
    {"type": "swap", "seat": 0, "other": 0},
    {"type": "seat-bot", "seat": 7, "level": "easy"},
    {"type": "seat-bot", "seat": 0, "level": ""},
    {"type": "seat-bot", "seat": 0, "level": "../../etc"},
    {"type": "back", "seat": 0},
    {"type": "vote-stop", "seat": 0, "yes": True},
    {"type": "withdraw", "seat": 0, "step": 0, "piece": "amber", "revision": -1},
    {"type": "submit", "seat": 0, "step": 2**40, "piece": "amber", "move": "@a10"},
    {"type": "submit", "seat": 3, "step": 0, "piece": "\u202eamber", "move": "@a10"},
    {"type": "hint", "seat": 0, "piece": "amber"},
    {"type": "rematch"},
    {"type": "chat", "seat": -2, "text": "x"},
    {"type": "unknown"},
]


def test_invalid_request_is_rejected_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            stranger = await guest(served, made, "Eve")
            before = await log(served, made)
            async with raw(stranger, made) as socket:
                for number, asked in enumerate(NONSENSE):
                    answer = await socket.answer(id=f"x{number}", **asked)
                    assert (answer["type"], asked) == ("rejected", asked)
                    assert (answer["code"] != "server.fault", asked) == (True, asked)
                assert await log(served, made) == before
                good = await socket.answer(id="good", type="sit", seat=0, name="Eve")
                assert good["type"] == "done"

    run(main())


def test_taking_own_seat_again_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            async with company(served, made, "Ann") as (ann,):
                before = await log(served, made)
                assert (await ann.sit(0, "Ann")).number == 0
                assert (await ann.sit(0, "Ann", "same")).number == 0
                assert await log(served, made) == before

    run(main())


def test_player_with_two_pieces_has_one_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", **half_step(players="3"))
            async with at(host, made) as screen, company(served, made, "Ann", "Ben", "Cid") as all:
                await screen.start()
                await all[1].until(lambda: all[1].state is not None and all[1].state.phase == "playing")
                state = all[1].state
                assert state is not None
                assert len(state.seats) == 3
                mine = [one.piece for one in state.current.decisions if one.seat == 1]
                assert mine == ["sky", "mint"]
                for piece in mine:
                    await all[1].submit(piece, "U1")
                await all[1].until(lambda: all[1].yours is not None)
                assert not state.seats[1].untimed
                async with at(served.people[2], made) as again:
                    assert again.yours is not None
                    assert {one.piece: one.move for one in again.yours.programs} == {"sky": "U1", "mint": "U1"}
            made = await served.table(host, "pixl", options={"players": "2"})
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                for table, piece in ((ann, "fire"), (ben, "water"), (ann, "earth"), (ben, "spirit")):
                    await table.until(lambda: piece in [one.piece for one in table.state.current.decisions])  # type: ignore[union-attr]  # noqa: B023 - awaited here
                    await table.submit(piece, str(table.state.current.choices[piece]["default"]))  # type: ignore[union-attr]

    run(main())


def test_hints_need_a_lone_person_and_their_own_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_moves, "TOP", "easy")  # the strongest one would take its time

    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), NewSeat("me", name="Ben"), BOT, BOT]
            made = await host.create(settings(**half_step()), *seats, start=True)
            async with at(host, made) as table:
                with rejected("server.no-hints"):
                    await table.hint(0, "amber")
            made = await host.create(settings(**half_step()), seats[0], BOT, BOT, BOT, start=True)
            async with at(host, made) as table, at(await guest(served, made), made) as eve:
                for seat, piece in ((0, "sky"), (1, "sky"), (1, "amber"), (0, "nobody")):
                    with rejected("core.not-awaited"):
                        await table.hint(seat, piece)
                with rejected("core.not-awaited"):
                    await eve.hint(0, "amber")
                given = await table.hint(0, "amber")
                assert given["move"] in moves(table, "amber")
                assert given["step"] == 0

    run(main())


def test_person_can_take_a_bots_seat_before_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"), "pixoid", BOT, BOT, BOT, BOT)
            async with company(served, made, "Ann") as (ann,):
                await ann.until(lambda: names(ann) == ["Ann", "easy", "easy", "easy"])

    run(main())


def test_seat_left_in_mid_game_goes_to_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat(), NewSeat(), BOT, BOT, **half_step())
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await ann.until(lambda: ann.state is not None and ann.state.phase == "playing")
                await asyncio.gather(ann.leave(0), ann.submit("amber", "U1"), return_exceptions=True)
                await ben.until(lambda: ben.state is not None and ben.state.seats[0].holder == "bot")
                with rejected("table.not-your-seat"):
                    await ann.submit("amber", "U1", revision=0)
                with rejected("table.seat-taken", seat=1):
                    await ann.sit(0, "Ann")
                last = (await log_of(served, made, Seated))[-1]
                assert (last.seat, last.holder, last.by) == (0, "bot", "server")

    run(main())


def test_repeated_request_is_done_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            person = await guest(served, made, "Ann")
            asked = {"type": "sit", "id": "one", "seat": 0, "name": "Ann"}
            async with raw(person, made) as first, raw(person, made) as second:
                answers = await asyncio.gather(first.answer(**asked), second.answer(**asked))
                assert [answer["type"] for answer in answers] == ["done"] * 2
                assert len(await log_of(served, made, Seated)) == 1
                for _ in range(2):
                    assert (await first.answer(type="leave", id="two", seat=0))["type"] == "done"
                for _ in range(2):
                    assert (await first.answer(type="chat", id="three", seat=-1, text="hello"))["type"] == "done"
            assert len(await log_of(served, made, Left)) == 1
            assert len(await served.store.chat(made.table)) == 1

    run(main())


def test_player_can_rename_themselves_any_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            made = await served.table(ann, "pixl", NewSeat("me", name="Ann"), NewSeat(), BOT, BOT)
            await ben.join_by_link(made.table, made.invite)
            async with at(ann, made) as one, at(ben, made) as two:
                await two.sit(1, "Ben")
                await two.rename(1, "  👨\u200d👩\u200d👧  ")
                await one.until(lambda: names(one)[1] == "👨\u200d👩\u200d👧")
                for seat in (0, 2):
                    with rejected("table.not-your-seat", seat=seat + 1):
                        await two.rename(seat, "Eve")
                with rejected("names.too-long", most=20):
                    await two.rename(1, "x" * 21)
                await two.rename(1, "ANN")
                await one.until(lambda: names(one)[1] == "ANN 2")
                await one.start()
                number = (await two.rename(1, "Cleo")).number
                assert (await two.rename(1, "Cleo")).number == 0, "nothing has changed"
                await one.until(lambda: names(one)[1] == "Cleo")
                assert (await log(served, made))[number - 1].what == (await log_of(served, made, Seated))[-1]
                room = await served.application.rooms.room(made.table)
                (browser,) = room.room.saved.keys.holders(room.table.seats[1].key)
                row = await served.store.browser(browser)
                assert row is not None
                assert row.name == "Cleo"

    run(main())


def test_player_chooses_a_free_piece_before_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, ben = await served.person("Ann"), await served.person("Ben")
            made = await served.table(ann, "pixoid", NewSeat("me", name="Ann"), NewSeat(), BOT, BOT)
            await ben.join_by_link(made.table, made.invite)
            async with at(ann, made) as one, at(ben, made) as two:

                async def controllers(wanted: str) -> None:
                    await one.until(lambda: known(one).settings.options["controllers"] == wanted)

                await two.sit(1, "Ben")
                await controllers("amber.sky.rose.mint")
                await two.choose_piece(1, "violet")
                await controllers("amber.violet.rose.mint")
                await two.choose_piece(1, "mint")
                await controllers("amber.mint.rose.violet")
                with rejected("server.piece-taken", name="Ann"):
                    await two.choose_piece(1, "amber")
                with rejected("pixoid.four-controllers"):
                    await two.choose_piece(1, "puce")
                with rejected("server.host-only"):
                    await two.choose_piece(2, "sky")
                await one.choose_piece(2, "sky")
                await controllers("amber.mint.sky.violet")
                await one.start()
                with rejected("table.started"):
                    await two.choose_piece(1, "rose")

    run(main())


def test_pieces_can_be_swapped_even_with_two_per_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            for players, wish, wanted in (
                ("4", "spirit", "spirit.water.earth.fire"),
                ("2", "water", "spirit+water.earth+fire"),
            ):
                seats = [NewSeat("me", name="Ann"), *[BOT] * (int(players) - 1)]
                made = await served.table(ann, "pixl", *seats, options={"players": players})
                async with at(ann, made) as table:
                    await table.choose_piece(0, wish)
                    await table.until(lambda: known(table).settings.options["elements"] == wanted)  # noqa: B023 - at once
                    with rejected("pixl.no-such-element"):
                        await table.choose_piece(0, "ether")

    run(main())
