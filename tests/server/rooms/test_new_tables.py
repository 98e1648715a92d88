"""Tables are made with any seats and settings, whole or not at all."""

from pathlib import Path
from typing import Any

from pixcade.games import GAMES
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Policy
from tests.server.support.people import at, moves, rejected, settings
from tests.server.support.server import run, serving

BOT = NewSeat("bot", level="easy")
PUBLIC = Policy(public=True)
IMPOSSIBLE: list[tuple[list[NewSeat], dict[str, Any], str]] = [
    ([NewSeat("bot", level="godlike")], {}, "server.no-such-level"),
    ([BOT] * 5, {}, "table.no-such-seat"),
    ([NewSeat("me", name="")], {}, "names.empty"),
    ([NewSeat("me", name="A\u202enn")], {}, "names.forbidden-character"),
    ([], {"game": "chess"}, "core.unknown-game"),
    ([], {"stand_in": "godlike"}, "server.no-such-level"),
    ([], {"public": True}, "server.no-public-tables"),
    ([], {"clock": "bank"}, "table.clock-time"),
    ([], {"grace": 0}, "table.grace"),
    ([], {"options": {"players": "11"}}, "core.option-value"),
    ([], {"start": "pixoid nowhere"}, "pixoid.not-a-layout"),
]


def test_table_can_mix_people_bots_and_open_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=PUBLIC) as served:
            ann = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), BOT, NewSeat(), NewSeat("bot", level="hard")]
            asked = settings(clock="bank", milliseconds=600_000, grace=20_000, public=True, chat=False)
            made = await ann.create(asked, *seats)
            assert (await served.store.table(made.table)).public
            async with at(ann, made) as table:
                assert table.state is not None
                told = table.state.settings
                assert [seat.holder for seat in table.state.seats] == ["person", "bot", "open", "bot"]
                assert [seat.name for seat in table.state.seats] == ["Ann", "easy", "", "hard"]
                assert (told.clock, told.milliseconds, told.grace) == ("bank", 600_000, 20_000)
                assert (told.public, told.chat, told.stand_in) == (True, False, "easy")
                assert table.welcome is not None
                assert table.welcome.host
                assert table.welcome.seats == (0,)
                with rejected("table.seat-open", seat=3):
                    await table.start()

    run(main())


def test_invalid_table_is_rejected_and_leaves_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            for seats, given, code in IMPOSSIBLE:
                with rejected(code):
                    await ann.create(settings(**given), *seats)
            assert await served.store.tables(("lobby", "playing", "over")) == []

    run(main())


def test_finished_position_cannot_start_a_game(tmp_path: Path) -> None:
    async def main() -> None:
        game = GAMES["pixl"]
        state = game.start(game.configure({"side": "5", "players": "2"}, seed=0))
        while due := game.deciding(state):
            state = game.apply(state, {one: game.default(state, one) for one in due}).state
        over = game.format_position(state)
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            with rejected("server.position-over"):
                await ann.create(settings("pixl", start=over))

    run(main())


def test_immediate_start_succeeds_or_creates_no_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            me = NewSeat("me", name="Ann")
            with rejected("table.seat-open", seat=4):
                await ann.create(settings(), me, BOT, BOT, start=True)
            assert await served.store.tables(("lobby", "playing", "over")) == []
            made = await ann.create(settings(), me, BOT, BOT, BOT, start=True)
            assert made.code == ""
            row = await served.store.table(made.table)
            assert row is not None
            assert (row.phase, row.code) == ("playing", "")
            async with at(ann, made) as table:
                assert table.state is not None
                assert table.state.phase == "playing"
                await table.submit("amber", moves(table, "amber")[0])

    run(main())
