"""Many games of Pixl in one call, all with the same options: what `pixcade.lab.pixl.batch` is made of.

Shapes: n games, h hexes, a actions, s seats. `table` is uint64 (TABLE_WORDS,), `positions` uint64 (n, WORDS), both as
in `pixcade.bots.search.pixl.packing`; `actions` is int32 (n,), with the numbers of `pixcade.lab.pixl.actions`: h for
placing a Pixl, h for putting the Port, then taking it off, then passing; where one picks a victim, six more a hex.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count, signed
from pixcade.bots.search.jit import kernel, np, part
from pixcade.bots.search.pixl.moves import apply, legal, may_take_port, mover, pickable
from pixcade.bots.search.pixl.packing import (
    MOST_ELEMENTS,
    MOST_MOVES,
    NEAR_HIGH,
    NEAR_LOW,
    NEAR_WORD,
    NOWHERE,
    PASS,
    PICKS_ONE,
    PORTS,
    PUT_PORT,
    ROW,
    SEAT_COUNT,
    SUPPLY,
    TAKE_PORT,
    WORD_COUNT,
)
from pixcade.bots.search.pixl.rules import any_move, copy
from pixcade.bots.search.pixl.scores import end_reason, seat_points
from pixcade.bots.search.pixl.sets import bit, growth, nth, number, port_places, renew_reach, word
from pixcade.bots.search.rng import stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table
    from pixcade.lab.batch import Actions, Flags, Rewards, Seeds

    Positions = NDArray[np.uint64]
    Points = NDArray[np.int64]

AROUND = 6
"""The maximum number of a hex's neighbours."""


@part
def place_among(table: "Table", hex: int, victim: int) -> int:
    """The index of a hex among another's neighbours, in board order."""
    low, high = word(table, ROW * hex + NEAR_LOW), word(table, ROW * hex + NEAR_HIGH)
    at = victim - 64 * number(table, ROW * hex + NEAR_WORD)
    before = bit(at) - np.uint64(1)
    return count(low & before) if at < 64 else count(low) + count(high & before)


@part
def neighbour(table: "Table", hex: int, place: int) -> int:
    """The neighbour of a hex with an index in board order, or -1."""
    low, high = word(table, ROW * hex + NEAR_LOW), word(table, ROW * hex + NEAR_HIGH)
    first = 64 * number(table, ROW * hex + NEAR_WORD)
    if place < count(low):
        return first + nth(low, place)
    place -= count(low)
    return first + 64 + nth(high, place) if place < count(high) else -1


@part
def action_of(table: "Table", code: int, hexes: int) -> int:
    if code >= TAKE_PORT:
        return 2 * hexes + (code == PASS)
    if code >= PUT_PORT:
        return hexes + code - PUT_PORT
    hex = code & 255
    return hex if code < 256 else 2 * hexes + 2 + AROUND * hex + place_among(table, hex, (code >> 8) - 1)


@part
def code_of_action(table: "Table", action: int, hexes: int) -> int:
    """The code of an action for `apply`; -1 for an invalid number."""
    if action < 0:
        return -1
    if action < hexes:
        return action
    if action < 2 * hexes:
        return PUT_PORT + action - hexes
    if action < 2 * hexes + 2:
        return TAKE_PORT if action == 2 * hexes else PASS
    hex, place = (action - 2 * hexes - 2) // AROUND, (action - 2 * hexes - 2) % AROUND
    victim = neighbour(table, hex, place) if hex < hexes else -1
    return hex + 256 * (victim + 1) if victim >= 0 else -1


@kernel("void(uint64[::1], uint64[:, ::1], boolean[:, ::1], int64)")
def masks(table: "Table", positions: "Positions", allowed: "Flags", hexes: int) -> None:
    """Write the legal actions of the mover: `allowed` is bool (n, a), all False after the end."""
    codes = np.empty(MOST_MOVES, np.int64)
    allowed[:, :] = False
    for at in range(len(positions)):
        if end_reason(table, positions[at]) == 0:
            for move in range(legal(table, positions[at], codes)):
                allowed[at, action_of(table, codes[move], hexes)] = True


@part
def may(table: "Table", position: "Position", code: int) -> bool:
    """Whether a move is legal in an unfinished game."""
    element = mover(table, position)
    if code < 0:
        return False
    if number(position, SUPPLY + element) == 0:  # X6.1
        return code == PASS
    if number(position, PORTS + element) == NOWHERE:  # X3.1, X5.2
        if code >= PUT_PORT and code < TAKE_PORT:
            hex = code - PUT_PORT
            return bool(port_places(table, position, element, hex >> 6) & bit(hex) != 0)
        found = False
        for at in range(number(table, WORD_COUNT)):
            found |= port_places(table, position, element, at) != 0
        return code == PASS and not found
    if code >= PUT_PORT:
        return code == PASS or (code == TAKE_PORT and may_take_port(table, position, element))
    hex, victim = code & 255, (code >> 8) - 1
    renew_reach(table, position, element)
    if growth(position, element, hex >> 6) & bit(hex) == 0:
        return False
    if not word(table, PICKS_ONE):
        return victim < 0
    low, high = pickable(table, position, element, hex)
    if victim < 0:
        return bool(low | high == 0)
    at = victim - 64 * number(table, ROW * hex + NEAR_WORD)
    return bool((low if at < 64 else high) & bit(at) != 0)


@kernel("int64(uint64[::1], uint64[:, ::1], int32[::1], int64)")
def first_illegal(table: "Table", positions: "Positions", actions: "Actions", hexes: int) -> int:
    """The first unfinished game with an illegal action, or -1."""
    for at in range(len(positions)):
        if end_reason(table, positions[at]) == 0:
            if not may(table, positions[at], code_of_action(table, signed(actions[at]), hexes)):
                return at
    return -1


@kernel("void(uint64[::1], uint64[::1], uint64[:, ::1], int32[::1], float32[:, ::1], boolean[::1], int64, boolean)")
def advance(
    table: "Table",
    start: "Position",
    positions: "Positions",
    actions: "Actions",
    rewards: "Rewards",
    done: "Flags",
    hexes: int,
    again: bool,
) -> None:
    """Make a legal move in each game; `rewards` is float32 (n, s), `done` bool (n,).

    At the end each seat gets its margins in points (X6.2). With `again` a finished game restarts from `start`.
    """
    sources = np.empty((MOST_ELEMENTS, 4), np.int64)
    points = np.empty(MOST_ELEMENTS, np.int64)
    for at in range(len(positions)):
        position = positions[at]
        rewards[at, :] = np.float32(0)
        if end_reason(table, position) != 0:
            done[at] = True
            continue
        apply(table, position, code_of_action(table, signed(actions[at]), hexes))
        done[at] = end_reason(table, position) != 0
        if done[at]:
            seat_points(table, position, sources, points)
            seats = number(table, SEAT_COUNT)
            total = 0
            for seat in range(seats):
                total += points[seat]
            for seat in range(seats):
                rewards[at, seat] = np.float32(seats * points[seat] - total)
            if again:
                copy(start, position)


@kernel("void(uint64[::1], uint64[:, ::1], uint32[::1], uint32, int32[::1], int64)")
def draw(
    table: "Table", positions: "Positions", seeds: "Seeds", number_drawn: "np.uint32", actions: "Actions", hexes: int
) -> None:
    """Write a uniformly random legal action for each game; passing after the end."""
    for at in range(len(positions)):
        position = positions[at]
        code = PASS
        if end_reason(table, position) == 0:
            code = any_move(table, position, stream(np.uint64(seeds[at]), signed(number_drawn)))
        actions[at] = action_of(table, code, hexes)


@kernel("void(uint64[::1], uint64[:, ::1], int64[:, ::1])")
def points_of(table: "Table", positions: "Positions", points: "Points") -> None:
    """Write each seat's current points: `points` is int64 (n, 4)."""
    sources = np.empty((MOST_ELEMENTS, 4), np.int64)
    for at in range(len(positions)):
        points[at, :] = 0
        seat_points(table, positions[at], sources, points[at])
