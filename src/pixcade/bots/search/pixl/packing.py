"""Pixl as numbers: a position in an array of 64-bit words, the board and the options in another.

Hexes and elements are numbered as in the rules. A set of hexes is four words, hex 0 being the lowest bit of the first.
Pixls under the tops are in cells, a linked list for each hex from the top down, so that stacks have no height limit.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import np
from pixcade.games.pixl.elements import ELEMENTS, LETTERS, PIXLS
from pixcade.games.pixl.moves import Move, Pass, Place, PutPort, TakePort
from pixcade.games.pixl.state import Options, State, occupied, tops_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_ELEMENTS = len(ELEMENTS)
MOST_HEXES = 217
SET_WORDS = 4
NOWHERE = 255
NOBODY = 7

# A position is uint64 of shape (WORDS,), by element if there are four of something.
TOPS = 0  # 4 x 4: the hexes whose top is of an element
OCCUPIED = 16  # 4: the hexes with a stack or a Port
REACH = 20  # 4 x 4: the hexes next to an element's Port or to its chain, unless the element is STALE
SUPPLY = 36  # 4
PRISONERS = 40  # 4
PORTS = 44  # 4: the hex of the Port, or NOWHERE
CAME_FROM = 48  # 4: the last hex of a Port that was taken off, or NOWHERE
FRESH = 52  # a bit an element: the Port was moved and no Pixl has been placed since (X5.3)
STALE = 53  # a bit an element: REACH is stale
TURN = 54
PASSES = 55
FREE = 56  # the first free cell
DONE = 57  # 4: only used while following a chain
HEADS = 61  # 28, a byte a hex: the cell of the Pixl right under the top, 0 if there is none
CELLS = 89  # 25, 16 bits a cell, cell 0 being none: the next cell below (or the next free one) x 4 + the element
WORDS = 114
MOST_CELLS = MOST_ELEMENTS * PIXLS

# The table is uint64 of shape (TABLE_WORDS,), first a row of 8 for each hex:
ROW = 8
NEAR_WORD = 0  # a hex's neighbours are in this word of a set
NEAR_LOW = 1  # with these bits
NEAR_HIGH = 2  # and in the word after with these
WITHIN_TWO = 3  # 4: all hexes at distance 2 or less
# then the options:
PORT_HEXES = ROW * MOST_HEXES  # 4: hexes where Ports may be at all (X2.2)
ELEMENT_COUNT = PORT_HEXES + 4
SEAT_COUNT = PORT_HEXES + 5
WORD_COUNT = PORT_HEXES + 6  # words of a set that are in use
PICKS_ONE = PORT_HEXES + 7  # 1 if the placer picks one victim (X4.1)
ENDS_WITH_ELEMENT = PORT_HEXES + 8  # 1 if the first empty element ends a game of two (X6.1)
ORDER = PORT_HEXES + 9  # 4: the elements in the order of turns
SEAT_OF = PORT_HEXES + 13  # 4: the seat of an element
PREY_OF = PORT_HEXES + 17  # 4: the element's prey
NEUTRAL_OF = PORT_HEXES + 21  # 4: the element it is neutral to, or NOBODY
PREDATOR_OF = PORT_HEXES + 25  # 4: the element that preys on it
TABLE_WORDS = PORT_HEXES + 29

# A move's code: a hex and, if one is picked, 256 x (victim + 1); or one of these, PUT_PORT with a hex added
PUT_PORT, TAKE_PORT, PASS = 1 << 16, 2 << 16, 3 << 16
MOST_MOVES = 6 * MOST_HEXES + 2

REASONS = ("", "supply-empty", "all-passed", "turn-limit")
"""Reasons for the end of a game, by the number that `end_reason` returns."""


def words(hexes: int) -> list[int]:
    return [hexes >> 64 * at & (1 << 64) - 1 for at in range(SET_WORDS)]


def tables(options: Options) -> "NDArray[np.uint64]":
    found = np.zeros(TABLE_WORDS, np.uint64)
    board = options.board
    for hex, near in enumerate(board.near):
        first = min((near & -near).bit_length() - 1 >> 6, SET_WORDS - 2)
        low, high = words(near >> 64 * first)[:2]
        found[ROW * hex : ROW * hex + ROW - 1] = [first, low, high, *words(board.within_two[hex])]
    found[PORT_HEXES : PORT_HEXES + SET_WORDS] = words(options.port_hexes)
    count = len(options.order)
    found[ELEMENT_COUNT] = count
    found[SEAT_COUNT] = options.players
    found[WORD_COUNT] = len(board.names) + 63 >> 6
    found[PICKS_ONE] = options.conversion == "one"
    found[ENDS_WITH_ELEMENT] = options.end == "element"
    found[ORDER : ORDER + count] = options.order
    found[SEAT_OF : SEAT_OF + count] = options.seat_of
    found[NEUTRAL_OF : NEUTRAL_OF + MOST_ELEMENTS] = NOBODY
    for hunter, relations in enumerate(options.relations):
        for victim, relation in enumerate(relations):
            if victim != hunter:
                column = {"prey": PREY_OF, "neutral": NEUTRAL_OF, "predator": PREDATOR_OF}[relation]
                found[column + hunter] = victim
    return found


def pack(state: State) -> "NDArray[np.uint64]":
    packed = [0] * WORDS
    for element, tops in enumerate(state.tops):
        packed[TOPS + SET_WORDS * element : TOPS + SET_WORDS * (element + 1)] = words(tops)
        packed[SUPPLY + element] = state.supply[element]
        packed[PRISONERS + element] = state.prisoners[element]
        packed[FRESH] |= state.fresh[element] << element
    packed[OCCUPIED : OCCUPIED + SET_WORDS] = words(occupied(state))
    for first, hexes in ((PORTS, state.ports), (CAME_FROM, state.came_from)):
        places = [NOWHERE if hex is None else hex for hex in hexes]
        packed[first : first + MOST_ELEMENTS] = places + [NOWHERE] * (MOST_ELEMENTS - len(places))
    packed[STALE] = (1 << MOST_ELEMENTS) - 1
    packed[TURN], packed[PASSES] = state.turn, state.passes
    heads = [0] * MOST_HEXES
    cells = [0]
    for hex, stack in enumerate(state.stacks):
        for letter in stack[:-1]:
            cells.append(heads[hex] << 2 | LETTERS.index(letter))
            heads[hex] = len(cells) - 1
    packed[FREE] = len(cells)
    cells += [cell + 1 << 2 for cell in range(len(cells), MOST_CELLS + 1)]
    for hex, head in enumerate(heads):
        packed[HEADS + (hex >> 3)] |= head << 8 * (hex & 7)
    for cell, content in enumerate(cells):
        packed[CELLS + (cell >> 2)] |= content << 16 * (cell & 3)
    return np.array(packed, np.uint64)


def unpack(options: Options, position: "NDArray[np.uint64]") -> State:
    """The position represented by the words: `unpack(s.options, pack(s)) == s`."""
    packed = [int(word) for word in position]
    in_play = range(len(options.order))

    def hexes(first: int) -> int:
        return sum(word << 64 * at for at, word in enumerate(packed[first : first + SET_WORDS]))

    def places(first: int) -> tuple[int | None, ...]:
        return tuple(None if packed[first + element] == NOWHERE else packed[first + element] for element in in_play)

    tops = tuple(hexes(TOPS + SET_WORDS * element) for element in in_play)
    stacks = []
    for hex in range(len(options.board.names)):
        stack = "".join(LETTERS[element] for element in in_play if tops[element] >> hex & 1)
        cell = packed[HEADS + (hex >> 3)] >> 8 * (hex & 7) & 255
        while cell:
            content = packed[CELLS + (cell >> 2)] >> 16 * (cell & 3) & 0xFFFF
            stack = LETTERS[content & 3] + stack
            cell = content >> 2
        stacks.append(stack)
    assert tops_of(tuple(stacks), len(in_play)) == tops, "one top a hex, and nothing under no top"
    return State(
        options=options,
        turn=packed[TURN],
        passes=packed[PASSES],
        stacks=tuple(stacks),
        tops=tops,
        ports=places(PORTS),
        came_from=places(CAME_FROM),
        fresh=tuple(bool(packed[FRESH] >> element & 1) for element in in_play),
        supply=tuple(packed[SUPPLY : SUPPLY + len(in_play)]),
        prisoners=tuple(packed[PRISONERS : PRISONERS + len(in_play)]),
    )


def code_of(move: Move) -> int:
    if isinstance(move, Place):
        return move.hex if move.victim is None else move.hex + 256 * (move.victim + 1)
    if isinstance(move, PutPort):
        return PUT_PORT + move.hex
    return TAKE_PORT if isinstance(move, TakePort) else PASS


def move_of(code: int) -> Move:
    """The move of a code: `move_of(code_of(m)) == m`."""
    if code == PASS:
        return Pass()
    if code == TAKE_PORT:
        return TakePort()
    if code >= PUT_PORT:
        return PutPort(code - PUT_PORT)
    return Place(code & 255, None if code < 256 else (code >> 8) - 1)
