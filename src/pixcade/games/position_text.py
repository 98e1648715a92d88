"""Parsing of one-line positions: `name=value`, `piece@place` and bare flags."""

from pixcade.games.errors import InvalidNotation
from pixcade.games.game import AnyGame


def checked_position(game: AnyGame, text: str) -> object:
    """Parse a position that a user entered. Raises InvalidNotation if it contradicts itself, or InvalidOption.

    `parse_position` alone is for stored positions: it accepts everything that earlier versions accepted.
    """
    state = game.parse_position(text)
    for reason in game.unreachable(state):
        if reason.code == "core.position-impossible":
            raise reason
    return state


def impossible(what: str, rule: str) -> InvalidNotation:
    """Return the error for a position that contradicts itself."""
    return InvalidNotation("core.position-impossible", rule=rule, what=what)


def out_of_reach(what: str, rule: str) -> InvalidNotation:
    """Return the error for a position that no moves lead to, but that can be played on."""
    return InvalidNotation("core.position-unreachable", rule=rule, what=what)


def split_fields(words: list[str]) -> tuple[dict[str, str], dict[str, str], set[str]]:
    """Return the `name=value` words, the `piece@place` words and the bare ones. Names must be unique."""
    fields: dict[str, str] = {}
    placed: dict[str, str] = {}
    flags: set[str] = set()
    for word in words:
        name, equals, value = word.partition("=")
        piece, at, place = word.partition("@")
        if not word or name in fields or piece in placed or word in flags:
            raise InvalidNotation("core.position-word", text=word[:40])
        if equals:
            fields[name] = value
        elif at:
            placed[piece] = place
        else:
            flags.add(word)
    return fields, placed, flags


def number(text: str, name: str, lowest: int, highest: int) -> int:
    """Parse a decimal number within limits, without leading zeros."""
    value = int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else -1
    if str(value) != text or not lowest <= value <= highest:
        raise InvalidNotation("core.position-number", name=name, text=text[:40], lowest=lowest, highest=highest)
    return value


def numbers(text: str, name: str, lowest: int, highest: int) -> tuple[int, ...]:
    return tuple(number(part, name, lowest, highest) for part in text.split("."))
