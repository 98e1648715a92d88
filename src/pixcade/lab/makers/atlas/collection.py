"""fixtures/mazes/p1.json: all mazes of the set for the web client, from raw results."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import mean

from pixcade.games.pixoid.board import Board, board
from pixcade.lab.makers.atlas.figures import BoardFigures
from pixcade.lab.makers.atlas.names import SET, name_of

ROOT = Path(__file__).resolve().parents[5]
DATA = ROOT / "fixtures" / "mazes" / f"{SET}.json"

EVEN, START_DECIDES = 1.5, 2.5
"""Differences in cubes between the best and the worst start: at most this is even, from that on the start decides."""
LEVELS = ("brutal", "tough", "fair", "mild", "gentle")


@dataclass(frozen=True)
class MazeStart:
    """A Start Pix: its worth to Pixoid, and his cubes of the reserve from there in exact play."""

    pix: str
    worth: float
    cubes: float


@dataclass(frozen=True)
class Maze:
    """A maze as the web client shows it."""

    code: str
    name: tuple[str, str]
    kinds: tuple[str, ...]
    """`even`, `start` (the start decides) or neither."""
    level: str
    """One of `LEVELS`."""
    open: str
    """Open ways as bits in hexadecimal, for each Pix by column and then row, downwards and then to the right."""
    bonus: tuple[str, ...]
    starts: tuple[MazeStart, ...]
    lasted: tuple[int, ...]
    """Of 1,000 rounds of exact play, evenly over the starts, how many end with 0 to 12 cubes of the reserve."""
    silence: float
    pure: float
    short: tuple[float, ...] | None

    @property
    def average(self) -> float:
        return mean(start.worth for start in self.starts)

    @property
    def spread(self) -> float:
        worths = [start.worth for start in self.starts]
        return max(worths) - min(worths)

    @property
    def best(self) -> float:
        return max(start.worth for start in self.starts)

    @property
    def cubes(self) -> float:
        """The average length of exact play over all starts in turns, each a cube of the reserve."""
        return mean(start.cubes for start in self.starts)


def open_ways(one: Board) -> str:
    """Return a board's open ways in the format of `Maze.open`."""
    pairs = [(pix, other) for pix in range(one.size**2) for other in (pix + 1, pix + one.size)]
    bits = "".join("1" if pair in one.joined else "0" for pair in pairs)
    return f"{int(bits, 2):0{len(bits) // 4}x}"


def kinds_of(worths: list[float]) -> tuple[str, ...]:
    """Return a maze's kinds, from the worth of its starts."""
    spread = max(worths) - min(worths)
    return ("even",) if spread <= EVEN else ("start",) if spread >= START_DECIDES else ()


def with_levels(mazes: Sequence[Maze]) -> list[Maze]:
    """Return the mazes with their levels: fifths by the average worth of a start."""
    order = sorted(mazes, key=lambda maze: maze.average)
    return [replace(maze, level=LEVELS[len(LEVELS) * order.index(maze) // len(order)]) for maze in mazes]


def maze_of(found: BoardFigures) -> Maze:
    one = board(found.code)
    games = sum(found.starts[0].lasted)
    starts = [MazeStart(start.pix, round(start.worth, 3), round(mean_of(start.lasted), 2)) for start in found.starts]
    counts = [sum(start.lasted[cubes] for start in found.starts) for cubes in range(len(found.starts[0].lasted))]
    return Maze(
        found.code,
        name_of(found.code),
        kinds_of([start.worth for start in starts]),
        "",
        open_ways(one),
        tuple(one.names[pix] for pix in one.bonus),
        tuple(starts),
        tuple(round(1000 * count / (games * len(starts))) for count in counts),
        round(mean(found.silence), 4),
        round(found.pure / found.positions, 4),
        None if found.short is None else tuple(round(chance, 4) for chance in found.short),
    )


def mean_of(lasted: list[int]) -> float:
    """Return the mean of a histogram that counts from 0."""
    return sum(cubes * count for cubes, count in enumerate(lasted)) / sum(lasted)


def write_mazes(mazes: Iterable[Maze], path: Path = DATA) -> None:
    """Write the data, a line for each maze to keep diffs readable."""
    lines = ",\n".join(json.dumps(asdict(maze), separators=(",", ":")) for maze in mazes)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def read_mazes(path: Path = DATA) -> list[Maze]:
    return [
        Maze(
            **{
                **given,
                "name": tuple(given["name"]),
                "kinds": tuple(given["kinds"]),
                "bonus": tuple(given["bonus"]),
                "starts": tuple(MazeStart(**start) for start in given["starts"]),
                "lasted": tuple(given["lasted"]),
                "short": None if given["short"] is None else tuple(given["short"]),
            }
        )
        for given in json.loads(path.read_text(encoding="utf-8"))
    ]
