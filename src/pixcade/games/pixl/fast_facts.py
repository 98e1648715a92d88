"""The facts of a position as `facts` gives them, but as JSON: most of it was written before and is only put together.

A server tells the facts after every move, so this is the fast twin of `facts.facts`. Tests compare the two on many
positions.
"""

from functools import lru_cache
from typing import NamedTuple

from pixcade.core.json_text import compact
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.facts import (
    board_facts,
    flags_by_element,
    hexes_by_element,
    locks_by_element,
)
from pixcade.games.pixl.hexes import Hex, quoted
from pixcade.games.pixl.scoring import reason_to_end
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.survey import survey


def member(name: str, data: object) -> str:
    """Return a member of a JSON object."""
    return f'"{name}":{compact(data)}'


class Forms(NamedTuple):
    """The members that are the same in every position of a game, and what `%` makes others of."""

    options: str
    order: str
    seats: str
    relations: str
    gray: str
    cut_off: str
    supply: str
    prisoners: str
    points: str
    scores: str


@lru_cache(512)
def forms_of(options: Options) -> Forms:
    """Return what depends on the options alone."""
    board = board_facts(options)
    elements = ELEMENTS[: len(options.order)]

    def each(name: str, form: str) -> str:
        return f'"{name}":{{' + ",".join([f'"{element}":{form}' for element in elements]) + "}"

    return Forms(
        member("options", board["options"]),
        member("order", board["order"]),
        member("seats", board["seats"]),
        member("relations", board["relations"]),
        member("gray", board["gray"]),
        each("cut_off", "[%s]"),
        each("supply", "%d"),
        each("prisoners", "%d"),
        each("points", '{"tops":%d,"beneath":%d,"prisoners":%d,"locks":%d}'),
        '"scores":[' + ",".join(["%d"] * options.players) + "]",
    )


@lru_cache(1024)
def hexes_member(name: str, side: int, hexes: tuple[Hex | None, ...]) -> str:
    """Return a hex for each element."""
    return member(name, hexes_by_element(side, hexes))


@lru_cache(64)
def just_moved_member(flags: tuple[bool, ...]) -> str:
    """Return whose Port has just been moved."""
    return member("just_moved", flags_by_element(flags))


@lru_cache(512)
def locked_by_member(locks: tuple[tuple[int, ...], ...]) -> str:
    """Return who locks the Port of each element."""
    return member("locked_by", locks_by_element(locks))


MOVERS = tuple(member("mover", element) for element in ELEMENTS)


def facts_json(state: State) -> tuple[str, ...]:
    """Return the members of `facts`, each as JSON, in the same order."""
    options, turn, passes, _, tops, ports, came_from, fresh, supply, prisoners = state
    _, _, reaches, locked, points, _, scores, hexes, _ = survey(state)
    over = reason_to_end(state)
    forms = forms_of(options)
    loose = [own & ~reach for own, reach in zip(tops, reaches, strict=True)]
    return (
        forms.options,
        f'"turn":{turn if over else turn + 1}',
        f'"turns_taken":{turn}',
        f'"passes":{passes}',
        '"phase":"over"' if over else '"phase":"playing"',
        '"mover":null' if over else MOVERS[state.mover],
        forms.order,
        forms.seats,
        forms.relations,
        f'"hexes":{{{hexes}}}',
        forms.gray,
        hexes_member("ports", options.side, ports),
        hexes_member("came_from", options.side, came_from),
        just_moved_member(fresh),
        locked_by_member(locked),
        forms.cut_off % tuple([quoted(options.side, hexes) if hexes else "" for hexes in loose]),
        forms.supply % supply,
        forms.prisoners % prisoners,
        forms.points % sum(points, ()),
        forms.scores % scores,
        '"over":true' if over else '"over":false',
    )
