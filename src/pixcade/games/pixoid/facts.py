"""A position as plain data, complete enough to validate a move elsewhere."""

from functools import cache, lru_cache

from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.options import option_values
from pixcade.games.pixoid.state import RESERVE, Options, State
from pixcade.games.pixoid.wire import PixoidBoard, PixoidFacts


@cache
def neighbours(one: str, other: str) -> list[str]:
    """Return the names of two adjacent Pix, cached for all layouts. Shared: never modify it."""
    return [one, other]


@cache
def joined(names: tuple[str, ...], pairs: frozenset[tuple[Pix, Pix]]) -> list[list[str]]:
    """Return the connected Pix of a layout, cached for all its tables. Shared: never modify it."""
    return [neighbours(names[one], names[other]) for one, other in sorted(pairs)]


@lru_cache(512)
def board_facts(options: Options) -> PixoidBoard:
    """Return the constant part of a game's facts. Shared: never modify it."""
    names = options.board.names
    return {
        "options": option_values(options),
        "joined": joined(names, options.board.joined),
        "starts": [names[pix] for pix in options.board.starts],
        "bonus_pix": [names[pix] for pix in options.board.bonus],
    }


def facts(state: State) -> PixoidFacts:
    """Return connections, cubes, supplies and roles. Seats count from 1."""
    options = state.options
    names = options.board.names
    roles = state.roles
    holder = state.programming[-1].seat
    return {
        **board_facts(options),
        "round": state.round,
        "rounds": options.rounds,
        "turn": state.turn,
        "phase": "over" if state.over else "placing" if state.placing else "programming",
        "pixoid": options.controllers[roles.pixoid],
        "bugs": [options.controllers[bug] for bug in roles.bugs],
        "holders": {
            piece: (cube if cube < options.players else holder) + 1 for cube, piece in enumerate(options.controllers)
        },
        "cubes": {
            piece: None if pix is None else names[pix]
            for piece, pix in zip(options.controllers, state.cubes, strict=True)
        },
        "bonus": [names[pix] for pix in state.bonus],
        "reserve": RESERVE - state.taken,
        "taken": state.taken,
        "picked_up": state.picked_up,
        "scores": list(state.scores),
        "over": state.over,
    }
