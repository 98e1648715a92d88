"""A puzzle and its notation: one line of fixtures/puzzles/puzzles.txt.

    only 1480 grab.stop amber U1=1500 R2=750 60:sky.U1,rose.R2,mint.L3 | pixoid p1-1A.2A.3A.4A taken=10 ...

That is: kind, rating, ideas, the moving piece, its options, the others' plans, the position. An option has its worth
in thousandths of a cube, or in Pixl of the victory or of a point. In a mix it has its share of the best mix, in
thousandths, too, then its payoff against each relevant answer of the Bugs.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from pixcade.games.errors import InvalidNotation

ROOT = Path(__file__).resolve().parents[5]
DATA = ROOT / "fixtures" / "puzzles" / "puzzles.txt"

ONLY, PUNISH, THIRD, MIX = "only", "punish", "third", "mix"
MOVE, GAIN, THREAT = "move", "gain", "threat"
PIXL_KINDS = (MOVE, GAIN, THREAT)
KINDS = (ONLY, PUNISH, THIRD, MIX, *PIXL_KINDS)
THOUSAND = 1000
OPTION = re.compile(r"(?P<move>@?[A-Za-z]\w*)=(?P<worth>\d+)(:(?P<row>\d+(\.\d+)*))?", re.ASCII)
PLAN = re.compile(r"(?P<share>\d+):(?P<moves>[a-z]+\.[UDLR]\d(,[a-z]+\.[UDLR]\d)*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class PuzzleOption:
    """An option: its worth, or in a mix its share and its payoffs."""

    move: str
    worth: int
    row: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """Other pieces' moves, and their frequency in per cent."""

    share: int
    moves: tuple[tuple[str, str], ...]
    """Pieces and their moves."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and a question about it."""

    kind: str
    rating: int
    ideas: tuple[str, ...]
    piece: str
    options: tuple[PuzzleOption, ...]
    plans: tuple[Plan, ...]
    position: str


def format_puzzle(puzzle: Puzzle) -> str:
    options = [
        f"{one.move}={one.worth}" + (":" + ".".join(map(str, one.row)) if one.row else "") for one in puzzle.options
    ]
    plans = [f"{plan.share}:" + ",".join(f"{piece}.{move}" for piece, move in plan.moves) for plan in puzzle.plans]
    head = [puzzle.kind, str(puzzle.rating), ".".join(puzzle.ideas), puzzle.piece]
    return " ".join([*head, *options, *plans, "|", puzzle.position])


def parse_puzzle(line: str) -> Puzzle:
    """Parse a puzzle. Raises InvalidNotation."""
    head, bar, position = line.partition(" | ")
    kind, rating, ideas, piece, *words = (head.split(" ") + [""] * 4)[: max(4, head.count(" ") + 1)]
    if not bar or kind not in KINDS or not rating.isdecimal():
        raise InvalidNotation("puzzles.not-a-puzzle", text=line[:80])
    options, plans = [], []
    for word in words:
        if option := OPTION.fullmatch(word):
            row = tuple(map(int, option["row"].split("."))) if option["row"] else ()
            options.append(PuzzleOption(option["move"], int(option["worth"]), row))
        elif plan := PLAN.fullmatch(word):
            pairs = [part.partition(".") for part in plan["moves"].split(",")]
            plans.append(Plan(int(plan["share"]), tuple((whose, move) for whose, _, move in pairs)))
        else:
            raise InvalidNotation("puzzles.not-a-puzzle", text=word[:80])
    return Puzzle(kind, int(rating), tuple(ideas.split(".")), piece, tuple(options), tuple(plans), position)


def read_puzzles(path: Path = DATA) -> list[Puzzle]:
    """Return the shipped puzzles in the order of the days."""
    return [parse_puzzle(line) for line in path.read_text(encoding="utf-8").splitlines()]


def best_of(puzzle: Puzzle) -> PuzzleOption:
    """Return the answer: the maximum for Pixoid and in Pixl, the minimum for a Bug. A mix has none."""
    choose = min if puzzle.kind == THIRD else max
    return choose(puzzle.options, key=lambda one: one.worth)


def losses_of(puzzle: Puzzle) -> list[int]:
    """Return the losses of the other options, ascending."""
    best = best_of(puzzle)
    return sorted(abs(best.worth - one.worth) for one in puzzle.options if one is not best)
