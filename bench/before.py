"""`python -m bench.before CHECKOUT`: what a program costs here and in another checkout, without sockets and store.

Both play the same games in turns, several times. Of every round the quickest time counts, since whatever else the
machine does can only add to it: so a gain of a few hundredths is seen on a busy machine, too. With `--python` this
checkout is run by another Python of the same minor version, with the packages of this one.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import sysconfig
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop

ROOT = Path(__file__).parents[1]
PACKAGES = sysconfig.get_path("platlib")
ROUNDS = {"pixl": 110, "pixoid": 40}
PASSES = 8


class Checkout:
    """A process that plays with the code of a checkout whenever it is told to."""

    def __init__(self, stack: ExitStack, folder: Path, game: str, python: str = sys.executable) -> None:
        self.best: list[float] = []
        self.programs = 0
        self.process = stack.enter_context(
            subprocess.Popen(
                [python, str(Path(__file__).resolve()), str(folder), "--play", game],
                cwd=folder,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, folder / "src", PACKAGES)))},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )

    def play(self) -> None:
        """Let it play once more, and keep the quickest time of every round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        programs, *rounds = self.process.stdout.readline().split()
        assert self.programs in (0, int(programs)), "it plays the same games every time"
        self.programs = int(programs)
        self.best = list(map(min, self.best, map(float, rounds))) if self.best else list(map(float, rounds))

    @property
    def microseconds(self) -> float:
        """What a program costs."""
        return sum(self.best) / self.programs * 1_000_000


async def play(game: str) -> None:
    """Play whenever a line comes in, and say how many programs there were and how long each round took."""
    drawn = random.Random()
    os.urandom = drawn.randbytes  # before anything of ours is imported: boards are drawn from it
    from bench.server.inside import TABLES, Inside
    from pixcade.server.cli.serve import settle_down

    async def once() -> tuple[int, list[float]]:
        drawn.seed(1)
        inside = Inside(game)
        tables = [await inside.table() for _ in range(TABLES)]
        programs, spent = 0, []
        for _ in range(ROUNDS[game]):
            for at, (room, _) in enumerate(tables):
                if room.table.over:
                    inside.registry.put_away(room)
                    tables[at] = await inside.table()
            asked = [(room, people[seat], text) for room, people in tables for seat, text in inside.programs(room)]
            programs += len(asked)
            began = time.thread_time()
            for room, socket, text in asked:
                assert inside.sockets.answer_fast(room, socket, text), "every program here is a plain one"
            while not all(room.queue.empty for room, _ in tables):
                await asyncio.sleep(0)
            spent.append(time.thread_time() - began)
        return programs, spent

    await once()
    settle_down()
    for _ in sys.stdin:
        programs, spent = await once()
        print(programs, *spent, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--python", default=sys.executable, help="what runs this checkout")
    parser.add_argument("--play", choices=list(ROUNDS), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        uvloop.run(play(given.play))
        return
    for game in ROUNDS:
        with ExitStack() as stack:
            old = Checkout(stack, given.checkout.resolve(), game)
            new = Checkout(stack, ROOT, game, given.python)
            for _ in range(PASSES):
                old.play()
                new.play()
            costs = f"{old.microseconds:.0f} us there, {new.microseconds:.0f} us here"
            print(f"{game}: {costs}, ratio {new.microseconds / old.microseconds:.2f} ({old.programs:,} programs)")
            for one in (old, new):
                assert one.process.stdin is not None
                one.process.stdin.close()


if __name__ == "__main__":
    main()
