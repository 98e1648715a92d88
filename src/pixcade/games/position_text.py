"""Reading the one-line text of a position: words, each `name=value`, `piece@place` or a bare flag."""

from pixcade.games.errors import InvalidNotation
from pixcade.games.game import AnyGame


def checked_position(game: AnyGame, text: str) -> object:
    """Return a state that somebody has entered. Raises InvalidNotation where it contradicts itself, InvalidOption.

    `parse_position` alone is for what was written down before: it reads all that earlier versions have let in.
    """
    state = game.parse_position(text)
    for reason in game.unreachable(state):
        if reason.code == "core.position-impossible":
            raise reason
    return state


def impossible(what: str, rule: str) -> InvalidNotation:
    """Say which part of a position contradicts itself or the rest."""
    return InvalidNotation("core.position-impossible", rule=rule, what=what)


def out_of_reach(what: str, rule: str) -> InvalidNotation:
    """Say why no moves lead to a position that one can go on from all the same."""
    return InvalidNotation("core.position-unreachable", rule=rule, what=what)


def split_fields(words: list[str]) -> tuple[dict[str, str], dict[str, str], set[str]]:
    """Return the `name=value` words, the `piece@place` words and the bare ones. No name may stand twice."""
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
    """Return a plain decimal number within bounds, spelt without leading zeros."""
    value = int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else -1
    if str(value) != text or not lowest <= value <= highest:
        raise InvalidNotation("core.position-number", name=name, text=text[:40], lowest=lowest, highest=highest)
    return value


def numbers(text: str, name: str, lowest: int, highest: int) -> tuple[int, ...]:
    return tuple(number(part, name, lowest, highest) for part in text.split("."))
