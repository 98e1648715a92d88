"""See `pixcade.lab.makers.puzzles`."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from pixcade.lab.makers.puzzles.collection import sort_by_day
from pixcade.lab.makers.puzzles.pixl import drawn_pixl
from pixcade.lab.makers.puzzles.pixl_points import drawn_points
from pixcade.lab.makers.puzzles.pixoid import drawn_puzzle
from pixcade.lab.makers.puzzles.puzzle import DATA, Puzzle, format_puzzle, parse_puzzle

DRAWS: dict[str, Callable[[int], Puzzle | None]] = {"pixoid": drawn_puzzle, "pixl": drawn_pixl, "points": drawn_points}
"""By the name of the command: both games, and points of Pixl."""


def find(game: str, path: Path, seconds: float, until: int) -> None:
    """Try numbers in sequence and append what is found; resumes after the last number tried."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    own = [line.split(" ", 2) for line in lines if line.startswith(f"{game} ")]
    number = int(own[-1][1]) if own else 0
    found = sum(1 for line in own if line[2])
    end = time.monotonic() + seconds
    with path.open("a", encoding="utf-8") as file:
        while found < until and time.monotonic() < end:
            number += 1
            puzzle = DRAWS[game](number)
            if puzzle is not None:
                found += 1
                file.write(f"{game} {number} {format_puzzle(puzzle)}\n")
                file.flush()
        file.write(f"{game} {number} \n")
    print(f"{game}: {found} puzzles in {number} tries")


def collect(path: Path) -> None:
    lines = [line.split(" ", 2)[2] for line in path.read_text(encoding="utf-8").splitlines()]
    puzzles = sort_by_day([parse_puzzle(line) for line in lines if line])
    DATA.parent.mkdir(parents=True, exist_ok=True)
    DATA.write_text("".join(f"{format_puzzle(puzzle)}\n" for puzzle in puzzles), encoding="utf-8")
    print(f"{len(puzzles)} puzzles")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pixcade.lab.makers.puzzles")
    commands = parser.add_subparsers(dest="command", required=True)
    for game, seconds, until in (("pixoid", 600, 2100), ("pixl", 240, 40), ("points", 60, 150)):
        finding = commands.add_parser(game, help=f"find puzzles: {game}")
        finding.add_argument("found", type=Path)
        finding.add_argument("--seconds", type=float, default=seconds)
        finding.add_argument("--until", type=int, default=until)
    commands.add_parser("collect", help="write fixtures/puzzles").add_argument("found", type=Path)
    given = parser.parse_args()
    if given.command == "collect":
        collect(given.found)
    else:
        find(given.command, given.found, given.seconds, given.until)
    return 0


if __name__ == "__main__":
    sys.exit(main())
