"""`pixcade bot`: a bot plays a game against a level here, or joins a table on a server."""

import argparse
import asyncio
import datetime
import os
import secrets
from collections.abc import Coroutine
from pathlib import Path

from pixcade.bots.api import Budget, View
from pixcade.bots.external import BotFailed, ForeignBot, try_first_move
from pixcade.bots.registry import find_bot, full_bot_name, is_foreign, require_bot
from pixcade.bots.running.local import table_secret
from pixcade.cli.game_view import Player
from pixcade.cli.play import TerminalGame
from pixcade.cli.screen import Screen
from pixcade.cli.setup import USUAL_BOTS, GameSetup, reject_bot, seat_players
from pixcade.client import Goodbye, Server, TableClient, play, take_seat
from pixcade.games import GAMES, game_named
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame
from pixcade.games.record import LONGEST_NAME
from pixcade.locales import Words
from pixcade.protocol.server_messages import OutcomeView
from pixcade.table.personas import written_name

ADDRESS = "http://127.0.0.1:8128"
TOKEN = "PIXCADE_TOKEN"
"""The variable with a bearer token; without one, the bot requests its own."""
SECONDS = 10.0


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add = parser.add_argument
    add("bot", metavar="BOT", help=words.say("cli-bot-bot"))
    add("--game", choices=list(GAMES), default=next(iter(GAMES)), help=words.say("cli-bot-game"))
    add("--against", metavar="BOT", default=USUAL_BOTS, help=words.say("cli-bot-against", level=USUAL_BOTS))
    add("--code", metavar="CODE", help=words.say("cli-bot-code"))
    add("--server", metavar="URL", help=words.say("cli-bot-server", address=ADDRESS))
    add("--name", metavar="NAME", help=words.say("cli-bot-name"))
    add("--seconds", metavar="NUMBER", type=float, default=SECONDS, help=words.say("cli-bot-seconds"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade bot`. Raises a PixcadeError, or BotFailed for a bot that fails on its first move."""
    bot_name = full_bot_name(parsed.bot)
    require_bot(bot_name)
    budget = Budget(seconds=parsed.seconds)
    name = parsed.name or shown_name(parsed.bot)
    if parsed.code:
        address = parsed.server or ADDRESS
        return asyncio_run(join_table(address, parsed.code, Player(name, bot_name), budget, screen, words), address)
    if parsed.server:
        raise PixcadeError("cli.bot-code-missing")
    return play_here(parsed, Player(name, bot_name), budget, screen, words)


def try_bot(bot_name: str, game: AnyGame, budget: Budget) -> None:
    """Ask a bot of one's own for a first move. Raises BotFailed."""
    if is_foreign(bot_name):
        state = game.start(game.configure({}, seed=0))
        try_first_move(bot_name, View(game, state, game.deciding(state)[0], budget))


def play_here(parsed: argparse.Namespace, player: Player, budget: Budget, screen: Screen, words: Words) -> int:
    """Let the bot play one seat of a game; bots of a level have the others."""
    game = GAMES[parsed.game]
    against = full_bot_name(parsed.against)
    reject_bot(against)
    try_bot(player.bot, game, budget)
    options = game.configure({}, secrets.randbelow(2**32))
    seats = game.seats(game.start(options))
    players = (player, *seat_players((player.name,), seats, against)[1:])
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    TerminalGame(screen, words, GameSetup(game, options, players, budget), date, table_secret(os.environ)).play()
    return 0


async def join_table(address: str, code: str, player: Player, budget: Budget, screen: Screen, words: Words) -> int:
    """Let the bot play at a server's table."""

    def report(failure: BotFailed) -> None:
        screen.say(words.error(failure))
        screen.show(failure.log)
        screen.writing.flush()

    name = player.name
    server = Server(address, token=os.environ.get(TOKEN, "") or await new_token(address, name))
    async with server.table(await server.join(code)) as table:
        game = game_named(table.known.settings.game)
        try_bot(player.bot, game, budget)
        await take_seat(table, name)
        screen.say(words.say("cli-bot-waits", name=name, game=words.game(game.info.id)))
        screen.writing.flush()
        bot = find_bot(player.bot, game.info.id)
        try:
            outcome = await play(table, bot, budget, report)
        finally:
            if isinstance(bot, ForeignBot):
                bot.close()
        for line in result_lines(words, table, outcome):
            screen.say(line)
    return 0


def asyncio_run(main: Coroutine[None, None, int], address: str) -> int:
    """Run a client of a server. Raises a PixcadeError for a server that is unreachable or has ended the connection."""
    try:
        return asyncio.run(main)
    except Goodbye as ended:
        raise PixcadeError(ended.code, rule="", **ended.values) from None
    except OSError as error:
        raise PixcadeError("client.unreachable", address=address[:200], reason=error.strerror or str(error)) from None


def result_lines(words: Words, table: TableClient, outcome: OutcomeView) -> list[str]:
    """Return who has won, and everyone's points if the game has any."""
    seats = table.known.seats
    names = [written_name(seat.name) if seat.holder == "bot" else seat.name for seat in seats]
    winners = words.list([names[seat] for seat in outcome.winners])
    lines = [words.say("cli-bot-over", count=len(outcome.winners), winners=winners)]
    if any(outcome.points):
        entries = [
            words.say("core-points-entry", player=name, points=points)
            for name, points in zip(names, outcome.points, strict=True)
        ]
        lines.append(words.say("text-score", points=words.enumeration(entries)))
    return lines


async def new_token(address: str, name: str) -> str:
    """Request a token, so that everyone at the table sees that this player is a bot."""
    async with Server(address) as server:
        await server.session(name)
        return (await server.new_token(name)).token


def shown_name(text: str) -> str:
    """Return a bot's name at the table: its file without the extension, or its level."""
    last = text.removeprefix("exec:").split()[-1]
    return Path(last.partition(".py")[0]).stem.replace("_", " ").strip()[:LONGEST_NAME] or "Robot"
