"""Symmetric positions of Pixoid: rotations of the board, and in the team form permutations of the Bugs."""

from collections.abc import Iterator
from itertools import permutations

from pixcade.games.game import Decision
from pixcade.games.pixoid.moves import Direction, Move, Placement, Program
from pixcade.games.pixoid.state import State
from pixcade.games.pixoid.symmetry import Turned, turnings, unturned
from pixcade.lab.form import Form, MoveMap, Symmetry, form_of

ANTICLOCKWISE: dict[Direction, Direction] = {"U": "L", "L": "D", "D": "R", "R": "U"}


def symmetries(form: Form, before: State, *, bugs_alike: bool) -> Iterator[Symmetry]:
    """Rotate the board by quarters, and permute interchangeable Bugs.

    Mazes of other sizes aren't rotated.
    """
    board, bugs = before.options.board, before.roles.bugs
    orders = list(permutations(range(len(bugs)))) if bugs_alike and not before.placing else [()]
    for quarters, turned in enumerate(turnings(board.code) or (unturned(board.code, len(board.names)),)):
        values = {**form.rules.option_values(before.options), "layout": turned.code}
        other = form_of(form.id, values)
        for order in orders:
            places = list(range(len(before.cubes)))
            for at, to in enumerate(order):
                places[bugs[at]] = bugs[to]
            after = turned_state(before, other, turned, places)
            yield Symmetry(f"turned {quarters} bugs {order}", other, after, move_map(turned, quarters, before, places))


def turned_state(before: State, other: Form, turned: Turned, places: list[int]) -> State:
    """Return a position on the rotated board; the cube at place i moves to `places[i]`."""
    cubes: list[int | None] = [None] * len(places)
    for cube, pix in enumerate(before.cubes):
        cubes[places[cube]] = None if pix is None else turned.pix[pix]
    bonus = tuple(sorted(turned.pix[pix] for pix in before.bonus))
    return before._replace(options=other.options, bonus=bonus, cubes=tuple(cubes))


def move_map(turned: Turned, quarters: int, before: State, places: list[int]) -> MoveMap:
    """Return the map of decisions and moves."""
    controllers = before.options.controllers
    decisions = {one.piece: one for one in before.programming}

    def moved(decision: Decision, move: Move) -> tuple[Decision, Move]:
        target = decisions[controllers[places[controllers.index(decision.piece)]]]
        if isinstance(move, Placement):
            return target, Placement(turned.pix[move.pix])
        way = move.direction
        for _ in range(quarters):
            way = ANTICLOCKWISE[way]
        return target, Program(way, move.distance)

    return moved
