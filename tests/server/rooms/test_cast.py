"""Bots with personas: who may choose them, distinct names, and where the names appear."""

from functools import partial
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games import rules
from pixcade.games.record import read_record, write_record
from pixcade.protocol.http_messages import NewSeat
from pixcade.table.entries import Left, Seated
from pixcade.table.record import record_of
from tests.server.support.people import at, ended, guest, known, log_of, rejected, stepped
from tests.server.support.server import run, serving


def plays(table: TableClient, seat: int, name: str) -> bool:
    """Whether a client sees a bot of this name in a seat."""
    return (known(table).seats[seat].holder, known(table).seats[seat].name) == ("bot", name)


def test_level_and_persona_of_a_seated_bot_can_change(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat("me", name="Host"), NewSeat("bot", level="easy.dot"))
            async with at(host, made) as table, at(await guest(served, made), made) as ann:
                await ann.sit(2, "Ann")
                for name in ("hard.dot", "hard.zap", "master", "normal.blip"):
                    await table.seat_bot(1, name)
                    await ann.until(partial(plays, ann, 1, name))
                with rejected("server.host-only"):
                    await ann.seat_bot(1, "easy.blip")
                assert await log_of(served, made, Left) == []
                bots = [one.name for one in await log_of(served, made, Seated) if one.holder == "bot"]
                assert bots == ["easy.dot", "hard.dot", "hard.zap", "master", "normal.blip"]
                await table.seat_bot(3, "easy.dot")
                await table.start()
                await stepped(0, table, ann)
                with rejected("server.bot-in-play", seat=2):
                    await table.seat_bot(1, "hard.blip")

    run(main())


def test_bot_name_is_equal_in_record_list_and_next_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            cast = [NewSeat("bot", level=name) for name in ("easy.dot", "normal.zap", "easy")]
            made = await served.table(host, "pixoid", NewSeat("me", name="Host"), *cast)
            async with at(host, made) as table:
                await table.start()
                await stepped(0, table)
                await table.agree(0)
                await ended(table)
                room = await served.application.rooms.room(made.table)
                record = record_of(room.table, "2030-03-17")
                assert record.players == ("Host", "Dot (easy)", "Zap (normal)", "easy")
                assert read_record(write_record(record, rules), rules).players == record.players
                following = await table.rematch()
            async with at(host, following) as again:
                await again.until(partial(plays, again, 2, "normal.zap"))
                await again.seat_bot(2, "master.zap")
                await again.until(partial(plays, again, 2, "master.zap"))

    run(main())


def test_persona_has_at_most_one_seat_of_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            dot = NewSeat("bot", level="easy.dot")
            with rejected("server.persona-taken", name="Dot"):
                await served.table(host, "pixoid", dot, NewSeat("bot", level="hard.dot"))
            made = await served.table(host, "pixoid", dot)
            async with at(host, made) as table:
                with rejected("server.persona-taken", name="Dot"):
                    await table.seat_bot(1, "master.dot")
                await table.seat_bot(0, "master.dot")
                await table.seat_bot(1, "master")
                await table.seat_bot(2, "master")

    run(main())


@pytest.mark.parametrize("name", ["hard.nobody", "nobody.blip", "greedy.blip", ".blip", "hard.blip.dot", "hard."])
def test_only_personas_and_levels_can_be_seated(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid")
            async with at(host, made) as table:
                with rejected("server.no-such-level", name=name):
                    await table.seat_bot(0, name)

    run(main())
