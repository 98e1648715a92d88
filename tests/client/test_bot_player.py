"""A bot that plays at a table of a server."""

import asyncio
from pathlib import Path

import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.external import BotFailed
from pixcade.bots.registry import find_bot
from pixcade.client import Server
from pixcade.client.bot_player import play
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


@pytest.mark.parametrize("fails", [False, True])
def test_bot_joins_by_code_and_plays_to_the_end(tmp_path: Path, fails: bool) -> None:
    failures: list[BotFailed] = []

    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            robot = await program(host.address)
            async with host.table(made.table) as screen, seated(served, made, ("Ann",)) as (ann,):
                joined = asyncio.create_task(
                    play(
                        robot, made.code, "Robot", lambda game: failing if fails else find_bot("greedy", game.info.id),
                        Budget(seconds=60), failures.append,
                    )
                )  # fmt: skip
                await screen.until(lambda: all(seat.holder != "open" for seat in screen.known.seats))
                await screen.start()
                await play_on(ann)
                assert await joined == ann.known.current.points
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
                playing = play(robot, made.code, "Robot", lambda game: failing, Budget(), lambda _: None)
                assert await rejected(playing) == "client.no-seat"

    run(main())
