"""Writes docs/atlas.md from the data."""

from statistics import mean
from textwrap import fill

from pixcade.lab.makers.atlas.collection import EVEN, ROOT, START_DECIDES, Maze
from pixcade.lab.makers.atlas.pictures import english_name

PAGE = ROOT / "docs" / "atlas.md"
WIDTH = 119
WORDS = {"even": "even", "start": "the start decides"}
INTRODUCTION = """
Four tiles with two sides lie in 384 ways, {all} where turned boards count once. Every position of every one of these
{all} boards is solved exactly ([solver.md](solver.md)). The page *Mazes* of the server shows the same figures with
pictures; each board has its own address there, `/mazes/CODE`.

![All mazes: a column for each noun, a row for each adjective](pictures/mazes.svg)
"""
FOUND = """
A start is *worth* what Pixoid gets from it when everybody plays exactly: a cube of the reserve counts 1, a bonus cube
1/2; the three Bugs are one mind and stand on the other three starts. Since a Bug gets what is left of the reserve
(P5.2), at 6 Pixoid and each Bug gain the same.

- A start is worth {average:.2f} on average, and exact play lasts {cubes:.2f} turns.

- Pixoid chooses first (P2.4), and the best start of a board is worth {least_best:.2f} to {most_best:.2f}: who knows
  the board never gets less than a Bug.

- Only {even} of {all} boards have all four starts within {EVEN} cubes; on average the best is worth {spread:.2f} more
  than the worst.

- The short game (P6.1) was solved for {short} boards. Every start of every one of them is worth {chance:.4f}: Bugs of
  one mind win it for certain (the error is at most 0.0003).

- In {pure:.0%} of all positions both sides have one best move, on no board in fewer than {least_pure:.0%}.

- Silence costs the Bugs at most {silence:.3f} cubes a turn on average of positions from exact play, and
  {most_silence:.3f} on the board where it costs the most.
"""
PLAINLY = """
The starts of `p1` differ too much. On {far} of {all} boards the best start is worth at least {START_DECIDES} cubes
more than the worst. It is no advantage for a seat, since each player is Pixoid once and chooses first; but the choice
of the start weighs as much as several turns, and nothing on the board says so. A later tile set can do better by
these figures; `p1` stays as it is, since its layouts stand in records.
"""
NAMED = """
*Gentle*, *mild*, *fair*, *tough* and *brutal* are fifths of all boards by what a start is worth to Pixoid on average;
the web client labels mazes with them. *Even*: starts within {EVEN} cubes. *The start decides*: {START_DECIDES} or more
between the best and the worst.

Names are made of the tiles, so that all four rotations of a board share one: the noun tells which side of tile 1 is
up (round things for its rings, things with bars for its grill) and the order of the others clockwise from it, the
adjective which sides of tiles 2, 3 and 4 are up. They never change.
"""
HOW = """
    python -m pixcade.lab.makers.atlas.figures --short >> raw.jsonl    on a machine with a GPU, NumPy, numba and CuPy
    python -m pixcade.lab.makers.atlas collect raw.jsonl               writes fixtures/mazes/p1.json
    python -m pixcade.lab.makers.atlas page                            writes this page and its picture

The first solves a board as `pixcade solve` does, then plays 1,500 rounds from each start, both sides drawing from
their exact mixes, and takes 200 different positions that came up for the price of silence, or all where there are
fewer. Silent Bugs each draw a run of their own; the best such product of three mixes is searched by linear programs
for one Bug at a time, from nine beginnings, so the true price may be lower. The mean result of the rounds agrees
with the worth of the start.
"""
HEAD = "| maze | layout | starts and their worth | average | spread | lasts | silence | pure | short | in words |"


def text(mazes: list[Maze]) -> str:
    figures = numbers_of(mazes)
    return "\n\n".join(
        [
            "# The mazes of `p1`, solved",
            wrap_paragraphs(INTRODUCTION.format(**figures)),
            "## What was found",
            wrap_paragraphs(FOUND.format(**figures)),
            extremes(mazes),
            "## Said plainly",
            wrap_paragraphs(PLAINLY.format(**figures)),
            "## Words and names",
            wrap_paragraphs(NAMED.format(**figures)),
            "## How",
            wrap_paragraphs(HOW),
            "## All of them, the kindest first",
            table(mazes) + "\n",
        ]
    )


def wrap_paragraphs(given: str) -> str:
    """Wrap paragraphs, except those indented by four; list items stay together."""
    paragraphs = [
        part if part.startswith("    ") else fill(" ".join(part.split()), WIDTH, subsequent_indent=indent(part))
        for part in given.strip("\n").split("\n\n")
    ]
    return "\n\n".join(paragraphs).replace("\n\n- ", "\n- ").replace("\n- ", "\n\n- ", 1)


def indent(part: str) -> str:
    return "  " if part.startswith("- ") else ""


def numbers_of(mazes: list[Maze]) -> dict[str, float]:
    return {
        "all": len(mazes),
        "EVEN": EVEN,
        "START_DECIDES": START_DECIDES,
        "even": sum(maze.spread <= EVEN for maze in mazes),
        "far": sum(maze.spread >= START_DECIDES for maze in mazes),
        "average": mean(maze.average for maze in mazes),
        "spread": mean(maze.spread for maze in mazes),
        "cubes": mean(maze.cubes for maze in mazes),
        "least_best": min(maze.best for maze in mazes),
        "most_best": max(maze.best for maze in mazes),
        "short": sum(maze.short is not None for maze in mazes),
        "chance": max(chance for maze in mazes for chance in maze.short or ()),
        "pure": mean(maze.pure for maze in mazes),
        "least_pure": min(maze.pure for maze in mazes),
        "silence": mean(maze.silence for maze in mazes),
        "most_silence": max(maze.silence for maze in mazes),
    }


def extremes(mazes: list[Maze]) -> str:
    found = {
        "kindest": max(mazes, key=lambda maze: maze.average),
        "cruellest": min(mazes, key=lambda maze: maze.average),
        "fairest": min(mazes, key=lambda maze: maze.spread),
        "most uneven": max(mazes, key=lambda maze: maze.spread),
    }
    rows = [
        f"| {which} | {english_name(maze)} | `{maze.code}` | {starts(maze)} | {maze.average:.2f} | {maze.spread:.2f} |"
        for which, maze in found.items()
    ]
    return "\n".join(["| | maze | layout | worth of the starts | average | spread |", "| --- " * 6 + "|", *rows])


def table(mazes: list[Maze]) -> str:
    rows = [
        f"| {english_name(maze)} | `{maze.code}` | {starts(maze)} | {maze.average:.2f} | {maze.spread:.2f} |"
        f" {maze.cubes:.2f} | {maze.silence:.3f} | {maze.pure:.1%} | {short(maze)} |"
        f" {', '.join([maze.level, *(WORDS[kind] for kind in maze.kinds)])} |"
        for maze in sorted(mazes, key=lambda maze: (-maze.average, maze.code))
    ]
    return "\n".join([HEAD, "| --- " * (HEAD.count("|") - 1) + "|", *rows])


def starts(maze: Maze) -> str:
    return ", ".join(f"{start.pix} {start.worth:.2f}" for start in maze.starts)


def short(maze: Maze) -> str:
    """Return the probability of winning the short game, if solved."""
    return "" if maze.short is None else f"{max(maze.short):.4f}"
