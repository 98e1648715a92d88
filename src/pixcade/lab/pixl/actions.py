"""The numbers of Pixl's actions on a board of n hexes, in board order.

0 to n - 1       place a Pixl on a hex
n to 2n - 1      put the Port on a hex
2n, 2n + 1       take the Port off; pass
2n + 2 and on    with a picked victim: 2n + 2 + 6 x hex + the victim's place among its neighbours
"""

from pixcade.games.pixl.hexes import HexBoard, members
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Pass, Place, PutPort

NEIGHBOURS = 6


def count(board: HexBoard, conversion: str) -> int:
    hexes = len(board.names)
    return 2 * hexes + 2 + (NEIGHBOURS * hexes if conversion == "one" else 0)


def number_of(board: HexBoard, move: Move) -> int:
    hexes = len(board.names)
    if isinstance(move, Place):
        if move.victim is None:
            return move.hex
        return 2 * hexes + 2 + NEIGHBOURS * move.hex + members(board.near[move.hex]).index(move.victim)
    if isinstance(move, PutPort):
        return hexes + move.hex
    return 2 * hexes + isinstance(move, Pass)


def move_of(board: HexBoard, action: int) -> Move:
    """Return the move of an action. Raises ValueError for an invalid number."""
    hexes = len(board.names)
    if 0 <= action < hexes:
        return PLACES[action]
    if hexes <= action < 2 * hexes:
        return PUTS[action - hexes]
    if action == 2 * hexes:
        return TAKE_PORT
    if action == 2 * hexes + 1:
        return PASS
    hex, place = divmod(action - 2 * hexes - 2, NEIGHBOURS)
    if 0 <= hex < hexes and place < board.near[hex].bit_count():
        return Place(hex, members(board.near[hex])[place])
    raise ValueError(f"{action} is no action on {hexes} hexes")
