"""A step of Pixoid on packed integers: decisions, legal moves, effects. Arguments as in `kernels.pixoid`."""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count, signed
from pixcade.bots.search.jit import kernel, np, part
from pixcade.games.pixoid.board import LONGEST_DISTANCE
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE
from pixcade.lab.pixoid.packing import (
    BONUS,
    CONTACT_TAKEN,
    GOES,
    MANY_BONUS,
    MANY_STARTS,
    NOWHERE,
    OLDEST,
    OVER,
    PICKS,
    PIX_BITS,
    PLAYERS,
    REACH,
    ROUND,
    ROUNDS,
    SCORE_BITS,
    SCORES,
    SEES,
    SET,
    SHORT,
    STARTS,
    TAKEN,
    WIDTH,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Table = NDArray[np.uint8]  # (WIDTH * (Pix + 1),)
    Codes = NDArray[np.int64]  # (LONGEST_LIST or more,)

LONGEST_LIST = 36
"""The maximum number of moves of one decision: four directions, nine distances."""


@part
def entry(table: "Table", pix: int, column: int) -> int:
    return signed(table[np.uint64(pix * WIDTH + column)])  # unsigned: skips the check for negative indices


@part
def pix_of(packed: int, cube: int) -> int:
    """A cube's Pix, NOWHERE before it is placed."""
    return packed >> cube * PIX_BITS & NOWHERE


@part
def picked_up(bonus: int) -> int:
    """The number of bonus cubes Pixoid holds if these are left."""
    return BONUS_CUBES - count(np.uint64(bonus))


@kernel("int64(uint8[::1], int64, int64)")
def cube_of(table: "Table", packed: int, place: int) -> int:
    """The cube at this place in the order of `Roles.all_cubes`: Pixoid, then the Bugs from his left."""
    players = signed(table[PLAYERS])
    if place >= players:
        return place  # P7.1: the spare one is last
    return (signed(table[OLDEST]) + (packed >> ROUND & 3) + place) % players  # P2.3, P2.4, P5.3


@kernel("int64(uint8[::1], int64, int64)")
def seat_of(table: "Table", packed: int, place: int) -> int:
    """The seat that decides for the cube at this place (P7.2: the two Bug players alternate for the spare one)."""
    players = signed(table[PLAYERS])
    if place >= players:
        return cube_of(table, packed, 1 + (packed >> TAKEN & 1))
    return cube_of(table, packed, place)


@kernel("int64(int64)")
def waiting(packed: int) -> int:
    """The number of cubes still to be placed: 0 while all choose programs (P2.4)."""
    found = 0
    for cube in range(CUBES):
        found += pix_of(packed, cube) == NOWHERE
    return found


@part
def free_starts(table: "Table", packed: int, codes: "Codes") -> int:
    """Write the codes of the free Start Pix (P2.4)."""
    found = 0
    for start in range(table[MANY_STARTS]):
        free = True
        for cube in range(CUBES):
            free &= pix_of(packed, cube) != table[STARTS + start]
        if free:
            codes[found] = SET + start
            found += 1
    return found


@kernel("int64(uint8[::1], int64, int64, int64[::1])")
def legal(table: "Table", packed: int, place: int, codes: "Codes") -> int:
    """Write every legal move of the cube at this place, in the order of the rules; returns their number."""
    pix = pix_of(packed, cube_of(table, packed, place))
    if pix == NOWHERE:
        return free_starts(table, packed, codes)
    found = 0
    for direction in range(4):
        if entry(table, pix, REACH + direction):  # P3.2
            for distance in range(1, LONGEST_DISTANCE + 1):  # P3.1
                codes[found] = 16 * direction + distance
                found += 1
    return found


@kernel("int64(uint8[::1], int64, int64, int64[::1])")
def distinct(table: "Table", packed: int, place: int, codes: "Codes") -> int:
    """Write the different legal moves, with distances up to the wall only (P4.1); returns their number."""
    pix = pix_of(packed, cube_of(table, packed, place))
    if pix == NOWHERE:
        return free_starts(table, packed, codes)
    found = 0
    for direction in range(4):
        for distance in range(1, min(entry(table, pix, REACH + direction), LONGEST_DISTANCE) + 1):
            codes[found] = 16 * direction + distance
            found += 1
    return found


@part
def shortened(table: "Table", pix: int, code: int) -> int:
    """A program with its distance cut at the wall (P4.1)."""
    reach = entry(table, pix, REACH + (code >> 4))
    return (code & 48) + min(code & 15, reach)


@part
def meets(table: "Table", pix: int, code: int, other: int) -> bool:
    steps = entry(table, pix, SEES + other) - (code & 48)
    return bool(np.uint64(steps - 1) < np.uint64(code & 15))  # from 1 to the distance, in one comparison


@part
def contact_after(table: "Table", pix: int, code: int, bug: int, sooner: int) -> int:
    """The number of steps until Pixoid meets this Bug, or an earlier one (P4.2)."""
    steps = np.uint64(entry(table, pix, SEES + bug) - (code & 48) - 1)
    return signed(min(steps, np.uint64(sooner - 1))) + 1  # one that isn't ahead has become a huge number


@part
def pixoid_runs(
    table: "Table", pix: int, code: int, first: int, second: int, third: int, bonus: int, taken: int
) -> tuple[int, int, bool, bool]:
    """Move Pixoid by a shortened program with the Bugs on three Pix.

    Returns his final Pix, the bonus cubes left, whether he won a short game, whether he ran into a Bug.
    """
    length = code & 15
    contact_step = contact_after(table, pix, code, first, length + 1)
    contact_step = contact_after(table, pix, code, second, contact_step)
    contact_step = contact_after(table, pix, code, third, contact_step)
    contact = contact_step <= length
    run = min(contact_step, length)
    clear = run - 1 if contact and not table[CONTACT_TAKEN] else run  # P4.3
    left = bonus & ~entry(table, pix, PICKS + (code & 48) + clear)  # P4.4
    if left != bonus and table[SHORT] and taken + picked_up(left) >= RESERVE:
        for steps in range(1, clear + 1):  # P6.1: immediately, in the middle of the move
            left = bonus & ~entry(table, pix, PICKS + (code & 48) + steps)
            if taken + picked_up(left) >= RESERVE:
                return entry(table, pix, GOES + (code & 48) + steps), left, True, False
    return entry(table, pix, GOES + (code & 48) + run), left, False, contact


@part
def bug_runs(table: "Table", bug: int, code: int, pixoid: int) -> tuple[int, bool]:
    """Move a Bug by a shortened program; returns its final Pix, and whether it catches Pixoid (P4.2, P4.5, P4.6)."""
    if meets(table, bug, code, pixoid):
        return pixoid, True
    return entry(table, bug, GOES + code), False


@part
def reserve_won(table: "Table", taken: int, bonus: int) -> bool:
    """Whether the cube just taken from the reserve ends the round (P5.1, P6.1)."""
    return taken == RESERVE or (table[SHORT] != 0 and taken + picked_up(bonus) >= RESERVE)


@part
def start_of_round(table: "Table") -> int:
    """The lower bits of a position at the start of a round (P2.1)."""
    return (1 << signed(table[MANY_BONUS])) - 1 << BONUS | (1 << CUBES * PIX_BITS) - 1


@part
def end_of_round(table: "Table", packed: int, pixoid: int) -> int:
    """Score the round (P5.2), then start the next one or end the game (P5.3, P5.4, P6.1)."""
    taken = packed >> TAKEN & 15
    if not table[SHORT]:
        for seat in range(table[PLAYERS]):
            # A survivor has taken all twelve, so the Bugs get nothing.
            points = taken + picked_up(packed >> BONUS & 15) if seat == pixoid else RESERVE - taken
            packed += points << SCORES + seat * SCORE_BITS
    number = (packed >> ROUND & 3) + 1
    if number == table[ROUNDS]:
        return packed | 1 << OVER
    scores = packed >> SCORES << SCORES
    return scores | number << ROUND | start_of_round(table)


@kernel("int64(uint8[::1], int64, int64)")
def step(table: "Table", packed: int, moves: int) -> int:
    """The position after a legal joint move."""
    if packed >> OVER & 1:
        return packed
    to_set = waiting(packed)
    if to_set:  # P2.4, P7.1
        cube = cube_of(table, packed, CUBES - to_set)
        return packed ^ (NOWHERE ^ signed(table[STARTS + (moves & 255) - SET])) << cube * PIX_BITS
    cubes = (
        cube_of(table, packed, 0),
        cube_of(table, packed, 1),
        cube_of(table, packed, 2),
        cube_of(table, packed, 3),
    )
    pix, first, second, third = (
        pix_of(packed, cubes[0]),
        pix_of(packed, cubes[1]),
        pix_of(packed, cubes[2]),
        pix_of(packed, cubes[3]),
    )
    taken = packed >> TAKEN & 15
    bonus = packed >> BONUS & 15
    code = shortened(table, pix, moves & 63)
    pix, bonus, won, caught = pixoid_runs(table, pix, code, first, second, third, bonus, taken)
    if not won and not caught:  # P4.1, P4.2
        first, by_first = bug_runs(table, first, shortened(table, first, moves >> 8 & 63), pix)
        second, by_second = bug_runs(table, second, shortened(table, second, moves >> 16 & 63), pix)
        third, by_third = bug_runs(table, third, shortened(table, third, moves >> 24 & 63), pix)
        caught = by_first | by_second | by_third
        if not caught:
            taken += 1  # P5.1
            won = reserve_won(table, taken, bonus)
    after = packed >> ROUND << ROUND | bonus << BONUS | taken << TAKEN
    after |= pix << cubes[0] * PIX_BITS | first << cubes[1] * PIX_BITS
    after |= second << cubes[2] * PIX_BITS | third << cubes[3] * PIX_BITS
    return end_of_round(table, after, cubes[0]) if won or caught else after
