"""How dangerous the four Start Pix of a layout are: how long Pixoid survives from each, by many simulated rounds.

`python -m pixcade.bots.pixoid.start_danger` writes the figures of every tile set anew, into `figures/` beside this
module. The rounds are played on tables of bits rather than by the rules, because there are 1.5 million of them; a test
holds them equal to the rules and the bots of `pixcade.bots.baseline`, draw by draw.
"""

import csv
import io
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from random import Random

from pixcade.bots.pixoid.greedy import distinct_programs, walking_distances
from pixcade.games.pixoid.board import Board, Pix, board, layouts_up_to_rotation
from pixcade.games.pixoid.state import RESERVE
from pixcade.games.pixoid.tiles import TILE_SETS

ROUNDS = 2_000
SEED = 1
KINDS = ("random", "greedy")
STARTS = 4
HEADERS = ("layout", "average", "largest", "dead_ends", *(f"{kind}_{at}" for kind in KINDS for at in range(1, 5)))

Bits = int
"""A set of Pix, one bit each."""
Way = tuple[Bits, Pix]
"""A path as the set of its Pix, and its end."""


@dataclass(frozen=True)
class StartFigures:
    """Figures of a layout. `random` and `greedy` are the mean survived turns from each Start Pix, in board order."""

    layout: str
    average: float
    """Straight-line destinations of a Pix, on average."""
    largest: int
    """The most of them that a Pix has."""
    dead_ends: int
    random: tuple[float, ...]
    greedy: tuple[float, ...]

    @property
    def spread(self) -> float:
        """How many times as long one survives from the best start as from the worst, for the bots that differ most."""
        return max(max(turns) / max(min(turns), 0.01) for turns in (self.random, self.greedy))


@dataclass(frozen=True)
class Tables:
    """A board as bit sets: the lookup tables of the simulation."""

    programs: tuple[tuple[Way, ...], ...]
    """Every legal program of each Pix, in the order of the rules."""
    ways: tuple[tuple[Way, ...], ...]
    """One for each direction and length that differ in effect."""
    lines: tuple[Bits, ...]
    """All Pix on the straight lines from each Pix."""
    distances: tuple[tuple[int, ...], ...]
    bonus: Bits


def bits(pix: Iterable[Pix]) -> Bits:
    """Return a set of Pix."""
    found = 0
    for one in pix:
        found |= 1 << one
    return found


def tables(layout: Board) -> Tables:
    """Compute the lookup tables for a board."""
    every = range(layout.size * layout.size)
    return Tables(
        programs=tuple(tuple((bits(path), path[-1]) for path in layout.paths[pix].values()) for pix in every),
        ways=tuple(tuple((bits(path), path[-1]) for path in distinct_programs(layout, pix).values()) for pix in every),
        lines=tuple(bits(pix for ray in layout.rays[here].values() for pix in ray) for here in every),
        distances=walking_distances(layout.size, layout.joined),
        bonus=bits(layout.bonus),
    )


def random_round(known: Tables, start: Pix, bugs: Sequence[Pix], random: Random) -> int:
    """Play a round of random moves and return how many turns Pixoid survived."""
    pixoid, hunters = start, list(bugs)
    choose = random.choice
    programs = known.programs
    for turn in range(RESERVE):
        run, end = choose(programs[pixoid])
        choices = [choose(programs[bug]) for bug in hunters]
        if run & bits(hunters):
            return turn
        for path, _ in choices:
            if path >> end & 1:
                return turn
        pixoid, hunters = end, [there for _, there in choices]
    return RESERVE


def greedy_round(known: Tables, start: Pix, bugs: Sequence[Pix], random: Random) -> int:
    """Play a round of greedy moves and return how many turns Pixoid survived."""
    pixoid, hunters, bonus = start, list(bugs), known.bonus
    choose = random.choice
    ways, lines = known.ways, known.lines
    for turn in range(RESERVE):
        standing = bits(hunters)
        options = ways[pixoid]
        free = [way for way in options if not way[0] & standing]
        first, second, third = (lines[bug] for bug in hunters)
        best, safest = -1_000, []
        for way in free or options:
            run, end = way
            danger = (first >> end & 1) + (second >> end & 1) + (third >> end & 1)
            value = (run & bonus).bit_count() - 100 * danger
            if value > best:
                best, safest = value, [way]
            elif value == best:
                safest.append(way)
        run, end = choose(safest)
        targets = bits(there for _, there in free)
        distance = known.distances[pixoid]
        caught = bool(run & standing)
        for at, bug in enumerate(hunters):
            best, closest = -1_000, []
            for way in ways[bug]:
                value = 1_000 * (way[0] & targets).bit_count() - distance[way[1]]
                if value > best:
                    best, closest = value, [way]
                elif value == best:
                    closest.append(way)
            path, hunters[at] = choose(closest)
            if path >> end & 1:
                caught = True
        if caught:
            return turn
        pixoid, bonus = end, bonus & ~run
    return RESERVE


ROUND = {"random": random_round, "greedy": greedy_round}


def survived(layout: Board, kind: str, rounds: int, seed: int) -> tuple[float, ...]:
    """Return the mean survived turns from each Start Pix, the Bugs on the other three."""
    known = tables(layout)
    means = []
    for at, start in enumerate(layout.starts):
        random = Random(f"{seed} {layout.code} {kind} {at}")
        bugs = [pix for pix in layout.starts if pix != start]
        total = sum(ROUND[kind](known, start, bugs, random) for _ in range(rounds))
        means.append(round(total / rounds, 3))
    return tuple(means)


def figures_of(code: str, rounds: int = ROUNDS, seed: int = SEED) -> StartFigures:
    """Measure one layout."""
    layout = board(code)
    every = [layout.rays[pix] for pix in range(len(layout.names))]
    seen = [sum(len(ray) for ray in rays.values()) for rays in every]
    exits = [sum(1 for ray in rays.values() if ray) for rays in every]
    return StartFigures(
        layout=code,
        average=round(sum(seen) / len(seen), 2),
        largest=max(seen),
        dead_ends=exits.count(1),
        random=survived(layout, "random", rounds, seed),
        greedy=survived(layout, "greedy", rounds, seed),
    )


def measure(codes: Sequence[str], rounds: int = ROUNDS, seed: int = SEED, processes: int = 2) -> Iterator[StartFigures]:
    """Measure layouts in parallel processes."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(figures_of, codes, [rounds] * len(codes), [seed] * len(codes))


def write_figures(measured: Iterable[StartFigures]) -> str:
    """Write figures as CSV."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(HEADERS)
    for one in measured:
        table.writerow([one.layout, one.average, one.largest, one.dead_ends, *one.random, *one.greedy])
    return text.getvalue()


def read_figures(text: str) -> dict[str, StartFigures]:
    """Read what `write_figures` wrote, by layout."""
    rows = list(csv.reader(io.StringIO(text)))
    assert tuple(rows[0]) == HEADERS, "the figures' first line names the columns"
    found = {}
    for layout, average, largest, dead_ends, *turns in rows[1:]:
        means = tuple(map(float, turns))
        found[layout] = StartFigures(
            layout, float(average), int(largest), int(dead_ends), means[:STARTS], means[STARTS:]
        )
    return found


@cache
def known_figures(set_name: str) -> dict[str, StartFigures]:
    """Return the figures of a tile set's 96 layouts that come with the package."""
    return read_figures((files(__package__) / "figures" / f"{set_name}.csv").read_text(encoding="utf-8"))


def main() -> None:
    """Measure every tile set and write its figures."""
    folder = Path(__file__).parent / "figures"
    for set_name in TILE_SETS:
        codes = layouts_up_to_rotation(set_name)
        measured = []
        for count, one in enumerate(measure(codes), start=1):
            measured.append(one)
            print(f"{count} of {len(codes)}: {one.layout}, spread {one.spread:.2f}", file=sys.stderr, flush=True)
        folder.mkdir(exist_ok=True)
        (folder / f"{set_name}.csv").write_text(write_figures(measured), encoding="utf-8")
        print(f"The largest spread is {max(one.spread for one in measured):.2f}.", file=sys.stderr)


if __name__ == "__main__":
    main()
