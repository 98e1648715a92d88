"""Mazes of other sizes for research: small enough to be solved by any method.

A maze's code is used in place of a layout: `m3-3f-db-145-aa` is 3 x 3 Pix, then four sets of Pix as hexadecimal
numbers, bit n for Pix n: those with a way to the right, those with a way down, Start Pix and Bonus Pix.
"""

import re

from pixcade.games.errors import InvalidNotation
from pixcade.games.pixoid.board import MAZES, Board, Pix
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES

CODE = re.compile(r"\bm(\d)-([0-9a-f]+)-([0-9a-f]+)-([0-9a-f]+)-([0-9a-f]+)", re.ASCII)
SMALLEST, LARGEST = 3, 9


def register_mazes(text: str) -> None:
    """Register every maze whose code is in a text. Raises InvalidNotation for an unplayable one."""
    for match in CODE.finditer(text):
        if match[0] not in MAZES:
            MAZES[match[0]] = maze(match[0])


def maze(code: str) -> Board:
    """Return the maze of a code. Raises InvalidNotation."""
    match = CODE.fullmatch(code)
    if match is None or not SMALLEST <= int(match[1]) <= LARGEST:
        raise InvalidNotation("pixoid.not-a-layout", rule="P1.1", text=code[:40])
    size = int(match[1])
    right, down, starts, bonus = (members(int(digits, 16)) for digits in match.groups()[1:])
    ways = [(pix, pix + size) for pix in right if pix + size < size * size]
    ways += [(pix, pix + 1) for pix in down if pix % size < size - 1]
    found = Board(code, size, frozenset(ways), tuple(starts), tuple(bonus))
    every = range(size * size)
    fits = {*starts, *bonus} <= {*every} and len(starts) == CUBES and len(bonus) == BONUS_CUBES
    if not fits or maze_code(found) != code or any(not found.programs[pix] for pix in every):
        raise InvalidNotation("pixoid.not-a-layout", rule="P1.3", text=code[:40])
    return found


def maze_code(board: Board) -> str:
    right = sum(1 << one for one, other in board.joined if other - one == board.size)
    down = sum(1 << one for one, other in board.joined if other - one == 1)
    starts, bonus = (sum(1 << pix for pix in pixes) for pixes in (board.starts, board.bonus))
    return f"m{board.size}-{right:x}-{down:x}-{starts:x}-{bonus:x}"


def members(pixes: int) -> list[Pix]:
    return [pix for pix in range(pixes.bit_length()) if pixes >> pix & 1]
