"""The personas' tastes in Pixl: where they place a Pixl or put their Port."""

from collections.abc import Callable

from pixcade.bots.manners import Manner
from pixcade.bots.pixl.greedy import centre_distance, hex_distance
from pixcade.games.game import Decision
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex
from pixcade.games.pixl.moves import Move, Place, PutPort
from pixcade.games.pixl.state import State

NEAR = 0.015
"""Shares of the victory closer than this are equal."""

Liking = Callable[[State, int, Hex], float]
"""How much a persona likes a hex for an element."""


def near_tops(state: State, hex: Hex, element: int) -> int:
    """Return how many neighbours of a hex have a Pixl of an element on top."""
    return (state.options.board.near[hex] & state.tops[element]).bit_count()


def company(state: State, element: int, hex: Hex) -> float:
    """Two steps from Pixls of other colours, where no one is touched yet."""
    board = state.options.board
    ring = board.within_two[hex] & ~board.near[hex]
    return sum((ring & tops).bit_count() for other, tops in enumerate(state.tops) if other != element)


def apart(state: State, element: int, hex: Hex) -> float:
    return -own_near(state, element, hex)


def prey_port(state: State, element: int, hex: Hex) -> float:
    prey, _, _ = state.options.hunted[element]
    port = state.ports[prey]
    return 0 if port is None else -hex_distance(state.options.board, port, hex)


def prey_near(state: State, element: int, hex: Hex) -> float:
    prey, _, _ = state.options.hunted[element]
    return near_tops(state, hex, prey)


def own_near(state: State, element: int, hex: Hex) -> float:
    return near_tops(state, hex, element)


def far_from_port(state: State, element: int, hex: Hex) -> float:
    port = state.ports[element]
    return 0 if port is None else hex_distance(state.options.board, port, hex)


def border(state: State, element: int, hex: Hex) -> float:
    del element
    return centre_distance(state.options.board, hex)


def ports_near(state: State, element: int, hex: Hex) -> float:
    """Next to Ports of other colours, to lock them; or else near one."""
    board = state.options.board
    ports = [port for other, port in enumerate(state.ports) if other != element and port is not None]
    return -min((hex_distance(board, port, hex) for port in ports), default=0)


def manner(like: Liking) -> Manner:
    def taste(state: State, decision: Decision, move: Move) -> float:
        if not isinstance(move, Place | PutPort):
            return float("-inf")
        return like(state, ELEMENTS.index(decision.piece), move.hex)

    return Manner(taste, NEAR, mixed=False)


MANNERS = {
    "blip": manner(far_from_port),
    "chip": manner(prey_near),
    "dot": manner(own_near),
    "zap": manner(prey_port),
    "beep": manner(company),
    "ping": manner(apart),
    "gizmo": manner(ports_near),
    "widget": manner(border),
}
