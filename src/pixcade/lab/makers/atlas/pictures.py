"""docs/pictures/mazes.svg: every maze of the set, with a column per noun of its name and a row per adjective."""

from pixcade.games.pixoid.board import Board, board
from pixcade.lab.makers.atlas.collection import ROOT, Maze
from pixcade.lab.makers.atlas.names import ADJECTIVES, NOUNS
from pixcade.locales import Words

SHEET = ROOT / "docs" / "pictures" / "mazes.svg"
CELL, PLATE_WIDTH, PLATE_HEIGHT, MARGIN = 10, 124, 158, 24
STYLE = (
    "text{font:600 10px sans-serif;fill:#eef0f6;text-anchor:middle}.f{font-weight:400;fill:#b7bece}"
    ".p{fill:#080f13;stroke:#4468f0;stroke-width:2}.w{stroke:#c3cadc;stroke-width:2;fill:none;stroke-linecap:square}"
    ".s{fill:#ff6464}.b{fill:#efe8d8}"
)


def sheet(mazes: list[Maze]) -> str:
    nouns = [noun for by_order in NOUNS.values() for noun in by_order.values()]
    adjectives = list(ADJECTIVES.values())
    width, height = PLATE_WIDTH * len(nouns) + MARGIN, PLATE_HEIGHT * len(adjectives) + MARGIN
    plates = [
        f'<g transform="translate({MARGIN + PLATE_WIDTH * nouns.index(maze.name[1])}'
        f' {MARGIN + PLATE_HEIGHT * adjectives.index(maze.name[0])})">{plate(maze)}</g>'
        for maze in mazes
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#0b0d12"/>',
            *plates,
            "</svg>\n",
        ]
    )


def plate(maze: Maze) -> str:
    middle = 5 * CELL
    name = english_name(maze)
    return (
        f"{picture(board(maze.code))}"
        f'<text x="{middle}" y="{10 * CELL + 15}">{name}</text>'
        f'<text class="f" x="{middle}" y="{10 * CELL + 28}">{maze.average:.2f}, spread {maze.spread:.2f}</text>'
    )


def picture(one: Board) -> str:
    size = one.size

    def centre(pix: int) -> tuple[int, int]:
        return pix // size * CELL + CELL // 2, pix % size * CELL + CELL // 2

    walls = []
    for pix in range(size * size):
        left, top = pix // size * CELL, pix % size * CELL
        if pix % size < size - 1 and (pix, pix + 1) not in one.joined:
            walls.append(f"M{left} {top + CELL}h{CELL}")
        if pix + size < size * size and (pix, pix + size) not in one.joined:
            walls.append(f"M{left + CELL} {top}v{CELL}")
    marks = [
        f'<path class="{kind}" d="{"".join(f"M{x - 2} {y - 2}h4v4h-4z" for x, y in map(centre, places))}"/>'
        for kind, places in (("s", one.starts), ("b", one.bonus))
    ]
    edge = size * CELL
    return f'<rect class="p" width="{edge}" height="{edge}"/><path class="w" d="{"".join(walls)}"/>{"".join(marks)}'


def english_name(maze: Maze) -> str:
    adjective, noun = maze.name
    return Words("en").say("web-maze-name", adjective=adjective, noun=noun)
