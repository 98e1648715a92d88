"""The numbers of Pixoid's actions.

0 to 35    a program: 9 x direction + distance - 1, directions in the order U, D, L, R
36 to 39   set the cube on a Start Pix: 36 + its place in `Board.starts`
40         wait: for a player without a decision, if all have to act
41 and on  programs for several pieces: 41 + a number in base 36, the first piece's program the highest digit
"""

from collections.abc import Sequence
from itertools import product

from pixcade.games.pixoid.board import LONGEST_DISTANCE, Board
from pixcade.games.pixoid.moves import DIRECTIONS, Move, Placement, Program

PROGRAMS = len(DIRECTIONS) * LONGEST_DISTANCE
STARTS = 4
WAIT = PROGRAMS + STARTS
SINGLE = WAIT + 1
"""The number of actions of a player with one piece."""
EVERY_PROGRAM = tuple(Program(way, distance) for way in DIRECTIONS for distance in range(1, LONGEST_DISTANCE + 1))


def number_of(board: Board, moves: Sequence[Move]) -> int:
    """Return the action for a player's moves, in order of pieces."""
    if len(moves) == 1:
        (move,) = moves
        return PROGRAMS + board.starts.index(move.pix) if isinstance(move, Placement) else program_number(move)
    return joint_number([program_number(move) for move in moves if isinstance(move, Program)])


def program_number(program: Program) -> int:
    return LONGEST_DISTANCE * DIRECTIONS.index(program.direction) + program.distance - 1


def joint_number(numbers: Sequence[int]) -> int:
    """Return the action for several programs, by their numbers."""
    joint = 0
    for number in numbers:
        joint = joint * PROGRAMS + number
    return SINGLE + joint


def joint_numbers(choices: Sequence[Sequence[int]]) -> list[int]:
    """Return the actions for all combinations of the pieces' programs; ascending if the choices are."""
    return [joint_number(numbers) for numbers in product(*choices)]


def moves_of(board: Board, pieces: int, action: int) -> list[Move]:
    """Return the moves of an action, one per piece. Raises ValueError for an invalid number."""
    if pieces == 1:
        if 0 <= action < PROGRAMS:
            return [EVERY_PROGRAM[action]]
        if PROGRAMS <= action < PROGRAMS + len(board.starts):
            return [Placement(board.starts[action - PROGRAMS])]
    elif 0 <= action - SINGLE < PROGRAMS**pieces:
        joint, found = action - SINGLE, []
        for _ in range(pieces):
            joint, number = divmod(joint, PROGRAMS)
            found.append(EVERY_PROGRAM[number])
        return [*reversed(found)]
    raise ValueError(f"{action} is no action for {pieces} pieces")
