"""The daily challenge: one start for everyone, which follows from the game and the player's date alone."""

import re
from datetime import date
from hashlib import sha256
from random import Random

from pixcade.games import PARTS
from pixcade.table.personas import CAST, bot_name
from pixcade.table.settings import TableSettings
from pixcade.table.table import TableError

LEVEL = "daily"
"""The bots of a daily challenge: they need no compiled code, and so move alike on every device."""
DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def daily_settings(settings: TableSettings) -> TableSettings:
    """Return the settings of a day's challenge: of those given only the game and the date count. Raises TableError."""
    game, day = settings.game, settings.daily
    draw = PARTS[game].daily
    if draw is None or not is_date(day):
        raise TableError("table.no-daily", game=game, day=day)
    rules = PARTS[game].game
    state = draw(Random(int.from_bytes(daily_secret(game, day))))
    options = rules.option_values(rules.options_of(state))
    return TableSettings(game, options, rules.format_position(state), daily=day, chat=False)


def daily_secret(game: str, day: str) -> bytes:
    """Return the seed of a challenge's start and of its bots."""
    return sha256(f"pixcade daily {game} {day}".encode()).digest()


def daily_bots(game: str, day: str, count: int) -> list[str]:
    """Return the names of a challenge's bots."""
    random = Random(int.from_bytes(daily_secret(game, day)))
    return [bot_name(LEVEL, one.id) for one in random.sample(CAST, count)]


def is_date(day: str) -> bool:
    try:
        return DAY.fullmatch(day) is not None and bool(date.fromisoformat(day))
    except ValueError:
        return False
