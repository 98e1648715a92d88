"""Many games of Pixl in one call, all with the same options: what `pixcade.research.batch` is made of.

Shapes: n games, h hexes, s seats. `table` is uint64 (TABLE_WORDS,), `positions` uint64 (n, WORDS), both as in
`pixcade.kernels.pixl.packing`; `actions` is int32 (n,), with the numbers of `pixcade.research.pixl.actions`: h places
for a Pixl, h for the Port, then taking it off, then passing.
"""

from typing import TYPE_CHECKING

from pixcade.kernels.bits import signed
from pixcade.kernels.jit import kernel, np, part
from pixcade.kernels.pixl.moves import apply, may_take_port, mover
from pixcade.kernels.pixl.packing import (
    MANY_SEATS,
    MANY_WORDS,
    MOST_ELEMENTS,
    NOWHERE,
    PASS,
    PORTS,
    PUT_PORT,
    SUPPLY,
    TAKE_PORT,
)
from pixcade.kernels.pixl.rules import any_move, copy
from pixcade.kernels.pixl.scores import ended, seat_points
from pixcade.kernels.pixl.sets import bit, growth, number, port_places, renew_reach
from pixcade.kernels.rng import stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.kernels.pixl.sets import Position, Table

    Positions = NDArray[np.uint64]
    Numbers = NDArray[np.int32]
    Seeds = NDArray[np.uint32]
    Rewards = NDArray[np.float32]
    Flags = NDArray[np.bool_]
    Points = NDArray[np.int64]


@part
def write_mask(table: "Table", position: "Position", hexes: int, legal: "Flags") -> None:
    """Write which actions are legal: `legal` is bool (2h + 2,)."""
    legal[:] = False
    if ended(table, position) != 0:
        return
    element = mover(table, position)
    if number(position, SUPPLY + element) == 0:  # X6.1
        legal[2 * hexes + 1] = True
        return
    absent = number(position, PORTS + element) == NOWHERE
    if not absent:
        renew_reach(table, position, element)
    found = False
    for at in range(number(table, MANY_WORDS)):
        here = port_places(table, position, element, at) if absent else growth(position, element, at)
        found |= here != 0
        for hex in range(64 * at, min(64 * at + 64, hexes)):
            legal[hexes + hex if absent else hex] = here & bit(hex) != 0
    if absent:
        legal[2 * hexes + 1] = not found  # X3.1, X5.2
    else:
        legal[2 * hexes] = may_take_port(table, position, element)
        legal[2 * hexes + 1] = True  # X3.2


@kernel("void(uint64[::1], uint64[:, ::1], boolean[:, ::1])")
def masks(table: "Table", positions: "Positions", legal: "Flags") -> None:
    """Write which actions are legal for who moves: `legal` is bool (n, 2h + 2), all False where a game is over."""
    for at in range(len(positions)):
        write_mask(table, positions[at], legal.shape[1] // 2 - 1, legal[at])


@part
def may(table: "Table", position: "Position", hexes: int, action: int) -> bool:
    """Whether an action is legal in a game that goes on."""
    element = mover(table, position)
    passing = action == 2 * hexes + 1
    if action < 0 or action > 2 * hexes + 1:
        return False
    if number(position, SUPPLY + element) == 0:  # X6.1
        return passing
    if number(position, PORTS + element) == NOWHERE:  # X3.1, X5.2
        hex = action - hexes
        if hex >= 0 and hex < hexes:
            return bool(port_places(table, position, element, hex >> 6) & bit(hex) != 0)
        found = False
        for at in range(number(table, MANY_WORDS)):
            found |= port_places(table, position, element, at) != 0
        return passing and not found
    if action < hexes:
        renew_reach(table, position, element)
        return bool(growth(position, element, action >> 6) & bit(action) != 0)
    return passing or (action == 2 * hexes and may_take_port(table, position, element))


@kernel("int64(uint64[::1], uint64[:, ::1], int32[::1], int64)")
def first_illegal(table: "Table", positions: "Positions", actions: "Numbers", hexes: int) -> int:
    """The first game that goes on and whose action is illegal, or -1."""
    for at in range(len(positions)):
        if ended(table, positions[at]) == 0 and not may(table, positions[at], hexes, signed(actions[at])):
            return at
    return -1


@part
def code_of_action(action: int, hexes: int) -> int:
    """The code of an action, as `apply` takes it."""
    if action < hexes:
        return action
    if action < 2 * hexes:
        return PUT_PORT + action - hexes
    return TAKE_PORT if action == 2 * hexes else PASS


@kernel("void(uint64[::1], uint64[::1], uint64[:, ::1], int32[::1], float32[:, ::1], boolean[::1], int64, boolean)")
def advance(
    table: "Table",
    start: "Position",
    positions: "Positions",
    actions: "Numbers",
    rewards: "Rewards",
    done: "Flags",
    hexes: int,
    again: bool,
) -> None:
    """Make a legal move in each game; `rewards` is float32 (n, s), `done` bool (n,).

    Each seat gets its margin in points at the end (X6.2). With `again` a game that is over begins anew from `start`.
    """
    sources = np.empty((MOST_ELEMENTS, 4), np.int64)
    points = np.empty(MOST_ELEMENTS, np.int64)
    for at in range(len(positions)):
        position = positions[at]
        rewards[at, :] = np.float32(0)
        if ended(table, position) != 0:
            done[at] = True
            continue
        apply(table, position, code_of_action(signed(actions[at]), hexes))
        done[at] = ended(table, position) != 0
        if done[at]:
            seat_points(table, position, sources, points)
            seats = number(table, MANY_SEATS)
            total = 0
            for seat in range(seats):
                total += points[seat]
            for seat in range(seats):
                rewards[at, seat] = np.float32(seats * points[seat] - total)
            if again:
                copy(start, position)


@kernel("void(uint64[::1], uint64[:, ::1], uint32[::1], uint32, int32[::1], int64)")
def draw(
    table: "Table", positions: "Positions", seeds: "Seeds", number_drawn: "np.uint32", actions: "Numbers", hexes: int
) -> None:
    """Write a legal action for each game, each being as likely; passing where a game is over."""
    for at in range(len(positions)):
        position = positions[at]
        code = PASS
        if ended(table, position) == 0:
            code = any_move(table, position, stream(np.uint64(seeds[at]), signed(number_drawn)))
        if code < PUT_PORT:
            actions[at] = code
        elif code < TAKE_PORT:
            actions[at] = hexes + code - PUT_PORT
        else:
            actions[at] = 2 * hexes + (code == PASS)


@kernel("void(uint64[::1], uint64[:, ::1], int64[:, ::1])")
def points_of(table: "Table", positions: "Positions", points: "Points") -> None:
    """Write each seat's points as they stand: `points` is int64 (n, 4)."""
    sources = np.empty((MOST_ELEMENTS, 4), np.int64)
    for at in range(len(positions)):
        points[at, :] = 0
        seat_points(table, positions[at], sources, points[at])
