"""The rules of Pixoid on packed integers, in the format of `packing`. Comments name the rules.

Every function's first argument is the table of board and options, uint8 of shape (WIDTH * (Pix + 1),). Importing this
module loads or compiles it: see `pixcade.bots.search.ready`. A finished position stays as it is.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import signed
from pixcade.bots.search.jit import kernel, np, part
from pixcade.bots.search.rng import advanced, drawn, lower, stream, upper
from pixcade.games.pixoid.state import CUBES
from pixcade.lab.pixoid.kernel_steps import (
    LONGEST_LIST,
    cube_of,
    distinct,
    entry,
    legal,
    meets,
    picked_up,
    pix_of,
    pixoid_runs,
    reserve_won,
    seat_of,
    step,
    waiting,
)
from pixcade.lab.pixoid.packing import (
    BONUS,
    DRAWS,
    GOES,
    MANY_DRAWS,
    MANY_STARTS,
    NOWHERE,
    PICKS,
    PIX_BITS,
    STARTS,
    TAKEN,
    board_table,
    code_of,
    joint,
    move_of,
    pack,
    tables,
    unpack,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.lab.pixoid.kernel_steps import Table

    Words = NDArray[np.int64]  # (n,)
    Results = NDArray[np.uint8]  # (n,)

__all__ = [
    "LONGEST_LIST",
    "board_table",
    "code_of",
    "cube_of",
    "distinct",
    "joint",
    "legal",
    "move_of",
    "pack",
    "playout",
    "random_rounds",
    "seat_of",
    "step",
    "steps",
    "tables",
    "unpack",
    "waiting",
]

PICKED_UP, SURVIVED = 16, 128
"""A round's result is taken + 16 x bonus cubes picked up + 128 if Pixoid wasn't caught."""


@kernel("void(uint8[::1], int64[::1], int64[::1], int64[::1])")
def steps(table: "Table", positions: "Words", moves: "Words", after: "Words") -> None:
    """Apply a joint move to each of many positions: all of shape (n,)."""
    for at in range(len(positions)):
        after[at] = step(table, positions[at], moves[at])


@part
def random_start(table: "Table", packed: int, place: int, bits: "np.uint64") -> int:
    """Place the next cube on a random free Start Pix (P2.4)."""
    starts = signed(table[MANY_STARTS])
    wanted = upper(bits, starts - place)
    for start in range(starts):
        pix = signed(table[STARTS + start])
        free = True
        for cube in range(CUBES):
            free &= pix_of(packed, cube) != pix
        wanted -= free
        if wanted < 0:
            return packed ^ (NOWHERE ^ pix) << cube_of(table, packed, place) * PIX_BITS
    return packed


@part
def random_starts(table: "Table", state: "np.uint64") -> tuple[int, int, int, int]:
    """Draw a Start Pix for each cube, uniformly: `random_start` for all four in one draw."""
    starts = signed(table[MANY_STARTS])
    bits, more = drawn(advanced(state)), drawn(advanced(advanced(state)))
    left = 0x76543210  # the numbers of the free ones; the last one replaces each that is drawn
    at = 4 * upper(bits, starts)
    pixoid = left >> at & 15
    left ^= (pixoid ^ left >> 4 * (starts - 1) & 15) << at
    at = 4 * lower(bits, starts - 1)
    first = left >> at & 15
    left ^= (first ^ left >> 4 * (starts - 2) & 15) << at
    at = 4 * upper(more, starts - 2)
    second = left >> at & 15
    left ^= (second ^ left >> 4 * (starts - 3) & 15) << at
    third = left >> 4 * lower(more, starts - 3) & 15
    return start_pix(table, pixoid), start_pix(table, first), start_pix(table, second), start_pix(table, third)


@part
def start_pix(table: "Table", start: int) -> int:
    return signed(table[np.uint64(len(table) + STARTS + start)])


@part
def program(table: "Table", pix: int, draw: int) -> int:
    """A legal, shortened program from a Pix; each program in notation has the same share of the 108 draws."""
    return entry(table, pix, DRAWS + draw)


@part
def random_round(table: "Table", packed: int, seed: "np.uint64") -> int:
    """Play one random round for `playout`."""
    state = seed
    to_set = waiting(packed)
    if to_set == CUBES:
        pix, first, second, third = random_starts(table, state)
        state = advanced(advanced(state))
    else:
        while to_set:
            state = advanced(state)
            packed = random_start(table, packed, CUBES - to_set, drawn(state))
            to_set -= 1
        pix = pix_of(packed, cube_of(table, packed, 0))
        first = pix_of(packed, cube_of(table, packed, 1))
        second = pix_of(packed, cube_of(table, packed, 2))
        third = pix_of(packed, cube_of(table, packed, 3))
    taken = packed >> TAKEN & 15
    bonus = packed >> BONUS & 15
    won = False
    while True:
        state = advanced(state)
        bits = drawn(state)
        state = advanced(state)
        more = drawn(state)
        code = program(table, pix, upper(bits, MANY_DRAWS))
        left = bonus & ~entry(table, pix, PICKS + code)
        caught = meets(table, pix, code, first) | meets(table, pix, code, second) | meets(table, pix, code, third)
        if caught or reserve_won(table, taken, left):  # only then the order of events on his way matters
            pix, bonus, won, caught = pixoid_runs(table, pix, code, first, second, third, bonus, taken)
            break
        bonus = left
        pix = entry(table, pix, GOES + code)
        code = program(table, first, lower(bits, MANY_DRAWS))
        caught |= meets(table, first, code, pix)  # where a catching Bug stops makes no difference here
        first = entry(table, first, GOES + code)
        code = program(table, second, upper(more, MANY_DRAWS))
        caught |= meets(table, second, code, pix)
        second = entry(table, second, GOES + code)
        code = program(table, third, lower(more, MANY_DRAWS))
        caught |= meets(table, third, code, pix)
        third = entry(table, third, GOES + code)
        if caught:
            break
        taken += 1
        won = reserve_won(table, taken, bonus)
        if won:
            break
    return taken + PICKED_UP * picked_up(bonus) + SURVIVED * won


@kernel("int64(uint8[::1], int64, uint64)")
def playout(table: "Table", packed: int, seed: "np.uint64") -> int:
    """Play an unfinished round to its end with uniformly random moves.

    Returns the result: taken + 16 x bonus cubes picked up + 128 if Pixoid wasn't caught.
    """
    return random_round(table, packed, seed)


@kernel("void(uint8[::1], int64, uint64, uint8[::1])")
def random_rounds(table: "Table", packed: int, seed: "np.uint64", results: "Results") -> None:
    """Write many playouts of one position to `results`, shape (n,)."""
    for at in range(len(results)):
        results[at] = random_round(table, packed, stream(seed, at))
