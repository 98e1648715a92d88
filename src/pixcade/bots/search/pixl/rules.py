"""The rules of Pixl on packed words; see `packing` for the layout. Comments give rule numbers.

Every function takes the table of the board and the options, uint64 of shape (TABLE_WORDS,), and a position, uint64 of
shape (WORDS,), which it may change: to keep one, `copy` it. Playing one game allocates nothing, so that all of it can
be in the inner loop of a search. Importing this module loads or compiles it: see `pixcade.bots.search.ready`.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count
from pixcade.bots.search.jit import kernel, np, part, section
from pixcade.bots.search.pixl.moves import apply, legal, may_take_port, mover, pickable
from pixcade.bots.search.pixl.packing import (
    MOST_ELEMENTS,
    MOST_MOVES,
    NEAR_WORD,
    NOWHERE,
    PASS,
    PICKS_ONE,
    PORTS,
    PUT_PORT,
    REASONS,
    ROW,
    SUPPLY,
    TAKE_PORT,
    WORD_COUNT,
    WORDS,
    code_of,
    move_of,
    pack,
    tables,
    unpack,
)
from pixcade.bots.search.pixl.scores import element_points, end_reason, locked_by, seat_points
from pixcade.bots.search.pixl.sets import growth, nth, number, port_places, renew_reach, word
from pixcade.bots.search.rng import advanced, drawn, lower, stream, upper

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.scores import Points, Seats
    from pixcade.bots.search.pixl.sets import Position, Table

__all__ = [
    "MOST_MOVES",
    "REASONS",
    "WORDS",
    "apply",
    "apply_each",
    "code_of",
    "copy",
    "element_points",
    "end_reason",
    "legal",
    "locked_by",
    "move_of",
    "mover",
    "pack",
    "playout",
    "playouts",
    "random_move",
    "seat_points",
    "tables",
    "unpack",
]

MOST_PICKS = 6


@kernel("void(uint64[::1], uint64[::1])")
def copy(position: "Position", kept: "Position") -> None:
    for at in range(WORDS):
        kept[at] = position[at]


@section
def random_port_place(table: "Table", position: "Position", element: int, bits: "np.uint64") -> int:
    """A hex for an absent Port, or passing if there is none (X3.1, X5.2)."""
    words = number(table, WORD_COUNT)
    places = 0
    for at in range(words):
        places += count(port_places(table, position, element, at))
    if places:
        wanted = upper(bits, places)
        for at in range(words):
            here = port_places(table, position, element, at)
            if wanted < count(here):
                return PUT_PORT + 64 * at + nth(here, wanted)
            wanted -= count(here)
    return PASS


@part
def growth_hex(position: "Position", element: int, index: int) -> int:
    """The hex at `index` among those where a Pixl may be placed."""
    at = 0
    here = growth(position, element, at)
    while index >= count(here):
        index -= count(here)
        at += 1
        here = growth(position, element, at)
    return 64 * at + nth(here, index)


@section
def pick(table: "Table", position: "Position", element: int, hex: int, way: int) -> int:
    """The code of one of the ways to place a Pixl on a hex and pick a victim, or -1 if there are fewer (X4.1)."""
    low, high = pickable(table, position, element, hex)
    base = 64 * number(table, ROW * hex + NEAR_WORD)
    if way < count(low):
        return hex + 256 * (base + nth(low, way) + 1)
    if way < count(low) + count(high):
        return hex + 256 * (base + 64 + nth(high, way - count(low)) + 1)
    return hex if way == 0 else -1


@part
def without_placement(table: "Table", position: "Position", element: int, bits: "np.uint64") -> int:
    """The move of an element without supply (X6.1) or without a Port on the board; -1 if it may place a Pixl."""
    if number(position, SUPPLY + element) == 0:
        return PASS
    return random_port_place(table, position, element, bits) if number(position, PORTS + element) == NOWHERE else -1


@part
def count_growth(table: "Table", position: "Position", element: int) -> int:
    """The number of hexes where an element may place a Pixl, its Port being on the board (X3.3)."""
    renew_reach(table, position, element)
    places = 0
    for at in range(number(table, WORD_COUNT)):
        places += count(growth(position, element, at))
    return places


@section
def any_move(table: "Table", position: "Position", bits: "np.uint64") -> int:
    """Implements `random_move`."""
    element = mover(table, position)
    forced = without_placement(table, position, element, bits)
    if forced >= 0:
        return forced
    places = count_growth(table, position, element)
    may_take = may_take_port(table, position, element)
    while True:
        wanted = upper(bits, places + may_take + 1)
        way = 0
        if word(table, PICKS_ONE):
            way = lower(bits, MOST_PICKS)  # drawn again unless that way exists, so that each is equally likely
            bits = drawn(advanced(bits))
        code = -1
        if wanted >= places:
            if way == 0:
                code = TAKE_PORT if may_take and wanted == places else PASS
        else:
            code = growth_hex(position, element, wanted)
            if word(table, PICKS_ONE):
                code = pick(table, position, element, code, way)
        if code >= 0:
            return code


@kernel("int64(uint64[::1], uint64[::1], uint64)")
def random_move(table: "Table", position: "Position", bits: "np.uint64") -> int:
    """One of the legal moves of a game in progress, uniformly, from 64 random bits."""
    return any_move(table, position, bits)


@kernel("int64(uint64[::1], uint64[::1], uint64, int64)")
def playout(table: "Table", position: "Position", seed: "np.uint64", most_turns: int) -> int:
    """Play at random to the end, or for `most` turns; changes the position. Return the result of `end_reason`."""
    state = seed
    reason = end_reason(table, position)
    while reason == 0 and most_turns > 0:
        state = advanced(state)
        apply(table, position, any_move(table, position, drawn(state)))
        reason = end_reason(table, position)
        most_turns -= 1
    return reason


@kernel("void(uint64[::1], uint64[:, ::1], int64[::1])")
def apply_each(table: "Table", positions: "NDArray[np.uint64]", codes: "NDArray[np.int64]") -> None:
    """Change many positions, shape (n, WORDS), each by its own move, shape (n,)."""
    for at in range(len(positions)):
        apply(table, positions[at], codes[at])


@kernel("void(uint64[::1], uint64[::1], uint64, int64, int64[:, ::1], int64[::1])")
def playouts(
    table: "Table",
    position: "Position",
    seed: "np.uint64",
    most_turns: int,
    points: "Points",
    winners: "Seats",
) -> None:
    """Many play-outs of one position, which stays unchanged.

    `points` has shape (n, 4) and gets each seat's final points; `winners` has shape (n,) and gets a bit a seat.
    """
    played = np.empty(WORDS, np.uint64)
    sources = np.empty((MOST_ELEMENTS, 4), np.int64)
    for at in range(len(winners)):
        copy(position, played)
        playout(table, played, stream(seed, at), most_turns)
        winners[at] = seat_points(table, played, sources, points[at])
