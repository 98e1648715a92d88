"""Writes docs/atlas.md from the data."""

from statistics import mean
from textwrap import fill

from pixcade.lab.makers.atlas.collection import EVEN, ROOT, START_DECIDES, Maze
from pixcade.lab.makers.atlas.pictures import english_name

PAGE = ROOT / "docs" / "atlas.md"
WIDTH = 119
WORDS = {"even": "even", "start": "the start decides"}
INTRODUCTION = """
Four tiles with two sides make 384 mazes, {all} of them different if rotations count as one. Every position on each of
them is [solved](exact.md). The page *Mazes* of the web client shows the same numbers with pictures; each maze has its
own address there, `/mazes/CODE`.

![All mazes: a column for each noun, a row for each adjective](pictures/mazes.svg)
"""
FOUND = """
A start is *worth* what Pixoid gets from it if everyone plays exactly. A cube of the reserve counts 1 and a bonus cube
1/2; the three Bugs play as one and stand on the other three starts. A Bug scores the rest of the reserve (P5.2), so at
a worth of 6 Pixoid and each Bug gain the same.

- A start is worth {average:.2f} on average, and a round of exact play lasts {cubes:.2f} turns.

- Pixoid chooses first (P2.4). The best start of a maze is worth {least_best:.2f} to {most_best:.2f}, so a player who
  knows the maze never gets less than a Bug.

- Only {even} of {all} mazes have all four starts within {EVEN} cubes. On average the best start is worth {spread:.2f}
  more than the worst.

- The short game (P6.1) was solved for {short} mazes. Every start is worth {chance:.4f}: Bugs who play as one win it
  for certain (the error is at most 0.0003).

- In {pure:.0%} of all positions both sides have a single best move, and on every maze in at least {least_pure:.0%}.

- Silence costs the Bugs at most {silence:.3f} cubes per turn on average over positions from exact play, and
  {most_silence:.3f} on the maze where it costs the most.
"""
PLAINLY = """
On {far} of {all} mazes the best start is worth at least {START_DECIDES} cubes more than the worst. That gives no seat
an advantage, since each player is Pixoid once and chooses first. But the choice of the start then matters as much as
several turns, and nothing on the board shows it. A later set of tiles can do better; `p1` stays as it is, because
saved games use it.
"""
NAMED = """
*Gentle*, *mild*, *fair*, *tough* and *brutal* are the five fifths of all mazes by the average worth of their starts.
*Even*: starts within {EVEN} cubes. *The start decides*: {START_DECIDES} or more between the best and the worst.

A name is made from the tiles, so all four rotations of a maze share it. The noun says which side of tile 1 is up and
in which order the others follow clockwise; the adjective says which sides of tiles 2, 3 and 4 are up. Names never
change.
"""
HOW = """
    python -m pixcade.lab.makers.atlas.figures --short >> raw.jsonl    on a machine with a GPU, NumPy, numba and CuPy
    python -m pixcade.lab.makers.atlas collect raw.jsonl               writes fixtures/mazes/p1.json
    python -m pixcade.lab.makers.atlas page                            writes this page and its picture

The first command solves a maze as `pixcade solve` does, plays 1,500 rounds from each start with moves drawn from the
exact mixes, and takes up to 200 different positions from them for the price of silence. Silent Bugs draw
independently; the best product of three mixes is searched by linear programs for one Bug at a time, from nine starting
points, so the true price may be lower. The mean result of the rounds agrees with the worth of the start.
"""
HEAD = "| maze | layout | worth of the starts | average | spread | lasts | silence | pure | short | in words |"


def text(mazes: list[Maze]) -> str:
    figures = numbers_of(mazes)
    return "\n\n".join(
        [
            "# The mazes of `p1`, solved",
            wrap_paragraphs(INTRODUCTION.format(**figures)),
            "## Results",
            wrap_paragraphs(FOUND.format(**figures)),
            extremes(mazes),
            "## Is that fair?",
            wrap_paragraphs(PLAINLY.format(**figures)),
            "## Words and names",
            wrap_paragraphs(NAMED.format(**figures)),
            "## How it was made",
            wrap_paragraphs(HOW),
            "## All mazes, the kindest first",
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
