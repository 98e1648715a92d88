"""Symmetric positions of Pixl: the hexagon turned and mirrored."""

from collections.abc import Iterator
from functools import lru_cache

from pixcade.core.game import Decision
from pixcade.games.pixl.hexes import Hex, hex_board
from pixcade.games.pixl.moves import Move, Place, PutPort
from pixcade.games.pixl.state import State, tops_of
from pixcade.research.form import Form, MoveMap, Symmetry


@lru_cache(16)
def hexagon_turns(side: int) -> tuple[tuple[str, tuple[Hex, ...]], ...]:
    """Return the twelve symmetries of the hexagon by name, as where each hex goes; the first leaves all in place."""
    edge, board = side - 1, hex_board(side)
    cells = [(ord(name[0]) - 97 - edge, int(name[1:]) - side) for name in board.names]
    numbers = {cell: at for at, cell in enumerate(cells)}
    found = []
    for mirrored in (False, True):
        for sixths in range(6):
            goes = []
            for q, r in cells:
                if mirrored:
                    q, r = r, q
                for _ in range(sixths):
                    q, r = -r, q + r
                goes.append(numbers[q, r])
            found.append((f"turned {sixths}{' mirrored' if mirrored else ''}", tuple(goes)))
    return tuple(found)


def symmetries(form: Form, before: State) -> Iterator[Symmetry]:
    """Turn and mirror the hexagon.

    The rules look at the names of hexes in one place, when Pixls are short (X4.6): only there symmetric games can part.
    """
    for name, goes in hexagon_turns(before.options.side):
        yield Symmetry(name, form, turned_hexes(before, goes), move_map(goes))


def turned_hexes(before: State, goes: tuple[Hex, ...]) -> State:
    """Return a position on the turned board."""
    stacks = [""] * len(before.stacks)
    for hex, stack in enumerate(before.stacks):
        stacks[goes[hex]] = stack
    ports, came_from = (
        tuple(None if hex is None else goes[hex] for hex in hexes) for hexes in (before.ports, before.came_from)
    )
    tops = tops_of(tuple(stacks), len(before.tops))
    return before._replace(stacks=tuple(stacks), tops=tops, ports=ports, came_from=came_from)


def move_map(goes: tuple[Hex, ...]) -> MoveMap:
    """Return where moves go; decisions stay."""

    def moved(decision: Decision, move: Move) -> tuple[Decision, Move]:
        if isinstance(move, Place):
            return decision, Place(goes[move.hex], None if move.victim is None else goes[move.victim])
        return decision, PutPort(goes[move.hex]) if isinstance(move, PutPort) else move

    return moved
