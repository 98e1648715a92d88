"""Positions that are the same when the board is turned or alike pieces change places."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any

from pixcade.core.game import Decision
from pixcade.games.pixl.hexes import Hex, hex_board
from pixcade.games.pixl.moves import Move as PixlMove
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.games.pixl.state import State as PixlState
from pixcade.games.pixl.state import tops_of
from pixcade.games.pixoid.moves import Direction, Placement, Program
from pixcade.games.pixoid.moves import Move as PixoidMove
from pixcade.games.pixoid.state import State as PixoidState
from pixcade.games.pixoid.symmetry import Turned, turnings, unturned
from pixcade.research.form import Form
from pixcade.research.forms import form_of
from pixcade.research.game_state import GameState
from pixcade.research.pixl.form import PixlForm
from pixcade.research.pixoid.form import PixoidForm, PixoidTeamForm

ANTICLOCKWISE: dict[Direction, Direction] = {"U": "L", "L": "D", "D": "R", "R": "U"}

MoveMap = Callable[[Decision, Any], tuple[Decision, Any]]
"""From a decision and its move in one position to those in a symmetric one."""


@dataclass(frozen=True)
class Symmetric:
    """A symmetric form of a state: the state, and where each action goes."""

    name: str
    state: GameState
    original: GameState
    moved: MoveMap

    def action(self, player: int, action: int) -> int:
        """Return the action that is to this state what an action is to the original."""
        source, target = self.original, self.state
        moves = dict(self.moved(*one) for one in source.form.moves(source.state, source.due[player], action).items())
        return target.form.number(target.state, {decision: moves[decision] for decision in target.due[player]})


def symmetric_forms(state: GameState) -> list[Symmetric]:
    """Return all symmetric forms of a state, itself first. Values and best actions carry over.

    - Pixoid: the board turned by quarters; in the team form the Bugs permuted too, since they are alike there. Mazes of
      other sizes than the tiles make are not turned.
    - Pixl: the six turns of the hexagon and their mirror images. The rules look at the names of hexes in one place,
      when Pixls are short (X4.6): only there symmetric games can part.
    """
    if isinstance(state.form, PixlForm):
        return [*pixl_forms(state)]
    return [*pixoid_forms(state)]


def pixoid_forms(state: GameState) -> Iterator[Symmetric]:
    """Turn the board, and permute Bugs in the team form."""
    form = state.form
    assert isinstance(form, PixoidForm)
    before: PixoidState = state.state
    board, bugs = before.options.board, before.roles.bugs
    orders = list(permutations(range(len(bugs)))) if isinstance(form, PixoidTeamForm) and not before.placing else [()]
    for quarters, turned in enumerate(turnings(board.code) or (unturned(board.code, len(board.names)),)):
        values = {**form.rules.option_values(before.options), "layout": turned.code}
        other = form_of(form.id, values)
        for order in orders:
            places = list(range(len(before.cubes)))
            for at, to in enumerate(order):
                places[bugs[at]] = bugs[to]
            after = turned_state(before, other, turned, places)
            moved = pixoid_moved(turned, quarters, before, places)
            yield Symmetric(f"turned {quarters} bugs {order}", GameState(other, after), state, moved)


def turned_state(before: PixoidState, other: Form, turned: Turned, places: list[int]) -> PixoidState:
    """Return a position on the turned board; the cube at a place goes to `places` of it."""
    cubes: list[int | None] = [None] * len(places)
    for cube, pix in enumerate(before.cubes):
        cubes[places[cube]] = None if pix is None else turned.pix[pix]
    bonus = tuple(sorted(turned.pix[pix] for pix in before.bonus))
    return before._replace(options=other.options, bonus=bonus, cubes=tuple(cubes))


def pixoid_moved(turned: Turned, quarters: int, before: PixoidState, places: list[int]) -> MoveMap:
    """Return where decisions and moves go."""
    controllers = before.options.controllers
    decisions = {one.piece: one for one in before.programming}

    def moved(decision: Decision, move: PixoidMove) -> tuple[Decision, PixoidMove]:
        target = decisions[controllers[places[controllers.index(decision.piece)]]]
        if isinstance(move, Placement):
            return target, Placement(turned.pix[move.pix])
        way = move.direction
        for _ in range(quarters):
            way = ANTICLOCKWISE[way]
        return target, Program(way, move.distance)

    return moved


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


def pixl_forms(state: GameState) -> Iterator[Symmetric]:
    """Turn and mirror the hexagon."""
    before: PixlState = state.state
    for name, goes in hexagon_turns(before.options.side):
        yield Symmetric(name, GameState(state.form, turned_hexes(before, goes)), state, pixl_moved(goes))


def turned_hexes(before: PixlState, goes: tuple[Hex, ...]) -> PixlState:
    """Return a position on the turned board."""
    stacks = [""] * len(before.stacks)
    for hex, stack in enumerate(before.stacks):
        stacks[goes[hex]] = stack
    ports, came_from = (
        tuple(None if hex is None else goes[hex] for hex in hexes) for hexes in (before.ports, before.came_from)
    )
    tops = tops_of(tuple(stacks), len(before.tops))
    return before._replace(stacks=tuple(stacks), tops=tops, ports=ports, came_from=came_from)


def pixl_moved(goes: tuple[Hex, ...]) -> MoveMap:
    """Return where moves go; decisions stay."""

    def moved(decision: Decision, move: PixlMove) -> tuple[Decision, PixlMove]:
        if isinstance(move, Place):
            return decision, Place(goes[move.hex], None if move.victim is None else goes[move.victim])
        return decision, PutPort(goes[move.hex]) if isinstance(move, PutPort) else move

    return moved
