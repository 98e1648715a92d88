"""The network's input features of packed Pixl positions. A test compares it with `pixcade.lab.training.pixl.features`.

Elements are in slots as the mover sees them: itself, its prey, its neutral, its predator. A position can be rotated or
mirrored: `goes` maps each hex.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import kernel, np, section
from pixcade.bots.search.pixl.moves import mover
from pixcade.bots.search.pixl.packing import (
    ELEMENT_COUNT,
    FRESH,
    MOST_ELEMENTS,
    NEUTRAL_OF,
    NOBODY,
    NOWHERE,
    ORDER,
    PASSES,
    PORT_HEXES,
    PORTS,
    PREDATOR_OF,
    PREY_OF,
    PRISONERS,
    REACH,
    SEAT_COUNT,
    SET_WORDS,
    SUPPLY,
    TOPS,
)
from pixcade.bots.search.pixl.scores import element_points
from pixcade.bots.search.pixl.sets import bit, content, head, holds, number, renew_reach, word

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table

    Single = NDArray[np.float32]
    Whole = NDArray[np.int64]

PLANES, SCALARS = 19, 25
BOARD, PORT_PLACE, OWN_TOPS, OWN_PORTS, BURIED, HEIGHT, REACHED = 0, 1, 2, 6, 10, 14, 15
"""The first plane of each kind."""
IN_SUPPLY, IMPRISONED, MOVED, ABSENT, POINTS, PASSED, PLAYERS, FLIPPED = 0, 4, 8, 12, 16, 20, 21, 24
"""The first scalar of each kind."""
WHOLE_SUPPLY, MANY_PRISONERS, MANY_POINTS, HIGH, MANY_PASSES = 24.0, 8.0, 40.0, 4.0, 4.0
"""Scale divisors."""


@section
def slots_of(table: "Table", element: int, slots: "Whole") -> None:
    """Write the element in each slot; if there is no neutral, the element that isn't in play (X1.3)."""
    slots[0] = element
    slots[1] = number(table, PREY_OF + element)
    slots[2] = number(table, NEUTRAL_OF + element)
    slots[3] = number(table, PREDATOR_OF + element)
    if slots[2] == NOBODY:
        slots[2] = MOST_ELEMENTS - 1


@section
def write_features(
    table: "Table", position: "Position", goes: "Whole", planes: "Single", scalars: "Single", slots: "Whole",
    points: "Whole",
) -> None:  # fmt: skip
    """Write a position's features: `planes` is float32 (hexes, PLANES), `scalars` (SCALARS,)."""
    elements, players = number(table, ELEMENT_COUNT), number(table, SEAT_COUNT)
    element = mover(table, position)
    slots_of(table, element, slots)
    planes[:] = np.float32(0.0)
    scalars[:] = np.float32(0.0)
    element_points(table, position, points)
    for slot in range(MOST_ELEMENTS):
        other = slots[slot]
        if other >= elements:
            continue
        port = number(position, PORTS + other)
        scalars[IN_SUPPLY + slot] = number(position, SUPPLY + other) / WHOLE_SUPPLY
        scalars[IMPRISONED + slot] = number(position, PRISONERS + other) / MANY_PRISONERS
        scalars[MOVED + slot] = word(position, FRESH) & bit(other) != 0
        scalars[ABSENT + slot] = port == NOWHERE
        scalars[POINTS + slot] = points[other].sum() / MANY_POINTS
        if port != NOWHERE:
            planes[goes[port], OWN_PORTS + slot] = np.float32(1.0)
            renew_reach(table, position, other)
        for hex in range(len(goes)):
            if holds(position, TOPS + SET_WORDS * other, hex):
                planes[goes[hex], OWN_TOPS + slot] = np.float32(1.0)
            if port != NOWHERE and holds(position, REACH + SET_WORDS * other, hex):
                planes[goes[hex], REACHED + slot] = np.float32(1.0)
    for hex in range(len(goes)):
        to = goes[hex]
        planes[to, BOARD] = np.float32(1.0)
        planes[to, PORT_PLACE] = word(table, PORT_HEXES + (hex >> 6)) & bit(hex) != 0
        cell = head(position, hex)
        if cell:
            for slot in range(MOST_ELEMENTS):
                if content(position, cell) & 3 == slots[slot]:
                    planes[to, BURIED + slot] = np.float32(1.0)
            height = 0
            while cell:
                height += 1
                cell = content(position, cell) >> 2
            planes[to, HEIGHT] = height / HIGH
    scalars[PASSED] = number(position, PASSES) / MANY_PASSES
    scalars[PLAYERS + players - 2] = np.float32(1.0)
    first = number(table, ORDER)
    scalars[FLIPPED] = number(table, ORDER + 1) == number(table, PREY_OF + first)


@kernel("void(uint64[::1], uint64[:,::1], int64, int64[:,::1], int64[::1], float32[:,:,::1], float32[:,::1])")
def features(
    table: "Table", positions: "NDArray[np.uint64]", count: int, turns: "Whole", ways: "Whole", planes: "Single",
    scalars: "Single",
) -> None:  # fmt: skip
    """Write the features of the first `count` positions, each in its orientation: `turns` is int64 (12, hexes)."""
    slots, points = np.zeros(MOST_ELEMENTS, np.int64), np.zeros((MOST_ELEMENTS, 4), np.int64)
    for at in range(count):
        write_features(table, positions[at], turns[ways[at]], planes[at], scalars[at], slots, points)
