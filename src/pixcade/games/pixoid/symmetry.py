"""Rotations of boards, and positions that are equivalent under them.

Turning a board rotates the four faces of its layout code (P1.1). Bugs are interchangeable.
"""

from dataclasses import dataclass
from functools import lru_cache

from pixcade.games.pixoid.board import LAYOUT, Board, Pix, board
from pixcade.games.pixoid.state import BONUS_CUBES, State

QUARTERS = 4


@dataclass(frozen=True, slots=True)
class Turned:
    """A board and a rotation of it."""

    code: str
    """The rotated board."""
    pix: tuple[Pix, ...]
    """Where each Pix of the first board is on the other."""
    bonus: tuple[int, ...]
    """For each Bonus Pix its index on the other board, as in `Board.bonus`."""

    def lying(self, cubes: int) -> int:
        """Map a bit set of bonus cubes to the other board."""
        return sum(1 << there for here, there in enumerate(self.bonus) if cubes >> here & 1)


def unturned(code: str, pix: int) -> Turned:
    """Return the identity for a board of this many Pix."""
    return Turned(code, tuple(range(pix)), tuple(range(BONUS_CUBES)))


@lru_cache(maxsize=512)
def turnings(code: str) -> tuple[Turned, ...]:
    """Return the four rotations of a board, the identity first; none if the code isn't a layout."""
    match = LAYOUT.fullmatch(code)
    if match is None:
        return ()
    faces = match["faces"].split(".")
    codes = [f"{match['set']}-" + ".".join(faces[at:] + faces[:at]) for at in range(QUARTERS)]
    return tuple(turned_by(board(code), codes[quarters], quarters) for quarters in range(QUARTERS))


def turned_by(one: Board, code: str, quarters: int) -> Turned:
    """Return a board turned anticlockwise, so that the face of that corner is at the top left."""
    other = board(code)
    pix = tuple(turned_pix(one.size, here, quarters) for here in range(one.size**2))
    return Turned(code, pix, tuple(other.bonus.index(pix[here]) for here in one.bonus))


def turned_pix(size: int, pix: Pix, quarters: int) -> Pix:
    """Return where a Pix is after turning."""
    column, row = divmod(pix, size)
    for _ in range(quarters):
        column, row = row, size - 1 - column
    return column * size + row


def placement_key(state: State) -> str:
    """Return a key for positions with equivalent cubes.

    That is the board up to rotation, Pixoid's Pix, and the Bugs' in any order. Turn, bonus cubes and scores are
    ignored: they change so little that such positions play alike.
    """
    layout = state.options.layout
    turned = min(turnings(layout), key=lambda one: one.code, default=None)
    pixoid, *bugs = [state.cubes[cube] for cube in state.roles.all_cubes]
    where = [-1 if pix is None else turned.pix[pix] if turned else pix for pix in (pixoid, *bugs)]
    return " ".join([turned.code if turned else layout, str(where[0]), *map(str, sorted(where[1:]))])
