"""`pixcade bot`: a bot joins a table on a server, or plays a game here."""

import argparse
import asyncio
import datetime
import os
import secrets
from pathlib import Path

from pixcade.bots.api import Bot, Budget
from pixcade.bots.external import BotFailed, ForeignBot
from pixcade.bots.registry import find_bot, require_bot
from pixcade.bots.running.local import table_secret
from pixcade.cli.play import TerminalGame
from pixcade.cli.screen import Screen
from pixcade.cli.setup import Wishes, prepare
from pixcade.client import Goodbye, Server
from pixcade.client.bot_player import play
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame
from pixcade.games.record import LONGEST_NAME
from pixcade.locales import Words

ADDRESS = "http://127.0.0.1:8128"
TOKEN = "PIXCADE_TOKEN"
"""The variable with a bearer token; without one, the bot requests its own."""
FUNCTION = "choose"
SECONDS = 10.0


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("bot", metavar="BOT", help=words.say("cli-bot-bot"))
    parser.add_argument("--code", metavar="CODE", help=words.say("cli-bot-code"))
    parser.add_argument("--server", metavar="URL", default=ADDRESS, help=words.say("cli-bot-server", address=ADDRESS))
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help=words.say("cli-bot-game"))
    parser.add_argument("--name", metavar="NAME", help=words.say("cli-bot-name"))
    parser.add_argument("--seconds", metavar="NUMBER", type=float, default=SECONDS, help=words.say("cli-bot-seconds"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade bot`. Raises a PixcadeError."""
    bot_name = full_name(parsed.bot)
    require_bot(bot_name)
    return join_table(parsed, bot_name, screen, words) if parsed.code else watch(parsed.game, bot_name, screen, words)


def watch(game_id: str, bot_name: str, screen: Screen, words: Words) -> int:
    """Let the bot play all seats of a game here."""
    players = next((option.default for option in GAMES[game_id].info.options if option.name == "players"), None)
    setting = prepare(screen, words, Wishes(game_id, players or "", (), bot_name, seed=secrets.randbelow(2**32)))
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return TerminalGame(screen, words, setting, date, table_secret(os.environ)).run()


def join_table(parsed: argparse.Namespace, bot_name: str, screen: Screen, words: Words) -> int:
    """Let the bot play on a server. Raises a PixcadeError."""
    name = parsed.name or shown_name(parsed.bot)
    bots: list[Bot] = []

    def find(game: AnyGame) -> Bot:
        bots.append(find_bot(bot_name, game.info.id))
        screen.say(words.say("cli-bot-waits", name=name, game=words.game(game.info.id)))
        screen.writing.flush()
        return bots[0]

    def report(failure: BotFailed) -> None:
        screen.say(words.error(failure))
        screen.show(failure.log)
        screen.writing.flush()

    async def join() -> tuple[int, ...]:
        token = os.environ.get(TOKEN, "") or await new_token(parsed.server, name)
        server = Server(parsed.server, token=token)
        return await play(server, parsed.code, name, find, Budget(seconds=parsed.seconds), report)

    try:
        points = asyncio.run(join())
    except Goodbye as ended:
        raise PixcadeError(ended.code, rule="", **ended.values) from None
    except OSError as error:
        raise PixcadeError(
            "client.unreachable", address=parsed.server[:200], reason=error.strerror or str(error)
        ) from None
    finally:
        for bot in bots:
            if isinstance(bot, ForeignBot):
                bot.close()
    screen.say(words.say("cli-bot-over", points=", ".join(map(str, points))))
    return 0


async def new_token(address: str, name: str) -> str:
    """Request a token, so that everyone at the table sees that this player is a bot."""
    async with Server(address) as server:
        await server.session(name)
        return (await server.new_token(name)).token


def full_name(text: str) -> str:
    """Return the full name of a bot; a Python file means its function `choose`."""
    file, colon, function = text.rpartition(":")
    if text.endswith(".py"):
        return f"python:{text}:{FUNCTION}"
    if colon and file.endswith(".py") and not file.startswith(("python:", "exec:")):
        return f"python:{file}:{function}"
    return text


def shown_name(text: str) -> str:
    """Return a bot's name at the table: its file without the extension, or its level."""
    last = text.removeprefix("exec:").split()[-1]
    return Path(last.partition(".py")[0]).stem.replace("_", " ").strip()[:LONGEST_NAME] or "Robot"
