"""Locks, points and the end of a packed Pixl position (X5.1, X6). Arguments as in `pixcade.bots.search.pixl.rules`."""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count, lowest
from pixcade.bots.search.jit import kernel, np, part
from pixcade.bots.search.pixl.packing import (
    CELLS,
    ELEMENT_COUNT,
    ENDS_WITH_ELEMENT,
    HEADS,
    MOST_ELEMENTS,
    PASSES,
    PRISONERS,
    SEAT_COUNT,
    SEAT_OF,
    SET_WORDS,
    SUPPLY,
    TOPS,
    TURN,
)
from pixcade.bots.search.pixl.sets import content, head, holds, lockers, number, word
from pixcade.games.pixl.scoring import LAST_TURN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table

    Points = NDArray[np.int64]  # (4 elements, 4 sources)
    Seats = NDArray[np.int64]  # (4 seats,)

TOP, BENEATH, PRISONER, LOCK = 0, 1, 2, 3
"""The columns of points by their source."""

WORDS_OF_HEADS = CELLS - HEADS


@kernel("int64(uint64[::1], uint64[::1], int64)")
def locked_by(table: "Table", position: "Position", element: int) -> int:
    """The colours that lock an element's Port now, a bit each (X5.1)."""
    return lockers(table, position, element)


@kernel("int64(uint64[::1], uint64[::1])")
def end_reason(table: "Table", position: "Position") -> int:
    """The reason why the game is over, as an index of REASONS: 0 while it is in progress (X3.2, X6.1, X6.4)."""
    elements = number(table, ELEMENT_COUNT)
    empty, supplied = 0, 0
    for element in range(elements):
        if number(position, SUPPLY + element):
            supplied |= 1 << number(table, SEAT_OF + element)
        else:
            empty += 1
    if empty and (word(table, ENDS_WITH_ELEMENT) or supplied != (1 << number(table, SEAT_COUNT)) - 1):
        return 1
    if number(position, PASSES) >= elements:
        return 2
    return 3 if number(position, TURN) >= LAST_TURN else 0


@part
def beneath(position: "Position", points: "Points") -> None:
    """Add two points for each Pixl underneath a top to that top's element (X6.2)."""
    for at in range(WORDS_OF_HEADS):
        heads = word(position, HEADS + at)
        while heads:
            hex = 8 * at + (lowest(heads) >> 3)
            heads &= ~(np.uint64(255) << np.uint64(8 * (hex & 7)))
            height = 0
            cell = head(position, hex)
            while cell:
                height += 1
                cell = content(position, cell) >> 2
            for element in range(MOST_ELEMENTS):
                if holds(position, TOPS + SET_WORDS * element, hex):
                    points[element, BENEATH] += 2 * height


@kernel("void(uint64[::1], uint64[::1], int64[:, ::1])")
def element_points(table: "Table", position: "Position", points: "Points") -> None:
    """Write each element's points by source: tops, beneath, prisoners, locks (X6.2)."""
    elements = number(table, ELEMENT_COUNT)
    for element in range(elements):
        tops = 0
        for at in range(SET_WORDS):
            tops += count(word(position, TOPS + SET_WORDS * element + at))
        points[element, TOP] = tops
        points[element, BENEATH] = 0
        points[element, PRISONER] = number(position, PRISONERS + element)
        points[element, LOCK] = 0
    beneath(position, points)
    for owner in range(elements):
        locking = lockers(table, position, owner)
        for colour in range(elements):
            own = number(table, SEAT_OF + colour) == number(table, SEAT_OF + owner)  # X6.2: not for one's own Port
            if locking >> colour & 1 and not own:
                points[colour, LOCK] += 5


@kernel("int64(uint64[::1], uint64[::1], int64[:, ::1], int64[::1])")
def seat_points(table: "Table", position: "Position", points: "Points", seats: "Seats") -> int:
    """Write each seat's points, those of elements on the way; return the current winners, a bit a seat (X1.4, X6.3)."""
    element_points(table, position, points)
    players = number(table, SEAT_COUNT)
    best, winners = -1, 0
    for seat in range(players):
        total, under = 0, 0
        for element in range(number(table, ELEMENT_COUNT)):
            if number(table, SEAT_OF + element) == seat:
                under += points[element, BENEATH]
                total += points[element, TOP] + points[element, BENEATH]
                total += points[element, PRISONER] + points[element, LOCK]
        seats[seat] = total
        rank = 1024 * total + under  # X6.3: tied, most underneath
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    return winners
