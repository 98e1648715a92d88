"""Symmetric positions of Pixl: rotations and reflections of the hexagon."""

from collections.abc import Iterator

from pixcade.games.game import Decision
from pixcade.games.pixl.hexes import Hex, hexagon_turns
from pixcade.games.pixl.moves import Move, Place, PutPort
from pixcade.games.pixl.state import State, tops_of
from pixcade.lab.form import Form, MoveMap, Symmetry


def symmetries(form: Form, before: State) -> Iterator[Symmetry]:
    """Rotate and mirror the hexagon.

    The rules depend on hex names in one place, when Pixls run short (X4.6): only there symmetric games can differ.
    """
    for name, goes in hexagon_turns(before.options.side):
        yield Symmetry(name, form, turned_hexes(before, goes), move_map(goes))


def turned_hexes(before: State, goes: tuple[Hex, ...]) -> State:
    stacks = [""] * len(before.stacks)
    for hex, stack in enumerate(before.stacks):
        stacks[goes[hex]] = stack
    ports, came_from = (
        tuple(None if hex is None else goes[hex] for hex in hexes) for hexes in (before.ports, before.came_from)
    )
    tops = tops_of(tuple(stacks), len(before.tops))
    return before._replace(stacks=tuple(stacks), tops=tops, ports=ports, came_from=came_from)


def move_map(goes: tuple[Hex, ...]) -> MoveMap:
    """Return the map of moves; decisions stay."""

    def moved(decision: Decision, move: Move) -> tuple[Decision, Move]:
        if isinstance(move, Place):
            return decision, Place(goes[move.hex], None if move.victim is None else goes[move.victim])
        return decision, PutPort(goes[move.hex]) if isinstance(move, PutPort) else move

    return moved
