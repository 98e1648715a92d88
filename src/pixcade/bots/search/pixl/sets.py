"""Sets of hexes, Ports, chains and stacks of a packed Pixl position: building blocks of
`pixcade.bots.search.pixl.rules`.

Arguments as there: the table, uint64 of shape (TABLE_WORDS,), and the position, uint64 of shape (WORDS,). A set is
identified by the index of its first word in the position.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import count, lowest, signed
from pixcade.bots.search.jit import np, part, section
from pixcade.bots.search.pixl.packing import (
    CAME_FROM,
    CELLS,
    DONE,
    ELEMENT_COUNT,
    FREE,
    HEADS,
    NEAR_HIGH,
    NEAR_LOW,
    NEAR_WORD,
    NOWHERE,
    OCCUPIED,
    PORT_HEXES,
    PORTS,
    REACH,
    ROW,
    SET_WORDS,
    STALE,
    TOPS,
    WITHIN_TWO,
    WORD_COUNT,
)
from pixcade.games.pixl.scoring import LOCKING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Table = NDArray[np.uint64]  # (TABLE_WORDS,)
    Position = NDArray[np.uint64]  # (WORDS,)
    Word = np.uint64


@part
def word(words: "NDArray[np.uint64]", at: int) -> "Word":
    found: Word = words[np.uint64(at)]  # no check for a negative index if it is unsigned
    return found


@part
def number(words: "NDArray[np.uint64]", at: int) -> int:
    return signed(words[np.uint64(at)])


@part
def bit(place: int) -> "Word":
    """A word with one bit set: the hex's bit in its word."""
    return np.uint64(1) << np.uint64(place & 63)


@part
def holds(position: "Position", first: int, hex: int) -> bool:
    return bool(word(position, first + (hex >> 6)) & bit(hex) != 0)


@part
def toggle(position: "Position", first: int, hex: int) -> None:
    position[np.uint64(first + (hex >> 6))] ^= bit(hex)


@part
def add_near(table: "Table", position: "Position", first: int, hex: int) -> None:
    at = first + number(table, ROW * hex + NEAR_WORD)
    position[np.uint64(at)] |= word(table, ROW * hex + NEAR_LOW)
    position[np.uint64(at + 1)] |= word(table, ROW * hex + NEAR_HIGH)


@part
def near_in(table: "Table", position: "Position", hex: int, first: int) -> tuple["Word", "Word"]:
    """The neighbours of a hex that are in a set: bits of the hex's NEAR_WORD, and of the word after."""
    at = first + number(table, ROW * hex + NEAR_WORD)
    low = word(table, ROW * hex + NEAR_LOW) & word(position, at)
    high = word(table, ROW * hex + NEAR_HIGH) & word(position, at + 1)
    return low, high


@part
def nth(word: "Word", index: int) -> int:
    """The index of the bit that has `index` lower ones in a word."""
    place = 0
    for half in (32, 16, 8):
        below = count(word & (np.uint64(1) << np.uint64(half)) - np.uint64(1))
        if index >= below:
            index -= below
            place += half
            word >>= np.uint64(half)
    for _ in range(index):
        word &= word - np.uint64(1)
    return place + lowest(word)


@section
def follow_chain(table: "Table", position: "Position", element: int) -> None:
    """Extend an element's REACH over all connected tops of its colour (X3.3).

    DONE holds the tops whose neighbours are in REACH already.
    """
    many = number(table, WORD_COUNT)
    tops = TOPS + SET_WORDS * element
    reach = REACH + SET_WORDS * element
    again = True
    while again:
        again = False
        for at in range(many):
            new = word(position, reach + at) & word(position, tops + at) & ~word(position, DONE + at)
            while new:
                again = True
                position[np.uint64(DONE + at)] |= new
                while new:
                    add_near(table, position, reach, 64 * at + lowest(new))
                    new &= new - np.uint64(1)
                new = word(position, reach + at) & word(position, tops + at) & ~word(position, DONE + at)


@part
def renew_reach(table: "Table", position: "Position", element: int) -> None:
    """Recompute an element's REACH, if it is stale; its Port must be on the board (X3.3)."""
    if word(position, STALE) & bit(element):
        position[np.uint64(STALE)] ^= bit(element)
        for at in range(SET_WORDS):
            position[np.uint64(DONE + at)] = np.uint64(0)
            position[np.uint64(REACH + SET_WORDS * element + at)] = np.uint64(0)
        add_near(table, position, REACH + SET_WORDS * element, number(position, PORTS + element))
        follow_chain(table, position, element)


@part
def growth(position: "Position", element: int, at: int) -> "Word":
    """One word of the hexes where a Pixl may be placed; REACH must be up to date (X2.3, X3.3)."""
    return word(position, REACH + SET_WORDS * element + at) & ~word(position, OCCUPIED + at)


@part
def port_places(table: "Table", position: "Position", element: int, at: int) -> "Word":
    """One word of the hexes where an element's absent Port may be put (X2.2, X2.3, X3.1, X5.2)."""
    places = word(table, PORT_HEXES + at) & ~word(position, OCCUPIED + at)
    for other in range(number(table, ELEMENT_COUNT)):
        port = number(position, PORTS + other)
        if port != NOWHERE:
            places &= ~word(table, ROW * port + WITHIN_TWO + at)
    left = number(position, CAME_FROM + element)
    if left >> 6 == at and left != NOWHERE:
        places &= ~bit(left)
    return places


@section
def lockers(table: "Table", position: "Position", owner: int) -> int:
    """The colours that lock an element's Port now, a bit each (X5.1)."""
    port = number(position, PORTS + owner)
    locking = 0
    if port != NOWHERE:
        for colour in range(number(table, ELEMENT_COUNT)):
            low, high = near_in(table, position, port, TOPS + SET_WORDS * colour)
            if colour != owner and count(low) + count(high) >= LOCKING:
                locking |= 1 << colour
    return locking


@part
def head(position: "Position", hex: int) -> int:
    """The cell of the Pixl right under the top of a hex, 0 if there is none."""
    return number(position, HEADS + (hex >> 3)) >> 8 * (hex & 7) & 255


@part
def set_head(position: "Position", hex: int, cell: int) -> None:
    change = np.uint64(head(position, hex) ^ cell)
    position[np.uint64(HEADS + (hex >> 3))] ^= change << np.uint64(8 * (hex & 7))


@part
def content(position: "Position", cell: int) -> int:
    """A cell's content: 4 x the next one + an element."""
    return number(position, CELLS + (cell >> 2)) >> 16 * (cell & 3) & 0xFFFF


@part
def set_content(position: "Position", cell: int, value: int) -> None:
    change = np.uint64(content(position, cell) ^ value)
    position[np.uint64(CELLS + (cell >> 2))] ^= change << np.uint64(16 * (cell & 3))


@section
def bury(position: "Position", hex: int, element: int) -> None:
    cell = number(position, FREE)
    position[np.uint64(FREE)] = np.uint64(content(position, cell) >> 2)
    set_content(position, cell, head(position, hex) << 2 | element)
    set_head(position, hex, cell)


@section
def unbury(position: "Position", hex: int) -> int:
    """Take out the Pixl right under the top of a stack and return its element; there must be one."""
    cell = head(position, hex)
    value = content(position, cell)
    set_head(position, hex, value >> 2)
    set_content(position, cell, number(position, FREE) << 2)
    position[np.uint64(FREE)] = np.uint64(cell)
    return value & 3
