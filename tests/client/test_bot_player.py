"""A bot that plays at a table of a server, by the API and by `pixcade bot`."""

import asyncio
from pathlib import Path

import pytest

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.external import BotFailed
from pixcade.bots.external.messages import full_request
from pixcade.bots.registry import find_bot
from pixcade.client import Server, play, take_seat
from pixcade.client.engine.answers import state as engine_state
from pixcade.client.engine.session import set_up
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import OutcomeView
from pixcade.table.personas import written_name
from tests.cli.typist import COMMAND, ENVIRONMENT
from tests.server.rooms.test_playing import play_on
from tests.server.support.server import run, seated, serving
from tests.server.support.short_game import rejected


async def program(address: str) -> Server:
    async with Server(address) as me:
        await me.session("Robot")
        return Server(address, token=(await me.new_token("Robot")).token)


def failing(view: View) -> str:
    if view.piece == "water":
        raise ValueError("no idea")
    return view.game.format_move(view.state, view.legal[0])


async def play_at(robot: Server, code: str, bot: Bot, failures: list[BotFailed]) -> OutcomeView:
    async with robot.table(await robot.join(code)) as table:
        await take_seat(table, "Robot")
        return await play(table, bot, Budget(seconds=60), failures.append)


@pytest.mark.parametrize("fails", [False, True])
def test_bot_joins_by_code_and_plays_to_the_end(tmp_path: Path, fails: bool) -> None:
    failures: list[BotFailed] = []

    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            robot = await program(host.address)
            async with host.table(made.table) as screen, seated(served, made, ("Ann",)) as (ann,):
                bot = failing if fails else find_bot("greedy", "pixl")
                joined = asyncio.create_task(play_at(robot, made.code, bot, failures))
                await screen.until(lambda: all(seat.holder != "open" for seat in screen.known.seats))
                await screen.start()
                await play_on(ann)
                assert await joined == ann.known.current.outcome
                seat = next(seat for seat in ann.known.seats if seat.name == "Robot")
                assert seat.program, "everyone sees it"

    run(main())
    assert bool(failures) is fails


def test_bot_without_a_free_seat_gets_an_error(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            robot = await program(host.address)
            async with seated(served, made, ("Ann", "Ben")):
                assert await rejected(play_at(robot, made.code, failing, [])) == "client.no-seat"

    run(main())


def test_command_seats_a_file_and_names_the_winner(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def choose(view):\n    return view.legal[0]\n", encoding="utf-8")

    async def main() -> None:
        async with serving(tmp_path / "data") as served:
            host = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), NewSeat("open"), *[NewSeat("bot", level="easy")] * 2]
            made = await served.table(host, "pixoid", *seats, options={"game": "short"})
            async with host.table(made.table) as table:
                words = ["bot", str(file), "--server", served.address, "--code", made.code]
                process = await asyncio.create_subprocess_exec(
                    *COMMAND, *words, env=ENVIRONMENT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
                )
                try:
                    await table.until(lambda: table.known.seats[1].name == "my bot")
                    await table.start()
                    await play_on(table)
                    said = (await process.communicate())[0].decode()
                finally:
                    if process.returncode is None:
                        process.kill()
                        await process.wait()
                outcome = table.known.current.outcome
                assert outcome is not None
                winners = [written_name(table.known.seats[seat].name) for seat in outcome.winners]
                assert process.returncode == 0, said
                assert "The game is over. Won by: " in said
                assert all(name in said.splitlines()[-1] for name in winners)

    (tmp_path / "data").mkdir()
    run(main())


def test_bot_failing_on_its_first_move_takes_no_seat(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def choose(view):\n    return view.oops\n", encoding="utf-8")

    async def main() -> None:
        async with serving(tmp_path / "data") as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            words = ["bot", str(file), "--server", served.address, "--code", made.code]
            process = await asyncio.create_subprocess_exec(
                *COMMAND, *words, env=ENVIRONMENT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
            )
            said = (await process.communicate())[0].decode()
            assert process.returncode == 2
            assert 'my_bot.py", line 2, in choose' in said
            async with host.table(made.table) as table:
                assert all(seat.holder == "open" for seat in table.known.seats)

    (tmp_path / "data").mkdir()
    run(main())


def test_engine_and_json_bots_see_the_same_state() -> None:
    position = "pixl side=5 turn=8 fire@e5 water@b8 earth@g2 spirit@b5 stacks=e4:f.f3:e"
    session = set_up(position)
    view = View(session.game, session.state, session.game.deciding(session.state)[0])
    state = full_request(view)["state"]
    assert isinstance(state, dict)
    assert state == engine_state(session, tuple(state))
    assert state["facts"] == view.facts
