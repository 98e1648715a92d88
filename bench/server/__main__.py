"""Moves a second and latency of the server, next to boardgame.io: `run.py bench server`.

Everything runs on this machine, clients and servers together, and sides alternate: trust the ratios, not the numbers.
An acknowledged move of ours is on disk; boardgame.io keeps its moves in memory. It plays games without rules: players
move one after the other (as in Pixl for two), or all at once (as in Pixoid for four).
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from bench.programs import Program, pixcade_server
from bench.server.boardgame_player import VERSION, boardgame_server, fill_matches
from bench.server.fleet import Failed, Fleet, percentile
from bench.server.pixcade_player import fill_tables
from bench.table import print_table, ratio, spread

GAMES = {"pixl": "turns", "pixoid": "programs"}
ROWS = ("moves a second", "moves a second of processor time", "p50, ms", "p99, ms")
Fill = Callable[[Fleet, int, str, int], Awaitable[None]]


@dataclass
class Side:
    """A server with its players, and its measurements."""

    name: str
    program: Program
    fill: Fill
    game: str
    fleet: Fleet = field(default_factory=Fleet)
    found: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in ROWS})

    async def measure(self, seconds: float, rate: float) -> None:
        """Measure at full speed, then at a rate that every side can keep."""
        moves, spent = self.fleet.acknowledged, self.program.processor_seconds()
        fast = await self.fleet.saturate(seconds)
        spent = self.program.processor_seconds() - spent
        times = await self.fleet.steadily(rate, 3 * seconds)
        per_processor = (self.fleet.acknowledged - moves - len(times)) / spent
        values = (fast, per_processor, percentile(times, 0.5), percentile(times, 0.99))
        for name, value in zip(ROWS, values, strict=True):
            self.found[name].append(value)


async def compare(sides: list[Side], given: argparse.Namespace) -> None:
    beating = [asyncio.ensure_future(side.fleet.keep_alive()) for side in sides]
    for side in sides:
        await side.fill(side.fleet, side.program.port, side.game, given.tables)
        await side.fleet.saturate(given.seconds)  # compilers need that, and the first games end
    for _ in range(given.repetitions):
        for side in sides:
            await side.measure(given.seconds, given.rate)
    for task in beating:
        task.cancel()


def measure(game: str, given: argparse.Namespace) -> None:
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours = stack.enter_context(pixcade_server(place / "ours"))
        sides = [Side("ours", ours, fill_tables, game)]
        if given.checkout:
            other = stack.enter_context(pixcade_server(place / "other", checkout=given.checkout))
            sides.append(Side(given.checkout.name, other, fill_tables, game))
        if peer := boardgame_server():
            stack.enter_context(peer)
            sides.append(Side(f"boardgame.io {VERSION}", peer, fill_matches, GAMES[game]))
        uvloop.run(compare(sides, given))
    header = ["", "ours", *(cell for side in sides[1:] for cell in (side.name, "ours to it"))]
    rows = []
    for name in ROWS:
        digits = 2 if name.endswith("ms") else 0
        own, others = sides[0].found[name], [side.found[name] for side in sides[1:]]
        rows.append([name, spread(own, digits), *(x for one in others for x in (spread(one, digits), ratio(own, one)))])
    print_table(f"{game}, {given.tables} tables; latency at {given.rate:g} moves a second", header, *rows)


def checkout(text: str) -> Path:
    """Return the folder of a checkout. A wrong one would compare this one with itself."""
    if not (Path(text) / "src" / "pixcade").is_dir():
        raise argparse.ArgumentTypeError(f"{text} has no src/pixcade. Give the folder of a checkout.")
    return Path(text).resolve()


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py bench server", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="of full speed, each time")
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second for latency")
    parser.add_argument("--checkout", type=checkout, help="another checkout of Pixcade to compare with")
    given = parser.parse_args()
    try:
        for game in [given.game] if given.game else GAMES:
            measure(game, given)
    except Failed as failure:
        print(f"failed: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
