"""See `tools.atlas`."""

import argparse
import json
import sys
from pathlib import Path

from pixcade.games.pixoid.board import layouts_up_to_rotation
from pixcade.kernels import data_folder
from pixcade.solver.induction import described
from tools.atlas import page, pictures
from tools.atlas.collection import Maze, maze_of, read_mazes, write_mazes
from tools.atlas.figures import board_figures, read_figures
from tools.atlas.names import SET

GAMES, SAMPLE = 1_500, 200
"""Rounds from each start, and positions on which the price of silence is estimated."""


def main() -> int:
    """Make raw figures, the data, or the page of it."""
    parser = argparse.ArgumentParser(prog="python -m tools.atlas")
    commands = parser.add_subparsers(dest="command", required=True)
    solving = commands.add_parser("figures", help="solve boards and print their raw figures, one line each")
    solving.add_argument("boards", metavar="BOARD", nargs="*", help=f"all of {SET} where none is named")
    solving.add_argument("--folder", type=Path, default=data_folder())
    solving.add_argument("--games", type=int, default=GAMES)
    solving.add_argument("--sample", type=int, default=SAMPLE)
    solving.add_argument("--short", action="store_true", help="solve the short game too")
    solving.add_argument("--keep", action="store_true", help="leave the tables of values in the folder")
    collecting = commands.add_parser("collect", help="write fixtures/mazes from raw figures")
    collecting.add_argument("raw", type=Path)
    commands.add_parser("page", help="write docs/atlas.md and its picture from fixtures/mazes")
    given = parser.parse_args()
    if given.command == "figures":
        for code in given.boards or layouts_up_to_rotation(SET):
            asked = {"short": given.short, "keep": given.keep}
            found = board_figures(given.folder, described(code), given.games, given.sample, **asked)
            print(json.dumps(found.as_json()), flush=True)
    elif given.command == "collect":
        lines = [json.loads(line) for line in given.raw.read_text(encoding="utf-8").splitlines()]
        found_by_code = {one.code: one for one in map(read_figures, lines)}
        write_mazes(maze_of(found_by_code[code]) for code in layouts_up_to_rotation(SET))
    else:
        for path, text in written(read_mazes()).items():
            path.write_text(text, encoding="utf-8")
    return 0


def written(mazes: list[Maze]) -> dict[Path, str]:
    """Return what `page` writes: each file with its text."""
    return {page.PAGE: page.text(mazes), pictures.SHEET: pictures.sheet(mazes)}


if __name__ == "__main__":
    sys.exit(main())
