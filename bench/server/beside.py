"""Our server beside boardgame.io: the same number of matches, sockets and messages, in one run."""

import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.server.children import Failure, Load, echo_server, our_server
from bench.server.figures import Promises, ratio, say, shown, title
from bench.server.peer import VERSION, boardgame_server
from bench.server.records import check

GAMES = 5
"""So many games must have ended, so that their records can be read."""


@dataclass(frozen=True)
class Extent:
    """How much is measured."""

    matches: int
    repetitions: int
    seconds: float
    """Of full load, each time."""
    rate: float
    steady: float
    """Seconds at that rate: in a few of them many games may end, or none, and the latest moves are those beside a game
    that ends. In these every table plays about a whole game."""
    tables: Sequence[int]
    """So many tables are opened, one after the other, in the run of our own."""


@dataclass(frozen=True)
class Names:
    """Which games are measured beside each other."""

    title: str
    ours: str
    theirs: str


TURNS = Names("Pixl for two, one moves after the other", "pixl", "turns")
SAME = Names("`turns` on both sides, one moves after the other", "turns", "turns")
PROGRAMS = Names("Pixoid for four, all program at once", "pixoid", "programs")


@dataclass
class Side:
    """What came out on one side, one figure for each repetition."""

    moves: list[float] = field(default_factory=list)
    per_processor: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    acknowledged: int = 0

    def begin(self, load: Load, extent: Extent) -> None:
        """Fill the tables, and play for a while that does not count: compilers need that."""
        load.do("come", tables=extent.matches)
        self.acknowledged += load.do("saturate", seconds=extent.seconds / 2)["acknowledged"]

    def measure(self, load: Load, extent: Extent) -> None:
        """Measure once: as fast as it goes, then at the load that both sides get."""
        fast = load.do("saturate", seconds=extent.seconds)
        self.moves.append(fast["moves"])
        self.per_processor.append(fast["per_processor"])
        steady = load.do("steadily", rate=extent.rate, seconds=extent.steady)
        for name in ("rate", "p50", "p99"):
            getattr(self, name).append(steady[name])
        self.acknowledged += fast["acknowledged"] + steady["acknowledged"]


def compare(names: Names, folder: Path | None, extent: Extent, promises: Promises, python: str) -> None:
    """Measure a game of ours, and one of theirs with as many players: in memory in turns with it, then kept in files.

    Files come last: for minutes after `FlatFile` has written thousands of them, whoever syncs waits two to ten times as
    long, even when all of them have been synced. Its server may end by itself, where a file is read that is just being
    written ("does not look like a valid storage file"): what it did until then counts.
    """
    title(f"{names.title}, {extent.matches} matches at once")
    ours, memory, files = Side(), Side(), Side()
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        data, recorded = Path(place) / "data", Path(place) / "recorded.json"
        with our_server(data, python=python) as server, Load("pixcade", server, names.ours) as load:
            load.do("record", file=str(recorded))
            limit, sockets = ceiling(recorded, names.ours, extent)
            sides = [(ours, load)]
            if folder is not None:
                for side, kept in ((memory, None), (files, Path(place) / "files")):
                    peer = stack.enter_context(boardgame_server(folder, kept))
                    sides.append((side, stack.enter_context(Load("boardgame", peer, names.theirs))))
            measure(sides[:2], extent)
            try:
                measure(sides[2:], extent)
            except Failure as failure:
                print(f"  FlatFile ended after {len(files.p99)} of {extent.repetitions} measurements: {failure}")
            games = load.do("finish", games=GAMES)
        sample, kept_programs = check(data, games["finished"], ours.acknowledged + games["acknowledged"])
    report(ours, memory, files, extent)
    say("the load generator alone", f"{limit:,.0f}", f"{limit / max(ours.moves):.1f} times ours")
    say("  its server: only sockets", f"{sockets:,.0f}", "moves a second of processor")
    print(
        f"  {len(games['finished'])} games ended, {sample} records read, {kept_programs:,} programs kept, none missing"
    )
    promises.above(f"{names.ours}: load generator beside ours", limit / max(ours.moves), 3)
    if memory.moves:
        promises.above(f"{names.ours}: moves a second beside memory", median(ours.moves) / median(memory.moves), 1.5)
        promises.below(f"{names.ours}: p99 beside memory", median(ours.p99) / median(memory.p99), 1.5)
    if files.p99:
        promises.above(f"{names.ours}: moves a second beside files", median(ours.moves) / median(files.moves), 5)
        promises.below(f"{names.ours}: p99 beside files", median(ours.p99) / median(files.p99), 1)


def measure(sides: Sequence[tuple[Side, Load]], extent: Extent) -> None:
    """Measure these in turns."""
    for side, driven in sides:
        side.begin(driven, extent)
    for _ in range(extent.repetitions):
        for side, driven in sides:
            side.measure(driven, extent)


def report(ours: Side, memory: Side, files: Side, extent: Extent) -> None:
    """Print all sides beside each other, and what each of them promises about a move that it has acknowledged."""
    others = [(side, name) for side, name in ((memory, "memory"), (files, "FlatFile")) if side.p99]
    say("", "ours", *[heading for _, name in others for heading in (f"boardgame.io {VERSION}, {name}", "ours to it")])
    promised = {"memory": "lost with the process", "FlatFile": "in a file, never synced"}
    say("an acknowledged move is", "on disk, synced", *[word for _, name in others for word in (promised[name], "")])
    row("moves a second", ours.moves, [side.moves for side, _ in others])
    row("moves a second of processor", ours.per_processor, [side.per_processor for side, _ in others])
    row(f"at {extent.rate:g} moves a second: reached", ours.rate, [side.rate for side, _ in others])
    row("  sent to acknowledged, p50 ms", ours.p50, [side.p50 for side, _ in others], digits=2)
    row("  sent to acknowledged, p99 ms", ours.p99, [side.p99 for side, _ in others], digits=2)


def row(name: str, ours: Sequence[float], others: Sequence[Sequence[float]], digits: int = 0) -> None:
    """Print a figure of all sides, each of the others with our ratio to it."""
    columns = [column for one in others for column in (shown(one, digits=digits), ratio(ours, one))]
    say(name, shown(ours, digits=digits), *columns)


def ceiling(recorded: Path, game: str, extent: Extent) -> tuple[float, float]:
    """Return how many moves a second the load generator takes against a server that only repeats a game.

    And how many a second of processor that server does, which has nothing but its sockets to look after.
    """
    with echo_server(recorded) as server, Load("echo", server, game) as load:
        load.do("come", tables=extent.matches, recorded=str(recorded))
        runs = [load.do("saturate", seconds=extent.seconds) for _ in range(extent.repetitions)]
        return max(float(run["moves"]) for run in runs), median(float(run["per_processor"]) for run in runs)
