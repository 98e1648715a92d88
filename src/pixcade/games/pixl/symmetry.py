"""The board of Pixl turned and mirrored."""

from functools import lru_cache

from pixcade.games.pixl.hexes import Hex, hex_board


@lru_cache(16)
def hexagon_turns(side: int) -> tuple[tuple[str, tuple[Hex, ...]], ...]:
    """Return the twelve symmetries of the hexagon by name, as where each hex goes; the first leaves all in place."""
    edge, board = side - 1, hex_board(side)
    cells = [(ord(name[0]) - 97 - edge, int(name[1:]) - side) for name in board.names]
    numbers = {cell: at for at, cell in enumerate(cells)}
    found = []
    for mirrored in (False, True):
        for sixths in range(6):
            goes = []
            for q, r in cells:
                if mirrored:
                    q, r = r, q
                for _ in range(sixths):
                    q, r = -r, q + r
                goes.append(numbers[q, r])
            found.append((f"turned {sixths}{' mirrored' if mirrored else ''}", tuple(goes)))
    return tuple(found)
