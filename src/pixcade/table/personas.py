"""Personas: bot characters with a name, a face, sentences and a style of play.

A bot's name is a level, or a level and a persona: `hard.blip`. Logs and messages contain this name. Names are the same
in every language; sentences and faces are looked up by id. Each game's bots define how a persona plays: see
`pixcade.bots.manners`.
"""

from typing import NamedTuple


class Persona(NamedTuple):
    """A character that can play at any level."""

    id: str
    name: str


CAST = tuple(Persona(name.lower(), name) for name in ("Blip", "Chip", "Dot", "Zap", "Beep", "Ping", "Gizmo", "Widget"))
"""All personas, in the order in which they are offered."""
NAMES = {one.id: one.name for one in CAST}
BEHIND = "."
"""Separates level and persona."""


def bot_name(level: str, persona: str = "") -> str:
    """Return the name of a bot."""
    return f"{level}{BEHIND}{persona}" if persona else level


def level_and_persona(name: str) -> tuple[str, str]:
    """Split a bot's name; the persona is empty if there is none."""
    level, _, persona = name.rpartition(BEHIND)
    return (level, persona) if level and persona in NAMES else (name, "")


def written_name(name: str) -> str:
    """Return a bot's name in a record, the same in every language: `Blip (hard)`, or only its level."""
    level, persona = level_and_persona(name)
    return f"{NAMES[persona]} ({level})" if persona else name
