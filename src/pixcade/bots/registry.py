"""Every bot by its name: simple ones, levels, alone or with a persona (`hard.blip`), and third-party ones, which only
an operator's command names.
"""

import importlib
import re
from pathlib import Path

from pixcade.bots.api import Bot
from pixcade.bots.baseline import BOTS, SimpleBot
from pixcade.bots.exact.answer_bot import EXACT, ExactAnswers
from pixcade.bots.levels import MEASURING, RENAMED, Level, level_names
from pixcade.bots.parts import bots_of
from pixcade.games.errors import PixcadeError
from pixcade.table.personas import level_and_persona

YARDSTICK = re.compile(r"plain-([1-9][0-9]{0,7})")
FUNCTION = "choose"
FOREIGN = "pixcade.bots.external"
FOREIGN_FORMS = ("FILE.py", "exec:COMMAND", "python:MODULE:NAME")


class UnknownBot(PixcadeError):
    """There is no bot of this name."""


def find_bot(name: str, game_id: str) -> Bot:
    """Return a new bot of this name for a game. Raises UnknownBot."""
    if name == EXACT:
        return ExactAnswers(game_id)
    named, persona = require_bot(name)
    if is_foreign(name):
        foreign: Bot = importlib.import_module(FOREIGN).foreign_bot(name, game_id)
        return foreign
    if playouts := YARDSTICK.fullmatch(name):
        yardstick = bots_of(game_id).yardstick
        if yardstick is None:
            raise unknown(name)
        return yardstick(int(playouts[1]))
    if name in BOTS:
        return SimpleBot(name, game_id)
    level, work = MEASURING.get(named, (named, 1.0))
    return Level(level, game_id, work, persona)


def full_bot_name(text: str) -> str:
    """Return the full name of a bot as typed: a Python file means its function `choose`."""
    file, colon, function = text.rpartition(":")
    if text.startswith(("python:", "exec:")):
        return text
    if text.endswith(".py"):
        return f"python:{text}:{FUNCTION}"
    return f"python:{file}:{function}" if colon and file.endswith(".py") else text


def short_name(name: str) -> str:
    """Return the name of a bot as shown to people: a file's name, or a level without its persona."""
    form, _, rest = name.partition(":")
    if is_foreign(name):
        return Path(rest.rpartition(":")[0] or rest).name if form == "python" else rest
    return level_and_persona(name)[0]


def searches(name: str, game_id: str) -> bool:
    """Whether a built-in bot looks further than one move, and so runs in a worker process."""
    return not is_foreign(name) and bool(getattr(find_bot(name, game_id), "searches", False))


def require_bot(name: str) -> tuple[str, str]:
    """Return a name's bot and its persona, which may be empty. Raises UnknownBot.

    A third-party bot's executable is not looked for.
    """
    if name in known_bots() or name in MEASURING or YARDSTICK.fullmatch(name) or is_foreign(name):
        return name, ""
    level, persona = level_and_persona(name)
    if not persona or level not in (*level_names(), *MEASURING):
        raise unknown(name)
    return level, persona


def unknown(name: str) -> UnknownBot:
    level, dot, persona = name.partition(".")
    if new := RENAMED.get(level.lower()):
        return UnknownBot("bots.renamed", old=name[:40], new=f"{new}{dot}{persona}"[:40])
    return UnknownBot("bots.unknown", name=name[:40], known=", ".join((*known_bots(), *FOREIGN_FORMS)))


def known_bots() -> tuple[str, ...]:
    """The names of all built-in bots, the levels first."""
    return (*level_names(), *sorted(BOTS, reverse=True))


def is_foreign(name: str) -> bool:
    """Whether a name is that of a third-party bot, which runs in a separate process."""
    return name.startswith(("exec:", "python:"))
