"""Boards that are the same when they are turned, and positions that are the same on them.

Turning a board rotates the four faces of its layout code (P1.1). Bugs are alike, whichever stands where.
"""

from dataclasses import dataclass
from functools import lru_cache

from pixcade.games.pixoid.board import LAYOUT, Board, Pix, board
from pixcade.games.pixoid.state import BONUS_CUBES, State

QUARTERS = 4


@dataclass(frozen=True, slots=True)
class Turned:
    """A board and one that it can be turned to."""

    code: str
    """The other board."""
    pix: tuple[Pix, ...]
    """Where each Pix of the first board lies on the other."""
    bonus: tuple[int, ...]
    """Which Bonus Pix of the other each one of the first is, as places in `Board.bonus`."""

    def lying(self, cubes: int) -> int:
        """Return a set of bonus cubes of the first board, as bits, as one of the other."""
        return sum(1 << there for here, there in enumerate(self.bonus) if cubes >> here & 1)


def unturned(code: str, pix: int) -> Turned:
    """Return a board as it is, by its code and the number of its Pix."""
    return Turned(code, tuple(range(pix)), tuple(range(BONUS_CUBES)))


@lru_cache(maxsize=512)
def turnings(code: str) -> tuple[Turned, ...]:
    """Return the four boards to which one can be turned, itself first; none where a code names no four faces."""
    match = LAYOUT.fullmatch(code)
    if match is None:
        return ()
    faces = match["faces"].split(".")
    codes = [f"{match['set']}-" + ".".join(faces[at:] + faces[:at]) for at in range(QUARTERS)]
    return tuple(turned_by(board(code), codes[quarters], quarters) for quarters in range(QUARTERS))


def turned_by(one: Board, code: str, quarters: int) -> Turned:
    """Return a board that is turned anticlockwise: the face of that corner comes to the top left."""
    other = board(code)
    pix = tuple(turned_pix(one.size, here, quarters) for here in range(one.size**2))
    return Turned(code, pix, tuple(other.bonus.index(pix[here]) for here in one.bonus))


def turned_pix(size: int, pix: Pix, quarters: int) -> Pix:
    """Return where a Pix comes to lie."""
    column, row = divmod(pix, size)
    for _ in range(quarters):
        column, row = row, size - 1 - column
    return column * size + row


def placement_key(state: State) -> str:
    """Return a text that positions share in which the cubes stand alike.

    That is the board up to turning it, Pixoid's Pix, and the Bugs' in any order. Turn, bonus cubes and scores are no
    part of it: a turn more or a cube less changes so little that one position tells about the other.
    """
    layout = state.options.layout
    turned = min(turnings(layout), key=lambda one: one.code, default=None)
    pixoid, *bugs = [state.cubes[cube] for cube in state.roles.everybody]
    where = [-1 if pix is None else turned.pix[pix] if turned else pix for pix in (pixoid, *bugs)]
    return " ".join([turned.code if turned else layout, str(where[0]), *map(str, sorted(where[1:]))])
