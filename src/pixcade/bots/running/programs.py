"""Third-party bots at many tables; only the operator can name them.

Each seat of each table that such a bot plays has its own process, with the limits of all third-party bots.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random

from pixcade.bots.api import Budget, View
from pixcade.bots.external.bot import ForeignBot, command_of, foreign_bot
from pixcade.bots.running.fallback import Answer, think_or_default
from pixcade.bots.running.worker import in_notation
from pixcade.games.game import Decision

MOST_AT_ONCE = 16
"""Processes that compute at the same time; a process's own time limit begins when it runs."""


class Programs:
    """The third-party bots of all tables. Processes are started on demand."""

    def __init__(self, commands: Mapping[str, str]) -> None:
        """Take the commands by their public names. Raises InvalidBotName for an invalid command."""
        for command in commands.values():
            command_of(command)
        self._commands = dict(commands)
        self._bots: dict[tuple[str, str, str], ForeignBot] = {}
        self._threads: ThreadPoolExecutor | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._commands)

    def find(self, table: str, name: str, game_id: str) -> ForeignBot:
        """Return a table's bot of this name, for that table's game."""
        bot = self._bots.get((table, name, game_id))
        if bot is None:
            bot = self._bots[table, name, game_id] = foreign_bot(self._commands[name], game_id)
            bot.name = name  # players see this name in errors: it must not reveal the operator's command
        return bot

    async def think(self, bot: ForeignBot, position: str, decision: Decision, budget: Budget, random: Random) -> Answer:
        """Run a bot in a thread; a cancelled call leaves it running until its limit."""
        self._threads = self._threads or ThreadPoolExecutor(MOST_AT_ONCE, "pixcade-program")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, ask, bot, position, decision, budget, random)

    async def release(self, table: str) -> None:
        gone = [self._bots.pop(key) for key in list(self._bots) if key[0] == table]
        await asyncio.gather(*(asyncio.to_thread(bot.close) for bot in gone))

    async def close(self) -> None:
        for table, *_ in list(self._bots):
            await self.release(table)
        threads, self._threads = self._threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)


def ask(bot: ForeignBot, position: str, decision: Decision, budget: Budget, random: Random) -> Answer:
    game = bot.game
    view = View(game, game.parse_position(position), decision, budget, random)
    return in_notation(view, think_or_default(bot, view))
