"""A bot at a server's table: joins by code, takes a free seat, and plays until the game is over."""

import asyncio
from collections.abc import Callable
from random import SystemRandom

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.running.fallback import BotFailed, think_or_default
from pixcade.client.server import Server
from pixcade.client.state import OwnStep
from pixcade.client.table import TableClient
from pixcade.games import game_named
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision, Seat

TOO_LATE = ("table.step-passed", "table.time-is-up")
"""The step was revealed, or its clock ran out, while the bot was thinking."""

FindBot = Callable[[AnyGame], Bot]
Report = Callable[[BotFailed], None]


async def play(server: Server, code: str, name: str, find: FindBot, budget: Budget, report: Report) -> tuple[int, ...]:
    """Play a game at the table with this code and return the points of all seats.

    `report` gets each failure of the bot; the game's default is played instead. Raises a PixcadeError, or Goodbye.
    """
    async with server.table(await server.join(code)) as table:
        seat = next((at for at, seat in enumerate(table.known.seats) if seat.holder == "open"), None)
        if seat is None:
            raise PixcadeError("client.no-seat")
        await table.sit(seat, name)
        game = game_named(table.known.settings.game)
        bot = find(game)
        async for step in table.steps():
            await decide(table, step, game, bot, budget, report)
        return table.known.current.points


async def decide(table: TableClient, step: OwnStep, game: AnyGame, bot: Bot, budget: Budget, report: Report) -> None:
    """Submit a move for each of our decisions in a step."""
    state = game.parse_position(step.position)
    for one in step.mine:
        view = View(game, state, Decision(one.piece, Seat(one.seat)), budget, SystemRandom())
        thought, failure = await asyncio.to_thread(think_or_default, bot, view)
        if failure:
            report(failure)
        try:
            await table.submit(one.piece, game.format_move(state, thought.move))
        except PixcadeError as error:
            if error.code not in TOO_LATE:
                raise
