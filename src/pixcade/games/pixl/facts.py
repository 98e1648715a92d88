"""A position as plain data, complete enough to check a move from outside."""

from functools import lru_cache
from typing import Any

from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.hexes import members
from pixcade.games.pixl.options import option_values
from pixcade.games.pixl.placing import chained
from pixcade.games.pixl.scoring import element_points, lockers, reason_to_end, seat_points
from pixcade.games.pixl.state import Options, State


@lru_cache(512)
def board_facts(options: Options) -> dict[str, Any]:
    """Return what is the same in every position of a game. Nobody may change it."""
    in_play = range(len(options.order))
    relation = options.relations
    return {
        "options": option_values(options),
        "order": [ELEMENTS[element] for element in options.order],
        "seats": {ELEMENTS[element]: options.seat_of[element] + 1 for element in in_play},
        "relations": {
            ELEMENTS[hunter]: {ELEMENTS[victim]: relation[hunter][victim] for victim in in_play if victim != hunter}
            for hunter in in_play
        },
        "gray": [options.board.names[hex] for hex in members(options.board.gray)],
    }


@lru_cache(4096)
def stack_facts(stack: str) -> list[str]:
    """Return the elements of a stack, the lowest first. Nobody may change it."""
    return [ELEMENTS[LETTERS.index(letter)] for letter in stack]


def facts(state: State) -> dict[str, Any]:
    """Every hex with its stack, supplies, prisoners, Ports, locks and points. Seats count from 1."""
    options = state.options
    names = options.board.names
    in_play = range(len(options.order))
    over = reason_to_end(state)
    board = board_facts(options)
    points = element_points(state)

    def by_element(value: Any) -> dict[str, Any]:
        return {ELEMENTS[element]: value(element) for element in in_play}

    def hex_of(hex: int | None) -> str | None:
        return None if hex is None else names[hex]

    return {
        "options": board["options"],
        "turn": state.turn + 1,
        "turns_taken": state.turn,
        "passes": state.passes,
        "phase": "over" if over else "playing",
        "mover": None if over else ELEMENTS[state.mover],
        "order": board["order"],
        "seats": board["seats"],
        "relations": board["relations"],
        "hexes": dict(zip(names, map(stack_facts, state.stacks), strict=True)),
        "gray": board["gray"],
        "ports": by_element(lambda element: hex_of(state.ports[element])),
        "came_from": by_element(lambda element: hex_of(state.came_from[element])),
        "just_moved": by_element(lambda element: state.fresh[element]),
        "locked_by": by_element(lambda element: [ELEMENTS[colour] for colour in lockers(state, element)]),
        "cut_off": by_element(
            lambda element: [names[hex] for hex in members(state.tops[element] & ~chained(state, element))]
        ),
        "supply": by_element(lambda element: state.supply[element]),
        "prisoners": by_element(lambda element: state.prisoners[element]),
        "points": by_element(lambda element: points[element]._asdict()),
        "scores": list(seat_points(state)),
        "over": bool(over),
    }
