"""Many games of Pixoid in one call, each on its own board: what `pixcade.lab.pixoid.batch` is made of.

Shapes: n games, b boards, s seats (or 2 sides). `tables` is uint8 (b, WIDTH * (Pix + 1)), one row a board, all with the
same options; `boards` int32 (n,) says which of them a game is played on; `positions` is int64 (n,), packed as in
`pixcade.lab.pixoid.packing`; `actions` is int32 (n, 4), one for each cube, Pixoid's and then the Bugs' from his
left, with the numbers of `pixcade.lab.pixoid.actions`.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import signed
from pixcade.bots.search.jit import kernel, np, part
from pixcade.bots.search.rng import choice_of, mixed
from pixcade.games.pixoid.board import LONGEST_DISTANCE
from pixcade.games.pixoid.state import CUBES, RESERVE
from pixcade.lab.pixoid.kernel_steps import cube_of, entry, picked_up, pix_of, start_of_round, step, waiting
from pixcade.lab.pixoid.packing import (
    BONUS,
    MANY_STARTS,
    OVER,
    PLAYERS,
    REACH,
    SCORE_BITS,
    SCORES,
    SET,
    SHORT,
    STARTS,
    TAKEN,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.lab.batch import Actions, Flags, Rewards, Seeds
    from pixcade.lab.pixoid.kernel_steps import Table

    Tables = NDArray[np.uint8]
    Boards = NDArray[np.int32]
    Positions = NDArray[np.int64]

PROGRAMS = 4 * LONGEST_DISTANCE
"""The number of programs, 9 x direction + distance - 1; higher actions place a cube on a Start Pix."""
WAIT = PROGRAMS + CUBES
"""The action of a cube without a decision."""


@part
def start_free(table: "Table", packed: int, start: int) -> bool:
    """Whether a Start Pix is free (P2.4)."""
    pix = signed(table[STARTS + start])
    free = True
    for cube in range(CUBES):
        free &= pix_of(packed, cube) != pix
    return free


@part
def may(table: "Table", packed: int, to_set: int, place: int, action: int) -> bool:
    """Whether an action is legal for the cube at this place; without a decision, only waiting."""
    if packed >> OVER & 1 or (to_set and place != CUBES - to_set):
        return action == WAIT
    if to_set:
        start = action - PROGRAMS
        return start >= 0 and start < signed(table[MANY_STARTS]) and start_free(table, packed, start)
    if action < 0 or action >= PROGRAMS:
        return False
    return entry(table, pix_of(packed, cube_of(table, packed, place)), REACH + action // LONGEST_DISTANCE) > 0  # P3.2


@kernel("int64(uint8[:, ::1], int32[::1], int64[::1], int32[:, ::1])")
def first_illegal(tables: "Tables", boards: "Boards", positions: "Positions", actions: "Actions") -> int:
    """The first illegal action of a cube with a decision, as 4 x game + place, or -1."""
    for at in range(len(positions)):
        packed = positions[at]
        if packed >> OVER & 1:
            continue
        to_set = waiting(packed)
        for place in range(CUBES):
            if to_set == 0 or place == CUBES - to_set:
                if not may(tables[boards[at]], packed, to_set, place, signed(actions[at, place])):
                    return CUBES * at + place
    return -1


@kernel("void(uint8[:, ::1], int32[::1], int64[::1], boolean[:, :, ::1])")
def masks(tables: "Tables", boards: "Boards", positions: "Positions", legal: "Flags") -> None:
    """Write the legal actions of each cube: `legal` is bool (n, 4, actions)."""
    for at in range(len(positions)):
        packed = positions[at]
        to_set = waiting(packed)
        for place in range(CUBES):
            for action in range(legal.shape[2]):
                legal[at, place, action] = may(tables[boards[at]], packed, to_set, place, action)


@part
def joint_move(packed: int, actions: "Actions", at: int) -> int:
    """The joint move of a game's actions in the format of `step`."""
    to_set = waiting(packed)
    if to_set:
        return SET - PROGRAMS + signed(actions[at, CUBES - to_set])
    moves = 0
    for place in range(CUBES):
        action = signed(actions[at, place])
        code = 16 * (action // LONGEST_DISTANCE) + action % LONGEST_DISTANCE + 1
        moves |= code << 8 * place
    return moves


@part
def pay_sides(table: "Table", before: int, after: int, rewards: "Rewards", at: int) -> None:
    """Write both sides' rewards for a step of a round: see `pixcade.lab.pixoid.batch`."""
    if table[SHORT]:
        held = (after >> TAKEN & 15) + picked_up(after >> BONUS & 15)
        paid = np.float32(1 if after >> OVER & 1 and held >= RESERVE else 0)  # P6.1
    else:
        taken = (after >> TAKEN & 15) - (before >> TAKEN & 15)
        picked = picked_up(after >> BONUS & 15) - picked_up(before >> BONUS & 15)
        paid = np.float32(taken + 0.5 * picked)
    rewards[at, 0] = paid
    rewards[at, 1] = -paid


@part
def pay_seats(table: "Table", before: int, after: int, rewards: "Rewards", at: int) -> None:
    """Write each seat's rewards for a step of a whole game: margins in points, or in victories of a short game."""
    held = (after >> TAKEN & 15) + picked_up(after >> BONUS & 15)
    pixoid = cube_of(table, before, 0)
    players = signed(table[PLAYERS])
    total = 0
    for seat in range(players):
        if table[SHORT]:
            gained = signed((after >> OVER & 1) != 0 and (seat == pixoid) == (held >= RESERVE))  # P6.1
        else:
            shift = SCORES + SCORE_BITS * seat
            gained = (after >> shift & 63) - (before >> shift & 63)  # P5.2
        total += gained
        rewards[at, seat] = np.float32(players * gained)
    for seat in range(players):
        rewards[at, seat] -= np.float32(total)


@part
def board_drawn(seed: "np.uint32", episode: "np.uint32", boards: int) -> int:
    return choice_of(mixed(np.uint64(seed), np.uint64(episode)), boards)


@kernel("void(uint8[:, ::1], uint32[::1], uint32[::1], int32[::1], int64[::1])")
def begin(tables: "Tables", seeds: "Seeds", episodes: "Seeds", boards: "Boards", positions: "Positions") -> None:
    """Start a game on a board drawn from its seed and episode number."""
    for at in range(len(positions)):
        boards[at] = board_drawn(seeds[at], episodes[at], len(tables))
        positions[at] = start_of_round(tables[boards[at]])


@kernel(
    "void(uint8[:, ::1], uint32[::1], uint32[::1], int32[::1], int64[::1], int32[:, ::1], float32[:, ::1], "
    "boolean[::1], boolean, boolean)"
)
def advance(
    tables: "Tables",
    seeds: "Seeds",
    episodes: "Seeds",
    boards: "Boards",
    positions: "Positions",
    actions: "Actions",
    rewards: "Rewards",
    done: "Flags",
    by_side: bool,
    again: bool,
) -> None:
    """Make a legal joint move in each game; `rewards` is float32 (n, s), `done` bool (n,).

    With `again` a finished game restarts on the next episode's board, otherwise it stays as it is.
    """
    for at in range(len(positions)):
        table = tables[boards[at]]
        before = positions[at]
        after = before if before >> OVER & 1 else step(table, before, joint_move(before, actions, at))
        if before >> OVER & 1:
            rewards[at, :] = np.float32(0)
        elif by_side:
            pay_sides(table, before, after, rewards, at)
        else:
            pay_seats(table, before, after, rewards, at)
        over = (after >> OVER & 1) != 0
        done[at] = over
        if over and again:
            episodes[at] += np.uint32(1)
            boards[at] = board_drawn(seeds[at], episodes[at], len(tables))
            after = start_of_round(tables[boards[at]])
        positions[at] = after


@kernel("void(uint8[:, ::1], int32[::1], int64[::1], uint32[::1], uint32, int32[:, ::1])")
def draw(
    tables: "Tables", boards: "Boards", positions: "Positions", seeds: "Seeds", number: "np.uint32", actions: "Actions"
) -> None:
    for at in range(len(positions)):
        packed = positions[at]
        table = tables[boards[at]]
        to_set = waiting(packed)
        bits = mixed(np.uint64(seeds[at]), np.uint64(number))
        for place in range(CUBES):
            bits = mixed(bits, np.uint64(place))
            actions[at, place] = WAIT
            if packed >> OVER & 1:
                continue
            if to_set == 0:
                here = pix_of(packed, cube_of(table, packed, place))
                open_ways = 0
                for way in range(4):
                    open_ways += entry(table, here, REACH + way) > 0
                wanted = choice_of(bits, LONGEST_DISTANCE * open_ways)
                for way in range(4):
                    if entry(table, here, REACH + way) > 0:
                        if wanted >= 0 and wanted < LONGEST_DISTANCE:
                            actions[at, place] = LONGEST_DISTANCE * way + wanted
                        wanted -= LONGEST_DISTANCE
            elif place == CUBES - to_set:
                starts = signed(table[MANY_STARTS])
                wanted = choice_of(bits, starts - place)
                for start in range(starts):
                    if start_free(table, packed, start):
                        if wanted == 0:
                            actions[at, place] = PROGRAMS + start
                        wanted -= 1
