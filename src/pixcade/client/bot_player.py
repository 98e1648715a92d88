"""A bot at a server's table: takes a free seat, and plays until the game is over."""

import asyncio
from collections.abc import Callable
from random import SystemRandom

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.running.fallback import BotFailed, think_or_default
from pixcade.client.state import OwnStep
from pixcade.client.table import TableClient
from pixcade.games import game_named
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision, Seat
from pixcade.protocol.server_messages import OutcomeView

TOO_LATE = ("table.step-passed", "table.time-is-up")
"""The step was revealed, or its clock ran out, while the bot was thinking."""

USUAL = Budget()
Report = Callable[[BotFailed], None]


def ignore(failure: BotFailed) -> None: ...


async def take_seat(table: TableClient, name: str) -> int:
    """Take the first free seat and return it, counted from 0. Raises a PixcadeError if there is none."""
    seat = next((at for at, seat in enumerate(table.known.seats) if seat.holder == "open"), None)
    if seat is None:
        raise PixcadeError("client.no-seat")
    await table.sit(seat, name)
    return seat


async def play(table: TableClient, bot: Bot, budget: Budget = USUAL, report: Report = ignore) -> OutcomeView:
    """Let a bot decide for our seats until the game is over, and return the outcome.

    `report` gets each failure of the bot; the game's default is played instead. Raises a PixcadeError, or Goodbye.
    """
    async for step in table.steps():
        for view in views(table, step, budget):
            thought, failure = await asyncio.to_thread(think_or_default, bot, view)
            if failure:
                report(failure)
            try:
                await table.submit(view.piece, view.game.format_move(view.state, thought.move))
            except PixcadeError as error:
                if error.code not in TOO_LATE:
                    raise
    outcome = table.known.current.outcome
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def views(table: TableClient, step: OwnStep, budget: Budget = USUAL) -> tuple[View, ...]:
    """Return what a bot sees of each of our decisions in a step."""
    game = game_named(table.known.settings.game)
    state = game.parse_position(step.position)
    return tuple(View(game, state, Decision(one.piece, Seat(one.seat)), budget, SystemRandom()) for one in step.mine)
