"""Locks and points, at any moment of a game (X5.1, X6.2, X6.3)."""

from collections.abc import Sequence
from typing import NamedTuple

from pixcade.games.game import Outcome, Seat
from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.hexes import HexSet
from pixcade.games.pixl.state import Options, State, cached

LOCKING = 3
LAST_TURN = 1_000


class Points(NamedTuple):
    """Where an element's points come from; `sum(points)` is the total."""

    tops: int
    beneath: int
    prisoners: int
    locks: int


def lockers(state: State, element: int) -> tuple[int, ...]:
    """Return the colours that currently lock an element's Port (X5.1)."""
    port = state.ports[element]
    if port is None:
        return ()
    return locking(state.options.board.near[port], state.tops, element)


def locking(near: HexSet, tops: Sequence[HexSet], element: int) -> tuple[int, ...]:
    """Return the colours with enough tops near an element's Port to lock it (X5.1)."""
    found = []
    for colour, hexes in enumerate(tops):
        if colour != element and (near & hexes).bit_count() >= LOCKING:
            found.append(colour)
    return tuple(found)


@cached
def locks(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple([lockers(state, owner) for owner in range(len(state.ports))])


@cached
def element_points(state: State) -> tuple[Points, ...]:
    """Return each element's points (X6.2)."""
    beneath = [0] * len(state.tops)
    for stack in filter(None, state.stacks):
        if len(stack) > 1:
            beneath[LETTERS.index(stack[-1])] += 2 * (len(stack) - 1)
    return counted_points(state, beneath)


def counted_points(state: State, beneath: Sequence[int]) -> tuple[Points, ...]:
    """Return each element's points, given those for Pixls underneath its tops (X6.2)."""
    seat_of = state.options.seat_of
    locked = [0] * len(beneath)
    for owner, colours in enumerate(locks(state)):
        for colour in colours:
            if seat_of[colour] != seat_of[owner]:  # X6.2: not for a player's own Port
                locked[colour] += 5
    return tuple(map(Points, map(int.bit_count, state.tops), beneath, state.prisoners, locked))


@cached
def element_totals(state: State) -> tuple[int, ...]:
    return tuple(map(sum, element_points(state)))


@cached
def seat_points(state: State) -> tuple[int, ...]:
    """Return each seat's points (X1.4)."""
    return tuple(seat_totals(state.options, element_totals(state)))


def seat_totals(options: Options, points: Sequence[int]) -> list[int]:
    """Sum elements' points by seat: a player of two elements gets both (X1.4)."""
    if options.players == 2:
        (one, two), (three, four) = options.elements
        return [points[one] + points[two], points[three] + points[four]]
    return [points[element] for (element,) in options.elements]


@cached
def reason_to_end(state: State) -> str:
    """Return why the game is over, or "" while it is in progress (X3.2, X6.1, X6.4)."""
    options = state.options
    if 0 in state.supply and player_has_none(options, state.supply):
        return "supply-empty"
    if state.passes >= len(options.order):
        return "all-passed"
    return "turn-limit" if state.turn >= LAST_TURN else ""


def player_has_none(options: Options, supply: Sequence[int]) -> bool:
    """Whether a player has no Pixl left, or any element has none if the table plays so (X6.1)."""
    if options.end == "element":
        return 0 in supply
    return any(not any(supply[element] for element in own) for own in options.elements)


def outcome(state: State) -> Outcome | None:
    """Most points; tied: most Pixls underneath; still tied: shared (X6.3)."""
    reason = reason_to_end(state)
    if not reason:
        return None
    points = element_points(state)
    totals = seat_points(state)
    ranks = [
        (total, sum(points[element].beneath for element in own))
        for total, own in zip(totals, state.options.elements, strict=True)
    ]
    return Outcome(tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)), totals, reason)
