"""The third game on a real server: two sockets and a bot, a restart, the record, its replay, an upload."""

import asyncio
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, replay
from pixcade.protocol.http_messages import AskPosition, NewSeat, PositionView, ReplayView, ServerInfo, Uploaded
from tests.server.support.people import at, company, ended, known, settings, stepped
from tests.server.support.server import run, serving
from tests.third_game.lone import PARTS
from tests.waits import LIMIT

BOT = NewSeat("bot", level="hard")


async def name(tables: list[TableClient], step: int, *numbers: str) -> None:
    """Let people choose their numbers in a step, one after another."""
    await stepped(step, *tables)
    for seat, (table, number) in enumerate(zip(tables, numbers, strict=True)):
        await table.submit(f"hand{seat + 1}", number)


def test_two_people_and_a_bot_play_it_across_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            offered = await host.ask("GET", "/api/server", None, ServerInfo)
            (game,) = [one for one in offered.games if one.id == "lone"]
            assert (game.players, [option.name for option in game.options]) == ((2, 3, 4), ["players", "rounds"])
            made = await host.create(settings("lone", options={"players": "3"}), NewSeat(), NewSeat(), BOT)
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as tables:
                await screen.start()
                await name(tables, 0, "2", "3")
                await stepped(1, *tables)
                with pytest.raises(PixcadeError, match=r"lone\.no-number"):
                    await tables[0].submit("hand1", "6")
                await tables[0].submit("hand1", "4")
                people = served.people[1:]

        async with serving(tmp_path, port=served.port) as served:
            async with at(people[0], made) as ann, at(people[1], made) as ben:
                assert known(ann).current.facts["points"] == known(ben).current.facts["points"]
                await ben.submit("hand2", "5")
                await name([ann, ben], 2, "1", "2")
                await ended(ann, ben)
                assert known(ann).current.outcome is not None

            status, content = await people[0].fetch("GET", f"/api/games/{made.table}/record")
            assert status == 200
            record = read_record(content.decode(), rules)
            assert record.players[:2] == ("Ann", "Ben")
            assert [step["hand1"] for step in record.moves] == ["2", "4", "1"]
            expected = replay(record, rules)
            shown = await people[1].ask("GET", f"/api/games/{made.table}/replay", None, ReplayView)
            assert [frame.position for frame in shown.frames] == [
                expected.game.format_position(state) for state in expected.states
            ]
            again = await people[1].ask("POST", "/api/upload", Uploaded(content.decode()), ReplayView)
            assert [frame.position for frame in again.frames] == [frame.position for frame in shown.frames]

    run(main())


def test_server_has_its_messages_and_positions(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            for language in ("en", "pl"):
                status, content = await person.fetch("GET", f"/api/words/lone/{language}")
                assert (status, content.decode().startswith(PARTS.words[language])) == (200, True)
            for path in ("/api/words/nought/en", "/api/words/lone/xx", "/api/words/..%2F..%2Fcore/en"):
                status, content = await person.fetch("GET", path)
                assert (status, b"server.no-such" in content) == (404, True), content
            view = await person.ask("POST", "/api/position", AskPosition("lone", "lone 3 1 0.2"), PositionView)
            assert view.points == (0, 2)
            assert set(view.choices) == {"hand1", "hand2"}

    run(main())


def test_bots_alone_play_a_whole_game_of_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await host.create(settings("lone", options={"players": "4"}), *[BOT] * 4)
            async with at(host, made) as screen:
                await screen.start()
                async with asyncio.timeout(LIMIT):
                    await ended(screen)
                assert len(known(screen).current.points) == 4

    run(main())
