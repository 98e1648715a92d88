"""The maze as lines of text: heavy walls around dots, or plain letters and dashes."""

from collections.abc import Callable, Mapping, Sequence

from pixcade.games.pixoid.board import Board, Pix

Paint = Callable[[str, str], str]
"""`paint(kind, text)` colours text by kind: `wall`, `start`, `bonus`, `edge` or a cube's label."""

Cell = tuple[int, int]
"""Row and column of the picture."""

EDGES = (1, 2, 3, 4)
"""The board's bottom, left, top and right edge: clockwise, in seat order (P3.6)."""

CELL = 4
"""Characters from one Pix to the next."""

# Characters that join walls going up, down, left and right from a point: U+D+L+R.
CORNERS = {
    "": " ", "U": "╹", "D": "╻", "L": "╸", "R": "╺", "UD": "┃", "LR": "━", "DR": "┏", "DL": "┓", "UR": "┗", "UL": "┛",
    "UDR": "┣", "UDL": "┫", "DLR": "┳", "ULR": "┻", "UDLR": "╋",
}  # fmt: skip
BOXES = {"across": "━", "upright": "┃", "pix": "·", "start": "○", "bonus": "◆", "bonus-gone": "◇"}
PLAIN = {"across": "-", "upright": "|", "pix": ".", "start": "o", "bonus": "*", "bonus-gone": "x"}


def unpainted(kind: str, text: str) -> str:
    del kind
    return text


def draw(
    board: Board,
    cubes: Mapping[str, Pix] | None = None,
    bonus: Sequence[Pix] | None = None,
    edge: int = 1,
    *,
    plain: bool = False,
    paint: Paint = unpainted,
) -> list[str]:
    """Draw a board: `cubes` by their one-letter labels, and the remaining bonus cubes.

    The given edge is at the bottom of the picture; letters and numbers turn with it.
    """
    symbols = PLAIN if plain else BOXES
    picture = Picture(board, edge)
    marks = pix_marks(board, dict(cubes or {}), board.bonus if bonus is None else bonus, symbols, paint)
    column_labels, row_labels = picture.labels()
    lines = [paint("edge", " " * 4 + "".join(label.center(CELL) for label in column_labels).rstrip())]
    for row in range(board.size + 1):
        lines.append(" " * 3 + paint("wall", picture.wall_line(row, symbols, plain=plain)))
        if row < board.size:
            walls = [paint("wall", symbols["upright"]) if wall else " " for wall in picture.upright_walls(row)]
            cells = [marks[picture.pix(row, column)] for column in range(board.size)]
            line = "".join(wall + cell for wall, cell in zip(walls, cells, strict=False)) + walls[-1]
            lines.append(paint("edge", row_labels[row].rjust(2)) + " " + line)
    return lines


def pix_marks(
    board: Board, cubes: dict[str, Pix], bonus: Sequence[Pix], symbols: Mapping[str, str], paint: Paint
) -> list[str]:
    """Return three characters for each Pix: the cube on it, or its kind."""
    marks = []
    for pix in range(board.size * board.size):
        here = [label for label, at in cubes.items() if at == pix]
        if here:
            text = "".join(here) if len(here) < 4 else here[0] + here[1] + "+"
            blank = " " * (3 - len(text))
            painted = "".join(paint(label, label) for label in text)
            marks.append(blank[:1] + painted + blank[1:])
            continue
        kind = "start" if pix in board.starts else "bonus" if pix in board.bonus else "pix"
        if kind == "bonus" and pix not in bonus:
            kind = "bonus-gone"
        marks.append(f" {paint(kind, symbols[kind])} ")
    return marks


class Picture:
    """A board seen from one of its edges."""

    def __init__(self, board: Board, edge: int) -> None:
        self.board = board
        self.edge = edge

    def pix(self, row: int, column: int) -> Pix:
        last = self.board.size - 1
        row, column = (
            (row, column),  # the bottom stays
            (column, last - row),  # the left edge moves to the bottom
            (last - row, last - column),
            (last - column, row),
        )[self.edge - 1]
        return column * self.board.size + row

    def labels(self) -> tuple[list[str], list[str]]:
        """Return the labels of columns and rows: letters or numbers, depending on the edge."""
        size = range(self.board.size)
        turned = self.edge in (2, 4)
        column_labels = [self.board.names[self.pix(0, column)] for column in size]
        row_labels = [self.board.names[self.pix(row, 0)] for row in size]
        return (
            [name[1:] if turned else name[0] for name in column_labels],
            [name[0] if turned else name[1:] for name in row_labels],
        )

    def walled(self, one: Cell, other: Cell) -> bool:
        """Whether there is a wall between two neighbours, one of which may be outside."""
        size = range(self.board.size)
        if any(place not in size for place in (*one, *other)):
            return True
        ends = sorted((self.pix(*one), self.pix(*other)))
        return (ends[0], ends[1]) not in self.board.joined

    def upright_walls(self, row: int) -> list[bool]:
        """Whether there is a wall left of each column, and right of the last."""
        return [self.walled((row, column - 1), (row, column)) for column in range(self.board.size + 1)]

    def flat_wall(self, row: int, column: int) -> bool:
        """Whether there is a wall column_labels a Pix; outside the board there is none."""
        return 0 <= column < self.board.size and self.walled((row - 1, column), (row, column))

    def wall_line(self, row: int, symbols: Mapping[str, str], *, plain: bool) -> str:
        size = self.board.size
        column_labels = self.upright_walls(row - 1) if row > 0 else [False] * (size + 1)
        below = self.upright_walls(row) if row < size else [False] * (size + 1)
        text = ""
        for column in range(size + 1):
            left, right = self.flat_wall(row, column - 1), self.flat_wall(row, column)
            arms = zip("UDLR", (column_labels[column], below[column], left, right), strict=True)
            corner = CORNERS["".join(arm for arm, there in arms if there)]
            text += ("+" if corner != " " else " ") if plain else corner
            if column < size:
                text += (symbols["across"] if right else " ") * (CELL - 1)
        return text
