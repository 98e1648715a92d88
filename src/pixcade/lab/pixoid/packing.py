"""Pixoid as numbers: a position in one integer, the board and the options in one table.

A position, from the lowest bit:

    cubes    4 x 7   the Pix of each controller's cube in the order of `Options.controllers`, 127 before it is set
    taken    4       cubes taken from the reserve
    bonus    4       which of `Board.bonus` still lie
    round    2       counted from 0
    scores   4 x 6   each seat's points
    over     1

Moves are codes of 8 bits. A program is 16 x direction + distance, the direction by its place in DIRECTIONS. To set a
cube is 64 + the place of the Pix in `Board.starts`. A joint move has the code of the i-th decision that is due in its
i-th 8 bits.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import np
from pixcade.games.pixoid.board import LONGEST_DISTANCE, Board
from pixcade.games.pixoid.moves import DIRECTIONS, Move, Placement, Program
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, Options, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOWHERE = 127
PIX_BITS, TAKEN_BITS, BONUS_BITS, ROUND_BITS, SCORE_BITS = 7, 4, 4, 2, 6
TAKEN = CUBES * PIX_BITS
BONUS = TAKEN + TAKEN_BITS
ROUND = BONUS + BONUS_BITS
SCORES = ROUND + ROUND_BITS
OVER = SCORES + CUBES * SCORE_BITS

LARGEST_BOARD = 11
"""The side of the largest board whose Pix fit into seven bits."""

SET = 64
"""The code of placing a cube on the first Start Pix."""

# The table is uint8 of shape (WIDTH * (Pix + 1),): a row per Pix, then one for the whole game. Columns of a Pix:
SEES = 0  # 128: the program that just reaches a Pix in a straight line from here, or 0
GOES = 128  # 64: the Pix where a program ends, by its code, with a distance no longer than the corridor
PICKS = 192  # 64: which of `Board.bonus` are on that path
DRAWS = 256  # 108: all legal programs, shortened to their corridors, each equally often (of 9, 18, 27 or 36)
REACH = 364  # 4: the number of steps to the wall, by direction
WIDTH = 384
MANY_DRAWS = 108

# Columns of the last row, relative to the table's end
MOST_STARTS = 8
STARTS = -8  # 8: the Start Pix
BONUS_PIX = -12  # 4: the Bonus Pix
MANY_STARTS, MANY_BONUS, PLAYERS, ROUNDS, SHORT, CONTACT_TAKEN, OLDEST = -13, -14, -15, -16, -17, -18, -19


def tables(options: Options) -> "NDArray[np.uint8]":
    found = board_table(options.board)
    found[PLAYERS] = options.players
    found[ROUNDS] = options.rounds
    found[SHORT] = options.game == "short"
    found[CONTACT_TAKEN] = options.contact_cube == "taken"
    found[OLDEST] = options.oldest
    return found


def board_table(board: Board) -> "NDArray[np.uint8]":
    """Return the table of a board up to 11 x 11, for four players, a standard game and the other defaults."""
    assert board.size <= LARGEST_BOARD, "more Pix than seven bits can number"
    assert CUBES <= len(board.starts) <= MOST_STARTS, "P1.3: as many Start Pix as cubes"
    assert len(board.bonus) <= BONUS_CUBES, "P1.3: a cube for each Bonus Pix"
    rows = np.zeros((board.size * board.size + 1, WIDTH), np.uint8)
    for pix, row in enumerate(rows[:-1]):
        fill_row(board, pix, row)
    found = rows.reshape(-1)
    found[STARTS : STARTS + len(board.starts) or None] = board.starts
    found[BONUS_PIX : BONUS_PIX + len(board.bonus)] = board.bonus
    found[MANY_STARTS] = len(board.starts)
    found[MANY_BONUS] = len(board.bonus)
    found[PLAYERS] = found[ROUNDS] = CUBES
    return found


def fill_row(board: Board, pix: int, row: "NDArray[np.uint8]") -> None:
    for direction, name in enumerate(DIRECTIONS):
        ray = board.rays[pix][name]
        row[REACH + direction] = len(ray)
        row[GOES + 16 * direction] = pix
        picks = 0
        for steps, other in enumerate(ray, start=1):
            code = 16 * direction + steps
            row[SEES + other] = code
            row[GOES + code] = other
            if other in board.bonus:
                picks |= 1 << board.bonus.index(other)
            row[PICKS + code] = picks
    programs = [
        16 * DIRECTIONS.index(direction) + min(distance, len(board.rays[pix][direction]))
        for direction, distance in board.programs[pix]
    ]
    if programs:
        row[DRAWS : DRAWS + MANY_DRAWS] = programs * (MANY_DRAWS // len(programs))


def pack(state: State) -> int:
    """Pack a position into an integer of 63 bits."""
    packed = state.taken << TAKEN | (state.round - 1) << ROUND | state.over << OVER
    for cube, pix in enumerate(state.cubes):
        packed |= (NOWHERE if pix is None else pix) << cube * PIX_BITS
    for at, pix in enumerate(state.options.board.bonus):
        packed |= (pix in state.bonus) << BONUS + at
    for seat, score in enumerate(state.scores):
        packed |= score << SCORES + seat * SCORE_BITS
    return packed


def unpack(options: Options, packed: int) -> State:
    """Unpack a position: `unpack(s.options, pack(s)) == s`."""

    def field(first: int, bits: int) -> int:
        return packed >> first & (1 << bits) - 1

    cubes = [field(cube * PIX_BITS, PIX_BITS) for cube in range(CUBES)]
    return State(
        options=options,
        round=field(ROUND, ROUND_BITS) + 1,
        taken=field(TAKEN, TAKEN_BITS),
        bonus=tuple(pix for at, pix in enumerate(options.board.bonus) if field(BONUS + at, 1)),
        cubes=tuple(None if pix == NOWHERE else pix for pix in cubes),
        scores=tuple(field(SCORES + seat * SCORE_BITS, SCORE_BITS) for seat in range(options.players)),
        over=bool(field(OVER, 1)),
    )


def code_of(options: Options, move: Move) -> int:
    if isinstance(move, Placement):
        return SET + options.board.starts.index(move.pix)
    return 16 * DIRECTIONS.index(move.direction) + move.distance


def move_of(options: Options, code: int) -> Move:
    """Return the move of a code: `move_of(o, code_of(o, m)) == m`."""
    if code >= SET:
        return Placement(options.board.starts[code - SET])
    assert 1 <= code % 16 <= LONGEST_DISTANCE, "a distance from 1 to 9"
    return Program(DIRECTIONS[code // 16], code % 16)


def joint(codes: list[int]) -> int:
    """Pack the codes of all open decisions, in order, into a joint move."""
    return sum(code << 8 * at for at, code in enumerate(codes))
