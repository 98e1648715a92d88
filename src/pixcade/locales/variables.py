"""From the values of an event or an error to the variables of its message: names of people, lists, entries."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pixcade.games.parts import EventList

Variable = str | int


@dataclass(frozen=True)
class Names:
    """Names of pieces and people: `pieces` by code (the player, perhaps with a role), `seats` from seat 1 on."""

    pieces: Mapping[str, str] = field(default_factory=dict)
    seats: Sequence[str] = ()

    def piece(self, code: str) -> str:
        return self.pieces.get(code, code)

    def seat(self, number: int) -> str:
        """Return the name of a seat counted from 1, or its number."""
        return self.seats[number - 1] if 1 <= number <= len(self.seats) else str(number)


class Speaker(Protocol):
    """The part of Words that is needed here."""

    def say(self, message: str, /, **values: Variable) -> str: ...

    def list(self, parts: Sequence[str]) -> str:
        """Join parts to a list with `and`."""

    def enumeration(self, parts: Sequence[str]) -> str: ...


def variables(
    speaker: Speaker, values: Mapping[str, object], names: Names, lists: Mapping[str, EventList]
) -> dict[str, Variable]:
    """Return all variables of an event's message; `lists` are those that its game formats itself."""
    found: dict[str, Variable] = {"freed": "nothing"}
    for name, value in values.items():
        if isinstance(value, tuple) and name in lists:
            found[name] = entries(speaker, value, names, lists[name])
        elif isinstance(value, tuple) and name in LISTS:
            found |= LISTS[name](speaker, value, names)
        elif isinstance(value, tuple):
            found[name] = speaker.enumeration([str(one) for one in value])
        elif isinstance(value, str | int):
            found[name] = value
    for name in ("piece", "element"):
        if name in found:
            found["who"] = names.piece(str(found[name]))
    if "seat" in found:
        found["player"] = names.seat(int(found["seat"]))
    if "steps" in found:
        found["stopped"] = found.get("stopped") or "no"
    return found


def path(speaker: Speaker, value: Sequence[object], names: Names) -> dict[str, Variable]:
    del names
    return {"path": speaker.enumeration([str(pix) for pix in value]), "end": str(value[-1])}


def catchers(speaker: Speaker, value: Sequence[object], names: Names) -> dict[str, Variable]:
    return {"by": speaker.list([names.piece(str(piece)) for piece in value]), "by_count": len(value)}


def winners(speaker: Speaker, value: Sequence[object], names: Names) -> dict[str, Variable]:
    return {"winners": speaker.list([names.seat(int(str(seat))) for seat in value]), "winners_count": len(value)}


def points(speaker: Speaker, value: Sequence[object], names: Names) -> dict[str, Variable]:
    entries = [
        speaker.say("core-points-entry", player=names.seat(seat), points=int(str(number)))
        for seat, number in enumerate(value, start=1)
    ]
    return {"points": speaker.enumeration(entries)}


def entries(speaker: Speaker, value: Sequence[object], names: Names, how: EventList) -> str:
    descriptions = []
    for text in value:
        found = dict(how.variables(str(text)))
        if "piece" in found:
            found["who"] = names.piece(str(found["piece"]))
        descriptions.append(speaker.say(how.message, **found))
    return speaker.enumeration(descriptions)


LISTS: dict[str, Callable[[Speaker, Sequence[object], Names], dict[str, Variable]]] = {
    "path": path,
    "by": catchers,
    "winners": winners,
    "points": points,
}
"""Lists that every game formats the same way; any other is joined with commas."""
