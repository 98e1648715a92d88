"""Locks and points at any moment, not only at the end (X5.1, X6.2, X6.3)."""

from typing import NamedTuple

from pixcade.core.game import Outcome, Seat
from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.state import State

LOCKING = 3
LAST_TURN = 1_000


class Points(NamedTuple):
    """Where an element's points come from; `sum(points)` is the total."""

    tops: int
    beneath: int
    prisoners: int
    locks: int


def lockers(state: State, element: int) -> tuple[int, ...]:
    """Return the colours that lock an element's Port just now (X5.1)."""
    port = state.ports[element]
    if port is None:
        return ()
    near = state.options.board.near[port]
    return tuple(
        colour for colour, tops in enumerate(state.tops) if colour != element and (near & tops).bit_count() >= LOCKING
    )


def element_points(state: State) -> tuple[Points, ...]:
    """Return each element's points (X6.2)."""
    seat_of = state.options.seat_of
    count = len(state.tops)
    beneath = [0] * count
    for stack in state.stacks:
        if len(stack) > 1:
            beneath[LETTERS.index(stack[-1])] += len(stack) - 1
    locked = [0] * count
    for owner in range(count):
        for colour in lockers(state, owner):
            if seat_of[colour] != seat_of[owner]:  # X6.2: not for a player's own Port
                locked[colour] += 1
    return tuple(
        Points(state.tops[element].bit_count(), 2 * beneath[element], state.prisoners[element], 5 * locked[element])
        for element in range(count)
    )


def seat_points(state: State) -> tuple[int, ...]:
    """Return each seat's points; two elements of one player add up (X1.4)."""
    points = element_points(state)
    return tuple(sum(sum(points[element]) for element in own) for own in state.options.elements)


def reason_to_end(state: State) -> str:
    """Say why the game is over, or nothing while it goes on (X3.2, X6.1, X6.4)."""
    options = state.options
    if 0 in state.supply:
        if options.end == "element":
            return "supply-empty"
        for own in options.elements:
            if not any(state.supply[element] for element in own):
                return "supply-empty"
    if state.passes >= len(options.order):
        return "all-passed"
    return "turn-limit" if state.turn >= LAST_TURN else ""


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
