"""The results of one board: its solution, many rounds of exact play, and the price of silence in sampled positions.

`python -m pixcade.lab.makers.atlas.figures` prints them, one line per board. It needs NumPy, numba and, for full
boards, CuPy.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.runs import Runs
from pixcade.bots.exact.sources import SolvedTable
from pixcade.bots.exact.value_table import ValueTable
from pixcade.bots.search import data_folder
from pixcade.games.pixoid.board import layouts_up_to_rotation
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import Counters
from pixcade.lab.boards.induction import Induction, Solved, runs_of_code, turns_of
from pixcade.lab.makers.atlas.exact_play import ExactPlay, Played
from pixcade.lab.makers.atlas.names import SET

GAMES, SAMPLE = 1_500, 200
"""Rounds from each start, and positions in which the price of silence is estimated."""


@dataclass(frozen=True)
class StartFigures:
    """Results of a Start Pix for Pixoid, with the Bugs on the other three."""

    pix: str
    worth: float
    lasted: list[int]
    """How many rounds of exact play ended with 0 to 12 cubes of the reserve."""
    gained: float
    """The mean result of those rounds: `worth` plus luck."""


@dataclass(frozen=True)
class BoardFigures:
    """Results of a board: one line of raw data."""

    code: str
    starts: list[StartFigures]
    silence: list[float]
    """The price of silence in different positions of exact play."""
    positions: int
    pure: int
    largest_gap: float
    seconds: float
    short: list[float] | None = None
    """The probability of winning a short game from each start, if solved."""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def read_figures(line: dict[str, object]) -> BoardFigures:
    """Parse a line of results."""
    starts = line["starts"]
    assert isinstance(starts, list)
    given = {**line, "starts": [StartFigures(**start) for start in starts]}
    return BoardFigures(**given)  # type: ignore[arg-type] # as `as_json` wrote it


def board_figures(folder: Path, runs: Runs, games: int, sample: int, *, short: bool, keep: bool) -> BoardFigures:
    """Solve a board into a data folder and return its results; tables are deleted unless `keep`."""
    solved, path = solve_board(folder, runs, Goal.MARGIN)
    play = ExactPlay(runs, SolvedTable(ValueTable(path)))
    rounds = played_rounds(play, games)
    found = BoardFigures(
        runs.board.code,
        [start_figures(name, solved.starts[name], played) for name, played in rounds.items()],
        silence_prices(play, [one for played in rounds.values() for one in played], sample),
        solved.total.positions,
        solved.total.pure,
        solved.total.largest_gap,
        round(solved.total.seconds, 2),
        short_chances(folder, runs, keep=keep) if short else None,
    )
    if not keep:
        path.unlink()
    return found


def solve_board(folder: Path, runs: Runs, goal: Goal) -> tuple[Solved, Path]:
    """Solve a board like `pixcade solve`; returns the solution and the path of its table."""
    induction = Induction(folder, runs, goal, turns_of(runs, goal))

    def ignore_turn(to_solve: int, figures: Counters) -> None: ...

    return induction.run(ignore_turn), induction.path


def short_chances(folder: Path, runs: Runs, *, keep: bool) -> list[float]:
    solved, path = solve_board(folder, runs, Goal.SHORT)
    if not keep:
        path.unlink()
    return list(solved.starts.values())


def played_rounds(play: ExactPlay, games: int) -> dict[str, list[Played]]:
    """Return rounds of exact play by name of their start."""
    board = play.runs.board
    random = np.random.default_rng(1)
    return {board.names[pix]: [play.play(pix, random) for _ in range(games)] for pix in board.starts}


def start_figures(name: str, worth: float, played: list[Played]) -> StartFigures:
    """Return the results of a start, from its worth and its rounds."""
    lasted = np.bincount([one.cubes for one in played], minlength=RESERVE + 1)
    return StartFigures(name, worth, lasted.tolist(), float(np.mean([one.worth for one in played])))


def silence_prices(play: ExactPlay, played: list[Played], sample: int) -> list[float]:
    """Return the price of silence in a sample of different positions."""
    came_up = list(dict.fromkeys(position for one in played for position in one.positions))
    drawn = np.random.default_rng(2).permutation(len(came_up))[:sample]
    return [round(play.price_of_silence(came_up[at]), 5) for at in drawn]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pixcade.lab.makers.atlas.figures")
    parser.add_argument("boards", metavar="BOARD", nargs="*", help=f"all of {SET} where none is named")
    parser.add_argument("--folder", type=Path, default=data_folder())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--short", action="store_true", help="solve the short game too")
    parser.add_argument("--keep", action="store_true", help="leave the tables of values in the folder")
    given = parser.parse_args()
    for code in given.boards or layouts_up_to_rotation(SET):
        asked = {"short": given.short, "keep": given.keep}
        found = board_figures(given.folder, runs_of_code(code), given.games, given.sample, **asked)
        print(json.dumps(found.as_json()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
