"""The hexagonal board as lines of text, every second row shifted by half a hex.

Numbers label the rows and letters the columns, which slant down to the right: each letter is above its column. A Pixl
is its element's letter followed by the height of its stack; a Port is in brackets.
"""

from collections.abc import Callable

from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.hexes import Hex, HexSet
from pixcade.games.pixl.scoring import lockers
from pixcade.games.pixl.state import State

Paint = Callable[[str, str], str]
"""`paint(kind, text)` colours text by kind: an element, `gray`, `open` or `edge`."""

HALF = 2
"""Characters by which a row is shifted relative to the next; a hex is twice as wide."""
MARGIN = 4
"""Characters to the left of the widest row: its number and the letter of a column."""

SIGNS = {"inner": "·", "gray": "░", "open": "+"}
PLAIN = {"inner": ".", "gray": ":", "open": "+"}


def unpainted(kind: str, text: str) -> str:
    del kind
    return text


def draw(state: State, marked: HexSet = 0, *, plain: bool = False, paint: Paint = unpainted) -> list[str]:
    """Draw a position; `marked` are empty hexes to highlight, such as legal placements."""
    board = state.options.board
    edge = board.side - 1
    symbols = PLAIN if plain else SIGNS
    rows: dict[int, list[tuple[int, str]]] = {r: [] for r in range(-edge - 1, edge + 1)}
    for hex, name in enumerate(board.names):
        q, r = ord(name[0]) - 97 - edge, int(name[1:]) - board.side
        rows[r].append((2 * q + r, hex_symbol(state, hex, marked, symbols, paint)))
        if (q >= 0 and r == -edge) or q + r == -edge:  # the upper end of a letter's column
            rows[r - 1].append((2 * q + r - 1, " " + paint("edge", name[0]) + "  "))
    lines = []
    for r, row in rows.items():
        row.sort(key=lambda entry: entry[0])
        number = str(r + board.side) if r >= -edge else ""
        indent = " " * (HALF * (row[0][0] + 2 * edge + 1))
        lines.append((paint("edge", number.rjust(2)) + indent + "".join(sign for _, sign in row)).rstrip())
    return lines


def hex_symbol(state: State, hex: Hex, marked: HexSet, symbols: dict[str, str], paint: Paint) -> str:
    for element, port in enumerate(state.ports):
        if port == hex:
            brackets = "<>" if lockers(state, element) else "[]"
            return paint(ELEMENTS[element], brackets[0] + LETTERS[element].upper() + brackets[1]) + " "
    stack = state.stacks[hex]
    if stack:
        height = str(len(stack)) if len(stack) > 1 else ""
        text = stack[-1].upper() + height
        return " " + paint(ELEMENTS[LETTERS.index(stack[-1])], text) + " " * (3 - len(text))
    if marked >> hex & 1:
        return " " + paint("open", symbols["open"]) + "  "
    kind = "gray" if state.options.board.gray >> hex & 1 else "inner"
    return " " + paint(kind, symbols[kind]) + "  "
