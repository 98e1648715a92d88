"""A bot that plays at a table of a server."""

import asyncio
from pathlib import Path

import pytest

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.external import BotFailed
from pixcade.bots.registry import find_bot
from pixcade.client import Server, play, take_seat
from pixcade.protocol.server_messages import OutcomeView
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
