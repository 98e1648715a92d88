"""See `pixcade.lab.makers.atlas`."""

import argparse
import json
import sys
from pathlib import Path

from pixcade.games.pixoid.board import layouts_up_to_rotation
from pixcade.lab.makers.atlas import page, pictures
from pixcade.lab.makers.atlas.collection import Maze, maze_of, read_mazes, with_levels, write_mazes
from pixcade.lab.makers.atlas.figures import read_figures
from pixcade.lab.makers.atlas.names import SET


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pixcade.lab.makers.atlas")
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect", help="write fixtures/mazes from raw figures")
    collecting.add_argument("raw", type=Path)
    commands.add_parser("page", help="write docs/atlas.md and its picture from fixtures/mazes")
    given = parser.parse_args()
    if given.command == "collect":
        lines = [json.loads(line) for line in given.raw.read_text(encoding="utf-8").splitlines()]
        found_by_code = {one.code: one for one in map(read_figures, lines)}
        write_mazes(with_levels([maze_of(found_by_code[code]) for code in layouts_up_to_rotation(SET)]))
    else:
        for path, text in page_files(read_mazes()).items():
            path.write_text(text, encoding="utf-8")
    return 0


def page_files(mazes: list[Maze]) -> dict[Path, str]:
    """Return the files that `page` writes, with their texts."""
    return {page.PAGE: page.text(mazes), pictures.SHEET: pictures.sheet(mazes)}


if __name__ == "__main__":
    sys.exit(main())
