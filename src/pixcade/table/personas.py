"""The cast: bots that are somebody. Each has a name, a face on the page, words of its own, and a manner of playing.

A bot's name is that of a level, or of a level and a persona: `hard.blip`. This one text stands in logs and messages,
so that everybody sees the same. Names are the same in every language; words and faces are found by the id. How a
persona plays is said by the bots of each game: see `pixcade.bots.manners`.
"""

from typing import NamedTuple


class Persona(NamedTuple):
    """Somebody who plays at any level."""

    id: str
    name: str


CAST = tuple(Persona(name.lower(), name) for name in ("Blip", "Chip", "Dot", "Zap", "Beep", "Ping", "Gizmo", "Widget"))
"""Everybody, in the order in which they are offered."""
NAMES = {one.id: one.name for one in CAST}
BEHIND = "."
"""Stands between a level and a persona."""


def bot_name(level: str, persona: str = "") -> str:
    """Return the name of a bot."""
    return f"{level}{BEHIND}{persona}" if persona else level


def level_and_persona(name: str) -> tuple[str, str]:
    """Return the level and the persona that a bot's name tells; the persona is empty where it names none."""
    level, _, persona = name.rpartition(BEHIND)
    return (level, persona) if level and persona in NAMES else (name, "")


def written_name(name: str) -> str:
    """Return a bot's name in a record, the same in every language: `Blip (hard)`, or its level alone."""
    level, persona = level_and_persona(name)
    return f"{NAMES[persona]} ({level})" if persona else name
